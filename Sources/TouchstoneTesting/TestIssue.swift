import Foundation
import TouchstoneCore

/// What a test did wrong, or waited for in vain, and where.
public struct TestIssue: Sendable, CustomStringConvertible {
    /// In sentences, the first of them in a line of its own.
    public let message: String
    /// The line of the test.
    public let site: TestSite

    /// Something that is wrong at a line of a test.
    public init(_ message: String, at site: TestSite) {
        self.message = message
        self.site = site
    }

    public var description: String { "\(site.filePath):\(site.line): \(message)" }
}

/// A place in a test's source.
public struct TestSite: Sendable, Equatable {
    /// Module and file, as `#fileID` gives them.
    public var fileID: String
    /// The file's path.
    public var filePath: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1.
    public var column: Int

    /// By default the place where it is called.
    public init(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

/// A testing framework. Where a program is linked with a module that knows one, it is found by its name.
@MainActor
package protocol TestFramework: AnyObject {
    /// Makes an issue of the test that runs; false where none of this framework's does.
    static func record(_ issue: TestIssue) -> Bool
}

extension TestApplication {
    /// Makes an issue of the test that runs, in whichever framework that is; written to the standard error where there is none.
    static func recordWhereATestRuns(_ issue: TestIssue) {
        let known = ["TouchstoneTestingTraits.SwiftTesting", "TouchstoneXCTest.XCTestFramework"]
        for name in known {
            if let framework = NSClassFromString(name) as? any TestFramework.Type, framework.record(issue) { return }
        }
        FileHandle.standardError.write(Data("\(issue)\n".utf8))
    }
}
