import Foundation

/// What a context menu holds.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration: NSObject {
    /// What the configuration is known by; made up where none was given.
    public let identifier: AnyHashable
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// A context menu, made when it is shown.
    /// - Parameter actionProvider: Makes the menu as it is shown; nothing is suggested to it. Previews are not shown.
    public init(
        identifier: AnyHashable? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.actionProvider = actionProvider
    }
}

/// Says which context menu a place has.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu for a press at `location`, in the view's coordinates; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A menu that a long press on a view opens. The finger may slide to an item and choose it by lifting.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// Says which menu there is; not retained.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    let press = UILongPressGestureRecognizer()
    private let permission = PressPermission()
    private var panel: MenuPanel?
    /// For controls: the menu is about to be shown.
    var willPresent: (@MainActor () -> Void)?
    /// When the menu was closed last: the touch that does so opens it no second time.
    private var closed: TimeInterval?

    /// An interaction that works once it is added to a view by `addInteraction(_:)`.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.name = "context menu"
        permission.interaction = self
        press.delegate = permission
        press.addHandler { [weak self] in self?.pressed($0) }
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        if view == nil { dismissMenu() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Whether a long press opens the menu; a control that opens it by touch-down needs none.
    var opensByPress: Bool {
        get { press.isEnabled }
        set { press.isEnabled = newValue }
    }

    /// Closes the menu; nothing is chosen.
    open func dismissMenu() { panel?.close() }

    private func pressed(_ press: UIGestureRecognizer) {
        guard let view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began: present(at: point)
        case .changed: slide(to: point)
        case .ended: lift(at: point)
        default: break
        }
    }

    /// Shows the menu for a point of the view; says whether there is one.
    @discardableResult
    func present(at location: CGPoint) -> Bool {
        guard let view, let window = view.windowStorage, let application = window.application,
            closed != application.clock.now,
            let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return false }
        willPresent?()
        // What was told may have taken the view away.
        guard view.windowStorage === window else { return false }
        let menu = configuration.actionProvider?([])
        let start = window.responderHome.firstResponder ?? view
        let items = menu?.items(sender: view, from: start, in: application) ?? []
        guard !items.isEmpty else { return false }
        let corner = window.screenPoint(view.convert(view.bounds.origin, to: nil))
        panel = MenuPanel(
            items, about: CGRect(origin: corner, size: view.bounds.size), of: view, axis: .column, in: application
        ) { [weak self, weak application] in
            self?.closed = application?.clock.now
            self?.panel = nil
        }
        return true
    }

    /// The finger that opened the menu moved, in the view's coordinates.
    func slide(to point: CGPoint) {
        if let view, let window = view.windowStorage {
            panel?.slide(to: window.screenPoint(view.convert(point, to: nil)))
        }
    }

    func lift(at point: CGPoint) {
        if let view, let window = view.windowStorage {
            panel?.lift(at: window.screenPoint(view.convert(point, to: nil)))
        }
    }
}

/// Asks before the press begins: one where there is no menu is not for the interaction.
private final class PressPermission: UIGestureRecognizerDelegate {
    weak var interaction: UIContextMenuInteraction?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view = interaction.view else { return false }
        return interaction.delegate?.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: gestureRecognizer.location(in: view)) != nil
    }
}
