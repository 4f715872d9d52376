import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Becoming and resigning first responder (RC-17 to RC-26).
@Suite(.application(tracing: .both)) @MainActor
struct FirstResponderTests {
    let app = TestApplication.current
    let window: UIWindow

    init() {
        window = TestApplication.current.makeWindow()
    }

    @Test func `RC-17: a touch makes no view first responder`() {
        let view = Listener("view", in: window)
        app.fingerTap(at: view)
        #expect(window.firstResponder == nil && !view.isFirstResponder)
    }

    @Test func `RC-18: a plain view cannot become first responder and can resign`() {
        let view = UIView(frame: .zero)
        window.addSubview(view)
        #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
        #expect(!view.becomeFirstResponder())
        #expect(view.resignFirstResponder())
    }

    @Test(.application)
    func `RC-19, RC-21: a window has one first responder, and the old one resigns before the new one becomes it`() {
        let (one, other) = (Listener("one", in: window), Listener("other", in: window))
        #expect(one.becomeFirstResponder() && one.isFirstResponder)
        #expect(one.becomeFirstResponder())
        #expect(other.becomeFirstResponder())
        #expect(!one.isFirstResponder && window.firstResponder === other)
        expectEqual(
            app.eventLog,
            """
            first responder of window: one
            first responder of window: none
            first responder of window: other
            """)
    }

    @Test func `RC-19: a view outside a window does not become first responder`() {
        let view = Listener(frame: .zero)
        #expect(!view.becomeFirstResponder())
        expectEqual(view.canBecomeCalls, 0)
    }

    @Test func `RC-19: a first responder that refuses to resign stays first responder`() {
        let (holder, other) = (Listener("holder", in: window), Listener("other", in: window))
        holder.becomeFirstResponder()
        holder.canResign = false
        #expect(!other.becomeFirstResponder())
        holder.canResign = true
        holder.refusesToResign = true
        #expect(!other.becomeFirstResponder())
        #expect(holder.isFirstResponder)
        #expect(!holder.resignFirstResponder())
        holder.refusesToResign = false
        #expect(other.becomeFirstResponder())
    }

    @Test func `RC-20: no view becomes first responder when another one resigns`() {
        let outer = Listener("outer", in: window)
        let inner = Listener("inner", in: outer)
        inner.becomeFirstResponder()
        #expect(inner.resignFirstResponder())
        #expect(window.firstResponder == nil && !outer.isFirstResponder)
    }

    @Test func `RC-21, RC-23: each window has a first responder, and that of the key window receives keys`() {
        let back = Listener("back", in: window)
        back.becomeFirstResponder()
        let front = app.makeWindow("front")
        let top = Listener("top", in: front)
        top.becomeFirstResponder()
        #expect(back.isFirstResponder && top.isFirstResponder)
        app.keyType("x")
        window.makeKey()
        app.keyType("y")
        #expect(top.lines == ["began x", "ended x"] && back.lines == ["began y", "ended y"])
        #expect(back.isFirstResponder && top.isFirstResponder)
    }

    @Test func `RC-23: a window whose canBecomeKey is false is shown but does not become key`() {
        final class Shy: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let shy = Shy(frame: app.application.screen.bounds)
        shy.makeKeyAndVisible()
        #expect(window.isKeyWindow && !shy.isKeyWindow && !shy.isHidden)
    }

    @Test func `RC-22: a view that leaves its window resigns even if canResignFirstResponder is false`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(box)
        let view = Listener("view", in: box)
        view.becomeFirstResponder()
        view.canResign = false
        box.removeFromSuperview()
        #expect(window.firstResponder == nil && !view.isFirstResponder)
        window.addSubview(box)
        #expect(!view.isFirstResponder)
    }

    @Test func `RC-22: a view controller resigns when its view leaves the window`() {
        final class Willing: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let controller = Willing()
        window.rootViewController = controller
        #expect(controller.becomeFirstResponder())
        window.rootViewController = nil
        #expect(window.firstResponder == nil && !controller.isFirstResponder)
    }

    @Test func `RC-24: becomeFirstResponder fails in viewWillAppear and succeeds in viewDidAppear`() {
        final class Eager: UIViewController {
            var answers: [Bool] = []
            override var canBecomeFirstResponder: Bool { true }
            override func viewWillAppear(_ animated: Bool) { answers.append(becomeFirstResponder()) }
            override func viewDidAppear(_ animated: Bool) { answers.append(becomeFirstResponder()) }
        }
        let controller = Eager()
        window.rootViewController = controller
        expectEqual(controller.answers, [false, true])
    }

    @Test func `RC-25: inputView and inputAccessoryView are looked up separately along the responder chain`() {
        final class Outer: Listener {
            let bar = UIView(frame: .zero)
            let keys = UIView(frame: .zero)
            override var inputView: UIView? { keys }
            override var inputAccessoryView: UIView? { bar }
        }
        final class Inner: Listener {
            var keys: UIView? = UIView(frame: .zero)
            override var inputView: UIView? { keys }
        }
        let outer = Outer("outer", in: window)
        let inner = Inner("inner", in: outer)
        let own = inner.keys!
        #expect(own.window == nil)
        inner.becomeFirstResponder()
        app.settle()
        #expect(own.window != nil && outer.bar.window != nil && outer.keys.window == nil)
        inner.keys = nil
        outer.reloadInputViews()
        app.settle()
        #expect(own.window != nil && outer.keys.window == nil)
        inner.reloadInputViews()
        app.settle()
        #expect(own.window == nil && outer.keys.window != nil)
        inner.resignFirstResponder()
        app.settle()
        #expect(outer.keys.superview == nil || outer.keys.window!.isHidden)
        #expect(outer.bar.superview == nil || outer.bar.window!.isHidden)
    }

    @Test func `RC-25: the view of an inputViewController is shown for input`() {
        final class Pad: UIInputViewController {}
        final class Taker: UIView {
            let pad = Pad()
            override var canBecomeFirstResponder: Bool { true }
            override var inputViewController: UIInputViewController? { pad }
        }
        let taker = Taker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(taker)
        taker.becomeFirstResponder()
        app.settle()
        #expect(taker.pad.viewIfLoaded?.window != nil)
        taker.pad.dismissKeyboard()
        app.settle()
        #expect(!taker.isFirstResponder && taker.pad.view.window == nil)
    }

    @Test func `RC-26: endEditing(false) accepts a refusal to resign, and endEditing(true) overrides it`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(box)
        let (inside, outside) = (Listener("inside", in: box), Listener("outside", in: window))
        outside.becomeFirstResponder()
        #expect(box.endEditing(false) && outside.isFirstResponder)
        inside.becomeFirstResponder()
        inside.canResign = false
        #expect(!box.endEditing(false) && inside.isFirstResponder)
        #expect(box.endEditing(true) && window.firstResponder == nil)
        inside.canResign = true
        inside.becomeFirstResponder()
        #expect(inside.endEditing(false) && window.firstResponder == nil)
    }
}

/// Our choices about the first responder where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct FirstResponderChoices {
    let app = TestApplication.current

    @Test(.application) func `RC-19: a responder that cannot become first responder changes nothing`() {
        let window = app.makeWindow()
        let (holder, other) = (Listener("holder", in: window), Listener("other", in: window))
        holder.becomeFirstResponder()
        other.canBecome = false
        app.clear()
        #expect(!other.becomeFirstResponder())
        #expect(holder.isFirstResponder && app.eventLog == "")
    }
}
