#include "embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char grammar[] = {
#embed "../../data/vocabulary/grammar.json"
};

static const struct kijun_embedded_file files[] = {
  {"vocabulary/grammar.json", grammar, sizeof grammar},
};

const struct kijun_embedded_file *kijun_data_files(unsigned long *count) {
  *count = sizeof files / sizeof files[0];
  return files;
}
