import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A control whose action ran has no cause, even if a scroll view delayed the touch.
@Suite(.application) @MainActor
struct HealthyControlTests {
    let app = TestApplication.current
    private let listener = EmptyTarget()

    private func codes(_ wanted: TouchExplanation.Wanted) -> [String] {
        app.application.explain(app.records, for: wanted)?.causes.map(\.code) ?? ["none"]
    }

    private func list() -> UIScrollView {
        let list = UIScrollView().placed("list", 0, 0, 390, 600, in: app.makeWindow())
        list.contentSize = CGSize(width: 390, height: 2000)
        return list
    }

    private func buy(in list: UIScrollView, for event: UIControl.Event) -> UIButton {
        let button = UIButton().placed("buy", 20, 100, 200, 44, in: list)
        button.addTarget(listener, action: EmptyTarget.act, for: event)
        return button
    }

    @Test(arguments: [0.05, 0.5])
    func `SV-1: a button in a scroll view that acts at the lift has no cause`(_ seconds: Double) {
        let buy = buy(in: list(), for: .touchUpInside)
        app.fingerDown(at: buy)
        app.advance(by: seconds)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(codes(.view(buy)), [])
        expectEqual(codes(.event(buy, .touchUpInside)), [])
    }

    @Test func `SV-1: an action for touchDown in a scroll view is reported as delayed`() {
        let buy = buy(in: list(), for: .touchDown)
        app.fingerDown(at: buy)
        app.advance(by: 0.5)
        app.fingerUp()
        expectEqual(codes(.view(buy)), ["scroll-view-delays-touches"])
        expectEqual(codes(.event(buy, .touchDown)), ["scroll-view-delays-touches"])
    }

    @Test func `SV-1: an action for the touch-down is late beside one for the lift, and is in time without a delay`() {
        let list = list()
        let buy = buy(in: list, for: .touchDown)
        buy.addTarget(listener, action: EmptyTarget.act, for: .touchUpInside)
        for (delays, expected) in [(true, ["scroll-view-delays-touches"]), (false, [])] {
            list.delaysContentTouches = delays
            app.fingerDown(at: buy)
            app.advance(by: 0.1)
            app.fingerUp()
            app.advance(by: 1)
            expectEqual(codes(.view(buy)), expected)
        }
    }

    @Test func `A switch and a text field in a scroll view have no cause`() {
        let list = list()
        let lamp = UISwitch().placed("lamp", 20, 100, 51, 31, in: list)
        lamp.addTarget(listener, action: EmptyTarget.act, for: .valueChanged)
        app.fingerTap(at: lamp)
        app.advance(by: 1)
        expectEqual(codes(.view(lamp)), [])
        let field = UITextField().placed("name", 20, 200, 200, 40, in: list)
        app.fingerTap(at: field)
        app.advance(by: 1)
        expectEqual(codes(.view(field)), [])
        expectEqual(codes(.firstResponder(field)), [])
    }

    @Test func `A text field that is first responder has no cause after a touch elsewhere`() {
        let window = app.makeWindow()
        let field = UITextField().placed("name", 20, 100, 200, 40, in: window)
        let key = UIButton().placed("key", 20, 500, 50, 50, in: window)
        key.addAction(UIAction { _ in field.insertText("a") }, for: .touchUpInside)
        field.addTarget(listener, action: EmptyTarget.act, for: .editingChanged)
        #expect(field.becomeFirstResponder())
        app.fingerTap(at: key)
        expectEqual(codes(.firstResponder(field)), [])
        expectEqual(codes(.event(field, .editingChanged)), [])
        field.resignFirstResponder()
        expectEqual(codes(.firstResponder(field)), ["first-responder-lost"])
    }
}
