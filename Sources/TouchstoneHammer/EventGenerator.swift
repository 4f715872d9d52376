import Foundation
import TouchstoneCore
import TouchstoneLayout
import TouchstoneTesting

/// Sends finger, stylus and keyboard input to a window, a view controller or a single view, with the API of Lyft's
/// Hammer.
///
/// To use existing Hammer tests, change only the import.
///
/// ```swift
/// let eventGenerator = try EventGenerator(view: button)
/// try eventGenerator.waitUntilHittable(timeout: 1)
/// try eventGenerator.fingerTap()
/// ```
///
/// By default, time is virtual: waiting takes no time, and a test always runs the same way. Set `time` to use real
/// time.
@preconcurrency @MainActor
public final class EventGenerator {
    /// How a view that is in no window is placed in a new one.
    public enum WrappingAlignment: Sendable {
        /// The view fills the window.
        case fill
        /// The view is centered in the window, at its own size.
        case center
    }

    /// Which time passes while the test waits.
    public enum Time: Sendable {
        /// Only the application's virtual time passes.
        case virtual
        /// Real time passes, and the application's time follows it.
        ///
        /// In a synchronous XCTest test, the run loop runs meanwhile, so timers and the main queue proceed. Elsewhere,
        /// the test blocks the main actor.
        case real
    }

    /// The window that receives the input.
    public let window: UIWindow
    /// The default location of input: the generator's view, its view controller's view, or its window.
    public let mainView: UIView
    /// Touchstone extension: which time passes while the test waits.
    ///
    /// Virtual by default; real if the environment variable `TOUCHSTONE_TIME` is `real`.
    public var time: Time {
        get { pace.time }
        set { pace.time = newValue }
    }
    /// Stored; has no effect.
    public var senderId: UInt64 = 0x01_2345_6789
    /// Stored; has no effect, because there is no screen to show touches on. `false` by default.
    public var showTouches = false

    let pace: Pace
    var touches = ActiveTouches()
    /// The modifier keys that are down.
    var modifierKeys: Set<KeyboardKey> = []
    var isCapsLockOn = false
    private let ownsWindow: Bool

    private init(window: UIWindow, mainView: UIView, ownsWindow: Bool, pace: Pace?) throws {
        guard let pace = try pace ?? Pace(of: window) else { throw HammerError.windowIsNotReadyForInteraction }
        self.window = window
        self.mainView = mainView
        self.ownsWindow = ownsWindow
        self.pace = pace
        if ProcessInfo.processInfo.environment["TOUCHSTONE_TIME"] == "real" { pace.time = .real }
        pace.settle()
        try waitUntilWindowIsReady()
    }

    /// Creates a generator for a window, which should be visible.
    public convenience init(window: UIWindow) throws {
        try self.init(window: window, mainView: window, ownsWindow: false, pace: nil)
    }

    /// Creates a generator for a view controller.
    ///
    /// If its view is in no window, the generator creates one of the size of the screen and hides it when the generator
    /// is released.
    public convenience init(viewController: UIViewController) throws {
        if let window = viewController.view.window {
            try self.init(window: window, mainView: viewController.view, ownsWindow: false, pace: nil)
        } else {
            let pace = Pace.ofTheTest
            let window = pace.within { Self.shownWindow(with: viewController) }
            try self.init(window: window, mainView: viewController.view, ownsWindow: true, pace: pace)
        }
    }

    /// Creates a generator for a view.
    ///
    /// If the view is in no window, the generator creates one of the size of the screen and hides it when the generator
    /// is released.
    ///
    /// - Parameters:
    ///   - view: The view that receives the input by default.
    ///   - alignment: The placement of the view in a new window; centered by default.
    public convenience init(view: UIView, alignment: WrappingAlignment = .center) throws {
        if let window = view.window {
            try self.init(window: window, mainView: view, ownsWindow: false, pace: nil)
        } else {
            let pace = Pace.ofTheTest
            let window = pace.within {
                let controller = UIViewController()
                Self.put(view, into: controller.view, alignment)
                return Self.shownWindow(with: controller)
            }
            try self.init(window: window, mainView: view, ownsWindow: true, pace: pace)
        }
    }

    isolated deinit {
        guard ownsWindow else { return }
        pace.within {
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    private static func shownWindow(with controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private static func put(_ view: UIView, into holder: UIView, _ alignment: WrappingAlignment) {
        var top = view
        while let superview = top.superview { top = superview }
        let size = top.bounds.size
        holder.frame = UIScreen.main.bounds
        holder.addSubview(top)
        top.translatesAutoresizingMaskIntoConstraints = false
        switch alignment {
        case .fill:
            NSLayoutConstraint.activate([
                top.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
                top.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
                top.topAnchor.constraint(equalTo: holder.topAnchor),
                top.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
            ])
        case .center:
            NSLayoutConstraint.activate([
                top.centerXAnchor.constraint(equalTo: holder.centerXAnchor),
                top.centerYAnchor.constraint(equalTo: holder.centerYAnchor),
                top.widthAnchor.constraint(lessThanOrEqualTo: holder.widthAnchor),
                top.heightAnchor.constraint(lessThanOrEqualTo: holder.heightAnchor),
            ])
            // Keep the current size unless constraints or the intrinsic content size require another.
            for (anchor, length) in [(top.widthAnchor, size.width), (top.heightAnchor, size.height)] where length > 0 {
                let constraint = anchor.constraint(equalToConstant: length)
                constraint.priority = UILayoutPriority(rawValue: 40)
                constraint.isActive = true
            }
        }
    }

    // MARK: Readiness

    /// Whether the window accepts touches.
    ///
    /// The application must be active, and the window must be shown, with user interaction enabled and its root view
    /// controller not in transition.
    public var isWindowReady: Bool {
        guard let application = window.application, !application.isIgnoringInteractionEvents,
            application.applicationState == .active, !window.isHidden, window.isUserInteractionEnabled
        else { return false }
        guard let root = window.rootViewController else { return true }
        return root.viewIfLoaded != nil && !root.isBeingPresented && !root.isBeingDismissed && !root.isMovingToParent
            && !root.isMovingFromParent
    }

    /// Waits until the window accepts touches.
    ///
    /// - Parameter timeout: The maximum time to wait, in seconds.
    /// - Throws: `HammerError.windowIsNotReadyForInteraction` after the timeout.
    public func waitUntilWindowIsReady(timeout: TimeInterval = 3) throws {
        do {
            try waitUntil(self.isWindowReady, timeout: timeout)
        } catch HammerError.waitConditionTimeout {
            throw HammerError.windowIsNotReadyForInteraction
        }
    }

    // MARK: Settings

    /// Settings that all generators share.
    public struct Settings: Sendable {
        /// A delay in seconds, stored for source compatibility; has no effect.
        public var accessibilityActivateDelay: TimeInterval = 0.02
        /// A delay in seconds, stored for source compatibility; has no effect.
        public var accessibilityActivateFirstTimeDelay: TimeInterval = 5
    }

    /// The default settings, available for source compatibility; assignments have no effect.
    public static var settings: Settings {
        get { Settings() }
        set {}
    }
}
