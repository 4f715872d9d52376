import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Common mistakes in several variants: every variant is reported with the same cause.
@Suite(.application) @MainActor
struct CauseClassTests {
    let app = TestApplication.current
    private let listener = EmptyTarget()

    private func report(_ wanted: TouchExplanation.Wanted) -> TouchExplanation? {
        app.application.explain(app.records, for: wanted)
    }

    private func cause(_ wanted: TouchExplanation.Wanted) -> String? { report(wanted)?.causes.first?.code }

    private func sentence(_ wanted: TouchExplanation.Wanted) -> String {
        let report = report(wanted)
        return report?.causes.first?.sentence(wanted: report?.wanted) ?? "ok"
    }

    private func advice(_ wanted: TouchExplanation.Wanted) -> [String] {
        report(wanted)?.advice.map(\.words) ?? []
    }

    private func placed<Control: UIControl>(
        _ control: Control, for events: UIControl.Event = .valueChanged, in window: UIWindow? = nil
    ) -> Control {
        control.accessibilityIdentifier = "control"
        control.frame = CGRect(x: 100, y: 100, width: 120, height: 40)
        control.addTarget(listener, action: EmptyTarget.act, for: events)
        (window ?? app.makeWindow()).addSubview(control)
        return control
    }

    // MARK: Events that are never sent

    @Test func `C-1: a custom control that does not send valueChanged is the cause`() {
        let rating = placed(Rating())
        app.fingerTap(at: rating)
        expectEqual(cause(.event(rating, .valueChanged)), "no-target")
        expectEqual(cause(.view(rating)), "no-target")
        #expect(sentence(.event(rating, .valueChanged)).contains("control (Rating) did not send valueChanged"))
        expectEqual(advice(.event(rating, .valueChanged)), ["call sendActions(for: .valueChanged) in Rating"])
        rating.sends = true
        app.fingerTap(at: rating)
        #expect(cause(.event(rating, .valueChanged)) == nil)
    }

    @Test func `C-1: a button and a text field do not send valueChanged`() {
        let button = placed(UIButton())
        app.fingerTap(at: button)
        #expect(sentence(.view(button)).contains("a UIButton sends it only from sendActions(for:)"))
        expectEqual(
            advice(.view(button)),
            [
                "register for touchUpInside, which control sends: control.addTarget(self, action: #selector(…), for: .touchUpInside)"
            ])
        let now = button.window!.explainTouch(at: button.center, wanting: button)
        expectEqual(now.causes.first?.code, "no-target")
        let field = placed(UITextField())
        app.fingerTap(at: field)
        expectEqual(
            advice(.event(field, .valueChanged)),
            [
                "register for editingChanged, which control (in window) sends: control (in window).addTarget(self, action: #selector(…), for: .editingChanged)"
            ])
        let toggle = placed(ToggleButton())
        app.fingerTap(at: toggle)
        expectEqual(advice(.event(toggle, .valueChanged)), ["call sendActions(for: .valueChanged) in ToggleButton"])
    }

    // MARK: Events that come with the lift

    @Test func `C-28: a slider that is not continuous sends at the lift`() {
        let slider = placed(UISlider())
        slider.isContinuous = false
        app.fingerDown(at: CGPoint(110, 120))
        app.fingerMove(to: CGPoint(180, 120), duration: 0.3)
        expectEqual(cause(.event(slider, .valueChanged)), "not-continuous")
        let change = report(.event(slider, .valueChanged))?.advice.first
        app.fingerUp()
        #expect(cause(.event(slider, .valueChanged)) == nil)
        expectEqual(change?.apply(to: app.application), true)
        app.fingerDown(at: CGPoint(180, 120))
        app.fingerMove(to: CGPoint(130, 120), duration: 0.3)
        #expect(cause(.event(slider, .valueChanged)) == nil)
        app.fingersUp()
    }

    @Test func `C-29: holding a stepper that is not continuous sends no event`() {
        let stepper = placed(UIStepper())
        stepper.isContinuous = false
        app.fingerDown(at: CGPoint(x: stepper.frame.maxX - 10, y: 110))
        app.advance(by: 2)
        expectEqual(cause(.event(stepper, .valueChanged)), "not-continuous")
        app.fingersUp()
    }

    @Test func `C-28: a tap on the thumb of a slider does not change its value`() {
        let slider = placed(UISlider())
        app.fingerTap(at: CGPoint(110, 120))
        expectEqual(cause(.event(slider, .valueChanged)), "value-unchanged")
        #expect(sentence(.event(slider, .valueChanged)).contains("the touch did not change it"))
    }

    @Test func `C-27: a switch sends no event before the lift`() {
        let toggle = placed(UISwitch())
        app.fingerDown(at: toggle)
        expectEqual(cause(.event(toggle, .valueChanged)), "not-lifted")
        #expect(sentence(.event(toggle, .valueChanged)).contains("has not sent valueChanged"))
        app.fingersUp()
    }

    @Test func `C-7: a cancelled touch that also lifted outside is reported with both causes`() {
        let window = app.makeWindow()
        let button = placed(UIButton(), for: .touchUpInside, in: window)
        window.addGestureRecognizer(UIPanGestureRecognizer())
        app.fingerDrag(from: CGPoint(150, 120), to: CGPoint(150, 400))
        let codes = report(.event(button, .touchUpInside))?.causes.map(\.code)
        expectEqual(codes, ["recognizer-cancels-touches", "lifted-outside"])
        app.fingerDrag(from: CGPoint(150, 120), to: CGPoint(150, 160))
        expectEqual(report(.event(button, .touchUpInside))?.causes.map(\.code), ["recognizer-cancels-touches"])
    }

    @Test func `G-37: an event that came late is reported`() {
        let window = app.makeWindow()
        let button = placed(UIButton(), for: .touchUpInside, in: window)
        app.fingerTap(at: button)
        #expect(cause(.event(button, .touchUpInside)) == nil)
        let double = UITapGestureRecognizer()
        double.name = "double"
        double.numberOfTapsRequired = 2
        window.addGestureRecognizer(double)
        app.fingerTap(at: button)
        app.advance(by: 1)
        expectEqual(cause(.event(button, .touchUpInside)), "recognizer-delays-touches-ended")
        expectEqual(report(.event(button, .touchUpInside))?.causes.first?.subject?.name, "double")
    }

    // MARK: Views that leave their window

    @Test func `DL-19: a view that is removed during the touch is the cause`() {
        let window = app.makeWindow()
        let button = placed(UIButton(), for: .touchUpInside, in: window)
        button.addAction(UIAction { _ in button.removeFromSuperview() }, for: .touchDown)
        app.fingerTap(at: CGPoint(150, 120))
        expectEqual(cause(.event(button, .touchUpInside)), "left-window")
        let words = sentence(.event(button, .touchUpInside))
        #expect(words.contains("control left its window while the finger was down"))
        #expect(words.contains("removed from its superview, after: control touchDown"))
        #expect(words.contains("window") && words.contains("(DL-19)"))
    }

    /// A scroll view delivers a quick tap only after the lift.
    @Test func `DL-19: a view that is removed when a delayed touch is delivered is the cause`() {
        let window = app.makeWindow()
        let list = UIScrollView().placed("list", 0, 0, 390, 800, in: window)
        list.contentSize = CGSize(width: 390, height: 3000)
        let button = placed(UIButton(), for: .touchUpInside, in: window)
        list.addSubview(button)
        button.addAction(UIAction { _ in button.removeFromSuperview() }, for: .touchDown)
        app.fingerTap(at: CGPoint(150, 120))
        app.advance(by: 1)
        expectEqual(cause(.event(button, .touchUpInside)), "left-window")
    }

    @Test func `DL-19: a view removed with its row is reported with the row`() {
        let window = app.makeWindow()
        let row = UIView().placed("row", 0, 0, 390, 100, in: window)
        let card = LoggingView(passesOn: false).placed("card", 10, 10, 100, 50, in: row)
        app.fingerDown(at: card)
        row.removeFromSuperview()
        app.fingerUp()
        #expect(sentence(.view(card)).contains("row, its superview, was removed"))
        window.addSubview(row)
        expectEqual(cause(.view(card)), "left-window")
    }

    @Test func `RC-22: a field that leaves its window when its editing begins resigns`() {
        let window = app.makeWindow()
        let row = UIView().placed("row", 0, 0, 390, 100, in: window)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        field.accessibilityIdentifier = "field"
        row.addSubview(field)
        field.addAction(UIAction { _ in row.removeFromSuperview() }, for: .editingDidBegin)
        app.fingerTap(at: field)
        expectEqual(cause(.firstResponder(field)), "left-window")
        #expect(
            sentence(.firstResponder(field)).contains(
                "field was first responder and resigned because it left its window"))
        #expect(sentence(.firstResponder(field)).contains("row, its superview, was removed"))
    }

    // MARK: First responders

    @Test func `RC-20: a responder that was first responder before the touch lost it to the field`() {
        let editor = Editor()
        let window = app.makeWindow(root: editor)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        field.accessibilityIdentifier = "field"
        editor.view.addSubview(field)
        #expect(editor.becomeFirstResponder())
        app.fingerTap(at: field)
        app.advance(by: 1)
        expectEqual(cause(.firstResponder(editor)), "first-responder-lost")
        #expect(sentence(.firstResponder(editor)).contains("field became first responder"))
        field.resignFirstResponder()
        // A later, unrelated touch does not change the cause.
        app.fingerTap(at: CGPoint(200, 700))
        expectEqual(cause(.firstResponder(editor)), "first-responder-lost")
        #expect(sentence(.firstResponder(editor)).contains("before the touch"))
        _ = window
    }

    @Test func `RC-20: the event that ended the editing is reported`() {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        field.accessibilityIdentifier = "field"
        window.addSubview(field)
        field.addAction(UIAction { _ in window.endEditing(true) }, for: .editingDidBegin)
        app.fingerTap(at: field)
        app.advance(by: 1)
        #expect(sentence(.firstResponder(field)).contains("it resigned, after: field editingDidBegin (RC-20)"))
    }

    // MARK: Recognizers

    @Test func `G-31: among several recognizers, the first to recognize is reported as cancelling the touch`() {
        let window = app.makeWindow()
        let card = LoggingView(passesOn: false).placed("card", 10, 10, 300, 300, in: window)
        let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
        (pan.name, press.name) = ("pan", "press")
        let both = Both()
        for recognizer in [pan, press] {
            recognizer.delegate = both
            card.addGestureRecognizer(recognizer)
        }
        app.fingerDown(at: CGPoint(100, 100))
        app.advance(by: 1)
        app.fingerMove(to: CGPoint(200, 200), duration: 0.2)
        app.fingerUp()
        expectEqual(report(.view(card))?.causes.first?.subject?.name, "press")
        app.fingerDown(at: CGPoint(100, 100))
        app.fingerMove(to: CGPoint(200, 200), duration: 0.2)
        app.advance(by: 1)
        app.fingerUp()
        expectEqual(report(.view(card))?.causes.first?.subject?.name, "pan")
    }

    @Test func `G-39: among several recognizers that delay the touch, the last to decide is the cause`() {
        let window = app.makeWindow()
        let card = LoggingView(passesOn: false).placed("card", 10, 10, 300, 300, in: window)
        let quick = Verdict(.began)
        let slow = Verdict(.ended)
        for (gate, name) in [(quick, "quick"), (slow, "slow")] {
            gate.name = name
            gate.delaysTouchesBegan = true
            window.addGestureRecognizer(gate)
        }
        app.fingerDrag(from: CGPoint(50, 50), to: CGPoint(200, 200))
        expectEqual(report(.view(card))?.causes.first?.subject?.name, "slow")
        quick.phase = .moved
        slow.phase = .began
        app.fingerDrag(from: CGPoint(50, 50), to: CGPoint(200, 200))
        expectEqual(report(.view(card))?.causes.first?.subject?.name, "quick")
        slow.phase = .moved
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(cause(.view(card)), "recognizer-delays-touches")
        app.fingersUp()
    }

    @Test func `G-45: a disabled pan recognizer is distinguished from isScrollEnabled`() {
        let window = app.makeWindow()
        let list = UIScrollView().placed("list", 0, 0, 390, 800, in: window)
        list.contentSize = CGSize(width: 390, height: 3000)
        list.panGestureRecognizer.isEnabled = false
        app.fingerDrag(from: CGPoint(200, 600), to: CGPoint(200, 200))
        expectEqual(cause(.scrolling(list)), "recognizer-disabled")
        expectEqual(advice(.scrolling(list)), ["enable it: list.panGestureRecognizer.isEnabled = true"])
        let now = app.application.explainTouch(at: CGPoint(200, 600), for: .scrolling(list))
        expectEqual(now.causes.first?.code, "recognizer-disabled")
        report(.scrolling(list))?.advice.first?.apply(to: app.application)
        app.fingerDrag(from: CGPoint(200, 600), to: CGPoint(200, 200))
        #expect(cause(.scrolling(list)) == nil)
        list.isScrollEnabled = false
        app.fingerDrag(from: CGPoint(200, 600), to: CGPoint(200, 200))
        expectEqual(cause(.scrolling(list)), "scrolling-disabled")
    }

    // MARK: Scroll views

    @Test func `SV-15: a scroll view at its edge is reported with the edge, and the advice works`() {
        let window = app.makeWindow()
        let page = UIScrollView().placed("page", 0, 0, 390, 800, in: window)
        page.contentSize = CGSize(width: 390, height: 3000)
        page.contentOffset.y = 500
        let notes = UIScrollView().placed("notes", 0, 600, 390, 400, in: page)
        notes.contentSize = CGSize(width: 390, height: 1000)
        app.fingerDrag(from: CGPoint(200, 200), to: CGPoint(200, 400))
        #expect(sentence(.scrolling(notes)).contains("notes is at its upper edge"))
        app.advance(by: 3)
        (page.contentOffset.y, notes.contentOffset.y) = (500, 600)
        app.fingerDrag(from: CGPoint(200, 200), to: CGPoint(200, 100))
        #expect(sentence(.scrolling(notes)).contains("notes is at its lower edge"))
        report(.scrolling(notes))?.advice.first?.apply(to: app.application)
        app.advance(by: 3)
        (page.contentOffset.y, notes.contentOffset.y) = (500, 600)
        app.fingerDrag(from: CGPoint(200, 200), to: CGPoint(200, 100))
        #expect(cause(.scrolling(notes)) == nil)
    }

    @Test func `SV-19: the direction of a drag is reported in the scroll view's coordinates`() {
        let window = app.makeWindow()
        let list = UIScrollView().placed("list", 95, 200, 200, 200, in: window)
        list.contentSize = CGSize(width: 200, height: 2000)
        list.transform = CGAffineTransform(rotationAngle: .pi / 2)
        app.fingerDrag(from: CGPoint(195, 350), to: CGPoint(195, 220))
        expectEqual(cause(.scrolling(list)), "content-fits")
        #expect(sentence(.scrolling(list)).contains("does not scroll horizontally"))
    }

    // MARK: Advice

    @Test func `HT-4: a cover that contains buttons is advised to override hitTest`() {
        let window = app.makeWindow()
        let game = UIView().placed("game", 0, 0, 390, 844, in: window)
        let stick = placed(UIControl(), for: .touchDown, in: window)
        game.addSubview(stick)
        let hud = UIView().placed("hud", 0, 0, 390, 844, in: window)
        let pause = UIButton(frame: CGRect(x: 300, y: 60, width: 70, height: 44))
        pause.accessibilityIdentifier = "pause"
        pause.addAction(UIAction { _ in }, for: .touchUpInside)
        hud.addSubview(pause)
        app.fingerTap(at: stick, allowsMiss: true)
        let first = advice(.view(stick)).first
        expectEqual(first?.contains("override hitTest(_:with:) in a subclass of UIView"), true)
        // An empty subview that is hit does not change the advice.
        let inner = UIView().placed("inner", 0, 0, 390, 844)
        hud.insertSubview(inner, at: 0)
        app.fingerTap(at: stick, allowsMiss: true)
        expectEqual(advice(.view(stick)).first, first)
        // A window in front that contains a button is advised in the same way.
        let notices = UIWindow(frame: window.frame)
        notices.accessibilityIdentifier = "notices"
        notices.windowLevel = .alert
        notices.addSubview(UIButton(frame: CGRect(x: 10, y: 700, width: 50, height: 50)))
        notices.isHidden = false
        app.fingerTap(at: stick, allowsMiss: true)
        expectEqual(advice(.view(stick)).first?.contains("in a subclass of UIWindow"), true)
        notices.isHidden = true
        // If a button is directly in front, the touch is meant for it.
        pause.frame = stick.frame
        app.fingerTap(at: stick, allowsMiss: true)
        expectEqual(advice(.view(stick)).contains { $0.contains("hitTest") }, false)
    }

    // MARK: The chain

    @Test func `RC-1: a controller is not in the chain of a view that it added to another controller's view`() {
        let tabs = UIViewController()
        let window = app.makeWindow(root: tabs)
        tabs.view.accessibilityIdentifier = "tabs"
        let player = Player()
        tabs.addChild(player)
        player.view.frame = CGRect(x: 0, y: 844, width: 390, height: 844)
        tabs.view.addSubview(player.view)
        player.bar.placed("bar", 0, 700, 390, 60, in: tabs.view)
        _ = UIView().placed("icon", 10, 10, 40, 40, in: player.bar)
        app.fingerTap(at: CGPoint(20, 720))
        expectEqual(cause(.controller(player)), "not-in-chain")
        #expect(sentence(.controller(player)).contains("goes from bar to its superview tabs"))
        // If another view is in front, that is the cause.
        _ = UIView().placed("cover", 0, 700, 390, 60, in: tabs.view)
        app.fingerTap(at: CGPoint(20, 720))
        #expect(cause(.controller(player)) != "not-in-chain")
        // In its controller's view, the touch reaches the controller through the chain.
        tabs.view.subviews.last?.removeFromSuperview()
        player.view.addSubview(player.bar)
        player.view.frame.origin.y = 0
        window.layoutIfNeeded()
        app.fingerTap(at: CGPoint(20, 720))
        #expect(cause(.controller(player)) == nil)
    }
}

private final class Rating: UIControl {
    var sends = false
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if sends { sendActions(for: .valueChanged) }
    }
}
private final class ToggleButton: UIButton {}
@MainActor private final class Both: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
private final class Editor: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}
private final class Player: UIViewController {
    let bar = UIView()
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
/// Fails in the given phase.
private final class Verdict: UIGestureRecognizer {
    var phase: UITouch.Phase
    init(_ phase: UITouch.Phase) {
        self.phase = phase
        super.init(target: nil, action: nil)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { if phase == .began { state = .failed } }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { if phase == .moved { state = .failed } }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
