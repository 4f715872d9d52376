import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Causes after the beginning of a touch: moves and lifts, changes made in code, and other
/// touches.
@Suite(.application) @MainActor
struct LaterPartTests {
    let app = TestApplication.current
    private let listener = EmptyTarget()

    private func report(_ wanted: TouchExplanation.Wanted, touch: Int? = nil) -> TouchExplanation? {
        app.application.explain(app.records, touch: touch, for: wanted)
    }

    private func cause(_ wanted: TouchExplanation.Wanted, touch: Int? = nil) -> String? {
        report(wanted, touch: touch)?.causes.first?.code
    }

    private func sentence(_ wanted: TouchExplanation.Wanted, touch: Int? = nil) -> String {
        let report = report(wanted, touch: touch)
        return report?.causes.first?.sentence(wanted: report?.wanted) ?? "ok"
    }

    private func placed<Control: UIControl>(_ control: Control, for events: UIControl.Event) -> Control {
        control.accessibilityIdentifier = "control"
        control.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
        control.addTarget(listener, action: EmptyTarget.act, for: events)
        app.makeWindow().addSubview(control)
        return control
    }

    private func drag() { app.fingerDrag(from: CGPoint(110, 120), to: CGPoint(250, 120), duration: 0.3) }

    // MARK: Overrides of the later touch methods of a control

    @Test func `C-2: a touchesMoved override without super prevents touchDragInside`() {
        let knob = placed(MovingKnob(), for: .touchDragInside)
        drag()
        expectEqual(cause(.event(knob, .touchDragInside)), "touches-overridden")
        #expect(
            sentence(.event(knob, .touchDragInside)).contains("control (MovingKnob) overrides touchesMoved(_:with:)"))
        expectEqual(
            report(.event(knob, .touchDragInside))?.advice.map(\.words),
            [
                "call super in the touch methods of MovingKnob"
            ])
        expectEqual(cause(.event(knob, .touchUpInside)), "no-target")
        let forwarding = placed(ForwardingKnob(), for: .touchDragInside)
        drag()
        #expect(cause(.event(forwarding, .touchDragInside)) == nil)
    }

    @Test func `C-28: a slider whose touchesMoved override does not call super keeps its value`() {
        let slider = placed(MovingSlider(), for: .valueChanged)
        drag()
        #expect(sentence(.event(slider, .valueChanged)).contains("overrides touchesMoved(_:with:)"))
    }

    @Test func `C-1: an event that requires a move is reported with that condition`() {
        let knob = placed(UIControl(), for: .touchDragInside)
        app.fingerTap(at: knob)
        expectEqual(cause(.event(knob, .touchDragInside)), "no-target")
        #expect(
            sentence(.event(knob, .touchDragInside)).contains(
                "touchDragInside, which is sent when the finger moves inside the control"))
    }

    @Test func `C-3: a control whose touchesEnded override does not call super still tracks the first touch`() {
        let knob = placed(EndlessKnob(), for: .touchDown)
        app.fingerTap(at: knob)
        app.advance(by: 1)
        app.fingerTap(2, at: knob)
        #expect(sentence(.event(knob, .touchDown), touch: 2).contains("overrides touchesEnded(_:with:)"))
        #expect(cause(.event(knob, .touchDown), touch: 1) == nil)
        let other = placed(UIControl(), for: .touchDown)
        app.fingerDown(at: other)
        app.fingerTap(2, at: other)
        expectEqual(cause(.event(other, .touchDown), touch: 2), "second-touch")
        app.fingerUp()
    }

    // MARK: Overrides of sendEvent(_:)

    @Test func `DL-1: a window whose sendEvent override does not call super for moves is the cause`() {
        let window = StillWindow(frame: app.application.screen.bounds)
        window.accessibilityIdentifier = "window"
        window.makeKeyAndVisible()
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        slider.addTarget(listener, action: EmptyTarget.act, for: .valueChanged)
        window.addSubview(slider)
        let card = UIView().placed("card", 0, 200, 300, 300, in: window)
        let drag = UIPanGestureRecognizer()
        drag.addHandler { _ in }
        card.addGestureRecognizer(drag)
        app.fingerDrag(from: CGPoint(10, 120), to: CGPoint(250, 120), duration: 0.3)
        #expect(
            sentence(.event(slider, .valueChanged)).contains(
                "overrides sendEvent(_:) and does not call super for the moves"))
        app.fingerDrag(from: CGPoint(10, 220), to: CGPoint(250, 220), duration: 0.3)
        #expect(sentence(.recognizer(drag)).contains("overrides sendEvent(_:) and does not call super for the moves"))
        app.fingerTap(at: slider)
        #expect(cause(.event(slider, .valueChanged)) != "send-event-overridden")
    }

    // MARK: Touch methods in the responder chain

    @Test func `RC-10: a touchesEnded override that does not call super is named for the controller above it`() {
        let game = GameController()
        _ = app.makeWindow(root: game)
        app.settle()
        let board = LiftingBoard().placed("board", 50, 200, 200, 200, in: game.view)
        app.fingerTap(at: board)
        expectEqual(game.received, ["began"])
        expectEqual(cause(.controller(game)), "chain-stopped")
        #expect(
            sentence(.controller(game)).contains("board (LiftingBoard) handles touchesEnded(_:with:) before it reaches")
        )
        let open = UIView().placed("open", 50, 500, 200, 200, in: game.view)
        app.fingerTap(at: open)
        #expect(cause(.controller(game)) == nil)
    }

    @Test func `RC-10: a touchesEnded override that does not call super is named for the superview, too`() {
        let window = app.makeWindow()
        let around = AroundView().placed("around", 0, 0, 300, 300, in: window)
        let board = LiftingBoard().placed("board", 0, 0, 200, 200, in: around)
        app.fingerTap(at: board)
        #expect(
            sentence(.view(around)).contains(
                "before it reaches around in the responder chain: its touchesEnded(_:with:) does not call super"))
        let plain = UIView().placed("plain", 200, 200, 100, 100, in: around)
        app.fingerTap(at: plain)
        #expect(cause(.view(around)) == nil)
    }

    // MARK: First responders outside the touch

    @Test func `RC-19: becomeFirstResponder called before the field is in the window is reported`() {
        let library = LibraryController()
        _ = app.makeWindow(root: UINavigationController(rootViewController: library))
        app.settle()
        app.fingerTap(at: library.open)
        app.advance(by: 0.5)
        let field = library.search.field
        expectEqual(cause(.firstResponder(field)), "called-too-early")
        #expect(sentence(.firstResponder(field)).contains("searchField"))
        field.removeFromSuperview()
        expectEqual(cause(.firstResponder(field)), "called-too-early")
    }

    @Test func `RC-19: a field that the action of a button makes first responder is explained`() {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
        field.accessibilityIdentifier = "field"
        let edit = UIButton().placed("edit", 0, 100, 100, 40, in: window)
        edit.addAction(UIAction { _ in field.becomeFirstResponder() }, for: .touchUpInside)
        app.fingerTap(at: edit)
        expectEqual(cause(.firstResponder(field)), "called-too-early")
        window.addSubview(field)
        app.fingerTap(at: edit)
        let report = report(.firstResponder(field))
        expectEqual(report?.causes, [])
        expectEqual(
            report?.description.hasPrefix("ok: a touch at (50, 120) goes to edit, and field is first responder"), true
        )
        field.resignFirstResponder()
        let refusing = Refusing()
        field.delegate = refusing
        app.fingerTap(at: edit)
        expectEqual(cause(.firstResponder(field)), "editing-refused")
    }

    @Test func `RC-17: the responder whose becomeFirstResponder was called instead is named`() {
        let window = app.makeWindow()
        let form = Form().placed("form", 0, 300, 390, 200, in: window)
        let field = UITextField().placed("field", 20, 20, 200, 40, in: form)
        let other = UITextField().placed("other", 20, 100, 200, 40, in: form)
        let write = UIButton().placed("write", 0, 100, 100, 40, in: window)
        write.addAction(UIAction { _ in (form.caret ?? form).becomeFirstResponder() }, for: .touchUpInside)
        app.fingerTap(at: write)
        expectEqual(cause(.firstResponder(field)), "become-first-responder-not-called")
        #expect(sentence(.firstResponder(field)).contains("that of form (Form) was"))
        expectEqual(report(.firstResponder(field))?.advice.map(\.words), ["call field.becomeFirstResponder()"])
        // The answer is the same if the form can become first responder, and for another field.
        form.can = true
        app.fingerTap(at: write)
        #expect(sentence(.firstResponder(field)).contains("that of form (Form) was"))
        form.caret = other
        app.fingerTap(at: write)
        #expect(sentence(.firstResponder(field)).contains("that of other (UITextField) was"))
        // A call that follows from the touch itself is not the cause, and neither is the action of a cover.
        app.advance(by: 1)
        other.resignFirstResponder()
        app.fingerTap(at: other)
        expectEqual(cause(.firstResponder(field)), "outside")
        let cover = UIButton().placed("cover", 0, 300, 390, 70, in: window)
        cover.addAction(UIAction { _ in form.becomeFirstResponder() }, for: .touchUpInside)
        app.fingerTap(at: CGPoint(100, 340))
        expectEqual(cause(.firstResponder(field)), "covered")
    }

    @Test func `HT-1: a view added to the window after the touch is reported as in no window`() {
        let window = app.makeWindow()
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let card = UIView().placed("card", 0, 0, 100, 100, in: panel)
        app.fingerTap(at: CGPoint(50, 50))
        window.addSubview(panel)
        expectEqual(sentence(.view(card)), "UIView, which holds card, was in no window as the finger went down")
    }

    // MARK: Changes made in code

    @Test func `C-28: a value set in code sends no event and is reported`() {
        let window = app.makeWindow()
        let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
        slider.accessibilityIdentifier = "volume"
        slider.addTarget(listener, action: EmptyTarget.act, for: .valueChanged)
        window.addSubview(slider)
        let reset = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        reset.addAction(UIAction { _ in slider.value = 0.5 }, for: .touchUpInside)
        window.addSubview(reset)
        app.fingerTap(at: reset)
        expectEqual(cause(.event(slider, .valueChanged)), "set-by-program")
        #expect(sentence(.event(slider, .valueChanged)).contains("volume.value was set in code"))
        expectEqual(cause(.event(slider, .touchDown)), "outside")
        // The cause of a touch on the control comes before the change in code.
        let cover = LoggingView().placed("cover", 0, 290, 300, 100, in: window)
        app.fingerDown(at: slider, allowsMiss: true)
        slider.value = 0.7
        app.fingerUp()
        expectEqual(cause(.event(slider, .valueChanged)), "covered")
        cover.removeFromSuperview()
    }

    @Test func `C-30: a text set in code sends no event and is reported`() {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
        field.addTarget(listener, action: EmptyTarget.act, for: .editingChanged)
        window.addSubview(field)
        let clear = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        clear.addAction(UIAction { _ in field.text = "" }, for: .touchUpInside)
        window.addSubview(clear)
        app.fingerTap(at: clear)
        expectEqual(cause(.event(field, .editingChanged)), "set-by-program")
        app.fingerTap(at: field)
        app.advance(by: 0.5)
        app.keyType("a")
        #expect(cause(.event(field, .editingChanged)) == nil)
    }

    @Test func `C-30: a delegate that prevents the text from being cleared is the cause`() {
        let field = placed(UITextField(), for: .editingChanged)
        let refusing = Refusing()
        field.text = "abc"
        field.clearButtonMode = .always
        field.delegate = refusing
        app.fingerTap(at: CGPoint(288, 120))
        expectEqual(cause(.event(field, .editingChanged)), "change-refused")
        #expect(sentence(.event(field, .editingChanged)).contains("textFieldShouldClear(_:) of the Refusing"))
    }

    @Test func `C-30: a control that is not a text field sends no editing events`() {
        let rating = placed(UIControl(), for: .editingChanged)
        app.fingerTap(at: rating)
        #expect(sentence(.event(rating, .editingChanged)).contains("did not send editingChanged"))
    }

    @Test func `HT-15: a recognizer whose view does not contain the point is reported as outside`() {
        let card = UIView().placed("card", 0, 0, 100, 100, in: app.makeWindow())
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        card.addGestureRecognizer(tap)
        app.fingerTap(at: CGPoint(50, 150))
        #expect(sentence(.recognizer(tap)).contains("the point is not in card"))
    }

    // MARK: Other touches

    @Test func `The answer about a control's touch does not depend on later touches`() {
        let pay = placed(UIButton(), for: .touchUpInside)
        app.fingerDown(at: pay)
        app.fingerMove(to: CGPoint(200, 400))
        app.fingerUp()
        app.fingerTap(2, at: pay)
        expectEqual(cause(.event(pay, .touchUpInside), touch: 1), "lifted-outside")
        #expect(cause(.event(pay, .touchUpInside), touch: 2) == nil)
    }

    @Test func `The answer about a recognizer's touch does not depend on later touches`() {
        let card = UIView().placed("card", 0, 0, 300, 300, in: app.makeWindow())
        let press = UILongPressGestureRecognizer()
        press.addHandler { _ in }
        card.addGestureRecognizer(press)
        app.fingerTap(at: card)
        app.advance(by: 1)
        app.fingerDown(2, at: card)
        app.advance(by: 1)
        app.fingerUp(2)
        expectEqual(cause(.recognizer(press), touch: 1), "recognizer-failed")
        #expect(cause(.recognizer(press), touch: 2) == nil)
        press.isEnabled = false
        app.fingerTap(3, at: card)
        press.isEnabled = true
        app.fingerDown(4, at: card)
        app.advance(by: 1)
        app.fingerUp(4)
        expectEqual(cause(.recognizer(press), touch: 3), "recognizer-disabled")
        let taps = UITapGestureRecognizer()
        taps.numberOfTapsRequired = 2
        taps.addHandler { _ in }
        card.addGestureRecognizer(taps)
        app.advance(by: 1)
        app.fingerTap(5, at: card)
        app.advance(by: 0.1)
        app.fingerTap(6, at: card)
        #expect(cause(.recognizer(taps), touch: 5) == nil)
        #expect(cause(.recognizer(taps), touch: 6) == nil)
    }

    // MARK: Replays

    @Test func `A change in code that a replay does not repeat is reported from the recording`() throws {
        func screen(_ app: TestApplication) -> (city: UITextField, email: UITextField) {
            let window = app.makeWindow()
            let fields = ["city", "email"].enumerated().map { index, name in
                let field = UITextField(frame: CGRect(x: 0, y: 100 + 100 * index, width: 200, height: 40))
                field.accessibilityIdentifier = name
                window.addSubview(field)
                return field
            }
            return (fields[0], fields[1])
        }
        let recording = try TestApplication.run { app in
            let fields = screen(app)
            app.settle()
            let recorder = app.record()
            app.fingerTap(at: fields.city)
            app.advance(by: 0.5)
            fields.email.becomeFirstResponder()
            return try recorder.stop()
        }
        TestApplication.run(isTraced: true) { app in
            let fields = screen(app)
            app.settle()
            #expect(app.replay(recording).difference == nil)
            @MainActor func report(_ field: UITextField) -> TouchExplanation? {
                app.application.explain(app.records, for: .firstResponder(field))
            }
            let lost = report(fields.city)
            expectEqual(
                lost?.causes.first?.sentence(wanted: lost?.wanted).contains("email became first responder"), true)
            let other = app.application.explain(app.records, for: .view(fields.city))
            expectEqual(other?.isUnsure, true)
            expectEqual(other?.notes.contains { $0.contains("email") && $0.contains("no replay repeats") }, true)
        }
    }
}

private final class StillWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        if event.allTouches?.first?.phase != .moved { super.sendEvent(event) }
    }
}
private class MovingKnob: UIControl {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class ForwardingKnob: UIControl {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
}
private final class MovingSlider: UISlider {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class EndlessKnob: UIControl {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class LiftingBoard: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class AroundView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class GameController: UIViewController {
    var received: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
}
private final class Refusing: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
}
private final class Form: UIView {
    var can = false
    var caret: UIResponder?
    override var canBecomeFirstResponder: Bool { can }
}
private final class LibraryController: UIViewController {
    let search = SearchController()
    let open = UIButton(frame: CGRect(x: 95, y: 400, width: 200, height: 50))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(open)
        open.addAction(
            UIAction { [unowned self] _ in navigationController?.pushViewController(search, animated: false) },
            for: .touchUpInside)
    }
}
private final class SearchController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "searchField"
        view.addSubview(field)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.becomeFirstResponder()
    }
}
