import Foundation

extension URL {
    /// The program of this process, for child processes.
    static var ownProgram: URL {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: path ?? CommandLine.arguments[0])
    }
}
