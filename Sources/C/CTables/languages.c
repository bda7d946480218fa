// Every .txt file under Locales/, embedded if it is there: a new one needs no line here. Compilers do not notice that a file
// they once looked for in vain has come; `make languages` writes languages.h anew, and so has this compiled again.
#include "CTables.h"

#define QUOTED_(...) #__VA_ARGS__
#define QUOTED(...) QUOTED_(__VA_ARGS__)
#define SYMBOL__(language, name) language##_##name
#define SYMBOL_(language, name) SYMBOL__(language, name)
#define SYMBOL SYMBOL_(LANGUAGE_SYMBOL, NAME_SYMBOL)

#include "languages.h"

static const CTablesFile files[] = {
#define ROWS
#include "languages.h"
    {0, 0, 0},
};

const CTablesFile *ctables_languages(void) { return files; }
