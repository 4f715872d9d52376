import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The event of keys that are held together.
@Suite(.application(tracing: .both)) @MainActor
struct KeyPressEventTests {
    let app = TestApplication.current
    private let view = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private final class Witness: UIView {
        var lines: [String] = []
        private var events: [UIPressesEvent] = []
        override var canBecomeFirstResponder: Bool { true }
        private func note(_ name: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            guard let event else { return lines.append("\(name) without an event") }
            let number = events.firstIndex { $0 === event } ?? events.count
            if number == events.count { events.append(event) }
            func keys(_ presses: Set<UIPress>) -> String { presses.compactMap { $0.key?.characters }.sorted().joined() }
            let still = event.allPresses.filter { $0.phase == .stationary }
            lines.append(
                "\(name) \(keys(presses)), event \(number + 1) with \(keys(event.allPresses)), still \(keys(still))")
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("began", presses, event)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("ended", presses, event)
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("cancelled", presses, event)
        }
    }

    init() {
        TestApplication.current.makeWindow().addSubview(view)
        view.becomeFirstResponder()
    }

    @Test func `RC-37: keys that are held together share an event, and the next key after all have ended has another`()
    {
        app.keyDown("a")
        app.keyDown("b")
        app.keyUp("a")
        app.keyCancel("b")
        app.keyDown("a")
        app.keyDown("b")
        app.keyCancel("a")
        app.keyUp("b")
        app.keyDown("c")
        expectEqual(
            view.lines,
            [
                "began a, event 1 with a, still ", "began b, event 1 with ab, still a",
                "ended a, event 1 with ab, still b",
                "cancelled b, event 1 with b, still ", "began a, event 2 with a, still ",
                "began b, event 2 with ab, still a",
                "cancelled a, event 2 with ab, still b", "ended b, event 2 with b, still ",
                "began c, event 3 with c, still ",
            ])
    }
}
