#include "CTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions" /* #embed; the toolchain's clang has it in every C mode */

static const unsigned char schema[] = {
#embed "../../../Reports/schema/lintel-report.xsd"
};
static const unsigned char style[] = {
#embed "../../../Reports/page/report.css"
};
static const unsigned char sticky_css[] = {
#embed "../../../Reports/page/sticky.css"
};
static const unsigned char forced_colors[] = {
#embed "../../../Reports/page/forced-colors.css"
};
static const unsigned char islands_js[] = {
#embed "../../../Reports/page/islands.js"
};
static const unsigned char headgrid_js[] = {
#embed "../../../Reports/page/headgrid.js"
};
static const unsigned char scrollstops_js[] = {
#embed "../../../Reports/page/scrollstops.js"
};
static const unsigned char viewer_js[] = {
#embed "../../../Reports/page/viewer.js"
};
static const unsigned char landing_js[] = {
#embed "../../../Reports/page/landing.js"
};
static const unsigned char filters_js[] = {
#embed "../../../Reports/page/filters.js"
};
static const unsigned char causes_js[] = {
#embed "../../../Reports/page/causes.js"
};
static const unsigned char map_js[] = {
#embed "../../../Reports/page/map.js"
};
static const unsigned char languageorder_js[] = {
#embed "../../../Reports/page/languageorder.js"
};
static const unsigned char translators_js[] = {
#embed "../../../Reports/page/translators.js"
};
static const unsigned char shortlists_js[] = {
#embed "../../../Reports/page/shortlists.js"
};
static const unsigned char ownstrings_js[] = {
#embed "../../../Reports/page/ownstrings.js"
};
static const unsigned char spreadsheets_js[] = {
#embed "../../../Reports/page/spreadsheets.js"
};
static const unsigned char tools_js[] = {
#embed "../../../Reports/page/tools.js"
};
static const unsigned char cards_js[] = {
#embed "../../../Reports/page/cards.js"
};
static const unsigned char ticketparts_js[] = {
#embed "../../../Reports/page/ticketparts.js"
};
static const unsigned char tickets_js[] = {
#embed "../../../Reports/page/tickets.js"
};
static const unsigned char sheets_css[] = {
#embed "../../../Reports/page/sheets.css"
};
static const unsigned char cards_css[] = {
#embed "../../../Reports/page/cards.css"
};
static const unsigned char firstcauses_css[] = {
#embed "../../../Reports/page/firstcauses.css"
};
static const unsigned char languages_css[] = {
#embed "../../../Reports/page/languages.css"
};
static const unsigned char keys_css[] = {
#embed "../../../Reports/page/keys.css"
};
static const unsigned char languagehead_js[] = {
#embed "../../../Reports/page/languagehead.js"
};
static const unsigned char start_js[] = {
#embed "../../../Reports/page/start.js"
};
static const unsigned char paper_js[] = {
#embed "../../../Reports/page/paper.js"
};
static const unsigned char report_js[] = {
#embed "../../../Reports/page/report.js"
};
static const unsigned char symbols[] = {
#embed "../../../Reports/page/symbols.txt"
};
static const unsigned char languages[] = {
#embed "../../../Reports/page/languages.csv"
};
static const unsigned char messages[] = {
#embed "../../../Locales/Lintel.xcstrings"
};

static const CTablesFile files[] = {
    {"Reports/schema/lintel-report.xsd", schema, sizeof schema},
    {"Reports/page/report.css", style, sizeof style},
    {"Reports/page/sticky.css", sticky_css, sizeof sticky_css},
    {"Reports/page/forced-colors.css", forced_colors, sizeof forced_colors},
    {"Reports/page/islands.js", islands_js, sizeof islands_js},
    {"Reports/page/landing.js", landing_js, sizeof landing_js},
    {"Reports/page/headgrid.js", headgrid_js, sizeof headgrid_js},
    {"Reports/page/scrollstops.js", scrollstops_js, sizeof scrollstops_js},
    {"Reports/page/viewer.js", viewer_js, sizeof viewer_js},
    {"Reports/page/filters.js", filters_js, sizeof filters_js},
    {"Reports/page/causes.js", causes_js, sizeof causes_js},
    {"Reports/page/map.js", map_js, sizeof map_js},
    {"Reports/page/languageorder.js", languageorder_js, sizeof languageorder_js},
    {"Reports/page/translators.js", translators_js, sizeof translators_js},
    {"Reports/page/shortlists.js", shortlists_js, sizeof shortlists_js},
    {"Reports/page/ownstrings.js", ownstrings_js, sizeof ownstrings_js},
    {"Reports/page/spreadsheets.js", spreadsheets_js, sizeof spreadsheets_js},
    {"Reports/page/tools.js", tools_js, sizeof tools_js},
    {"Reports/page/cards.js", cards_js, sizeof cards_js},
    {"Reports/page/ticketparts.js", ticketparts_js, sizeof ticketparts_js},
    {"Reports/page/tickets.js", tickets_js, sizeof tickets_js},
    {"Reports/page/sheets.css", sheets_css, sizeof sheets_css},
    {"Reports/page/cards.css", cards_css, sizeof cards_css},
    {"Reports/page/firstcauses.css", firstcauses_css, sizeof firstcauses_css},
    {"Reports/page/languages.css", languages_css, sizeof languages_css},
    {"Reports/page/keys.css", keys_css, sizeof keys_css},
    {"Reports/page/languagehead.js", languagehead_js, sizeof languagehead_js},
    {"Reports/page/start.js", start_js, sizeof start_js},
    {"Reports/page/paper.js", paper_js, sizeof paper_js},
    {"Reports/page/report.js", report_js, sizeof report_js},
    {"Reports/page/symbols.txt", symbols, sizeof symbols},
    {"Reports/page/languages.csv", languages, sizeof languages},
    {"Locales/Lintel.xcstrings", messages, sizeof messages},
    {0, 0, 0},
};

const CTablesFile *ctables_reports(void) { return files; }
