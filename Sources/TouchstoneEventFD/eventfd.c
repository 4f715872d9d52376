#include "eventfd.h"
#include <sys/eventfd.h>

int touchstone_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }
