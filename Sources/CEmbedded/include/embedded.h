#pragma once

/// A file that travels inside the program.
struct kijun_embedded_file {
  const char *name;
  const unsigned char *bytes;
  unsigned long size;
};

/// The SQL files of `migrations/`, in the order of their numbers.
const struct kijun_embedded_file *kijun_migrations(unsigned long *count);

/// The files of `data/`: tiers, vocabulary, manifest and guidelines.
const struct kijun_embedded_file *kijun_data_files(unsigned long *count);
