#pragma once
/* Data files embedded in the executable with C23 #embed, so that the binary needs no files beside it.
   Each list is one C file and ends with an entry whose path is NULL. */
#include <stddef.h>

typedef struct {
  const char *_Nullable path; /* as in the repository: "Data/devices.csv" */
  const unsigned char *_Nullable bytes;
  size_t size;
} CTablesFile;

const CTablesFile *_Nonnull ctables_geometry(void);
const CTablesFile *_Nonnull ctables_metrics(void);
const CTablesFile *_Nonnull ctables_languages(void);
const CTablesFile *_Nonnull ctables_reports(void);
const CTablesFile *_Nonnull ctables_notices(void);
