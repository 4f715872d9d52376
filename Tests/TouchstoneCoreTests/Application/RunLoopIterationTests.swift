import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The observer of run loop iterations receives the beginning and end of each, and the inputs in between (RL-2, RL-3, RL-5).
@Suite(.application(tracing: .both)) @MainActor
struct RunLoopIterationTests {
    let app = TestApplication.current

    /// Logs iterations except those for layout.
    private final class Turns: RunLoopIterationObserver {
        var lines: [String] = []

        func iterationBegan(_ turn: RunLoopIteration) { if turn != .commit { lines.append("\(turn.rawValue) began") } }

        func took(_ input: MovedInput) {
            switch input {
            case .touch(let sample, _, _): lines.append("touch \(sample.id)")
            case .other: lines.append("other")
            }
        }

        func iterationEnded(_ turn: RunLoopIteration) { if turn != .commit { lines.append("\(turn.rawValue) ended") } }

        func taken() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    @Test func `RL-3: an observer is notified of the beginning and end of each run loop iteration`() {
        let window = app.makeWindow()
        app.settle()
        let turns = Turns()
        app.application.iterationObserver = turns
        app.fingersDown([1: at(50), 2: at(80)])
        expectEqual(
            turns.taken(),
            [
                "port began", "touch 1", "touch 2", "port ended", "drain began", "drain ended",
            ])
        app.keyDown("x")
        expectEqual(turns.taken(), ["port began", "other", "port ended", "drain began", "drain ended"])
        app.settle()
        expectEqual(turns.taken(), [])
        app.application.iterationObserver = nil
        app.fingersUp([1, 2])
        app.keyUp("x")
        expectEqual(turns.taken(), [])
        #expect(window.isKeyWindow)
    }

    @Test func `RL-5: an input sent by a callback is handled in a later iteration`() {
        let pad = TouchWitness("pad", 0, 0, 100, 100, in: app.makeWindow())
        let port = app.application.makePort()
        app.settle()
        let turns = Turns()
        pad.onBegan = { _, _ in
            #expect(port.sendBuiltInKeyboard(shows: false))
            turns.lines.append("began")
        }
        app.application.iterationObserver = turns
        app.fingerDown(at: at(50))
        expectEqual(
            turns.taken(),
            [
                "port began", "touch 1", "port ended", "drain began", "began", "drain ended", "port began", "other",
                "port ended", "drain began", "drain ended",
            ])
        #expect(!app.application.showsBuiltInKeyboard)
        app.fingersUp()
    }
}
