#if Port
/// A part of an Interface Builder file that the port leaves out, or the reason why the file cannot be read.
public struct InterfaceProblem: Hashable, Sendable {
    public enum Severity: Sendable {
        /// The rest of the file works.
        case warning
        /// The file, or an object in it, is left out.
        case error
    }

    public let path: String
    /// Counts from 1.
    public let line: Int
    /// Counts from 1, in UTF-8 bytes.
    public let column: Int
    public let severity: Severity
    public let message: String
}
#endif
