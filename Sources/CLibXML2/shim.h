#pragma once
#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>

// How many bytes of the input the parser has passed. The fields that say it are not part of every version's Swift
// interface, and the library's own function for it is slow where an encoding is set.
static inline long kijun_html_offset(const htmlParserCtxt *context) {
  const xmlParserInput *input = context->input;
  return input == NULL ? 0 : (long)input->consumed + (long)(input->cur - input->base);
}

static inline int kijun_html_depth(const htmlParserCtxt *context) { return context->nameNr; }

// The parser calls `handler` with `data` instead of building a tree.
static inline void kijun_html_events(htmlParserCtxt *context, const xmlSAXHandler *handler, void *data) {
  *context->sax = *handler;
  context->userData = data;
}
