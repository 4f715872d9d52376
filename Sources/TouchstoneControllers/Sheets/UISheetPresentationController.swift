import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Presents a controller as a sheet at the bottom edge.
///
/// The sheet rests at one of its detents. The user drags it between them, or down to dismiss it. If both size classes are regular,
/// the sheet is centered, has a fixed size and ignores its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, SystemPresentation {
    /// The heights at which the sheet can rest, the lowest first; the default is the large detent.
    open var detents: [Detent] = [.large()] {
        didSet {
            if let selected = selectedDetentIdentifier, !detents.contains(where: { $0.identifier == selected }) {
                selectedDetentIdentifier = nil
            }
            if !presentedViewController.isOnItsWay { place() }
        }
    }
    /// The identifier of the selected detent. The default is `nil`, the lowest. `animateChanges(_:)` animates changes of it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { place() } }
    }
    /// The largest detent at which nothing is dimmed and views behind the sheet receive touches. The default is `nil`, no detent.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { showDimming() }
    }
    /// Whether dragging up in a scroll view that is at its top expands the sheet first; the default is `true`.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet shows a grabber; the default is `false`.
    open var prefersGrabberVisible = false {
        didSet { showGrabber() }
    }
    /// Whether the sheet is attached only to the bottom edge in a compact height; the default is `false`, a sheet that covers the screen.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { place() }
    }
    /// Whether an edge-attached sheet has the width its controller prefers; the default is `false`. Stored; has no effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Whether the sheet has the size of a page; the default is `true`. Stored; has no effect.
    open var prefersPageSizing = true
    /// The radius of the corners, in points. The default is `nil`, which is 10.
    open var preferredCornerRadius: CGFloat? {
        didSet { if containerView != nil { style() } }
    }
    /// The view that the sheet centers on; the default is `nil`. Stored; has no effect.
    open var sourceView: UIView?

    /// The distance above a large sheet on a screen without a safe area, and around a centered sheet, in points. [our choice]
    static let gap: CGFloat = 10
    let dimming = DimmingView()
    private let grabber = UIView()
    private(set) lazy var drag = SheetDrag(self)
    /// The distance by which the user has dragged the sheet up, in points.
    var dragged: CGFloat = 0 {
        didSet { place() }
    }

    func fits(_ style: UIModalPresentationStyle) -> Bool { style.isSheet || style == madeFor }

    /// The sheet lets touches through. Its dimming view takes touches where it covers the presenting view.
    var letsTouchesThrough: Bool { true }

    // MARK: Centered sheets

    /// The size of a form sheet, in points, if its controller prefers no other size.
    private static let formSize = CGSize(width: 540, height: 620)
    /// The width of a page sheet, in points: the readable width and 20 points on both sides. [our choice]
    private static let pageWidth: CGFloat = 712

    private var standsFree: Bool {
        containerView != nil && traitCollection.horizontalSizeClass == .regular
            && traitCollection.verticalSizeClass == .regular
    }
    /// The size of a centered sheet, in points. It fits in the container.
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

    /// The smallest distance of the sheet from the top of the container, in points.
    private var top: CGFloat {
        guard let containerView else { return 0 }
        if coversCompactHeight { return 0 }
        return max(containerView.safeAreaInsets.top, Self.gap)
    }
    private var coversCompactHeight: Bool {
        traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
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

    /// The heights of all detents in points, the lowest first. They include the safe area at the bottom.
    var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        if standsFree { return [(.large, freeSize.height)] }
        let (context, insets) = (context, containerView?.safeAreaInsets ?? .zero)
        let bottom = insets.bottom
        if coversCompactHeight { return [(.large, context.maximumDetentValue + bottom)] }
        let all: [(identifier: Detent.Identifier, height: CGFloat)] = detents.compactMap { detent in
            // The medium detent is inactive in a compact height.
            if detent.identifier == .medium, traitCollection.verticalSizeClass == .compact { return nil }
            // A medium detent is half of the safe area, even if there is a gap above a large sheet.
            let height =
                detent.identifier == .medium
                ? (((containerView?.bounds.height ?? 0) - insets.top - bottom) / 2).rounded()
                : detent.resolvedValue(in: context)
            // A height that is no number is ignored like none.
            guard let height, !height.isNaN else { return nil }
            return (detent.identifier, min(max(0, height), context.maximumDetentValue) + bottom)
        }
        return all.isEmpty ? [(.large, context.maximumDetentValue + bottom)] : all.sorted { $0.1 < $1.1 }
    }
    private func height(of identifier: Detent.Identifier) -> CGFloat? {
        heights.first { $0.identifier == identifier }?.height
    }
    /// The height of the selected detent, in points.
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

    /// The frame during a drag. The sheet grows up to the height of the highest detent.
    private var draggedFrame: CGRect {
        var frame = frameOfPresentedViewInContainerView
        let most = (heights.last?.height ?? 0) - frame.height
        let up = min(dragged, most)
        frame.origin.y -= up
        frame.size.height = max(frame.height + up, heights[0].height)
        return frame
    }

    private func place() {
        // Before the presentation, the view of the presented controller must not be loaded.
        guard containerView != nil, let presentedView, presentedView.superview === containerView,
            !presentedViewController.isBeingDismissed
        else { return }
        let frame = draggedFrame
        presentedView.bounds.size = frame.size
        presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
        showDimming()
        presentedView.layoutIfNeeded()
    }

    /// Animates the changes to the detents or the selected detent that a closure makes.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    /// Updates the heights of custom detents.
    open func invalidateDetents() { place() }

    // MARK: The dimming view and the grabber

    private var dims: Bool {
        guard let undimmed = largestUndimmedDetentIdentifier.flatMap(height) else { return true }
        return restingHeight > undimmed
    }
    private func showDimming() {
        // A sheet that the user cannot dismiss takes the touches beside it even if it does not dim.
        let isShown = dims || presentedViewController.staysPresented
        dimming.isClear = !dims
        dimming.alpha = isShown && !presentedViewController.isBeingDismissed ? 1 : 0
    }

    private var dimmingMemory: SheetDimming {
        SheetDimming(
            detent: currentDetent.inCode, largestUndimmed: largestUndimmedDetentIdentifier?.inCode,
            isOfDetents: largestUndimmedDetentIdentifier.flatMap(height) != nil, isDimmed: dims)
    }

    private func style() {
        presentedView?.layer.cornerRadius = preferredCornerRadius ?? 10
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.layer.maskedCorners =
            standsFree ? [upper, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : upper
        presentedView?.clipsToBounds = true
    }

    private func showGrabber() {
        grabber.isHidden = !prefersGrabberVisible
        guard prefersGrabberVisible, containerView != nil, let presentedView, grabber.superview !== presentedView
        else { return }
        grabber.frame = CGRect(x: presentedView.bounds.midX - 18, y: 5, width: 36, height: 5)
        presentedView.addSubview(grabber)
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView, let presentedView else { return }
        dimming.frame = containerView.bounds
        dimming.touched = { [weak self] in self?.dismissByUser() }
        dimming.dismissed = presentedViewController
        dimming.sheet = { [weak self] in self?.dimmingMemory }
        containerView.addSubview(dimming)
        style()
        presentedView.addGestureRecognizer(drag.pan)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        grabber.layer.cornerRadius = 2.5
        grabber.backgroundColor = .systemGray3
        grabber.isUserInteractionEnabled = false
        showGrabber()
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

extension UISheetPresentationController {
    var viewsOutside: [UIView] { [dimming] }
}
