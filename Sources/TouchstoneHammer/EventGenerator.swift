import Foundation
import TouchstoneCore
import TouchstoneLayout
import TouchstoneTesting

/// Fingers, a stylus and a keyboard for a window, a controller or a single view, in the words of Lyft's Hammer: who
/// brings tests written with that changes the import.
///
/// ```swift
/// let eventGenerator = try EventGenerator(view: button)
/// try eventGenerator.waitUntilHittable(timeout: 1)
/// try eventGenerator.fingerTap()
/// ```
///
/// Time is virtual: waiting takes no time, and the same test goes the same way each time. `time` asks for real time.
@preconcurrency @MainActor
public final class EventGenerator {
    /// How a view without a window is put into one.
    public enum WrappingAlignment: Sendable {
        /// It fills the window.
        case fill
        /// It is in the middle of the window, as large as it says by itself.
        case center
    }

    /// What passes while the test waits.
    public enum Time: Sendable {
        /// The application's time alone.
        case virtual
        /// Real time, which the application's time follows. In a synchronous test of XCTest the run loop turns
        /// meanwhile, so that timers and the main queue go on as well; elsewhere the test keeps the main actor to
        /// itself.
        case real
    }

    /// The window that events are for.
    public let window: UIWindow
    /// Where a finger goes that is told no place: the view that the generator was made for, the controller's, or the
    /// window.
    public let mainView: UIView
    /// Touchstone extension: what passes while the test waits; virtual time by default, and real time where the
    /// environment variable `TOUCHSTONE_TIME` is `real`.
    public var time: Time {
        get { pace.time }
        set { pace.time = newValue }
    }
    /// Kept; nobody looks at it.
    public var senderId: UInt64 = 0x01_2345_6789
    /// Kept: there is no screen to show touches on. False by default.
    public var showTouches = false

    let pace: Pace
    var touches = ActiveTouches()
    var heldModifiers: UIKeyModifierFlags = []
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

    /// For a window, which should be shown.
    public convenience init(window: UIWindow) throws {
        try self.init(window: window, mainView: window, ownsWindow: false, pace: nil)
    }

    /// For a controller. Where its view is in no window, it gets one of the size of the screen for as long as the
    /// generator lives.
    public convenience init(viewController: UIViewController) throws {
        if let window = viewController.view.window {
            try self.init(window: window, mainView: viewController.view, ownsWindow: false, pace: nil)
        } else {
            let pace = Pace.ofTheTest
            let window = pace.within { Self.shownWindow(with: viewController) }
            try self.init(window: window, mainView: viewController.view, ownsWindow: true, pace: pace)
        }
    }

    /// For a view. Where it is in no window, it gets one of the size of the screen for as long as the generator lives.
    /// - Parameter alignment: Where in that window it is put: in the middle by default.
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
            // The size that it has, unless its constraints or its content say another.
            for (anchor, length) in [(top.widthAnchor, size.width), (top.heightAnchor, size.height)] where length > 0 {
                let constraint = anchor.constraint(equalToConstant: length)
                constraint.priority = UILayoutPriority(rawValue: 40)
                constraint.isActive = true
            }
        }
    }

    // MARK: Readiness

    /// Whether the window takes touches: it is shown, takes part in interaction, and no controller is on its way in or
    /// out.
    public var isWindowReady: Bool {
        guard let application = window.application, !application.isIgnoringInteractionEvents,
            application.applicationState == .active, !window.isHidden, window.isUserInteractionEnabled
        else { return false }
        guard let root = window.rootViewController else { return true }
        return root.viewIfLoaded != nil && !root.isBeingPresented && !root.isBeingDismissed && !root.isMovingToParent
            && !root.isMovingFromParent
    }

    /// Waits until the window takes touches.
    /// - Parameter timeout: In seconds.
    /// - Throws: `HammerError.windowIsNotReadyForInteraction` where that takes longer.
    public func waitUntilWindowIsReady(timeout: TimeInterval = 3) throws {
        do {
            try waitUntil(self.isWindowReady, timeout: timeout)
        } catch HammerError.waitConditionTimeout {
            throw HammerError.windowIsNotReadyForInteraction
        }
    }

    // MARK: Settings

    /// What all generators share.
    public struct Settings: Sendable {
        /// Kept; there is nothing to wait for. In seconds.
        public var accessibilityActivateDelay: TimeInterval = 0.02
        /// Kept; there is nothing to wait for. In seconds.
        public var accessibilityActivateFirstTimeDelay: TimeInterval = 5
    }

    /// Kept so that tests compile: what is set is not looked at.
    public static var settings: Settings {
        get { Settings() }
        set {}
    }
}
