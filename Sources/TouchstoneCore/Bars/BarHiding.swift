import Foundation

/// Hides and shows a navigation controller's bars in response to its settings, the keyboard and gestures.
@MainActor
final class BarHiding: UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    /// The tap recognizer, which is added to the view on first access and enabled by `onTap` or while a tap can show the bars.
    private(set) lazy var tap: UITapGestureRecognizer = {
        let made = UITapGestureRecognizer()
        made.addHandler { [weak self] _ in self?.tapped() }
        return prepared(made, "UINavigationController.barHideOnTap")
    }()
    private(set) lazy var swipe: UIPanGestureRecognizer = {
        let made = UIPanGestureRecognizer()
        made.addHandler { [weak self] in self?.swiped($0) }
        return prepared(made, "UINavigationController.barHideOnSwipe")
    }()
    private var made: [UIGestureRecognizer] = []

    var onTap = false {
        didSet { updateTap() }
    }
    var onSwipe = false {
        didSet { swipe.isEnabled = onSwipe }
    }
    var whenKeyboardAppears = false
    var whenVerticallyCompact = false {
        didSet { traitsChanged() }
    }
    /// Whether the bars are hidden by the keyboard or the traits, so that a tap shows them again.
    private var comesBackByTap = false {
        didSet { updateTap() }
    }

    /// The distance in points of a drag up before the bars are hidden, and down before they are shown. [our choice]
    private static let distance: CGFloat = 20

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
    }

    private func prepared<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        recognizer.delegate = self
        recognizer.isEnabled = false
        // The content receives the same touches.
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        made.append(recognizer)
        navigation?.viewIfLoaded?.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Adds the recognizers to the controller's view after it is loaded.
    func attach(to view: UIView) {
        for recognizer in made { view.addGestureRecognizer(recognizer) }
    }

    private func updateTap() { tap.isEnabled = onTap || comesBackByTap }

    // MARK: Gestures

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let navigation, let content = touch.view, content.isDescendant(of: navigation.content) else {
            return false
        }
        return gestureRecognizer === swipe || !(content is UIControl)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func tapped() {
        comesBackByTap = false
        guard let navigation else { return }
        hide(!navigation.isNavigationBarHidden)
    }

    private func swiped(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed, let navigation else { return }
        let way = pan.translation(in: navigation.viewIfLoaded)
        guard abs(way.y) >= Self.distance, abs(way.y) > abs(way.x) else { return }
        pan.setTranslation(.zero, in: navigation.viewIfLoaded)
        if navigation.isNavigationBarHidden != (way.y < 0) { hide(way.y < 0) }
    }

    private func hide(_ hidden: Bool) {
        guard let navigation else { return }
        navigation.setNavigationBarHidden(hidden, animated: true)
        UIViewController.hooks?.hideToolbar(of: navigation, hidden)
    }

    // MARK: Keyboard and traits

    func keyboardAppears() { if whenKeyboardAppears { hideUntilTapped() } }

    func traitsChanged() {
        guard whenVerticallyCompact, let navigation, navigation.viewIfLoaded?.windowStorage != nil else { return }
        if navigation.traitCollection.verticalSizeClass == .compact {
            hideUntilTapped()
        } else if comesBackByTap {
            comesBackByTap = false
            hide(false)
        }
    }

    private func hideUntilTapped() {
        guard navigation?.isNavigationBarHidden == false else { return }
        comesBackByTap = true
        hide(true)
    }
}

extension UIApplication {
    /// Hides the bars of navigation controllers with that setting, before a keyboard appears.
    func hideBarsForKeyboard() {
        for window in windows {
            for owner in window.ownersInTree { (owner as? UINavigationController)?.hidingIfMade?.keyboardAppears() }
        }
    }
}
