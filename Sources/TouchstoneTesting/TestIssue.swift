import Foundation
import TouchstoneCore

/// A mistake of a test, or a wait that timed out, and the place in the test's source.
public struct TestIssue: Sendable, CustomStringConvertible {
    /// The description in sentences, the first of them on a line of its own.
    public let message: String
    /// The test's source location.
    public let site: TestSite

    /// Creates an issue for a source location of a test.
    public init(_ message: String, at site: TestSite) {
        self.message = message
        self.site = site
    }

    public var description: String { "\(site.filePath):\(site.line): \(message)" }
}

/// A location in a test's source code.
public struct TestSite: Sendable, Equatable {
    /// The module and file name, in the form of `#fileID`.
    public var fileID: String
    /// The absolute path of the file, in the form of `#filePath`.
    public var filePath: String
    /// The line number, which starts at 1.
    public var line: Int
    /// The column number, which starts at 1.
    public var column: Int

    /// Creates a location, by default that of the call.
    public init(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

/// A testing framework; its class is looked up by name among the modules that are linked.
@MainActor
package protocol TestFramework: AnyObject {
    /// Records an issue of the running test; returns `false` if no test of this framework is running.
    static func record(_ issue: TestIssue) -> Bool
}

extension TestApplication {
    /// Records an issue of the running test in Swift Testing or XCTest, or writes it to standard error if no test runs.
    static func recordWhereATestRuns(_ issue: TestIssue) {
        let known = ["TouchstoneTestingTraits.SwiftTesting", "TouchstoneXCTest.XCTestFramework"]
        for name in known {
            if let framework = NSClassFromString(name) as? any TestFramework.Type, framework.record(issue) { return }
        }
        FileHandle.standardError.write(Data("\(issue)\n".utf8))
    }
}
