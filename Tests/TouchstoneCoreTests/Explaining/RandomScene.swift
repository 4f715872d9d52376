import TouchstoneTestSupport
import UIKit

/// Random view trees with many faults that prevent touches.
@MainActor
enum RandomScene {
    /// Adds `count` views below the window, and returns all views, the window first.
    @discardableResult
    static func fill(_ window: UIWindow, _ count: Int, _ generator: inout SeededRandomNumberGenerator) -> [UIView] {
        var views: [UIView] = [window]
        for number in 1...count {
            let parent = views[generator.below(views.count)]
            let size = generator.below(12) == 0 ? 0 : 20 + CGFloat(generator.below(300))
            let view = generator.below(5) == 0 ? UIButton() : UIView()
            view.accessibilityIdentifier = "v\(number)"
            view.frame = CGRect(
                x: CGFloat(generator.below(200)) - 40, y: CGFloat(generator.below(300)) - 40, width: size, height: size)
            parent.addSubview(view)
            spoil(view, &generator)
            views.append(view)
        }
        return views
    }

    private static func spoil(_ view: UIView, _ generator: inout SeededRandomNumberGenerator) {
        switch generator.below(12) {
        case 0: view.isHidden = true
        case 1: view.alpha = 0.005
        case 2: view.isUserInteractionEnabled = false
        case 3: view.transform = CGAffineTransform(scaleX: 0, y: 1)
        case 4: view.transform = CGAffineTransform(rotationAngle: CGFloat(generator.below(6)))
        case 5: view.bounds.origin = CGPoint(x: CGFloat(generator.below(100)), y: CGFloat(generator.below(100)))
        case 6: (view as? UIControl)?.isEnabled = false
        default: break
        }
    }
}
