import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A part of a view where a pointer looks alike.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// In the coordinates of the interaction's view, in points.
    public let rect: CGRect
    /// What the application knows it by; nil by default.
    public let identifier: AnyHashable?
    /// Along which axes the pointer stays in it while a button is held; along none by default. Stored; has no effect.
    open var latchingAxes = UIAxis()

    /// A part of a view, in its coordinates.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    func isSame(as other: UIPointerRegion?) -> Bool { other?.rect == rect && other?.identifier == identifier }
}

/// Where a pointer is, as a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In the coordinates of the interaction's view, in points.
    public let location: CGPoint
    /// The keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}

/// Runs what goes along with a pointer that enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Animated with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called afterwards, with whether the animation came to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says how a pointer looks over a view, and hears where it is.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// The region that the pointer is in; nil for none. The proposed one is the whole view, which is the default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// How the pointer looks in a region; nil, the default, for as always.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer comes into a region. Does nothing by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer leaves a region. Does nothing by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Follows a pointer over a view. The delegate is asked and told as by UIKit; hosts show the pointer that their system
/// has.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Asked and told; not retained.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Whether it follows the pointer; true by default.
    open var isEnabled = true {
        didSet {
            hover.isEnabled = isEnabled
            if !isEnabled { move(to: nil) }
        }
    }
    /// Touchstone extension: the style in the region that the pointer is in; nil for as always.
    public private(set) var style: UIPointerStyle?
    private var region: UIPointerRegion?
    private let hover = UIHoverGestureRecognizer()

    /// One with this delegate; nil for the proposed region and no style.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        hover.name = "pointer"
        hover.addHandler { [weak self] hover in self?.hovered(hover) }
    }

    public func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        move(to: nil)
        self.view?.removeGestureRecognizer(hover)
    }
    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks for the region and the style anew.
    open func invalidate() {
        guard region != nil else { return }
        if hover.state == .began || hover.state == .changed { hovered(hover) }
        if let region { style = delegate?.pointerInteraction(self, styleFor: region) }
    }

    private func hovered(_ hover: UIGestureRecognizer) {
        guard hover.state == .began || hover.state == .changed, let view else { return move(to: nil) }
        let request = UIPointerRegionRequest(hover.location(in: view), hover.modifierFlags)
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return move(to: whole) }
        move(to: delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole))
    }

    private func move(to new: UIPointerRegion?) {
        let old = region
        guard new.map({ !$0.isSame(as: old) }) ?? (old != nil) else { return }
        region = new
        style = nil
        if let old {
            let animator = PointerAnimator()
            delegate?.pointerInteraction(self, willExit: old, animator: animator)
            animator.run()
        }
        // The callback may have removed the interaction.
        guard let new, region === new else { return }
        style = delegate?.pointerInteraction(self, styleFor: new)
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: new, animator: animator)
        animator.run()
    }
}

/// A quarter of a second, in which touches go on.
@MainActor
private final class PointerAnimator: UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [animations] in
            for change in animations { change() }
        } completion: { [completions] finished in
            for completion in completions { completion(finished) }
        }
    }
}
