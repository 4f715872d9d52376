import Foundation

/// What constraints do for a view that takes part in them. The core knows no constraints: it notifies this object of changes of
/// the view. A view without constraints has no such object.
@MainActor
package protocol ViewLayout: AnyObject {
    /// The view is about to be laid out, perhaps without its window.
    func prepareForLayout()
    /// The part of `layoutSubviews()` that is UIKit's: gives the subviews the places that constraints found for them.
    func placeSubviews()
    /// The view's frame or bounds are others than before.
    func geometryChanged()
    /// Margins or the safe area are others than before.
    func surroundingsChanged()
    /// A subview is about to be hidden, or to be shown.
    func subviewVisibilityChanged()
    func contentSizeChanged()
    /// What constraints say at this moment.
    var memory: any LayoutMemory { get }
    func willLeaveSuperview()
    func didEnterSuperview()
    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize
    /// The view dies. Nothing else is called any more.
    nonisolated func viewGoes()
}

/// What the constraints that a view held said at one moment.
@MainActor
package protocol LayoutMemory {
    /// Whether constraints say where the view is, and not the frame that it is given.
    var isLaidOut: Bool { get }
    /// Those of them that name a view, by its address, and are about that direction. `name` is how a view is called.
    func constraints(
        on view: ObjectIdentifier, isHorizontal: Bool, name: (ObjectIdentifier) -> String?
    ) -> [LayoutClaim]
}

/// What a constraint said of a view.
package struct LayoutClaim {
    /// `card.bottom == header.top + 8`.
    let words: String
    /// It is about the width or the height, and not about an edge or the middle.
    let isOfSize: Bool
    /// Which edge, middle or length of the view it is about.
    let side: Int

    package init(words: String, isOfSize: Bool, side: Int) {
        (self.words, self.isOfSize, self.side) = (words, isOfSize, side)
    }
}

extension UIView {
    /// Nil for a view that takes no part in constraints.
    package var viewLayout: (any ViewLayout)? {
        get { rareStorage?.layout }
        set { rare.layout = newValue }
    }

    /// Has the view hug its content like those whose size does not change, unless the application says otherwise.
    package func hugContent() { rarer.hugging = .defaultHigh }

    /// What the view's content measures at a given width, in points, for content that breaks its lines; nil for other content.
    package func wrappedContentSize(width: CGFloat) -> CGSize? {
        wrapsContent ? sizeThatFits(CGSize(width: width, height: 0)) : nil
    }

    /// The intrinsic size may have changed. A view without constraints has nothing to notify, unless the application requests it.
    func ownSizeChanged() {
        if rareStorage?.layout != nil { invalidateIntrinsicContentSize() }
    }

    // MARK: The pass that updates constraints

    func requestConstraintUpdate() {
        constraintsNeedUpdate = true
        windowStorage?.layoutWanted(self)
    }

    /// Has this view update its constraints if it is due, with its owner asked first.
    private func updateConstraintsIfDue() {
        guard constraintsNeedUpdate else { return }
        constraintsNeedUpdate = false
        if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    }

    /// Of all views of the tree that are due, subviews before their superviews.
    func updateConstraintsOfTree() {
        var found: [UIView] = []
        forEachInTree { if $0.constraintsNeedUpdate { found.append($0) } }
        for view in found.reversed() { view.updateConstraintsIfDue() }
    }

    /// Of those that are due of the views given, subviews before their superviews.
    static func updateConstraints(of views: [UIView]) {
        var due: [(depth: Int, view: UIView)] = []
        for view in views where view.constraintsNeedUpdate {
            var depth = 0
            var node = view.node.pointee.parent
            while let parent = node {
                depth += 1
                node = parent.pointee.parent
            }
            due.append((depth, view))
        }
        for (_, view) in due.sorted(by: { $0.depth > $1.depth }) { view.updateConstraintsIfDue() }
    }

    /// Without constraints a view is as large as its content says, and of no size in directions in which it says nothing.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        if let layout = rareStorage?.layout { return layout.fittingSize(target, horizontal, vertical) }
        let own = intrinsicContentSize
        return CGSize(width: max(0, own.width), height: max(0, own.height))
    }
}

/// How much a constraint, or a view's wish for its own size, matters: above 0 and at most 1000. A higher one is never given up for
/// lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// Above 0 and at most 1000.
    public var rawValue: Float
    /// The priority of that number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// The priority of that number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// 750: that of a view's resistance to being smaller than its content, by default.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: that with which a drag may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: that with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: that with which a drag may not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: that of a view's resistance to being larger than its content, by default.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: that of the size given to `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UIView {
    /// The direction of content of that meaning in the shared application.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction of content of that meaning in an interface of the given one.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        @unknown default: direction
        }
    }
}
