import Foundation

/// A storyboard that the port has translated.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?
    private let content: InterfaceStoryboard?

    /// Creates the storyboard with a name. The bundle has no effect: names are unique among all modules.
    ///
    /// A storyboard that does not exist has no scenes.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        content = RegisteredModules.first { $0.storyboards[name] }
        super.init()
        if content == nil {
            LoggedException.log(
                "UIStoryboard.init(name:bundle:)",
                "Could not find a storyboard named '\(name)' in bundle: no ported file has that name.", .warning)
        }
    }

    /// Creates the initial controller; `nil` if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        content?.initial.flatMap { make($0, nil) }
    }

    /// Creates the initial controller.
    ///
    /// - Parameter creator: Creates the controller; if it returns `nil`, the controller's class in the storyboard does.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? {
        content?.initial.flatMap { make($0, creator) } as? Controller
    }

    /// Creates the controller with a storyboard identifier. Without such a controller, an exception is logged and the result is an
    /// empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(identifier, nil) ?? UIViewController()
    }

    /// Creates the controller with a storyboard identifier.
    ///
    /// - Parameter creator: Creates the controller; if it returns `nil`, the controller's class in the storyboard does.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let made = instantiate(identifier, creator) ?? UIViewController()
        if let controller = made as? Controller { return controller }
        LoggedException.log(
            "UIStoryboard.instantiateViewController(identifier:creator:)",
            "the controller '\(identifier)' is a \(type(of: made)). A \(Controller.self) is created in code instead.",
            .warning)
        guard let controller = construct(Controller.self) ?? Controller(coder: NSCoder()) else {
            preconditionFailure("\(Controller.self) implements neither init() nor init(coder:).")
        }
        return controller
    }

    private func instantiate(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        if let id = content?.identifiers[identifier], let made = make(id, creator) { return made }
        LoggedException.log(
            "UIStoryboard.instantiateViewController(withIdentifier:)",
            "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'. An empty controller is "
                + "returned.", .warning)
        return nil
    }

    /// Creates the controller of a scene.
    func make(_ id: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let scene = content?.scenes[id] else { return nil }
        let objects = InterfaceObjects(owner: nil, bundle: bundle, storyboard: self)
        objects.creator = creator
        let controller = scene(objects)
        controller.interface?.retained += objects.finish().filter { $0 !== controller }
        return controller
    }
}
