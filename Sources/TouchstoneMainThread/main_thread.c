// Runs the tests of Swift Testing on the main thread.
//
// The asynchronous `main` of a test program ends its thread and lets a pool of threads serve the main queue, so that
// `Thread.isMainThread` is false on the main actor. Swift's concurrency library calls a hook, if one is set, in place
// of that. The hook below runs the main run loop, which serves the main queue on the main thread, as on iOS.

#include "main_thread.h"

#if defined(__linux__) && defined(__has_attribute)
#if __has_attribute(swiftcall)

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*drain_queue)(void);
typedef SWIFT_CALL void (*drain_hook)(drain_queue original, void *override);

// Weak, so that a program without one of the libraries links, and keeps the original behavior.
extern drain_hook swift_task_asyncMainDrainQueue_hook __attribute__((weak));
extern void CFRunLoopRun(void) __attribute__((weak));

static bool is_installed = false;

static SWIFT_CALL void run_main_run_loop(drain_queue original, void *override) {
    (void)original;
    (void)override;
    // The run loop returns only if it is stopped. The tests end the process.
    for (;;) CFRunLoopRun();
}

// Glibc passes the arguments of the program to constructors. Other programs, XCTest among them, stay as they are.
__attribute__((constructor)) static void install(int argc, char **argv, char **environment) {
    (void)environment;
    if (&swift_task_asyncMainDrainQueue_hook == NULL || CFRunLoopRun == NULL) return;
    const char *setting = getenv("TOUCHSTONE_MAIN_THREAD");
    if (setting != NULL && strcmp(setting, "0") == 0) return;
    for (int index = 1; index + 1 < argc; index += 1) {
        if (strcmp(argv[index], "--testing-library") != 0 || strcmp(argv[index + 1], "swift-testing") != 0) continue;
        swift_task_asyncMainDrainQueue_hook = run_main_run_loop;
        is_installed = true;
        return;
    }
}

bool touchstone_tests_run_on_the_main_thread(void) { return is_installed; }

#else
bool touchstone_tests_run_on_the_main_thread(void) { return false; }
#endif
#else
bool touchstone_tests_run_on_the_main_thread(void) { return false; }
#endif
