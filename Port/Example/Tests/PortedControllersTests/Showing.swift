import TouchstoneTesting
import UIKit

/// The test's application, with this screen in its window, laid out.
@MainActor
func show<Screen: UIViewController>(_ screen: Screen) -> (app: TestApplication, screen: Screen) {
    let app = TestApplication.current
    _ = app.makeWindow(root: screen)
    app.settle()
    return (app, screen)
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool { abs(one - other) <= tolerance }

/// What a pan takes before it begins may be missing from where a view ends up.
let slop: CGFloat = 13

/// The frontmost visible view below `root` that shows or is read as `title`: a label, a button, or whatever has it as its accessibility label.
@MainActor
func titled(_ title: String, in root: UIView?) -> UIView? {
    guard let root, !root.isHidden, root.alpha > 0.01 else { return nil }
    for view in root.subviews.reversed() {
        if let found = titled(title, in: view) { return found }
    }
    if let label = root as? UILabel, label.text == title { return root }
    if let button = root as? UIButton, button.currentTitle == title || button.configuration?.title == title { return root }
    return root.accessibilityLabel == title ? root : nil
}

/// The first view of this class below `root`, in the order of the tree.
@MainActor
func first<View: UIView>(_ type: View.Type, in root: UIView?) -> View? {
    guard let root else { return nil }
    if let root = root as? View { return root }
    for view in root.subviews {
        if let found = first(type, in: view) { return found }
    }
    return nil
}

/// Where a view is in its window.
@MainActor
func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

@MainActor
func middle(_ view: UIView) -> CGPoint {
    let place = place(view)
    return CGPoint(x: place.midX, y: place.midY)
}

extension TestApplication {
    /// A tap at what has this title; false where nothing has.
    @discardableResult
    func tap(_ title: String, in root: UIView?, settling seconds: TimeInterval = 1) -> Bool {
        guard let view = titled(title, in: root) else { return false }
        fingerTap(at: CGPoint(x: place(view).midX, y: place(view).midY))
        advance(by: seconds)
        return true
    }

    /// A drag that comes to rest before the finger lifts, so that nothing is thrown.
    func dragAndHold(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4) {
        fingerDown(at: start)
        fingerMove(to: end, duration: duration)
        advance(by: 0.3)
        fingerUp()
    }
}
