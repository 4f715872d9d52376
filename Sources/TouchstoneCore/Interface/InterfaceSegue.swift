import Foundation

/// Touchstone extension: a segue of a ported storyboard. Generated code creates it.
@preconcurrency @MainActor
public final class InterfaceSegue {
    /// What a segue does with its destination.
    public enum Kind {
        /// Calls `show(_:sender:)` of the source.
        case show
        /// Calls `showDetailViewController(_:sender:)` of the source.
        case showDetail
        /// Pushes the destination onto the navigation controller of the source.
        case push
        /// Replaces the top controller of the navigation controller.
        case replace
        /// Makes the destination a child of the source, in a container view.
        case embed
        /// Does what the segue's class does.
        case custom
        /// Presents the destination in a style and with a transition.
        case present(UIModalPresentationStyle?, UIModalTransitionStyle?)
        /// Presents the destination in a popover at the object at which the segue starts.
        case popover
        /// Returns to a controller that has the action.
        case unwind(Selector)
    }

    /// The type of a class's initializer for segues.
    public typealias Making = @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    let kind: Kind
    let identifier: String?
    let animates: Bool
    let destination: @MainActor (UIStoryboard, ((NSCoder) -> UIViewController?)?) -> UIViewController?
    let making: Making
    /// The source's own method that creates the destination.
    let creation: (@MainActor (UIViewController, NSCoder, Any?, String?) -> UIViewController?)?
    private weak var controller: UIViewController?
    private weak var anchor: AnyObject?

    /// - Parameters:
    ///   - identifier: The identifier; `nil` for none.
    ///   - animates: Whether the destination appears with an animation.
    ///   - scene: The identifier of the destination; in an unwind segue it is empty.
    ///   - making: Creates the segue's object; `nil` stands for `UIStoryboardSegue`.
    ///   - creation: Creates the destination with a method of the source; `nil` if the class of the scene does.
    public convenience init(
        _ kind: Kind, identifier: String?, animates: Bool = true, scene: String, making: Making? = nil,
        creation: (@MainActor (UIViewController, NSCoder, Any?, String?) -> UIViewController?)? = nil
    ) {
        self.init(kind, identifier: identifier, animates: animates, making: making, creation: creation) {
            $0.make(scene, $1)
        }
    }

    /// A segue to a controller of another storyboard.
    ///
    /// - Parameter other: The storyboard's name, and the storyboard identifier of the controller; `nil` stands for the initial one.
    public convenience init(
        _ kind: Kind, identifier: String?, animates: Bool = true, other: (storyboard: String, identifier: String?),
        making: Making? = nil
    ) {
        self.init(kind, identifier: identifier, animates: animates, making: making, creation: nil) { storyboard, _ in
            InterfaceSegue.controller(of: other, from: storyboard)
        }
    }

    private init(
        _ kind: Kind, identifier: String?, animates: Bool, making: Making?,
        creation: (@MainActor (UIViewController, NSCoder, Any?, String?) -> UIViewController?)?,
        destination: @escaping @MainActor (UIStoryboard, ((NSCoder) -> UIViewController?)?) -> UIViewController?
    ) {
        self.kind = kind
        self.identifier = identifier
        self.animates = animates
        self.destination = destination
        self.making = making ?? { UIStoryboardSegue(identifier: $0, source: $1, destination: $2) }
        self.creation = creation
    }

    /// The controller of another storyboard.
    public static func controller(
        of other: (storyboard: String, identifier: String?), from storyboard: UIStoryboard?
    ) -> UIViewController? {
        let found = UIStoryboard(name: other.storyboard, bundle: nil)
        return other.identifier.map { found.instantiateViewController(withIdentifier: $0) }
            ?? found.instantiateInitialViewController()
    }

    /// Makes the segue start at a controller, and at an object of its scene.
    package func start(at controller: UIViewController, anchor: AnyObject?) {
        self.controller = controller
        if let anchor { self.anchor = anchor }
    }

    /// The action of controls, bar items and gesture recognizers that perform the segue.
    public static let trigger = Selector({ (o: InterfaceSegue) in o.trigger(_:) }, name: "perform:")

    /// Performs the segue unless its source refuses it.
    public func trigger(_ sender: Any?) {
        guard let controller else { return }
        if let identifier, !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
        if identifier == nil, !controller.shouldPerformSegue(withIdentifier: "", sender: sender) { return }
        perform(sender)
    }

    /// Performs the segue without asking its source.
    func perform(_ sender: Any?) {
        guard let controller else { return }
        if case .unwind(let action) = kind { return unwind(from: controller, action, sender) }
        guard let storyboard = controller.storyboard else { return }
        let creator: ((NSCoder) -> UIViewController?)? = creation.map { creation in
            { creation(controller, $0, sender, self.identifier) }
        }
        guard let destination = destination(storyboard, creator) else {
            return LoggedException.log(
                "UIViewController.performSegue(withIdentifier:sender:)",
                "the segue \(identifier ?? "without an identifier") of \(controller) leads to no controller.")
        }
        let segue = making(identifier, controller, destination)
        segue.showing = { [self] in show($0, sender) }
        setStyle(of: destination, sender)
        controller.prepare(for: segue, sender: sender)
        segue.perform()
    }

    // MARK: Kinds

    private func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
        let (source, destination) = (segue.source, segue.destination)
        switch kind {
        case .show: withAnimations { source.show(destination, sender: sender) }
        case .showDetail: withAnimations { source.showDetailViewController(destination, sender: sender) }
        case .push:
            guard let navigation = source.navigationController else { return source.show(destination, sender: sender) }
            navigation.pushViewController(destination, animated: animates)
        case .replace:
            if let navigation = source.navigationController {
                navigation.setViewControllers(
                    navigation.viewControllers.dropLast() + [destination], animated: animates)
            } else {
                source.showDetailViewController(destination, sender: sender)
            }
        case .embed: embed(destination, in: source)
        case .present, .popover: source.present(destination, animated: animates)
        case .custom, .unwind: break
        }
    }

    /// Before `prepare(for:sender:)`, which can change the style or configure a popover.
    private func setStyle(of destination: UIViewController, _ sender: Any?) {
        switch kind {
        case .present(let style, let transition):
            if let style { destination.modalPresentationStyle = style }
            if let transition { destination.modalTransitionStyle = transition }
        case .popover:
            destination.modalPresentationStyle = .popover
            if let place = anchor ?? sender.map({ $0 as AnyObject }) { destination.interfaceAnchor = place }
        default: break
        }
    }

    private func withAnimations(_ body: () -> Void) {
        if animates { body() } else { UIView.performWithoutAnimation(body) }
    }

    private func embed(_ child: UIViewController, in parent: UIViewController) {
        guard let container = anchor as? UIView, let view = child.view else { return }
        parent.addChild(child)
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }
}
