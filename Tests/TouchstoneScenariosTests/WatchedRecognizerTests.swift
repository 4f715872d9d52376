import Testing
import TouchstoneExpectations
import TouchstoneScenarios

/// A recognizer that a scenario watches behaves as one that it does not watch.
@Suite @MainActor
struct WatchedRecognizerTests {
    private func eventLog(_ type: String, isWatched: Bool, _ steps: String) throws -> [String] {
        let yaml = """
            title: One recognizer
            views:
              - name: V
                frame: [0, 0, 390, 844]
                multipleTouch: true
                gestures: [{type: \(type), name: R, watch: \(isWatched)}]
            steps: \(steps)
            show: [gestures]
            """
        return try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play().eventLog.split(separator: "\n").map(
            String.init)
    }

    @Test(arguments: [
        ("tap", "[{tap: [50, 50]}]"), ("longPress", "[{down: [50, 50]}, {wait: 1}, {up: 1}]"),
        ("pan", "[{drag: [[50, 50], [50, 150]]}]"), ("swipe", "[{drag: [[50, 50], [150, 50]], over: 0.1}]"),
    ])
    func `A watched recognizer has the same states and actions`(type: String, steps: String) throws {
        let plain = try eventLog(type, isWatched: false, steps)
        let watched = try eventLog(type, isWatched: true, steps)
        let notes = watched.filter { $0.hasPrefix("· R") }
        expectEqual(watched.filter { !$0.hasPrefix("· R") }, plain)
        #expect(plain.contains { $0.hasPrefix("action R") })
        #expect(notes.first?.contains("began") == true && notes.last?.contains("reset") == true)
    }

    @Test func `A recognizer without touches cannot be watched`() {
        #expect(throws: ScenarioError.self) { try eventLog("hover", isWatched: true, "[]") }
        #expect(throws: Never.self) { try eventLog("hover", isWatched: false, "[]") }
    }
}
