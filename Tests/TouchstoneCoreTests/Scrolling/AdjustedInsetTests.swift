import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The insets that a scroll view adds for the safe area, and its keyboard and zoom settings.
@Suite(.application) @MainActor
struct AdjustedInsetTests {
    let app = TestApplication.current
    private let page = UIViewController()
    private let scroll = UIScrollView()

    init() {
        let window = TestApplication.current.makeWindow()
        window.rootViewController = page
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)
        scroll.frame = page.view.bounds
        page.view.addSubview(UIView())
        page.view.addSubview(scroll)
    }

    private var insets: [CGFloat] {
        let insets = scroll.adjustedContentInset
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.automatic, false), (.scrollableAxes, false), (.always, true),
    ])
    func `The safe area is part of the insets along the axes that scroll or always bounce, or always`(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ always: Bool
    ) {
        scroll.contentInsetAdjustmentBehavior = behavior
        var seen: [[CGFloat]] = []
        scroll.contentSize = CGSize(width: 390, height: 844)
        seen.append(insets)
        scroll.contentSize = CGSize(width: 390, height: 845)
        seen.append(insets)
        scroll.contentSize = CGSize(width: 391, height: 844)
        seen.append(insets)
        scroll.contentSize = .zero
        scroll.alwaysBounceVertical = true
        seen.append(insets)
        (scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal) = (false, true)
        seen.append(insets)
        let (vertical, horizontal): ([CGFloat], [CGFloat]) = ([50, 0, 30, 0], [0, 10, 0, 20])
        expectEqual(
            seen,
            (always
                ? Array(repeating: [50, 10, 30, 20], count: 5)
                : [[0, 0, 0, 0], vertical, horizontal, vertical, horizontal]))
    }

    @Test func `Insets change the offset at the beginning of the content, and never elsewhere`() {
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.contentInset = UIEdgeInsets(top: 5, left: 1, bottom: 2, right: 3)
        #expect(insets == [55, 1, 32, 3] && scroll.contentOffset == CGPoint(x: -1, y: -55))
        page.additionalSafeAreaInsets.top = 70
        #expect(insets == [75, 1, 32, 3] && scroll.contentOffset.y == -75)
        scroll.contentOffset.y = 100
        page.additionalSafeAreaInsets.top = 20
        #expect(insets == [25, 1, 32, 3] && scroll.contentOffset.y == 100)
        scroll.contentOffset.y = 2000
        page.additionalSafeAreaInsets.bottom = 0
        expectEqual(scroll.contentOffset.y, 2000 + 2 - 844)
        // The content does not count the part of the safe area that the insets cover.
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        scroll.addSubview(inner)
        scroll.contentOffset.y = -25
        expectEqual(inner.safeAreaInsets.top, 0)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset.y = 0
        expectEqual(inner.safeAreaInsets.top, 20)
    }

    @Test func `SV-13: a range of zoom scales makes a pinch recognizer, whichever limit is set last`() {
        var seen: [Bool] = []
        for (least, most) in [(1.0, 1.0), (0.5, 1), (1, 1), (1, 2), (2, 2), (2, 1)] as [(CGFloat, CGFloat)] {
            scroll.minimumZoomScale = least
            scroll.maximumZoomScale = most
            seen.append(scroll.pinchGestureRecognizer != nil)
        }
        scroll.minimumZoomScale = 0.5
        seen.append(scroll.pinchGestureRecognizer != nil)
        scroll.minimumZoomScale = 1
        seen.append(scroll.pinchGestureRecognizer != nil)
        expectEqual(seen, [false, true, false, true, false, false, true, false])
    }

    @Test(arguments: [
        (UIScrollView.KeyboardDismissMode.none, [true, true]), (.onDrag, [false, false]),
        (.interactive, [true, false]),
        (.onDragWithAccessory, [false, false]), (.interactiveWithAccessory, [true, false]),
    ])
    func `A drag dismisses the keyboard at once, or when the finger reaches it`(
        _ mode: UIScrollView.KeyboardDismissMode, _ editing: [Bool]
    ) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        page.view.addSubview(field)
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.keyboardDismissMode = mode
        field.becomeFirstResponder()
        app.settle()
        app.fingerDown(at: CGPoint(x: 200, y: 500))
        app.fingerMove(to: CGPoint(x: 200, y: 620), duration: 0.2)
        var seen = [field.isEditing]
        app.fingerMove(to: CGPoint(x: 200, y: 640), duration: 0.1)
        seen.append(field.isEditing)
        app.fingerUp()
        expectEqual(seen, editing)
    }
}
