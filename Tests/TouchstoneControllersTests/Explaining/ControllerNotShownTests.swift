import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A view whose controller is not shown: the controller is named, whether or not it has loaded its view.
@Suite(.application) @MainActor
struct ControllerNotShownTests {
    let app = TestApplication.current
    private let screen = Screen()
    private let box = UIView()

    init() { screen.pay.accessibilityIdentifier = "pay" }

    private func tap() -> [TraceRecord] {
        app.settle()
        app.clear()
        app.fingerTap(at: CGPoint(x: 100, y: 322), allowsMiss: true)
        app.settle()
        return app.records
    }

    private func answer(_ records: [TraceRecord], _ wanted: TouchExplanation.Wanted) -> String {
        guard let report = app.application.explain(records, for: wanted), let cause = report.causes.first else {
            return "ok"
        }
        return "\(cause.code): \(cause.sentence(wanted: report.wanted))"
    }

    /// The answer about the button after a tap, which is the same after the view was loaded.
    private func answer() -> String {
        let records = tap()
        let before = answer(records, .event(screen.pay, .touchUpInside))
        screen.loadViewIfNeeded()
        expectEqual(answer(records, .view(screen.pay)), before)
        return before
    }

    @Test func `A child without its view in the hierarchy is named`() {
        let root = UIViewController()
        _ = app.makeWindow(root: root)
        root.addChild(screen)
        #expect(answer().hasPrefix("no-window: the view of Screen, which holds pay,"))
    }

    @Test func `The controller of another tab is named`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), screen]
        _ = app.makeWindow(root: tabs)
        #expect(answer().hasPrefix("no-window: the view of Screen, which holds pay,"))
    }

    @Test func `The controller of a hidden column is named`() {
        let columns = UISplitViewController(style: .doubleColumn)
        columns.setViewController(screen, for: .primary)
        columns.setViewController(UIViewController(), for: .secondary)
        _ = app.makeWindow(root: columns)
        #expect(answer().hasPrefix("no-window: the view of Screen, which holds pay,"))
    }

    @Test func `A view outside of a shown controller's view is named itself`() {
        _ = app.makeWindow(root: screen)
        box.accessibilityIdentifier = "box"
        let other = UIButton()
        other.accessibilityIdentifier = "other"
        box.addSubview(other)
        expectEqual(
            answer(tap(), .view(other)), "no-window: box, which holds other, was in no window as the finger went down")
    }

    @Test(arguments: [true, false])
    func `A controller that was not presented is named before its view is loaded`(_ isShown: Bool) {
        let root = UIViewController()
        if isShown {
            _ = app.makeWindow(root: root)
            root.present(UIViewController(), animated: false)
        } else {
            _ = app.makeWindow(root: UIViewController())
        }
        app.settle()
        root.present(screen, animated: false)
        let answer = answer(tap(), .event(screen.pay, .touchUpInside))
        #expect(answer.hasPrefix("presentation-refused: the Screen was not presented, because"))
        expectEqual(answer.contains("was in no window"), !isShown)
    }

    private final class Screen: UIViewController {
        let pay = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 44))
        override func viewDidLoad() {
            super.viewDidLoad()
            pay.addAction(UIAction { _ in }, for: .touchUpInside)
            view.addSubview(pay)
        }
    }
}
