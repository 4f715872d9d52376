#ifndef TOUCHSTONE_MAIN_THREAD_H
#define TOUCHSTONE_MAIN_THREAD_H

#include <stdbool.h>

/// Whether the main run loop runs the tests of this process, so that the main actor is on the main thread.
bool touchstone_tests_run_on_the_main_thread(void);

#endif
