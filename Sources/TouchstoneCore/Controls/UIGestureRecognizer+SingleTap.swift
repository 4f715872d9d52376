extension UIGestureRecognizer {
    /// Whether it is a tap with one finger, the gesture that most controls keep for themselves (C-21).
    var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
