import Foundation

/// The layout of a view by constraints. The kernel does not implement constraints: it notifies this object of the view's changes. A view
/// without constraints has no such object.
@MainActor
package protocol ViewLayout: AnyObject {
    /// Called before the view is laid out, even if it is in no window.
    func prepareForLayout()
    /// Performs UIKit's part of `layoutSubviews()`: sets the frames that constraints determine for the subviews.
    func placeSubviews()
    /// Called after the view's frame or bounds have changed.
    func geometryChanged()
    /// Called after the margins or the safe area have changed.
    func surroundingsChanged()
    /// Called before a subview is hidden or shown.
    func subviewVisibilityChanged()
    func contentSizeChanged()
    /// A snapshot of the current constraints.
    var memory: any LayoutMemory { get }
    func willLeaveSuperview()
    func didEnterSuperview()
    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize
    /// Called last, when the view is deallocated.
    nonisolated func viewGoes()
}

extension UIView {
    /// The object that lays out the view by constraints; `nil` for a view without constraints.
    package var viewLayout: (any ViewLayout)? {
        get { rareStorage?.layout }
        set { rare.layout = newValue }
    }

    /// Sets the default content hugging priority to 750, that of views with a fixed size.
    package func hugContent() { rarer.hugging = .defaultHigh }

    /// Returns the size of the content at a given width, in points, if the content wraps; `nil` for other content.
    package func wrappedContentSize(width: CGFloat) -> CGSize? {
        wrapsContent ? sizeThatFits(CGSize(width: width, height: 0)) : nil
    }

    /// Invalidates the intrinsic content size of a view with constraints; does nothing for other views.
    func ownSizeChanged() {
        if rareStorage?.layout != nil { invalidateIntrinsicContentSize() }
    }

    // MARK: Constraint updates

    func requestConstraintUpdate() {
        constraintsNeedUpdate = true
        windowStorage?.layoutWanted(self)
    }

    /// Updates the constraints of this view if an update is due. A view controller updates those of its view.
    private func updateConstraintsIfDue() {
        guard constraintsNeedUpdate else { return }
        constraintsNeedUpdate = false
        if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    }

    /// Updates the constraints of all views of the tree whose update is due, subviews before their superviews.
    func updateConstraintsOfTree() {
        var found: [UIView] = []
        forEachInTree { if $0.constraintsNeedUpdate { found.append($0) } }
        for view in found.reversed() { view.updateConstraintsIfDue() }
    }

    /// The number of superviews above this view.
    var superviewCount: Int {
        var count = 0
        var above = node.pointee.parent
        while let parent = above {
            count += 1
            above = parent.pointee.parent
        }
        return count
    }

    /// Updates the constraints of the given views whose update is due, subviews before their superviews.
    static func updateConstraints(of views: [UIView]) {
        let due = views.filter(\.constraintsNeedUpdate).map { (depth: $0.superviewCount, view: $0) }
        for (_, view) in due.sorted(by: { $0.depth > $1.depth }) { view.updateConstraintsIfDue() }
    }

    /// Returns the fitting size of the view, in points. Without constraints, it is the intrinsic content size, or 0 in a direction that
    /// has no intrinsic size.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        if let layout = rareStorage?.layout { return layout.fittingSize(target, horizontal, vertical) }
        let own = intrinsicContentSize
        return CGSize(width: max(0, own.width), height: max(0, own.height))
    }
}

/// The priority of a constraint or of a view's own size, above 0 and at most 1000. A higher priority is never sacrificed for lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The value of the priority, above 0 and at most 1000.
    public var rawValue: Float
    /// Creates a priority with a value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority with a value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority 1000, for constraints that must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// The priority 750, the default of a view's resistance to being smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority 510, with which a drag may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority 500, with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority 490, with which a drag may not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority 250, the default of a view's resistance to being larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority 50, of the size passed to `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
