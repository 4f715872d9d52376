import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Where a pencil is above a view.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    /// In the interaction's view, in points.
    public let location: CGPoint

    init(_ location: CGPoint) {
        self.location = location
        super.init()
    }
}

extension UIPencilInteraction {
    /// How far a squeeze is.
    public typealias Phase = UIPencilInteractionPhase

    /// The pencil was tapped twice, on its side.
    @MainActor
    public struct Tap {
        /// When, in seconds of the application's clock.
        public let timestamp: TimeInterval
        /// Where the pencil was; nil where that is not known.
        public let hoverPose: UIPencilHoverPose?
    }

    /// The pencil is squeezed.
    @MainActor
    public struct Squeeze {
        /// When, in seconds of the application's clock.
        public let timestamp: TimeInterval
        /// How far it is.
        public let phase: Phase
        /// Where the pencil was; nil where that is not known.
        public let hoverPose: UIPencilHoverPose?
    }
}

/// Hears of taps on a pencil and of squeezes.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
    /// The pencil was tapped twice; not called where `pencilInteraction(_:didReceiveTap:)` is implemented.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// The pencil was tapped twice. Calls `pencilInteractionDidTap(_:)` by default.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// The pencil is squeezed. Does nothing by default.
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

/// Hears of taps on the side of a pencil while its view is on the screen. No host sends any yet:
/// `UIApplication.pencilTapped()` and `pencilSqueezed(_:)`, which are ours, do.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// Told of taps; nil by default, not retained.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether it is told; true by default.
    open var isEnabled = true
    public private(set) weak var view: UIView?

    /// What the user wants of a tap: always the eraser here.
    public class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// What the user wants of a squeeze: always a palette here.
    public class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether only the pencil draws, and fingers scroll: never here.
    public class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether tools show where the pencil hovers: always here.
    public class var prefersHoverToolPreview: Bool { true }

    /// One without a delegate.
    public override init() { super.init() }
    /// One with a delegate, which is not retained.
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
}

extension UIApplication {
    /// Those that would be told now: of the windows that are shown, from the front to the back, and of each from the
    /// window down.
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

    /// Touchstone extension: the pencil was tapped twice on its side; every `UIPencilInteraction` on the screen is
    /// told.
    public func pencilTapped() {
        let tap = UIPencilInteraction.Tap(timestamp: clock.now, hoverPose: nil)
        for interaction in pencilInteractions where interaction.isEnabled && interaction.view?.window != nil {
            interaction.delegate?.pencilInteraction(interaction, didReceiveTap: tap)
        }
    }

    /// Touchstone extension: the pencil is squeezed; every `UIPencilInteraction` on the screen is told.
    public func pencilSqueezed(_ phase: UIPencilInteraction.Phase) {
        let squeeze = UIPencilInteraction.Squeeze(timestamp: clock.now, phase: phase, hoverPose: nil)
        for interaction in pencilInteractions where interaction.isEnabled && interaction.view?.window != nil {
            interaction.delegate?.pencilInteraction(interaction, didReceiveSqueeze: squeeze)
        }
    }
}
