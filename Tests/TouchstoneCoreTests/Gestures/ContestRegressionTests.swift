import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// Fingers, pencils, keys, wheels and pointers that compete for the same views, also at once.
@Suite(.application(ways: .both)) @MainActor
struct ContestRegressionTests {
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

    @Test func G_16_T_24_theSecondaryButtonGoesToTheRecognizerThatAsksForIt() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            let delegate = AccountDelegate()
            delegate.takesEvent = { recognizer, event in
                event.buttonMask.contains(.secondary) == (recognizer.name == "menu")
            }
            for name in ["menu", "open"] {
                account.attach(UITapGestureRecognizer(), name, to: pad).delegate = delegate
            }
            Self.click(.primary, at: place(50, 50), account)
            account.app.advance(by: 1)
            Self.click(.secondary, at: place(50, 50), account)
            account.app.advance(by: 1)
            account.app.fingerTap(at: pad)
        }
        #expect(
            story == """
                pad.began 1, open(ended), pad.cancelled 1, pad.began 2, menu(ended), pad.cancelled 2, \
                pad.began 3, open(ended), pad.cancelled 3
                """)
    }

    @Test func G_16_G_20_anInnerPanThatRefusesTheScrollLeavesItToTheOuterOne() {
        let story = Account.bothWays { account in
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
            account.app.trackpadScroll(at: place(50, 50), by: CGVector(dx: 0, dy: 32), duration: 1.0 / 30)
        }
        #expect(story == "inner? scroll, outer(began), outer(changed), outer(ended)")
    }

    @Test func G_16_RC_37_aKeyRefusedByTheInnerTapIsTheOuters() {
        let story = Account.bothWays { account in
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
        #expect(
            story == """
                innerTap? a, outerTap? a, inner.keyDown a, innerTap(ended), inner.keyLost a, \
                innerTap? b, outerTap? b, inner.keyDown b, outerTap(ended), inner.keyLost b
                """)
    }

    @Test func RC_37_anActionThatEndsTheResponderStillTakesTheKeyFromIt() {
        let story = Account.bothWays { account in
            let outer = account.view("outer", 0, 0, 300, 300)
            let inner = account.view("inner", 0, 0, in: outer)
            for view in [outer, inner] { view.mayBeFirst = true }
            inner.becomeFirstResponder()
            let tap = account.attach(UITapGestureRecognizer(), "tap", to: outer) { _ in outer.becomeFirstResponder() }
            tap.allowedPressTypes = Self.keyboard
            account.app.keyType("a")
            account.app.keyType("b")
        }
        #expect(
            story == "inner.keyDown a, tap(ended), inner.keyLost a, outer.keyDown b, tap(ended), outer.keyLost b")
    }

    @Test func G_17_aFingerKeepsAPencilOutUntilTheRecognizerIsReset() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0, 300, 100)
            pad.isMultipleTouchEnabled = true
            let strict = account.attach(AccountRecognizer().enters(.failed, at: "ended"), "strict", to: pad)
            let open = account.attach(AccountRecognizer(), "open", to: pad)
            open.on["ended"] = { recognizer, _, _ in if recognizer.numberOfTouches == 0 { recognizer.state = .failed } }
            open.requiresExclusiveTouchType = false
            account.app.send([Self.sample(1, .began, .direct, place(50, 50), account)])
            account.app.send([Self.sample(2, .began, .pencil, place(250, 50), account)])
            account.app.send([Self.sample(1, .ended, .direct, place(50, 50), account)])
            account.app.send([Self.sample(2, .ended, .pencil, place(250, 50), account)])
            account.app.advance(by: 1)
            account.clear()
            account.app.send([Self.sample(3, .began, .pencil, place(250, 50), account)])
            _ = strict
        }
        #expect(story == "strict.began 3, open.began 3, pad.began 3")
    }

    @Test func G_18_aPencilsTapTakesThePencilAndLeavesTheFinger() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0, 300, 100)
            pad.isMultipleTouchEnabled = true
            let tap = account.attach(UITapGestureRecognizer(), "tap", to: pad)
            tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            account.app.send([
                Self.sample(1, .began, .direct, place(50, 50), account),
                Self.sample(2, .began, .pencil, place(250, 50), account),
            ])
            account.app.advance(by: 0.05)
            account.app.send([Self.sample(2, .ended, .pencil, place(250, 50), account)])
            account.app.send([Self.sample(1, .ended, .direct, place(50, 50), account)])
        }
        #expect(story == "pad.began 1 2, tap(ended), pad.cancelled 2, pad.ended 1")
    }

    @Test func RC_37_G_61_aKeyIsTappedWhileAFingerHoldsTheSameView() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            pad.mayBeFirst = true
            pad.becomeFirstResponder()
            account.app.fingerDown(at: pad)
            account.app.keyDown("a")
            account.app.fingerMove(to: place(55, 50))
            account.app.keyUp("a")
            account.app.fingerUp()
            account.app.keyDown("b")
            account.app.fingerDown(at: pad)
            account.app.enterBackground()
            account.app.enterForeground()
            account.app.keyUp("b")
            account.app.fingerUp()
        }
        let lines = story.split(separator: ", ").map(String.init)
        #expect(
            lines.prefix(6).joined(separator: ", ")
                == "pad.began 1, pad.keyDown a, pad.moved 1, pad.keyUp a, pad.ended 1, pad.keyDown b", "\(story)")
        #expect(lines.count == 9 && Set(lines.suffix(2)) == ["pad.cancelled 2", "pad.keyLost b"], "\(story)")
    }
}
