import Foundation
import Testing

/// Tests that drive a browser. They run one at a time, because two pages at once are too slow on a small machine.
@Suite(.serialized) enum InBrowser {
    /// The tests that run: the main tests if it is `nil`, all if it is `all`, and measurements if it is `measure`.
    static let choice = ProcessInfo.processInfo.environment["TOUCHSTONE_BROWSER_TESTS"]

    /// All arguments of a test if all tests run, and the first one otherwise.
    static func cases<Case>(_ all: Case...) -> [Case] {
        choice == "all" ? all : [all[0]]
    }
}

extension Trait where Self == ConditionTrait {
    /// A test that `tools/test-all` skips to save time. `tools/test-in-browser` runs it.
    static var beyondSmokeTests: Self {
        .enabled(if: InBrowser.choice == "all", "tools/test-in-browser runs it")
    }

    /// A test that prints times and does not judge them, because they depend on the machine. `tools/test-in-browser --measure` runs it.
    static var measurement: Self {
        .enabled(if: InBrowser.choice == "measure", "tools/test-in-browser --measure runs it")
    }
}
