#ifndef TOUCHSTONE_INITIALIZER_CALLS_H
#define TOUCHSTONE_INITIALIZER_CALLS_H

#include <stdint.h>

// Calls of Swift's allocating initializers by address. Each takes the metatype as Swift's `self` and returns a retained object, or a
// null pointer if the class does not implement the initializer.
// Invariant: `function` is the initializer of the class, and the parameters are those that Swift passes for its signature.

/// `init()`.
void *_Nullable touchstone_init(const void *_Nonnull function, const void *_Nonnull type);

/// `init(frame: CGRect)`; Swift passes the four numbers of a rectangle.
void *_Nullable touchstone_init_frame(
    const void *_Nonnull function, const void *_Nonnull type, double x, double y, double width, double height);

/// `init(layer: Any)`; Swift passes an existential by address, and the initializer consumes it.
void *_Nullable touchstone_init_layer(const void *_Nonnull function, const void *_Nonnull type, void *_Nonnull layer);

/// `init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)`; Swift passes an optional string in two words, and the initializer
/// consumes it.
void *_Nullable touchstone_init_style(
    const void *_Nonnull function, const void *_Nonnull type, intptr_t style, uintptr_t first, uintptr_t second);

/// `init(reuseIdentifier: String?)`.
void *_Nullable touchstone_init_identifier(
    const void *_Nonnull function, const void *_Nonnull type, uintptr_t first, uintptr_t second);

#endif
