import Foundation

/// Recognizes a gesture in the touches of a view and its subviews, and calls its targets.
///
/// A recognizer is not a responder. It receives touches from the window before the views do (DL-2) and competes for
/// them with the other recognizers of the hit view and its ancestors; see `GestureArenaManager`. A subclass overrides the
/// `touches` methods, sets `state`, and clears its data in `reset()`.
///
/// ```swift
/// let tap = UITapGestureRecognizer()
/// tap.numberOfTapsRequired = 2
/// tap.addHandler { print($0.location(in: view)) }
/// view.addGestureRecognizer(tap)
/// ```
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    @exclusivity(unchecked) var targets = GestureTargets()

    /// The view that the recognizer is attached to; it has one at most (G-47).
    open var view: UIView? { viewStorage }
    /// The view, unretained: it retains its recognizers and clears this reference when it is deallocated.
    @exclusivity(unchecked) nonisolated(unsafe) final var viewReference: Unretained<UIView>?
    nonisolated final var viewStorage: UIView? {
        get { viewReference?.object }
        set { viewReference = newValue.map { Unretained($0) } }
    }
    /// The view from which another view took it last; used by explanations.
    @exclusivity(unchecked) final weak var formerView: UIView?
    /// The delegate, which decides what the recognizer receives and recognizes (G-16, G-23, G-25, G-28); weak, `nil` by
    /// default.
    @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet {
            let may = delegate != nil || RecognizerProbes.namesDelegate(type(of: self))
            if may != mayHaveDelegate { changeDependence { mayHaveDelegate = may } }
        }
    }
    /// Whether there may be a delegate; also true if it has been deallocated since, so check `delegate`.
    @exclusivity(unchecked) final private(set) var mayHaveDelegate = false
    /// The delegate, read only if there may be one.
    final var asked: (any UIGestureRecognizerDelegate)? { mayHaveDelegate ? delegate : nil }
    /// Whether a delegate was set and has been deallocated since.
    final var hasLostDelegate: Bool {
        mayHaveDelegate && delegate == nil && !RecognizerProbes.namesDelegate(type(of: self))
    }
    /// A weak link to this recognizer, for deadlines that may outlive it.
    final let link = WeakLink<UIGestureRecognizer>()
    /// The name in traces and messages; the default, `nil`, uses the class name.
    open var name: String?

    /// Whether recognition cancels the touches in the view, which receives `touchesCancelled`; true by default (G-31).
    @exclusivity(unchecked) open var cancelsTouchesInView = true
    /// Whether the view receives a touch only after this recognizer has failed; false by default (G-39 to G-43).
    @exclusivity(unchecked) open var delaysTouchesBegan = false
    /// Whether the view receives the end of a touch only after this recognizer has failed; true by default (G-37).
    @exclusivity(unchecked) open var delaysTouchesEnded = true

    /// The raw values of the touch types that the recognizer accepts; all by default (G-18).
    open var allowedTouchTypes: [NSNumber] {
        get {
            UITouch.TouchType.all.filter { touchTypes & (1 << $0.rawValue) != 0 }.map { NSNumber(value: $0.rawValue) }
        }
        set { touchTypes = newValue.reduce(0) { (0..<8).contains($1.intValue) ? $0 | 1 << $1.intValue : $0 } }
    }
    /// The touch types as a bit set.
    @exclusivity(unchecked) final private(set) var touchTypes: UInt8 = 0b1111
    /// The raw values of the press types that the recognizer accepts; none by default (G-18).
    open var allowedPressTypes: [NSNumber] = []
    /// Whether the recognizer accepts only touches of the first touch's type until it is reset; true by default (G-17).
    @exclusivity(unchecked) open var requiresExclusiveTouchType = true

    /// The modifier keys in the last event that the recognizer received; no modifier key is required (G-49).
    open internal(set) var modifierFlags: UIKeyModifierFlags {
        get { modifiers }
        set { modifiers = newValue }
    }
    /// The pointer's pressed buttons in the last event that the recognizer received; no button is required (G-49).
    open internal(set) var buttonMask: UIEvent.ButtonMask {
        get { buttons }
        set { buttons = newValue }
    }
    @exclusivity(unchecked) final var modifiers: UIKeyModifierFlags = []
    @exclusivity(unchecked) final var buttons: UIEvent.ButtonMask = []

    /// The state that the arena has decided. `state` may be ahead of it while a proposal is unresolved.
    @exclusivity(unchecked) var decided = State.possible
    @exclusivity(unchecked) var proposal: State?
    /// The reason of a proposed failure, if it was stated.
    @exclusivity(unchecked) final var failure: FailureReason?
    /// Whether `reset()` runs; states set meanwhile are ignored.
    @exclusivity(unchecked) var isResetting = false
    @exclusivity(unchecked) final var recognitionSequence = RecognitionSequence()
    /// The state that the arena stores for this recognizer.
    @exclusivity(unchecked) final var entry = ArenaEntry()
    /// The serial number of the first finger that was down when the last sequence failed; 0 if there is none, or if one
    /// of these fingers was found to have lifted.
    @exclusivity(unchecked) final var failedFinger = 0
    /// The serial numbers of the other such fingers, and of those that landed since.
    @exclusivity(unchecked) final var moreFailedFingers: [Int] = []
    /// The recognizers that must fail first, as set by `require(toFail:)`.
    @exclusivity(unchecked) final private(set) var requirements = FailureRequirements()
    /// The index in the view's list of recognizers; the last added wins a tie (G-20).
    @exclusivity(unchecked) final var recency = 0
    /// Whether the class overrides a method about failure requirements.
    @exclusivity(unchecked) private var isOfOutspokenClass = false
    /// Whether the class overrides a member that decides whether the recognizer accepts a touch.
    @exclusivity(unchecked) final private(set) var isOfAskedClass = false
    /// The centroid of its last touches, in the window's coordinates.
    @exclusivity(unchecked) private var lastLocation = CGPoint.zero

    /// Creates a recognizer that calls `action` on `target` (G-10).
    ///
    /// The target is not retained. If either parameter is `nil`, the recognizer has no target yet.
    public init(target: Any?, action: Selector?) {
        super.init()
        link.tie(to: self)
        isOfOutspokenClass = RecognizerProbes.isOutspoken(type(of: self))
        isOfAskedClass = RecognizerProbes.isAsked(type(of: self))
        mayHaveDelegate = RecognizerProbes.namesDelegate(type(of: self))
        if let target, let action { targets.add(target as AnyObject, action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    deinit { link.cut() }

    /// Whether the recognizer has no failure requirements and its delegate and class cannot add any, so that pairs of
    /// such recognizers need not be checked.
    final var isIndependent: Bool { !isOutspoken && requirements.isEmpty }

    /// Whether its delegate or class may add failure requirements.
    final var isOutspoken: Bool { isOfOutspokenClass || mayHaveDelegate }

    private func changeDependence(_ change: () -> Void) {
        guard let arenaManager = entry.arenaManager else { return change() }
        arenaManager.borrow { $0.active.recount(self, change) }
    }

    // MARK: State

    /// The current state of the recognizer. Subclasses set it in `touches` methods or from a timer.
    ///
    /// Illegal transitions are ignored (G-2, G-4). Outside an event, a state takes effect in the next run-loop
    /// iteration (G-66).
    open var state: State {
        get { currentState }
        set {
            guard !isResetting, let next = currentState.transition(to: newValue) else { return }
            // A recognizer outside any window, as in tests of actions, uses the current application.
            if let arenaManager = unretainedArenaManager {
                arenaManager.borrow { $0.propose(next, for: self) }
            } else {
                UIApplication.shared.arenaManager.propose(next, for: self)
            }
        }
    }

    /// The state without a call of overridable code, for internal use.
    final var currentState: State { proposal ?? decided }

    /// Whether the recognizer receives touches; true by default. Disabling it cancels a gesture in progress (G-45).
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            noteSwitch()
            guard !isEnabled else { return }
            arenaManager?.withdraw(self, because: .disabled)
            forgetFailedFingers()
        }
    }

    final var arenaManager: GestureArenaManager? { unretainedArenaManager?.object }

    /// The arena, which the application retains.
    final var unretainedArenaManager: Unretained<GestureArenaManager>? {
        if let arenaManager = entry.arenaManager { return arenaManager }
        let window = viewStorage?.windowStorage ?? arenaWindow
        return window?.unretainedArenaManager
    }

    /// The clock of the recognizer's last arena, to cancel the deadlines that were scheduled there.
    @exclusivity(unchecked) final var lastClock: (any EventClock)?

    /// Makes this recognizer wait until `other` has failed, and fail if `other` recognizes (G-24).
    open func require(toFail other: UIGestureRecognizer) {
        guard other !== self else {
            return LoggedException.log(
                "UIGestureRecognizer.require(toFail:)", "\(self) cannot require itself to fail.")
        }
        changeDependence { requirements.add(other) }
    }

    /// Removes a requirement set by `require(toFail:)`.
    ///
    /// - Returns: Whether there was one.
    package final func removeRequirement(of other: UIGestureRecognizer) -> Bool {
        guard requirements.contains(other) else { return false }
        changeDependence { requirements.remove(other) }
        return true
    }

    // MARK: Touches

    /// Returns the centroid of its touches in the coordinates of `view`, or of the window if `nil`; in points (G-48).
    open func location(in view: UIView?) -> CGPoint {
        convert(centroid, to: view)
    }

    /// The number of its fingers that are down; a finger that lifts in the current event does not count (G-62).
    open var numberOfTouches: Int { recognitionSequence.present.reduce(0) { $1.isOver ? $0 : $0 + 1 } }

    /// Returns the location of one of its fingers that are down, in the coordinates of `view`, or the window if `nil`
    /// (G-48).
    ///
    /// An index out of range is a programming error: it is logged, and the result is `location(in:)`.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        let down = recognitionSequence.present.filter { !$0.isOver }
        guard down.indices.contains(index) else {
            LoggedException.log(
                "UIGestureRecognizer.location(ofTouch:in:)",
                "\(index) is out of range: the recognizer has \(down.count) touches. Its own location is returned.")
            return location(in: view)
        }
        return down[index].location(in: view)
    }

    /// The centroid of the present touches, in the window's coordinates.
    var centroid: CGPoint {
        guard !recognitionSequence.present.isEmpty else { return lastLocation }
        var x: CGFloat = 0
        var y: CGFloat = 0
        // The sequence retains the touches, and no overridable code runs.
        for index in recognitionSequence.present.indices {
            recognitionSequence.present.unretained(at: index).borrow { touch in
                x += touch.windowLocation.x
                y += touch.windowLocation.y
            }
        }
        let count = CGFloat(recognitionSequence.present.count)
        return CGPoint(x: x / count, y: y / count)
    }

    /// Whether the gesture has begun or waits for a failure requirement, so that measurements count from its beginning.
    var isMeasuring: Bool { currentState.isUnderWay || recognitionSequence.arenaState.isWaiting }

    /// The number of taps that order it among the taps of its view (G-65); 0 if it is not a tap recognizer.
    var tapsToStack: Int { 0 }

    /// Whether it has counted the fingers that are down; false if a subclass does not call `super`.
    var isInStep: Bool { true }

    /// Whether the recognizer accepts touches at all.
    var takesTouches: Bool { true }

    /// Whether a movement of its fingers changes its gesture in progress (G-7).
    var isFollowing: Bool { true }

    /// Whether fingers that land beside those of a failed sequence belong to that sequence.
    var keepsFailedFingers: Bool { true }

    /// Called at the deadline that the recognizer has scheduled.
    func deadlinePassed() {}

    /// Runs the handler of the recognizer's own timer, and immediately resolves the state that the handler proposes
    /// (G-9).
    final func byTime(_ body: () -> Void) {
        if let arenaManager { arenaManager.decideAtOnce(body) } else { body() }
    }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.windowStorage ?? arenaWindow else { return point }
        return window.convert(point, to: view)
    }

    final func scrollIsOver(_ end: State) {
        if state.isUnderWay {
            state = end
        } else {
            failure = .scrollEnded
            state = .failed
        }
    }

    /// Uses the pointer's location, in the window's coordinates, for scrolls and hovers, which have no fingers.
    final func pointerMoved(to point: CGPoint) { lastLocation = point }

    func leave(_ touch: UITouch) {
        if recognitionSequence.present.count == 1 { lastLocation = centroid }
        recognitionSequence.present.remove(touch)
    }

    // MARK: For subclasses

    /// Called when estimated properties of touches change, before the view is notified (T-14). Does nothing by default.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when new touches begin, before their view is notified (DL-2). Does nothing by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when some of its touches moved. Does nothing by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when some of its touches lifted; they no longer count as its fingers (G-62). Does nothing by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system cancels touches: cancels a gesture in progress, and otherwise fails (DL-23).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderWay { state = .cancelled } else { fail(.cancelled) }
    }

    /// Called when presses of its types begin, before their responder is notified (RC-37). Does nothing by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force of some of its presses changed. Does nothing by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when some of its presses ended. Does nothing by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system cancels presses: cancels a gesture in progress, and otherwise fails.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if state.isUnderWay { state = .cancelled } else { fail(.cancelled) }
    }

    // Scroll, transform and hover events. In UIKit only UIKit's own classes can handle these. Here a subclass can, in a file with
    // `@_spi(TouchstoneExtensions) import TouchstoneCore`. Without this import, a subclass can use the names for its own members.

    /// Touchstone extension: Whether the recognizer accepts events of this type, `.scroll`, `.transform` or `.hover`.
    ///
    /// Called before `shouldReceive(_:)`. False by default.
    @_spi(TouchstoneExtensions) open func takes(_ event: UIEvent) -> Bool { false }

    /// Touchstone extension: Called when a wheel or trackpad begins to scroll, pinch or rotate.
    ///
    /// `location(in:)` returns the pointer's location.
    @_spi(TouchstoneExtensions) open func scrollBegan(_ scroll: ScrollSample, with event: UIEvent) {}
    /// Touchstone extension: Called with the change since the last call. The first sample is passed here, too.
    @_spi(TouchstoneExtensions) open func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {}
    /// Touchstone extension: Called when fingers lifted or the wheel stopped. Ends a gesture in progress, otherwise
    /// fails.
    @_spi(TouchstoneExtensions) open func scrollEnded(with event: UIEvent) { scrollIsOver(.ended) }
    /// Touchstone extension: Called when the system cancels a scroll. Cancels a gesture in progress, otherwise fails.
    @_spi(TouchstoneExtensions) open func scrollCancelled(with event: UIEvent) { scrollIsOver(.cancelled) }

    /// Touchstone extension: Called when a pointer without pressed buttons enters the view, at `location(in:)`.
    @_spi(TouchstoneExtensions) open func hoverBegan(_ hover: HoverSample, with event: UIEvent) {}
    /// Touchstone extension: Called when the pointer moves over the view, to `location(in:)`.
    @_spi(TouchstoneExtensions) open func hoverMoved(_ hover: HoverSample, with event: UIEvent) {}
    /// Touchstone extension: Called when the pointer leaves the view or the screen. Ends a gesture in progress.
    @_spi(TouchstoneExtensions) open func hoverEnded(_ hover: HoverSample, with event: UIEvent) {
        if state.isUnderWay { state = .ended }
    }

    /// Clears the data of a recognition sequence. Overrides must call `super`; do not call this method yourself (G-11).
    ///
    /// `state` is already possible; before iOS 26 it is the final state of the sequence.
    open func reset() {}

    /// Stops receiving a touch. The touch stays with its view even if this recognizer recognizes (G-14).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        if let trace = arenaManager?.trace {
            trace.remember(Ignoring(touch: touch.sample.id, recognizer: trace.remembered(self)))
        }
        leave(touch)
        if competes(for: touch) { touch.arena.left() }
        recognitionSequence.touches.remove(touch)
        var spare = SpareStorage<UIGestureRecognizer>()
        extendLifetime(touch.compact(using: &spare))
        guard let arenaManager else { return }
        arenaManager.fingersLeft(self)
        arenaManager.letGo(by: self)
    }

    /// Whether recognition by this recognizer prevents the other one; true by default (G-21).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether recognition by the other recognizer prevents this one; true by default (G-21).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits until the other has failed; called once per sequence, false by default (G-25).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits until this recognizer has failed; called once per sequence, false by default (G-25).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether it accepts touches or presses of the event; called before the delegate, true by default (G-16).
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Targets

    /// Adds a target-action pair, which is called whenever an action is due.
    ///
    /// Adding the same pair again has no effect (G-10). The target is not retained.
    open func addTarget(_ target: Any, action: Selector) {
        targets.add(target as AnyObject, action)
    }

    /// Removes target-action pairs; `nil` matches every target or every action (G-10).
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.remove(target.map { $0 as AnyObject }, action)
    }
}
