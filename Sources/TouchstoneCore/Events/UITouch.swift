import Foundation
import TouchstoneGeometry

/// One finger, stylus or pointer, from touch-down to lift.
///
/// The same object is updated from event to event (T-2), so copy values that you need later. A new contact is a new
/// object, also the second tap of a double tap (T-3).
@preconcurrency @MainActor
open class UITouch: Hashable {
    /// How far a touch has come (T-1).
    public typealias Phase = UITouchPhase

    /// The kind of a touch (T-11).
    public typealias TouchType = UITouchType

    /// The properties that a device may estimate first and update later (T-14).
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force of the touch.
        public static let force = Properties(rawValue: 1)
        /// The direction of the stylus, seen from above.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle between the stylus and the screen.
        public static let altitude = Properties(rawValue: 4)
        /// The location of the touch.
        public static let location = Properties(rawValue: 8)
    }

    /// A number that is unique in the application and increases with each touch-down.
    nonisolated let serial: Int
    /// The finger, as identified by its host.
    let finger: Finger

    // Subclasses may override the public properties. Code in this module reads the stored values directly.
    @exclusivity(unchecked) final var currentPhase = Phase.began
    /// The stage of the touch in the current event (T-1).
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
    /// The number of taps in quick succession near one location; 0 once the finger has moved too far (T-5, T-6).
    open internal(set) var tapCount: Int {
        get { currentTapCount }
        set { currentTapCount = newValue }
    }
    @exclusivity(unchecked) final var currentTapCount = 0
    /// The window that the touch-down hit, for the whole life of the touch (HT-39, T-12).
    open internal(set) var window: UIWindow? {
        get { hitWindow }
        set { hitWindow = newValue }
    }
    /// The view that the touch-down hit, for the whole life of the touch, wherever the finger moves (HT-39, T-12).
    open internal(set) var view: UIView? {
        get { hitView }
        set { hitView = newValue }
    }
    // Declared as `Optional` so that they have no initial `nil`: the initializer's arguments are moved into them.
    @exclusivity(unchecked) final var hitWindow: Optional<UIWindow>
    @exclusivity(unchecked) final var hitView: Optional<UIView>
    /// The hit view, unretained, because the touch retains it.
    final var unretainedView: Unretained<UIView>? {
        guard let hitView else { return nil }
        return Unretained(hitView)
    }

    /// The latest sample, with the location in screen points.
    @exclusivity(unchecked) var sample: TouchSample
    /// The location in the window's coordinates, in points.
    @exclusivity(unchecked) var windowLocation = CGPoint.zero
    @exclusivity(unchecked) var previousWindowLocation = CGPoint.zero
    @exclusivity(unchecked) var startLocation = CGPoint.zero
    /// The location of the touch-down, in the window's coordinates.
    var startInWindow: CGPoint { window?.fromScreen(startLocation) ?? startLocation }
    /// The arena of recognizers that compete for the touch; see `competitors`.
    @exclusivity(unchecked) var arena = Arena()
    /// Whether a recognizer claimed the touch from its view.
    @exclusivity(unchecked) var isClaimed = false

    /// What the view has received, and what it is shown while it is called. `TouchDelivery` maintains it.
    @exclusivity(unchecked) var delivery = ViewDelivery()
    let beganSample: TouchSample
    /// The number of changes of this touch. Code that delivers the touch stores the number, so that an event sent
    /// during another event does not deliver the same change twice.
    @exclusivity(unchecked) var changeCount = 1
    /// The value of `changeCount` at the last delivery to the recognizers.
    @exclusivity(unchecked) var seenChangeCount = 0
    var hasUnseenChange: Bool { currentPhase != .stationary && seenChangeCount != changeCount }
    /// Whether the finger has lifted or the touch was cancelled.
    var isOver: Bool { currentPhase.isLast }
    /// The samples since the last delivery, oldest first. The last one is the touch's own sample (T-16).
    @exclusivity(unchecked) var samples: SampleRun
    /// Whether some samples wait for the next delivery.
    @exclusivity(unchecked) var isPending = false
    /// The last delivered samples, for prediction.
    @exclusivity(unchecked) var history = SampleHistory()

    /// Creates a touch without hardware, for subclasses in tests.
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

    /// Releases the window, view and arena when the application is deallocated.
    final func letGo() {
        (hitWindow, hitView) = (nil, nil)
        arena = Arena()
    }

    /// The time at which the phase or location last changed, in seconds since boot (T-4).
    open var timestamp: TimeInterval { delivery.past?.sample.time ?? sample.time }
    /// The kind of touch; a finger on the screen by default (T-11).
    open var type: TouchType { sample.type }
    /// Half the longer axis of the contact, in points, accurate to ± `majorRadiusTolerance` (T-10).
    open var majorRadius: CGFloat { shownSample.majorRadius }
    /// The tolerance of `majorRadius`, in points (T-10).
    open var majorRadiusTolerance: CGFloat { shownSample.majorRadiusTolerance }
    /// The force, where 1 is an average touch; 0 if the hardware does not measure force (T-10).
    open var force: CGFloat { shownSample.force }
    /// The largest force that the hardware measures; 0 if it does not measure force (T-10).
    open var maximumPossibleForce: CGFloat { shownSample.maximumPossibleForce }
    /// The stylus's angle to the screen, in radians: 0 if it lies flat, π/2 if it is upright (T-15).
    open var altitudeAngle: CGFloat { shownSample.altitudeAngle }
    /// The properties with estimated values (T-14).
    open var estimatedProperties: Properties { shownSample.estimatedProperties }
    /// The estimated properties that a later sample will update (T-14).
    open var estimatedPropertiesExpectingUpdates: Properties { shownSample.estimatedPropertiesExpectingUpdates }
    /// The index that ties updates to this touch. It is `nil` unless the touch expects an update or is one (T-14).
    open var estimationUpdateIndex: NSNumber? { shownSample.estimationUpdateIndex.map { NSNumber(value: $0) } }

    /// The recognizers that receive this touch (T-13); `nil` if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? { arena.isEmpty ? nil : competitors }

    /// Returns the location in the current coordinates of `view`, or of the window if `view` is `nil`, in points (T-7).
    open func location(in view: UIView?) -> CGPoint { convert(shownLocation, to: view) }

    /// Returns the location at the previous delivery (T-8), in the coordinates of `view`, or of the window if `view` is
    /// `nil`, in points.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(shownPreviousLocation, to: view) }

    /// Returns the location with the hardware's full precision, in points.
    ///
    /// Here it equals `location(in:)`. Precise locations are never used for hit testing (HT-26).
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the location at the previous delivery with the hardware's full precision, in points.
    ///
    /// Here it equals `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Returns the stylus's direction, in radians, where 0 points along the x-axis of `view` (T-15).
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
    }

    /// Returns the stylus's direction as a vector of length 1, in the coordinates of `view` or the window (T-15).
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = Double(shownSample.azimuthAngle)
        let place = shownLocation
        let start = convert(place, to: view)
        let end = convert(CGPoint(x: place.x + CGFloat(cos(angle)), y: place.y + CGFloat(sin(angle))), to: view)
        let length = CGFloat(hypot(Double(end.x - start.x), Double(end.y - start.y)))
        guard length > 0 else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    /// The current sample, or an earlier one while the view receives a delayed event.
    final var shownSample: TouchSample { delivery.past?.sample ?? sample }
    final var shownLocation: CGPoint { delivery.past?.location ?? windowLocation }
    final var shownPreviousLocation: CGPoint { delivery.past?.previousLocation ?? previousWindowLocation }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return window?.convert(point, to: view) ?? point
    }

    // MARK: Hashing

    nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }

    /// The hash value, which is constant for the life of the touch.
    nonisolated public var hash: Int { serial }
    /// Whether `object` is this touch.
    nonisolated public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

    /// The same in every process, regardless of the hash seed, so that a `Set<UITouch>` has the same order in every
    /// run.
    nonisolated public func _rawHashValue(seed: Int) -> Int { serial }
}

extension UITouchPhase {
    var isLast: Bool { self == .ended || self == .cancelled }
}

extension UITouchType {
    /// The former name of `pencil`.
    public static let stylus = Self.pencil
    static let all: [Self] = [.direct, .indirect, .pencil, .indirectPointer]
}
