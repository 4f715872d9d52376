import Foundation

/// Where, and for what, an edit menu is asked for.
@preconcurrency @MainActor
public final class UIEditMenuConfiguration: NSObject {
    /// What the configuration is known by; made up where none was given.
    public let identifier: AnyHashable
    /// In the coordinates of the interaction's view, in points.
    public let sourcePoint: CGPoint

    /// A request for a menu at a point in the coordinates of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// Says what an edit menu holds and what it is about.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu to show; nil, the default, shows the suggested actions, an empty one shows nothing (M-5).
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu is about, in the view's coordinates; the source point by default.
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

/// An edit menu of a view's own (M-5).
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// Says what the menu holds; not retained. Without one the suggested actions are shown (M-5).
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var panel: MenuPanel?
    private var configuration: UIEditMenuConfiguration?

    /// An interaction that works once it is added to a view by `addInteraction(_:)`.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {
        if view == nil { dismissMenu() }
    }

    open func didMove(to view: UIView?) { self.view = view }

    /// Asks the delegate with what the responder chain takes, and shows the menu, in place of any that is open.
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
        let corner = window.screenPoint(view.convert(rect.origin, to: nil))
        self.configuration = configuration
        panel = MenuPanel(items, about: CGRect(origin: corner, size: rect.size), of: view, in: application) {
            [weak self] in
            self?.panel = nil
        }
    }

    /// Closes the menu; nothing is chosen.
    open func dismissMenu() { panel?.close() }

    /// Asks the delegate again, where the menu is shown.
    open func reloadVisibleMenu() {
        if panel != nil, let configuration { presentEditMenu(with: configuration) }
    }
}
