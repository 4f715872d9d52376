import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Long presses whose time has come at the same instant (G-20).
@Suite(.application) @MainActor
struct PressesAtOneInstant {
    let app = TestApplication.current
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let card = UIView(frame: CGRect(x: 200, y: 0, width: 190, height: 400))
    private let log = Log()
    private let areas = Areas()

    @MainActor private final class Log {
        var begun: [String] = []
    }

    /// A recognizer with an area receives only touches that begin in it.
    private final class Areas: UIGestureRecognizerDelegate {
        var of: [String: CGRect] = [:]
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            guard let area = of[gestureRecognizer.name ?? ""] else { return true }
            return area.contains(touch.location(in: nil))
        }
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
        press.delegate = areas
        areas.of[name] = area
        press.addHandler { [log] press in
            if press.state == .began { log.begun.append(name) }
        }
        view.addGestureRecognizer(press)
        return press
    }

    @Test(arguments: [0.25, 0.5, 2])
    func `Of two presses on one view the one that was added last begins`(duration: Double) {
        press("first", on: page, after: duration)
        press("last", on: page, after: duration)
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        app.advance(by: 3)
        app.fingerUp()
        #expect(log.begun == ["last"])
    }

    @Test func `Of three presses on one view the one that was added last begins`() {
        for name in ["first", "second", "third"] { press(name, on: page) }
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        app.advance(by: 1)
        app.fingerUp()
        #expect(log.begun == ["third"])
    }

    /// The press of half a second is that of the first finger; the other, of a quarter, that of a finger that comes a
    /// quarter later.
    @Test(arguments: [true, false])
    func `Which of two timers on one view was started first does not matter`(longerIsLast: Bool) {
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
        #expect(log.begun == ["last"])
    }

    @Test(arguments: [true, false])
    func `The press of the deeper view begins, whenever it was added`(deeperIsAddedLast: Bool) {
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
        #expect(log.begun == ["card"])
    }

    @Test func `A press that was added last and waits for another of the same instant leaves it the gesture`() {
        let first = press("first", on: page)
        press("last", on: page).require(toFail: first)
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        app.advance(by: 1)
        app.fingerUp()
        app.advance(by: 1)
        #expect(log.begun == ["first"])
    }
}
