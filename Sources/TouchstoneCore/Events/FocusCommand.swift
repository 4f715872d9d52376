/// A key's effect on the focused view: Space or Return, right or up arrow, left or down arrow.
enum FocusCommand {
    case activate, increment, decrement
}
