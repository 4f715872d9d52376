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

    @Test func `What takes the touch from another control is not advised`() {
        // A cell over the whole width has a button; a panel in front has another, which would be covered.
        let cell = UIView().placed("cell", 0, 0, 300, 100, in: window)
        let pay = button("pay", CGRect(x: 10, y: 10, width: 100, height: 40), in: cell)
        let panel = UIView().placed("panel", 0, 0, 300, 100, in: window)
        _ = button("help", CGRect(x: 200, y: 10, width: 80, height: 40), in: panel)
        let words = advice(pay, CGPoint(50, 30))
        // To put the cell in front would cover the help button; to switch the panel off would take its touches, too.
        #expect(words.last?.contains("mind that help can no longer be touched then") == true)
        panel.subviews.first?.removeFromSuperview()
        let free = advice(pay, CGPoint(50, 30))
        #expect(free.first == "let touches pass through it: panel.isUserInteractionEnabled = false")
        #expect(!free.contains { $0.contains("mind that") })
    }

    @Test func `A change that helps is preferred to one that costs`() {
        let pay = button("pay", CGRect(x: 10, y: 10, width: 300, height: 100))
        let cover = UIView().placed("cover", 0, 0, 200, 100, in: window)
        _ = button("help", CGRect(x: 20, y: 40, width: 60, height: 40))
        cover.addGestureRecognizer(UITapGestureRecognizer())
        // In front, pay would cover help.
        #expect(
            advice(pay, CGPoint(150, 20)).first == "let touches pass through it: cover.isUserInteractionEnabled = false"
        )
    }

    @Test func `Advice is tried without calling anybody`() {
        let spy = SpyView().placed("spy", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: spy)
        card.isHidden = true
        let report = window.explainTouch(at: CGPoint(50, 50), wanting: card)
        let asked = spy.asked
        #expect(report.advice == [.unhide(Mention(card))])
        #expect(spy.asked == asked)
        #expect(card.isHidden)
    }

    // MARK: Windows

    private func inFront(_ name: String) -> UIWindow {
        let front = UIWindow(frame: window.frame)
        front.accessibilityIdentifier = name
        front.windowLevel = .alert
        front.isHidden = false
        return front
    }

    @Test func `HT-32: a window in front keeps its buttons where it can`() {
        let pay = button("pay", CGRect(x: 20, y: 600, width: 100, height: 40))
        let front = inFront("front")
        let page = UIView().placed("page", 0, 0, 390, 844, in: front)
        _ = button("close", CGRect(x: 20, y: 60, width: 44, height: 44), in: page)
        let words = advice(pay, CGPoint(50, 620))
        #expect(words.first?.contains("return nil if the result would be the view itself or a plain subview") == true)
        #expect(words.last?.contains("mind that close can no longer be touched then") == true)
        // What has the touch in front has a use for it: then there is a price in any case.
        page.addGestureRecognizer(UITapGestureRecognizer())
        let costly = advice(pay, CGPoint(50, 620))
        #expect(costly.first == "put the window in front: raise window.windowLevel, or show it last")
        #expect(costly.last?.contains("mind that close") == true)
        // To be hidden as well is another matter, which its own advice takes away.
        pay.isHidden = true
        let report = window.explainTouch(at: CGPoint(50, 620), wanting: pay)
        #expect(report.causes.map(\.code) == ["hidden", "window-in-front"])
        #expect(report.advice.map(\.code) == ["unhide", "bring-to-front"])
    }

    @Test func `HT-32: what uncovers another window alone is not advised`() {
        let pay = button("pay", CGRect(x: 20, y: 600, width: 100, height: 40))
        _ = inFront("first").rootViewController = UIViewController()
        let second = inFront("second")
        let veil = UIView().placed("veil", 0, 0, 390, 844, in: second)
        veil.addGestureRecognizer(UITapGestureRecognizer())
        #expect(advice(pay, CGPoint(50, 620)) == ["put the window in front: raise window.windowLevel, or show it last"])
        let report = window.explainTouch(at: CGPoint(50, 620), wanting: pay)
        #expect(report.advice.first?.apply(to: app.application) == true)
        #expect(window.explainTouch(at: CGPoint(50, 620), wanting: pay).causes == [])
    }

    @Test func `HT-33: a window that is shown comes behind those of a higher level`() {
        let panel = UIWindow(frame: window.frame)
        panel.accessibilityIdentifier = "panel"
        let pay = button("pay", CGRect(x: 20, y: 600, width: 100, height: 40), in: panel)
        #expect(advice(pay, CGPoint(50, 620)) == ["show it: panel.isHidden = false"])
        let front = inFront("front")
        front.addGestureRecognizer(UITapGestureRecognizer())
        let words = advice(pay, CGPoint(50, 620))
        #expect(words.first == "show it: panel.isHidden = false")
        #expect(words.last?.contains("no single change is certain to help") == true)
        panel.windowLevel = .alert + 1
        #expect(advice(pay, CGPoint(50, 620)) == ["show it: panel.isHidden = false"])
    }

    /// Of very many views some are not remembered, and windows behind them are not either.
    @Test func `No view of a window that was not recorded is tested`() {
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        front.isHidden = false
        let card = UIView().placed("card", 0, 0, 100, 100, in: front)
        card.isHidden = true
        for _ in 0..<20_001 { front.addSubview(UIView()) }
        app.fingerTap(at: CGPoint(50, 50))
        let report = app.application.explain(app.records, for: .view(card))
        #expect(report?.causes.map(\.code) == ["outside", "hidden"])
        #expect(report?.description.isEmpty == false)
    }

    // MARK: Names

    @Test func `A view is called by the property`() {
        let cart = CartController()
        let window = app.makeWindow(root: cart)
        cart.header.isHidden = true
        app.fingerTap(at: CGPoint(20, 20))
        let report = app.application.explain(app.records, wanting: cart.header.badge)
        #expect(report?.causes.first?.subject?.name == "CartController.header")
        #expect(report?.wanted?.name == "HeaderView.badge")
        #expect(
            report?.advice.first?.words == "show it: CartController.header.isHidden = false")
        app.fingerTap(at: CGPoint(300, 600))
        let tap = app.application.explain(app.records, wanting: cart.swipe)
        #expect(tap?.causes.first?.sentence(wanted: nil).contains("CartController.swipe") == true)
        _ = window
    }

    @Test func `Equal names are distinguished`() {
        let list = UIView().placed("list", 0, 0, 300, 300, in: window)
        let rows = (0..<3).map { UIView().placed("row", 0, CGFloat($0) * 50, 300, 50, in: list) }
        rows[1].isHidden = true
        let report = window.explainTouch(at: CGPoint(50, 75), wanting: rows[1])
        #expect(report.causes.first?.subject?.name == "row (2 of 3 in list)")
        // Of very many, too.
        let many = (0..<3000).map { _ in UIView().placed("row", 0, 0, 300, 50, in: list) }
        many[1999].isHidden = true
        let other = window.explainTouch(at: CGPoint(50, 25), wanting: many[1999])
        #expect(other.wanted?.name == "row (2003 of 3003 in list)")
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
