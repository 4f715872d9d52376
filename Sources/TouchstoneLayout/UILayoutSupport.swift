import Foundation
import TouchstoneCore

/// An edge of a controller's view that bars do not cover, as constraints of former times name it.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// How far it lies inside the view, in points.
    var length: CGFloat { get }
    /// An anchor for the guide's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// An anchor for the guide's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// An anchor for the guide's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// What lies between an edge of a view and its safe area.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
    let isAbove: Bool

    init(above isAbove: Bool) {
        self.isAbove = isAbove
        super.init()
        identifier = isAbove ? "UIViewControllerTop" : "UIViewControllerBottom"
    }

    var length: CGFloat { owningView.map { isAbove ? $0.safeAreaInsets.top : $0.safeAreaInsets.bottom } ?? 0 }
}

extension UIViewController {
    /// What bars cover of the view at its upper edge; the view's safe area says the same.
    public var topLayoutGuide: any UILayoutSupport { barGuide(above: true) }
    /// What bars cover of the view at its lower edge; the view's safe area says the same.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(above: false) }

    private func barGuide(above isAbove: Bool) -> BarGuide {
        let view = view!
        if let guide = view.layoutGuides.lazy.compactMap({ $0 as? BarGuide }).first(where: { $0.isAbove == isAbove }) {
            return guide
        }
        let guide = BarGuide(above: isAbove)
        view.addLayoutGuide(guide)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.topAnchor.constraint(equalTo: isAbove ? view.topAnchor : safe.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isAbove ? safe.topAnchor : view.bottomAnchor),
        ])
        return guide
    }
}
