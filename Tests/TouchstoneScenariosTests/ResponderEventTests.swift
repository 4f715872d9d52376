import Testing
import TouchstoneExpectations
import TouchstoneScenarios

/// The notes of responders that handle or forward events, from a view to the application's delegate.
@Suite @MainActor
struct ResponderEventTests {
    private func eventLog(_ handling: String, _ steps: String) throws -> [String] {
        let keys = "touches: \(handling), presses: \(handling), motion: \(handling), remote: \(handling)"
        let outcome = try ScenarioRun(
            Scenario(
                yaml: """
                    title: Forwarded events
                    application: {\(keys), sendEvent: forward}
                    delegate: {name: Delegate, \(keys)}
                    windows:
                      - {name: window, \(keys), views: [{name: page, controller: {name: Page, \(keys)}, views: [{name: view, \
                    frame: [0, 0, 100, 100], canBecomeFirstResponder: true, \(keys)}]}]}
                    steps: [{receiveRemoteControl: true}, {becomeFirstResponder: view}, \(steps)]
                    show: [queue]
                    """, file: "x.yaml")
        ).play()
        return outcome.eventLog.components(separatedBy: "\n").filter { $0.hasPrefix("· ") }.map {
            String($0.dropFirst(2))
        }
    }

    private let responders = ["view", "Page", "window", "UIApplication", "Delegate"]

    @Test(arguments: [
        ("{down: view}, {cancel: 1}", ["touchesBegan", "touchesCancelled"]),
        ("{down: view}, {move: [5, 5]}, {up: 1}", ["touchesBegan", "touchesMoved", "touchesEnded"]),
        ("{keyDown: a}, {keyUp: a}", ["pressesBegan", "pressesEnded"]),
        ("{shake: 0.1}", ["motionBegan", "motionEnded"]), ("{remote: play}", ["remoteControlReceived"]),
    ])
    func `A forwarded event goes up to the delegate, and a handled one stays at the view`(
        _ steps: String, _ methods: [String]
    ) throws {
        for (handling, receivers) in [("forward", responders), ("handle", ["view"])] {
            let notes = try eventLog(handling, steps)
            for method in methods {
                let path = notes.filter { $0.contains(" handles \(method)") }.map { $0.components(separatedBy: " ")[0] }
                expectEqual(path, receivers, "\(method): \(notes)")
            }
        }
    }
}
