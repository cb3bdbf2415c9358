#include "embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char knowledge_base[] = {
#embed "../../migrations/0001_knowledge_base.sql"
};

static const unsigned char declarations[] = {
#embed "../../migrations/0002_declarations.sql"
};

static const unsigned char words_without_places[] = {
#embed "../../migrations/0003_words_without_places.sql"
};

static const unsigned char history[] = {
#embed "../../migrations/0004_history.sql"
};

static const unsigned char views[] = {
#embed "../../migrations/0005_views.sql"
};

static const unsigned char faster_questions[] = {
#embed "../../migrations/0006_faster_questions.sql"
};

static const unsigned char editions_of_facts[] = {
#embed "../../migrations/0007_editions_of_facts.sql"
};

static const struct kijun_embedded_file files[] = {
  {"0001_knowledge_base.sql", knowledge_base, sizeof knowledge_base},
  {"0002_declarations.sql", declarations, sizeof declarations},
  {"0003_words_without_places.sql", words_without_places, sizeof words_without_places},
  {"0004_history.sql", history, sizeof history},
  {"0005_views.sql", views, sizeof views},
  {"0006_faster_questions.sql", faster_questions, sizeof faster_questions},
  {"0007_editions_of_facts.sql", editions_of_facts, sizeof editions_of_facts},
};

const struct kijun_embedded_file *kijun_migrations(unsigned long *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
