import Testing
import TouchstoneExpectations
import TouchstoneScenarios

/// The outcome of a run: the comparison of the expected event log with the actual one.
@Suite @MainActor
struct ScenarioOutcomeTests {
    private func outcome(expect: String?) throws -> ScenarioOutcome {
        var yaml = """
            title: A tap
            views:
              - name: red
                frame: [0, 0, 390, 844]
                touches: handle
            steps:
              - tap: [10, 10]
              - note: that was it
            show: [delivery]
            """
        if let expect {
            yaml += "\nexpect: |\n" + expect.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n") + "\n"
        }
        return try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play()
    }

    private static let right = """
        touch 1 is bound to red in window at (10, 10)
        touchesBegan [1] → red
        · red handles touchesBegan
        touchesEnded [1] → red
        · red handles touchesEnded
        · that was it
        """

    @Test func `A run passes if the event logs are equal`() throws {
        let outcome = try outcome(expect: Self.right)
        #expect(outcome.passed)
        #expect(outcome.complaint == nil)
        expectEqual(outcome.eventLog, Self.right)
        #expect(outcome.records.count > 6)
    }

    @Test func `Indentation, blank lines and comments are ignored`() throws {
        let indented = Self.right.split(separator: "\n").map { "\($0)  \n     \n  # a remark" }.joined(separator: "\n")
        #expect(try outcome(expect: indented).passed)
    }

    @Test func `A different line is shown with three lines of context`() throws {
        let wrong = Self.right.replacing("touchesEnded [1]", with: "touchesMoved [1]")
        let outcome = try outcome(expect: wrong)
        #expect(!outcome.passed)
        expectEqual(
            outcome.complaint,
            """
            x.yaml:14: expected (-), but happened (+)
              touch 1 is bound to red in window at (10, 10)
              touchesBegan [1] → red
              · red handles touchesBegan
            - touchesMoved [1] → red
            + touchesEnded [1] → red
              · red handles touchesEnded
              · that was it
            """)
    }

    @Test func `Lines outside the context are omitted`() throws {
        let outcome = try outcome(expect: Self.right + "\nand more\nand more")
        expectEqual(
            outcome.complaint,
            """
            x.yaml:17: expected (-), but happened (+)
              …
              touchesEnded [1] → red
              · red handles touchesEnded
              · that was it
            - and more
            - and more
            """)
    }

    @Test func `An empty expectation differs from a log with events`() throws {
        let outcome = try outcome(expect: "# nothing")
        expectEqual(outcome.difference?.text.contains("+ touchesBegan [1] → red"), true)
    }

    @Test func `A run without an expectation does not pass`() throws {
        let outcome = try outcome(expect: nil)
        #expect(!outcome.passed)
        expectEqual(
            outcome.complaint,
            "x.yaml: there is no `expect` to compare with; if the event log is right, copy it there")
    }

    @Test func `The same file gives the same records`() throws {
        try expectEqual(outcome(expect: nil).records, outcome(expect: nil).records)
    }

    @Test func `A touch at a point that is not finite is ignored`() throws {
        let yaml = """
            title: A
            views: [{name: a, frame: [0, 0, 90, 90]}]
            steps:
              - tap: [.nan, 10]
              - down: [.inf, .nan]
              - wheel: {at: [.nan, 10], by: [0, 10]}
            """
        let outcome = try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play()
        expectEqual(
            outcome.eventLog,
            """
            touch 1 sample ignored: its location is not finite
            touch 1 sample ignored: its location is not finite
            """)
    }

    @Test func `A touch without a visible window is dropped`() throws {
        let yaml = """
            title: A
            windows: [{name: w, hidden: true, views: [{name: a, frame: [0, 0, 90, 90]}]}]
            steps: [{tap: [10, 10]}]
            """
        let outcome = try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play()
        expectEqual(outcome.eventLog, "touch 1 is dropped: no window has a view there")
    }
}
