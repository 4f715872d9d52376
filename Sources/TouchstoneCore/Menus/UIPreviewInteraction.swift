import Foundation

/// Receives the progress of a press with force on a view.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
    /// Returns whether the interaction may begin; `true` by default.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// The press has advanced toward a preview.
    ///
    /// - Parameters:
    ///   - transitionProgress: The progress, from 0 to 1.
    ///   - ended: Whether the preview is complete.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// The press has advanced from the preview toward its end.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// The press has ended before the preview was complete.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// A press on a view whose force opens a preview. It never begins, as on devices that do not measure the force of touches.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view on which the finger presses.
    open private(set) weak var view: UIView?
    /// The delegate. It is not retained; the default is `nil`. Stored; has no effect.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Creates an interaction of a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Returns the location of the finger in a coordinate space; zero, because no finger presses.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    /// Ends the interaction that is in progress. Has no effect.
    open func cancel() {}
}
