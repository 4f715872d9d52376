extension Int {
    /// The integer part of a number, or the nearest integer that can be represented; 0 for NaN.
    ///
    /// Applications can pass any number as a length or a duration, and `Int(_:)` ends the program if it does not fit.
    package init(clamping value: some BinaryFloatingPoint) {
        guard !value.isNaN else {
            self = 0
            return
        }
        self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}
