// The test kit: recognizers that decide by the velocity at their beginning, and key codes of digits,
// symbols and capitals.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Lets a pan begin depending on its velocity.
private final class CardDelegate: UIGestureRecognizerDelegate {
    var answers: [Bool] = []
    var axis: (CGPoint) -> Bool
    init(_ axis: @escaping (CGPoint) -> Bool) { self.axis = axis }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        answers.append(axis(pan.velocity(in: pan.view)))
        return answers.last!
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct KitFingerEventLogTests {
    let app = TestApplication.current
    let window: UIWindow
    let carousel: UIScrollView
    let card = UIView(frame: CGRect(x: 40, y: 100, width: 310, height: 500))
    let pan = UIPanGestureRecognizer()
    let log = Lines()

    final class Lines { var lines: [String] = [] }

    init() {
        window = app.makeWindow()
        carousel = UIScrollView(frame: window.bounds)
        carousel.contentSize = CGSize(width: 2000, height: 844)
        window.addSubview(carousel)
        carousel.addSubview(card)
        pan.addHandler { [log] in log.lines.append("\($0.state)") }
        card.addGestureRecognizer(pan)
        app.settle()
    }

    @Test func `G-28: a vertical drag begins the pan of a card in a horizontal scroll view`() {
        let up = CardDelegate { abs($0.y) > abs($0.x) }
        pan.delegate = up
        app.fingerDrag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 210, y: 150), duration: 0.3)
        expectEqual(up.answers, [true])
        #expect(log.lines.first == "began" && log.lines.last == "ended")
        expectEqual(carousel.contentOffset.x, 0)
    }

    @Test func `G-28: a horizontal drag scrolls the scroll view and does not begin the pan`() {
        let up = CardDelegate { abs($0.y) > abs($0.x) }
        pan.delegate = up
        app.fingerDrag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 330), duration: 0.3)
        expectEqual(log.lines, [])
        #expect(carousel.contentOffset.x > 100)
    }

    @Test(arguments: [(-180.0, true), (180, false)])
    func `G-28: a delegate lets a pan begin only for a drag to the left`(_ way: Double, _ begins: Bool) {
        carousel.isScrollEnabled = false
        let left = CardDelegate { $0.x < 0 }
        pan.delegate = left
        app.fingerDrag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + way, y: 300), duration: 0.2)
        expectEqual(left.answers, [begins])
        expectEqual(log.lines.isEmpty, !begins)
    }

    @Test func `G-28: the velocity of a drag right after another one has its own direction`() {
        carousel.isScrollEnabled = false
        let right = CardDelegate { $0.x > 100 }
        pan.delegate = right
        app.fingerDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2)
        app.fingerDrag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.2)
        expectEqual(right.answers, [true, false])
    }

    @Test func `G-28: a drag from one view to another has a velocity at its beginning`() {
        carousel.isScrollEnabled = false
        let down = CardDelegate { $0.y > abs($0.x) }
        pan.delegate = down
        let bin = UIView(frame: CGRect(x: 150, y: 700, width: 90, height: 90))
        window.addSubview(bin)
        app.fingerDown(at: card)
        app.fingerMove(to: bin, duration: 0.4)
        app.fingerUp()
        expectEqual(down.answers, [true])
        expectEqual(log.lines.first, "began")
    }

    @Test func `G-54: a drag of two fingers has a velocity at its beginning`() {
        carousel.isScrollEnabled = false
        pan.minimumNumberOfTouches = 2
        var first: CGPoint?
        pan.addHandler { [pan] in
            if $0.state == .began { first = pan.velocity(in: nil) }
        }
        app.fingersDown([1: CGPoint(x: 100, y: 300), 2: CGPoint(x: 160, y: 300)])
        app.fingersMove([1: CGPoint(x: 220, y: 300), 2: CGPoint(x: 280, y: 300)], duration: 0.2)
        app.fingersUp([1, 2])
        // The fingers move at 600 points per second.
        #expect((first?.x ?? 0) > 250 && (first?.x ?? 0) < 650, "\(String(describing: first))")
    }

    @Test func `G-56: a pinch has a velocity at its beginning`() {
        carousel.isScrollEnabled = false
        let pinch = UIPinchGestureRecognizer()
        var first: CGFloat?
        pinch.addHandler { [pinch] in
            if $0.state == .began { first = pinch.velocity }
        }
        card.removeGestureRecognizer(pan)
        card.addGestureRecognizer(pinch)
        app.fingerPinch(around: CGPoint(x: 195, y: 350), from: 100, to: 250)
        #expect((first ?? 0) > 0.5)
    }

    @Test func `T-8: the previous location of the first move is the location of the touch-down`() throws {
        final class Tracer: UIView {
            var steps: [(CGPoint, CGPoint, TimeInterval)] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            private func note(_ touches: Set<UITouch>) {
                let touch = touches.first!
                steps.append((touch.previousLocation(in: nil), touch.location(in: nil), touch.timestamp))
            }
        }
        let tracer = Tracer(frame: CGRect(x: 0, y: 620, width: 390, height: 200))
        window.addSubview(tracer)
        app.fingerDrag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 160, y: 700), duration: 0.1)
        #expect(tracer.steps.count >= 6)
        let first = try #require(tracer.steps.first)
        let second = try #require(tracer.steps.dropFirst().first)
        expectEqual(second.0, first.1)
        #expect(second.2 > first.2)
        #expect(zip(tracer.steps, tracer.steps.dropFirst()).allSatisfy { $0.2 < $1.2 })
        expectEqual(tracer.steps.last!.1, CGPoint(x: 160, y: 700))
    }
}

private final class Pad: UIView {
    var received: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
            let shift = key.modifierFlags.contains(.shift) ? "⇧" : ""
            received.append("\(shift)\(String(key.keyCode.rawValue, radix: 16)) \(key.characters)")
        }
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct KitKeyEventLogTests {
    let app = TestApplication.current
    private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        app.makeWindow().addSubview(pad)
        pad.becomeFirstResponder()
    }

    @Test(arguments: [("2", "1f 2"), ("3", "20 3"), ("4", "21 4"), ("6", "23 6"), ("7", "24 7"), ("8", "25 8")])
    func `RC-36: a digit has the key code of its key on a US keyboard`(_ digit: String, _ line: String) {
        app.keyType(digit)
        expectEqual(pad.received, [line])
    }

    @Test(arguments: [("=", "2e ="), ("]", "30 ]"), ("'", "34 '"), (".", "37 ."), ("\\", "31 \\"), ("`", "35 `")])
    func `RC-36: a symbol has the key code of its key on a US keyboard`(_ symbol: String, _ line: String) {
        app.keyType(symbol)
        expectEqual(pad.received, [line])
    }

    @Test(arguments: [
        ("Z", "⇧1d Z"), ("M", "⇧10 M"), ("+", "⇧2e +"), ("(", "⇧26 ("), (")", "⇧27 )"), ("_", "⇧2d _"),
        ("\"", "⇧34 \""),
    ])
    func `RC-36: a capital or a shifted symbol is typed with Shift`(_ character: String, _ line: String) {
        app.keyType(character)
        expectEqual(pad.received, [line])
    }

    @Test func `RC-36: pressesBegan and pressesEnded of a key have the same key code`() {
        final class Both: UIView {
            var codes: [Int] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
            private func note(_ presses: Set<UIPress>) { codes += presses.compactMap { $0.key?.keyCode.rawValue } }
        }
        let both = Both(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
        pad.superview?.addSubview(both)
        both.becomeFirstResponder()
        app.keyDown("W")
        app.advance(by: 0.4)
        app.keyUp("W")
        app.keyDown("7")
        app.keyUp("7")
        expectEqual(both.codes, [0x1A, 0x1A, 0x24, 0x24])
    }

    @Test func `RC-36: a typed text sends one key for each character`() {
        app.keyTypeText("Go 2!")
        expectEqual(pad.received, ["⇧a G", "12 o", "2c  ", "1f 2", "⇧1e !"])
    }
}
