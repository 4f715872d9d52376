import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Questions that the hit test does not answer: forwarded touches, events of other controls, first responders and editing.
@Suite(.application) @MainActor
struct BesideTheHitTestTests {
    let app = TestApplication.current

    private func report(_ wanted: TouchExplanation.Wanted, touch: Int? = nil) -> TouchExplanation? {
        app.application.explain(app.records, touch: touch, for: wanted)
    }

    private func headline(_ wanted: TouchExplanation.Wanted) -> String {
        report(wanted)?.description.split(separator: "\n").first.map(String.init) ?? ""
    }

    private func code(_ wanted: TouchExplanation.Wanted, touch: Int? = nil) -> String? {
        report(wanted, touch: touch)?.causes.first?.code
    }

    // MARK: Forwarded and shared touches

    @Test func `RC-9: a control to which its superview forwards the touch has no cause`() {
        let (window, holder) = (app.makeWindow(), Holder(frame: CGRect(x: 0, y: 100, width: 300, height: 100)))
        holder.accessibilityIdentifier = "holder"
        window.addSubview(holder)
        app.fingerTap(at: CGPoint(280, 150))
        expectEqual(holder.pressed, 1)
        #expect(code(.event(holder.button, .touchUpInside)) == nil)
        expectEqual(headline(.view(holder.button)), "ok: a touch at (280, 150) reaches button, forwarded by holder")
    }

    @Test func `RC-9: a touch beside a control is outside even while another finger is in the control`() {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        window.addSubview(button)
        app.fingerDown(1, at: CGPoint(200, 200))
        app.fingerDown(2, at: CGPoint(50, 25))
        app.fingerUp(2)
        app.fingerUp(1)
        expectEqual(code(.event(button, .touchUpInside), touch: 1), "outside")
        #expect(code(.event(button, .touchUpInside), touch: 2) == nil)
    }

    @Test func `RC-5: a presenting controller receives touches from the responder chain of the presented one`() {
        let (below, above) = (Notified(), UIViewController())
        _ = app.makeWindow(root: below)
        above.modalPresentationStyle = .overFullScreen
        below.present(above, animated: false)
        app.settle()
        app.fingerTap(at: CGPoint(100, 300))
        expectEqual(below.received, 1)
        #expect(code(.controller(below)) == nil)
        let deaf = Deaf()
        above.addChild(deaf)
        deaf.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        above.view.addSubview(deaf.view)
        app.fingerTap(at: CGPoint(100, 300))
        expectEqual(below.received, 1)
        #expect(code(.controller(below)) != nil)
    }

    @Test func `G-47: the pan recognizer of a scroll view that was moved to another view is reported`() {
        let window = app.makeWindow()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        header.accessibilityIdentifier = "header"
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        list.accessibilityIdentifier = "list"
        list.contentSize.height = 2000
        for view in [header, list] { window.addSubview(view) }
        header.addGestureRecognizer(list.panGestureRecognizer)
        app.fingerDrag(from: CGPoint(100, 400), to: CGPoint(100, 200), duration: 0.2)
        let words = report(.scrolling(list))?.causes.first?.sentence(wanted: nil)
        expectEqual(words?.contains("is attached to header, and no longer to list"), true)
        app.fingerDrag(from: CGPoint(100, 90), to: CGPoint(100, 20), duration: 0.2)
        #expect(code(.scrolling(list)) == nil)
    }

    @Test func `RC-10: a superview that forwards only touchesBegan is the cause`() {
        let (window, holder) = (app.makeWindow(), Holder(frame: CGRect(x: 0, y: 100, width: 300, height: 100)))
        holder.accessibilityIdentifier = "holder"
        holder.forwardsTheEnd = false
        window.addSubview(holder)
        app.fingerTap(at: CGPoint(280, 150))
        let report = report(.event(holder.button, .touchUpInside))
        expectEqual(report?.causes.map(\.code), ["partly-forwarded"])
        expectEqual(report?.causes.first?.subject?.name, "holder")
    }

    @Test func `HT-39: a touch that moves into a control belongs to the view in which it began`() {
        let window = app.makeWindow()
        let keys = ["c", "d"].enumerated().map { index, name in
            let key = UIButton(frame: CGRect(x: 100 * index, y: 0, width: 100, height: 200))
            key.accessibilityIdentifier = name
            key.addAction(UIAction { _ in }, for: .touchDragEnter)
            window.addSubview(key)
            return key
        }
        app.fingerDrag(from: CGPoint(50, 100), to: CGPoint(150, 100), duration: 0.2)
        expectEqual(code(.event(keys[1], .touchDragEnter)), "belongs-elsewhere")
        expectEqual(report(.event(keys[1], .touchDragEnter))?.causes.first?.subject?.name, "c")
        app.fingerDrag(from: CGPoint(20, 100), to: CGPoint(80, 100), duration: 0.2)
        expectEqual(code(.event(keys[1], .touchDragEnter)), "outside")
    }

    @Test func `T-2: the second of two queued touches is explained by the state that the first one left`() {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.addSubview(button)
        button.addAction(UIAction { action in (action.sender as? UIButton)?.isHidden = true }, for: .touchUpInside)
        app.whileBusy {
            app.fingerTap(at: CGPoint(50, 25))
            app.fingerTap(at: CGPoint(50, 25))
        }
        expectEqual(code(.event(button, .touchUpInside)), "hidden")
    }

    // MARK: Controls

    @Test func `C-29: a stepper changes its value when the finger lifts inside`() {
        let window = app.makeWindow()
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
        stepper.addAction(UIAction { _ in }, for: .valueChanged)
        window.addSubview(stepper)
        app.fingerDrag(from: CGPoint(180, 116), to: CGPoint(180, 300), duration: 0.2)
        expectEqual(code(.event(stepper, .valueChanged)), "lifted-outside")
        stepper.autorepeat = false
        app.fingerDown(at: CGPoint(180, 116))
        app.advance(by: 2)
        expectEqual(code(.event(stepper, .valueChanged)), "not-lifted")
        app.fingerUp()
        #expect(code(.event(stepper, .valueChanged)) == nil)
    }

    @Test func `C-28: a slider does not track a forwarded touch beside its thumb`() {
        let window = app.makeWindow()
        let row = Row(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
        window.addSubview(row)
        app.fingerDrag(from: CGPoint(20, 130), to: CGPoint(80, 130), duration: 0.2)
        expectEqual(code(.event(row.slider, .valueChanged)), "missed-part")
    }

    @Test func `C-27: beginRefreshing called in code sends no event and is reported`() {
        let window = app.makeWindow()
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize.height = 2000
        let refresh = UIRefreshControl()
        refresh.accessibilityIdentifier = "refresh"
        refresh.addAction(UIAction { _ in }, for: .valueChanged)
        list.refreshControl = refresh
        let reload = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        reload.addAction(UIAction { _ in refresh.beginRefreshing() }, for: .touchUpInside)
        for view in [list, reload] { window.addSubview(view) }
        app.fingerTap(at: reload)
        expectEqual(code(.event(refresh, .valueChanged)), "set-by-program")
        expectEqual(report(.event(refresh, .valueChanged))?.causes.first?.subject?.name, "refresh")
    }

    @Test func `DL-18: a press that the application's move to the background cancelled is reported`() {
        let window = app.makeWindow()
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.name = "press"
        press.addHandler { _ in }
        window.addGestureRecognizer(press)
        app.fingerDown(at: CGPoint(100, 100))
        app.enterBackground()
        let report = report(.recognizer(press))
        let words = report?.causes.first?.sentence(wanted: report?.wanted)
        expectEqual(words?.hasPrefix("the touch of press (UILongPressGestureRecognizer) was cancelled"), true)
        app.fingersUp()
    }

    // MARK: First responders and editing

    @Test func `RC-17: a responder that is not first responder is reported without a touch`() {
        let form = Form()
        _ = app.makeWindow(root: form)
        app.settle()
        func code() -> String? {
            app.application.explainTouch(at: CGPoint(100, 300), for: .firstResponder(form)).causes.first?.code
        }
        expectEqual(code(), "become-first-responder-not-called")
        form.becomeFirstResponder()
        #expect(code() == nil)
    }

    @Test func `RC-19: a field that becomes first responder again when its editing ends is the cause`() {
        let form = Form()
        _ = app.makeWindow(root: form)
        app.fingerTap(at: form.name)
        app.fingerTap(at: form.city)
        #expect(form.name.isFirstResponder)
        let report = report(.firstResponder(form.city))
        expectEqual(report?.causes.first?.code, "first-responder-overtaken")
        expectEqual(report?.causes.first?.subject?.name, "name")
    }

    @Test func `RC-20: a focus lost before the touch is reported with its new owner`() {
        let form = Form()
        _ = app.makeWindow(root: form)
        form.takesBack = false
        form.becomeFirstResponder()
        app.fingerTap(at: form.name)
        app.fingerTap(at: CGPoint(200, 500))
        expectEqual(code(.firstResponder(form)), "first-responder-lost")
        expectEqual(report(.firstResponder(form))?.causes.first?.subject?.name, "Form")
    }

    @Test func `RC-26: a touch beside a field does not end its editing`() {
        let form = Form()
        _ = app.makeWindow(root: form)
        form.takesBack = false
        form.name.addAction(UIAction { _ in }, for: .editingDidEnd)
        app.fingerTap(at: form.name)
        app.fingerTap(at: CGPoint(200, 500))
        expectEqual(code(.event(form.name, .editingDidEnd)), "still-editing")
        expectEqual(
            headline(.event(form.name, .editingDidEnd)),
            "error: a touch at (200, 500) goes to Form.view, and the editing of name did not end")
        form.endsAtTouches = true
        app.fingerTap(at: CGPoint(200, 500))
        #expect(code(.event(form.name, .editingDidEnd)) == nil)
        #expect(headline(.event(form.name, .editingDidEnd)).hasSuffix("and the editing of name ended"))
    }

    @Test func `C-3: a disabled refresh control is the cause`() {
        let window = app.makeWindow()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        list.contentSize.height = 2000
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { _ in }, for: .valueChanged)
        list.refreshControl = refresh
        refresh.isEnabled = false
        window.addSubview(list)
        app.fingerDrag(from: CGPoint(100, 200), to: CGPoint(100, 600), duration: 0.5)
        expectEqual(code(.event(refresh, .valueChanged)), "disabled-control")
        refresh.isEnabled = true
        app.advance(by: 2)
        app.fingerDrag(from: CGPoint(100, 200), to: CGPoint(100, 600), duration: 0.5)
        #expect(code(.event(refresh, .valueChanged)) == nil)
    }
}

/// Forwards its touches to its button.
private final class Holder: UIView {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private(set) var pressed = 0
    var forwardsTheEnd = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.accessibilityIdentifier = "button"
        button.addAction(UIAction { [weak self] _ in self?.pressed += 1 }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        button.touchesBegan(touches, with: event)
    }
    // The touch is not inside the button, so the holder sends the event itself.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard forwardsTheEnd else { return }
        button.sendActions(for: .touchUpInside)
        button.touchesCancelled(touches, with: event)
    }
}

/// Forwards its touches to its slider.
private final class Row: UIView {
    let slider = UISlider(frame: CGRect(x: 200, y: 10, width: 180, height: 34))

    override init(frame: CGRect) {
        super.init(frame: frame)
        slider.value = 0.5
        slider.addAction(UIAction { _ in }, for: .valueChanged)
        addSubview(slider)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        slider.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        slider.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        slider.touchesEnded(touches, with: event)
    }
}

private final class Notified: UIViewController {
    private(set) var received = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received += 1 }
}

private final class Deaf: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Form: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    let city = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 44))
    var takesBack = true
    var endsAtTouches = false

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (field, name) in [(name, "name"), (city, "city")] {
            field.accessibilityIdentifier = name
            field.delegate = self
            view.addSubview(field)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if endsAtTouches { view.endEditing(true) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if takesBack, textField === name { name.becomeFirstResponder() }
    }
}
