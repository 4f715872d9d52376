import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The interactive pop: permission, location, and arbitration with other recognizers.
@Suite(.application(tracing: .both)) @MainActor
struct DragBackTests {
    let app = TestApplication.current
    let list = Page("list")
    let detail = Page("detail")
    let navigation: UINavigationController

    final class Page: UIViewController {
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        var onWillDisappear: (() -> Void)?

        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityIdentifier = title
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            onWillDisappear?()
        }
    }

    /// The delegate that applications usually set instead of the system's.
    private final class Permission: UIGestureRecognizerDelegate {
        weak var navigation: UINavigationController?
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            (navigation?.viewControllers.count ?? 0) > 1
        }
    }

    init() {
        navigation = UINavigationController(rootViewController: list)
        _ = app.makeWindow(root: navigation)
        navigation.pushViewController(detail, animated: false)
        app.settle()
    }

    private var edge: UIGestureRecognizer { navigation.interactivePopGestureRecognizer! }
    private var content: UIGestureRecognizer { navigation.interactiveContentPopGestureRecognizer! }

    /// Drags across most of the screen and returns the title of the page that is shown after all transitions.
    private func drag(from x: Double, y: Double = 400, by dx: Double = 280, _ dy: Double = 0) -> String? {
        app.fingerDrag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy), duration: 0.3)
        app.advance(by: 1)
        return navigation.topViewController?.title
    }

    private func failure(of recognizer: UIGestureRecognizer) -> String? {
        let subject = app.application.trace.subject(recognizer)
        return app.records.compactMap { record -> String? in
            guard case .entered(subject, .failed, let reason) = record.fact else { return nil }
            return reason?.words
        }.last
    }

    // MARK: Permission

    enum Obstacle: String, CaseIterable {
        case hiddenBar = "the navigation bar is hidden"
        case leftItem = "leftBarButtonItems replace the back button"
        case hiddenBackButton = "hidesBackButton is true"
    }

    private func put(_ obstacle: Obstacle) {
        switch obstacle {
        case .hiddenBar: navigation.setNavigationBarHidden(true, animated: false)
        case .leftItem:
            detail.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: UIAction { _ in })
        case .hiddenBackButton: detail.navigationItem.setHidesBackButton(true, animated: false)
        }
    }

    @Test(.application, arguments: Obstacle.allCases)
    func `NV-2: the system's delegate prevents both pop recognizers`(_ obstacle: Obstacle) {
        put(obstacle)
        expectEqual(drag(from: 5), "detail")
        expectEqual(failure(of: edge), "its delegate prevents it: \(obstacle.rawValue)")
        expectEqual(drag(from: 60), "detail")
        expectEqual(failure(of: content), "its delegate prevents it: \(obstacle.rawValue)")
    }

    @Test(.application) func `NV-2: the explanation names the obstacle, and applying its change enables the pop`()
        throws
    {
        put(.leftItem)
        _ = drag(from: 5)
        let report = try #require(app.application.explain(app.records, wanting: edge))
        expectEqual(report.causes.first?.code, "delegate-refuses")
        #expect(report.description.contains("prevents it: leftBarButtonItems replace the back button (NV-2)"))
        #expect(report.description.contains("interactivePopGestureRecognizer?.delegate = self"))
        let change = try #require(report.changes(for: report.causes[0]).first)
        #expect(change.apply(to: app.application))
        expectEqual(drag(from: 5), "list")
    }

    @Test(arguments: Obstacle.allCases)
    func `NV-3: an application's delegate allows the pop`(_ obstacle: Obstacle) {
        put(obstacle)
        let permission = Permission(navigation)
        edge.delegate = permission
        expectEqual(drag(from: 5), "list")
        navigation.pushViewController(detail, animated: false)
        expectEqual(drag(from: 60), "detail")
        content.delegate = permission
        expectEqual(drag(from: 60), "list")
        // The delegate refuses at the root.
        expectEqual(drag(from: 5), "list")
    }

    @Test func `NV-3: without a delegate the pops work, and the root stays in place`() {
        put(.hiddenBar)
        edge.delegate = nil
        content.delegate = nil
        expectEqual(drag(from: 5), "list")
        #expect(drag(from: 5) == "list" && drag(from: 60) == "list")
        expectEqual(list.view.frame.minX, 0)
        navigation.pushViewController(detail, animated: true)
        app.advance(by: 1)
        #expect(navigation.topViewController === detail && detail.view.window != nil)
    }

    @Test func `NV-4: loading the view replaces a delegate that was set before`() {
        let other = UINavigationController(rootViewController: Page("root"))
        other.pushViewController(Page("second"), animated: false)
        let permission = Permission(other)
        other.interactivePopGestureRecognizer?.delegate = permission
        other.setNavigationBarHidden(true, animated: false)
        _ = app.makeWindow("front", root: other)
        app.settle()
        _ = drag(from: 5)
        expectEqual(other.topViewController?.title, "second")
        other.interactivePopGestureRecognizer?.delegate = permission
        _ = drag(from: 5)
        expectEqual(other.topViewController?.title, "root")
    }

    @Test func `NV-8: left items that supplement the back button do not disable the pop`() {
        put(.leftItem)
        detail.navigationItem.leftItemsSupplementBackButton = true
        app.settle()
        let names = navigation.navigationBar.subviews.sorted { $0.frame.minX < $1.frame.minX }
            .compactMap(\.accessibilityIdentifier)
        expectEqual(names, ["back", "Close", "title"])
        expectEqual(drag(from: 5), "list")
    }

    // MARK: The content pop

    @Test func `NV-5: a content pop begins anywhere in the content`() {
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 310, y: 400), duration: 0.3)
        // The recognizer uses the first 10 points to recognize the drag.
        expectEqual(detail.view.frame.minX, 240)
        app.fingerUp()
        app.advance(by: 1)
        #expect(navigation.topViewController === list && detail.parent == nil)
    }

    @Test(.application) func `NV-5: a content pop requires a drag toward the trailing edge`() {
        expectEqual(drag(from: 330, by: -280), "detail")
        expectEqual(drag(from: 60, by: 150, 200), "detail")
        expectEqual(failure(of: content), "moved down, requires right")
        expectEqual(drag(from: 60, by: 280, 100), "list")
    }

    @Test func `NV-7: a push in viewWillDisappear of an interactive pop keeps the dragged controller`() {
        let next = Page("next")
        detail.onWillDisappear = { [detail, navigation] in
            detail.onWillDisappear = nil
            navigation.pushViewController(next, animated: true)
        }
        expectEqual(drag(from: 4), "next")
        expectEqual(navigation.viewControllers, [list, detail, next])
        expectEqual(navigation.children, [list, detail, next])
        #expect(detail.parent === navigation)
        #expect(next.view.window != nil)
        #expect(detail.view.window == nil)
        expectEqual(next.view.frame.minX, 0)
    }

    @Test(arguments: [false, true])
    func `NV-7: a push in viewWillDisappear of a pop adds to the stack without the popped page`(animated: Bool) {
        let next = Page("next")
        detail.onWillDisappear = { [detail, navigation] in
            detail.onWillDisappear = nil
            navigation.pushViewController(next, animated: animated)
        }
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        expectEqual(navigation.viewControllers, [list, next])
        expectEqual(navigation.children, [list, next])
        #expect(next.view.superview != nil)
        expectEqual(next.view.frame.minX, 0)
        #expect(list.view.window == nil)
        #expect(detail.view.window == nil)
    }

    @Test func `NV-5: a drag in the navigation bar or with two fingers does not pop`() {
        expectEqual(drag(from: 180, y: 20, by: 200), "detail")
        app.fingersDown([1: CGPoint(x: 60, y: 400), 2: CGPoint(x: 60, y: 500)])
        app.fingersMove([1: CGPoint(x: 340, y: 400), 2: CGPoint(x: 340, y: 500)], duration: 0.3)
        app.fingersUp([1, 2])
        app.advance(by: 1)
        #expect(navigation.topViewController === detail)
    }

    @Test(arguments: [Behavior.iOS17, .iOS18])
    func `NV-5: before iOS 26 only a drag from the edge pops`(_ behavior: Behavior) {
        app.application.behavior = behavior
        #expect(navigation.interactiveContentPopGestureRecognizer == nil)
        expectEqual(drag(from: 60), "detail")
        expectEqual(drag(from: 5), "list")
    }

    @Test func `NV-5: the content pop also begins at the edge if the edge pop is disabled`() {
        edge.isEnabled = false
        expectEqual(drag(from: 5), "list")
        navigation.pushViewController(detail, animated: false)
        content.isEnabled = false
        #expect(drag(from: 5) == "detail" && drag(from: 60) == "detail")
        edge.isEnabled = true
        #expect(drag(from: 60) == "detail" && drag(from: 5) == "list")
    }

    // MARK: Arbitration

    @Test func `NV-6: a list that scrolls vertically does not prevent the content pop`() {
        let scroll = UIScrollView(frame: detail.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        detail.view.addSubview(scroll)
        app.settle()
        let top = scroll.contentOffset.y
        #expect(drag(from: 60, by: 20, -200) == "detail" && scroll.contentOffset.y > top)
        // A touch during deceleration goes to the list (SV-8).
        app.advance(by: 5)
        expectEqual(drag(from: 60, by: 280, 40), "list")
    }

    /// This includes the leading edge, where the content bounces.
    @Test(arguments: [0.0, 500]) func `NV-6: a scroll view that scrolls horizontally prevents the content pop`(
        _ offset: Double
    ) {
        let pages = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        pages.contentSize = CGSize(width: 1950, height: 200)
        pages.contentOffset.x = offset
        detail.view.addSubview(pages)
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        // Move 10 points in total, but less than the 10 horizontal points that the scroll view requires.
        app.fingerMove(to: CGPoint(x: 69.5, y: 405))
        app.fingerMove(to: CGPoint(x: 310, y: 405), duration: 0.3)
        expectEqual(detail.view.frame.minX, 0)
        #expect(offset == 0 ? pages.contentOffset.x < 0 : pages.contentOffset.x == 260)
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(drag(from: 60, y: 600), "list")
    }

    @Test func `NV-6: a slider and a button keep their touches during a drag`() {
        let slider = UISlider(frame: CGRect(x: 20, y: 380, width: 350, height: 40))
        let button = UIButton(frame: CGRect(x: 40, y: 480, width: 100, height: 44))
        let scroll = UIScrollView(frame: detail.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.addSubview(slider)
        scroll.addSubview(button)
        detail.view.addSubview(scroll)
        scroll.contentOffset.y = 0
        app.settle()
        app.fingerDown(at: CGPoint(x: 35, y: 400))
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 340, y: 400), duration: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(navigation.topViewController === detail && slider.value > 0.8)
        expectEqual(drag(from: 60, y: 500), "detail")
        expectEqual(drag(from: 60, y: 600), "list")
    }

    @Test func `NV-6: an application's pan prevents the content pop unless it requires the pop to fail`() {
        let card = UIView(frame: CGRect(x: 40, y: 350, width: 200, height: 200))
        let pan = UIPanGestureRecognizer()
        var moved = 0.0
        pan.addHandler { moved = Double($0.translation(in: nil).x) }
        card.addGestureRecognizer(pan)
        detail.view.addSubview(card)
        #expect(drag(from: 60) == "detail" && moved == 270)
        // A failure requirement of the application reverses the order.
        pan.require(toFail: content)
        expectEqual(drag(from: 60), "list")
    }

    @Test func `NV-6: a swipe prevents the content pop only with a failure requirement`() {
        let swipe = UISwipeGestureRecognizer()
        var swipes = 0
        swipe.addHandler { _ in swipes += 1 }
        detail.view.addGestureRecognizer(swipe)
        #expect(drag(from: 60) == "list" && swipes == 0)
        navigation.pushViewController(detail, animated: false)
        content.require(toFail: swipe)
        #expect(drag(from: 60) == "detail" && swipes == 1)
    }

    @Test func `NV-6: a content pop cancels the touch of a view`() {
        final class Canvas: UIView {
            var received: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                received.append("cancelled")
            }
        }
        let canvas = Canvas(frame: detail.view.bounds)
        detail.view.addSubview(canvas)
        expectEqual(drag(from: 60), "list")
        expectEqual(canvas.received, ["began", "cancelled"])
    }

    // MARK: During transitions

    @Test func `NV-7: on iOS 26 touches reach a pushed page during its transition`() {
        let third = Page("third")
        var taps = 0
        third.loadViewIfNeeded()
        third.view.addGestureRecognizer(
            {
                let tap = UITapGestureRecognizer()
                tap.addHandler { _ in taps += 1 }
                return tap
            }())
        navigation.pushViewController(third, animated: true)
        app.fingerTap(at: CGPoint(x: 200, y: 400))
        expectEqual(taps, 1)
        // A pop can begin immediately.
        expectEqual(drag(from: 5), "detail")
    }

    @Test(arguments: [Behavior.iOS18, .iOS26, .iOS27])
    func `NV-7: a second tap on the back button during a pop pops again since iOS 26`(_ behavior: Behavior) {
        app.application.behavior = behavior
        navigation.pushViewController(Page("third"), animated: false)
        app.settle()
        for _ in 0..<2 {
            app.fingerTap(at: CGPoint(x: 25, y: 22))
            app.settle()
        }
        app.advance(by: 1)
        expectEqual(navigation.viewControllers.count, (behavior == .iOS18 ? 2 : 1))
    }

    @Test func `NV-7: a new drag can begin while an abandoned pop returns`() {
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 130, y: 400), duration: 0.2)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 0.1)
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 250, y: 400), duration: 0.2)
        // The end of the first pop's return does not end the second pop.
        app.advance(by: 0.4)
        expectEqual(detail.view.frame.minX, 180)
        app.fingerMove(to: CGPoint(x: 380, y: 400), duration: 0.1)
        app.fingerUp()
        app.advance(by: 1)
        #expect(navigation.topViewController === list && list.view.window != nil && detail.view.window == nil)
    }

    @Test func `Pushing a page during an interactive pop cancels the pop`() {
        let third = Page("third")
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 250, y: 400), duration: 0.2)
        navigation.pushViewController(third, animated: false)
        app.fingerMove(to: CGPoint(x: 380, y: 400), duration: 0.1)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(navigation.viewControllers, [list, detail, third])
        #expect(third.view.frame.minX == 0 && third.view.window != nil && detail.view.window == nil)
        #expect(drag(from: 60) == "detail" && drag(from: 60) == "list")
    }

    @Test(.application) func `NV-6: the trace records why a touch on a control fails the content pop`() {
        let button = UIButton(frame: CGRect(x: 40, y: 480, width: 100, height: 44))
        detail.view.addSubview(button)
        app.clear()
        expectEqual(drag(from: 60, y: 500), "detail")
        let reasons = app.records.compactMap { record -> FailureReason? in
            guard case .entered(let recognizer, .failed, let reason) = record.fact else { return nil }
            return recognizer.name == content.name ? reason : nil
        }
        expectEqual(reasons.map(\.words), ["the finger is on a control"])
        expectEqual(reasons.map(\.rule), ["NV-6"])
    }
}
