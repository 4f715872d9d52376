import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Arbitration between a control and the recognizers on it or its ancestors (C-21 to C-25).
@Suite(.application(tracing: .both)) @MainActor
struct ControlsAndGesturesTests {
    let app = TestApplication.current
    let window: UIWindow

    init() {
        window = TestApplication.current.makeWindow()
    }

    enum Kind: String, CaseIterable, Sendable {
        case button, `switch`, stepper, segmented, page
    }

    private func make(_ kind: Kind) -> UIControl {
        let frame = CGRect(x: 100, y: 300, width: 100, height: 40)
        let control: UIControl
        switch kind {
        case .button: control = UIButton(frame: frame)
        case .switch: control = UISwitch(frame: frame)
        case .stepper: control = UIStepper(frame: frame)
        case .segmented:
            control = UISegmentedControl(items: ["a", "b"])
            control.frame = frame
        case .page:
            let page = UIPageControl(frame: frame)
            page.numberOfPages = 5
            control = page
        }
        return control.placed("control", in: window)
    }

    /// A point of the control where a tap changes its value.
    private func spot(_ control: UIControl) -> CGPoint {
        let point = CGPoint(x: control.bounds.width * 0.8, y: control.bounds.height / 2)
        return window.screenPoint(control.convert(point, to: nil))
    }

    /// Returns a function that counts the control's primary actions.
    private func fired(_ control: UIControl) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        return { count }
    }

    @discardableResult
    private func attach<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, to view: UIView, _ name: String = "gesture"
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { _ in }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private var actions: String {
        app.records.compactMap { record in
            if case .acted(let recognizer, let state) = record.fact { return "\(recognizer.name) \(state)" }
            return nil
        }.joined(separator: ", ")
    }

    @Test(.application, arguments: Kind.allCases)
    func `C-21, C-22: a control prevents an ancestor's tap`(_ kind: Kind) {
        let control = make(kind)
        let fired = fired(control)
        attach(UITapGestureRecognizer(), to: window)
        app.fingerTap(at: spot(control))
        expectEqual(fired(), 1)
        expectEqual(actions, "")
        #expect(app.eventLog.contains("gesture: failed, control prevents it"))
    }

    @Test(.application, arguments: Kind.allCases)
    func `C-22: a control and an ancestor's tap that does not cancel touches both act`(_ kind: Kind) {
        let control = make(kind)
        let fired = fired(control)
        attach(UITapGestureRecognizer(), to: window).cancelsTouchesInView = false
        app.fingerTap(at: spot(control))
        expectEqual(fired(), 1)
        expectEqual(actions, "gesture ended")
    }

    @Test(.application, arguments: Kind.allCases)
    func `C-22: a control still acts if it prevents an ancestor's tap that delays touches`(_ kind: Kind) {
        let control = make(kind)
        let fired = fired(control)
        attach(UITapGestureRecognizer(), to: window).delaysTouchesBegan = true
        app.fingerTap(at: spot(control))
        expectEqual(fired(), 1)
        expectEqual(actions, "")
    }

    @Test(.application, arguments: Kind.allCases)
    func `C-22: a control does not prevent an ancestor's double tap`(_ kind: Kind) {
        let control = make(kind)
        let fired = fired(control)
        attach(UITapGestureRecognizer(), to: window).numberOfTapsRequired = 2
        app.fingerDoubleTap(at: spot(control))
        expectEqual(actions, "gesture ended")
        app.advance(by: 1)
        expectEqual(fired(), 0)
        app.fingerTap(at: spot(control))
        app.advance(by: 1)
        expectEqual(fired(), 1)
    }

    @Test(.application, arguments: Kind.allCases)
    func `C-22: a control does not prevent an ancestor's two-finger tap`(_ kind: Kind) {
        let control = make(kind)
        let fired = fired(control)
        attach(UITapGestureRecognizer(), to: window).numberOfTouchesRequired = 2
        let spot = spot(control)
        app.twoFingerTap(at: (spot, CGPoint(x: spot.x - 5, y: spot.y)))
        expectEqual(actions, "gesture ended")
        expectEqual(fired(), 0)
    }

    @Test(.application) func `C-22: an ancestor's tap cancels the touch of a plain control`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).placed("control", in: window)
        attach(UITapGestureRecognizer(), to: window)
        app.fingerTap(at: control)
        expectEqual(app.controlEvents, "control touchDown, control touchCancel")
        expectEqual(actions, "gesture ended")
    }

    @Test(.application) func `C-13, C-22: a button disabled while pressed still prevents an ancestor's tap`() {
        let button = make(.button)
        let fired = fired(button)
        attach(UITapGestureRecognizer(), to: window)
        app.fingerDown(at: button)
        button.isEnabled = false
        app.fingerUp()
        expectEqual(fired(), 1)
        expectEqual(actions, "")
    }

    @Test(.application, arguments: Kind.allCases)
    func `C-23: a tap recognizer on a control prevents the control's action`(_ kind: Kind) {
        let control = make(kind)
        let fired = fired(control)
        attach(UITapGestureRecognizer(), to: control)
        app.fingerTap(at: spot(control))
        expectEqual(fired(), 0)
        expectEqual(actions, "gesture ended")
        #expect(!control.isTracking && !control.isHighlighted)
        // A switch and a segmented control send no touch events (C-27, C-29).
        let notifies = kind != .switch && kind != .segmented
        expectEqual(app.controlEvents, (notifies ? "control touchDown, control touchCancel" : ""))
    }

    @Test(.application) func `C-24: a button does not forward its touches, and a label is not hit`() {
        let box = TouchWitness("box", 0, 0, 390, 844, in: window)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)).placed("button", in: box)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 40)).placed("label", in: box)
        app.fingerTap(at: button)
        expectEqual(app.deliveries, "touchesBegan button, touchesEnded button")
        #expect(!app.eventLog.contains("→ box"))
        app.clear()
        app.fingerTap(at: label, allowsMiss: true)
        expectEqual(app.deliveries, "touchesBegan box, touchesEnded box")
    }

    @Test(.application) func `C-25: a recognizer on a control cancels its touch, and the superview receives none`() {
        let box = TouchWitness("box", 0, 0, 390, 844, in: window)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).placed("control", in: box)
        attach(UITapGestureRecognizer(), to: control)
        app.fingerTap(at: control)
        expectEqual(actions, "gesture ended")
        expectEqual(app.controlEvents, "control touchDown, control touchCancel")
        expectEqual(box.contract.beganCount, 0)
    }

    @Test(.application) func `C-21: a slider prevents an ancestor's swipe along its thumb`() {
        let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 200, height: 40)).placed("slider", in: window)
        attach(UISwipeGestureRecognizer(), to: window)
        app.fingerDrag(from: CGPoint(x: 60, y: 320), to: CGPoint(x: 200, y: 320), duration: 0.15)
        #expect(slider.value > 0.5)
        expectEqual(actions, "")
        #expect(app.eventLog.contains("gesture: failed, slider prevents it"))
    }

    @Test(.application) func `C-21: a slider does not prevent a swipe beside its thumb or across it`() {
        let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 200, height: 40)).placed("slider", in: window)
        attach(UISwipeGestureRecognizer(), to: window)
        app.fingerDrag(from: CGPoint(x: 120, y: 320), to: CGPoint(x: 240, y: 320), duration: 0.15)
        expectEqual(slider.value, 0)
        expectEqual(actions, "gesture ended")
        app.advance(by: 1)
        app.clear()
        attach(UISwipeGestureRecognizer(), to: window, "down").direction = .down
        app.fingerDrag(from: CGPoint(x: 60, y: 320), to: CGPoint(x: 60, y: 440), duration: 0.15)
        expectEqual(actions, "down ended")
        #expect(app.controlEvents.hasSuffix("slider touchCancel"))
    }

    @Test(.application) func `C-21: a switch prevents a pan along its knob and not one across it`() {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 51, height: 31)).placed("switch", in: window)
        attach(UIPanGestureRecognizer(), to: window)
        app.fingerDrag(from: CGPoint(x: 112, y: 315), to: CGPoint(x: 150, y: 316), duration: 0.2)
        #expect(toggle.isOn)
        expectEqual(actions, "")
        app.advance(by: 1)
        app.fingerDrag(from: CGPoint(x: 125, y: 315), to: CGPoint(x: 126, y: 400), duration: 0.2)
        #expect(toggle.isOn)
        #expect(actions.hasPrefix("gesture began"))
    }
}

/// Behavior that public sources do not specify.
@Suite(.application(tracing: .both)) @MainActor
struct ControlsAndGesturesChoices {
    let app = TestApplication.current

    @Test(.application) func `C-23: an ancestor's pan cancels the touch of a button`() {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40)).placed("button", in: window)
        window.addGestureRecognizer(UIPanGestureRecognizer())
        app.fingerDrag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 400))
        #expect(app.controlEvents.hasPrefix("button touchDown"))
        #expect(app.controlEvents.hasSuffix("button touchCancel"))
        #expect(!button.isHighlighted)
    }

    @Test(.application) func `C-23: an ancestor's long press cancels the touch of a button`() {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40)).placed("button", in: window)
        window.addGestureRecognizer(UILongPressGestureRecognizer())
        app.fingerLongPress(at: CGPoint(x: 150, y: 320))
        expectEqual(app.controlEvents, "button touchDown, button touchCancel")
        #expect(!button.isTracking)
    }
}
