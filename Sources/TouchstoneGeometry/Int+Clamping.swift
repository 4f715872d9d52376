extension Int {
    /// The integer part of a number, or the nearest integer that can be represented; 0 for NaN.
    ///
    /// Applications can pass any number as a length or a duration, and `Int(_:)` ends the program if it does not fit.
    @inlinable
    package init(clamping value: some BinaryFloatingPoint) {
        let number = Double(value)
        if number.isNaN {
            self = 0
        } else if number >= 0x1p63 {
            self = .max
        } else if number < -0x1p63 {
            self = .min
        } else {
            self = Int(number)
        }
    }
}
