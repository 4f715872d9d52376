#ifndef TOUCHSTONE_EVENTFD_H
#define TOUCHSTONE_EVENTFD_H

#include <stdint.h>

/// A non-blocking eventfd that closes on exec, or -1. Glibc's module map leaves <sys/eventfd.h> out.
int touchstone_eventfd(void);

#endif
