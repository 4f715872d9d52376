import Foundation
import Testing

/// Tests that drive a browser, one after the other: on a small machine two pages at a time starve each other.
@Suite(.serialized) enum InBrowser {
    /// Which of them run: none is named for the main stories, `all` for all, `measure` for what measures.
    static let choice = ProcessInfo.processInfo.environment["TOUCHSTONE_BROWSER_TESTS"]

    /// The first of what a test is done with, which is a main story, or all.
    static func cases<Case>(_ all: Case...) -> [Case] {
        choice == "all" ? all : [all[0]]
    }
}

extension Trait where Self == ConditionTrait {
    /// Not among the main stories, which are what plain `swift test` has time for: `tools/test-in-browser` runs it.
    static var beyondSmokeTests: Self {
        .enabled(if: InBrowser.choice == "all", "tools/test-in-browser runs it")
    }

    /// Measures and judges no times, which are the machine's: `tools/test-in-browser --measure` runs it.
    static var measurement: Self {
        .enabled(if: InBrowser.choice == "measure", "tools/test-in-browser --measure runs it")
    }
}
