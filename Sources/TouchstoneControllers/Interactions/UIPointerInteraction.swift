import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A region of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The rectangle of the region, in the coordinates of the interaction's view, in points.
    open var rect: CGRect { initial.rect }
    /// A value by which the application identifies the region; the default is `nil`.
    open var identifier: AnyHashable? { initial.identifier }
    private let initial: (rect: CGRect, identifier: AnyHashable?)
    /// The axes along which the pointer stays in the region while a button is held; the default is none. Stored; has no effect.
    open var latchingAxes = UIAxis()

    /// Creates a region of a view, in the coordinates of the view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        initial = (rect, identifier)
        super.init()
    }

    func isSame(as other: UIPointerRegion?) -> Bool { other?.rect == rect && other?.identifier == identifier }
}

/// The location of the pointer for which a delegate returns a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The location in the coordinates of the interaction's view, in points.
    open var location: CGPoint { initial.location }
    /// The modifier keys that are held.
    open var modifiers: UIKeyModifierFlags { initial.modifiers }
    private let initial: (location: CGPoint, modifiers: UIKeyModifierFlags)

    init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
        initial = (location, modifiers)
        super.init()
    }
}

/// Runs animations alongside a pointer that enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes that are animated with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animation. Its argument is whether the animation finished.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Decides how a pointer looks over a view, and is notified when it enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region that the pointer is in, or `nil` for none. The default is `defaultRegion`, the whole view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style of the pointer in a region. The default is `nil`, the system's style.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer is about to enter a region. The default does nothing.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer is about to leave a region. The default does nothing.
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

/// Follows a pointer over a view and calls its delegate like UIKit. Hosts show their system's own pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Whether the interaction follows the pointer; the default is `true`.
    open var isEnabled = true {
        didSet {
            hover.isEnabled = isEnabled
            if !isEnabled { move(to: nil) }
        }
    }
    /// Touchstone extension: the style in the region that the pointer is in; `nil` for the system's style.
    public private(set) var style: UIPointerStyle?
    private var region: UIPointerRegion?
    private let hover = UIHoverGestureRecognizer()

    /// Creates an interaction.
    ///
    /// - Parameter delegate: The delegate. With `nil`, the region is the whole view and there is no style.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        hover.name = "pointer"
        hover.addHandler { [weak self] hover in self?.hovered(hover) }
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        move(to: nil)
        self.view?.removeGestureRecognizer(hover)
    }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks the delegate for the region and the style again.
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
        // The delegate may have removed the interaction from its view.
        guard let new, region === new else { return }
        style = delegate?.pointerInteraction(self, styleFor: new)
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: new, animator: animator)
        animator.run()
    }
}

/// Runs the animations of a delegate for a quarter of a second, during which the user can interact.
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
