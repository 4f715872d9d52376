#pragma once
#include <stddef.h>

/// How many blocks this thread has asked the allocator for since it started.
size_t touchstone_allocations(void);

/// Bytes of all blocks in use, as the allocator counts them.
size_t touchstone_bytes_in_use(void);
