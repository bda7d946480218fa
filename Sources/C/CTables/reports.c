#include "CTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions" /* #embed; the toolchain's clang has it in every C mode */

static const unsigned char schema[] = {
#embed "../../../Reports/schema/lintel-report.xsd"
};
static const unsigned char style[] = {
#embed "../../../Reports/page/report.css"
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
    {"Reports/page/languages.csv", languages, sizeof languages},
    {"Locales/Lintel.xcstrings", messages, sizeof messages},
    {0, 0, 0},
};

const CTablesFile *ctables_reports(void) { return files; }
