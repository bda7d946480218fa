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
static const unsigned char ar_verbs[] = {
#embed "../../../Locales/ar/verbs.txt"
};
static const unsigned char ar_words[] = {
#embed "../../../Locales/ar/words.txt"
};
static const unsigned char ast_words[] = {
#embed "../../../Locales/ast/words.txt"
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
static const unsigned char br_words[] = {
#embed "../../../Locales/br/words.txt"
};
static const unsigned char bs_words[] = {
#embed "../../../Locales/bs/words.txt"
};
static const unsigned char ca_lexicon_verbs[] = {
#embed "../../../Locales/ca/lexicon-verbs.txt"
};
static const unsigned char ca_verbs[] = {
#embed "../../../Locales/ca/verbs.txt"
};
static const unsigned char ca_words[] = {
#embed "../../../Locales/ca/words.txt"
};
static const unsigned char ckb_words[] = {
#embed "../../../Locales/ckb/words.txt"
};
static const unsigned char cnr_words[] = {
#embed "../../../Locales/cnr/words.txt"
};
static const unsigned char co_words[] = {
#embed "../../../Locales/co/words.txt"
};
static const unsigned char cs_system[] = {
#embed "../../../Locales/cs/system.txt"
};
static const unsigned char cs_verbs[] = {
#embed "../../../Locales/cs/verbs.txt"
};
static const unsigned char cs_words[] = {
#embed "../../../Locales/cs/words.txt"
};
static const unsigned char cy_words[] = {
#embed "../../../Locales/cy/words.txt"
};
static const unsigned char da_lexicon_verbs[] = {
#embed "../../../Locales/da/lexicon-verbs.txt"
};
static const unsigned char da_system[] = {
#embed "../../../Locales/da/system.txt"
};
static const unsigned char da_verbs[] = {
#embed "../../../Locales/da/verbs.txt"
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
static const unsigned char el_verbs[] = {
#embed "../../../Locales/el/verbs.txt"
};
static const unsigned char el_words[] = {
#embed "../../../Locales/el/words.txt"
};
static const unsigned char en_capitalization[] = {
#embed "../../../Locales/en/capitalization.txt"
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
static const unsigned char en_verbs[] = {
#embed "../../../Locales/en/verbs.txt"
};
static const unsigned char en_words[] = {
#embed "../../../Locales/en/words.txt"
};
static const unsigned char eo_words[] = {
#embed "../../../Locales/eo/words.txt"
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
static const unsigned char fi_verbs[] = {
#embed "../../../Locales/fi/verbs.txt"
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
static const unsigned char gd_words[] = {
#embed "../../../Locales/gd/words.txt"
};
static const unsigned char gl_words[] = {
#embed "../../../Locales/gl/words.txt"
};
static const unsigned char gu_words[] = {
#embed "../../../Locales/gu/words.txt"
};
static const unsigned char ha_words[] = {
#embed "../../../Locales/ha/words.txt"
};
static const unsigned char he_system[] = {
#embed "../../../Locales/he/system.txt"
};
static const unsigned char he_verbs[] = {
#embed "../../../Locales/he/verbs.txt"
};
static const unsigned char he_words[] = {
#embed "../../../Locales/he/words.txt"
};
static const unsigned char hi_verbs[] = {
#embed "../../../Locales/hi/verbs.txt"
};
static const unsigned char hi_words[] = {
#embed "../../../Locales/hi/words.txt"
};
static const unsigned char hr_lexicon_verbs[] = {
#embed "../../../Locales/hr/lexicon-verbs.txt"
};
static const unsigned char hr_verbs[] = {
#embed "../../../Locales/hr/verbs.txt"
};
static const unsigned char hr_words[] = {
#embed "../../../Locales/hr/words.txt"
};
static const unsigned char ht_words[] = {
#embed "../../../Locales/ht/words.txt"
};
static const unsigned char hu_system[] = {
#embed "../../../Locales/hu/system.txt"
};
static const unsigned char hu_verbs[] = {
#embed "../../../Locales/hu/verbs.txt"
};
static const unsigned char hu_words[] = {
#embed "../../../Locales/hu/words.txt"
};
static const unsigned char hy_words[] = {
#embed "../../../Locales/hy/words.txt"
};
static const unsigned char ia_words[] = {
#embed "../../../Locales/ia/words.txt"
};
static const unsigned char id_lexicon_nouns[] = {
#embed "../../../Locales/id/lexicon-nouns.txt"
};
static const unsigned char id_lexicon_verbs[] = {
#embed "../../../Locales/id/lexicon-verbs.txt"
};
static const unsigned char id_verbs[] = {
#embed "../../../Locales/id/verbs.txt"
};
static const unsigned char id_words[] = {
#embed "../../../Locales/id/words.txt"
};
static const unsigned char ig_words[] = {
#embed "../../../Locales/ig/words.txt"
};
static const unsigned char is_words[] = {
#embed "../../../Locales/is/words.txt"
};
static const unsigned char it_lexicon_verbs[] = {
#embed "../../../Locales/it/lexicon-verbs.txt"
};
static const unsigned char it_system[] = {
#embed "../../../Locales/it/system.txt"
};
static const unsigned char it_verbs[] = {
#embed "../../../Locales/it/verbs.txt"
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
static const unsigned char jv_words[] = {
#embed "../../../Locales/jv/words.txt"
};
static const unsigned char ka_words[] = {
#embed "../../../Locales/ka/words.txt"
};
static const unsigned char kab_words[] = {
#embed "../../../Locales/kab/words.txt"
};
static const unsigned char kk_words[] = {
#embed "../../../Locales/kk/words.txt"
};
static const unsigned char km_words[] = {
#embed "../../../Locales/km/words.txt"
};
static const unsigned char kmr_words[] = {
#embed "../../../Locales/kmr/words.txt"
};
static const unsigned char kn_words[] = {
#embed "../../../Locales/kn/words.txt"
};
static const unsigned char ko_system[] = {
#embed "../../../Locales/ko/system.txt"
};
static const unsigned char ko_verbs[] = {
#embed "../../../Locales/ko/verbs.txt"
};
static const unsigned char ko_words[] = {
#embed "../../../Locales/ko/words.txt"
};
static const unsigned char ku_words[] = {
#embed "../../../Locales/ku/words.txt"
};
static const unsigned char ky_words[] = {
#embed "../../../Locales/ky/words.txt"
};
static const unsigned char lb_words[] = {
#embed "../../../Locales/lb/words.txt"
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
static const unsigned char mg_words[] = {
#embed "../../../Locales/mg/words.txt"
};
static const unsigned char mi_words[] = {
#embed "../../../Locales/mi/words.txt"
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
static const unsigned char ms_verbs[] = {
#embed "../../../Locales/ms/verbs.txt"
};
static const unsigned char ms_words[] = {
#embed "../../../Locales/ms/words.txt"
};
static const unsigned char mt_words[] = {
#embed "../../../Locales/mt/words.txt"
};
static const unsigned char my_words[] = {
#embed "../../../Locales/my/words.txt"
};
static const unsigned char nb_lexicon_verbs[] = {
#embed "../../../Locales/nb/lexicon-verbs.txt"
};
static const unsigned char nb_system[] = {
#embed "../../../Locales/nb/system.txt"
};
static const unsigned char nb_verbs[] = {
#embed "../../../Locales/nb/verbs.txt"
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
static const unsigned char nl_verbs[] = {
#embed "../../../Locales/nl/verbs.txt"
};
static const unsigned char nl_words[] = {
#embed "../../../Locales/nl/words.txt"
};
static const unsigned char nn_words[] = {
#embed "../../../Locales/nn/words.txt"
};
static const unsigned char oc_words[] = {
#embed "../../../Locales/oc/words.txt"
};
static const unsigned char pa_words[] = {
#embed "../../../Locales/pa/words.txt"
};
static const unsigned char pl_lexicon_verb_forms[] = {
#embed "../../../Locales/pl/lexicon-verb-forms.txt"
};
static const unsigned char pl_system[] = {
#embed "../../../Locales/pl/system.txt"
};
static const unsigned char pl_verbs[] = {
#embed "../../../Locales/pl/verbs.txt"
};
static const unsigned char pl_words[] = {
#embed "../../../Locales/pl/words.txt"
};
static const unsigned char ps_words[] = {
#embed "../../../Locales/ps/words.txt"
};
static const unsigned char pt_system[] = {
#embed "../../../Locales/pt/system.txt"
};
static const unsigned char pt_verbs[] = {
#embed "../../../Locales/pt/verbs.txt"
};
static const unsigned char pt_words[] = {
#embed "../../../Locales/pt/words.txt"
};
static const unsigned char rm_words[] = {
#embed "../../../Locales/rm/words.txt"
};
static const unsigned char ro_verbs[] = {
#embed "../../../Locales/ro/verbs.txt"
};
static const unsigned char ro_words[] = {
#embed "../../../Locales/ro/words.txt"
};
static const unsigned char ru_system[] = {
#embed "../../../Locales/ru/system.txt"
};
static const unsigned char ru_verbs[] = {
#embed "../../../Locales/ru/verbs.txt"
};
static const unsigned char ru_words[] = {
#embed "../../../Locales/ru/words.txt"
};
static const unsigned char se_words[] = {
#embed "../../../Locales/se/words.txt"
};
static const unsigned char si_words[] = {
#embed "../../../Locales/si/words.txt"
};
static const unsigned char sk_verbs[] = {
#embed "../../../Locales/sk/verbs.txt"
};
static const unsigned char sk_words[] = {
#embed "../../../Locales/sk/words.txt"
};
static const unsigned char sl_words[] = {
#embed "../../../Locales/sl/words.txt"
};
static const unsigned char so_words[] = {
#embed "../../../Locales/so/words.txt"
};
static const unsigned char sq_words[] = {
#embed "../../../Locales/sq/words.txt"
};
static const unsigned char sr_words[] = {
#embed "../../../Locales/sr/words.txt"
};
static const unsigned char sv_lexicon_verbs[] = {
#embed "../../../Locales/sv/lexicon-verbs.txt"
};
static const unsigned char sv_system[] = {
#embed "../../../Locales/sv/system.txt"
};
static const unsigned char sv_verbs[] = {
#embed "../../../Locales/sv/verbs.txt"
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
static const unsigned char tg_words[] = {
#embed "../../../Locales/tg/words.txt"
};
static const unsigned char th_system[] = {
#embed "../../../Locales/th/system.txt"
};
static const unsigned char th_verbs[] = {
#embed "../../../Locales/th/verbs.txt"
};
static const unsigned char th_words[] = {
#embed "../../../Locales/th/words.txt"
};
static const unsigned char tr_lexicon_nouns[] = {
#embed "../../../Locales/tr/lexicon-nouns.txt"
};
static const unsigned char tr_lexicon_verbs[] = {
#embed "../../../Locales/tr/lexicon-verbs.txt"
};
static const unsigned char tr_system[] = {
#embed "../../../Locales/tr/system.txt"
};
static const unsigned char tr_verbs[] = {
#embed "../../../Locales/tr/verbs.txt"
};
static const unsigned char tr_words[] = {
#embed "../../../Locales/tr/words.txt"
};
static const unsigned char tt_words[] = {
#embed "../../../Locales/tt/words.txt"
};
static const unsigned char ug_words[] = {
#embed "../../../Locales/ug/words.txt"
};
static const unsigned char uk_system[] = {
#embed "../../../Locales/uk/system.txt"
};
static const unsigned char uk_verbs[] = {
#embed "../../../Locales/uk/verbs.txt"
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
static const unsigned char vi_verbs[] = {
#embed "../../../Locales/vi/verbs.txt"
};
static const unsigned char vi_words[] = {
#embed "../../../Locales/vi/words.txt"
};
static const unsigned char xh_words[] = {
#embed "../../../Locales/xh/words.txt"
};
static const unsigned char yi_words[] = {
#embed "../../../Locales/yi/words.txt"
};
static const unsigned char yo_words[] = {
#embed "../../../Locales/yo/words.txt"
};
static const unsigned char zh_Hans_lexicon_nouns[] = {
#embed "../../../Locales/zh-Hans/lexicon-nouns.txt"
};
static const unsigned char zh_Hans_lexicon_verbs[] = {
#embed "../../../Locales/zh-Hans/lexicon-verbs.txt"
};
static const unsigned char zh_Hans_system[] = {
#embed "../../../Locales/zh-Hans/system.txt"
};
static const unsigned char zh_Hans_verbs[] = {
#embed "../../../Locales/zh-Hans/verbs.txt"
};
static const unsigned char zh_Hans_words[] = {
#embed "../../../Locales/zh-Hans/words.txt"
};
static const unsigned char zh_Hant_system[] = {
#embed "../../../Locales/zh-Hant/system.txt"
};
static const unsigned char zh_Hant_verbs[] = {
#embed "../../../Locales/zh-Hant/verbs.txt"
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
    {"Locales/ar/verbs.txt", ar_verbs, sizeof ar_verbs},
    {"Locales/ar/words.txt", ar_words, sizeof ar_words},
    {"Locales/ast/words.txt", ast_words, sizeof ast_words},
    {"Locales/az/words.txt", az_words, sizeof az_words},
    {"Locales/be/words.txt", be_words, sizeof be_words},
    {"Locales/bg/words.txt", bg_words, sizeof bg_words},
    {"Locales/bn/words.txt", bn_words, sizeof bn_words},
    {"Locales/br/words.txt", br_words, sizeof br_words},
    {"Locales/bs/words.txt", bs_words, sizeof bs_words},
    {"Locales/ca/lexicon-verbs.txt", ca_lexicon_verbs, sizeof ca_lexicon_verbs},
    {"Locales/ca/verbs.txt", ca_verbs, sizeof ca_verbs},
    {"Locales/ca/words.txt", ca_words, sizeof ca_words},
    {"Locales/ckb/words.txt", ckb_words, sizeof ckb_words},
    {"Locales/cnr/words.txt", cnr_words, sizeof cnr_words},
    {"Locales/co/words.txt", co_words, sizeof co_words},
    {"Locales/cs/system.txt", cs_system, sizeof cs_system},
    {"Locales/cs/verbs.txt", cs_verbs, sizeof cs_verbs},
    {"Locales/cs/words.txt", cs_words, sizeof cs_words},
    {"Locales/cy/words.txt", cy_words, sizeof cy_words},
    {"Locales/da/lexicon-verbs.txt", da_lexicon_verbs, sizeof da_lexicon_verbs},
    {"Locales/da/system.txt", da_system, sizeof da_system},
    {"Locales/da/verbs.txt", da_verbs, sizeof da_verbs},
    {"Locales/da/words.txt", da_words, sizeof da_words},
    {"Locales/de/system.txt", de_system, sizeof de_system},
    {"Locales/de/verbs.txt", de_verbs, sizeof de_verbs},
    {"Locales/de/words.txt", de_words, sizeof de_words},
    {"Locales/el/system.txt", el_system, sizeof el_system},
    {"Locales/el/verbs.txt", el_verbs, sizeof el_verbs},
    {"Locales/el/words.txt", el_words, sizeof el_words},
    {"Locales/en/capitalization.txt", en_capitalization, sizeof en_capitalization},
    {"Locales/en/lexicon-mostly-nouns.txt", en_lexicon_mostly_nouns, sizeof en_lexicon_mostly_nouns},
    {"Locales/en/lexicon-nouns.txt", en_lexicon_nouns, sizeof en_lexicon_nouns},
    {"Locales/en/lexicon-verbs.txt", en_lexicon_verbs, sizeof en_lexicon_verbs},
    {"Locales/en/system.txt", en_system, sizeof en_system},
    {"Locales/en/verbs.txt", en_verbs, sizeof en_verbs},
    {"Locales/en/words.txt", en_words, sizeof en_words},
    {"Locales/eo/words.txt", eo_words, sizeof eo_words},
    {"Locales/es/system.txt", es_system, sizeof es_system},
    {"Locales/es/verbs.txt", es_verbs, sizeof es_verbs},
    {"Locales/es/words.txt", es_words, sizeof es_words},
    {"Locales/et/words.txt", et_words, sizeof et_words},
    {"Locales/eu/words.txt", eu_words, sizeof eu_words},
    {"Locales/fa/words.txt", fa_words, sizeof fa_words},
    {"Locales/fi/system.txt", fi_system, sizeof fi_system},
    {"Locales/fi/verbs.txt", fi_verbs, sizeof fi_verbs},
    {"Locales/fi/words.txt", fi_words, sizeof fi_words},
    {"Locales/fil/words.txt", fil_words, sizeof fil_words},
    {"Locales/fo/words.txt", fo_words, sizeof fo_words},
    {"Locales/fr/system.txt", fr_system, sizeof fr_system},
    {"Locales/fr/verbs.txt", fr_verbs, sizeof fr_verbs},
    {"Locales/fr/words.txt", fr_words, sizeof fr_words},
    {"Locales/ga/words.txt", ga_words, sizeof ga_words},
    {"Locales/gd/words.txt", gd_words, sizeof gd_words},
    {"Locales/gl/words.txt", gl_words, sizeof gl_words},
    {"Locales/gu/words.txt", gu_words, sizeof gu_words},
    {"Locales/ha/words.txt", ha_words, sizeof ha_words},
    {"Locales/he/system.txt", he_system, sizeof he_system},
    {"Locales/he/verbs.txt", he_verbs, sizeof he_verbs},
    {"Locales/he/words.txt", he_words, sizeof he_words},
    {"Locales/hi/verbs.txt", hi_verbs, sizeof hi_verbs},
    {"Locales/hi/words.txt", hi_words, sizeof hi_words},
    {"Locales/hr/lexicon-verbs.txt", hr_lexicon_verbs, sizeof hr_lexicon_verbs},
    {"Locales/hr/verbs.txt", hr_verbs, sizeof hr_verbs},
    {"Locales/hr/words.txt", hr_words, sizeof hr_words},
    {"Locales/ht/words.txt", ht_words, sizeof ht_words},
    {"Locales/hu/system.txt", hu_system, sizeof hu_system},
    {"Locales/hu/verbs.txt", hu_verbs, sizeof hu_verbs},
    {"Locales/hu/words.txt", hu_words, sizeof hu_words},
    {"Locales/hy/words.txt", hy_words, sizeof hy_words},
    {"Locales/ia/words.txt", ia_words, sizeof ia_words},
    {"Locales/id/lexicon-nouns.txt", id_lexicon_nouns, sizeof id_lexicon_nouns},
    {"Locales/id/lexicon-verbs.txt", id_lexicon_verbs, sizeof id_lexicon_verbs},
    {"Locales/id/verbs.txt", id_verbs, sizeof id_verbs},
    {"Locales/id/words.txt", id_words, sizeof id_words},
    {"Locales/ig/words.txt", ig_words, sizeof ig_words},
    {"Locales/is/words.txt", is_words, sizeof is_words},
    {"Locales/it/lexicon-verbs.txt", it_lexicon_verbs, sizeof it_lexicon_verbs},
    {"Locales/it/system.txt", it_system, sizeof it_system},
    {"Locales/it/verbs.txt", it_verbs, sizeof it_verbs},
    {"Locales/it/words.txt", it_words, sizeof it_words},
    {"Locales/ja/lexicon-verbal-nouns.txt", ja_lexicon_verbal_nouns, sizeof ja_lexicon_verbal_nouns},
    {"Locales/ja/system.txt", ja_system, sizeof ja_system},
    {"Locales/ja/verbs.txt", ja_verbs, sizeof ja_verbs},
    {"Locales/ja/words.txt", ja_words, sizeof ja_words},
    {"Locales/jv/words.txt", jv_words, sizeof jv_words},
    {"Locales/ka/words.txt", ka_words, sizeof ka_words},
    {"Locales/kab/words.txt", kab_words, sizeof kab_words},
    {"Locales/kk/words.txt", kk_words, sizeof kk_words},
    {"Locales/km/words.txt", km_words, sizeof km_words},
    {"Locales/kmr/words.txt", kmr_words, sizeof kmr_words},
    {"Locales/kn/words.txt", kn_words, sizeof kn_words},
    {"Locales/ko/system.txt", ko_system, sizeof ko_system},
    {"Locales/ko/verbs.txt", ko_verbs, sizeof ko_verbs},
    {"Locales/ko/words.txt", ko_words, sizeof ko_words},
    {"Locales/ku/words.txt", ku_words, sizeof ku_words},
    {"Locales/ky/words.txt", ky_words, sizeof ky_words},
    {"Locales/lb/words.txt", lb_words, sizeof lb_words},
    {"Locales/lo/words.txt", lo_words, sizeof lo_words},
    {"Locales/lt/words.txt", lt_words, sizeof lt_words},
    {"Locales/lv/words.txt", lv_words, sizeof lv_words},
    {"Locales/mg/words.txt", mg_words, sizeof mg_words},
    {"Locales/mi/words.txt", mi_words, sizeof mi_words},
    {"Locales/mk/words.txt", mk_words, sizeof mk_words},
    {"Locales/ml/words.txt", ml_words, sizeof ml_words},
    {"Locales/mn/words.txt", mn_words, sizeof mn_words},
    {"Locales/mr/words.txt", mr_words, sizeof mr_words},
    {"Locales/ms/verbs.txt", ms_verbs, sizeof ms_verbs},
    {"Locales/ms/words.txt", ms_words, sizeof ms_words},
    {"Locales/mt/words.txt", mt_words, sizeof mt_words},
    {"Locales/my/words.txt", my_words, sizeof my_words},
    {"Locales/nb/lexicon-verbs.txt", nb_lexicon_verbs, sizeof nb_lexicon_verbs},
    {"Locales/nb/system.txt", nb_system, sizeof nb_system},
    {"Locales/nb/verbs.txt", nb_verbs, sizeof nb_verbs},
    {"Locales/nb/words.txt", nb_words, sizeof nb_words},
    {"Locales/ne/words.txt", ne_words, sizeof ne_words},
    {"Locales/nl/system.txt", nl_system, sizeof nl_system},
    {"Locales/nl/verbs.txt", nl_verbs, sizeof nl_verbs},
    {"Locales/nl/words.txt", nl_words, sizeof nl_words},
    {"Locales/nn/words.txt", nn_words, sizeof nn_words},
    {"Locales/oc/words.txt", oc_words, sizeof oc_words},
    {"Locales/pa/words.txt", pa_words, sizeof pa_words},
    {"Locales/pl/lexicon-verb-forms.txt", pl_lexicon_verb_forms, sizeof pl_lexicon_verb_forms},
    {"Locales/pl/system.txt", pl_system, sizeof pl_system},
    {"Locales/pl/verbs.txt", pl_verbs, sizeof pl_verbs},
    {"Locales/pl/words.txt", pl_words, sizeof pl_words},
    {"Locales/ps/words.txt", ps_words, sizeof ps_words},
    {"Locales/pt/system.txt", pt_system, sizeof pt_system},
    {"Locales/pt/verbs.txt", pt_verbs, sizeof pt_verbs},
    {"Locales/pt/words.txt", pt_words, sizeof pt_words},
    {"Locales/rm/words.txt", rm_words, sizeof rm_words},
    {"Locales/ro/verbs.txt", ro_verbs, sizeof ro_verbs},
    {"Locales/ro/words.txt", ro_words, sizeof ro_words},
    {"Locales/ru/system.txt", ru_system, sizeof ru_system},
    {"Locales/ru/verbs.txt", ru_verbs, sizeof ru_verbs},
    {"Locales/ru/words.txt", ru_words, sizeof ru_words},
    {"Locales/se/words.txt", se_words, sizeof se_words},
    {"Locales/si/words.txt", si_words, sizeof si_words},
    {"Locales/sk/verbs.txt", sk_verbs, sizeof sk_verbs},
    {"Locales/sk/words.txt", sk_words, sizeof sk_words},
    {"Locales/sl/words.txt", sl_words, sizeof sl_words},
    {"Locales/so/words.txt", so_words, sizeof so_words},
    {"Locales/sq/words.txt", sq_words, sizeof sq_words},
    {"Locales/sr/words.txt", sr_words, sizeof sr_words},
    {"Locales/sv/lexicon-verbs.txt", sv_lexicon_verbs, sizeof sv_lexicon_verbs},
    {"Locales/sv/system.txt", sv_system, sizeof sv_system},
    {"Locales/sv/verbs.txt", sv_verbs, sizeof sv_verbs},
    {"Locales/sv/words.txt", sv_words, sizeof sv_words},
    {"Locales/sw/words.txt", sw_words, sizeof sw_words},
    {"Locales/ta/words.txt", ta_words, sizeof ta_words},
    {"Locales/te/words.txt", te_words, sizeof te_words},
    {"Locales/tg/words.txt", tg_words, sizeof tg_words},
    {"Locales/th/system.txt", th_system, sizeof th_system},
    {"Locales/th/verbs.txt", th_verbs, sizeof th_verbs},
    {"Locales/th/words.txt", th_words, sizeof th_words},
    {"Locales/tr/lexicon-nouns.txt", tr_lexicon_nouns, sizeof tr_lexicon_nouns},
    {"Locales/tr/lexicon-verbs.txt", tr_lexicon_verbs, sizeof tr_lexicon_verbs},
    {"Locales/tr/system.txt", tr_system, sizeof tr_system},
    {"Locales/tr/verbs.txt", tr_verbs, sizeof tr_verbs},
    {"Locales/tr/words.txt", tr_words, sizeof tr_words},
    {"Locales/tt/words.txt", tt_words, sizeof tt_words},
    {"Locales/ug/words.txt", ug_words, sizeof ug_words},
    {"Locales/uk/system.txt", uk_system, sizeof uk_system},
    {"Locales/uk/verbs.txt", uk_verbs, sizeof uk_verbs},
    {"Locales/uk/words.txt", uk_words, sizeof uk_words},
    {"Locales/und/words.txt", und_words, sizeof und_words},
    {"Locales/ur/words.txt", ur_words, sizeof ur_words},
    {"Locales/uz/words.txt", uz_words, sizeof uz_words},
    {"Locales/vi/system.txt", vi_system, sizeof vi_system},
    {"Locales/vi/verbs.txt", vi_verbs, sizeof vi_verbs},
    {"Locales/vi/words.txt", vi_words, sizeof vi_words},
    {"Locales/xh/words.txt", xh_words, sizeof xh_words},
    {"Locales/yi/words.txt", yi_words, sizeof yi_words},
    {"Locales/yo/words.txt", yo_words, sizeof yo_words},
    {"Locales/zh-Hans/lexicon-nouns.txt", zh_Hans_lexicon_nouns, sizeof zh_Hans_lexicon_nouns},
    {"Locales/zh-Hans/lexicon-verbs.txt", zh_Hans_lexicon_verbs, sizeof zh_Hans_lexicon_verbs},
    {"Locales/zh-Hans/system.txt", zh_Hans_system, sizeof zh_Hans_system},
    {"Locales/zh-Hans/verbs.txt", zh_Hans_verbs, sizeof zh_Hans_verbs},
    {"Locales/zh-Hans/words.txt", zh_Hans_words, sizeof zh_Hans_words},
    {"Locales/zh-Hant/system.txt", zh_Hant_system, sizeof zh_Hant_system},
    {"Locales/zh-Hant/verbs.txt", zh_Hant_verbs, sizeof zh_Hant_verbs},
    {"Locales/zh-Hant/words.txt", zh_Hant_words, sizeof zh_Hant_words},
    {"Locales/zu/words.txt", zu_words, sizeof zu_words},
    {0, 0, 0},
};

const CTablesFile *ctables_languages(void) { return files; }
