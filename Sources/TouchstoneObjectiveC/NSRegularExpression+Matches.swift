import Foundation

extension NSRegularExpression {
    /// Touchstone extension: calls a closure for each match, like `enumerateMatches(in:options:range:using:)`, whose closure escapes on
    /// Linux and not in iOS.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: How to match; by default, without options.
    ///   - range: The range of the text in UTF-16 code units.
    ///   - block: Receives the match, flags, and a pointer; it stops the enumeration by setting the pointer's value to `true`.
    public func forEachMatch(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
    }
}
