import Foundation

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate, in frames per second.
    public var minimum: Float
    /// The highest rate, in frames per second.
    public var maximum: Float
    /// The preferred rate; `nil` or 0 for none.
    public var preferred: Float?

    /// The range that the system chooses.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Creates a range of rates, in frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// Creates the system's range.
    public init() { self = .default }

    /// The rate that a display link takes; 0 for every frame.
    fileprivate var rate: Int {
        let rate = preferred.map { $0 > 0 ? $0 : maximum } ?? maximum
        return rate.isFinite && rate > 0 ? Int(min(rate, 1000)) : 0
    }
}

extension CADisplayLink {
    /// The preferred rates of calls. The getter returns `preferredFramesPerSecond`, which the setter sets to the preferred rate, or to the
    /// highest.
    public var preferredFrameRateRange: CAFrameRateRange {
        get {
            let rate = Float(preferredFramesPerSecond)
            return CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
        set { preferredFramesPerSecond = newValue.rate }
    }
}

/// The times of one update.
@preconcurrency @MainActor
public final class UIUpdateInfo {
    /// The time for which the application computes its state, in seconds of its clock.
    public let modelTime: TimeInterval
    /// The time at which the update must be complete, in seconds of the application's clock.
    public let completionDeadlineTime: TimeInterval
    /// The time at which the update is shown, in seconds of the application's clock.
    public let estimatedPresentationTime: TimeInterval
    /// Whether the update is shown at once; always `false`.
    public var isImmediatePresentationExpected: Bool { false }
    /// Whether the update runs for low latency; always `false`.
    public var isPerformingLowLatencyPhases: Bool { false }

    init(_ link: CADisplayLink) {
        modelTime = link.timestamp
        completionDeadlineTime = link.targetTimestamp
        estimatedPresentationTime = link.targetTimestamp
    }
}

/// A part of an update. All parts run at the same moment here, in the order in which actions were added.
public struct UIUpdateActionPhase: Hashable, Sendable {
    private let name: String
    /// After the update was scheduled.
    public static let afterUpdateScheduled = UIUpdateActionPhase(name: "afterUpdateScheduled")
    /// Before events are sent.
    public static let beforeEventDispatch = UIUpdateActionPhase(name: "beforeEventDispatch")
    /// After events were sent.
    public static let afterEventDispatch = UIUpdateActionPhase(name: "afterEventDispatch")
    /// Before display links are called.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(name: "beforeCADisplayLinkDispatch")
    /// After display links were called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(name: "afterCADisplayLinkDispatch")
    /// Before layout and drawing.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(name: "beforeCATransactionCommit")
    /// After layout and drawing.
    public static let afterCATransactionCommit = UIUpdateActionPhase(name: "afterCATransactionCommit")
    /// After the update is complete.
    public static let afterUpdateComplete = UIUpdateActionPhase(name: "afterUpdateComplete")
}

/// Calls actions in the updates of a view's screen, once per display frame, while it is enabled and the view is in a window.
///
/// Actions run in each frame, whether or not `requiresContinuousUpdates` is set. [our choice]
@preconcurrency @MainActor
public final class UIUpdateLink: NSObject {
    /// A function that an update calls.
    public typealias Action = (UIUpdateLink, UIUpdateInfo) -> Void

    private weak var view: UIView?
    private let isBound: Bool
    private var actions: [Action] = []
    private var link: CADisplayLink?

    /// Whether actions are called; `false` by default.
    public var isEnabled = false { didSet { if isEnabled != oldValue { update() } } }
    /// Whether updates go on without other changes; `false` by default. Stored; has no effect: they always do.
    public var requiresContinuousUpdates = false
    /// Whether updates are shown sooner; `false` by default. Stored; has no effect.
    public var wantsLowLatencyEventDispatch = false
    /// Whether the picture is shown at once; `false` by default. Stored; has no effect.
    public var wantsImmediatePresentation = false
    /// The preferred rate of updates; the system's by default.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
    }
    /// The update in progress; `nil` outside one.
    public private(set) var currentUpdateInfo: UIUpdateInfo?

    /// Creates a link to the updates of a view, which is not retained.
    public init(view: UIView) {
        self.view = view
        isBound = true
    }
    /// Creates a link to the updates of a view that calls `actionHandler`.
    public convenience init(view: UIView, actionHandler: @escaping Action) {
        self.init(view: view)
        addAction(handler: actionHandler)
    }
    /// Creates a link to the updates of a view that calls a method of `actionTarget`, which is not retained.
    public convenience init(view: UIView, actionTarget: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: actionTarget, selector: selector)
    }
    /// Creates a link to the updates of a scene.
    public init(windowScene: UIWindowScene) { isBound = false }
    /// Creates a link to the updates of a scene that calls `actionHandler`.
    public convenience init(windowScene: UIWindowScene, actionHandler: @escaping Action) {
        self.init(windowScene: windowScene)
        addAction(handler: actionHandler)
    }
    /// Creates a link to the updates of a scene that calls a method of `actionTarget`, which is not retained.
    public convenience init(windowScene: UIWindowScene, actionTarget: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: actionTarget, selector: selector)
    }

    /// Adds an action to each update.
    public func addAction(handler: @escaping Action) { actions.append(handler) }
    /// Adds an action to a phase of each update; all phases are one moment here.
    public func addAction(to phase: UIUpdateActionPhase, handler: @escaping Action) { actions.append(handler) }
    /// Adds a method of `target`, which is not retained, to each update. It is called with the link.
    public func addAction(target: Any, selector: Selector) {
        let object = target as AnyObject
        actions.append { [weak object] link, _ in
            if let object { _ = selector.call(object, link, nil) }
        }
    }
    /// Adds a method of `target`, which is not retained, to a phase of each update; all phases are one moment here.
    public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(target: target, selector: selector)
    }

    private func update() {
        link?.invalidate()
        link = nil
        guard isEnabled else { return }
        let made = CADisplayLink(application: .shared) { [weak self] link in self?.fire(link) }
        made.preferredFrameRateRange = preferredFrameRateRange
        link = made
        made.start()
    }

    private func fire(_ link: CADisplayLink) {
        if isBound {
            // A view that has gone needs no updates, and one without a window gets none.
            guard let view else { return isEnabled = false }
            guard view.windowStorage != nil else { return }
        }
        let info = UIUpdateInfo(link)
        currentUpdateInfo = info
        for action in actions { action(self, info) }
        currentUpdateInfo = nil
    }
}
