#include "CTables.h"

static const unsigned char devices[] = {
#embed "../../../Data/devices.csv"
};
static const unsigned char bars[] = {
#embed "../../../Data/bar-metrics.csv"
};
static const unsigned char windows[] = {
#embed "../../../Data/windows.csv"
};

static const unsigned char statements[] = {
#embed "../../../Data/statements.csv"
};

static const unsigned char standardSymbols[] = {
#embed "../../../Data/standard-symbols.csv"
};
static const unsigned char spokenSymbols[] = {
#embed "../../../Data/spoken-symbols.csv"
};
static const unsigned char rule_counts[] = {
#embed "../../../Data/rule-counts.csv"
};

static const unsigned char criteria[] = {
#embed "../../../Data/criteria.csv"
};

static const unsigned char chineseLetters[] = {
#embed "../../../Data/chinese-letters.csv"
};

static const unsigned char keptWords[] = {
#embed "../../../Data/kept-words.csv"
};

static const CTablesFile files[] = {
    {"Data/devices.csv", devices, sizeof devices},
    {"Data/bar-metrics.csv", bars, sizeof bars},
    {"Data/windows.csv", windows, sizeof windows},
    {"Data/statements.csv", statements, sizeof statements},
    {"Data/standard-symbols.csv", standardSymbols, sizeof standardSymbols},
    {"Data/spoken-symbols.csv", spokenSymbols, sizeof spokenSymbols},
    {"Data/rule-counts.csv", rule_counts, sizeof rule_counts},
    {"Data/criteria.csv", criteria, sizeof criteria},
    {"Data/chinese-letters.csv", chineseLetters, sizeof chineseLetters},
    {"Data/kept-words.csv", keptWords, sizeof keptWords},
    {0, 0, 0},
};

const CTablesFile *ctables_geometry(void) { return files; }
