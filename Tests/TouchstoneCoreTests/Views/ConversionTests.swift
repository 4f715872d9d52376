import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Conversion of points and rectangles between views.
@Suite(.application(tracing: .both)) @MainActor
struct ConversionTests {
    let app = TestApplication.current

    /// Checks all methods of conversion in both directions.
    private func check(
        _ point: CGPoint, of view: UIView, is expected: CGPoint, of other: UIView,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectNear(view.convert(point, to: other), expected, sourceLocation)
        expectNear(other.convert(point, from: view), expected, sourceLocation)
        expectNear(other.convert(expected, to: view), point, sourceLocation)
        expectNear(view.convert(expected, from: other), point, sourceLocation)
        let rect = CGRect(origin: point, size: .zero)
        expectNear(view.convert(rect, to: other).origin, expected, sourceLocation)
        expectNear(other.convert(rect, from: view).origin, expected, sourceLocation)
    }

    private func expectNear(_ point: CGPoint, _ expected: CGPoint, _ sourceLocation: SourceLocation) {
        #expect(
            abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9, "\(point) is not \(expected)",
            sourceLocation: sourceLocation)
    }

    private struct Scene {
        let window: UIWindow
        let left: UIView
        let right: UIView
        let leftChild: UIView
        let rightChild: UIView
    }

    private func makeScene() -> Scene {
        let window = app.makeWindow()
        let left = UIView().placed("left", 10, 20, 100, 100, in: window)
        let right = UIView().placed("right", 200, 50, 100, 100, in: window)
        return Scene(
            window: window, left: left, right: right,
            leftChild: UIView().placed("left child", 5, 5, 50, 50, in: left),
            rightChild: UIView().placed("right child", 7, 7, 50, 50, in: right))
    }

    @Test func `Points convert between parents, children, siblings and cousins`() {
        let scene = makeScene()
        check(CGPoint(1, 2), of: scene.left, is: CGPoint(11, 22), of: scene.window)
        check(CGPoint(1, 2), of: scene.leftChild, is: CGPoint(6, 7), of: scene.left)
        check(CGPoint(1, 2), of: scene.leftChild, is: CGPoint(16, 27), of: scene.window)
        check(CGPoint(1, 2), of: scene.left, is: CGPoint(-189, -28), of: scene.right)
        check(CGPoint(1, 2), of: scene.leftChild, is: CGPoint(-191, -30), of: scene.rightChild)
        check(CGPoint(1, 2), of: scene.leftChild, is: CGPoint(-184, -23), of: scene.right)
        check(CGPoint(1, 2), of: scene.left, is: CGPoint(1, 2), of: scene.left)
    }

    @Test func `Conversion to and from nil uses the window's coordinates`() {
        let scene = makeScene()
        expectEqual(scene.leftChild.convert(CGPoint(1, 2), to: nil), CGPoint(16, 27))
        expectEqual(scene.leftChild.convert(CGPoint(16, 27), from: nil), CGPoint(1, 2))
        expectEqual(
            scene.leftChild.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil),
            CGRect(x: 16, y: 27, width: 3, height: 4))
        expectEqual(
            scene.leftChild.convert(CGRect(x: 16, y: 27, width: 3, height: 4), from: nil),
            CGRect(x: 1, y: 2, width: 3, height: 4))
        // The window's position on the screen does not count.
        scene.window.frame.origin = CGPoint(40, 40)
        expectEqual(scene.leftChild.convert(CGPoint(1, 2), to: nil), CGPoint(16, 27))
        expectEqual(scene.window.convert(CGPoint(1, 2), to: nil), CGPoint(1, 2))
    }

    @Test func `Without a window, conversion to and from nil uses the root view's coordinates`() {
        let root = UIView().placed("root", 30, 40, 100, 100)
        let child = UIView().placed("child", 5, 6, 10, 10, in: root)
        expectEqual(child.convert(CGPoint(1, 1), to: nil), CGPoint(6, 7))
        expectEqual(child.convert(CGPoint(6, 7), from: nil), CGPoint(1, 1))
        expectEqual(root.convert(CGPoint(1, 1), to: nil), CGPoint(1, 1))
        let sibling = UIView().placed("sibling", 50, 50, 10, 10, in: root)
        check(CGPoint(0, 0), of: child, is: CGPoint(-45, -44), of: sibling)
    }

    @Test func `Points convert between windows through the screen`() {
        let scene = makeScene()
        let other = app.makeWindow("other")
        other.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
        let inOther = UIView().placed("in other", 10, 10, 50, 50, in: other)
        check(CGPoint(0, 0), of: scene.window, is: CGPoint(-100, -200), of: other)
        check(CGPoint(1, 2), of: scene.leftChild, is: CGPoint(16 - 110, 27 - 210), of: inOther)
        scene.window.frame.origin = CGPoint(3, 4)
        check(CGPoint(1, 2), of: scene.leftChild, is: CGPoint(19 - 110, 31 - 210), of: inOther)
    }

    @Test func `Points convert through a bounds origin`() {
        let scene = makeScene()
        scene.left.bounds.origin = CGPoint(30, -40)
        check(CGPoint(0, 0), of: scene.leftChild, is: CGPoint(5 - 30 + 10, 5 + 40 + 20), of: scene.window)
        check(CGPoint(30, -40), of: scene.left, is: CGPoint(10, 20), of: scene.window)
    }

    @Test func `Points convert through rotation, scale, mirroring and translation`() {
        let scene = makeScene()
        scene.left.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // A quarter turn around the center (60, 70) moves the top left corner to the top right.
        check(CGPoint(0, 0), of: scene.left, is: CGPoint(110, 20), of: scene.window)
        check(CGPoint(100, 0), of: scene.left, is: CGPoint(110, 120), of: scene.window)
        scene.left.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        check(CGPoint(0, 0), of: scene.left, is: CGPoint(-40, 45), of: scene.window)
        scene.left.transform = CGAffineTransform(scaleX: -1, y: 1)
        check(CGPoint(0, 0), of: scene.left, is: CGPoint(110, 20), of: scene.window)
        scene.left.transform = CGAffineTransform(translationX: 7, y: 8)
        check(CGPoint(0, 0), of: scene.left, is: CGPoint(17, 28), of: scene.window)
        scene.left.layer.anchorPoint = .zero
        scene.left.transform = CGAffineTransform(scaleX: 2, y: 2)
        check(CGPoint(1, 1), of: scene.left, is: CGPoint(62, 72), of: scene.window)
    }

    @Test func `A converted rectangle is the bounding box of its corners`() {
        let scene = makeScene()
        scene.left.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let box = scene.left.convert(scene.left.bounds, to: scene.window)
        let half = 50 * CGFloat(2).squareRoot()
        #expect(abs(box.minX - (60 - half)) < 1e-9 && abs(box.width - 2 * half) < 1e-9)
        #expect(abs(box.minY - (70 - half)) < 1e-9 && abs(box.height - 2 * half) < 1e-9)
        expectEqual(box, scene.left.frame)
        scene.left.transform = CGAffineTransform(scaleX: -2, y: 1)
        let mirrored = scene.left.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: scene.window)
        expectEqual(mirrored, CGRect(x: 140, y: 20, width: 20, height: 10))
        #expect(scene.left.convert(CGRect.null, to: scene.window).isNull)
        #expect(scene.left.convert(CGRect.infinite, to: scene.window).isInfinite)
    }

    @Test func `Conversion through a singular transform stays finite`() {
        let scene = makeScene()
        scene.left.transform = CGAffineTransform(scaleX: 0, y: 0)
        let point = scene.leftChild.convert(CGPoint(3, 4), from: scene.rightChild)
        #expect(point.x.isFinite && point.y.isFinite)
        let up = scene.leftChild.convert(CGPoint(3, 4), to: scene.window)
        expectEqual(up, CGPoint(60, 70))
        expectEqual(scene.leftChild.convert(CGRect(x: 1, y: 1, width: 5, height: 5), to: nil).size, .zero)
    }

    /// Compares each conversion with the affine transforms of frame, bounds and transform.
    @Test func `Points convert in random trees through the root and back`() {
        var generator = SeededRandomNumberGenerator(99)
        for seed in 1...40 {
            let tree = RandomTree(seed: UInt64(seed), count: 30, overriding: false)
            for _ in 0..<20 {
                let view = tree.views.randomElement(using: &generator)!
                let other = tree.views.randomElement(using: &generator)!
                guard canBeUndone(view), canBeUndone(other) else { continue }
                let point = CGPoint(generator.length(-300...300), generator.length(-300...300))
                let there = view.convert(point, to: other)
                let viaRoot = fromRoot(toRoot(point, view), other)
                #expect(distance(there, viaRoot) < 1e-6 * (1 + distance(there, .zero)), "seed \(seed)")
                let back = other.convert(there, to: view)
                #expect(distance(back, point) < 1e-4 * (1 + distance(there, .zero)), "seed \(seed)")
            }
        }
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

    private func canBeUndone(_ view: UIView) -> Bool {
        abs(view.transform.determinant) > 1e-3 && (view.superview.map { canBeUndone($0) } ?? true)
    }

    /// The transform from the view's bounds to its superview.
    private func map(_ view: UIView) -> CGAffineTransform {
        let (bounds, anchor) = (view.bounds, view.layer.anchorPoint)
        return CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
        ).concatenating(view.transform).concatenating(
            CGAffineTransform(translationX: view.center.x, y: view.center.y))
    }

    private func toRoot(_ point: CGPoint, _ view: UIView) -> CGPoint {
        guard let superview = view.superview else { return point }
        return toRoot(point.applying(map(view)), superview)
    }

    private func fromRoot(_ point: CGPoint, _ view: UIView) -> CGPoint {
        guard let superview = view.superview else { return point }
        return fromRoot(point, superview).applying(map(view).inverted())
    }
}
