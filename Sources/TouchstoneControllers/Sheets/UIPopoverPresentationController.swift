import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// On which sides of what it is about a popover may be, told by the way its arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The popover is below its source, and the arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above its source, and the arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is on the right of its source, and the arrow points left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is on the left of its source, and the arrow points right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// The arrow may point in any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// None of them, or not known yet.
    public static let unknown: UIPopoverArrowDirection = []
}

/// Hears of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// It is about to come: the place to say what it is about.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Whether a touch outside may dismiss it; true by default. `presentationControllerShouldDismiss(_:)` is asked as well.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// A touch outside dismissed it.
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

/// A controller beside a view or a button, until a touch outside. In a narrow window it is a sheet, unless the delegate wants
/// `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController, SystemPresentation {
    /// The view it is about; nil by default.
    open var sourceView: UIView?
    /// The part of that view, in its bounds coordinates; null, the default, for all of it.
    open var sourceRect = CGRect.null
    /// The button of a bar that it is about; nil by default.
    open var barButtonItem: UIBarButtonItem?
    /// Where it may be; anywhere by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction of the arrow; `.unknown` before the presentation.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Views outside that take touches in spite of it; nil by default.
    open var passthroughViews: [UIView]? {
        didSet { outside.passthroughViews = passthroughViews }
    }
    /// Its background; nil, the default, for the system's.
    open var backgroundColor: UIColor?
    /// The least distance from the window's edges, in points; 10 each by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether it may lie over what it is about; false by default.
    open var canOverlapSourceViewRect = false
    private let outside = PassingDimmingView()
    /// Between it and what it is about, in points: an arrow's room.
    private static let gap: CGFloat = 13

    var letsTouchesThrough: Bool { true }
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var size: CGSize {
        if let alert { return alert.panelSize }
        let wanted = presentedViewController.preferredContentSize
        return wanted == .zero ? CGSize(width: 320, height: 480) : wanted
    }

    private var anchor: CGRect {
        guard let containerView else { return .zero }
        let view = sourceView ?? barButtonItem?.shownView
        guard let view, view.window != nil else {
            return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
        }
        return containerView.convert(sourceView == nil || sourceRect.isNull ? view.bounds : sourceRect, from: view)
    }

    /// The first side, of below, above, right and left, where it has room; else the one with most room, and as much as there is.
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
        guard own?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
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
}

extension UIPresentationController {
    /// What presents in its place, in a window with these traits; nil for itself.
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
