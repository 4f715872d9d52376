import Foundation
import TouchstoneCore

/// A rectangle that takes part in layout but is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that defines the coordinates of the guide; `nil` until the guide is added to a view. Not retained.
    ///
    /// `addLayoutGuide(_:)` and `removeLayoutGuide(_:)` set it; an override can observe it.
    open weak var owningView: UIView? {
        get { owner?.liveView }
        set { owner = newValue.map { LayoutState.of($0) } }
    }
    private var owner: LayoutState?
    /// The name of the guide in messages about constraints; empty by default.
    open var identifier = ""
    /// The kind of a guide that the system positions; `nil` for a guide of the application.
    let system: SystemGuide?
    /// Whether the size of the guide may be negative.
    var isSigned = false
    /// Constraints that define the guide. They become active when a constraint of the application uses it.
    var waiting: [NSLayoutConstraint] = []

    /// Creates a guide that is not in a view.
    public override init() {
        system = nil
        super.init()
    }

    init(_ system: SystemGuide, of view: UIView) {
        self.system = system
        super.init()
        // Margins and safe area insets may exceed the size of a view that has not been laid out.
        isSigned = system != .content
        identifier = system.name
        owningView = view
    }

    /// The frame after the last layout, in the coordinates of the owning view, in points.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let system, system != .content, system != .keyboard { return system.frame(in: owningView) }
        return (owningView.viewLayout as? LayoutState)?.root.engine?.frame(of: self) ?? .zero
    }

    // MARK: Anchors

    /// The anchor of the guide's edge where text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The anchor of the guide's edge where text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The anchor of the guide's left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The anchor of the guide's right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The anchor of the guide's top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The anchor of the guide's bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The anchor of the guide's width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The anchor of the guide's height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The anchor of the guide's horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The anchor of the guide's vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView {
        guard let owningView else {
            LoggedException.log("UILayoutGuide", "\(layoutName) must be added to a view before it is used.")
            return UIView()
        }
        return owningView
    }
    var layoutName: String { "\(type(of: self)):'\(identifier)'" }
}

/// The guides that the system provides for each view or scroll view.
@MainActor
enum SystemGuide: Int {
    case safeArea, margins, readable, content, frame, keyboard

    var name: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readable: "UIViewReadableContentGuide"
        case .content: "UIScrollView-contentLayoutGuide"
        case .frame: "UIScrollView-frameLayoutGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        }
    }

    /// Returns the insets of the guide from the view's bounds, in points.
    func insets(in view: UIView) -> UIEdgeInsets {
        // A view without a size has no known position, so its part outside of the safe area is unknown.
        let isPlaced = view.bounds.width > 0 && view.bounds.height > 0
        let margins = isPlaced ? view.layoutMargins : view.ownMargins
        switch self {
        case .safeArea: return isPlaced ? view.safeAreaInsets : .zero
        case .margins: return margins
        case .readable:
            // 672 points is the width that UIKit uses for text of the default size. [our choice for all sizes]
            let spare = max(0, view.bounds.width - margins.left - margins.right - 672) / 2
            return UIEdgeInsets(
                top: margins.top, left: margins.left + spare, bottom: margins.bottom, right: margins.right + spare)
        case .content, .frame, .keyboard: return .zero
        }
    }

    func frame(in view: UIView) -> CGRect { view.bounds.room(within: insets(in: view)) }
}

extension UIView {
    private func systemGuide(_ system: SystemGuide) -> UILayoutGuide { LayoutState.of(self).systemGuide(system) }

    /// The guide for the part of the bounds within the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The guide for the rectangle inside `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The guide for the rectangle inside the margins with a readable line width of at most 672 points.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The guide for the part of the view that the keyboard covers, at its bottom edge.
    ///
    /// Without a keyboard, its top is the bottom of the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        known(systemGuide(.keyboard), as: UIKeyboardLayoutGuide.self)
    }

    /// The guides that the application has added to this view.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide to this view, and removes it from its previous view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        LayoutState.of(self).guides.append(layoutGuide)
    }

    /// Removes a guide from this view, together with the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.system == nil, let state = layoutState else { return }
        state.dropConstraints { $0 === layoutGuide }
        state.guides.removeAll { $0 === layoutGuide }
        state.root.engine?.remove(layoutGuide)
        layoutGuide.owningView = nil
    }
}

extension UIScrollView {
    /// The guide for the content. Constraints to its edges determine `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { LayoutState.of(self).systemGuide(.content) }
    /// The guide for the visible frame, which stays in place while the content scrolls.
    public var frameLayoutGuide: UILayoutGuide { LayoutState.of(self).systemGuide(.frame) }
}
