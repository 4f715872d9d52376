#if AppleModules
import Foundation

/// Logs on the standard error that a service of the system is not there.
///
/// - Parameters:
///   - name: The class or method that needs the service.
///   - reason: A sentence that says what is not there, and what happens instead.
public func logMissingService(_ name: String, _ reason: String) {
    FileHandle.standardError.write(Data("*** \(name): \(reason)\n".utf8))
}

/// The error of calls that need a service of the system, such as a camera.
public struct MissingServiceError: LocalizedError, Sendable {
    /// A sentence that says what is not there.
    public let reason: String
    public init(_ reason: String) { self.reason = reason }
    public var errorDescription: String? { reason }
}
#endif
