#if Port
/// A part of the sources that could not be ported completely, with its place.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The code compiles but does less than before.
        case warning
        /// The code does not compile.
        case error
    }

    public let path: String
    /// Counts from 1.
    public let line: Int
    /// Counts from 1, in UTF-8 bytes.
    public let column: Int
    public let severity: Severity
    public let message: String

    public init(path: String, line: Int, column: Int, severity: Severity, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
    }

    /// The finding in the format of compiler diagnostics.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}

extension Finding {
    private static let otherKinds: [(ending: String, reason: String)] = [
        (".m", "Objective-C is not compiled here"), (".mm", "Objective-C is not compiled here"),
        (".metal", "shaders are not compiled here"), ("/contents", "Core Data is not available"),
    ]

    /// The finding that a file other than a Swift source is left out, or `nil` if an application does not need the file.
    public static func leavingOut(_ path: String) -> Finding? {
        guard let kind = otherKinds.first(where: { path.hasSuffix($0.ending) }),
            kind.ending != "/contents" || path.contains(".xcdatamodel/")
        else { return nil }
        return Finding(path: path, line: 1, column: 1, severity: .warning, message: kind.reason)
    }
}
#endif
