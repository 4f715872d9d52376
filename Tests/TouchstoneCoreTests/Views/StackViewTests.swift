import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Stack views without constraints.
@Suite(.application(tracing: .both)) @MainActor
struct StackViewTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func stack(_ distribution: UIStackView.Distribution, _ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        stack.distribution = distribution
        stack.spacing = 10
        stack.layoutIfNeeded()
        return stack
    }

    /// The position and the length of each arranged subview.
    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func `Each distribution places the arranged subviews along the axis`() {
        func spans(_ distribution: UIStackView.Distribution) -> [[CGFloat]] {
            self.spans(stack(distribution, [box(20, 20), box(40, 20), box(80, 20)]))
        }
        expectEqual(spans(.fill), [[0, 20], [30, 40], [80, 220]])
        expectEqual(spans(.fillProportionally), [[0, 40], [50, 80], [140, 160]])
        expectEqual(spans(.equalSpacing), [[0, 20], [100, 40], [220, 80]])
        expectEqual(spans(.equalCentering), [[0, 20], [115, 40], [220, 80]])
        let third = CGFloat(280) / 3
        expectEqual(spans(.fillEqually).map { $0[1] }, [third, third, third])
    }

    @Test func `Each alignment places the arranged subviews across the axis`() {
        let boxes = [box(20, 20), box(40, 30)]
        let row = stack(.fill, boxes)
        expectEqual(boxes[0].frame.height, 50)
        row.alignment = .center
        row.layoutIfNeeded()
        #expect(boxes[0].frame.minY == 15 && boxes[0].frame.height == 20)
        row.alignment = .bottom
        row.layoutIfNeeded()
        expectEqual(boxes[1].frame.minY, 20)
    }

    @Test func `Hidden arranged subviews take no space, and hit tests find the others`() {
        let window = TestApplication.current.makeWindow()
        let views = [box(100, 50), box(100, 50), box(100, 50)]
        let row = stack(.fill, views)
        window.addSubview(row)
        TestApplication.current.settle()
        #expect(window.hitTest(CGPoint(x: 120, y: 10), with: nil) === views[1])
        views[0].isHidden = true
        TestApplication.current.settle()
        #expect(window.hitTest(CGPoint(x: 120, y: 10), with: nil) === views[2])
        views[1].removeFromSuperview()
        TestApplication.current.settle()
        expectEqual(row.arrangedSubviews, [views[0], views[2]])
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === views[2])
    }

    @Test func `sizeThatFits of a stack view includes spacing, margins and nested stack views`() {
        let column = UIStackView(arrangedSubviews: [box(20, 20), box(60, 30)])
        column.axis = .vertical
        column.spacing = 8
        column.setCustomSpacing(2, after: column.arrangedSubviews[0])
        expectEqual(column.sizeThatFits(.zero), CGSize(width: 60, height: 52))
        column.isLayoutMarginsRelativeArrangement = true
        expectEqual(column.sizeThatFits(.zero), CGSize(width: 76, height: 68))
        let outer = UIStackView(arrangedSubviews: [column, box(10, 10)])
        expectEqual(outer.sizeThatFits(.zero), CGSize(width: 86, height: 68))
    }

    @Test func `Arranged subviews that do not fit are shortened at the end`() {
        let row = stack(.fill, [box(200, 20), box(200, 20), box(50, 20)])
        expectEqual(spans(row), [[0, 200], [210, 80], [300, 0]])
        row.removeArrangedSubview(row.arrangedSubviews[0])
        expectEqual(spans(row), [[0, 200], [210, 90]])
    }
}
