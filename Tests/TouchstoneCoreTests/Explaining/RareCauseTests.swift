import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rare causes in controls, scroll views, menus and the responder chain.
@Suite(.application) @MainActor
struct RareCauseTests {
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

    private func placed<Control: UIControl>(
        _ control: Control, for events: UIControl.Event = .valueChanged
    ) -> Control {
        let window = app.makeWindow()
        control.accessibilityIdentifier = "control"
        control.frame = CGRect(x: 100, y: 100, width: 120, height: 40)
        control.addTarget(listener, action: EmptyTarget.act, for: events)
        window.addSubview(control)
        return control
    }

    // MARK: Controls

    @Test func `C-2: a switch whose endTracking override does not call super is reported`() {
        let toggle = placed(SilentSwitch())
        app.fingerTap(at: toggle)
        expectEqual(cause(.event(toggle, .valueChanged)), "touches-overridden")
        #expect(sentence(.event(toggle, .valueChanged)).contains("endTracking(_:with:) and does not call super"))
    }

    @Test func `C-2: a slider whose continueTracking override does not call super is reported`() {
        let slider = placed(SilentSlider())
        app.fingerDrag(from: CGPoint(110, 120), to: CGPoint(180, 120))
        expectEqual(cause(.event(slider, .valueChanged)), "touches-overridden")
        #expect(sentence(.event(slider, .valueChanged)).contains("continueTracking(_:with:)"))
    }

    /// The events of a button do not depend on its tracking methods.
    @Test func `C-2: an override of endTracking in a button is not a cause`() {
        let button = placed(LoggingButton(), for: .touchUpInside)
        app.fingerTap(at: button)
        #expect(cause(.event(button, .touchUpInside)) == nil)
        app.fingerTap(at: button)
        #expect(sentence(.event(button, .valueChanged)).contains("touchUpInside"))
    }

    @Test func `C-29: a stepper at its limit is reported with the property that sets the limit`() {
        let stepper = placed(UIStepper())
        stepper.maximumValue = 5
        stepper.value = 5
        app.fingerTap(at: CGPoint(x: stepper.frame.maxX - 10, y: 110))
        #expect(sentence(.event(stepper, .valueChanged)).contains("already at its maximumValue, 5"))
        expectEqual(
            report(.event(stepper, .valueChanged))?.advice.first?.words, "set control.maximumValue to what is meant")
        app.fingerTap(at: CGPoint(x: stepper.frame.minX + 10, y: 110))
        #expect(cause(.event(stepper, .valueChanged)) == nil)
        stepper.minimumValue = stepper.value
        app.fingerTap(at: CGPoint(x: stepper.frame.minX + 10, y: 110))
        #expect(sentence(.event(stepper, .valueChanged)).contains("minimumValue"))
    }

    @Test func `C-15: a target that is removed during the touch is reported as removed`() {
        let button = placed(UIButton(), for: .touchUpInside)
        button.addAction(
            UIAction { [listener] _ in
                button.removeTarget(listener, action: nil, for: .touchUpInside)
            }, for: .touchDown)
        app.fingerTap(at: button)
        expectEqual(cause(.event(button, .touchUpInside)), "no-target")
        #expect(sentence(.event(button, .touchUpInside)).contains("was removed after the touch began (C-15)"))
        expectEqual(cause(.view(button)), "no-target")
    }

    @Test func `C-5: a finger that stays inside sends no touchDragExit`() {
        let button = placed(UIButton(), for: .touchDragExit)
        app.fingerTap(at: button)
        expectEqual(cause(.view(button)), "stayed-inside")
        #expect(sentence(.event(button, .touchDragExit)).contains("70 points outside still count as inside"))
    }

    @Test func `RC-27: an action whose search begins at the first responder is reported with it`() {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
        field.accessibilityIdentifier = "search"
        let panel = Panel().placed("panel", 0, 0, 390, 200, in: window)
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        button.accessibilityIdentifier = "close"
        button.addTarget(nil, action: .close, for: .touchUpInside)
        panel.addSubview(button)
        window.addSubview(field)
        app.fingerTap(at: button)
        #expect(cause(.event(button, .touchUpInside)) == nil)
        field.becomeFirstResponder()
        app.settle()
        app.fingerTap(at: button)
        expectEqual(cause(.event(button, .touchUpInside)), "no-responder-for-action")
        #expect(sentence(.event(button, .touchUpInside)).contains("the search began at the first responder, search"))
        #expect(sentence(.event(button, .touchUpInside)).contains("panel"))
    }

    // MARK: Scroll views

    private func list() -> (UIScrollView, UIRefreshControl) {
        let window = app.makeWindow()
        let list = UIScrollView().placed("list", 0, 0, 390, 800, in: window)
        list.contentSize = CGSize(width: 390, height: 3000)
        let refresh = UIRefreshControl()
        refresh.accessibilityIdentifier = "refresh"
        refresh.addTarget(listener, action: EmptyTarget.act, for: .valueChanged)
        list.refreshControl = refresh
        return (list, refresh)
    }

    private func pull(_ points: CGFloat) {
        app.fingerDrag(from: CGPoint(195, 100), to: CGPoint(x: 195, y: 100 + points), duration: 0.4)
        app.advance(by: 1)
    }

    @Test func `A pull that is too short is reported with its distance`() {
        let (list, refresh) = list()
        pull(100)
        #expect(sentence(.event(refresh, .valueChanged)).contains("begins to refresh at 80"))
        pull(500)
        #expect(cause(.event(refresh, .valueChanged)) == nil)
        pull(500)
        #expect(sentence(.event(refresh, .valueChanged)).contains("already refreshing"))
        list.isScrollEnabled = false
        pull(500)
        expectEqual(cause(.view(refresh)), "scrolling-disabled")
    }

    @Test func `SV-19: content that does not bounce cannot be pulled`() {
        let (list, refresh) = list()
        list.bounces = false
        pull(500)
        expectEqual(cause(.event(refresh, .valueChanged)), "recognizer-failed")
        #expect(sentence(.event(refresh, .valueChanged)).hasPrefix("list does not bounce, so its content cannot be"))
        expectEqual(report(.view(refresh))?.advice.map(\.words), ["allow its content to bounce: list.bounces = true"])
        list.bounces = true
        list.bouncesVertically = false
        pull(500)
        expectEqual(report(.event(refresh, .valueChanged))?.causes.first?.subject?.name, "list")
        // A drag in the other direction is reported as no pull. bouncesHorizontally does not matter.
        app.fingerDrag(from: CGPoint(195, 500), to: CGPoint(195, 300))
        #expect(sentence(.event(refresh, .valueChanged)).contains("was pulled 0 points"))
        list.contentOffset = .zero
        (list.bouncesVertically, list.bouncesHorizontally) = (true, false)
        pull(500)
        #expect(cause(.event(refresh, .valueChanged)) == nil)
    }

    // MARK: Menus

    private func chooser() -> UIButton {
        let button = UIButton().placed("chooser", 100, 100, 120, 40, in: app.makeWindow())
        button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
        return button
    }

    @Test func `C-26: a tap does not open a menu that needs a long press`() {
        let button = chooser()
        app.fingerTap(at: button)
        for wanted in [TouchExplanation.Wanted.event(button, .menuActionTriggered), .view(button)] {
            expectEqual(cause(wanted), "menu-not-opened")
            #expect(sentence(wanted).contains("chooser opens after a press of 0.5 s"))
            expectEqual(report(wanted)?.description.contains("reaches chooser, and nothing comes of it"), true)
        }
        expectEqual(cause(.event(button, .touchUpInside)), "no-target")
        let now = app.application.explainTouch(at: button.center, wanting: button)
        expectEqual(now.causes.map(\.code), ["menu-not-opened"])
        app.fingerLongPress(at: button.center, duration: 1)
        #expect(cause(.view(button)) == nil)
    }

    @Test func `C-26: the reason why a menu was not opened is reported`() {
        let button = chooser()
        button.addTarget(listener, action: EmptyTarget.act, for: .menuActionTriggered)
        app.fingerDrag(from: button.center, to: CGPoint(160, 160))
        expectEqual(cause(.view(button)), "recognizer-failed")
        #expect(sentence(.view(button)).contains("moved"))
        app.fingerDown(at: button)
        app.advance(by: 0.2)
        expectEqual(cause(.view(button)), "undecided")
        app.fingerUp()
        app.advance(by: 1)
        button.menu = nil
        app.fingerTap(at: button)
        expectEqual(
            sentence(.view(button)),
            "chooser (UIButton) has no menu, and menuActionTriggered is sent when the menu opens (C-26)")
        let named = app.application.explainTouch(at: button.center, for: .event(button, .menuActionTriggered))
        expectEqual(named.causes.map(\.code), ["menu-not-opened"])
    }

    @Test func `C-26: a button that shows its menu as primary action has no cause`() {
        let button = chooser()
        button.showsMenuAsPrimaryAction = true
        let now = app.application.explainTouch(at: button.center, wanting: button)
        expectEqual(now.causes, [])
        app.fingerTap(at: button)
        #expect(cause(.view(button)) == nil)
        expectEqual(cause(.event(button, .touchUpInside)), "opens-menu")
    }

    @Test func `SV-13: a scroll view without a zoom range or a view for zooming is reported`() {
        let (list, _) = list()
        let zooming = TouchExplanation.Wanted.zooming(list)
        func pinch() { app.fingerPinch(around: CGPoint(195, 400), from: 100, to: 300) }
        pinch()
        expectEqual(cause(zooming), "no-zoom-range")
        list.maximumZoomScale = 3
        pinch()
        expectEqual(cause(zooming), "nothing-to-zoom")
        let zoomer = Zoomer()
        zoomer.view = UIView().placed("page", 0, 0, 390, 800, in: list)
        list.delegate = zoomer
        pinch()
        #expect(cause(zooming) == nil)
        #expect(list.zoomScale > 1)
    }

    @Test func `SV-15: a drag that the outer scroll view handles is reported for the inner one`() {
        let (outer, _) = list()
        outer.contentOffset.y = 500
        let inner = UIScrollView().placed("inner", 0, 500, 390, 800, in: outer)
        inner.contentSize = CGSize(width: 390, height: 3000)
        app.fingerDrag(from: CGPoint(200, 200), to: CGPoint(200, 400))
        expectEqual(cause(.scrolling(inner)), "outer-scroll-view-scrolls")
        #expect(cause(.scrolling(outer)) == nil)
    }

    // MARK: The chain

    @Test func `RC-7: an override of next that leaves the chain is the cause`() {
        let home = UIViewController()
        _ = app.makeWindow(root: home)
        let away = UIViewController()
        let card = DivertingView().placed("card", 0, 0, 100, 100, in: home.view)
        card.destination = away
        app.fingerTap(at: card)
        expectEqual(cause(.controller(home)), "chain-diverted")
        expectEqual(report(.controller(home))?.causes.first?.subject?.name, "card")
    }

    // MARK: Ignored interaction

    @Test func `DL-22: the caller that ignores interaction is reported by file and line`() {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        let line = #line + 1
        app.application.beginIgnoringInteractionEvents()
        app.advance(by: 2)
        app.fingerTap(at: CGPoint(50, 50))
        let words = sentence(.view(card))
        #expect(words.contains("called at TouchstoneCoreTests/RareCauseTests.swift:\(line), 2 s before"))
        let now = window.explainTouch(at: CGPoint(50, 50), wanting: card)
        expectEqual(now.causes.first?.sentence(wanted: nil).contains("RareCauseTests.swift:\(line)"), true)
        app.application.beginIgnoringInteractionEvents()
        app.application.endIgnoringInteractionEvents()
        app.fingerTap(at: CGPoint(50, 50))
        // It is unknown which of the two calls was ended.
        #expect(sentence(.view(card)).contains("RareCauseTests.swift:\(line) and TouchstoneCoreTests"))
        #expect(sentence(.view(card)).contains("; 2 times, and ended 1 times too few"))
    }

    /// As in UIKit, the override is called once, and its call of `super` ignores interaction.
    @Test func `DL-22: an override of beginIgnoringInteractionEvents is called once`() {
        let own = CountingApplication()
        own.beginIgnoringInteractionEvents()
        expectEqual(own.count, 1)
        #expect(own.isIgnoringInteractionEvents)
        own.endIgnoringInteractionEvents()
        #expect(!own.isIgnoringInteractionEvents)
    }
}

private final class SilentSwitch: UISwitch {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class SilentSlider: UISlider {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class LoggingButton: UIButton {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class Panel: UIView {
    func close() {}
}
extension Selector {
    fileprivate static let close = Selector(Panel.close, name: "close")
}
@MainActor private final class Zoomer: UIScrollViewDelegate {
    var view: UIView?
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
private final class DivertingView: UIView {
    weak var destination: UIResponder?
    override var next: UIResponder? { destination }
}
private final class CountingApplication: UIApplication {
    var count = 0
    override func beginIgnoringInteractionEvents() {
        count += 1
        super.beginIgnoringInteractionEvents()
    }
}
