// Table: the licence of Lintel and the notices of what it holds of others' work.
#include "CTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions" /* #embed; the toolchain's clang has it in every C mode */

static const unsigned char notice[] = {
#embed "../../../NOTICE"
};
static const unsigned char locales[] = {
#embed "../../../Locales/NOTICE.md"
};
static const unsigned char licence[] = {
#embed "../../../LICENSE"
};

static const CTablesFile files[] = {
    {"NOTICE", notice, sizeof notice},
    {"Locales/NOTICE.md", locales, sizeof locales},
    {"LICENSE", licence, sizeof licence},
    {0, 0, 0},
};

const CTablesFile *ctables_notices(void) { return files; }
