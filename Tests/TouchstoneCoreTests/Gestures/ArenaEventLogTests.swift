import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fingers, pencils, keys, wheels and pointers that compete for the same views, also at the same time.
@Suite(.application) @MainActor
struct ArenaEventLogTests {
    /// A click of the pointer with one of its buttons.
    private static func click(_ button: UIEvent.ButtonMask, at point: CGPoint, _ account: Account) {
        for phase in [TouchSample.Phase.began, .ended] {
            var sample = TouchSample(id: 50, phase: phase, time: account.app.clock.now, location: point)
            sample.type = .indirectPointer
            sample.buttonMask = phase == .began ? button : []
            account.app.send([sample])
            account.app.advance(by: 0.05)
        }
    }

    private static func sample(
        _ id: Int, _ phase: TouchSample.Phase, _ type: UITouch.TouchType, _ point: CGPoint, _ account: Account
    ) -> TouchSample {
        var sample = TouchSample(id: id, phase: phase, time: account.app.clock.now, location: point)
        sample.type = type
        return sample
    }

    private static let keyboard = [NSNumber(value: UIPress.PressType.keyboard.rawValue)]

    @Test func `G-61: a wheel scrolls a subview while a pan is in progress`() {
        let eventLog = Account.tracedAndUntraced { account in
            let board = account.view("board", 0, 0, 390, 400)
            let list = account.view("list", 0, 200, 390, 200, in: board)
            account.attach(UIPanGestureRecognizer(), "drag", to: board)
            account.attach(UIPanGestureRecognizer(), "wheel", to: list).allowedScrollTypesMask = .all
            account.app.fingerDown(at: at(50, 50))
            account.app.fingerMove(to: at(80, 50))
            account.app.wheel(at: at(100, 300), by: CGVector(dx: 0, dy: -30))
            account.app.advance(by: 1)
            account.app.fingerMove(to: at(90, 50))
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            board.began 1, drag(began), board.cancelled 1, wheel(began), wheel(ended), drag(changed), drag(ended)
            """)
    }

    @Test func `G-54: wheels and trackpads reach recognizers that allow them`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            account.attach(UIPanGestureRecognizer(), "notches", to: pad).allowedScrollTypesMask = .discrete
            account.attach(UIPanGestureRecognizer(), "smooth", to: pad).allowedScrollTypesMask = .continuous
            account.app.wheel(at: at(50, 50), by: CGVector(dx: 0, dy: -30))
            account.app.advance(by: 1)
            account.app.trackpadScroll(at: at(50, 50), by: CGVector(dx: 0, dy: 32), duration: 1.0 / 30)
            account.app.advance(by: 1)
            account.app.wheel(at: at(300, 300), by: CGVector(dx: 0, dy: -30))
            account.app.advance(by: 1)
        }
        expectEqual(eventLog, "notches(began), notches(ended), smooth(began), smooth(changed), smooth(ended)")
    }

    @Test func `G-59: a hover continues while a finger taps`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            account.attach(UIHoverGestureRecognizer(), "hover", to: pad)
            account.attach(UITapGestureRecognizer(), "tap", to: pad)
            account.app.pointerMove(to: at(10, 10))
            account.app.fingerDown(at: pad)
            account.app.pointerMove(to: at(20, 10))
            account.app.fingerUp()
            account.app.pointerMove(to: at(300, 10))
        }
        expectEqual(
            eventLog,
            """
            hover(began), pad.began 1, hover(changed), tap(ended), pad.cancelled 1, hover(ended)
            """)
    }

    @Test func `RC-37: a key whose press moves the first responder ends where it began`() {
        let eventLog = Account.tracedAndUntraced { account in
            let left = account.view("left", 0, 0)
            let right = account.view("right", 100, 0)
            for view in [left, right] { view.mayBeFirst = true }
            left.becomeFirstResponder()
            left.onPress["Down"] = { [unowned right] _ in right.becomeFirstResponder() }
            account.app.keyDown("a")
            account.app.keyDown("b")
            account.app.fingerTap(at: left)
            account.app.keyUp("a")
            account.app.keyUp("b")
        }
        expectEqual(
            eventLog,
            """
            left.keyDown a, right.keyDown b, left.began 1, left.ended 1, left.keyUp a, right.keyUp b
            """)
    }

    @Test func `G-16: shouldReceive is called with the event before each of its touches`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 300, 100)
            pad.isMultipleTouchEnabled = true
            let delegate = AccountDelegate()
            delegate.takesEvent = { _, event in
                account.write("event?")
                return true
            }
            delegate.takesTouch = { _, touch in
                account.write("touch at \(Int(touch.location(in: pad).x))?")
                return touch.location(in: pad).x < 150
            }
            account.attach(AccountRecognizer().enters(.failed, at: "ended"), "R", to: pad).delegate = delegate
            account.app.fingerDown(1, at: at(50, 50))
            account.app.fingerDown(2, at: at(250, 50))
            account.app.fingersMove([1: at(55, 50), 2: at(255, 50)])
            account.app.fingersUp([1, 2])
        }
        expectEqual(
            eventLog,
            """
            event?, touch at 50?, R.began 1, pad.began 1, event?, touch at 250?, pad.began 2, \
            R.moved 1, pad.moved 1 2, R.ended 1, pad.ended 1 2, R.reset
            """)
    }

    @Test func `G-46: a scroll whose action removes the view is cancelled`() {
        let eventLog = Account.tracedAndUntraced { account in
            let list = account.view("list", 0, 0)
            let behind = account.view("behind", 0, 0)
            account.window.sendSubviewToBack(behind)
            account.attach(UIPanGestureRecognizer(), "behind", to: behind).allowedScrollTypesMask = .all
            account.attach(UIPanGestureRecognizer(), "wheel", to: list) { [unowned list] pan in
                if pan.state == .began { list.removeFromSuperview() }
            }.allowedScrollTypesMask = .all
            account.app.trackpadScroll(at: at(50, 50), by: CGVector(dx: 0, dy: 64), duration: 4.0 / 60)
            account.app.advance(by: 1)
            account.app.wheel(at: at(50, 50), by: CGVector(dx: 0, dy: -30))
            account.app.advance(by: 1)
        }
        expectEqual(eventLog, "wheel(began), wheel(cancelled), behind(began), behind(ended)")
    }

    @Test func `G-23, G-61: a pinch and a rotation recognize together, and the pan of their superview does not`() {
        let eventLog = Account.tracedAndUntraced { account in
            let board = account.view("board", 0, 0, 390, 800)
            let card = account.view("card", 50, 100, 300, 300, in: board)
            card.isMultipleTouchEnabled = true
            let delegate = AccountDelegate()
            delegate.together = { one, other in one.view === other.view }
            account.attach(UIPinchGestureRecognizer(), "pinch", to: card).delegate = delegate
            account.attach(UIRotationGestureRecognizer(), "rotation", to: card).delegate = delegate
            account.attach(UIPanGestureRecognizer(), "pan", to: board).minimumNumberOfTouches = 2
            account.app.fingersDown([1: at(150, 250), 2: at(250, 250)])
            account.app.fingersMove([1: at(130, 230), 2: at(270, 270)])
            account.app.fingersMove([1: at(120, 220), 2: at(280, 280)])
            account.app.fingersUp([1, 2])
        }
        let lines = eventLog.split(separator: ", ").map(String.init)
        #expect(lines.first == "card.began 1 2" && lines.count { $0 == "card.cancelled 1 2" } == 1, "\(eventLog)")
        for name in ["pinch", "rotation"] {
            expectEqual(
                lines.filter { $0.hasPrefix(name) }, ["(began)", "(changed)", "(ended)"].map { name + $0 },
                "\(eventLog)"
            )
        }
        #expect(!eventLog.contains("pan("))
    }

    @Test func `G-16, T-24: a secondary click goes to the recognizer whose delegate accepts it`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            let delegate = AccountDelegate()
            delegate.takesEvent = { recognizer, event in
                event.buttonMask.contains(.secondary) == (recognizer.name == "menu")
            }
            for name in ["menu", "open"] {
                account.attach(UITapGestureRecognizer(), name, to: pad).delegate = delegate
            }
            Self.click(.primary, at: at(50, 50), account)
            account.app.advance(by: 1)
            Self.click(.secondary, at: at(50, 50), account)
            account.app.advance(by: 1)
            account.app.fingerTap(at: pad)
        }
        expectEqual(
            eventLog,
            """
            pad.began 1, open(ended), pad.cancelled 1, pad.began 2, menu(ended), pad.cancelled 2, \
            pad.began 3, open(ended), pad.cancelled 3
            """)
    }

    @Test func `G-16, G-20: a scroll that the inner pan's delegate refuses goes to the outer pan`() {
        let eventLog = Account.tracedAndUntraced { account in
            let outer = account.view("outer", 0, 0, 390, 400)
            let inner = account.view("inner", 0, 0, 200, 200, in: outer)
            let delegate = AccountDelegate()
            delegate.takesEvent = { recognizer, event in
                account.write("\(recognizer.name ?? "")? \(event.type)")
                return event.type != .scroll
            }
            let innerPan = account.attach(UIPanGestureRecognizer(), "inner", to: inner)
            innerPan.allowedScrollTypesMask = .all
            innerPan.delegate = delegate
            account.attach(UIPanGestureRecognizer(), "outer", to: outer).allowedScrollTypesMask = .all
            account.app.trackpadScroll(at: at(50, 50), by: CGVector(dx: 0, dy: 32), duration: 1.0 / 30)
        }
        expectEqual(eventLog, "inner? scroll, outer(began), outer(changed), outer(ended)")
    }

    @Test func `G-16, RC-37: a key that the inner tap's delegate refuses goes to the outer tap`() {
        let eventLog = Account.tracedAndUntraced { account in
            let outer = account.view("outer", 0, 0, 300, 300)
            let inner = account.view("inner", 0, 0, in: outer)
            inner.mayBeFirst = true
            inner.becomeFirstResponder()
            let delegate = AccountDelegate()
            delegate.takesPress = { recognizer, press in
                account.write("\(recognizer.name ?? "")? \(press.key?.characters ?? "")")
                return recognizer.name == "outerTap" || press.key?.characters == "a"
            }
            for (view, name) in [(outer, "outerTap"), (inner, "innerTap")] {
                let tap = account.attach(UITapGestureRecognizer(), name, to: view)
                tap.allowedPressTypes = Self.keyboard
                tap.delegate = delegate
            }
            account.app.keyType("a")
            account.app.keyType("b")
        }
        expectEqual(
            eventLog,
            """
            innerTap? a, outerTap? a, inner.keyDown a, innerTap(ended), inner.keyLost a, \
            innerTap? b, outerTap? b, inner.keyDown b, outerTap(ended), inner.keyLost b
            """)
    }

    @Test func `RC-37: an action that changes the first responder still cancels the key in the old one`() {
        let eventLog = Account.tracedAndUntraced { account in
            let outer = account.view("outer", 0, 0, 300, 300)
            let inner = account.view("inner", 0, 0, in: outer)
            for view in [outer, inner] { view.mayBeFirst = true }
            inner.becomeFirstResponder()
            let tap = account.attach(UITapGestureRecognizer(), "tap", to: outer) { _ in outer.becomeFirstResponder() }
            tap.allowedPressTypes = Self.keyboard
            account.app.keyType("a")
            account.app.keyType("b")
        }
        expectEqual(
            eventLog, "inner.keyDown a, tap(ended), inner.keyLost a, outer.keyDown b, tap(ended), outer.keyLost b")
    }

    @Test func `G-17: a recognizer that received a finger ignores a pencil until its reset`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 300, 100)
            pad.isMultipleTouchEnabled = true
            let strict = account.attach(AccountRecognizer().enters(.failed, at: "ended"), "strict", to: pad)
            let open = account.attach(AccountRecognizer(), "open", to: pad)
            open.on["ended"] = { recognizer, _, _ in if recognizer.numberOfTouches == 0 { recognizer.state = .failed } }
            open.requiresExclusiveTouchType = false
            account.app.send([Self.sample(1, .began, .direct, at(50, 50), account)])
            account.app.send([Self.sample(2, .began, .pencil, at(250, 50), account)])
            account.app.send([Self.sample(1, .ended, .direct, at(50, 50), account)])
            account.app.send([Self.sample(2, .ended, .pencil, at(250, 50), account)])
            account.app.advance(by: 1)
            account.app.send([Self.sample(3, .began, .pencil, at(250, 50), account)])
            _ = strict
        }
        expectEqual(
            eventLog,
            """
            strict.began 1, open.began 1, pad.began 1, open.began 2, pad.began 2, strict.ended 1, open.ended 1, strict.reset, \
            open.ended 2, pad.ended 1, pad.ended 2, open.reset, strict.began 3, open.began 3, pad.began 3
            """)
    }

    @Test func `G-18: a tap of a pencil cancels the pencil's touch and leaves the finger's`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 300, 100)
            pad.isMultipleTouchEnabled = true
            let tap = account.attach(UITapGestureRecognizer(), "tap", to: pad)
            tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            account.app.send([
                Self.sample(1, .began, .direct, at(50, 50), account),
                Self.sample(2, .began, .pencil, at(250, 50), account),
            ])
            account.app.advance(by: 0.05)
            account.app.send([Self.sample(2, .ended, .pencil, at(250, 50), account)])
            account.app.send([Self.sample(1, .ended, .direct, at(50, 50), account)])
        }
        expectEqual(eventLog, "pad.began 1 2, tap(ended), pad.cancelled 2, pad.ended 1")
    }

    @Test func `RC-37, G-61: a view receives a key and a touch at the same time`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            pad.mayBeFirst = true
            pad.becomeFirstResponder()
            account.app.fingerDown(at: pad)
            account.app.keyDown("a")
            account.app.fingerMove(to: at(55, 50))
            account.app.keyUp("a")
            account.app.fingerUp()
            account.app.keyDown("b")
            account.app.fingerDown(at: pad)
            account.app.enterBackground()
            account.app.enterForeground()
            account.app.keyUp("b")
            account.app.fingerUp()
        }
        let lines = eventLog.split(separator: ", ").map(String.init)
        expectEqual(
            lines.prefix(6).joined(separator: ", "),
            "pad.began 1, pad.keyDown a, pad.moved 1, pad.keyUp a, pad.ended 1, pad.keyDown b", "\(eventLog)")
        #expect(lines.count == 9 && Set(lines.suffix(2)) == ["pad.cancelled 2", "pad.keyLost b"], "\(eventLog)")
    }
}
