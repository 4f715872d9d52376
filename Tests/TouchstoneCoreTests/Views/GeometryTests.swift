import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// How frame, bounds, center, transform and anchor point depend on each other.
@Suite(.application(tracing: .both)) @MainActor
struct GeometryTests {
    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9 && abs(one.width - other.width) < 1e-9
            && abs(one.height - other.height) < 1e-9
    }

    @Test func `The frame is derived from center and bounds`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
        expectEqual(view.center, CGPoint(25, 40))
        view.center = CGPoint(100, 100)
        expectEqual(view.frame, CGRect(x: 85, y: 80, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        expectEqual(view.frame, CGRect(x: 95, y: 95, width: 10, height: 10))
        expectEqual(view.center, CGPoint(100, 100))
        view.bounds.origin = CGPoint(5, 5)
        expectEqual(view.frame, CGRect(x: 95, y: 95, width: 10, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        expectEqual(view.bounds, CGRect(x: 5, y: 5, width: 50, height: 60))
    }

    @Test func `A frame with negative size is standardized`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: -10, height: -5))
        expectEqual(view.frame, CGRect(x: 0, y: 5, width: 10, height: 5))
        expectEqual(view.bounds.size, CGSize(width: 10, height: 5))
    }

    @Test func `A transform changes the frame and neither bounds nor center`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
        expectEqual(view.frame, CGRect(x: 25, y: 37.5, width: 50, height: 25))
        expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
        expectEqual(view.center, CGPoint(50, 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let side = 100 * CGFloat(2).squareRoot()
        #expect(isNear(view.frame, CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side)))
        view.transform = .identity
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(translationX: 3, y: 4)
        expectEqual(view.frame, CGRect(x: 3, y: 4, width: 100, height: 100))
        expectEqual(view.center, CGPoint(50, 50))
    }

    @Test func `A new anchor point keeps the center and moves the frame`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.anchorPoint = .zero
        expectEqual(view.center, CGPoint(50, 50))
        expectEqual(view.frame, CGRect(x: 50, y: 50, width: 100, height: 100))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        expectEqual(view.center, .zero)
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 30))
        view.layer.anchorPoint = CGPoint(1, 1)
        expectEqual(view.frame, CGRect(x: -30, y: -30, width: 30, height: 30))
    }

    @Test func `Setting the frame of a transformed view sets bounds and center`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 0.5, y: -2)
        view.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
        #expect(isNear(view.frame, CGRect(x: 10, y: 20, width: 60, height: 80)))
        #expect(isNear(view.bounds, CGRect(x: 0, y: 0, width: 120, height: 40)))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 70)
        #expect(isNear(view.frame, CGRect(x: 0, y: 0, width: 30, height: 70)))
        #expect(isNear(view.bounds, CGRect(x: 0, y: 0, width: 70, height: 30)))
    }

    @Test func `A layer shares geometry, opacity, visibility and clipping with its view`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer === view.layer)
        #expect(view.layer.position == view.center && view.layer.bounds == view.bounds)
        view.layer.position = .zero
        expectEqual(view.frame, CGRect(x: -15, y: -20, width: 30, height: 40))
        view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(view.center, CGPoint(2.5, 4))
        view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
        view.layer.transform = CATransform3DMakeScale(3, 3, 9)
        expectEqual(view.transform, CGAffineTransform(scaleX: 3, y: 3))
        expectEqual(view.layer.transform.m33, 9)
        view.transform = .identity
        expectEqual(view.layer.transform, CATransform3DIdentity)
        view.layer.opacity = 0.25
        view.layer.isHidden = true
        view.layer.masksToBounds = true
        #expect(view.alpha == 0.25 && view.isHidden && view.clipsToBounds)
    }
}

/// Autoresizing masks.
@Suite(.application(tracing: .both)) @MainActor
struct AutoresizingTests {
    /// A superview of 100 points grows to 200.
    private func grown(_ mask: UIView.AutoresizingMask, from frame: CGRect) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: frame)
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        return child.frame
    }

    @Test(
        arguments: [
            ([], 20, 30), (.flexibleLeftMargin, 120, 30), (.flexibleWidth, 20, 130), (.flexibleRightMargin, 20, 30),
            // Flexible parts grow in proportion to their lengths: 20 before, 30 inside, 50 after.
            ([.flexibleLeftMargin, .flexibleWidth], 60, 90), ([.flexibleWidth, .flexibleRightMargin], 20, 67.5),
            ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 * 2.0 / 7, 30),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func `Each horizontal autoresizing mask sets the expected position and width`(
        mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat
    ) {
        let frame = grown(mask, from: CGRect(x: 20, y: 5, width: 30, height: 10))
        #expect(abs(frame.minX - x) < 1e-9 && abs(frame.width - width) < 1e-9, "\(frame)")
        #expect(frame.minY == 5 && frame.height == 10)
    }

    @Test(
        arguments: [
            ([], 20, 30), (.flexibleTopMargin, 120, 30), (.flexibleHeight, 20, 130), (.flexibleBottomMargin, 20, 30),
            ([.flexibleTopMargin, .flexibleHeight], 60, 90), ([.flexibleHeight, .flexibleBottomMargin], 20, 67.5),
            ([.flexibleTopMargin, .flexibleBottomMargin], 20 + 100 * 2.0 / 7, 30),
            ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], 40, 60),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func `Each vertical autoresizing mask sets the expected position and height`(
        mask: UIView.AutoresizingMask, y: CGFloat, height: CGFloat
    ) {
        let frame = grown(mask, from: CGRect(x: 5, y: 20, width: 10, height: 30))
        #expect(abs(frame.minY - y) < 1e-9 && abs(frame.height - height) < 1e-9, "\(frame)")
        #expect(frame.minX == 5 && frame.width == 10)
    }

    @Test func `Horizontal and vertical autoresizing are independent`() {
        let frame = grown([.flexibleWidth, .flexibleTopMargin], from: CGRect(x: 20, y: 5, width: 30, height: 10))
        expectEqual(frame, CGRect(x: 20, y: 105, width: 130, height: 10))
    }

    @Test func `Autoresizing continues through all levels and can be undone`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        for view in [child, leaf] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        parent.addSubview(child)
        child.addSubview(leaf)
        parent.bounds.size = CGSize(width: 300, height: 50)
        expectEqual(child.frame, CGRect(x: 0, y: 0, width: 300, height: 50))
        expectEqual(leaf.frame, CGRect(x: 10, y: 10, width: 280, height: 30))
        parent.bounds.size = CGSize(width: 100, height: 100)
        expectEqual(leaf.frame, CGRect(x: 10, y: 10, width: 80, height: 80))
    }

    @Test func `A subview of zero length grows, and no length becomes negative`() {
        expectEqual(grown(.flexibleWidth, from: .zero).width, 100)
        let parent = UIView(frame: .zero)
        let child = UIView(frame: .zero)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 40, height: 30)
        expectEqual(child.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
        child.frame = CGRect(x: 30, y: 0, width: 10, height: 30)
        parent.frame.size = .zero
        #expect(child.frame.width == 0 && child.frame.height == 0)
    }

    @Test func `Autoresizing can be disabled, and a moved superview resizes nothing`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.autoresizesSubviews = false
        parent.frame.size.width = 200
        expectEqual(child.frame.width, 100)
        parent.autoresizesSubviews = true
        parent.center = CGPoint(500, 500)
        parent.bounds.origin.x = 30
        expectEqual(child.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `The root view fills its window, also after the window is resized`() {
        let controller = UIViewController()
        let window = TestApplication.current.makeWindow("window", root: controller)
        expectEqual(controller.view.frame, window.bounds)
        window.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
    }
}
