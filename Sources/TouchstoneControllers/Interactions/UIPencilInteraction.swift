import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The position of a pencil above a view.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    /// The location in the interaction's view, in points.
    open var location: CGPoint { initialLocation }
    private let initialLocation: CGPoint

    init(_ location: CGPoint) {
        initialLocation = location
        super.init()
    }
}

extension UIPencilInteraction {
    /// The phase of a squeeze of a pencil.
    public typealias Phase = UIPencilInteractionPhase

    /// A double tap on the side of a pencil.
    @MainActor
    public struct Tap {
        /// The time of the tap, in seconds of the application's clock.
        public let timestamp: TimeInterval
        /// The position of the pencil, or `nil` if it is unknown.
        public let hoverPose: UIPencilHoverPose?
    }

    /// A squeeze of a pencil.
    @MainActor
    public struct Squeeze {
        /// The time of the phase, in seconds of the application's clock.
        public let timestamp: TimeInterval
        /// The phase of the squeeze.
        public let phase: Phase
        /// The position of the pencil, or `nil` if it is unknown.
        public let hoverPose: UIPencilHoverPose?
    }
}

/// Is notified of double taps and squeezes of a pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
    /// The user has double-tapped the pencil. Not called if `pencilInteraction(_:didReceiveTap:)` is implemented.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// The user has double-tapped the pencil. The default calls `pencilInteractionDidTap(_:)`.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// The user squeezes the pencil. The default does nothing.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        pencilInteractionDidTap(interaction)
    }
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}

/// Receives double taps and squeezes of a pencil while its view is on the screen.
///
/// No host sends them. The application calls `UIApplication.pencilTapped()` and `pencilSqueezed(_:)` instead.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// Is notified of taps and squeezes; the default is `nil`. Not retained.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether the delegate is notified; the default is `true`.
    open var isEnabled = true
    open private(set) weak var view: UIView?

    /// The user's preferred action of a double tap, which is always `.switchEraser`.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// The user's preferred action of a squeeze, which is always `.showContextualPalette`.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether only the pencil draws while fingers scroll, which is always `false`.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether tools are previewed where the pencil hovers, which is always `true`.
    open class var prefersHoverToolPreview: Bool { true }

    /// Creates an interaction without a delegate.
    public override init() { super.init() }
    /// Creates an interaction with a delegate, which is not retained.
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIApplication {
    /// The interactions in visible windows, from front to back, and in each window in the order of the view tree.
    private var pencilInteractions: [UIPencilInteraction] {
        windows.reversed().filter { !$0.isHidden }.flatMap { window in
            var (found, waiting): ([UIPencilInteraction], [UIView]) = ([], [window])
            while let view = waiting.popLast() {
                guard !view.isHidden else { continue }
                found += view.interactions.compactMap { $0 as? UIPencilInteraction }
                waiting += view.subviews.reversed()
            }
            return found
        }
    }

    /// Touchstone extension: sends a double tap of the pencil to each `UIPencilInteraction` on the screen.
    public func pencilTapped() {
        let tap = UIPencilInteraction.Tap(timestamp: clock.now, hoverPose: nil)
        for interaction in pencilInteractions where interaction.isEnabled && interaction.view?.window != nil {
            interaction.delegate?.pencilInteraction(interaction, didReceiveTap: tap)
        }
    }

    /// Touchstone extension: sends a phase of a squeeze to each `UIPencilInteraction` on the screen.
    public func pencilSqueezed(_ phase: UIPencilInteraction.Phase) {
        let squeeze = UIPencilInteraction.Squeeze(timestamp: clock.now, phase: phase, hoverPose: nil)
        for interaction in pencilInteractions where interaction.isEnabled && interaction.view?.window != nil {
            interaction.delegate?.pencilInteraction(interaction, didReceiveSqueeze: squeeze)
        }
    }
}
