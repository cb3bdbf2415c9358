#pragma once
#include <stdbool.h>

// The HTML parser of libxml2, as far as Kijun needs it: what it finds is told in the order of the file, and no tree is
// built. Names and texts are in UTF-8 and end with 0, lists of attributes (name, value, name, value…) with NULL.
//
// On Linux the library is opened when the first page is read. It brings a library of 30 MB for Unicode, for which an
// answer would wait longer than for anything else. On macOS the system has it in memory anyway.

typedef struct _xmlParserCtxt kijun_html_parser;

typedef struct {
  void (*open)(void *data, const unsigned char *name, const unsigned char **attributes);
  void (*close)(void *data, const unsigned char *name);
  void (*text)(void *data, const unsigned char *text, int count);
  void (*comment)(void *data, const unsigned char *text);
} kijun_html_handler;

// Whether the library is on this machine.
bool kijun_html_is_available(void);

// A parser of these bytes, valid UTF-8, which must stay where they are; NULL without memory or library.
kijun_html_parser *kijun_html_create(const char *bytes, int count);

// Calls the functions of the handler with `data` until the end of the page, or until it is stopped.
void kijun_html_parse(kijun_html_parser *parser, const kijun_html_handler *handler, void *data);
void kijun_html_stop(kijun_html_parser *parser);
void kijun_html_free(kijun_html_parser *parser);

// How many bytes of the page it has passed, and how many elements are open.
long kijun_html_offset(const kijun_html_parser *parser);
int kijun_html_depth(const kijun_html_parser *parser);
