import Foundation
import UIKit
import TouchstoneTesting

/// The scene of one run: its objects by name, and the changes that actions make.
@MainActor
final class Stage {
    let scenario: Scenario
    let app: TestApplication
    private var responders: [String: UIResponder] = [:]
    /// The delegate, retained here because the application does not retain it.
    private var delegate: (any UIApplicationDelegate)?
    private var windows: [UIWindow] = []
    private var windowScene: UIWindowScene?
    /// The recognizers with a name, by name.
    var gestures: [String: UIGestureRecognizer] = [:]
    /// Delegates of recognizers, retained here because the recognizers do not retain them.
    var gestureDelegates: [ScenarioGestureDelegate] = []
    /// Recognizers with failure requirements on recognizers that are not built yet.
    var unlinked: [(UIGestureRecognizer, [String])] = []
    /// Objects with overrides that a change has corrected.
    var corrected: Set<ObjectIdentifier> = []
    /// The names of actions that each responder of the scene now handles.
    var granted: Set<String> = []
    /// Targets that a change added to controls.
    var livingTargets: [LivingTarget] = []
    /// Delegates of text fields and text views, retained here because the views do not retain them.
    var textDelegates: [ScenarioTextDelegate] = []
    /// Delegates of scroll views, retained here because the views do not retain them.
    var scrollDelegates: [ScenarioScrollDelegate] = []
    /// Closures that wait until a responder is built.
    private var awaiting: [(name: String, body: (UIResponder) -> Void)] = []
    private lazy var systemPort = app.application.makePort()

    init(_ scenario: Scenario, _ app: TestApplication) throws {
        self.scenario = scenario
        self.app = app
        if let version = scenario.behavior { app.application.behavior = Behavior(version) }
        for choice in scenario.choices { choice.set(&app.application.behavior) }
        name(app.application, "UIApplication")
        (app.application as? ScenarioApplication)?.play(scenario.application, self)
        setDelegate()
        if let scene = scenario.scene {
            let made = UIWindowScene()
            windowScene = made
            name(made, scene)
        }
        for window in scenario.windows { build(window) }
        showWindows()
        try checkChains()
        app.application.service()
        app.clear()
    }

    // MARK: Names

    func responder(_ name: String) -> UIResponder? { responders[name] }

    func view(_ name: String) -> UIView? { responders[name] as? UIView }

    func name(of responder: UIResponder) -> String { app.application.trace.subject(responder).name }

    func note(_ text: String) { app.application.trace.note(text) }

    func name(_ responder: UIResponder, _ name: String) {
        responders[name] = responder
        if let view = responder as? UIView {
            view.accessibilityIdentifier = name
        } else {
            app.application.trace.name(responder, name)
        }
        for waiting in awaiting where waiting.name == name { waiting.body(responder) }
        awaiting.removeAll { $0.name == name }
    }

    /// Calls `body` with the responder of a name, immediately or when it is built.
    func whenBuilt(_ name: String, _ body: @escaping (UIResponder) -> Void) {
        if let known = responders[name] { body(known) } else { awaiting.append((name, body)) }
    }

    // MARK: Building

    private func setDelegate() {
        guard let scene = scenario.delegate else { return }
        if scene.isResponder {
            let made = ScenarioDelegate(scene, self)
            name(made, scene.name)
            delegate = made
        } else {
            delegate = PlainDelegate()
        }
        app.application.delegate = delegate
    }

    private func build(_ scene: SceneWindow) {
        let frame = CGRect(origin: .zero, size: scenario.screen)
        let window =
            scene.view.overrides || scene.sendEvent != nil
            ? ScenarioWindow(scene, self, frame: frame) : UIWindow(frame: frame)
        window.windowScene = windowScene
        windows.append(window)
        if let text = scene.view.name { name(window, text) }
        var properties = scene.view.properties
        // Windows are shown, and one becomes key, after all windows are built.
        properties.isHidden = nil
        properties.isKey = nil
        apply(properties, to: window)
        attach(scene.view.gestures, to: window)
        for view in scene.view.views { add(view, to: window, index: nil) }
    }

    private func showWindows() {
        for (window, scene) in zip(windows, scenario.windows) where scene.view.properties.isHidden != true {
            window.isHidden = false
        }
        let chosen = scenario.windows.firstIndex { $0.view.properties.isKey == true }
        let first = scenario.windows.firstIndex { $0.view.properties.isHidden != true }
        if let key = chosen ?? first { windows[key].makeKey() }
    }

    func add(_ scene: SceneView, to parent: UIView, index: Int?) {
        if scene.navigation != nil || scene.tabs != nil, let container = makeController(scene) {
            return place(container, in: parent, at: index ?? parent.subviews.count)
        }
        let view = build(scene)
        let position = index ?? parent.subviews.count
        if let sceneController = scene.controller {
            place(controller(sceneController, view), in: parent, at: position)
        } else {
            parent.insertSubview(view, at: position)
        }
        for inner in scene.views { add(inner, to: view, index: nil) }
    }

    /// Creates the view controller of a view, with all subviews; `nil` if the view has no controller.
    func makeController(_ scene: SceneView) -> UIViewController? {
        if let navigation = scene.navigation { return makeNavigation(navigation, scene) }
        if let tabs = scene.tabs { return makeTabs(tabs, scene) }
        guard let sceneController = scene.controller else { return nil }
        let view = build(scene)
        let made = controller(sceneController, view)
        for inner in scene.views { add(inner, to: view, index: nil) }
        return made
    }

    private func controller(_ scene: SceneController, _ view: UIView) -> UIViewController {
        let controller = ScenarioController(scene, self)
        name(controller, scene.name)
        controller.view = view
        return controller
    }

    private func place(_ controller: UIViewController, in parent: UIView, at position: Int) {
        if let window = parent as? UIWindow, window.rootViewController == nil {
            // The window adds the view when it is shown, and sets its size.
            window.rootViewController = controller
        } else if let outer = enclosingController(of: parent) {
            outer.addChild(controller)
            parent.insertSubview(controller.view, at: position)
            controller.didMove(toParent: outer)
        } else {
            parent.insertSubview(controller.view, at: position)
            loose.append(controller)
        }
    }

    /// Applies the description of a view to the view that a container creates itself.
    func setUpView(of container: UIViewController, _ scene: SceneView) {
        if let text = scene.name { name(container.view, text) }
        apply(scene.properties, to: container.view)
        attach(scene.gestures, to: container.view)
    }

    /// View controllers without a parent, retained here because no other object retains them.
    private var loose: [UIViewController] = []
    /// Delegates of popovers, retained here because the popovers do not retain them.
    var popoverDelegates: [ScenarioPopoverDelegate] = []
    /// Delegates of navigation controllers, retained here because the controllers do not retain them.
    var navigationDelegates: [ScenarioNavigationDelegate] = []
    /// Delegates of tab bar controllers, retained here because the controllers do not retain them.
    var tabsDelegates: [ScenarioTabsDelegate] = []
    /// The cells of rows that touches have selected.
    var chosenRows: Set<ObjectIdentifier> = []

    func enclosingController(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        for _ in 0..<100_000 {
            if let controller = responder as? UIViewController { return controller }
            guard let current = responder, !(current is UIWindow) else { return nil }
            responder = current.next
        }
        return nil
    }

    private func build(_ scene: SceneView) -> UIView {
        let view = scene.overrides ? ScenarioView.make(scene, self) : make(scene)
        if let text = scene.name { name(view, text) }
        apply(scene.properties, to: view)
        attach(scene.gestures, to: view)
        attach(scene.control, to: view)
        attach(scene.scroll, to: view)
        if let table = view as? ScenarioTableView { fill(table, scene) }
        return view
    }

    /// Throws an error if the chain of a responder contains a cycle, since an event would never leave it.
    private func checkChains() throws {
        for (name, responder) in responders.sorted(by: { $0.key < $1.key }) {
            var seen: Set<ObjectIdentifier> = []
            var current: UIResponder? = responder
            while let link = current {
                guard seen.insert(ObjectIdentifier(link)).inserted else {
                    throw ScenarioError(
                        file: scenario.file, line: 0, message: "the responder chain from \(name) leads in a circle")
                }
                current = link.next
            }
        }
    }

    // MARK: Changing

    func perform(_ action: Action) {
        switch action {
        case .remove(let name): view(name)?.removeFromSuperview()
        case .add(let scene, let parent, let index):
            if let parent = view(parent) { add(scene, to: parent, index: index) }
        case .bringToFront(let name):
            if let view = view(name) { view.superview?.bringSubviewToFront(view) }
        case .sendToBack(let name):
            if let view = view(name) { view.superview?.sendSubviewToBack(view) }
        case .set(let name, let properties):
            if let view = view(name) { apply(properties, to: view) }
        case .animate(let name, let properties, let duration, let allowsInteraction):
            guard let view = view(name) else { return }
            UIView.animate(
                withDuration: duration, delay: 0, options: allowsInteraction ? .allowUserInteraction : [],
                animations: { apply(properties, to: view) })
        // The scenario makes the call, so there is no line of source code.
        case .ignoreInteraction(true): app.application.beginIgnoringInteractionEvents(file: "", line: 0)
        case .ignoreInteraction(false): app.application.endIgnoringInteractionEvents()
        case .activate(let isActive): _ = systemPort.sendActivation(isActive)
        case .background(let isBackground):
            _ = systemPort.sendBackground(isBackground)
            if !isBackground { _ = systemPort.sendActivation(true) }
        case .setGesture(let name, let isEnabled): gestures[name]?.isEnabled = isEnabled
        case .removeGesture(let name):
            if let recognizer = gestures[name] { recognizer.view?.removeGestureRecognizer(recognizer) }
        case .note(let text): note(text)
        case .release(let name):
            view(name)?.removeFromSuperview()
            responders[name] = nil
        case .becomeFirstResponder(let name):
            if responder(name)?.becomeFirstResponder() == false { note("\(name) does not become first responder") }
        case .resignFirstResponder(let name):
            if responder(name)?.resignFirstResponder() == false { note("\(name) stays first responder") }
        case .endEditing(let name, let force):
            if view(name)?.endEditing(force) == false { note("the editing of \(name) continues") }
        case .send(let action, let target):
            app.application.sendAction(selector(action), to: target.flatMap(responder), from: nil, for: nil)
        case .setPasteboard(let text): UIPasteboard.general.string = text
        case .showMenu(let name):
            if let view = view(name) { UIMenuController.shared.showMenu(from: view, rect: view.bounds) }
        case .receiveRemoteControl(true): app.application.beginReceivingRemoteControlEvents()
        case .receiveRemoteControl(false): app.application.endReceivingRemoteControlEvents()
        case .describe(let name): describe(name)
        case .present(let scene): present(scene)
        case .alert(let scene): present(scene)
        case .dismiss(let name, let isAnimated):
            (responder(name) as? UIViewController)?.dismiss(animated: isAnimated)
        case .scroll(let name, let offset, let animated):
            (view(name) as? UIScrollView)?.setContentOffset(offset, animated: animated)
        }
    }

    private func apply(_ properties: ViewProperties, to view: UIView) {
        if let anchor = properties.anchorPoint { view.layer.anchorPoint = anchor }
        if let frame = properties.frame { view.frame = frame }
        if let bounds = properties.bounds { view.bounds = bounds }
        if let center = properties.center { view.center = center }
        // The transform comes last, since setting a frame depends on the transform.
        if let transform = properties.transform { view.transform = transform }
        if let alpha = properties.alpha { view.alpha = alpha }
        if let isHidden = properties.isHidden { view.isHidden = isHidden }
        if let isEnabled = properties.isUserInteractionEnabled { view.isUserInteractionEnabled = isEnabled }
        if let clips = properties.clipsToBounds { view.clipsToBounds = clips }
        if let isEnabled = properties.isMultipleTouchEnabled { view.isMultipleTouchEnabled = isEnabled }
        if let isExclusive = properties.isExclusiveTouch { view.isExclusiveTouch = isExclusive }
        if let zPosition = properties.zPosition { view.layer.zPosition = zPosition }
        if let radius = properties.cornerRadius { view.layer.cornerRadius = radius }
        if let color = properties.color { view.backgroundColor = SceneColor.named(color) }
        if let text = properties.text {
            (view as? UILabel)?.text = text
            (view as? UITextField)?.text = text
            (view as? UITextView)?.text = text
        }
        apply(properties.control, to: view)
        apply(properties.scroll, to: view)
        if let window = view as? UIWindow {
            if let level = properties.level { window.windowLevel = UIWindow.Level(rawValue: level) }
            if properties.isKey == true { window.makeKey() }
        }
    }
}
