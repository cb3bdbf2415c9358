// The files of data/, embedded; a test compares this list with the folder.

#include "embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char tiers_json[] = {
#embed "../../data/tiers.json"
};

static const unsigned char sources_json[] = {
#embed "../../data/sources.json"
};

static const unsigned char schemas_export_1_json[] = {
#embed "../../data/schemas/export-1.json"
};

static const unsigned char vocabulary_colours_json[] = {
#embed "../../data/vocabulary/colours.json"
};

static const unsigned char vocabulary_components_json[] = {
#embed "../../data/vocabulary/components.json"
};

static const unsigned char vocabulary_conditions_json[] = {
#embed "../../data/vocabulary/conditions.json"
};

static const unsigned char vocabulary_everyday_json[] = {
#embed "../../data/vocabulary/everyday.json"
};

static const unsigned char vocabulary_gestures_json[] = {
#embed "../../data/vocabulary/gestures.json"
};

static const unsigned char vocabulary_grammar_json[] = {
#embed "../../data/vocabulary/grammar.json"
};

static const unsigned char vocabulary_properties_json[] = {
#embed "../../data/vocabulary/properties.json"
};

static const unsigned char vocabulary_terms_actions_json[] = {
#embed "../../data/vocabulary/terms-actions.json"
};

static const unsigned char vocabulary_terms_things_json[] = {
#embed "../../data/vocabulary/terms-things.json"
};

static const unsigned char vocabulary_text_styles_json[] = {
#embed "../../data/vocabulary/text-styles.json"
};

static const unsigned char vocabulary_weights_json[] = {
#embed "../../data/vocabulary/weights.json"
};

static const unsigned char guidelines_color_typography_2015_md[] = {
#embed "../../data/guidelines/color-typography-2015.md"
};

static const unsigned char guidelines_dynamic_type_testing_md[] = {
#embed "../../data/guidelines/dynamic-type-testing.md"
};

static const unsigned char guidelines_fp_ios_md[] = {
#embed "../../data/guidelines/fp-ios.md"
};

static const unsigned char guidelines_tab_bars_2022_md[] = {
#embed "../../data/guidelines/tab-bars-2022.md"
};

static const unsigned char guidelines_touch_target_swiftui_md[] = {
#embed "../../data/guidelines/touch-target-swiftui.md"
};

static const struct kijun_embedded_file files[] = {
  {"tiers.json", tiers_json, sizeof tiers_json},
  {"sources.json", sources_json, sizeof sources_json},
  {"schemas/export-1.json", schemas_export_1_json, sizeof schemas_export_1_json},
  {"vocabulary/colours.json", vocabulary_colours_json, sizeof vocabulary_colours_json},
  {"vocabulary/components.json", vocabulary_components_json, sizeof vocabulary_components_json},
  {"vocabulary/conditions.json", vocabulary_conditions_json, sizeof vocabulary_conditions_json},
  {"vocabulary/everyday.json", vocabulary_everyday_json, sizeof vocabulary_everyday_json},
  {"vocabulary/gestures.json", vocabulary_gestures_json, sizeof vocabulary_gestures_json},
  {"vocabulary/grammar.json", vocabulary_grammar_json, sizeof vocabulary_grammar_json},
  {"vocabulary/properties.json", vocabulary_properties_json, sizeof vocabulary_properties_json},
  {"vocabulary/terms-actions.json", vocabulary_terms_actions_json, sizeof vocabulary_terms_actions_json},
  {"vocabulary/terms-things.json", vocabulary_terms_things_json, sizeof vocabulary_terms_things_json},
  {"vocabulary/text-styles.json", vocabulary_text_styles_json, sizeof vocabulary_text_styles_json},
  {"vocabulary/weights.json", vocabulary_weights_json, sizeof vocabulary_weights_json},
  {"guidelines/color-typography-2015.md", guidelines_color_typography_2015_md, sizeof guidelines_color_typography_2015_md},
  {"guidelines/dynamic-type-testing.md", guidelines_dynamic_type_testing_md, sizeof guidelines_dynamic_type_testing_md},
  {"guidelines/fp-ios.md", guidelines_fp_ios_md, sizeof guidelines_fp_ios_md},
  {"guidelines/tab-bars-2022.md", guidelines_tab_bars_2022_md, sizeof guidelines_tab_bars_2022_md},
  {"guidelines/touch-target-swiftui.md", guidelines_touch_target_swiftui_md, sizeof guidelines_touch_target_swiftui_md},
};

const struct kijun_embedded_file *kijun_data_files(unsigned long *count) {
  *count = sizeof files / sizeof files[0];
  return files;
}
