import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A view that records the callbacks of the view hierarchy.
private final class MovingView: UIView {
    var log: CallLog!
    /// Called at the end of each callback, with the callback's name.
    var also: ((String) -> Void)?

    convenience init(_ name: String, _ log: CallLog) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        accessibilityIdentifier = name
        self.log = log
    }

    private func note(_ call: String) {
        log.lines.append("\(called) \(call)")
        also?(String(call.prefix { $0 != "(" && $0 != " " }))
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("willMove(toSuperview: \(newSuperview?.called ?? "nil"))")
    }
    override func didMoveToSuperview() { note("didMoveToSuperview \(superview?.called ?? "nil")") }
    override func willMove(toWindow newWindow: UIWindow?) {
        note("willMove(toWindow: \(newWindow?.called ?? "nil"))")
    }
    override func didMoveToWindow() { note("didMoveToWindow \(window?.called ?? "nil")") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview \(subview.called)") }
    override func willRemoveSubview(_ subview: UIView) {
        note("willRemoveSubview \(subview.called) of \(subviews.count)")
    }
}

/// Callbacks as views are added, moved and removed.
@Suite(.application(tracing: .both)) @MainActor
struct HierarchyTests {
    let app = TestApplication.current
    let log = CallLog()

    @Test func `Adding and removing without a window calls the superview callbacks`() {
        let parent = MovingView("parent", log)
        let child = MovingView("child", log)
        parent.addSubview(child)
        expectEqual(
            log.taken(),
            """
            child willMove(toSuperview: parent)
            child didMoveToSuperview parent
            parent didAddSubview child
            """)
        child.removeFromSuperview()
        expectEqual(
            log.taken(),
            """
            parent willRemoveSubview child of 1
            child willMove(toSuperview: nil)
            child didMoveToSuperview nil
            """)
        child.removeFromSuperview()
        expectEqual(log.taken(), "")
    }

    @Test func `Adding to a window calls the window callbacks of the whole subtree`() {
        let window = app.makeWindow()
        let child = MovingView("child", log)
        child.addSubview(MovingView("one", log))
        child.addSubview(MovingView("two", log))
        _ = log.taken()
        window.addSubview(child)
        expectEqual(
            log.taken(),
            """
            child willMove(toWindow: window)
            one willMove(toWindow: window)
            two willMove(toWindow: window)
            child willMove(toSuperview: window)
            child didMoveToWindow window
            one didMoveToWindow window
            two didMoveToWindow window
            child didMoveToSuperview window
            """)
        child.removeFromSuperview()
        expectEqual(
            log.taken(),
            """
            child willMove(toSuperview: nil)
            child willMove(toWindow: nil)
            one willMove(toWindow: nil)
            two willMove(toWindow: nil)
            child didMoveToWindow nil
            one didMoveToWindow nil
            two didMoveToWindow nil
            child didMoveToSuperview nil
            """)
    }

    @Test func `Moving within a window calls no window callback`() {
        let window = app.makeWindow()
        let (old, new) = (MovingView("old", log), MovingView("new", log))
        window.addSubview(old)
        window.addSubview(new)
        let child = MovingView("child", log)
        old.addSubview(child)
        _ = log.taken()
        new.addSubview(child)
        expectEqual(
            log.taken(),
            """
            child willMove(toSuperview: new)
            old willRemoveSubview child of 1
            child didMoveToSuperview new
            new didAddSubview child
            """)
        #expect(old.subviews.isEmpty && new.subviews == [child] && child.window === window)
    }

    @Test func `Moving to another window calls the window callbacks`() {
        let (one, two) = (app.makeWindow("one"), app.makeWindow("two"))
        let child = MovingView("child", log)
        one.addSubview(child)
        _ = log.taken()
        two.addSubview(child)
        expectEqual(
            log.taken(),
            """
            child willMove(toWindow: two)
            child willMove(toSuperview: two)
            child didMoveToWindow two
            child didMoveToSuperview two
            """)
        #expect(child.window === two && one.subviews.isEmpty)
    }

    @Test func `Adding a subview again brings it to the front without a callback`() {
        let parent = MovingView("parent", log)
        let (a, b) = (MovingView("a", log), MovingView("b", log))
        parent.addSubview(a)
        parent.addSubview(b)
        _ = log.taken()
        parent.addSubview(a)
        expectEqual(parent.subviews, [b, a])
        parent.insertSubview(a, at: 0)
        expectEqual(parent.subviews, [a, b])
        expectEqual(log.taken(), "")
    }

    @Test func `Each method of insertion puts the subview at its index`() {
        let parent = UIView()
        func names() -> String { parent.subviews.map(\.called).joined() }
        func view(_ name: String) -> UIView { UIView().placed(name, 0, 0, 1, 1) }
        let (a, b, c) = (view("a"), view("b"), view("c"))
        parent.addSubview(a)
        parent.insertSubview(b, at: 0)
        expectEqual(names(), "ba")
        parent.insertSubview(c, aboveSubview: b)
        expectEqual(names(), "bca")
        parent.insertSubview(view("d"), belowSubview: c)
        expectEqual(names(), "bdca")
        // An index past the end appends.
        parent.insertSubview(view("e"), at: 99)
        expectEqual(names(), "bdcae")
        parent.insertSubview(a, belowSubview: b)
        expectEqual(names(), "abdce")
        parent.insertSubview(a, aboveSubview: c)
        expectEqual(names(), "bdcae")
        // With a sibling that is no subview, or with itself, the view goes to the front.
        parent.insertSubview(b, aboveSubview: b)
        expectEqual(names(), "dcaeb")
        parent.insertSubview(c, belowSubview: c)
        expectEqual(names(), "daebc")
        parent.insertSubview(d(in: parent), belowSubview: UIView())
        expectEqual(names(), "aebcd")
        parent.insertSubview(e(in: parent), aboveSubview: UIView())
        expectEqual(names(), "abcde")
        let lone = view("f")
        parent.insertSubview(lone, belowSubview: lone)
        expectEqual(names(), "abcdef")
        lone.removeFromSuperview()
        parent.insertSubview(lone, aboveSubview: lone)
        expectEqual(names(), "abcdef")
        lone.removeFromSuperview()
        parent.insertSubview(c, at: 1)
        parent.insertSubview(b, at: 4)
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        expectEqual(names(), "ecdab")
        parent.bringSubviewToFront(d(in: parent))
        parent.sendSubviewToBack(b)
        expectEqual(names(), "becad")
        // A view that is no subview is ignored.
        parent.bringSubviewToFront(UIView())
        parent.sendSubviewToBack(parent)
        expectEqual(names(), "becad")
    }

    private func d(in parent: UIView) -> UIView { parent.subviews.first { $0.called == "d" }! }
    private func e(in parent: UIView) -> UIView { parent.subviews.first { $0.called == "e" }! }

    @Test func `isDescendant includes the view itself, and viewWithTag searches depth first`() {
        let root = UIView().placed("root", 0, 0, 1, 1)
        let child = UIView().placed("child", 0, 0, 1, 1, in: root)
        let leaf = UIView().placed("leaf", 0, 0, 1, 1, in: child)
        let other = UIView().placed("other", 0, 0, 1, 1, in: root)
        #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
        #expect(!other.isDescendant(of: child))
        leaf.tag = 7
        other.tag = 7
        // The search is depth first, so the nephew is found before the younger sibling.
        #expect(root.viewWithTag(7) === leaf)
        #expect(child.viewWithTag(8) == nil)
        root.tag = 7
        #expect(root.viewWithTag(7) === root)
    }

    // MARK: Callbacks that change the hierarchy

    /// Whether the superviews, subviews and windows of the hierarchy agree.
    private func isSound(_ view: UIView, in window: UIWindow?) -> Bool {
        view.subviews.allSatisfy { child in
            child.superview === view && child.window === window && isSound(child, in: window)
        }
    }

    /// The callbacks of one move change the view or its target.
    @Test(
        arguments: ["willMove", "willRemoveSubview", "didMoveToWindow", "didMoveToSuperview", "didAddSubview"],
        ["remove", "elsewhere", "remove target", "drop target", "remove child"]
    )
    func `A callback during a move may change the hierarchy, which stays consistent`(call: String, act: String) {
        let window = app.makeWindow()
        let old = MovingView("old", log)
        let elsewhere = MovingView("elsewhere", log)
        let child = MovingView("child", log)
        let leaf = MovingView("leaf", log)
        weak var weakTarget: UIView?
        do {
            let host = UIView().placed("host", 0, 0, 100, 100, in: window)
            let target = MovingView("target", log)
            host.addSubview(target)
            weakTarget = target
        }
        for view in [old, elsewhere] { window.addSubview(view) }
        child.addSubview(leaf)
        old.addSubview(child)
        _ = log.taken()
        var hasActed = false
        let react: (String) -> Void = { name in
            guard name == call, !hasActed else { return }
            hasActed = true
            switch act {
            case "remove": child.removeFromSuperview()
            case "elsewhere": elsewhere.addSubview(child)
            case "remove target": weakTarget?.removeFromSuperview()
            case "drop target": weakTarget?.superview?.removeFromSuperview()
            default: leaf.removeFromSuperview()
            }
        }
        for view in [old, child, weakTarget as! MovingView] { view.also = react }
        weakTarget?.addSubview(child)
        #expect(isSound(window, in: window))
        for loose in [child, leaf] where !loose.isDescendant(of: window) {
            #expect(loose.window == nil, "\(loose.called)")
        }
        let places = [old, elsewhere, weakTarget].compactMap { $0 }.filter { $0.subviews.contains(child) }
        expectEqual(places.count, (child.superview == nil ? 0 : 1))
        #expect(places.first === child.superview)
        // The view can be removed again.
        for view in [old, child, weakTarget as? MovingView] { view?.also = nil }
        child.removeFromSuperview()
        #expect(child.window == nil && child.superview == nil && isSound(window, in: window))
        app.fingerTap(at: CGPoint(50, 50))
    }

    @Test(arguments: ["willMove", "willRemoveSubview", "didMoveToWindow", "didMoveToSuperview"])
    func `A callback during a removal may change the hierarchy, which stays consistent`(call: String) {
        for act in ["elsewhere", "window", "drop superview"] {
            let window = app.makeWindow()
            let superview = MovingView("superview", log)
            let elsewhere = MovingView("elsewhere", log)
            let child = MovingView("child", log)
            window.addSubview(superview)
            window.addSubview(elsewhere)
            superview.addSubview(child)
            var hasActed = false
            let react: (String) -> Void = { name in
                guard name == call, !hasActed else { return }
                hasActed = true
                switch act {
                case "elsewhere": elsewhere.addSubview(child)
                case "window": window.isHidden = true
                default: superview.removeFromSuperview()
                }
            }
            superview.also = react
            child.also = react
            child.removeFromSuperview()
            #expect(hasActed)
            #expect(isSound(window, in: window), "\(act)")
            expectEqual((child.window == nil), !child.isDescendant(of: window), "\(act)")
            let places = [superview, elsewhere].filter { $0.subviews.contains(child) }
            #expect(places.first === child.superview && places.count < 2, "\(act)")
        }
    }

    /// The indexes of subviews are cached with their hit-test data; the test compares them with an array.
    @Test func `Random insertions and removals of many subviews match an array`() {
        var generator = SeededRandomNumberGenerator(7)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var list: [UIView] = []
        for step in 0..<2000 {
            let place = Int.random(in: 0...list.count, using: &generator)
            switch list.isEmpty ? 0 : Int.random(in: 0..<10, using: &generator) {
            case 0, 1:
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                parent.insertSubview(view, at: place)
                list.insert(view, at: place)
            case 2, 3, 4:
                for _ in 0..<2 {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    parent.addSubview(view)
                    list.append(view)
                }
            case 5, 6, 7:
                // In the last third more views are removed than added.
                for _ in 0..<(step < 4000 ? 1 : 4) where !list.isEmpty {
                    list.remove(at: Int.random(in: 0..<list.count, using: &generator)).removeFromSuperview()
                }
            case 8:
                let view = list.remove(at: min(place, list.count - 1))
                parent.bringSubviewToFront(view)
                list.append(view)
            default:
                // Builds the hit-test data of the subviews.
                #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === list.last)
            }
            guard step.isMultiple(of: 50) else { continue }
            expectEqual(parent.subviews, list, "step \(step)")
        }
        #expect(list.allSatisfy { $0.superview === parent })
    }
}
