#include "CTables.h"

static const unsigned char interRegular[] = {
#embed "../../../Data/inter-regular.txt"
};
static const unsigned char interDisplayBold[] = {
#embed "../../../Data/inter-display-bold.txt"
};
static const unsigned char tracking[] = {
#embed "../../../Data/tracking.csv"
};
static const unsigned char textStyles[] = {
#embed "../../../Data/text-styles.csv"
};
static const unsigned char scriptWidths[] = {
#embed "../../../Data/script-widths.csv"
};

static const unsigned char proxyFaces[] = {
#embed "../../../Data/proxy-faces.csv"
};

static const unsigned char argumentSamples[] = {
#embed "../../../Data/argument-samples.csv"
};

static const CTablesFile files[] = {
    {"Data/inter-regular.txt", interRegular, sizeof interRegular},
    {"Data/inter-display-bold.txt", interDisplayBold, sizeof interDisplayBold},
    {"Data/tracking.csv", tracking, sizeof tracking},
    {"Data/text-styles.csv", textStyles, sizeof textStyles},
    {"Data/script-widths.csv", scriptWidths, sizeof scriptWidths},
    {"Data/proxy-faces.csv", proxyFaces, sizeof proxyFaces},
    {"Data/argument-samples.csv", argumentSamples, sizeof argumentSamples},
    {0, 0, 0},
};

const CTablesFile *ctables_metrics(void) { return files; }
