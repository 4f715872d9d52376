import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A sheet from below that rests at one of its detents and is dragged between them, and away. Where there is much room
/// in both directions it stands in the middle, in a size of its own, whatever its detents are.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, SystemPresentation {
    /// The heights it may rest at, the lowest first; the large one by default.
    open var detents: [Detent] = [.large()] {
        didSet {
            if let selected = selectedDetentIdentifier, !detents.contains(where: { $0.identifier == selected }) {
                selectedDetentIdentifier = nil
            }
            if !presentedViewController.isOnItsWay { place() }
        }
    }
    /// The detent that it is at; nil, the default, for the lowest. Changes are animated within `animateChanges(_:)`.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { place() } }
    }
    /// Up to this detent nothing is dimmed, and what is behind takes touches; nil, the default, for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { showDimming() }
    }
    /// Whether a drag up in a scroll view that is at its top makes the sheet larger first; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether a grabber shows; false by default.
    open var prefersGrabberVisible = false {
        didSet { grabber.isHidden = !prefersGrabberVisible }
    }
    /// Whether it keeps its distance from the top also where the window is low; false by default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { place() }
    }
    /// Whether it is as wide as the controller wants where it is at the edge; false by default. Stored; has no effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Whether it has a page's size. Stored; has no effect.
    open var prefersPageSizing = true
    /// The radius of its upper corners, in points; nil, the default, for 10.
    open var preferredCornerRadius: CGFloat? {
        didSet { style() }
    }
    /// The view it is about where it stands in the middle; nil by default. Stored; has no effect: it is at the bottom.
    open var sourceView: UIView?

    /// Above a large sheet on a screen without a safe area, and around a sheet in a large window, in points. [our
    /// choice]
    static let gap: CGFloat = 10
    let dimming = DimmingView()
    private let grabber = UIView()
    private(set) lazy var drag = SheetDrag(self)
    /// How much higher a finger has dragged it than it was, in points.
    var dragged: CGFloat = 0 {
        didSet { place() }
    }

    func fits(_ style: UIModalPresentationStyle) -> Bool { style.isSheet || style == madeFor }

    /// The dimming view receives touches; where there is none, no view of the sheet does.
    var letsTouchesThrough: Bool { true }

    // MARK: Where there is much room

    /// A form's, in points, where its controller wants no other.
    private static let formSize = CGSize(width: 540, height: 620)
    /// A page's: what is readable, and 20 points on both sides. [our choice]
    private static let pageWidth: CGFloat = 712

    private var standsFree: Bool {
        containerView != nil && traitCollection.horizontalSizeClass == .regular
            && traitCollection.verticalSizeClass == .regular
    }
    /// No larger than the container leaves.
    private var freeSize: CGSize {
        guard let bounds = containerView?.bounds, let insets = containerView?.safeAreaInsets else { return .zero }
        let room = CGSize(
            width: bounds.width - 2 * Self.gap, height: bounds.height - insets.top - insets.bottom - 2 * Self.gap)
        let style = madeFor == .popover ? presentedViewController.modalPresentationStyle : madeFor
        let preferred = presentedViewController.preferredContentSize
        let wanted =
            style == .formSheet
            ? (preferred == .zero ? Self.formSize : preferred)
            : CGSize(width: Self.pageWidth, height: room.height)
        return CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if !presentedViewController.isOnItsWay { place() }
    }

    // MARK: Heights

    /// The room that it has in the container, from the top on.
    private var top: CGFloat {
        guard let containerView else { return 0 }
        if traitCollection.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight { return 0 }
        return max(containerView.safeAreaInsets.top, Self.gap)
    }
    private final class Context: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        init(_ traits: UITraitCollection, _ height: CGFloat) {
            (containerTraitCollection, maximumDetentValue) = (traits, height)
        }
    }
    private var context: Context {
        let bounds = containerView?.bounds ?? .zero
        let bottom = containerView?.safeAreaInsets.bottom ?? 0
        return Context(traitCollection, max(0, bounds.height - top - bottom))
    }

    /// All heights, the lowest first, with the safe area at the bottom.
    var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        if standsFree { return [(.large, freeSize.height)] }
        let (context, insets) = (context, containerView?.safeAreaInsets ?? .zero)
        let bottom = insets.bottom
        let all = detents.compactMap { detent in
            // Half of the safe area, also where a gap is left above a large sheet.
            let height =
                detent.identifier == .medium
                ? (((containerView?.bounds.height ?? 0) - insets.top - bottom) / 2).rounded()
                : detent.resolvedValue(in: context)
            return height.map { (detent.identifier, min($0, context.maximumDetentValue) + bottom) }
        }
        return all.isEmpty ? [(.large, context.maximumDetentValue + bottom)] : all.sorted { $0.1 < $1.1 }
    }
    private func height(of identifier: Detent.Identifier) -> CGFloat? {
        heights.first { $0.identifier == identifier }?.height
    }
    /// That of the selected detent.
    var restingHeight: CGFloat { selectedDetentIdentifier.flatMap(height) ?? heights[0].height }
    var currentDetent: Detent.Identifier {
        selectedDetentIdentifier.flatMap { height(of: $0) == nil ? nil : $0 } ?? heights[0].identifier
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        if standsFree {
            let size = freeSize
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
        let height = restingHeight
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// The frame under a finger: higher by the drag, up to the highest detent.
    private var draggedFrame: CGRect {
        var frame = frameOfPresentedViewInContainerView
        let most = (heights.last?.height ?? 0) - frame.height
        let up = min(dragged, most)
        frame.origin.y -= up
        frame.size.height = max(frame.height + up, heights[0].height)
        return frame
    }

    private func place() {
        guard let presentedView, presentedView.superview === containerView, containerView != nil,
            !presentedViewController.isBeingDismissed
        else { return }
        let frame = draggedFrame
        presentedView.bounds.size = frame.size
        presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
        showDimming()
        presentedView.layoutIfNeeded()
    }

    /// Animates what `changes` do to the detents or to the selected one.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    /// Custom detents have other heights now.
    open func invalidateDetents() { place() }

    // MARK: What is around it

    private var dims: Bool {
        guard let undimmed = largestUndimmedDetentIdentifier.flatMap(height) else { return true }
        return restingHeight > undimmed
    }
    private func showDimming() {
        // A modal sheet takes the touches beside it also where it does not dim.
        let isShown = dims || presentedViewController.staysPresented
        dimming.isClear = !dims
        dimming.alpha = isShown && !presentedViewController.isBeingDismissed ? 1 : 0
    }

    private func style() {
        presentedView?.layer.cornerRadius = preferredCornerRadius ?? 10
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.layer.maskedCorners =
            standsFree ? [upper, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : upper
        presentedView?.clipsToBounds = true
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView, let presentedView else { return }
        dimming.frame = containerView.bounds
        dimming.touched = { [weak self] in self?.dismissByUser() }
        dimming.dismissed = presentedViewController
        containerView.addSubview(dimming)
        style()
        presentedView.addGestureRecognizer(drag.pan)
        grabber.frame = CGRect(x: presentedView.bounds.midX - 18, y: 5, width: 36, height: 5)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        grabber.layer.cornerRadius = 2.5
        grabber.backgroundColor = .systemGray3
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = !prefersGrabberVisible
        if prefersGrabberVisible { presentedView.addSubview(grabber) }
        UIView.performWithoutAnimation { dimming.alpha = 0 }
        presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.showDimming() }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { takeAway() } }

    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { takeAway() } else { showDimming() }
    }

    private func takeAway() {
        dimming.removeFromSuperview()
        grabber.removeFromSuperview()
        presentedView?.removeGestureRecognizer(drag.pan)
        presentedView?.layer.cornerRadius = 0
    }

    open override func containerViewDidLayoutSubviews() {
        dimming.frame = containerView?.bounds ?? .zero
        if !presentedViewController.isOnItsWay { place() }
    }
}
