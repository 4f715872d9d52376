import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingSheet: UISheetPresentationController {
    var log: [String] = []
    var changes = 0

    override var detents: [UISheetPresentationController.Detent] { didSet { changes += 1 } }
    override var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { didSet { changes += 1 } }
    override var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        didSet { changes += 1 }
    }
    override var prefersScrollingExpandsWhenScrolledToEdge: Bool { didSet { changes += 1 } }
    override var prefersGrabberVisible: Bool { didSet { changes += 1 } }
    override var prefersEdgeAttachedInCompactHeight: Bool { didSet { changes += 1 } }
    override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool { didSet { changes += 1 } }
    override var prefersPageSizing: Bool { didSet { changes += 1 } }
    override var preferredCornerRadius: CGFloat? { didSet { changes += 1 } }
    override var sourceView: UIView? { didSet { changes += 1 } }
    override func animateChanges(_ changes: () -> Void) {
        log.append("animateChanges")
        super.animateChanges(changes)
    }
    override func invalidateDetents() { super.invalidateDetents() }
}

private final class OverridingDetent: UISheetPresentationController.Detent {
    override var identifier: UISheetPresentationController.Detent.Identifier { super.identifier }
    override class func medium() -> UISheetPresentationController.Detent { super.medium() }
    override class func large() -> UISheetPresentationController.Detent { super.large() }
}

private final class OverridingPopover: UIPopoverPresentationController {
    var changes = 0

    override var sourceView: UIView? { didSet { changes += 1 } }
    override var sourceRect: CGRect { didSet { changes += 1 } }
    override var barButtonItem: UIBarButtonItem? { didSet { changes += 1 } }
    override var permittedArrowDirections: UIPopoverArrowDirection { didSet { changes += 1 } }
    override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
    override var passthroughViews: [UIView]? { didSet { changes += 1 } }
    override var backgroundColor: UIColor? { didSet { changes += 1 } }
    override var popoverLayoutMargins: UIEdgeInsets { didSet { changes += 1 } }
    override var canOverlapSourceViewRect: Bool { didSet { changes += 1 } }
}

private final class OverridingInteractiveTransition: UIPercentDrivenInteractiveTransition {
    var log: [String] = []
    var changes = 0

    override var duration: CGFloat { super.duration }
    override var percentComplete: CGFloat { super.percentComplete }
    override var completionSpeed: CGFloat { didSet { changes += 1 } }
    override var completionCurve: UIView.AnimationCurve { didSet { changes += 1 } }
    override var timingCurve: (any UITimingCurveProvider)? { didSet { changes += 1 } }
    override var wantsInteractiveStart: Bool { didSet { changes += 1 } }
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
    }
    override func update(_ percentComplete: CGFloat) {
        log.append("update")
        super.update(percentComplete)
    }
    override func finish() {
        log.append("finish")
        super.finish()
    }
    override func cancel() {
        log.append("cancel")
        super.cancel()
    }
    override func pause() { super.pause() }
}

private final class OverridingPencil: UIPencilInteraction {
    var log: [String] = []
    var changes = 0

    override weak var delegate: (any UIPencilInteractionDelegate)? { didSet { changes += 1 } }
    override var isEnabled: Bool { didSet { changes += 1 } }
    override weak var view: UIView? { super.view }
    override class var preferredTapAction: UIPencilPreferredAction { super.preferredTapAction }
    override class var preferredSqueezeAction: UIPencilPreferredAction { super.preferredSqueezeAction }
    override class var prefersPencilOnlyDrawing: Bool { super.prefersPencilOnlyDrawing }
    override class var prefersHoverToolPreview: Bool { super.prefersHoverToolPreview }
    override func willMove(to view: UIView?) {
        log.append("willMove")
        super.willMove(to: view)
    }
    override func didMove(to view: UIView?) {
        log.append("didMove")
        super.didMove(to: view)
    }
}

private final class OverridingHoverPose: UIPencilHoverPose {
    override var location: CGPoint { super.location }
}

private final class OverridingPointer: UIPointerInteraction {
    var log: [String] = []
    var changes = 0
    override init(delegate: (any UIPointerInteractionDelegate)?) { super.init(delegate: delegate) }

    override weak var delegate: (any UIPointerInteractionDelegate)? { super.delegate }
    override weak var view: UIView? { super.view }
    override var isEnabled: Bool { didSet { changes += 1 } }
    override func willMove(to view: UIView?) {
        log.append("willMove")
        super.willMove(to: view)
    }
    override func didMove(to view: UIView?) {
        log.append("didMove")
        super.didMove(to: view)
    }
    override func invalidate() { super.invalidate() }
}

private final class OverridingRegion: UIPointerRegion {
    var changes = 0

    override var rect: CGRect { super.rect }
    override var identifier: AnyHashable? { super.identifier }
    override var latchingAxes: UIAxis { didSet { changes += 1 } }
}

private final class OverridingRequest: UIPointerRegionRequest {
    override var location: CGPoint { super.location }
    override var modifiers: UIKeyModifierFlags { super.modifiers }
}

/// Subclasses override the members of presentations and interactions.
@Suite(.application) @MainActor
struct PresentationOverrideTests {
    @Test func `A sheet and a popover notify their overrides`() {
        let sheet = OverridingSheet(presentedViewController: UIViewController(), presenting: nil)
        sheet.detents = [.medium(), OverridingDetent.large()]
        sheet.animateChanges { sheet.prefersGrabberVisible = true }
        #expect(sheet.log == ["animateChanges"] && sheet.changes == 2)
        let popover = OverridingPopover(presentedViewController: UIViewController(), presenting: nil)
        popover.sourceRect = .zero
        expectEqual(popover.changes, 1)
    }

    @Test func `An application calls the overrides of an interactive transition`() {
        let transition = OverridingInteractiveTransition()
        transition.update(0.5)
        transition.cancel()
        #expect(transition.log == ["update", "cancel"] && transition.percentComplete == 0.5)
    }

    @Test func `A view calls the overrides of its interactions`() {
        let view = UIView()
        let (pencil, pointer) = (OverridingPencil(), OverridingPointer(delegate: nil))
        view.addInteraction(pencil)
        view.addInteraction(pointer)
        #expect(pencil.log == ["willMove", "didMove"] && pencil.view === view)
        #expect(pointer.log == ["willMove", "didMove"] && pointer.view === view)
        pencil.isEnabled = false
        pointer.isEnabled = false
        #expect(pencil.changes == 1 && pointer.changes == 1)
        expectEqual(OverridingRegion(rect: view.bounds, identifier: "own").rect, view.bounds)
    }
}
