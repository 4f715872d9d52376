import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Long presses, taps and swipes whose timers expire at the same instant (G-20).
@Suite(.application) @MainActor
struct PressesAtOneInstant {
    let app = TestApplication.current
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let card = UIView(frame: CGRect(x: 200, y: 0, width: 190, height: 400))
    private let log = Log()
    private let answers = Answers()

    @MainActor private final class Log {
        var begun: [String] = []
    }

    private let left = CGRect(x: 0, y: 0, width: 200, height: 844)
    private let right = CGRect(x: 200, y: 0, width: 190, height: 844)

    init() {
        TestApplication.current.makeWindow().addSubview(page)
        page.addSubview(card)
        page.isMultipleTouchEnabled = true
        card.isMultipleTouchEnabled = true
    }

    @discardableResult
    private func press(
        _ name: String, on view: UIView, after duration: TimeInterval = 0.5, area: CGRect? = nil
    ) -> UILongPressGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.name = name
        press.minimumPressDuration = duration
        press.delegate = answers
        answers.areas[name] = area
        press.addHandler { [log] press in
            if press.state == .began { log.begun.append(name) }
        }
        view.addGestureRecognizer(press)
        return press
    }

    @Test(arguments: [0.25, 0.5, 2])
    func `Of two long presses on one view, the one that was added last begins`(duration: Double) {
        press("first", on: page, after: duration)
        press("last", on: page, after: duration)
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        app.advance(by: 3)
        app.fingerUp()
        expectEqual(log.begun, ["last"])
    }

    @Test func `Of three long presses on one view, the one that was added last begins`() {
        for name in ["first", "second", "third"] { press(name, on: page) }
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        app.advance(by: 1)
        app.fingerUp()
        expectEqual(log.begun, ["third"])
    }

    /// One press has a duration of 0.5 seconds and receives the first finger. The other one has a duration of 0.25 seconds and
    /// receives a finger that lands 0.25 seconds later.
    @Test(arguments: [true, false])
    func `The press that was added last begins, whichever of the timers started first`(longerIsLast: Bool) {
        if longerIsLast {
            press("first", on: page, after: 0.25, area: right)
            press("last", on: page, after: 0.5, area: left)
        } else {
            press("first", on: page, after: 0.5, area: left)
            press("last", on: page, after: 0.25, area: right)
        }
        app.fingerDown(1, at: CGPoint(x: 100, y: 600))
        app.advance(by: 0.25)
        app.fingerDown(2, at: CGPoint(x: 300, y: 600))
        app.advance(by: 1)
        app.fingersUp([1, 2])
        expectEqual(log.begun, ["last"])
    }

    @Test(arguments: [true, false])
    func `The press of the deeper view begins, in either order of addition`(deeperIsAddedLast: Bool) {
        if deeperIsAddedLast {
            press("page", on: page)
            press("card", on: card)
        } else {
            press("card", on: card)
            press("page", on: page)
        }
        app.fingerDown(at: CGPoint(x: 300, y: 200))
        app.advance(by: 1)
        app.fingerUp()
        expectEqual(log.begun, ["card"])
    }

    @Test func `A press that requires another one of the same instant to fail does not begin`() {
        let first = press("first", on: page)
        press("last", on: page).require(toFail: first)
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        app.advance(by: 1)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(log.begun, ["first"])
    }

    private final class Answers: UIGestureRecognizerDelegate {
        /// A recognizer with an area receives only touches that begin in it.
        var areas: [String: CGRect] = [:]
        var refused: Set<String> = []
        var together = false
        var calls: [String] = []
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            let name = gestureRecognizer.name ?? ""
            calls.append(name)
            return !refused.contains(name)
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            guard let area = areas[gestureRecognizer.name ?? ""] else { return true }
            return area.contains(touch.location(in: nil))
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
    }

    private func hold(at point: CGPoint) {
        app.fingerDown(at: point)
        app.advance(by: 1)
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `A press that is removed and added again counts as added last`() {
        let one = press("one", on: page)
        press("other", on: page)
        page.removeGestureRecognizer(one)
        page.addGestureRecognizer(one)
        hold(at: CGPoint(x: 100, y: 300))
        expectEqual(log.begun, ["one"])
    }

    @Test func `The delegate of the press that was added last is called first, and the other begins if it refuses`() {
        press("first", on: page)
        press("last", on: page)
        answers.refused = ["last"]
        hold(at: CGPoint(x: 100, y: 300))
        expectEqual(answers.calls, ["last", "first"])
        expectEqual(log.begun, ["first"])
    }

    @Test func `Presses that may recognize together both begin, the one that was added last first`() {
        press("first", on: page)
        press("last", on: page)
        answers.together = true
        hold(at: CGPoint(x: 100, y: 300))
        expectEqual(log.begun, ["last", "first"])
    }

    @Test(arguments: [true, false])
    func `The press of the deeper view begins, whichever of the timers started first`(pageHasTheFirstFinger: Bool) {
        let cardArea = CGRect(x: 200, y: 0, width: 190, height: 400)
        let pageArea = CGRect(x: 0, y: 400, width: 390, height: 444)
        press("card", on: card, after: pageHasTheFirstFinger ? 0.25 : 0.5, area: cardArea)
        press("page", on: page, after: pageHasTheFirstFinger ? 0.5 : 0.25, area: pageArea)
        let (onCard, onPage) = (CGPoint(x: 300, y: 200), CGPoint(x: 100, y: 600))
        app.fingerDown(1, at: pageHasTheFirstFinger ? onPage : onCard)
        app.advance(by: 0.25)
        app.fingerDown(2, at: pageHasTheFirstFinger ? onCard : onPage)
        app.advance(by: 1)
        app.fingersUp([1, 2])
        expectEqual(log.begun, ["card"])
    }

    @Test(arguments: [true, false])
    func `A press that is due earlier begins, in either order of addition`(shorterIsAddedLast: Bool) {
        if shorterIsAddedLast {
            press("longer", on: page, after: 0.5)
            press("shorter", on: page, after: 0.375)
        } else {
            press("shorter", on: page, after: 0.375)
            press("longer", on: page, after: 0.5)
        }
        hold(at: CGPoint(x: 100, y: 300))
        expectEqual(log.begun, ["shorter"])
    }

    /// The first triple tap delays the end of the touch. A recognizer that cancels the touch waits for the second one.
    @Test func `G-20, G-37: A touch that two taps of the same instant release is cancelled and does not end`() {
        let view = Toucher(frame: page.bounds)
        page.addSubview(view)
        let delaying = UITapGestureRecognizer()
        let awaited = UITapGestureRecognizer()
        let waiting = EndingRecognizer()
        for tap in [delaying, awaited] { tap.numberOfTapsRequired = 3 }
        for recognizer in [awaited, waiting] { recognizer.delaysTouchesEnded = false }
        waiting.require(toFail: awaited)
        for recognizer in [delaying, awaited, waiting] { view.addGestureRecognizer(recognizer) }
        app.fingerTap(at: CGPoint(x: 100, y: 300))
        app.advance(by: 1)
        expectEqual(view.calls, ["began", "cancelled"])
    }

    @Test func `G-20, G-40: A touch that a swipe delays until a press of the same instant begins is not delivered`() {
        let view = Toucher(frame: page.bounds)
        page.addSubview(view)
        let swipe = UISwipeGestureRecognizer()
        swipe.delaysTouchesBegan = true
        view.addGestureRecognizer(swipe)
        press("press", on: view)
        hold(at: CGPoint(x: 100, y: 300))
        #expect(view.calls == [] && log.begun == ["press"])
    }

    private final class Toucher: UIView {
        var calls: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
    }

    /// Ends when its touch ends.
    private final class EndingRecognizer: UIGestureRecognizer {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
}
