import Foundation
import TouchstoneConstraintSolver
import TouchstoneCore

/// Views whose frames are given, and follow those of their superviews by an autoresizing mask.
extension LayoutEngine {
    /// Along which axes a view has the size of its superview, at any size of that.
    struct Filling: Equatable {
        var width = false
        var height = false
    }

    private static let pinned: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

    /// Adds the frame of a view to the solver. If the view fills a superview whose size constraints determine, it is as large as that
    /// superview, so that constraints in the view can determine the size of both.
    func pin(_ view: UIView, _ box: LayoutBox) {
        let state = LayoutState.of(view)
        let frame = view.alignmentRect(forFrame: view.frame)
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        let filling = filling(of: view)
        let outer = view.superview.flatMap { entries[ObjectIdentifier($0)]?.box }
        entries[ObjectIdentifier(view)]!.filling = filling
        entries[ObjectIdentifier(view)]!.pins = zip(Self.pinned, zip(box.all, values)).map { attribute, pin in
            var (terms, value) = ([ConstraintSolver.Term(pin.0)], pin.1)
            if let outer, filling.width && attribute == .width || filling.height && attribute == .height {
                terms.append(.init(attribute == .width ? outer.width : outer.height, -1))
                value = 0
            }
            return solve(terms, .equal, Double(value), 1000, .mask(state, attribute, pin.1))
        }
    }

    private func filling(of view: UIView) -> Filling {
        let mask = view.autoresizingMask
        guard view !== measured?.view, let superview = view.superview, !(superview is UIScrollView),
            view.transform.isIdentity, view.alignmentRect(forFrame: view.frame) == view.frame
        else { return Filling() }
        let (frame, bounds) = (view.frame, superview.bounds)
        var filling = Filling(
            width: mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin]) && mask.contains(.flexibleWidth)
                && frame.minX == bounds.minX && abs(frame.width - bounds.width) < 1e-6,
            height: mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin]) && mask.contains(.flexibleHeight)
                && frame.minY == bounds.minY && abs(frame.height - bounds.height) < 1e-6)
        guard filling != Filling() else { return filling }
        _ = box(of: superview)
        if let outer = entries[ObjectIdentifier(superview)], !outer.pins.isEmpty {
            filling.width = filling.width && outer.filling.width
            filling.height = filling.height && outer.filling.height
        }
        return filling
    }

    private func unpin(_ view: UIView) {
        let pins = entries[ObjectIdentifier(view)]?.pins ?? []
        entries[ObjectIdentifier(view)]?.pins = []
        for pin in pins {
            removeSolved(pin)
            retry(pin)
        }
    }

    /// Updates the solver with the frame of a view that is pinned to it.
    ///
    /// - Returns: Whether the view is pinned here.
    func repin(_ state: LayoutState) -> Bool {
        let view = state.view
        guard let entry = entries[ObjectIdentifier(view)], !entry.pins.isEmpty else { return false }
        guard entry.filling == filling(of: view) else {
            unpin(view)
            pin(view, entry.box)
            repinSubviews(of: view)
            return true
        }
        let frame = view.alignmentRect(forFrame: view.frame)
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        for (attribute, (pin, value)) in zip(Self.pinned, zip(entry.pins, values)) {
            let isRelative = entry.filling.width && attribute == .width || entry.filling.height && attribute == .height
            setConstant(isRelative ? 0 : Double(value), of: pin)
            origins[pin] = .mask(state, attribute, value)
        }
        return true
    }

    func maskTranslationChanged(_ state: LayoutState) {
        guard let entry = entries[ObjectIdentifier(state.view)] else {
            if !state.translatesMask { _ = box(of: state.view) }
            return
        }
        unpin(state.view)
        for content in entry.content { removeSolved(content.constraint) }
        entries[ObjectIdentifier(state.view)]!.content = []
        if state.translatesMask { pin(state.view, entry.box) } else { contentSizeChanged(state) }
        repinSubviews(of: state.view)
    }

    /// Updates the subviews whose sizes may now depend on the size of a view, or no longer do.
    private func repinSubviews(of view: UIView) {
        for subview in view.subviews {
            if let state = subview.layoutState { _ = repin(state) }
        }
    }
}
