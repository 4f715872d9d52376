import Foundation

/// The panel at the bottom of the screen while a responder receives input (RC-25).
///
/// It contains the keyboard, or the `inputView` in its place, and the `inputAccessoryView` above. Each is the first one
/// found from the first responder up the chain.
///
/// The panel updates at the end of a run-loop iteration, so that it stays up when editing moves from field to field.
/// The views move immediately. The "did" notifications follow after the duration of the movement.
@MainActor
final class InputPanel {
    private unowned let application: UIApplication
    /// The window is as large as the screen, so its coordinates are screen coordinates. Touches outside the panel pass
    /// through it.
    private var window: InputWindow?
    private var shown: [UIView] = []
    /// The responder that provides the views. It stays in the search while a text input inside the panel is first
    /// responder, and becomes first responder again afterward.
    private weak var owner: UIResponder?
    private var holdsFirstResponder = false
    private var isPlacing = false
    /// The number of layouts at the current time. It limits the updates for a view that requests another height after
    /// each layout.
    private var layouts = (at: -TimeInterval.infinity, count: 0)
    private static let mostLayouts = 64
    /// The panel's frame in screen points; `nil` while it is hidden.
    private(set) var frame: CGRect? {
        didSet { if frame != oldValue { frameChanged() } }
    }
    private lazy var keyboard = KeyboardView(application: application)
    private var arrival: ClockDeadline?

    /// The window level, above alerts and below menus.
    static let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    /// The duration of the movement, in seconds.
    static let duration: TimeInterval = 0.25
    /// The height of an input view without a height of its own, in points. It is the keyboard's height.
    static let defaultHeight: CGFloat = KeyboardView.height

    init(application: UIApplication) {
        self.application = application
    }

    func update() {
        if holdsFirstResponder, owner?.responderWindow == nil, let text = application.firstResponder,
            text.responderView?.windowStorage === window, !text.resignFirstResponder()
        {
            text.responderWindow?.setFirstResponder(nil)
        }
        if holdsFirstResponder, let owner, let home = owner.responderWindow, !home.isKeyWindow,
            let text = home.firstResponder,
            text.responderView?.windowStorage === window
        {
            // Another window became key, so the text leaves with the panel.
            home.setFirstResponder(nil)
            owner.becomeFirstResponder()
        }
        if application.firstResponder == nil, holdsFirstResponder, let owner, owner.responderWindow?.isKeyWindow == true
        {
            owner.becomeFirstResponder()
        }
        let responder = application.firstResponder
        var input: UIView?
        var accessory: UIView?
        var current = responder
        holdsFirstResponder = window != nil && responder?.responderView?.windowStorage === window
        var mayJump = holdsFirstResponder
        while let link = current, input == nil || accessory == nil {
            // At the panel, continue with the owner's chain, but only once: the owner may itself be inside the panel.
            if mayJump, link === window?.panel {
                mayJump = false
                current = owner
                continue
            }
            let found = (input, accessory)
            input = input ?? link.inputView ?? link.inputViewController?.view
            accessory = accessory ?? link.inputAccessoryView ?? link.inputAccessoryViewController?.view
            let isNew = input !== found.0 || accessory !== found.1
            if isNew, !holdsFirstResponder { owner = link }
            current = link.next
        }
        if input == nil, application.showsBuiltInKeyboard, let text = responder as? any UIKeyInput, text.takesTyping {
            keyboard.begin(text)
            input = keyboard
        }
        let views = [accessory, input].compactMap { $0 }
        place(views, input: input)
    }

    private func place(_ views: [UIView], input: UIView?) {
        isPlacing = true
        defer { isPlacing = false }
        let screen = application.screen.bounds
        let heights = views.map { self.height(of: $0, isInput: $0 === input, screen.width) }
        let height = heights.reduce(0, +)
        let target = CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
        if views.isEmpty { return hide() }
        if views.count != shown.count || !zip(views, shown).allSatisfy({ $0 === $1 }) || frame != target {
            let window = self.window ?? makeWindow()
            for view in shown where view.superviewStorage === window.panel && !views.contains(view) {
                view.removeFromSuperview()
            }
            let old = frame ?? CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: height)
            let isNew = frame != target
            shown = views
            frame = target
            if isNew {
                application.hideBarsForKeyboard()
                announce([.keyboardWillChangeFrame, .keyboardWillShow], from: old, to: target)
            }
            // An observer of the notification may have ended editing.
            guard frame == target, shown.count == views.count else { return }
            window.frame = screen
            window.panel.frame = target
            var top: CGFloat = 0
            for (view, height) in zip(views, heights) {
                view.frame = CGRect(x: 0, y: top, width: target.width, height: height)
                if view.superviewStorage !== window.panel { window.panel.addSubview(view) }
                top += height
            }
            window.isHidden = false
            if isNew { arrive([.keyboardDidChangeFrame, .keyboardDidShow], from: old, to: target) }
        }
    }

    /// Returns a view's height, in points. A view that sizes itself has the height that its content or constraints
    /// require.
    private func height(of view: UIView, isInput: Bool, _ width: CGFloat) -> CGFloat {
        let isConstrained = view.viewLayout?.memory.isLaidOut == true
        if isConstrained || view.autoresizingMask.contains(.flexibleHeight) {
            let own = view.intrinsicContentSize.height
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            // Constraints to the safe area can require more than the content of the view.
            if own > 0 { return max(own, fitting.height) }
            if fitting.height > 0, isConstrained || own == 0 { return fitting.height }
        }
        return view.bounds.height > 0 || !isInput ? view.bounds.height : InputPanel.defaultHeight
    }

    /// Updates the panel after a layout, because its views may need another height.
    fileprivate func panelLaysOut() {
        guard !isPlacing, frame != nil else { return }
        if layouts.at != application.clock.now { layouts = (application.clock.now, 0) }
        layouts.count += 1
        if layouts.count <= Self.mostLayouts { update() }
    }

    private func hide() {
        guard let old = frame else { return }
        let target = CGRect(x: old.minX, y: application.screen.bounds.maxY, width: old.width, height: old.height)
        frame = nil
        announce([.keyboardWillChangeFrame, .keyboardWillHide], from: old, to: target)
        guard frame == nil else { return }
        for view in shown where view.superviewStorage === window?.panel { view.removeFromSuperview() }
        shown = []
        window?.isHidden = true
        arrive([.keyboardDidChangeFrame, .keyboardDidHide], from: old, to: target)
    }

    /// Updates constraints to the keyboard.
    private func frameChanged() {
        for window in application.windows { window.forEachInTree { $0.viewLayout?.surroundingsChanged() } }
    }

    private func makeWindow() -> InputWindow {
        let made = InputWindow(application: application, frame: .zero)
        made.panel.holder = self
        made.windowLevel = InputPanel.level
        made.accessibilityIdentifier = "keyboard window"
        made.panel.accessibilityIdentifier = "keyboard panel"
        made.panel.backgroundColor = .systemGray5
        made.addSubview(made.panel)
        window = made
        return made
    }

    // MARK: Notifications

    private enum News {
        case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide
        case keyboardWillChangeFrame, keyboardDidChangeFrame

        var name: Notification.Name {
            switch self {
            case .keyboardWillShow: UIResponder.keyboardWillShowNotification
            case .keyboardDidShow: UIResponder.keyboardDidShowNotification
            case .keyboardWillHide: UIResponder.keyboardWillHideNotification
            case .keyboardDidHide: UIResponder.keyboardDidHideNotification
            case .keyboardWillChangeFrame: UIResponder.keyboardWillChangeFrameNotification
            case .keyboardDidChangeFrame: UIResponder.keyboardDidChangeFrameNotification
            }
        }
    }

    private func announce(_ news: [News], from old: CGRect, to new: CGRect) {
        // A movement that is interrupted posts no "did" notifications.
        if let arrival { application.clock.cancel(arrival) }
        arrival = nil
        for one in news { post(one, old, new) }
    }

    private func arrive(_ news: [News], from old: CGRect, to new: CGRect) {
        let clock = application.clock
        arrival = clock.schedule(at: clock.now + InputPanel.duration) { [weak self] in
            self?.arrival = nil
            for one in news { self?.post(one, old, new) }
        }
    }

    private func post(_ news: News, _ old: CGRect, _ new: CGRect) {
        NotificationCenter.default.post(
            name: news.name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: old, UIResponder.keyboardFrameEndUserInfoKey: new,
                UIResponder.keyboardAnimationDurationUserInfoKey: InputPanel.duration,
                UIResponder.keyboardAnimationCurveUserInfoKey: 7, UIResponder.keyboardIsLocalUserInfoKey: true,
            ])
    }
}

/// A window that cannot become key, so that touches in it do not change the first responder.
private final class InputWindow: UIWindow {
    let panel = InputPanelView()
    override var responderHome: UIWindow { application?.keyWindow ?? self }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.encloses(point) }
    override var canBecomeKey: Bool { false }
    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? { SystemWindowMemory.keyboard }
}

private final class InputPanelView: UIView {
    weak var holder: InputPanel?
    override func layoutSubviews() {
        super.layoutSubviews()
        holder?.panelLaysOut()
    }
}

extension UIKeyInput {
    /// Whether the input can be edited. A read-only text needs no keyboard.
    fileprivate var takesTyping: Bool { (self as? any TextEditing)?.canEdit ?? true }
}

extension UIApplication {
    /// The frame of the keyboard or input views, in screen points; `nil` while there are none.
    package var inputFrame: CGRect? { inputPanel.frame }
}
