#include "CLibXML2.h"

#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>

#ifdef __linux__
#include <dlfcn.h>

// By the version of the headers, whose structures are used below.
#if LIBXML_VERSION >= 21400
static const char library_name[] = "libxml2.so.16";
#else
static const char library_name[] = "libxml2.so.2";
#endif

// The system opens it once, and gives the same however often it is asked, from any thread.
static void *function(const char *name) {
  void *library = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  return library == NULL ? NULL : dlsym(library, name);
}
#define LIBXML2(name) ((__typeof__(&name))function(#name))
#else
#define LIBXML2(name) (&name)
#endif

bool kijun_html_is_available(void) { return LIBXML2(htmlCreateMemoryParserCtxt) != NULL; }

kijun_html_parser *kijun_html_create(const char *bytes, int count) {
  return kijun_html_is_available() ? LIBXML2(htmlCreateMemoryParserCtxt)(bytes, count) : NULL;
}

void kijun_html_parse(kijun_html_parser *parser, const kijun_html_handler *handler, void *data) {
  LIBXML2(htmlCtxtUseOptions)(
      parser, HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC);
  LIBXML2(xmlSwitchEncoding)(parser, XML_CHAR_ENCODING_UTF8);
  xmlSAXHandler told = {0};
  told.startElement = handler->open;
  told.endElement = handler->close;
  told.characters = handler->text;
  told.ignorableWhitespace = handler->text;
  told.cdataBlock = handler->text;
  told.comment = handler->comment;
  *parser->sax = told;
  parser->userData = data;
  LIBXML2(htmlParseDocument)(parser);
}

void kijun_html_stop(kijun_html_parser *parser) { LIBXML2(xmlStopParser)(parser); }

void kijun_html_free(kijun_html_parser *parser) { LIBXML2(htmlFreeParserCtxt)(parser); }

// The library's own function for it is slow where an encoding is set.
long kijun_html_offset(const kijun_html_parser *parser) {
  const xmlParserInput *input = parser->input;
  return input == NULL ? 0 : (long)input->consumed + (long)(input->cur - input->base);
}

int kijun_html_depth(const kijun_html_parser *parser) { return parser->nameNr; }
