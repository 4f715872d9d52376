import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Presents an alert in the part of the window that the keyboard does not cover.
final class AlertPresentationController: UIPresentationController, SystemPresentation {
    private let dimming = DimmingView()
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var keyboardWatch: KeyboardWatch?

    func fits(_ style: UIModalPresentationStyle) -> Bool { true }

    /// An alert or action sheet that is too high fills the height between the safe areas, and scrolls.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let alert, let containerView else { return .zero }
        let (bounds, insets, gap) = (containerView.bounds, containerView.safeAreaInsets, AlertPanel.gap)
        let isAlert = alert.preferredStyle == .alert
        let covered = isAlert ? containerView.keyboardHeight : 0
        var size = alert.panelSize
        size.height = min(size.height, max(0, bounds.height - insets.top - max(covered, insets.bottom) - 2 * gap))
        let y =
            isAlert
            ? ((bounds.height - covered - size.height) / 2).rounded()
            : bounds.height - insets.bottom - gap - size.height
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: max(insets.top + gap, y), width: size.width,
            height: size.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        if let alert, alert.preferredStyle == .actionSheet, alert.cancelAction != nil {
            dimming.dismissed = alert
            dimming.touched = { [weak alert] in
                if let alert, let cancel = alert.cancelAction { alert.choose(cancel) }
            }
        }
        containerView.addSubview(dimming)
        UIView.performWithoutAnimation { dimming.alpha = 0 }
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
        watchKeyboard()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { takeAway() } }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { takeAway() } }

    private func takeAway() {
        dimming.removeFromSuperview()
        keyboardWatch = nil
    }

    override func containerViewDidLayoutSubviews() { place() }

    private func place() {
        guard !presentedViewController.isOnItsWay, let view = presentedView, view.superview === containerView else {
            return
        }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// Observes the keyboard, so that the alert moves with the keyboard of its text fields.
    private func watchKeyboard() {
        guard keyboardWatch == nil else { return }
        keyboardWatch = KeyboardWatch { [weak self] duration in self?.keyboardMoves(duration) }
    }

    private func keyboardMoves(_ duration: TimeInterval) {
        guard let view = presentedView, view.frame != frameOfPresentedViewInContainerView else { return }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { self.place() }
    }

    var ownAnimator: any UIViewControllerAnimatedTransitioning {
        let isAlert = alert?.preferredStyle == .alert
        return ModalAnimator(self, fades: isAlert, grows: isAlert)
    }
}

/// Calls a closure before the keyboard's frame changes, until it is deallocated.
private final class KeyboardWatch {
    private let token: any NSObjectProtocol

    init(_ moved: @escaping @MainActor @Sendable (TimeInterval) -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { news in
            let duration = news.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
            MainActor.assumeIsolated { moved(duration) }
        }
    }
    deinit { NotificationCenter.default.removeObserver(token) }
}

extension UIView {
    /// The height of the part of this view that the keyboard and input views cover at its bottom edge, in points.
    fileprivate var keyboardHeight: CGFloat {
        guard let window, let top = window.application?.inputFrame?.minY else { return 0 }
        return max(0, window.screenPoint(convert(CGPoint(x: 0, y: bounds.maxY), to: nil)).y - top)
    }
}
