// The modifier keys of an event, as the app receives them.

/** The bits of UIKeyModifierFlags. */
export function modifierFlags(event) {
    return (event.getModifierState?.("CapsLock") ? 1 << 16 : 0)
        | (event.shiftKey ? 1 << 17 : 0)
        | (event.ctrlKey ? 1 << 18 : 0)
        | (event.altKey ? 1 << 19 : 0)
        | (event.metaKey ? 1 << 20 : 0);
}
