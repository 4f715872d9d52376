import Foundation
import TouchstoneCore

/// The layout data of a view. All superviews of a view with layout data have layout data too.
@MainActor
final class LayoutState: ViewLayout {
    // Constraints refer to views through their states, without weak references (see the architecture, "No weak references").

    /// The view, or `nil` after it is deallocated.
    nonisolated(unsafe) private(set) unowned(unsafe) var liveView: UIView?
    var view: UIView { liveView! }
    /// The constraints that this view holds, in the order in which they became active.
    nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
    nonisolated(unsafe) var guides: [UILayoutGuide] = []
    nonisolated(unsafe) private var systemGuides: [UILayoutGuide] = []
    var translatesMask = true
    /// The engine of the tree, after its first layout. Only the view at the top of a tree has one.
    nonisolated(unsafe) private(set) var engine: LayoutEngine?
    /// Whether subviews are being placed.
    private var isPlacing = false

    /// Whether this view or a descendant has or had constraints, or a frame that constraints determine.
    private(set) var isConstrained = false
    /// Whether a constraint has ever referred to this view or one of its guides.
    var isReferenced = false

    private init(_ view: UIView) {
        liveView = view
    }

    nonisolated func viewGoes() {
        liveView = nil
        constraints = []
        guides = []
        systemGuides = []
        engine = nil
    }

    func becomeConstrained() {
        var state: LayoutState? = self
        while let current = state, !current.isConstrained {
            current.isConstrained = true
            state = current.view.superview.map { LayoutState.of($0) }
        }
    }

    static func of(_ view: UIView) -> LayoutState {
        if let state = view.layoutState { return state }
        let state = LayoutState(view)
        view.viewLayout = state
        if let superview = view.superview {
            let above = of(superview)
            above.root.engine?.isDirty = true
        }
        return state
    }

    /// The state of the view at the top of the tree.
    var root: LayoutState {
        var top = view
        while let superview = top.superview { top = superview }
        return LayoutState.of(top)
    }

    func systemGuide(_ system: SystemGuide) -> UILayoutGuide {
        if let guide = systemGuides.first(where: { $0.system == system }) { return guide }
        let guide = system == .keyboard ? UIKeyboardLayoutGuide(of: view) : UILayoutGuide(system, of: view)
        systemGuides.append(guide)
        return guide
    }

    /// Requests layout of the whole tree after a change that may move any of its views.
    func wantLayout() {
        let root = self.root
        root.engine?.isDirty = true
        root.view.setNeedsLayout()
    }

    /// Deactivates the constraints of this view and its superviews that refer to items for which `names` returns `true`.
    func dropConstraints(_ names: (AnyObject) -> Bool) {
        var state: LayoutState? = self
        while let current = state {
            for constraint in current.constraints
            where constraint.firstItem.map(names) ?? true || constraint.secondItem.map(names) ?? false {
                constraint.uninstall()
            }
            state = current.view.superview?.layoutState
        }
    }

    /// This state and the states of all descendants, superviews first.
    var tree: [LayoutState] {
        var found = [self]
        var index = 0
        while index < found.count {
            found += found[index].view.subviews.compactMap(\.layoutState)
            index += 1
        }
        return found
    }

    // MARK: Hooks

    var memory: any LayoutMemory { RememberedConstraints(self) }

    func prepareForLayout() {
        let root = self.root
        let engine: LayoutEngine
        if let made = root.engine {
            engine = made
        } else {
            // Without constraints there is nothing to solve.
            guard root.isConstrained else { return }
            engine = LayoutEngine()
            root.engine = engine
            engine.add(root)
        }
        engine.refreshGuides()
        engine.solve { changed in
            if let view = changed as? UIView {
                view.superview?.setNeedsLayout()
            } else if let guide = changed as? UILayoutGuide {
                guide.owningView?.setNeedsLayout()
            }
        }
    }

    func placeSubviews() {
        prepareForLayout()
        guard let engine = root.engine, !isPlacing else { return }
        isPlacing = true
        // The height of content that breaks its lines changes after its width is known, so solve again.
        for _ in 0..<4 {
            for subview in view.subviews {
                guard let state = subview.layoutState, !state.translatesMask else { continue }
                state.place(engine)
            }
            guard engine.isDirty else { break }
            prepareForLayout()
        }
        if let scrollView = view as? UIScrollView, let size = engine.contentSize(of: scrollView) {
            scrollView.contentSize = size
        }
        isPlacing = false
    }

    /// Sets the frame that the engine found for the view, aligned to whole pixels.
    private func place(_ engine: LayoutEngine) {
        guard engine.places(self), let rect = engine.frame(of: view) else { return }
        // A view outside a window has no pixels, so use a grid that contains the pixels of every scale.
        let scale = view.window == nil ? 3072 : view.contentScaleFactor
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        // The difference of two rounded edges may have a rounding error.
        func length(_ exact: CGFloat, _ difference: CGFloat) -> CGFloat {
            abs(exact - difference) < 1e-6 ? aligned(exact) : difference
        }
        let left = aligned(rect.minX)
        let top = aligned(rect.minY)
        let frame = view.frame(
            forAlignmentRect: CGRect(
                x: left, y: top, width: length(rect.width, aligned(rect.maxX) - left),
                height: length(rect.height, aligned(rect.maxY) - top)))
        if view.bounds.size != frame.size { view.bounds = CGRect(origin: view.bounds.origin, size: frame.size) }
        // A view that keeps its own size, such as a switch, stays at the leading and top edges.
        let size = view.bounds.size
        let isMirrored = view.superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let origin = CGPoint(x: isMirrored ? frame.maxX - size.width : frame.minX, y: frame.minY)
        var center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        if view.transform.isIdentity {
            let now = view.frame.origin
            center = CGPoint(x: view.center.x + origin.x - now.x, y: view.center.y + origin.y - now.y)
        }
        if view.center != center { view.center = center }
        if view.wrapsContent { engine.contentSizeChanged(self, width: rect.width) }
    }

    func geometryChanged() {
        guard translatesMask, view.superview?.layoutState?.isPlacing != true, let engine = root.engine else { return }
        if engine.repin(self) { wantLayout() }
    }

    func surroundingsChanged() {
        guard root.engine != nil else { return }
        root.engine?.readAnew(self)
        wantLayout()
    }

    func subviewVisibilityChanged() {
        (view as? UIStackView)?.arrangementChanged()
    }

    func contentSizeChanged() {
        root.engine?.contentSizeChanged(self)
        wantLayout()
    }

    func willLeaveSuperview() {
        let leaving = view
        view.superview?.layoutState?.dropConstraints { item in
            guard let item = item as? any LayoutItem else { return false }
            return item.layoutView.isDescendant(of: leaving)
        }
        root.engine?.remove(self)
    }

    func didEnterSuperview() {
        engine = nil
        guard let superview = view.superview else { return }
        let above = LayoutState.of(superview)
        if isConstrained { above.becomeConstrained() }
        above.root.engine?.add(self)
        above.wantLayout()
    }

    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        view.updateConstraintsIfNeeded()
        let engine = LayoutEngine()
        engine.isTrial = true
        return engine.fittingSize(of: self, target, horizontal, vertical)
    }
}

extension UIView {
    var layoutState: LayoutState? { viewLayout as? LayoutState }
}
