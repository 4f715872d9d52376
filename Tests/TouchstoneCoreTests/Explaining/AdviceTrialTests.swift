import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Advice is tried before it is given, and names are the program's own.
@Suite(.application) @MainActor
struct AdviceTrialTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func button(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIButton {
        let button = UIButton(frame: frame)
        button.accessibilityIdentifier = name
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        (parent ?? window).addSubview(button)
        return button
    }

    private func advice(_ wanted: UIView, _ point: CGPoint) -> [String] {
        let report = window.explainTouch(at: point, wanting: wanted)
        return report.causes.first.map { report.changes(for: $0).map(\.words) } ?? []
    }

    @Test func whatTakesTheTouchFromAnotherControlIsNotAdvised() {
        // A cell over the whole width has a button; a panel in front has another, which would be covered.
        let cell = UIView().placed("cell", 0, 0, 300, 100, in: window)
        let pay = button("pay", CGRect(x: 10, y: 10, width: 100, height: 40), in: cell)
        let panel = UIView().placed("panel", 0, 0, 300, 100, in: window)
        _ = button("help", CGRect(x: 200, y: 10, width: 80, height: 40), in: panel)
        let words = advice(pay, CGPoint(50, 30))
        // To put the cell in front would cover the help button; to switch the panel off would take its touches, too.
        #expect(words.last?.contains("mind that help can no longer be touched then") == true)
        panel.subviews.first?.removeFromSuperview()
        #expect(advice(pay, CGPoint(50, 30)).contains { $0.contains("mind that") } == false)
    }

    @Test func aChangeThatHelpsIsPreferredToOneThatCosts() {
        let pay = button("pay", CGRect(x: 10, y: 10, width: 300, height: 100))
        let cover = UIView().placed("cover", 0, 0, 200, 100, in: window)
        _ = button("help", CGRect(x: 20, y: 40, width: 60, height: 40))
        cover.addGestureRecognizer(UITapGestureRecognizer())
        // In front, pay would cover help.
        #expect(advice(pay, CGPoint(150, 20)).first == "let touches through it: cover.isUserInteractionEnabled = false")
    }

    @Test func adviceIsTriedWithoutCallingAnybody() {
        let spy = SpyView().placed("spy", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: spy)
        card.isHidden = true
        let report = window.explainTouch(at: CGPoint(50, 50), wanting: card)
        let asked = spy.asked
        #expect(report.advice == [.unhide(Mention(card))])
        #expect(spy.asked == asked)
        #expect(card.isHidden)
    }

    // MARK: Names

    @Test func aViewIsCalledByTheProperty() {
        let cart = CartController()
        let window = app.makeWindow(root: cart)
        cart.header.isHidden = true
        app.fingerTap(at: CGPoint(20, 20))
        let report = app.application.explain(app.records, wanting: cart.header.badge)
        #expect(report?.causes.first?.culprit?.name == "CartController.header")
        #expect(report?.wanted?.name == "HeaderView.badge")
        #expect(
            report?.advice.first?.words == "show it: CartController.header.isHidden = false")
        app.fingerTap(at: CGPoint(300, 600))
        let tap = app.application.explain(app.records, wanting: cart.swipe)
        #expect(tap?.causes.first?.sentence(wanted: nil).contains("CartController.swipe") == true)
        _ = window
    }

    @Test func namesakesAreToldApart() {
        let list = UIView().placed("list", 0, 0, 300, 300, in: window)
        let rows = (0..<3).map { UIView().placed("row", 0, CGFloat($0) * 50, 300, 50, in: list) }
        rows[1].isHidden = true
        let report = window.explainTouch(at: CGPoint(50, 75), wanting: rows[1])
        #expect(report.causes.first?.culprit?.name == "row (2 of 3 in list)")
    }
}

private final class SpyView: UIView {
    var asked = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked += 1
        return super.point(inside: point, with: event)
    }
}

private final class HeaderView: UIView {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(badge)
    }
    required init?(coder: NSCoder) { nil }
}

private final class CartController: UIViewController {
    lazy var header = HeaderView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let swipe = UISwipeGestureRecognizer()
    weak var nobody: UIView?
    unowned var dead: UIView

    required init?(coder: NSCoder) { nil }
    init() {
        // Only words of memory are compared, so that who is gone does no harm.
        dead = UIView()
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
        swipe.addHandler { _ in }
        view.addGestureRecognizer(swipe)
    }
}
