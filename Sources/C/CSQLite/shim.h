#pragma once
#include <sqlite3.h>
/* SQLITE_TRANSIENT is a number that is cast to a function, which Swift does not import: the text is copied. */
static inline int lintel_sqlite_bind_text(sqlite3_stmt *s, int i, const char *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_text64(s, i, bytes, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}
/* The number of arguments varies, which Swift does not call. A file of a stranger may not run what it holds. */
static inline void lintel_sqlite_defend(sqlite3 *db) {
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
#ifdef SQLITE_DBCONFIG_TRUSTED_SCHEMA
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
#endif
}
