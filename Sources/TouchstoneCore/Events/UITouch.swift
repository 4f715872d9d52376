import Foundation
import TouchstoneGeometry

/// One finger, stylus or pointer from its touch-down to its lift.
///
/// The same object is changed from event to event (T-2), so copy what you want to keep. A new contact is a new object, also
/// the second of a double tap (T-3).
@preconcurrency @MainActor
open class UITouch: Hashable {
    /// How far a touch has come (T-1).
    public typealias Phase = UITouchPhase

    /// What touches (T-11).
    public typealias TouchType = UITouchType

    /// What a device may first estimate and later correct (T-14).
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// How hard it presses.
        public static let force = Properties(rawValue: 1)
        /// Where the stylus points, seen from above.
        public static let azimuth = Properties(rawValue: 2)
        /// How far the stylus is raised.
        public static let altitude = Properties(rawValue: 4)
        /// Where it is.
        public static let location = Properties(rawValue: 8)
    }

    /// A number that no other touch of the application has; the order of touch-downs.
    nonisolated let serial: Int
    /// The finger, as its host calls it.
    let finger: Finger

    // What may be overridden is asked through the class; inside, the facts themselves are read.
    @exclusivity(unchecked) final var currentPhase = Phase.began
    /// How far it has come, in the event at hand (T-1).
    open internal(set) var phase: Phase {
        get {
            switch delivery.shown {
            case .asIs: currentPhase
            case .cancelled: .cancelled
            case .past(let past): past.phase
            }
        }
        set { currentPhase = newValue }
    }
    /// How many taps in quick succession near one place this is; 0 once the finger has moved too far (T-5, T-6).
    open internal(set) var tapCount: Int {
        get { currentTapCount }
        set { currentTapCount = newValue }
    }
    @exclusivity(unchecked) final var currentTapCount = 0
    /// The window and view that the touch-down hit; they stay for the touch's life (HT-39, T-12).
    open internal(set) var window: UIWindow? {
        get { hitWindow }
        set { hitWindow = newValue }
    }
    /// The view that its touch-down hit; it stays for the touch's life, wherever the finger goes (HT-39, T-12).
    open internal(set) var view: UIView? {
        get { hitView }
        set { hitView = newValue }
    }
    // Spelled so that they do not begin as nil: what the initializer is given goes into them as it is.
    @exclusivity(unchecked) final var hitWindow: Optional<UIWindow>
    @exclusivity(unchecked) final var hitView: Optional<UIView>
    /// Whoever holds the touch holds its view.
    final var unretainedView: Unmanaged<UIView>? {
        guard let hitView else { return nil }
        return .passUnretained(hitView)
    }

    /// The latest sample, with the location in screen points.
    @exclusivity(unchecked) var sample: TouchSample
    /// In the window's coordinates.
    @exclusivity(unchecked) var windowLocation = CGPoint.zero
    @exclusivity(unchecked) var previousWindowLocation = CGPoint.zero
    @exclusivity(unchecked) var startLocation = CGPoint.zero
    /// Where the finger came down, in the window's coordinates.
    var startInWindow: CGPoint { window?.fromScreen(startLocation) ?? startLocation }
    /// The recognizers that compete for it; see `competitors`.
    @exclusivity(unchecked) var contest = Contest()
    /// Whether a recognizer took it from its view.
    @exclusivity(unchecked) var isClaimed = false

    /// What the view has heard, and what it is shown while it hears it; the delivery's.
    @exclusivity(unchecked) var delivery = ViewDelivery()
    let beganSample: TouchSample
    /// How many changes there were to tell of. An event sent within an event has no news of the touches that the outer one
    /// is about: whoever tells of a touch remembers which news that was.
    @exclusivity(unchecked) var news = 1
    /// The last news that the recognizers have seen.
    @exclusivity(unchecked) var seenNews = 0
    var isNews: Bool { currentPhase != .stationary && seenNews != news }
    /// Whether its finger has lifted, or it was cancelled.
    var isOver: Bool { currentPhase.isLast }
    /// Samples since the last delivery, oldest first; the last is the main touch's own (T-16).
    @exclusivity(unchecked) var samples: SampleRun
    /// Whether some of them wait for the next delivery.
    @exclusivity(unchecked) var isPending = false
    /// The last few samples delivered, for prediction.
    @exclusivity(unchecked) var history = SampleHistory()

    /// A touch that no hardware made, for subclasses in tests.
    public init() {
        serial = 0
        finger = Finger(device: 0, id: 0)
        sample = TouchSample(id: 0, phase: .began, time: 0, location: .zero)
        beganSample = sample
        samples = SampleRun(sample)
        hitWindow = nil
        hitView = nil
    }

    init(serial: Int, finger: Finger, sample: TouchSample, window: consuming UIWindow?, view: consuming UIView?) {
        self.serial = serial
        self.finger = finger
        self.sample = sample
        beganSample = sample
        samples = SampleRun(sample)
        windowLocation = window?.fromScreen(sample.location) ?? sample.location
        previousWindowLocation = windowLocation
        hitWindow = window
        hitView = view
    }

    /// The application is gone, and nobody follows the finger any more.
    final func letGo() {
        (hitWindow, hitView) = (nil, nil)
        contest = Contest()
    }

    /// When phase or location last changed, in seconds since boot (T-4).
    open var timestamp: TimeInterval { delivery.past?.sample.time ?? sample.time }
    /// What touches; a finger on the screen by default (T-11).
    open var type: TouchType { sample.type }
    /// Half the longer axis of the contact, in points, accurate to ± `majorRadiusTolerance` (T-10).
    open var majorRadius: CGFloat { shownSample.majorRadius }
    /// How exact `majorRadius` is, in points (T-10).
    open var majorRadiusTolerance: CGFloat { shownSample.majorRadiusTolerance }
    /// How hard it presses: 1 is an average touch, 0 where the hardware does not measure it (T-10).
    open var force: CGFloat { shownSample.force }
    /// The largest force that the hardware can tell; 0 where it does not measure any (T-10).
    open var maximumPossibleForce: CGFloat { shownSample.maximumPossibleForce }
    /// Stylus: 0 lies flat, π/2 stands upright, in radians (T-15).
    open var altitudeAngle: CGFloat { shownSample.altitudeAngle }
    /// The properties whose values are estimates (T-14).
    open var estimatedProperties: Properties { shownSample.estimatedProperties }
    /// Those of them of which better values will come (T-14).
    open var estimatedPropertiesExpectingUpdates: Properties { shownSample.estimatedPropertiesExpectingUpdates }
    /// Not nil exactly where the touch expects an update or is one (T-14).
    open var estimationUpdateIndex: NSNumber? { shownSample.estimationUpdateIndex.map { NSNumber(value: $0) } }

    /// The recognizers that are receiving this touch (T-13).
    open var gestureRecognizers: [UIGestureRecognizer]? { contest.isEmpty ? nil : competitors }

    /// In the coordinates of `view` as it lies now, or of the window where `view` is nil; in points (T-7).
    open func location(in view: UIView?) -> CGPoint { convert(shownLocation, to: view) }

    /// Where the touch was at the delivery before this one (T-8), in the coordinates of `view` or the window's, in
    /// points.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(shownPreviousLocation, to: view) }

    /// Finer than `location(in:)` where the hardware is, and otherwise the same, in points; never used to hit-test
    /// (HT-26).
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// As `previousLocation(in:)`, where the hardware is finer than points; in points.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Stylus: 0 points along +x of `view`, in radians (T-15).
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
    }

    /// The direction in which the stylus points, of length 1, in the coordinates of `view` or the window's (T-15).
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = Double(shownSample.azimuthAngle)
        let place = shownLocation
        let start = convert(place, to: view)
        let end = convert(CGPoint(x: place.x + CGFloat(cos(angle)), y: place.y + CGFloat(sin(angle))), to: view)
        let length = CGFloat(hypot(Double(end.x - start.x), Double(end.y - start.y)))
        guard length > 0 else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    /// As it is, or for a view that is being told of the past as it was.
    final var shownSample: TouchSample { delivery.past?.sample ?? sample }
    final var shownLocation: CGPoint { delivery.past?.location ?? windowLocation }
    final var shownPreviousLocation: CGPoint { delivery.past?.previousLocation ?? previousWindowLocation }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return window?.convert(point, to: view) ?? point
    }

    // MARK: Hashing

    nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }

    /// As of any object: the same for as long as the touch lives.
    nonisolated public var hash: Int { serial }
    /// Whether it is this very touch.
    nonisolated public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

    /// The same in every process, whatever its hash seed, so that a `Set<UITouch>` has the same order in every run.
    nonisolated public func _rawHashValue(seed: Int) -> Int { serial }
}

extension UITouchPhase {
    var isLast: Bool { self == .ended || self == .cancelled }
}

extension UITouchType {
    /// The older name of `pencil`.
    public static let stylus = Self.pencil
    static let all: [Self] = [.direct, .indirect, .pencil, .indirectPointer]
}
