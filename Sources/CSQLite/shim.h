#pragma once
#include <sqlite3.h>

/* SQLITE_TRANSIENT is a macro with a cast, which Swift can't import. */
static inline sqlite3_destructor_type kijun_sqlite_transient(void) { return SQLITE_TRANSIENT; }
