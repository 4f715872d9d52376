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

    @Test(arguments: ["tap", "longPress", "pan", "swipe", "pinch", "rotation", "screenEdgePan, edges: left"])
    func `A watched recognizer notes each call before it handles it`(type: String) throws {
        let log = try eventLog(type, isWatched: true, "[{down: [0, 50]}, {move: [2, 51]}, {cancel: 1}]")
        expectEqual(log.filter { $0.hasPrefix("· R") }, ["began", "moved", "cancelled", "reset"].map { "· R.\($0)" })
        #expect(log.first { $0.contains("R.") || $0.hasPrefix("R:") } == "· R.began", "\(log)")
    }

    @Test func `A recognizer without touches cannot be watched`() {
        #expect(throws: ScenarioError.self) { try eventLog("hover", isWatched: true, "[]") }
        #expect(throws: Never.self) { try eventLog("hover", isWatched: false, "[]") }
    }
}
