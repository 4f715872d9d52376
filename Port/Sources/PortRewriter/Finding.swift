#if Port
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

    public init(path: String, line: Int, column: Int, severity: Severity, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
    }

    /// As compilers write it.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}

extension Finding {
    private static let otherKinds: [(ending: String, reason: String)] = [
        (".m", "Objective-C is not compiled here"), (".mm", "Objective-C is not compiled here"),
        (".metal", "shaders are not compiled here"), ("/contents", "Core Data is not there"),
    ]

    /// That a file other than a Swift source is left out; nil where an application does not need it.
    public static func leavingOut(_ path: String) -> Finding? {
        guard let kind = otherKinds.first(where: { path.hasSuffix($0.ending) }),
            kind.ending != "/contents" || path.contains(".xcdatamodel/")
        else { return nil }
        return Finding(path: path, line: 1, column: 1, severity: .warning, message: kind.reason)
    }
}
#endif
