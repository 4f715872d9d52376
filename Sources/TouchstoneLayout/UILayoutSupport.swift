import Foundation
import TouchstoneCore

/// The part of a controller's view that bars cover at one edge. This is the older form of the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// The extent of the covered part into the view, in points.
    var length: CGFloat { get }
    /// The anchor of the covered part's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the covered part's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the covered part's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide between an edge of a view and its safe area.
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
    /// The part of the view that bars cover at its top edge. The safe area of the view has the same extent.
    public var topLayoutGuide: any UILayoutSupport { barGuide(above: true) }
    /// The part of the view that bars cover at its bottom edge. The safe area of the view has the same extent.
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
