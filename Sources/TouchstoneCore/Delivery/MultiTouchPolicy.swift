import Foundation

/// Decides which new touches a view receives (DL-13 to DL-17). Recognizers receive all of them.
enum MultiTouchPolicy {
    /// Returns why `touch` must be suppressed for its view, for its whole life; `nil` if it need not be.
    @MainActor
    static func suppressionReason(_ touch: UITouch, among live: [UITouch], _ choices: Behavior) -> SuppressionReason? {
        guard let view = touch.view else { return nil }
        for other in live where other.window === touch.window && other.currentPhase != .cancelled {
            guard let otherView = other.view else { continue }
            let isTracked = other.delivery.state == .waiting || other.delivery.isOpen
            if otherView === view {
                if !view.isMultipleTouchEnabled, isTracked || choices.suppressesWhileAnyTouchIsDown {
                    return .secondTouch(first: other.sample.id)
                }
            } else if isTracked {
                if otherView.isExclusiveTouch { return .otherIsExclusive(touch: other.sample.id) }
                if view.isExclusiveTouch {
                    return .isExclusive(touch: other.sample.id)
                }
            }
        }
        return nil
    }
}
