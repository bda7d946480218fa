// The files that the folder of a LANGUAGE may have. Each comes with its name and the same as a C identifier.
#define NAME capitalization
#define NAME_SYMBOL capitalization
#include "language-file.h"
#define NAME lexicon-mostly-nouns
#define NAME_SYMBOL lexicon_mostly_nouns
#include "language-file.h"
#define NAME lexicon-nouns
#define NAME_SYMBOL lexicon_nouns
#include "language-file.h"
#define NAME lexicon-verb-forms
#define NAME_SYMBOL lexicon_verb_forms
#include "language-file.h"
#define NAME lexicon-verbal-nouns
#define NAME_SYMBOL lexicon_verbal_nouns
#include "language-file.h"
#define NAME lexicon-verbs
#define NAME_SYMBOL lexicon_verbs
#include "language-file.h"
#define NAME system
#define NAME_SYMBOL system
#include "language-file.h"
#define NAME verbs
#define NAME_SYMBOL verbs
#include "language-file.h"
#define NAME words
#define NAME_SYMBOL words
#include "language-file.h"
#undef LANGUAGE
#undef LANGUAGE_SYMBOL
