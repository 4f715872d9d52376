import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Keys as presses (RC-13, RC-16, RC-36, RC-37).
@Suite(.application(tracing: .both)) @MainActor
struct PressTests {
    let app = TestApplication.current
    let window: UIWindow
    let outer: Listener
    let inner: Listener

    init() {
        window = TestApplication.current.makeWindow()
        outer = Listener("outer", in: window)
        inner = Listener("inner", in: outer)
        inner.becomeFirstResponder()
    }

    @Test func `RC-13, RC-36: the first responder receives a key as a press and can forward it`() {
        inner.passesOn = true
        var seen: [String] = []
        final class Reader: Listener {
            var read: (UIPress, UIPressesEvent) -> Void = { _, _ in }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses { read(press, event!) }
                super.pressesBegan(presses, with: event)
            }
        }
        app.keyType("a")
        #expect(inner.lines == ["began a", "ended a"] && outer.lines == ["began a", "ended a"])
        let reader = Reader("reader", in: outer)
        reader.becomeFirstResponder()
        reader.read = { press, event in
            seen.append("\(press.phase) \(press.type) \(press.force) \(press.key?.characters ?? "")")
            seen.append("\(press.responder === reader) \(press.window === self.window)")
            seen.append("\(event.type) \(event.allPresses.count) \(press.key!.keyCode.rawValue)")
        }
        app.keyType("b")
        expectEqual(seen, ["began keyboard 1.0 b", "true true", "presses 1 5"])
        #expect(UIPress.Phase.began.rawValue == 0 && UIPress.Phase.cancelled.rawValue == 4)
    }

    @Test(.application) func `RC-16: without a first responder, the key window receives a press`() {
        inner.resignFirstResponder()
        app.clear()
        app.keyDown("a")
        expectEqual(app.delivery, "pressesBegan [] → window → UIApplication → dropped")
    }

    @Test func `RC-37: the responder that received pressesBegan also receives pressesEnded`() {
        app.keyDown("a")
        outer.becomeFirstResponder()
        app.keyDown("b")
        app.keyUp("a")
        app.keyUp("b")
        #expect(inner.lines == ["began a", "ended a"] && outer.lines == ["began b", "ended b"])
    }

    @Test(.application) func `RC-37: a held key ends at its responder even if another window has become key`() {
        app.keyDown("a")
        let front = app.makeWindow("front")
        app.keyUp("a")
        expectEqual(inner.lines, ["began a", "ended a"])
        app.keyDown("b")
        front.isHidden = true
        app.keyUp("b")
        #expect(app.deliveries.hasSuffix("pressesBegan front, pressesEnded front"))
    }

    @Test func `RC-37: leaving the active state cancels all held keys`() {
        app.keyDown("a")
        app.keyDown("b")
        let port = app.application.makePort()
        _ = port.sendActivation(false)
        app.settle()
        expectEqual(inner.lines, ["began a", "began b", "cancelled a", "cancelled b"])
        app.keyUp("a")
        expectEqual(inner.lines.count, 4)
    }

    @Test func `RC-37: closing a host cancels its held keys`() {
        let port = app.application.makePort()
        _ = port.send(KeySample(phase: .down, time: 0, keyCode: .keyboardReturnOrEnter, characters: "\r"))
        app.keyDown("a")
        port.close()
        app.settle()
        expectEqual(inner.lines, ["began \r", "began a", "cancelled \r"])
    }

    @Test func `RC-37: a second key-down of a held key ends the first press`() {
        app.keyDown("a")
        app.keyDown("a")
        app.keyUp("a")
        expectEqual(inner.lines, ["began a", "ended a", "began a", "ended a"])
    }

    // MARK: Recognizers

    private func tap(on view: UIView, _ name: String) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.name = name
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.keyboard.rawValue)]
        tap.addHandler { _ in }
        view.addGestureRecognizer(tap)
        return tap
    }

    private var actions: String {
        app.records.compactMap { record in
            if case .acted(let recognizer, let state) = record.fact { return "\(recognizer.name) \(state)" }
            return nil
        }.joined(separator: ", ")
    }

    @Test(.application) func `G-18, RC-37: a recognizer receives only presses of its allowedPressTypes`() {
        let tap = tap(on: outer, "tap")
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        app.keyType("a")
        #expect(actions == "" && inner.lines == ["began a", "ended a"])
    }

    @Test(.application) func `RC-37: a tap that a key triggers cancels the press in the responder`() {
        _ = tap(on: outer, "tap")
        app.keyType("a")
        expectEqual(actions, "tap ended")
        expectEqual(inner.lines, ["began a", "cancelled a"])
        app.keyType("b")
        expectEqual(actions, "tap ended, tap ended")
    }

    @Test(.application) func `RC-37: without cancelsTouchesInView, the recognizer and the responder receive a key`() {
        tap(on: outer, "tap").cancelsTouchesInView = false
        app.keyType("a")
        #expect(actions == "tap ended" && inner.lines == ["began a", "ended a"])
    }

    @Test(.application) func `RC-37: the tap recognizer of the deeper view recognizes a key`() {
        _ = tap(on: outer, "outer tap")
        _ = tap(on: inner, "inner tap")
        app.keyType("a")
        expectEqual(actions, "inner tap ended")
    }

    @Test(.application) func `RC-37: a double-tap recognizer recognizes a key that is pressed twice`() {
        tap(on: outer, "tap").numberOfTapsRequired = 2
        app.keyType("a")
        app.advance(by: 2)
        app.keyType("a")
        expectEqual(actions, "")
        app.keyType("a")
        expectEqual(actions, "tap ended")
    }

    @Test(.application) func `G-16, RC-37: shouldReceive is called with the event and then with the press`() {
        final class Gate: NSObject, UIGestureRecognizerDelegate {
            var calls: [String] = []
            var lets = true
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                calls.append("event")
                return true
            }
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
                calls.append("press \(press.key!.characters)")
                return lets
            }
        }
        let gate = Gate()
        tap(on: outer, "tap").delegate = gate
        app.keyType("a")
        #expect(gate.calls == ["event", "press a"] && actions == "tap ended")
        gate.lets = false
        app.keyType("b")
        #expect(actions == "tap ended" && inner.lines.suffix(2) == ["began b", "ended b"])
    }

    @Test(.application) func `RC-37: a gesture that begins with a key ends or is cancelled with it`() {
        final class Holding: UIGestureRecognizer {
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                if event.presses(for: self) == presses { state = .began }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .ended }
        }
        let holding = Holding()
        holding.name = "hold"
        holding.allowedPressTypes = [2000]
        holding.addHandler { _ in }
        outer.addGestureRecognizer(holding)
        app.keyDown("a")
        #expect(actions == "hold began" && inner.lines == [])
        app.keyUp("a")
        expectEqual(actions, "hold began, hold ended")
        app.keyDown("a")
        _ = app.application.makePort().sendActivation(false)
        app.settle()
        expectEqual(actions, "hold began, hold ended, hold began, hold cancelled")
        expectEqual(inner.lines, [])
    }
}
