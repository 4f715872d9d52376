import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Views that change during their own layout. If a layout requests layout again, the view is laid out at most 8 times in one run-loop
/// iteration; adding and removing subviews does not request it.
@Suite(.application(tracing: .both)) @MainActor
struct LayoutFeedbackTests {
    let app = TestApplication.current

    private class Counting: UIView {
        var layouts = 0
        var change: (() -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            change?()
        }
    }

    /// Shows a view and resets the counts of layouts.
    private func shown<View: Counting>(_ view: View) -> View {
        let controller = UIViewController()
        controller.view.addSubview(view)
        app.makeWindow(root: controller)
        view.layouts = 0
        for case let subview as Counting in view.subviews { subview.layouts = 0 }
        return view
    }

    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)

    @Test func `A view that requests layout in each layout is laid out 8 times per iteration`() {
        let view = Counting(frame: frame)
        view.change = { [unowned view] in view.setNeedsLayout() }
        _ = shown(view)
        app.settle()
        expectEqual(view.layouts, 8)
        // The remaining layouts continue in the next iteration.
        app.settle()
        expectEqual(view.layouts, 16)
        view.change = nil
        app.settle()
        expectEqual(view.layouts, 17)
        app.settle()
        expectEqual(view.layouts, 17)
    }

    @Test func `A view that removes and adds its subviews in each layout is laid out once`() {
        let view = Counting(frame: frame)
        let subviews = [Counting(frame: frame), Counting(frame: frame)]
        view.change = { [unowned view] in
            for subview in subviews {
                subview.removeFromSuperview()
                view.addSubview(subview)
            }
        }
        _ = shown(view)
        view.setNeedsLayout()
        app.settle()
        app.settle()
        expectEqual(view.layouts, 1)
    }

    @Test func `A subview that another view's layout adds or removes requests layout`() {
        let (view, other, subview) = (Counting(frame: frame), Counting(frame: frame), UIView())
        let parent = Counting(frame: frame)
        parent.addSubview(other)
        parent.addSubview(view)
        _ = shown(parent)
        view.change = { [unowned other] in other.addSubview(subview) }
        view.setNeedsLayout()
        app.settle()
        #expect(view.layouts == 1 && other.layouts == 1)
        view.change = { subview.removeFromSuperview() }
        view.setNeedsLayout()
        app.settle()
        #expect(view.layouts == 2 && other.layouts == 2)
    }

    @Test func `A button that its superview adds again in each layout receives its taps`() {
        let view = Counting(frame: frame)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.change = { [unowned view] in
            button.removeFromSuperview()
            view.addSubview(button)
        }
        _ = shown(view)
        app.settle()
        app.fingerTap(at: CGPoint(x: 50, y: 22))
        expectEqual(taps, 1)
    }

    /// Rows of chips with a background each; every layout removes all of them and adds them again.
    private final class Chips: Counting {
        let chips: [UIButton]
        let backs: [UIView]
        let rows = [UIView(), UIView()]

        init(_ count: Int, frame: CGRect) {
            chips = (0..<count).map { number in
                let chip = UIButton()
                chip.setTitle("tag \(number)", for: .normal)
                return chip
            }
            backs = chips.map { _ in UIView() }
            super.init(frame: frame)
            change = { [unowned self] in putAnew() }
        }
        required init?(coder: NSCoder) { nil }

        private func putAnew() {
            for view in chips + backs + rows { view.removeFromSuperview() }
            for (index, chip) in chips.enumerated() {
                chip.frame.size = chip.intrinsicContentSize
                backs[index].frame = chip.bounds
                backs[index].addSubview(chip)
                rows[index % 2].addSubview(backs[index])
            }
            for row in rows {
                addSubview(row)
                row.frame.size = CGSize(width: 100, height: 30)
            }
            invalidateIntrinsicContentSize()
        }
    }

    @Test(arguments: [1, 2, 4, 20]) func `A view that rearranges chips on three levels is laid out once`(count: Int) {
        let view = shown(Chips(count, frame: frame))
        for iteration in 1...3 {
            view.setNeedsLayout()
            app.settle()
            expectEqual(view.layouts, iteration)
        }
    }

    @Test func `Two views that invalidate each other's layout stop, and other views are laid out`() {
        let (one, other, third) = (Counting(frame: frame), Counting(frame: frame), Counting(frame: frame))
        one.change = { [unowned other] in other.setNeedsLayout() }
        other.change = { [unowned one] in one.setNeedsLayout() }
        let parent = Counting(frame: frame)
        for view in [one, other, third] { parent.addSubview(view) }
        _ = shown(parent)
        third.setNeedsLayout()
        app.settle()
        #expect(one.layouts == 8 && other.layouts == 8)
        expectEqual(third.layouts, 1)
    }

    @Test func `A chain of views that each add a subview in layout is laid out in one iteration`() {
        var deepest: Counting?
        func grow(_ depth: Int) -> Counting {
            let view = Counting(frame: frame)
            view.change = { [unowned view] in
                guard view.subviews.isEmpty else { return }
                if depth == 0 { deepest = view } else { view.addSubview(grow(depth - 1)) }
            }
            return view
        }
        _ = shown(grow(20))
        app.settle()
        #expect(deepest != nil)
    }

    @Test func `Excessive layouts are logged once per class`() {
        let window = app.makeWindow()
        let logged = app.exceptions {
            for _ in 0..<2 {
                let view = Counting(frame: frame)
                view.change = { [unowned view] in view.setNeedsLayout() }
                window.addSubview(view)
            }
            app.settle()
            app.settle()
        }
        expectEqual(logged.count, 1)
        expectEqual(logged.first?.contains("class Counting was laid out 8 times in one run-loop iteration"), true)
        expectEqual(logged.first?.hasSuffix("Its layout continues in the next iteration."), true)
    }
}
