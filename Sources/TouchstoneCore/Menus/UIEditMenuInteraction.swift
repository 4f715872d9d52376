import Foundation

/// The identifier and location of an edit menu.
@preconcurrency @MainActor
public final class UIEditMenuConfiguration: NSObject {
    /// The identifier of the configuration; a unique one by default.
    public let identifier: AnyHashable
    /// The location, in the coordinates of the interaction's view, in points.
    public let sourcePoint: CGPoint

    /// Creates a configuration for a menu at a point in the coordinates of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// Provides the contents and location of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu to show (M-5).
    ///
    /// `nil`, the default, shows the suggested actions. An empty menu shows nothing.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle that the menu refers to, in the view's coordinates; the source point by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}

/// An edit menu for a view of the application (M-5).
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The delegate that provides the menu, which is not retained. Without a delegate, the suggested actions are shown
    /// (M-5).
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var panel: MenuPanel?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction, which takes effect when it is added to a view with `addInteraction(_:)`.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {
        if view == nil { dismissMenu() }
    }

    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu in place of any other open menu. The suggested actions are those that the responder chain takes.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.windowStorage, let application = window.application else { return }
        let start = window.responderHome.firstResponder ?? view
        let suggested = StandardEditMenu.items.compactMap { item -> UIMenuElement? in
            guard start.target(forAction: item.action, withSender: self) != nil else { return nil }
            return UICommand(title: item.title, action: item.action)
        }
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        let items = menu.items(sender: self, from: start, in: application)
        application.openPanel?.close()
        guard !items.isEmpty else { return }
        let rect =
            delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
        self.configuration = configuration
        let place = UIAccessibility.convertToScreenCoordinates(rect, in: view)
        panel = MenuPanel(items, about: place, of: view, in: application) { [weak self] in self?.panel = nil }
    }

    /// Closes the menu without choosing an item.
    open func dismissMenu() { panel?.close() }

    /// Asks the delegate for the menu again, if the menu is open.
    open func reloadVisibleMenu() {
        if panel != nil, let configuration { presentEditMenu(with: configuration) }
    }
}
