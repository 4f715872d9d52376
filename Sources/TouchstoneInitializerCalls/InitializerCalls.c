#include "TouchstoneInitializerCalls.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) const void *

void *touchstone_init(const void *function, const void *type) {
    typedef SWIFT void *(*Initializer)(SELF);
    return ((Initializer)function)(type);
}

void *touchstone_init_frame(const void *function, const void *type, double x, double y, double width, double height) {
    typedef SWIFT void *(*Initializer)(double, double, double, double, SELF);
    return ((Initializer)function)(x, y, width, height, type);
}

void *touchstone_init_layer(const void *function, const void *type, void *layer) {
    typedef SWIFT void *(*Initializer)(void *, SELF);
    return ((Initializer)function)(layer, type);
}

void *touchstone_init_style(
    const void *function, const void *type, intptr_t style, uintptr_t first, uintptr_t second) {
    typedef SWIFT void *(*Initializer)(intptr_t, uintptr_t, uintptr_t, SELF);
    return ((Initializer)function)(style, first, second, type);
}

void *touchstone_init_identifier(const void *function, const void *type, uintptr_t first, uintptr_t second) {
    typedef SWIFT void *(*Initializer)(uintptr_t, uintptr_t, SELF);
    return ((Initializer)function)(first, second, type);
}
