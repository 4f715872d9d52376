import Testing
import TouchstoneExpectations
import TouchstoneScenarios

/// A scenario's delegates at the end of the responder chain, and each event that reaches them.
@Suite @MainActor
struct ChainEndTests {
    private func eventLog(_ delegate: String, _ steps: String) throws -> String {
        let yaml = """
            title: The end of the chain
            \(delegate)
            views:
              - {name: root, frame: [0, 0, 390, 844]}
            steps: \(steps)
            show: [delivery]
            """
        return try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play().eventLog
    }

    /// The notes of the responder with this name.
    private func notes(_ name: String, _ responder: String, _ steps: String) throws -> [String] {
        try eventLog(responder, steps).split(separator: "\n").map(String.init).filter { $0.hasPrefix("· \(name)") }
    }

    @Test(arguments: [
        ("Delegate", "delegate: {name: Delegate, touches: handle}"),
        ("UIApplication", "application: {touches: handle}"),
    ]) func `A delegate or an application that handles touches receives each touch method`(
        name: String, responder: String
    ) throws {
        try expectEqual(
            notes(name, responder, "[{down: [10, 10]}, {move: [30, 30]}, {up: 1}]"),
            [
                "· \(name) handles touchesBegan", "· \(name) handles touchesMoved", "· \(name) handles touchesEnded",
            ])
        try expectEqual(
            notes(name, responder, "[{down: [10, 10]}, {cancel: 1}]"),
            [
                "· \(name) handles touchesBegan", "· \(name) handles touchesCancelled",
            ])
    }
}
