#include "CTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions" /* #embed; the toolchain's clang has it in every C mode */

static const unsigned char schema[] = {
#embed "../../../Reports/schema/lintel-report.xsd"
};
static const unsigned char style[] = {
#embed "../../../Reports/page/report.css"
};
static const unsigned char islands_js[] = {
#embed "../../../Reports/page/islands.js"
};
static const unsigned char viewer_js[] = {
#embed "../../../Reports/page/viewer.js"
};
static const unsigned char report_js[] = {
#embed "../../../Reports/page/report.js"
};
static const unsigned char languages[] = {
#embed "../../../Reports/page/languages.csv"
};

static const CTablesFile files[] = {
    {"Reports/schema/lintel-report.xsd", schema, sizeof schema},
    {"Reports/page/report.css", style, sizeof style},
    {"Reports/page/islands.js", islands_js, sizeof islands_js},
    {"Reports/page/viewer.js", viewer_js, sizeof viewer_js},
    {"Reports/page/report.js", report_js, sizeof report_js},
    {"Reports/page/languages.csv", languages, sizeof languages},
    {0, 0, 0},
};

const CTablesFile *ctables_reports(void) { return files; }
