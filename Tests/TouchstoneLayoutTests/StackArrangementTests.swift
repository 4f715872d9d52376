import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Stack views of views with intrinsic content sizes.
@Suite(.application) @MainActor
struct StackArrangementTests {
    private let window: UIWindow

    private final class Sized: UIView {
        var own = CGSize.zero
        override var intrinsicContentSize: CGSize { own }
    }

    init() { window = TestApplication.current.makeWindow() }

    private func sized(_ width: CGFloat, _ height: CGFloat) -> Sized {
        let view = Sized()
        view.own = CGSize(width: width, height: height)
        return view
    }

    /// A stack view of 100 by 300 points if it is vertical, otherwise of 300 by 100.
    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        let size = axis == .vertical ? CGSize(width: 100, height: 300) : CGSize(width: 300, height: 100)
        stack.frame = CGRect(origin: CGPoint(x: 10, y: 50), size: size)
        stack.spacing = 15
        change(stack)
        window.addSubview(stack)
        return stack
    }

    /// The position and the length of each visible view along an axis.
    private func spans(_ stack: UIStackView, _ axis: NSLayoutConstraint.Axis? = nil) -> [[CGFloat]] {
        TestApplication.current.settle()
        return stack.arrangedSubviews.filter { !$0.isHidden }.map { view in
            let frame = view.frame
            return (axis ?? stack.axis) == .vertical ? [frame.minY, frame.height] : [frame.minX, frame.width]
        }
    }

    // MARK: Along the axis

    @Test(
        arguments: [
            (.fill, [[0, 20], [35, 40], [90, 210]]), (.fillEqually, [[0, 90], [105, 90], [210, 90]]),
            (.fillProportionally, [[0, 45], [60, 90], [165, 135]]),
            (.equalSpacing, [[0, 20], [110, 40], [240, 60]]), (.equalCentering, [[0, 20], [120, 40], [240, 60]]),
        ] as [(UIStackView.Distribution, [[CGFloat]])])
    func `Each distribution places views of 20, 40 and 60 points in a column`(
        distribution: UIStackView.Distribution, expected: [[CGFloat]]
    ) {
        let views = [sized(30, 20), sized(30, 40), sized(30, 60)]
        views[2].setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        let column = stack(.vertical, views) { $0.distribution = distribution }
        expectEqual(spans(column), expected)
    }

    @Test(
        arguments: [
            (.fill, [[0, 20], [35, 40], [90, 210]]), (.fillEqually, [[0, 90], [105, 90], [210, 90]]),
            (.fillProportionally, [[0, 45], [60, 90], [165, 135]]),
            (.equalSpacing, [[0, 20], [110, 40], [240, 60]]), (.equalCentering, [[0, 20], [120, 40], [240, 60]]),
        ] as [(UIStackView.Distribution, [[CGFloat]])])
    func `Each distribution places views of 20, 40 and 60 points in a row`(
        distribution: UIStackView.Distribution, expected: [[CGFloat]]
    ) {
        let views = [sized(20, 30), sized(40, 30), sized(60, 30)]
        views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let row = stack(.horizontal, views) { $0.distribution = distribution }
        expectEqual(spans(row), expected)
    }

    @Test func `The view with the lowest compression resistance is compressed`() {
        let views = [sized(200, 30), sized(150, 30)]
        views[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let row = stack(.horizontal, views)
        expectEqual(spans(row), [[0, 135], [150, 150]])
        views[0].setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        expectEqual(spans(row), [[0, 200], [215, 85]])
    }

    @Test func `Equal spacing is at least the spacing of the stack view`() {
        let views = [sized(100, 30), sized(100, 30), sized(100, 30)]
        views[1].setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal)
        let row = stack(.horizontal, views) { $0.distribution = .equalSpacing }
        expectEqual(spans(row), [[0, 100], [115, 70], [200, 100]])
    }

    // MARK: Across the axis

    @Test(
        arguments: [(.fill, [0, 100]), (.leading, [0, 30]), (.center, [35, 30]), (.trailing, [70, 30])]
            as [(UIStackView.Alignment, [CGFloat])])
    func `Each alignment places a view of 30 points across 100 points`(
        alignment: UIStackView.Alignment, expected: [CGFloat]
    ) {
        let column = stack(.vertical, [sized(30, 30), sized(30, 30)]) { $0.alignment = alignment }
        expectEqual(spans(column, .horizontal), [expected, expected])
        let row = stack(.horizontal, [sized(30, 30), sized(30, 30)]) { $0.alignment = alignment }
        expectEqual(spans(row, .vertical), [expected, expected])
    }

    @Test func `Leading alignment is on the right in a right-to-left layout`() {
        let column = stack(.vertical, [sized(30, 30)]) { $0.alignment = .leading }
        column.semanticContentAttribute = .forceRightToLeft
        expectEqual(spans(column, .horizontal), [[70, 30]])
        column.alignment = .trailing
        expectEqual(spans(column, .horizontal), [[0, 30]])
    }

    @Test func `A stack view whose axis changes is laid out again`() {
        let turned = stack(.vertical, [sized(30, 20), sized(50, 40)]) {
            ($0.alignment, $0.distribution) = (.center, .equalSpacing)
        }
        #expect(spans(turned) == [[0, 20], [260, 40]] && spans(turned, .horizontal) == [[35, 30], [25, 50]])
        turned.axis = .horizontal
        #expect(spans(turned) == [[0, 30], [50, 50]] && spans(turned, .vertical) == [[140, 20], [130, 40]])
    }

    // MARK: Spacing

    @Test func `A custom spacing replaces the spacing after one view`() {
        let views = [sized(20, 30), sized(40, 30), sized(60, 30)]
        let row = stack(.horizontal, views) { $0.setCustomSpacing(50, after: views[0]) }
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        expectEqual(row.customSpacing(after: views[0]), 50)
        expectEqual(row.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
        expectEqual(spans(row), [[0, 20], [70, 40], [125, 175]])
        row.spacing = 0
        expectEqual(spans(row), [[0, 20], [70, 40], [110, 190]])
        row.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        expectEqual(spans(row), [[0, 20], [20, 40], [60, 240]])
        row.setCustomSpacing(0, after: views[0])
        row.spacing = 15
        expectEqual(spans(row), [[0, 20], [20, 40], [75, 225]])
    }

    @Test func `The system spacing is eight points`() {
        let views = [sized(20, 30), sized(40, 30)]
        views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let row = stack(.horizontal, views) { $0.spacing = UIStackView.spacingUseSystem }
        expectEqual(spans(row), [[0, 20], [28, 272]])
    }

    // MARK: Arranged subviews

    @Test func `A hidden arranged subview takes neither space nor spacing`() {
        let views = [sized(20, 30), sized(40, 30), sized(60, 30)]
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let row = stack(.horizontal, views)
        expectEqual(spans(row), [[0, 20], [35, 40], [90, 210]])
        views[1].isHidden = true
        expectEqual(spans(row), [[0, 20], [35, 265]])
        views[1].isHidden = false
        views[0].isHidden = true
        expectEqual(spans(row), [[0, 40], [55, 245]])
        views[0].isHidden = false
        views[2].isHidden = true
        views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        #expect(spans(row) == [[0, 20], [35, 265]] && row.arrangedSubviews == views)
    }

    @Test func `The custom spacing after a hidden view is not used`() {
        let views = [sized(20, 30), sized(40, 30), sized(60, 30)]
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let row = stack(.horizontal, views) { $0.setCustomSpacing(90, after: views[1]) }
        expectEqual(spans(row), [[0, 20], [35, 40], [165, 135]])
        views[1].isHidden = true
        expectEqual(spans(row), [[0, 20], [35, 265]])
    }

    @Test func `Arranged subviews are inserted, moved and removed`() {
        let (one, two, three) = (sized(20, 30), sized(40, 30), sized(60, 30))
        let row = stack(.horizontal, [one, two]) { $0.distribution = .equalSpacing }
        row.insertArrangedSubview(three, at: 1)
        #expect(row.arrangedSubviews == [one, three, two] && three.superview === row)
        expectEqual(spans(row), [[0, 20], [110, 60], [260, 40]])
        let order = row.subviews
        row.insertArrangedSubview(one, at: 2)
        #expect(row.arrangedSubviews == [three, two, one] && row.subviews == order)
        expectEqual(spans(row), [[0, 60], [150, 40], [280, 20]])
        row.removeArrangedSubview(two)
        #expect(row.arrangedSubviews == [three, one] && two.superview === row)
        expectEqual(spans(row), [[0, 60], [280, 20]])
        three.removeFromSuperview()
        expectEqual(row.arrangedSubviews, [one])
    }

    @Test func `Layout margins apply if isLayoutMarginsRelativeArrangement is true`() {
        let row = stack(.horizontal, [sized(20, 30)]) {
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        }
        #expect(spans(row) == [[0, 300]] && spans(row, .vertical) == [[0, 100]])
        row.isLayoutMarginsRelativeArrangement = true
        #expect(spans(row) == [[20, 240]] && spans(row, .vertical) == [[1, 96]])
    }

    @Test func `The fitting size of a stack view includes its views and the spacing`() {
        let row = UIStackView(arrangedSubviews: [sized(20, 30), sized(40, 70), sized(60, 10)])
        row.spacing = 15
        func fitting() -> CGSize { row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        expectEqual(fitting(), CGSize(width: 150, height: 70))
        row.axis = .vertical
        expectEqual(fitting(), CGSize(width: 60, height: 140))
        row.distribution = .fillEqually
        expectEqual(fitting(), CGSize(width: 60, height: 240))
        row.arrangedSubviews[1].isHidden = true
        expectEqual(fitting(), CGSize(width: 60, height: 75))
    }

    @Test func `A removed view leaves its space to the others`() {
        let row = stack(.horizontal, [sized(30, 20), sized(40, 20), sized(50, 20)]) {
            ($0.distribution, $0.spacing) = (.fillEqually, 30)
        }
        expectEqual(spans(row), [[0, 80], [110, 80], [220, 80]])
        row.removeArrangedSubview(row.arrangedSubviews[0])
        expectEqual(spans(row), [[0, 135], [165, 135]])
    }

    @Test func `Views without an intrinsic size keep the size that they have when they are added`() {
        let views = [CGSize(width: 30, height: 40), CGSize(width: 50, height: 20)].map {
            UIView(frame: CGRect(origin: CGPoint(x: 3, y: 4), size: $0))
        }
        let column = stack(.vertical, views) { ($0.alignment, $0.distribution) = (.leading, .equalSpacing) }
        expectEqual(spans(column), [[0, 40], [280, 20]])
        expectEqual(spans(column, .horizontal), [[0, 30], [0, 50]])
        column.distribution = .fillProportionally
        // The gap is 15 points, and the heights have the ratio 2 to 1.
        expectEqual(spans(column), [[0, 190], [205, 95]])
    }

    @Test func `The constraints of a stack view have the identifiers of UIKit`() {
        let row = stack(.horizontal, [sized(30, 20), sized(40, 20)]) { $0.alignment = .center }
        let hidden = sized(10, 10)
        hidden.isHidden = true
        row.addArrangedSubview(hidden)
        TestApplication.current.settle()
        let names = (row.constraints + hidden.constraints).compactMap(\.identifier).filter { $0.hasPrefix("UISV") }
        // The ends of the row, and both ends of each view across it.
        expectEqual(names.count { $0 == "UISV-canvas-connection" }, 2 + 2 * 2)
        expectEqual(
            Set(names),
            [
                "UISV-canvas-connection", "UISV-spacing", "UISV-alignment", "UISV-hiding",
                "UISV-ambiguity-suppression",
            ])
    }
}
