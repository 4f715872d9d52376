import Foundation

/// Hides a navigation controller's bars and shows them again, as its settings, the keyboard and the user's fingers have it.
@MainActor
final class BarHiding: UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    /// On the view from when it is first asked for, and enabled where the setting says so.
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
    /// The bars are hidden, and not by a tap or a swipe: a tap brings them back.
    private var comesBackByTap = false {
        didSet { updateTap() }
    }

    /// So many points a drag goes up before the bars go, and down before they come. [our choice]
    private static let distance: CGFloat = 20

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
    }

    private func prepared<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        recognizer.delegate = self
        recognizer.isEnabled = false
        // The content hears of the same fingers.
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        made.append(recognizer)
        navigation?.viewIfLoaded?.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// The controller's view has been loaded.
    func attach(to view: UIView) {
        for recognizer in made { view.addGestureRecognizer(recognizer) }
    }

    private func updateTap() { tap.isEnabled = onTap || comesBackByTap }

    // MARK: Fingers

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

    // MARK: What else hides them

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
    /// A keyboard is about to come: bars go where navigation controllers say so.
    func hideBarsForKeyboard() {
        for window in windows {
            for owner in window.ownersInTree { (owner as? UINavigationController)?.hidingIfMade?.keyboardAppears() }
        }
    }
}
