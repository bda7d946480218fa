// Table: every .txt file under Locales/, in the order of the paths; a test holds this list to the folder.
#include "CTables.h"

static const unsigned char af_words[] = {
#embed "../../../Locales/af/words.txt"
};
static const unsigned char am_words[] = {
#embed "../../../Locales/am/words.txt"
};
static const unsigned char ar_system[] = {
#embed "../../../Locales/ar/system.txt"
};
static const unsigned char ar_words[] = {
#embed "../../../Locales/ar/words.txt"
};
static const unsigned char az_words[] = {
#embed "../../../Locales/az/words.txt"
};
static const unsigned char be_words[] = {
#embed "../../../Locales/be/words.txt"
};
static const unsigned char bg_words[] = {
#embed "../../../Locales/bg/words.txt"
};
static const unsigned char bn_words[] = {
#embed "../../../Locales/bn/words.txt"
};
static const unsigned char bs_words[] = {
#embed "../../../Locales/bs/words.txt"
};
static const unsigned char ca_words[] = {
#embed "../../../Locales/ca/words.txt"
};
static const unsigned char cnr_words[] = {
#embed "../../../Locales/cnr/words.txt"
};
static const unsigned char cs_system[] = {
#embed "../../../Locales/cs/system.txt"
};
static const unsigned char cs_words[] = {
#embed "../../../Locales/cs/words.txt"
};
static const unsigned char cy_words[] = {
#embed "../../../Locales/cy/words.txt"
};
static const unsigned char da_system[] = {
#embed "../../../Locales/da/system.txt"
};
static const unsigned char da_words[] = {
#embed "../../../Locales/da/words.txt"
};
static const unsigned char de_system[] = {
#embed "../../../Locales/de/system.txt"
};
static const unsigned char de_verbs[] = {
#embed "../../../Locales/de/verbs.txt"
};
static const unsigned char de_words[] = {
#embed "../../../Locales/de/words.txt"
};
static const unsigned char el_system[] = {
#embed "../../../Locales/el/system.txt"
};
static const unsigned char el_words[] = {
#embed "../../../Locales/el/words.txt"
};
static const unsigned char en_lexicon_mostly_nouns[] = {
#embed "../../../Locales/en/lexicon-mostly-nouns.txt"
};
static const unsigned char en_lexicon_nouns[] = {
#embed "../../../Locales/en/lexicon-nouns.txt"
};
static const unsigned char en_lexicon_verbs[] = {
#embed "../../../Locales/en/lexicon-verbs.txt"
};
static const unsigned char en_system[] = {
#embed "../../../Locales/en/system.txt"
};
static const unsigned char en_title_style[] = {
#embed "../../../Locales/en/title-style.txt"
};
static const unsigned char en_verbs[] = {
#embed "../../../Locales/en/verbs.txt"
};
static const unsigned char en_words[] = {
#embed "../../../Locales/en/words.txt"
};
static const unsigned char es_system[] = {
#embed "../../../Locales/es/system.txt"
};
static const unsigned char es_verbs[] = {
#embed "../../../Locales/es/verbs.txt"
};
static const unsigned char es_words[] = {
#embed "../../../Locales/es/words.txt"
};
static const unsigned char et_words[] = {
#embed "../../../Locales/et/words.txt"
};
static const unsigned char eu_words[] = {
#embed "../../../Locales/eu/words.txt"
};
static const unsigned char fa_words[] = {
#embed "../../../Locales/fa/words.txt"
};
static const unsigned char fi_system[] = {
#embed "../../../Locales/fi/system.txt"
};
static const unsigned char fi_words[] = {
#embed "../../../Locales/fi/words.txt"
};
static const unsigned char fil_words[] = {
#embed "../../../Locales/fil/words.txt"
};
static const unsigned char fo_words[] = {
#embed "../../../Locales/fo/words.txt"
};
static const unsigned char fr_system[] = {
#embed "../../../Locales/fr/system.txt"
};
static const unsigned char fr_verbs[] = {
#embed "../../../Locales/fr/verbs.txt"
};
static const unsigned char fr_words[] = {
#embed "../../../Locales/fr/words.txt"
};
static const unsigned char ga_words[] = {
#embed "../../../Locales/ga/words.txt"
};
static const unsigned char gl_words[] = {
#embed "../../../Locales/gl/words.txt"
};
static const unsigned char gu_words[] = {
#embed "../../../Locales/gu/words.txt"
};
static const unsigned char he_system[] = {
#embed "../../../Locales/he/system.txt"
};
static const unsigned char he_words[] = {
#embed "../../../Locales/he/words.txt"
};
static const unsigned char hi_words[] = {
#embed "../../../Locales/hi/words.txt"
};
static const unsigned char hr_words[] = {
#embed "../../../Locales/hr/words.txt"
};
static const unsigned char hu_system[] = {
#embed "../../../Locales/hu/system.txt"
};
static const unsigned char hu_words[] = {
#embed "../../../Locales/hu/words.txt"
};
static const unsigned char hy_words[] = {
#embed "../../../Locales/hy/words.txt"
};
static const unsigned char id_words[] = {
#embed "../../../Locales/id/words.txt"
};
static const unsigned char is_words[] = {
#embed "../../../Locales/is/words.txt"
};
static const unsigned char it_system[] = {
#embed "../../../Locales/it/system.txt"
};
static const unsigned char it_words[] = {
#embed "../../../Locales/it/words.txt"
};
static const unsigned char ja_lexicon_verbal_nouns[] = {
#embed "../../../Locales/ja/lexicon-verbal-nouns.txt"
};
static const unsigned char ja_system[] = {
#embed "../../../Locales/ja/system.txt"
};
static const unsigned char ja_verbs[] = {
#embed "../../../Locales/ja/verbs.txt"
};
static const unsigned char ja_words[] = {
#embed "../../../Locales/ja/words.txt"
};
static const unsigned char ka_words[] = {
#embed "../../../Locales/ka/words.txt"
};
static const unsigned char kk_words[] = {
#embed "../../../Locales/kk/words.txt"
};
static const unsigned char km_words[] = {
#embed "../../../Locales/km/words.txt"
};
static const unsigned char kn_words[] = {
#embed "../../../Locales/kn/words.txt"
};
static const unsigned char ko_system[] = {
#embed "../../../Locales/ko/system.txt"
};
static const unsigned char ko_words[] = {
#embed "../../../Locales/ko/words.txt"
};
static const unsigned char ky_words[] = {
#embed "../../../Locales/ky/words.txt"
};
static const unsigned char lo_words[] = {
#embed "../../../Locales/lo/words.txt"
};
static const unsigned char lt_words[] = {
#embed "../../../Locales/lt/words.txt"
};
static const unsigned char lv_words[] = {
#embed "../../../Locales/lv/words.txt"
};
static const unsigned char mk_words[] = {
#embed "../../../Locales/mk/words.txt"
};
static const unsigned char ml_words[] = {
#embed "../../../Locales/ml/words.txt"
};
static const unsigned char mn_words[] = {
#embed "../../../Locales/mn/words.txt"
};
static const unsigned char mr_words[] = {
#embed "../../../Locales/mr/words.txt"
};
static const unsigned char ms_words[] = {
#embed "../../../Locales/ms/words.txt"
};
static const unsigned char my_words[] = {
#embed "../../../Locales/my/words.txt"
};
static const unsigned char nb_system[] = {
#embed "../../../Locales/nb/system.txt"
};
static const unsigned char nb_words[] = {
#embed "../../../Locales/nb/words.txt"
};
static const unsigned char ne_words[] = {
#embed "../../../Locales/ne/words.txt"
};
static const unsigned char nl_system[] = {
#embed "../../../Locales/nl/system.txt"
};
static const unsigned char nl_words[] = {
#embed "../../../Locales/nl/words.txt"
};
static const unsigned char nn_words[] = {
#embed "../../../Locales/nn/words.txt"
};
static const unsigned char pa_words[] = {
#embed "../../../Locales/pa/words.txt"
};
static const unsigned char pl_system[] = {
#embed "../../../Locales/pl/system.txt"
};
static const unsigned char pl_words[] = {
#embed "../../../Locales/pl/words.txt"
};
static const unsigned char pt_system[] = {
#embed "../../../Locales/pt/system.txt"
};
static const unsigned char pt_words[] = {
#embed "../../../Locales/pt/words.txt"
};
static const unsigned char ro_words[] = {
#embed "../../../Locales/ro/words.txt"
};
static const unsigned char ru_system[] = {
#embed "../../../Locales/ru/system.txt"
};
static const unsigned char ru_words[] = {
#embed "../../../Locales/ru/words.txt"
};
static const unsigned char si_words[] = {
#embed "../../../Locales/si/words.txt"
};
static const unsigned char sk_words[] = {
#embed "../../../Locales/sk/words.txt"
};
static const unsigned char sl_words[] = {
#embed "../../../Locales/sl/words.txt"
};
static const unsigned char sq_words[] = {
#embed "../../../Locales/sq/words.txt"
};
static const unsigned char sr_words[] = {
#embed "../../../Locales/sr/words.txt"
};
static const unsigned char sv_system[] = {
#embed "../../../Locales/sv/system.txt"
};
static const unsigned char sv_words[] = {
#embed "../../../Locales/sv/words.txt"
};
static const unsigned char sw_words[] = {
#embed "../../../Locales/sw/words.txt"
};
static const unsigned char ta_words[] = {
#embed "../../../Locales/ta/words.txt"
};
static const unsigned char te_words[] = {
#embed "../../../Locales/te/words.txt"
};
static const unsigned char th_system[] = {
#embed "../../../Locales/th/system.txt"
};
static const unsigned char th_words[] = {
#embed "../../../Locales/th/words.txt"
};
static const unsigned char tr_system[] = {
#embed "../../../Locales/tr/system.txt"
};
static const unsigned char tr_words[] = {
#embed "../../../Locales/tr/words.txt"
};
static const unsigned char uk_system[] = {
#embed "../../../Locales/uk/system.txt"
};
static const unsigned char uk_words[] = {
#embed "../../../Locales/uk/words.txt"
};
static const unsigned char und_words[] = {
#embed "../../../Locales/und/words.txt"
};
static const unsigned char ur_words[] = {
#embed "../../../Locales/ur/words.txt"
};
static const unsigned char uz_words[] = {
#embed "../../../Locales/uz/words.txt"
};
static const unsigned char vi_system[] = {
#embed "../../../Locales/vi/system.txt"
};
static const unsigned char vi_words[] = {
#embed "../../../Locales/vi/words.txt"
};
static const unsigned char zh_Hans_system[] = {
#embed "../../../Locales/zh-Hans/system.txt"
};
static const unsigned char zh_Hans_words[] = {
#embed "../../../Locales/zh-Hans/words.txt"
};
static const unsigned char zh_Hant_system[] = {
#embed "../../../Locales/zh-Hant/system.txt"
};
static const unsigned char zh_Hant_words[] = {
#embed "../../../Locales/zh-Hant/words.txt"
};
static const unsigned char zu_words[] = {
#embed "../../../Locales/zu/words.txt"
};

static const CTablesFile files[] = {
    {"Locales/af/words.txt", af_words, sizeof af_words},
    {"Locales/am/words.txt", am_words, sizeof am_words},
    {"Locales/ar/system.txt", ar_system, sizeof ar_system},
    {"Locales/ar/words.txt", ar_words, sizeof ar_words},
    {"Locales/az/words.txt", az_words, sizeof az_words},
    {"Locales/be/words.txt", be_words, sizeof be_words},
    {"Locales/bg/words.txt", bg_words, sizeof bg_words},
    {"Locales/bn/words.txt", bn_words, sizeof bn_words},
    {"Locales/bs/words.txt", bs_words, sizeof bs_words},
    {"Locales/ca/words.txt", ca_words, sizeof ca_words},
    {"Locales/cnr/words.txt", cnr_words, sizeof cnr_words},
    {"Locales/cs/system.txt", cs_system, sizeof cs_system},
    {"Locales/cs/words.txt", cs_words, sizeof cs_words},
    {"Locales/cy/words.txt", cy_words, sizeof cy_words},
    {"Locales/da/system.txt", da_system, sizeof da_system},
    {"Locales/da/words.txt", da_words, sizeof da_words},
    {"Locales/de/system.txt", de_system, sizeof de_system},
    {"Locales/de/verbs.txt", de_verbs, sizeof de_verbs},
    {"Locales/de/words.txt", de_words, sizeof de_words},
    {"Locales/el/system.txt", el_system, sizeof el_system},
    {"Locales/el/words.txt", el_words, sizeof el_words},
    {"Locales/en/lexicon-mostly-nouns.txt", en_lexicon_mostly_nouns, sizeof en_lexicon_mostly_nouns},
    {"Locales/en/lexicon-nouns.txt", en_lexicon_nouns, sizeof en_lexicon_nouns},
    {"Locales/en/lexicon-verbs.txt", en_lexicon_verbs, sizeof en_lexicon_verbs},
    {"Locales/en/system.txt", en_system, sizeof en_system},
    {"Locales/en/title-style.txt", en_title_style, sizeof en_title_style},
    {"Locales/en/verbs.txt", en_verbs, sizeof en_verbs},
    {"Locales/en/words.txt", en_words, sizeof en_words},
    {"Locales/es/system.txt", es_system, sizeof es_system},
    {"Locales/es/verbs.txt", es_verbs, sizeof es_verbs},
    {"Locales/es/words.txt", es_words, sizeof es_words},
    {"Locales/et/words.txt", et_words, sizeof et_words},
    {"Locales/eu/words.txt", eu_words, sizeof eu_words},
    {"Locales/fa/words.txt", fa_words, sizeof fa_words},
    {"Locales/fi/system.txt", fi_system, sizeof fi_system},
    {"Locales/fi/words.txt", fi_words, sizeof fi_words},
    {"Locales/fil/words.txt", fil_words, sizeof fil_words},
    {"Locales/fo/words.txt", fo_words, sizeof fo_words},
    {"Locales/fr/system.txt", fr_system, sizeof fr_system},
    {"Locales/fr/verbs.txt", fr_verbs, sizeof fr_verbs},
    {"Locales/fr/words.txt", fr_words, sizeof fr_words},
    {"Locales/ga/words.txt", ga_words, sizeof ga_words},
    {"Locales/gl/words.txt", gl_words, sizeof gl_words},
    {"Locales/gu/words.txt", gu_words, sizeof gu_words},
    {"Locales/he/system.txt", he_system, sizeof he_system},
    {"Locales/he/words.txt", he_words, sizeof he_words},
    {"Locales/hi/words.txt", hi_words, sizeof hi_words},
    {"Locales/hr/words.txt", hr_words, sizeof hr_words},
    {"Locales/hu/system.txt", hu_system, sizeof hu_system},
    {"Locales/hu/words.txt", hu_words, sizeof hu_words},
    {"Locales/hy/words.txt", hy_words, sizeof hy_words},
    {"Locales/id/words.txt", id_words, sizeof id_words},
    {"Locales/is/words.txt", is_words, sizeof is_words},
    {"Locales/it/system.txt", it_system, sizeof it_system},
    {"Locales/it/words.txt", it_words, sizeof it_words},
    {"Locales/ja/lexicon-verbal-nouns.txt", ja_lexicon_verbal_nouns, sizeof ja_lexicon_verbal_nouns},
    {"Locales/ja/system.txt", ja_system, sizeof ja_system},
    {"Locales/ja/verbs.txt", ja_verbs, sizeof ja_verbs},
    {"Locales/ja/words.txt", ja_words, sizeof ja_words},
    {"Locales/ka/words.txt", ka_words, sizeof ka_words},
    {"Locales/kk/words.txt", kk_words, sizeof kk_words},
    {"Locales/km/words.txt", km_words, sizeof km_words},
    {"Locales/kn/words.txt", kn_words, sizeof kn_words},
    {"Locales/ko/system.txt", ko_system, sizeof ko_system},
    {"Locales/ko/words.txt", ko_words, sizeof ko_words},
    {"Locales/ky/words.txt", ky_words, sizeof ky_words},
    {"Locales/lo/words.txt", lo_words, sizeof lo_words},
    {"Locales/lt/words.txt", lt_words, sizeof lt_words},
    {"Locales/lv/words.txt", lv_words, sizeof lv_words},
    {"Locales/mk/words.txt", mk_words, sizeof mk_words},
    {"Locales/ml/words.txt", ml_words, sizeof ml_words},
    {"Locales/mn/words.txt", mn_words, sizeof mn_words},
    {"Locales/mr/words.txt", mr_words, sizeof mr_words},
    {"Locales/ms/words.txt", ms_words, sizeof ms_words},
    {"Locales/my/words.txt", my_words, sizeof my_words},
    {"Locales/nb/system.txt", nb_system, sizeof nb_system},
    {"Locales/nb/words.txt", nb_words, sizeof nb_words},
    {"Locales/ne/words.txt", ne_words, sizeof ne_words},
    {"Locales/nl/system.txt", nl_system, sizeof nl_system},
    {"Locales/nl/words.txt", nl_words, sizeof nl_words},
    {"Locales/nn/words.txt", nn_words, sizeof nn_words},
    {"Locales/pa/words.txt", pa_words, sizeof pa_words},
    {"Locales/pl/system.txt", pl_system, sizeof pl_system},
    {"Locales/pl/words.txt", pl_words, sizeof pl_words},
    {"Locales/pt/system.txt", pt_system, sizeof pt_system},
    {"Locales/pt/words.txt", pt_words, sizeof pt_words},
    {"Locales/ro/words.txt", ro_words, sizeof ro_words},
    {"Locales/ru/system.txt", ru_system, sizeof ru_system},
    {"Locales/ru/words.txt", ru_words, sizeof ru_words},
    {"Locales/si/words.txt", si_words, sizeof si_words},
    {"Locales/sk/words.txt", sk_words, sizeof sk_words},
    {"Locales/sl/words.txt", sl_words, sizeof sl_words},
    {"Locales/sq/words.txt", sq_words, sizeof sq_words},
    {"Locales/sr/words.txt", sr_words, sizeof sr_words},
    {"Locales/sv/system.txt", sv_system, sizeof sv_system},
    {"Locales/sv/words.txt", sv_words, sizeof sv_words},
    {"Locales/sw/words.txt", sw_words, sizeof sw_words},
    {"Locales/ta/words.txt", ta_words, sizeof ta_words},
    {"Locales/te/words.txt", te_words, sizeof te_words},
    {"Locales/th/system.txt", th_system, sizeof th_system},
    {"Locales/th/words.txt", th_words, sizeof th_words},
    {"Locales/tr/system.txt", tr_system, sizeof tr_system},
    {"Locales/tr/words.txt", tr_words, sizeof tr_words},
    {"Locales/uk/system.txt", uk_system, sizeof uk_system},
    {"Locales/uk/words.txt", uk_words, sizeof uk_words},
    {"Locales/und/words.txt", und_words, sizeof und_words},
    {"Locales/ur/words.txt", ur_words, sizeof ur_words},
    {"Locales/uz/words.txt", uz_words, sizeof uz_words},
    {"Locales/vi/system.txt", vi_system, sizeof vi_system},
    {"Locales/vi/words.txt", vi_words, sizeof vi_words},
    {"Locales/zh-Hans/system.txt", zh_Hans_system, sizeof zh_Hans_system},
    {"Locales/zh-Hans/words.txt", zh_Hans_words, sizeof zh_Hans_words},
    {"Locales/zh-Hant/system.txt", zh_Hant_system, sizeof zh_Hant_system},
    {"Locales/zh-Hant/words.txt", zh_Hant_words, sizeof zh_Hant_words},
    {"Locales/zu/words.txt", zu_words, sizeof zu_words},
    {0, 0, 0},
};

const CTablesFile *ctables_languages(void) { return files; }
