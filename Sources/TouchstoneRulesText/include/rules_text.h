#ifndef TOUCHSTONE_RULES_TEXT_H
#define TOUCHSTONE_RULES_TEXT_H

#include <stddef.h>

/// The bytes of docs/rules.md, which last as long as the program.
const unsigned char *touchstone_rules(size_t *count);

#endif
