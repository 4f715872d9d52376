/// What could not be ported, or not quite, and where it stands.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// It compiles, and does less than before.
        case warning
        /// It cannot be compiled.
        case error
    }

    public let path: String
    /// From 1.
    public let line: Int
    /// From 1, in UTF-8.
    public let column: Int
    public let severity: Severity
    public let message: String

    /// As compilers write it.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
