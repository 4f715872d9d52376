import Foundation

/// The direction of text.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the language.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// A tab stop of a paragraph. Stored; has no effect on the layout of text.
open class NSTextTab: NSObject, NSCopying {
    /// A key of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column, a `CharacterSet`.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text at the stop.
    open var alignment: NSTextAlignment { initialAlignment }
    private let initialAlignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    open var location: CGFloat { initialLocation }
    private let initialLocation: CGFloat
    /// The options of the stop; none by default.
    open var options: [OptionKey: Any] { initialOptions }
    private let initialOptions: [OptionKey: Any]

    /// Creates a tab stop at a distance from the leading edge, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (initialAlignment, initialLocation, initialOptions) = (alignment, loc, options)
        super.init()
    }

    static var usual: [NSTextTab] { (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) } }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && Set(options.keys) == Set(other.options.keys)
    }
    open override var hash: Int { location.hashValue }
}
