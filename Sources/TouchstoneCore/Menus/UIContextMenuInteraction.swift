import Foundation

/// The contents of a context menu.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration: NSObject {
    /// The identifier of the configuration; a unique one by default.
    public let identifier: AnyHashable
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the configuration; a unique one by default.
    ///   - previewProvider: Has no effect, because previews are not shown.
    ///   - actionProvider: Creates the menu when it is shown. It is called without suggested elements.
    public init(
        identifier: AnyHashable? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.actionProvider = actionProvider
    }
}

/// Provides the context menus of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the configuration for a press at `location`, in the view's coordinates, or `nil` for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called when the menu appears.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Called when the menu disappears, before the action of the item.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Never called, because the previews of menus are not shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// A menu that opens on a long press of a view. The finger can slide to an item and choose it by lifting.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The delegate that provides the menu. It is not retained.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    package let press = UILongPressGestureRecognizer()
    private let permission = PressPermission()
    private var panel: MenuPanel?
    /// The menu that `panel` shows.
    private var shown: UIMenu?
    /// Called before the menu is shown, for controls.
    var willPresent: (@MainActor () -> Void)?
    /// The time at which the menu last closed, so that the touch that closes it does not reopen it.
    private var closed: TimeInterval?

    /// Creates an interaction, which takes effect when it is added to a view with `addInteraction(_:)`.
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

    /// Whether a long press opens the menu. A control that opens it on touch-down does not need this.
    var opensByPress: Bool {
        get { press.isEnabled }
        set { press.isEnabled = newValue }
    }

    /// Closes the menu without choosing an item.
    open func dismissMenu() { panel?.close() }

    /// Replaces the open menu; without an open menu it does nothing.
    ///
    /// - Parameter block: Receives the menu that is shown, and returns the one to show. A menu without items closes.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let panel, let shown, let view, let window = view.windowStorage, let application = window.application
        else { return }
        let menu = block(shown)
        // The block may have closed the menu.
        guard self.panel === panel else { return }
        self.shown = menu
        let items = items(of: menu, for: view, in: window, application)
        if items.isEmpty { panel.close() } else { panel.show(items) }
    }

    private func items(
        of menu: UIMenu?, for view: UIView, in window: UIWindow, _ application: UIApplication
    ) -> [MenuPanel.Item] {
        menu?.items(sender: view, from: window.responderHome.firstResponder ?? view, in: application) ?? []
    }

    /// Returns the location of the press, in the coordinates of `view`.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

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

    /// Shows the menu for a point of the view. Returns whether there is a menu.
    @discardableResult
    func present(at location: CGPoint) -> Bool {
        guard let view, let window = view.windowStorage, let application = window.application,
            closed != application.clock.now,
            let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return false }
        willPresent?()
        // Code called by `willPresent` may have removed the view.
        guard view.windowStorage === window else { return false }
        let menu = configuration.actionProvider?([])
        let items = items(of: menu, for: view, in: window, application)
        guard !items.isEmpty else { return false }
        animate { delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0) }
        // The delegate may have removed the view, too.
        guard view.windowStorage === window else { return false }
        let place = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        panel = MenuPanel(items, about: place, of: view, axis: .column, in: application) {
            [weak self, weak application] in
            self?.closed = application?.clock.now
            self?.panel = nil
            self?.shown = nil
            self?.ended(configuration)
        }
        shown = menu
        return true
    }

    private func ended(_ configuration: UIContextMenuConfiguration) {
        animate { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0) }
    }

    private func animate(_ tell: (ContextMenuAnimator) -> Void) {
        let animator = ContextMenuAnimator()
        tell(animator)
        animator.run()
    }

    /// Highlights the item under the finger that opened the menu, for a location in the view's coordinates.
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

/// Asks for a configuration before the press begins, so that a press without a menu fails.
private final class PressPermission: UIGestureRecognizerDelegate {
    weak var interaction: UIContextMenuInteraction?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view = interaction.view else { return false }
        let configuration = interaction.delegate?.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
        if configuration != nil { return true }
        guard let delegate = interaction.delegate else {
            view.noteMissing(.delegate, of: [interaction, view, gestureRecognizer])
            return false
        }
        // A list's own delegate has named the delegate of the application.
        if !OverrideProbe.isOfTheLibrary(type(of: delegate)) {
            view.noteDenial(
                of: [gestureRecognizer, view], by: delegate,
                "contextMenuInteraction(_:configurationForMenuAtLocation:)", answer: .returned("nil"))
        }
        return false
    }
}
