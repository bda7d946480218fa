// One file of a language, if there is one: its bytes, or its row in the list of files.
#if __has_embed(QUOTED(../../../Locales/LANGUAGE/NAME.txt))
#ifdef ROWS
    {QUOTED(Locales/LANGUAGE/NAME.txt), SYMBOL, sizeof SYMBOL},
#else
static const unsigned char SYMBOL[] = {
#embed QUOTED(../../../Locales/LANGUAGE/NAME.txt)
};
#endif
#endif
#undef NAME
#undef NAME_SYMBOL
