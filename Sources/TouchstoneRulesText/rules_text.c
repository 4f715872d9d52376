#include "rules_text.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char rules_md[] = {
#embed "../../docs/rules.md"
};

const unsigned char *touchstone_rules(size_t *count) {
    *count = sizeof rules_md;
    return rules_md;
}
