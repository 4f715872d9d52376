import Foundation

/// What a controller keeps of the storyboard that created it, and of the nib of its view.
@MainActor
final class ControllerInterface {
    let storyboard: UIStoryboard?
    /// Creates the view and connects it; used once.
    var loadView: (() -> Void)?
    var segues: [InterfaceSegue] = []
    /// The objects of the scene that nothing else retains.
    var retained: [AnyObject] = []
    weak var anchor: AnyObject?

    init(storyboard: UIStoryboard?) { self.storyboard = storyboard }
}

extension UIViewController {
    var interfaceForWriting: ControllerInterface {
        if let interface { return interface }
        let made = ControllerInterface(storyboard: nil)
        interface = made
        return made
    }

    /// The item or view of a storyboard from which a popover comes.
    package var interfaceAnchor: AnyObject? {
        get { interface?.anchor }
        set { interfaceForWriting.anchor = newValue }
    }

    /// Touchstone extension: loads the view from the storyboard or nib of the controller, if there is one.
    ///
    /// - Returns: Whether there is one.
    package func loadInterface() -> Bool {
        if let load = interface?.loadView {
            interface?.loadView = nil
            load()
            return viewIfLoaded != nil
        }
        guard let nib = ownNib else { return false }
        let objects = InterfaceObjects(owner: self, bundle: nibBundle)
        _ = nib.load(objects)
        interfaceForWriting.retained += objects.finish()
        return viewIfLoaded != nil
    }

    /// The nib with the name from the initializer, or with that of a class up to UIKit's: `CardViewController` also finds `CardView`.
    private var ownNib: InterfaceNib? {
        if let nibName { return UINib.content(nibName, preferring: Self.module(of: type(of: self))) }
        var next: AnyClass? = type(of: self)
        while let type = next {
            let module = Self.module(of: type)
            if module.hasPrefix("Touchstone") || module == "UIKit" { return nil }
            let name = "\(type)"
            let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
            for name in names {
                if let nib = UINib.content(name, preferring: module) { return nib }
            }
            next = _getSuperclass(type)
        }
        return nil
    }

    private static func module(of type: AnyClass) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}

extension InterfaceObjects {
    /// Creates the controller of the scene.
    ///
    /// - Parameters:
    ///   - base: The class of UIKit.
    ///   - create: Creates the controller, with a coder.
    ///   - setUp: Sets the attributes.
    ///   - loadView: Creates the view and connects it, when it is needed; `nil` if the class loads its view itself.
    public func makeController<Base: UIViewController>(
        _ id: String, _ base: Base.Type, values: [String: Any] = [:], _ create: (NSCoder) -> Base?,
        setUp: @escaping (Base) -> Void, loadView: (@MainActor (InterfaceObjects, Base) -> Void)? = nil
    ) -> Base {
        let creator = self.creator
        self.creator = nil
        let storyboard = storyboard
        let controller = make(id, base, values: values) { coder in
            creator?(coder) as? Base ?? create(coder)
        } setUp: { (controller: Base) in
            let interface = ControllerInterface(storyboard: storyboard)
            controller.interface = interface
            guard let loadView else { return setUp(controller) }
            interface.loadView = { [weak controller] in
                guard let controller else { return }
                let part = self.part(owner: controller)
                loadView(part, controller)
                let kept = part.finish()
                // The segues live as long as the controller, and its gesture recognizers as long as their views.
                controller.interface?.retained += kept.filter { !($0 is UIView) }
            }
            setUp(controller)
        }
        return controller
    }

    /// Adds the segue that starts at an object of a controller's scene.
    public func start(_ segue: InterfaceSegue, of controller: UIViewController?, at anchor: AnyObject?) {
        guard let controller else { return }
        segue.start(at: controller, anchor: anchor)
        controller.interfaceForWriting.segues.append(segue)
    }

    /// Performs a segue that makes its destination a child, in a view of the scene.
    public func embed(_ segue: InterfaceSegue, of controller: UIViewController?, in container: UIView?) {
        start(segue, of: controller, at: container)
        segue.trigger(nil)
    }

    /// Creates the controller of another scene of the storyboard.
    public func controller(_ id: String) -> UIViewController? { storyboard?.make(id, nil) }
}
