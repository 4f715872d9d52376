import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Differences between Foundation's rectangles on this platform and Core Graphics (docs/geometry.md); nothing depends on them.
@Suite(.application(tracing: .both)) @MainActor
struct RectangleTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    // MARK: The table of docs/geometry.md

    @Test func `Foundation counts a shared edge as an intersection`() {
        #expect(square.intersects(square.offsetBy(dx: 10, dy: 0)))
        #expect(square.intersects(square.offsetBy(dx: 10, dy: 10)))
        #expect(square.intersects(CGRect(x: 0, y: 0, width: 0, height: 0)))
        let common = square.intersection(square.offsetBy(dx: 10, dy: 0))
        #expect(!common.isNull && common.isEmpty)
    }

    @Test func `Rectangles of Foundation and Core Graphics agree in the other cases`() {
        let empty = CGRect(x: 5, y: 5, width: 0, height: 0)
        #expect(square.intersects(empty) && !square.intersects(.null))
        expectEqual(square.union(CGRect(x: 50, y: 50, width: 0, height: 0)), CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(square.union(.null) == square && square.intersection(square.offsetBy(dx: 11, dy: 0)).isNull)
        #expect(square.contains(CGPoint.zero) && !square.contains(CGPoint(x: 10, y: 5)))
        #expect(!empty.contains(empty.origin) && square.contains(empty) && square.contains(square))
        #expect(square.insetBy(dx: 5, dy: 5).isEmpty && !square.insetBy(dx: 5, dy: 5).isNull)
        #expect(square.insetBy(dx: 6, dy: 0).isNull && CGRect.null.isEmpty && !CGRect.infinite.isEmpty)
        let backwards = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(backwards == square && backwards.minX == 0 && backwards.width == 10 && backwards.size.width == -10)
        #expect(backwards.standardized.origin == .zero && backwards.contains(CGPoint(x: 5, y: 5)))
        expectEqual(
            CGRect(x: 1.2, y: 2.7, width: 3.3, height: 4.6).integral, CGRect(x: 1, y: 2, width: 4, height: 6))
    }

    // MARK: Views

    @Test func `Views with frames of NaN receive no touches and draw finite rectangles`() {
        let app = TestApplication.current
        let window = app.makeWindow("W")
        let broken = CGRect(x: CGFloat.nan, y: 0, width: 100, height: CGFloat.nan)
        let views = [
            UISlider(frame: broken), UISegmentedControl(items: ["a", "b"]), UITextField(frame: broken),
            UIButton(frame: broken), UIScrollView(frame: broken), UIView(frame: broken),
        ]
        window.clipsToBounds = true
        for view in views {
            view.frame = broken
            view.backgroundColor = .red
            window.addSubview(view)
        }
        app.settle()
        _ = window.displayList()
        app.fingerTap(at: CGPoint(x: 50, y: 5))
        app.tapStatusBar()
        for view in views {
            #expect(!view.point(inside: CGPoint(x: 5, y: 5), with: nil))
            if let slider = view as? UISlider { #expect(!slider.isTracking) }
        }
        #expect(window.displayList().commands.allSatisfy { $0.isFinite })
    }

    @Test func `Layout margins larger than a stack view leave its subview no width`() {
        let app = TestApplication.current
        let window = app.makeWindow("W")
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
        stack.axis = .vertical
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
        stack.isLayoutMarginsRelativeArrangement = true
        let inside = UIView()
        stack.addArrangedSubview(inside)
        window.addSubview(stack)
        app.settle()
        expectEqual(inside.bounds.width, 0)
        expectEqual(stack.layoutMarginsGuide.layoutFrame.size.width, 0)
    }

    @Test func `Views smaller than their borders draw finite rectangles`() {
        let app = TestApplication.current
        let window = app.makeWindow("W")
        let thin = UIView(frame: CGRect(x: 10, y: 10, width: 3, height: 50))
        thin.layer.borderWidth = 8
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 0, height: 0))
        field.borderStyle = .roundedRect
        for view in [thin, field] { window.addSubview(view) }
        app.settle()
        #expect(window.displayList().commands.allSatisfy { $0.isFinite })
    }
}

extension DrawingCommand {
    fileprivate var isFinite: Bool {
        switch self {
        case .fill(let rect, _, _), .stroke(let rect, _, _, _), .image(_, let rect):
            [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.isFinite }
        default: true
        }
    }
}
