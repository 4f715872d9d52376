import TouchstoneTestSupport
import UIKit

/// Trees in which much is wrong.
@MainActor
enum RandomScene {
    /// Adds so many views below the window, and answers all, the window first.
    @discardableResult
    static func fill(_ window: UIWindow, _ count: Int, _ dice: inout SeededRandomNumberGenerator) -> [UIView] {
        var views: [UIView] = [window]
        for number in 1...count {
            let parent = views[dice.below(views.count)]
            let size = dice.below(12) == 0 ? 0 : 20 + CGFloat(dice.below(300))
            let view = dice.below(5) == 0 ? UIButton() : UIView()
            view.accessibilityIdentifier = "v\(number)"
            view.frame = CGRect(
                x: CGFloat(dice.below(200)) - 40, y: CGFloat(dice.below(300)) - 40, width: size, height: size)
            parent.addSubview(view)
            spoil(view, &dice)
            views.append(view)
        }
        return views
    }

    private static func spoil(_ view: UIView, _ dice: inout SeededRandomNumberGenerator) {
        switch dice.below(12) {
        case 0: view.isHidden = true
        case 1: view.alpha = 0.005
        case 2: view.isUserInteractionEnabled = false
        case 3: view.transform = CGAffineTransform(scaleX: 0, y: 1)
        case 4: view.transform = CGAffineTransform(rotationAngle: CGFloat(dice.below(6)))
        case 5: view.bounds.origin = CGPoint(x: CGFloat(dice.below(100)), y: CGFloat(dice.below(100)))
        case 6: (view as? UIControl)?.isEnabled = false
        default: break
        }
    }
}
