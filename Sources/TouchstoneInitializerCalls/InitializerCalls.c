#include "TouchstoneInitializerCalls.h"

#include <setjmp.h>
#include <stdio.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) const void *

// A class that declares designated initializers of its own does not inherit those of its superclass. Swift fills their places in the
// vtable with functions that allocate the object, report the missing initializer and stop the program. While one of the calls below is
// in progress, the report returns to it instead. The skipped functions hold nothing but the new object, which is never freed.

/// The innermost call in progress on this thread.
static _Thread_local jmp_buf *pending;

#define CALL(call)                 \
    jmp_buf *const outer = pending; \
    jmp_buf here;                  \
    void *made = 0;                \
    pending = &here;               \
    if (setjmp(here) == 0) made = call; \
    pending = outer;               \
    return made

static void report(const unsigned char *class, int32_t classLength, const unsigned char *initializer, int32_t length) {
    if (pending) longjmp(*pending, 1);
    fprintf(
        stderr, "Fatal error: Use of unimplemented initializer '%.*s' for class '%.*s'\n", length, initializer,
        classLength, class);
}

// These replace functions of the same names in Swift's standard library; a library that is linked statically keeps its own, and then a
// missing initializer stops the program. The caller stops the program if they return.

__attribute__((weak)) void _swift_stdlib_reportUnimplementedInitializerInFile(
    const unsigned char *class, int32_t classLength, const unsigned char *initializer, int32_t length,
    const unsigned char *file, int32_t fileLength, uint32_t line, uint32_t column, uint32_t flags) {
    report(class, classLength, initializer, length);
}

__attribute__((weak)) void _swift_stdlib_reportUnimplementedInitializer(
    const unsigned char *class, int32_t classLength, const unsigned char *initializer, int32_t length, uint32_t flags) {
    report(class, classLength, initializer, length);
}

void *touchstone_init(const void *function, const void *type) {
    typedef SWIFT void *(*Initializer)(SELF);
    CALL(((Initializer)function)(type));
}

void *touchstone_init_frame(const void *function, const void *type, double x, double y, double width, double height) {
    typedef SWIFT void *(*Initializer)(double, double, double, double, SELF);
    CALL(((Initializer)function)(x, y, width, height, type));
}

void *touchstone_init_layer(const void *function, const void *type, void *layer) {
    typedef SWIFT void *(*Initializer)(void *, SELF);
    CALL(((Initializer)function)(layer, type));
}

void *touchstone_init_style(
    const void *function, const void *type, intptr_t style, uintptr_t first, uintptr_t second) {
    typedef SWIFT void *(*Initializer)(intptr_t, uintptr_t, uintptr_t, SELF);
    CALL(((Initializer)function)(style, first, second, type));
}

void *touchstone_init_identifier(const void *function, const void *type, uintptr_t first, uintptr_t second) {
    typedef SWIFT void *(*Initializer)(uintptr_t, uintptr_t, SELF);
    CALL(((Initializer)function)(first, second, type));
}
