/// The kinds of scroll input that a pan gesture recognizer accepts.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Scroll wheels that move in notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Trackpads, and other devices that scroll continuously.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both discrete and continuous devices.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
