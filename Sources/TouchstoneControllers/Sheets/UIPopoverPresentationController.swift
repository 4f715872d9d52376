import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The directions in which a popover's arrow points, which determine the side of its anchor that it is on.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up. The popover is below its anchor.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down. The popover is above its anchor.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left. The popover is on the right of its anchor.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right. The popover is on the left of its anchor.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// The arrow points in any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// No direction, or a direction that is not known yet.
    public static let unknown: UIPopoverArrowDirection = []
}

/// Decides about the dismissal of a popover, and is notified when the user dismisses it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be presented. Set its anchor here.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a touch outside may dismiss the popover; the default is `true`.
    ///
    /// `presentationControllerShouldDismiss(_:)` is called too.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// A touch outside has dismissed the popover.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// Presents a controller beside a view or a bar button until a touch outside dismisses it.
///
/// In a compact width the popover is a sheet, unless the delegate returns another style, such as `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController, SystemPresentation {
    /// Creates a popover of `presented`. A segue of a storyboard has set its anchor.
    public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        sourceView = presentedViewController.interfaceAnchor as? UIView
        barButtonItem = presentedViewController.interfaceAnchor as? UIBarButtonItem
    }

    /// The class of the background; `nil`, the default, is the system's. Stored; has no effect.
    open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?
    /// The view that is the anchor of the popover; the default is `nil`, or the view at which a segue of a storyboard presents.
    open var sourceView: UIView?
    /// The part of `sourceView` that is the anchor, in its bounds coordinates. The default is null, the whole view.
    open var sourceRect = CGRect.null
    /// The bar button item that is the anchor of the popover; the default is `nil`.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which the arrow may point; the default is any.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction in which the arrow points.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Views outside of the popover that receive touches while it is presented; the default is `nil`.
    open var passthroughViews: [UIView]? {
        didSet { outside.passthroughViews = passthroughViews }
    }
    /// The background color. The default is `nil`, the system's color.
    open var backgroundColor: UIColor?
    /// The smallest distances from the window's edges, in points; the default is 10 at each edge.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the popover may overlap its anchor; the default is `false`.
    open var canOverlapSourceViewRect = false
    private let outside = PassingDimmingView()
    /// The space for the arrow between the popover and its anchor, in points.
    private static let gap: CGFloat = 13

    var letsTouchesThrough: Bool { true }
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var size: CGSize {
        if let alert { return alert.panelSize }
        let wanted = presentedViewController.preferredContentSize
        return wanted == .zero ? CGSize(width: 320, height: 480) : wanted
    }

    /// The item or view of a storyboard at which a segue presents.
    private var interfaceAnchorView: UIView? {
        let place = presentedViewController.interfaceAnchor
        return place as? UIView ?? (place as? UIBarButtonItem)?.shownView
    }

    private var anchor: CGRect {
        guard let containerView else { return .zero }
        let view = sourceView ?? barButtonItem?.shownView ?? interfaceAnchorView
        guard let view, view.window != nil else {
            return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
        }
        return containerView.convert(sourceView == nil || sourceRect.isNull ? view.bounds : sourceRect, from: view)
    }

    /// The frame on the first side with enough space, of below, above, right and left of the anchor.
    ///
    /// If no side has enough space, the popover shrinks to the side with the most.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let margins = popoverLayoutMargins
        let room = CGRect(
            x: margins.left, y: margins.top, width: containerView.bounds.width - margins.left - margins.right,
            height: containerView.bounds.height - margins.top - margins.bottom)
        let (anchor, gap) = (anchor, Self.gap)
        var size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let free: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
            (.up, room.maxY - anchor.maxY - gap, size.height), (.down, anchor.minY - gap - room.minY, size.height),
            (.left, room.maxX - anchor.maxX - gap, size.width), (.right, anchor.minX - gap - room.minX, size.width),
        ].filter { permittedArrowDirections.contains($0.0) }
        guard let side = free.first(where: { $0.1 >= $0.2 }) ?? free.max(by: { $0.1 / $0.2 < $1.1 / $1.2 }) else {
            arrowDirection = .unknown
            return CGRect(
                x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
        }
        arrowDirection = side.0
        let isUpright = side.0 == .up || side.0 == .down
        if isUpright {
            size.height = min(size.height, max(0, side.1))
        } else {
            size.width = min(size.width, max(0, side.1))
        }
        var x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
        var y = min(max(anchor.midY - size.height / 2, room.minY), room.maxY - size.height)
        switch side.0 {
        case .up: y = anchor.maxY + gap
        case .down: y = anchor.minY - gap - size.height
        case .left: x = anchor.maxX + gap
        default: x = anchor.minX - gap - size.width
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private var own: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    open override func presentationTransitionWillBegin() {
        own?.prepareForPopoverPresentation(self)
        if alert != nil, sourceView == nil, barButtonItem == nil {
            LoggedException.log(
                "UIViewController.present(_:animated:completion:)",
                "On a pad a UIAlertController of style actionSheet is a popover: set the sourceView or the barButtonItem of its "
                    + "popoverPresentationController before it is presented. It is shown in the middle.")
        }
        guard let containerView, let presentedView else { return }
        outside.frame = containerView.bounds
        outside.passthroughViews = passthroughViews
        outside.dimming.touched = { [weak self] in self?.touchedOutside() }
        outside.dimming.dismissed = presentedViewController
        containerView.addSubview(outside)
        presentedView.layer.cornerRadius = 13
        presentedView.clipsToBounds = true
        if let backgroundColor { presentedView.backgroundColor = backgroundColor }
    }

    private func touchedOutside() {
        if let alert, let cancel = alert.cancelAction { return alert.choose(cancel) }
        guard own?.popoverPresentationControllerShouldDismissPopover(self) ?? true else {
            return noteStay(by: own, "popoverPresentationControllerShouldDismissPopover(_:)")
        }
        dismissByUser()
        if presentedViewController.isBeingDismissed { own?.popoverPresentationControllerDidDismissPopover(self) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { outside.removeFromSuperview() }
    }
    open override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { outside.removeFromSuperview() } }

    open override func containerViewDidLayoutSubviews() { place() }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        place()
    }
    private func place() {
        guard let containerView, presentedView?.superview === containerView, !presentedViewController.isOnItsWay else {
            return
        }
        outside.frame = containerView.bounds
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    var ownAnimator: any UIViewControllerAnimatedTransitioning { ModalAnimator(self, fades: true) }

    /// The view or bar button item of the anchor; `nil` by default. Setting it sets `sourceView` or `barButtonItem`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set {
            sourceView = newValue as? UIView
            barButtonItem = newValue as? UIBarButtonItem
        }
    }
}

extension UIPopoverPresentationController {
    var viewsOutside: [UIView] { [outside, outside.dimming] }
}

extension UIPresentationController {
    /// Returns the controller that replaces a popover in a window with the given traits, or `nil` if it is not replaced.
    func adapted(in traits: UITraitCollection) -> UIPresentationController? {
        guard traits.horizontalSizeClass == .compact, let popover = self as? UIPopoverPresentationController else {
            return nil
        }
        let style =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? adaptivePresentationStyle
        guard style != .none, style != .popover else { return nil }
        let presented = presentedViewController
        let made: UIPresentationController =
            style.isSheet
            ? UISheetPresentationController(presentedViewController: presented, presenting: presenting)
            : FullPresentationController(presentedViewController: presented, presenting: presenting)
        made.madeFor = style
        made.delegate = delegate
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: style, transitionCoordinator: presented.transitionCoordinator)
        presented.extras.popover = popover
        presented.extras.presentationController = made
        return made
    }
}
