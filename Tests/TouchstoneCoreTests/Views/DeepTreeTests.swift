import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// View hierarchies far deeper than the stack.
@Suite(.application(tracing: .both)) @MainActor
struct DeepTreeTests {
    let app = TestApplication.current

    /// Counts the deallocated views, on any thread.
    private final class Deallocations: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        private var countOffMain = 0

        func note() {
            let isMain = DispatchQueue.getSpecific(key: Self.mainKey) == true
            lock.withLock {
                count += 1
                if !isMain { countOffMain += 1 }
            }
        }

        var total: Int { lock.withLock { count } }
        var totalOffMain: Int { lock.withLock { countOffMain } }

        static let mainKey: DispatchSpecificKey<Bool> = {
            let key = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: key, value: true)
            return key
        }()
    }

    private final class CountedView: UIView {
        nonisolated(unsafe) var deallocations: Deallocations?
        deinit { deallocations?.note() }
    }

    /// A chain of views, each the only subview of the one before.
    private func makeChain(_ depth: Int, _ deallocations: Deallocations? = nil) -> (root: UIView, leaf: UIView) {
        func make() -> UIView {
            let view = CountedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.deallocations = deallocations
            return view
        }
        let root = make()
        var leaf = root
        for _ in 1..<depth {
            let next = make()
            leaf.addSubview(next)
            leaf = next
        }
        return (root, leaf)
    }

    @Test(arguments: [100_000])
    func `A hierarchy of a hundred thousand levels is deallocated`(depth: Int) {
        let deallocations = Deallocations()
        _ = makeChain(depth, deallocations)
        expectEqual(deallocations.total, depth)
    }

    @Test func `A deep hierarchy is deallocated from its window except the leaf that is retained`() {
        let deallocations = Deallocations()
        var leaf: UIView?
        do {
            let chain = makeChain(20_000, deallocations)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(chain.root)
            leaf = chain.leaf
            #expect(leaf?.window === window)
        }
        expectEqual(deallocations.total, 19_999)
        #expect(leaf?.superview == nil && leaf?.window == nil)
        leaf = nil
        expectEqual(deallocations.total, 20_000)
    }

    @Test func `A wide and deep hierarchy is deallocated except a branch that is retained`() {
        let deallocations = Deallocations()
        var branch: UIView?
        do {
            let trunk = makeChain(100, deallocations)
            for _ in 0..<100 { trunk.leaf.addSubview(makeChain(50, deallocations).root) }
            branch = trunk.leaf.subviews[50]
        }
        expectEqual(deallocations.total, 100 + 99 * 50)
        // The retained view keeps its subviews.
        var depth = 0
        var view = branch
        while let current = view {
            depth += 1
            view = current.subviews.first
        }
        expectEqual(depth, 50)
        branch = nil
        view = nil
        expectEqual(deallocations.total, 100 + 100 * 50)
    }

    @Test func `Ten thousand levels are hit-tested, converted and laid out`() {
        let (root, leaf) = makeChain(10_000)
        #expect(root.hitTest(CGPoint(50, 50), with: nil) === leaf)
        expectEqual(leaf.convert(CGPoint(1, 2), to: root), CGPoint(1, 2))
        expectEqual(leaf.convert(CGPoint(1, 2), from: nil), CGPoint(1, 2))
        leaf.transform = CGAffineTransform(translationX: 3, y: 4)
        root.bounds.origin = CGPoint(1, 1)
        expectEqual(root.convert(CGPoint(1, 1), from: leaf), CGPoint(4, 5))
        root.layoutIfNeeded()
        #expect(leaf.isDescendant(of: root))
        leaf.tag = 9
        #expect(root.viewWithTag(9) === leaf)
    }

    @Test(.application) func `RC-9, RC-39: a touch climbs ten thousand levels of the responder chain and is dropped`() {
        let window = app.makeWindow()
        let (root, leaf) = makeChain(10_000)
        leaf.accessibilityIdentifier = "leaf"
        window.addSubview(root)
        app.advance(by: 0)
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan leaf, touchesEnded leaf")
        let hops = app.records.filter { if case .forwarded = $0.fact { true } else { false } }
        // From the leaf through 9999 superviews, the window and the application, twice.
        expectEqual(hops.count, 2 * 10_001)
        let drops = app.records.filter { if case .dropped = $0.fact { true } else { false } }
        expectEqual(drops.count, 2)
    }

    @Test func `RC-9: an untraced touch climbs ten thousand levels of the responder chain`() {
        final class Catching: UIView {
            var caught = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { caught += 1 }
        }
        let top = Catching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (root, leaf) = makeChain(10_000)
        top.addSubview(root)
        leaf.touchesBegan([], with: nil)
        expectEqual(top.caught, 1)
    }

    @Test func `A deep hierarchy that moves between windows updates the window of its leaf`() {
        let (root, leaf) = makeChain(10_000)
        let one = app.makeWindow("one")
        let two = app.makeWindow("two")
        one.addSubview(root)
        #expect(leaf.window === one)
        two.addSubview(root)
        #expect(leaf.window === two)
        root.removeFromSuperview()
        #expect(leaf.window == nil)
    }

    @Test(.timeLimit(.minutes(30))) func `A hierarchy released off the main actor is deallocated on it`() async {
        let deallocations = Deallocations()
        _ = Deallocations.mainKey
        await drop(makeChain(5_000, deallocations).root)
        while deallocations.total < 5_000, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(3)) }
        expectEqual(deallocations.total, 5_000)
        // The root is deallocated on the other thread; its subviews are handed to the main actor.
        #expect(deallocations.totalOffMain <= 1)
    }

    /// Releases the last reference on another thread.
    private func drop(_ view: sending UIView) async {
        let box = Box(view)
        await Task.detached { box.view = nil }.value
    }

    private final class Box: @unchecked Sendable {
        nonisolated(unsafe) var view: UIView?
        init(_ view: UIView) { self.view = view }
    }

    @Test(.application) func `HT-2: views that override hit testing support two thousand levels`() {
        let root = ScriptedView(nil).placed("root", 0, 0, 100, 100)
        var leaf: UIView = root
        for _ in 0..<2_000 { leaf = ScriptedView(nil).placed("next", 0, 0, 100, 100, in: leaf) }
        #expect(root.hitTest(CGPoint(50, 50), with: nil) === leaf)
        app.makeWindow().addSubview(root)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan next, touchesEnded next")
    }
}
