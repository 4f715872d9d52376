// Insertion beside views that are no siblings, layout after a new size, sizes of plain buttons, display links, and presentation layers
// along curves.

import Foundation
import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A row of chips, one beside the other, that counts its layouts.
private final class ChipRow: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        var x: CGFloat = 0
        for chip in subviews {
            chip.frame.origin = CGPoint(x: x, y: 0)
            x += chip.bounds.width + 8
        }
    }
}

private final class Counted: UIView {
    private(set) var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct ScreenEventLogTests {
    private let app = TestApplication.current
    private let window: UIWindow

    init() { window = TestApplication.current.makeWindow() }

    private func frame() { app.advance(by: 1.0 / 30) }

    // MARK: Siblings

    @Test func `A view inserted below a view of another superview goes to the front and receives the taps`() {
        let screen = UIView(frame: window.bounds)
        let content = UIView(frame: window.bounds)
        let footer = UIView(frame: window.bounds)
        window.addSubview(screen)
        for view in [content, footer] { screen.addSubview(view) }
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
        let other = UIView(frame: .zero)
        other.addSubview(bar)
        let panel = UIView(frame: window.bounds)
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addHandler { _ in taps += 1 }
        panel.addGestureRecognizer(tap)
        screen.insertSubview(panel, belowSubview: bar)
        app.fingerTap(at: CGPoint(x: 200, y: 400))
        expectEqual(taps, 1)
        #expect(bar.superview === other)
        screen.insertSubview(panel, belowSubview: footer)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 200, y: 400))
        expectEqual(taps, 1)
        expectEqual(screen.subviews, [content, panel, footer])
    }

    @Test func `A superview or a grandchild is no sibling for insertion`() {
        let desk = UIView()
        let (one, two, grandchild) = (UIView(), UIView(), UIView())
        for view in [one, two] { desk.addSubview(view) }
        two.addSubview(grandchild)
        let late = UIView()
        desk.insertSubview(late, belowSubview: grandchild)
        expectEqual(desk.subviews, [one, two, late])
        desk.insertSubview(one, aboveSubview: grandchild)
        expectEqual(desk.subviews, [two, late, one])
        desk.insertSubview(two, belowSubview: desk)
        expectEqual(desk.subviews, [late, one, two])
        expectEqual(two.subviews, [grandchild])
    }

    @Test func `A view inserted beside itself from another superview goes to the front`() {
        let (from, to) = (UIView(), UIView())
        let card = UIView()
        let rest = [UIView(), UIView()]
        from.addSubview(card)
        for view in rest { to.addSubview(view) }
        to.insertSubview(card, aboveSubview: card)
        #expect(to.subviews == rest + [card] && from.subviews.isEmpty)
        to.insertSubview(rest[1], belowSubview: rest[1])
        expectEqual(to.subviews, [rest[0], card, rest[1]])
        to.insertSubview(rest[1], aboveSubview: rest[0])
        expectEqual(to.subviews, [rest[0], rest[1], card])
    }

    // MARK: A subview's new size

    @Test func `Chips are laid out again when one of them grows`() {
        let row = ChipRow(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        let chips = [40.0, 50, 60].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
        for chip in chips { row.addSubview(chip) }
        window.addSubview(row)
        frame()
        expectEqual(chips.map(\.frame.minX), [0, 48, 106])
        chips[0].frame.size.width = 70
        frame()
        expectEqual(chips.map(\.frame.minX), [0, 78, 136])
        chips[1].bounds = CGRect(x: 0, y: 0, width: 10, height: 30)
        frame()
        expectEqual(chips.map(\.frame.minX), [0, 78, 96])
        chips[1].layer.frame = CGRect(x: 78, y: 0, width: 20, height: 30)
        frame()
        expectEqual(chips.map(\.frame.minX), [0, 78, 106])
        chips[1].bounds.origin = CGPoint(x: 5, y: 5)
        let before = row.layouts
        app.advance(by: 0.5)
        expectEqual(row.layouts, before)
    }

    @Test func `A size set in a gesture's action or an animation lays out the superview`() {
        let row = ChipRow(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        let chips = [40.0, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
        for chip in chips { row.addSubview(chip) }
        window.addSubview(row)
        frame()
        let tap = UITapGestureRecognizer()
        tap.addHandler { [unowned chip = chips[0]] _ in chip.frame.size.width = 90 }
        row.addGestureRecognizer(tap)
        app.fingerTap(at: CGPoint(x: 10, y: 10))
        frame()
        expectEqual(chips[1].frame.minX, 98)
        UIView.animate(withDuration: 0.3) {
            chips[0].bounds.size.width = 20
            row.layoutIfNeeded()
        }
        expectEqual(chips[1].frame.minX, 28)
    }

    @Test func `A new size lays out only the superview, and the same size nothing`() {
        let top = Counted(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let middle = Counted(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let sibling = Counted(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        let leaf = UILabel()
        leaf.text = "short"
        window.addSubview(top)
        top.addSubview(middle)
        top.addSubview(sibling)
        middle.addSubview(leaf)
        frame()
        let (a, b, c) = (top.layouts, middle.layouts, sibling.layouts)
        leaf.sizeToFit()
        frame()
        #expect((top.layouts, middle.layouts, sibling.layouts) == (a, b + 1, c))
        leaf.sizeToFit()
        frame()
        #expect((top.layouts, middle.layouts, sibling.layouts) == (a, b + 1, c))
    }

    @Test func `A scroll view that scrolls does not lay out its superview`() {
        let screen = Counted(frame: window.bounds)
        let chat = UIScrollView(frame: window.bounds)
        chat.contentSize = CGSize(width: 390, height: 9000)
        window.addSubview(screen)
        screen.addSubview(chat)
        frame()
        let before = screen.layouts
        chat.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        app.advance(by: 1)
        chat.contentOffset.y = 900
        app.trackpadScroll(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -120))
        app.advance(by: 1)
        #expect(chat.contentOffset.y > 600)
        expectEqual(screen.layouts, before)
    }

    // MARK: Buttons

    @Test func `A button with an image has the image's size, and an empty button 30 by 34 points`() {
        let sizes = [CGSize(width: 12, height: 80), CGSize(width: 120, height: 8)]
        for size in sizes {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            button.setImage(UIImage(named: "x", size: size), for: .normal)
            expectEqual(button.sizeThatFits(CGSize(width: 500, height: 500)), size)
            button.setImage(nil, for: .normal)
            expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: 34))
        }
        let empty = UIButton(type: .custom)
        empty.sizeToFit()
        expectEqual(empty.bounds.size, CGSize(width: 30, height: 34))
    }

    @Test func `A button's title adds no width and a constant height`() {
        func width(_ title: String) -> CGFloat {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            return button.intrinsicContentSize.width
        }
        func label(_ title: String, _ points: CGFloat) -> CGFloat {
            let label = UILabel()
            label.font = .systemFont(ofSize: points)
            label.text = title
            return label.intrinsicContentSize.width
        }
        let sizes: [CGFloat] = [15, UIFont.buttonFontSize]
        let points = sizes.first { abs(label("Subscribe", $0) - width("Subscribe")) <= 1 }
        #expect(points != nil)
        // Twice the text has twice the width, so there are no margins.
        #expect(abs(width("SubscribeSubscribe") - 2 * width("Subscribe")) <= 2)
        let heights = ["Subscribe", "gjpqy", "A"].map { title -> CGFloat in
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            return button.intrinsicContentSize.height
        }
        expectEqual(Set(heights).count, 1)
        #expect(sizes.contains { size in abs(size * 1.2 + 12 - heights[0]) < 1 })
    }

    // MARK: Display links

    /// An object that starts a display link and keeps only a weak reference.
    @MainActor private final class Spinner {
        var turns = 0
        private(set) weak var link: CADisplayLink?

        func start() {
            let link = CADisplayLink(target: self, action: Spinner.step)
            link.add(to: .main, forMode: .default)
            self.link = link
        }

        func step(_ link: CADisplayLink) { turns += 1 }
    }

    @Test func `A display link retains its target until it is invalidated, also while it is paused`() throws {
        weak var gone: Spinner?
        do {
            let spinner = Spinner()
            spinner.start()
            gone = spinner
        }
        app.advance(by: 0.25)
        let turns = try #require(gone?.turns)
        expectEqual(turns, 15)
        gone?.link?.isPaused = true
        app.advance(by: 0.5)
        expectEqual(gone?.turns, turns)
        gone?.link?.isPaused = false
        app.advance(by: 0.1)
        #expect((gone?.turns ?? 0) > turns)
        gone?.link?.invalidate()
        app.settle()
        #expect(gone == nil)
    }

    // MARK: presentation()

    private func box(_ x: Double, _ y: Double, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: 50, height: 50))
        (parent ?? window).addSubview(view)
        return view
    }

    private func seenX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    @Test func `HT-25: animation curves differ at a quarter of the duration and ease in and out is symmetric`() {
        let views = [
            UIView.AnimationOptions.curveLinear, .curveEaseInOut, .curveEaseIn, .curveEaseOut,
        ].map { options in
            let view = box(0, 0)
            UIView.animate(withDuration: 2, delay: 0, options: options) { view.frame.origin.x = 200 }
            return view
        }
        app.advance(by: 0.5)
        let (linear, both, slowIn, slowOut) = (seenX(views[0]), seenX(views[1]), seenX(views[2]), seenX(views[3]))
        #expect(abs(linear - 50) <= 2)
        #expect(both < linear - 5 && slowIn < linear - 5 && slowOut > linear + 5)
        app.advance(by: 0.5)
        #expect(abs(seenX(views[0]) - 100) <= 2)
        #expect(abs(seenX(views[1]) - 100) <= 4)
        app.advance(by: 2)
        expectEqual(views.map { seenX($0) }, [200, 200, 200, 200])
    }

    @Test func `HT-25: the presentation layer moves evenly frame by frame and ends at the model`() {
        @MainActor final class Watcher {
            var path: [CGFloat] = []
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func step(_ link: CADisplayLink) { path.append(view.layer.presentation()?.frame.minX ?? -1) }
        }
        let view = box(0, 0)
        let watcher = Watcher(view)
        let link = CADisplayLink(target: watcher, action: Watcher.step)
        link.add(to: .main, forMode: .common)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 300 }
        app.advance(by: 1.2)
        link.invalidate()
        expectEqual(watcher.path, watcher.path.sorted())
        expectEqual(watcher.path.last, 300)
        let steps = zip(watcher.path, watcher.path.dropFirst()).map { $1 - $0 }
        // 300 points per second are 5 points per frame.
        #expect(steps.allSatisfy { $0 <= 5.01 })
        #expect(steps.filter { abs($0 - 5) < 0.01 }.count >= 55)
    }

    @Test func `HT-25: the presentation layer of a subview of a moving view keeps its frame`() throws {
        let parent = box(0, 0)
        let child = box(10, 20, in: parent)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            parent.frame = CGRect(x: 100, y: 0, width: 150, height: 50)
        }
        app.advance(by: 0.5)
        let (seen, within) = (try #require(parent.layer.presentation()), try #require(child.layer.presentation()))
        #expect(abs(seen.frame.minX - 50) <= 2)
        #expect(abs(seen.bounds.width - 100) <= 2)
        expectEqual(within.frame, CGRect(x: 10, y: 20, width: 50, height: 50))
    }

    @Test func `HT-25: a property set without animation is visible at once during another animation`() {
        let view = box(0, 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        app.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.opacity ?? -1) - 0.75) < 0.03)
        // Properties that are not animated have the model's value.
        view.frame.origin.x = 77
        expectEqual(seenX(view), 77)
        app.advance(by: 1)
        expectEqual(view.layer.presentation()?.opacity, 0)
    }

    @Test func `HT-25: the presentation layer is at its end in the completion`() {
        let view = box(0, 0)
        var seen: [CGFloat] = []
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 90
        } completion: { _ in
            seen.append(view.layer.presentation()?.frame.minX ?? -1)
        }
        app.advance(by: 0.2)
        #expect(abs(seenX(view) - 45) <= 4)
        app.advance(by: 0.4)
        expectEqual(seen, [90])
    }

    @Test func `Zoom limits set together with the frame of a scroll view take effect in a pinch`() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let photo = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
        }
        let zoomer = Zoomer()
        let list = UIScrollView()
        list.delegate = zoomer
        list.addSubview(zoomer.photo)
        window.addSubview(list)
        frame()
        list.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        list.contentSize = zoomer.photo.bounds.size
        list.minimumZoomScale = 0.5
        list.maximumZoomScale = 3
        frame()
        app.fingerPinch(around: CGPoint(x: 200, y: 200), from: 80, to: 240)
        #expect(list.zoomScale > 1.5)
    }
}
