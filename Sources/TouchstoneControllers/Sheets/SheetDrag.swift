import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Drags a sheet. A scroll view in the sheet takes precedence, unless it is at its top and the drag lowers or expands the sheet.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    let pan = UIPanGestureRecognizer()

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.name = "sheet drag"
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addHandler { [weak self] pan in self?.moved(pan) }
    }

    // MARK: Conditions of a drag

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, !sheet.presentedViewController.isOnItsWay else { return false }
        let moved = pan.translation(in: sheet.containerView)
        // A finger that has only moved by the slop has no translation yet.
        let way = moved == .zero ? pan.velocity(in: sheet.containerView) : moved
        guard abs(way.y) > abs(way.x) else { return false }
        guard let scrollView = scrollView(under: pan) else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
        guard isAtTop else { return false }
        if way.y > 0 { return true }
        let isHighest = sheet.restingHeight >= (sheet.heights.last?.height ?? 0)
        return !isHighest && sheet.prefersScrollingExpandsWhenScrolledToEdge
    }

    /// Returns the innermost scroll view under the finger that scrolls vertically.
    private func scrollView(under pan: UIPanGestureRecognizer) -> UIScrollView? {
        guard let presented = sheet?.presentedView else { return nil }
        let way = pan.translation(in: presented)
        let now = pan.location(in: presented)
        var view = presented.hitTest(CGPoint(x: now.x - way.x, y: now.y - way.y), with: nil)
        while let current = view, current !== presented.superview {
            if let scrollView = current as? UIScrollView, scrollsVertically(scrollView) { return scrollView }
            view = current.superview
        }
        return nil
    }

    private func scrollsVertically(_ scrollView: UIScrollView) -> Bool {
        let insets = scrollView.adjustedContentInset
        return scrollView.isScrollEnabled
            && (scrollView.alwaysBounceVertical
                || scrollView.contentSize.height + insets.top + insets.bottom > scrollView.bounds.height)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let presented = sheet?.presentedView else {
            return false
        }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: presented)
    }

    // MARK: The drag

    /// The distance of a downward flick that dismisses a sheet at its lowest detent, in points. [measured by others on iOS 26.1]
    ///
    /// The flick must also reach `flickSpeed`, in points per second.
    private static let flickDistance: CGFloat = 64
    private static let flickSpeed: CGFloat = 1000

    private func moved(_ pan: UIPanGestureRecognizer) {
        guard let sheet else { return }
        let way = pan.translation(in: sheet.containerView).y
        switch pan.state {
        case .began, .changed: sheet.dragged = -(isHeld(sheet) && way > 0 ? way * 0.2 : way)
        case .ended: settle(sheet, way, speed: pan.velocity(in: sheet.containerView).y)
        default: settle(sheet, 0, speed: 0)
        }
    }

    /// Whether a drag below the lowest detent meets resistance.
    private func isHeld(_ sheet: UISheetPresentationController) -> Bool {
        sheet.presentedViewController.staysPresented
            && sheet.restingHeight <= (sheet.heights.first?.height ?? 0)
    }

    /// Moves the sheet to the detent nearest to its position a fifth of a second later, or dismisses it. [our choice]
    private func settle(_ sheet: UISheetPresentationController, _ way: CGFloat, speed: CGFloat) {
        let height = sheet.restingHeight - way - speed / 5
        let heights = sheet.heights
        guard let nearest = heights.min(by: { abs($0.height - height) < abs($1.height - height) }) else { return }
        let isFlick = way >= Self.flickDistance && speed >= Self.flickSpeed && sheet.restingHeight <= heights[0].height
        guard !isFlick, height >= heights[0].height / 2 || way <= 0 else {
            sheet.dismissByUser()
            if sheet.presentedViewController.isBeingDismissed { return }
            return sheet.animateChanges { sheet.dragged = 0 }
        }
        let before = sheet.currentDetent
        sheet.animateChanges {
            if before != nearest.identifier { sheet.selectedDetentIdentifier = nearest.identifier }
            sheet.dragged = 0
        }
        guard before != nearest.identifier else { return }
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
}
