import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A report gives only advice that a trial has confirmed, and it names views by the properties of the application.
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

    @Test func `Advice that makes another control unreachable comes last and says so`() {
        // A cell over the whole width has a button; a panel in front has another, which would be covered.
        let cell = UIView().placed("cell", 0, 0, 300, 100, in: window)
        let pay = button("pay", CGRect(x: 10, y: 10, width: 100, height: 40), in: cell)
        let panel = UIView().placed("panel", 0, 0, 300, 100, in: window)
        _ = button("help", CGRect(x: 200, y: 10, width: 80, height: 40), in: panel)
        let words = advice(pay, CGPoint(50, 30))
        // Moving the cell to the front covers the help button. Disabling the panel's interaction disables the button, too.
        expectEqual(words.last?.contains("mind that help can no longer be touched then"), true)
        panel.subviews.first?.removeFromSuperview()
        let free = advice(pay, CGPoint(50, 30))
        expectEqual(free.first, "let touches pass through it: panel.isUserInteractionEnabled = false")
        #expect(!free.contains { $0.contains("mind that") })
    }

    @Test func `A change without side effects is advised before one that covers another control`() {
        let pay = button("pay", CGRect(x: 10, y: 10, width: 300, height: 100))
        let cover = UIView().placed("cover", 0, 0, 200, 100, in: window)
        _ = button("help", CGRect(x: 20, y: 40, width: 60, height: 40))
        cover.addGestureRecognizer(UITapGestureRecognizer())
        // If pay is moved to the front, it covers help.
        expectEqual(
            advice(pay, CGPoint(150, 20)).first, "let touches pass through it: cover.isUserInteractionEnabled = false"
        )
    }

    @Test func `The trial of advice neither calls overrides nor changes the view`() {
        let spy = SpyView().placed("spy", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: spy)
        card.isHidden = true
        let report = window.explainTouch(at: CGPoint(50, 50), wanting: card)
        let asked = spy.asked
        expectEqual(report.advice, [.unhide(Mention(card))])
        expectEqual(spy.asked, asked)
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

    @Test func `HT-32: the first advice keeps the buttons of the window in front reachable`() {
        let pay = button("pay", CGRect(x: 20, y: 600, width: 100, height: 40))
        let front = inFront("front")
        let page = UIView().placed("page", 0, 0, 390, 844, in: front)
        _ = button("close", CGRect(x: 20, y: 60, width: 44, height: 44), in: page)
        let words = advice(pay, CGPoint(50, 620))
        expectEqual(words.first?.contains("return nil if the result would be the view itself or a plain subview"), true)
        expectEqual(words.last?.contains("mind that close can no longer be touched then"), true)
        // The page now uses the touch itself, so every change has a side effect.
        page.addGestureRecognizer(UITapGestureRecognizer())
        let costly = advice(pay, CGPoint(50, 620))
        expectEqual(costly.first, "put the window in front: raise window.windowLevel, or show it last")
        expectEqual(costly.last?.contains("mind that close"), true)
        // A hidden button is a second cause with its own advice.
        pay.isHidden = true
        let report = window.explainTouch(at: CGPoint(50, 620), wanting: pay)
        expectEqual(report.causes.map(\.code), ["hidden", "window-in-front"])
        expectEqual(report.advice.map(\.code), ["unhide", "bring-to-front"])
    }

    @Test func `HT-32: a change that only uncovers another window is not advised`() {
        let pay = button("pay", CGRect(x: 20, y: 600, width: 100, height: 40))
        _ = inFront("first").rootViewController = UIViewController()
        let second = inFront("second")
        let veil = UIView().placed("veil", 0, 0, 390, 844, in: second)
        veil.addGestureRecognizer(UITapGestureRecognizer())
        expectEqual(
            advice(pay, CGPoint(50, 620)), ["put the window in front: raise window.windowLevel, or show it last"])
        let report = window.explainTouch(at: CGPoint(50, 620), wanting: pay)
        expectEqual(report.advice.first?.apply(to: app.application), true)
        expectEqual(window.explainTouch(at: CGPoint(50, 620), wanting: pay).causes, [])
    }

    @Test func `HT-33: the advice to show a window considers the windows with a higher level`() {
        let panel = UIWindow(frame: window.frame)
        panel.accessibilityIdentifier = "panel"
        let pay = button("pay", CGRect(x: 20, y: 600, width: 100, height: 40), in: panel)
        expectEqual(advice(pay, CGPoint(50, 620)), ["show it: panel.isHidden = false"])
        let front = inFront("front")
        front.addGestureRecognizer(UITapGestureRecognizer())
        let words = advice(pay, CGPoint(50, 620))
        expectEqual(words.first, "show it: panel.isHidden = false")
        expectEqual(words.last?.contains("no single change is certain to help"), true)
        panel.windowLevel = .alert + 1
        expectEqual(advice(pay, CGPoint(50, 620)), ["show it: panel.isHidden = false"])
    }

    /// The trace keeps the state of a limited number of views, in their order from the front.
    @Test func `A view beyond the recorded number of views is still explained`() {
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        front.isHidden = false
        let card = UIView().placed("card", 0, 0, 100, 100, in: front)
        card.isHidden = true
        for _ in 0..<20_001 { front.addSubview(UIView()) }
        app.fingerTap(at: CGPoint(50, 50))
        let report = app.application.explain(app.records, for: .view(card))
        expectEqual(report?.causes.map(\.code), ["outside", "hidden"])
        expectEqual(report?.description.isEmpty, false)
    }

    // MARK: Names

    @Test func `A view or a recognizer is named by the property that holds it`() {
        let cart = CartController()
        let window = app.makeWindow(root: cart)
        cart.header.isHidden = true
        app.fingerTap(at: CGPoint(20, 20))
        let report = app.application.explain(app.records, wanting: cart.header.badge)
        expectEqual(report?.causes.first?.subject?.name, "CartController.header")
        expectEqual(report?.wanted?.name, "HeaderView.badge")
        expectEqual(
            report?.advice.first?.words, "show it: CartController.header.isHidden = false")
        app.fingerTap(at: CGPoint(300, 600))
        let tap = app.application.explain(app.records, wanting: cart.swipe)
        expectEqual(tap?.causes.first?.sentence(wanted: nil).contains("CartController.swipe"), true)
        _ = window
    }

    @Test func `Siblings with the same name are numbered`() {
        let list = UIView().placed("list", 0, 0, 300, 300, in: window)
        let rows = (0..<3).map { UIView().placed("row", 0, CGFloat($0) * 50, 300, 50, in: list) }
        rows[1].isHidden = true
        let report = window.explainTouch(at: CGPoint(50, 75), wanting: rows[1])
        expectEqual(report.causes.first?.subject?.name, "row (2 of 3 in list)")
        // Numbering also works among thousands of siblings.
        let many = (0..<3000).map { _ in UIView().placed("row", 0, 0, 300, 50, in: list) }
        many[1999].isHidden = true
        let other = window.explainTouch(at: CGPoint(50, 25), wanting: many[1999])
        expectEqual(other.wanted?.name, "row (2003 of 3003 in list)")
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
    weak var unset: UIView?
    unowned var dead: UIView

    required init?(coder: NSCoder) { nil }
    init() {
        // The search for names compares addresses only, so a dangling reference is not followed.
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
