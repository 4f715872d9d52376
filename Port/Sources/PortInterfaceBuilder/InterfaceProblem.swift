#if Port
/// What a file of Interface Builder has that the port leaves out, or why the file cannot be read.
public struct InterfaceProblem: Hashable, Sendable {
    public enum Severity: Sendable {
        /// The rest works.
        case warning
        /// The file, or an object in it, is left out.
        case error
    }

    public let path: String
    /// From 1.
    public let line: Int
    /// From 1, in UTF-8.
    public let column: Int
    public let severity: Severity
    public let message: String
}
#endif
