import Foundation
import TouchstoneCore

/// A rectangle that takes part in layout and is no view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view in whose coordinates it lies; nil until it is added to one. Not retained.
    public internal(set) var owningView: UIView? {
        get { owner?.liveView }
        set { owner = newValue.map { LayoutState.of($0) } }
    }
    private var owner: LayoutState?
    /// Names the guide in what is told of constraints; empty by default.
    open var identifier = ""
    /// Of a guide that the system keeps: where it is.
    let system: SystemGuide?
    /// Whether its size may be below zero.
    var isSigned = false
    /// Constraints that make it what it is, active as soon as one of the application's names it.
    var waiting: [NSLayoutConstraint] = []

    /// A guide without a view.
    public override init() {
        system = nil
        super.init()
    }

    init(_ system: SystemGuide, of view: UIView) {
        self.system = system
        super.init()
        // Margins and safe area may be larger than a view that has yet to get its size.
        isSigned = system != .content
        identifier = system.name
        owningView = view
    }

    /// In the owning view's coordinates, in points, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let system, system != .content, system != .keyboard { return system.frame(in: owningView) }
        return (owningView.viewLayout as? LayoutState)?.root.engine?.frame(of: self) ?? .zero
    }
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

/// The guides that every view, or every scroll view, has.
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

    /// How far it lies inside the view's bounds, in points.
    func insets(in view: UIView) -> UIEdgeInsets {
        // The position of a view without a size is unknown, and so is the part of it outside of the safe area.
        let isPlaced = view.bounds.width > 0 && view.bounds.height > 0
        let margins = isPlaced ? view.layoutMargins : view.ownMargins
        switch self {
        case .safeArea: return isPlaced ? view.safeAreaInsets : .zero
        case .margins: return margins
        case .readable:
            // The width that UIKit gives text of the default size. [our choice for all sizes]
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

    /// The part of the bounds within the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The rectangle inside the `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The rectangle inside the margins that is no wider than lines are easy to read: 672 points.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// What the keyboard covers of the view, from its bottom edge up; without one, the bottom of the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        unsafeDowncast(systemGuide(.keyboard), to: UIKeyboardLayoutGuide.self)
    }

    /// The application's guides of this view.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Gives the guide to this view, from the one that has it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        LayoutState.of(self).guides.append(layoutGuide)
    }

    /// Takes the guide away, and with it the constraints that name it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.system == nil, let state = layoutState else { return }
        state.dropConstraints { $0 === layoutGuide }
        state.guides.removeAll { $0 === layoutGuide }
        state.root.engine?.remove(layoutGuide)
        layoutGuide.owningView = nil
    }
}

extension UIScrollView {
    /// The content: constraints to its edges say how large `contentSize` is.
    public var contentLayoutGuide: UILayoutGuide { LayoutState.of(self).systemGuide(.content) }
    /// What shows of the content: it stays in place while the content moves.
    public var frameLayoutGuide: UILayoutGuide { LayoutState.of(self).systemGuide(.frame) }
}
