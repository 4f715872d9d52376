#include "TouchstoneInitializerCalls.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) const void *

// A class that declares designated initializers of its own does not inherit those of its superclass. Swift fills their places in the
// vtable with functions that allocate the object, report the missing initializer and stop the program. While one of the calls below is
// in progress, a report about its class returns to it instead. The skipped functions hold nothing but the new object, which is never
// freed. A report about another class comes from the application's code, whose functions must not be skipped.

typedef struct Call {
    jmp_buf place;
    const void *type;
} Call;

/// The innermost call in progress on this thread.
static _Thread_local Call *pending;

#define CALL(call)                                      \
    Call *const outer = pending;                        \
    Call here;                                          \
    void *made = 0;                                     \
    here.type = type;                                   \
    pending = &here;                                    \
    if (setjmp(here.place) == 0) made = call;           \
    pending = outer;                                    \
    return made

typedef struct TypeName {
    const char *text;
    uintptr_t length;
} TypeName;

// A function of Swift's runtime.
SWIFT TypeName swift_getTypeName(const void *type, _Bool qualified);

/// Whether the reported class is the class of the call or a superclass of it. The report names it with its module.
static _Bool isOfCall(const Call *call, const unsigned char *class, int32_t length) {
    int32_t start = length;
    while (start > 0 && class[start - 1] != '.') start--;
    const uintptr_t count = (uintptr_t)(length - start);
    // The second word of a class's metadata is its superclass.
    for (const void *type = call->type; type; type = ((const void *const *)type)[1]) {
        const TypeName name = swift_getTypeName(type, 0);
        // The name of a generic class continues with its arguments.
        if (name.length >= count && memcmp(name.text, class + start, count) == 0
            && (name.length == count || name.text[count] == '<')) return 1;
    }
    return 0;
}

static void report(const unsigned char *class, int32_t classLength, const unsigned char *initializer, int32_t length) {
    if (pending && isOfCall(pending, class, classLength)) longjmp(pending->place, 1);
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
