#ifndef TOUCHSTONE_PAGE_FILES_H
#define TOUCHSTONE_PAGE_FILES_H

#include <stddef.h>

/// One of the page's files. Its name is its path below `Page`, such as `styles/lab.css`.
struct touchstone_page_file {
    const char *name;
    const unsigned char *bytes;
    size_t count;
};

/// All of them, which last as long as the program. As code of Swift's they would take as long to compile as a quarter of the library.
const struct touchstone_page_file *touchstone_page_files(size_t *count);

#endif
