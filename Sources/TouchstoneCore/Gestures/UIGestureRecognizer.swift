import Foundation

/// Watches touches of a view and of all below it, and tells its targets when they make its gesture.
///
/// A recognizer is not a responder: it gets its touches from the window, before the views do (DL-2), and competes for them
/// with the other recognizers of the hit view and its ancestors; see `GestureArena`. A subclass overrides the `touches`
/// methods, sets `state`, and clears its data in `reset()`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    @exclusivity(unchecked) var targets = GestureTargets()

    /// The view it is attached to; a recognizer has one at most (G-47).
    open var view: UIView? { viewStorage }
    /// The view holds its recognizers, and clears this when it goes.
    @exclusivity(unchecked) nonisolated(unsafe) final var viewReference: Unmanaged<UIView>?
    nonisolated final var viewStorage: UIView? {
        get { viewReference?.takeUnretainedValue() }
        set { viewReference = newValue.map { Unmanaged.passUnretained($0) } }
    }
    /// The view that another one took it from last; for those who ask why it is not there.
    @exclusivity(unchecked) final weak var formerView: UIView?
    /// Decides what it may see and recognize (G-16, G-23, G-25, G-28); not retained, nil by default.
    @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet {
            let may = delegate != nil || RecognizerProbes.namesDelegate(type(of: self))
            if may != mayHaveDelegate { changeDependence { mayHaveDelegate = may } }
        }
    }
    /// False where there is none; one that has died since is still to be asked for.
    @exclusivity(unchecked) final private(set) var mayHaveDelegate = false
    /// The delegate, where there may be one.
    final var asked: (any UIGestureRecognizerDelegate)? { mayHaveDelegate ? delegate : nil }
    /// For deadlines, which may fall when the recognizer is gone.
    final let link = WeakLink<UIGestureRecognizer>()
    /// What traces and reports call it; nil by default, for its class.
    open var name: String?

    /// Whether recognition takes the touches from the view, which is told `touchesCancelled`; true by default (G-31).
    @exclusivity(unchecked) open var cancelsTouchesInView = true
    /// Whether the view hears of a touch only after this recognizer failed; false by default (G-39 to G-43).
    @exclusivity(unchecked) open var delaysTouchesBegan = false
    /// Whether the view hears of a lift only after this recognizer failed; true by default (G-37).
    @exclusivity(unchecked) open var delaysTouchesEnded = true

    /// Raw values of the touch types it takes; all by default (G-18).
    open var allowedTouchTypes: [NSNumber] {
        get {
            UITouch.TouchType.all.filter { touchTypes & (1 << $0.rawValue) != 0 }.map { NSNumber(value: $0.rawValue) }
        }
        set { touchTypes = newValue.reduce(0) { (0..<8).contains($1.intValue) ? $0 | 1 << $1.intValue : $0 } }
    }
    /// The same as bits.
    @exclusivity(unchecked) final private(set) var touchTypes: UInt8 = 0b1111
    /// Raw values of the press types it takes; none by default (G-18).
    open var allowedPressTypes: [NSNumber] = []
    /// Whether, having taken a touch of one type, it takes no other type until it is reset; true by default (G-17).
    @exclusivity(unchecked) open var requiresExclusiveTouchType = true

    /// From the last event it saw; information, not a requirement (G-49).
    open internal(set) var modifierFlags: UIKeyModifierFlags {
        get { modifiers }
        set { modifiers = newValue }
    }
    /// The pointer's buttons that are down, from the last event it saw; information, not a requirement (G-49).
    open internal(set) var buttonMask: UIEvent.ButtonMask {
        get { buttons }
        set { buttons = newValue }
    }
    @exclusivity(unchecked) final var modifiers: UIKeyModifierFlags = []
    @exclusivity(unchecked) final var buttons: UIEvent.ButtonMask = []

    /// What the arena has decided; `state` may be ahead of it while a proposal waits for the decision.
    @exclusivity(unchecked) var decided = State.possible
    @exclusivity(unchecked) var proposal: State?
    /// Why it proposes to fail, where it or the arena said so.
    @exclusivity(unchecked) final var failure: FailureReason?
    /// What it proposes while it is being reset is void.
    @exclusivity(unchecked) var isResetting = false
    @exclusivity(unchecked) final var attempt = Attempt()
    /// What the arena notes of it.
    @exclusivity(unchecked) nonisolated(unsafe) final var entry = ArenaEntry()
    /// The serial numbers of the fingers that were down as the last attempt failed, and of those that landed since; 0 and none
    /// once one of them was found to have lifted.
    @exclusivity(unchecked) final var failedFinger = 0
    @exclusivity(unchecked) final var moreFailedFingers: [Int] = []
    /// The recognizers that must fail first, as set by `require(toFail:)`.
    @exclusivity(unchecked) final private(set) var requirements = FailureRequirements()
    /// Its place among its view's recognizers; the latest added wins a tie (G-20).
    @exclusivity(unchecked) final var recency = 0
    /// Whether its class has a say in failure requirements.
    @exclusivity(unchecked) private var isOfOutspokenClass = false
    /// Whether its class has a say in whether it takes a touch.
    @exclusivity(unchecked) final private(set) var isOfAskedClass = false
    /// The centroid of the last touches it had, in the window's coordinates.
    @exclusivity(unchecked) private var lastLocation = CGPoint.zero

    /// A recognizer that calls `action` on `target`, which is not retained; nil for none yet (G-10).
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

    /// Whether it has nothing to say of failure requirements, so that nobody need be asked about it and another such one.
    final var isIndependent: Bool { !isOutspoken && requirements.isEmpty }

    /// Whether its delegate or class may have a say in failure requirements.
    final var isOutspoken: Bool { isOfOutspokenClass || mayHaveDelegate }

    private func changeDependence(_ change: () -> Void) {
        guard let arena = entry.arena else { return change() }
        arena.borrow { $0.active.recount(self, change) }
    }

    // MARK: State

    /// Read it anywhere; set it in a subclass, from `touches` methods or a timer. Illegal steps are ignored (G-2, G-4). What is set
    /// outside an event is decided in the next turn of the application's loop (G-66).
    open var state: State {
        get { currentState }
        set {
            guard !isResetting, let next = currentState.transition(to: newValue) else { return }
            // Away from any window, as tests of actions have it, it is the application at hand that decides.
            if let arena = lentArena {
                arena.borrow { $0.propose(next, for: self) }
            } else {
                UIApplication.shared.arena.propose(next, for: self)
            }
        }
    }

    /// What may be overridden is asked through the class; inside, the fact itself is read.
    final var currentState: State { proposal ?? decided }

    /// Whether it takes touches; true by default. Disabling it in the middle of a gesture cancels the gesture (G-45).
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            arena?.withdraw(self, because: .disabled)
            forgetFailedFingers()
        }
    }

    final var arena: GestureArena? { lentArena?.takeUnretainedValue() }

    /// The application holds it.
    final var lentArena: Unmanaged<GestureArena>? {
        if let arena = entry.arena { return arena }
        let window = viewStorage?.windowStorage ?? contestedWindow
        return window?.lentArena
    }

    /// The clock of its last contest, so that what it left behind there can be called off.
    @exclusivity(unchecked) final var lastClock: (any EventClock)?

    /// Makes this recognizer wait until `other` has failed, and fail if `other` recognizes (G-24).
    open func require(toFail other: UIGestureRecognizer) {
        guard other !== self else {
            return LoggedException.log(
                "UIGestureRecognizer.require(toFail:)", "\(self) cannot require itself to fail.")
        }
        changeDependence { requirements.add(other) }
    }

    /// Takes back `require(toFail:)`; says whether there was anything to take back.
    final func removeRequirement(of other: UIGestureRecognizer) -> Bool {
        guard requirements.contains(other) else { return false }
        changeDependence { requirements.remove(other) }
        return true
    }

    // MARK: Touches

    /// The centroid of its touches, in the coordinates of `view` or the window's; in points (G-48).
    open func location(in view: UIView?) -> CGPoint {
        convert(centroid, to: view)
    }

    /// How many of its fingers are down; one that lifts in the event at hand no longer is (G-62).
    open var numberOfTouches: Int { attempt.present.reduce(0) { $1.isOver ? $0 : $0 + 1 } }

    /// Where one of the fingers that are down is, in the coordinates of `view` or the window's; an index of none is an
    /// error of the program (G-48).
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        let down = attempt.present.filter { !$0.isOver }
        guard down.indices.contains(index) else {
            LoggedException.log(
                "UIGestureRecognizer.location(ofTouch:in:)",
                "\(index) is out of range: the recognizer has \(down.count) touches. Its own location is returned.")
            return location(in: view)
        }
        return down[index].location(in: view)
    }

    /// In the window's coordinates.
    var centroid: CGPoint {
        guard !attempt.present.isEmpty else { return lastLocation }
        var x: CGFloat = 0
        var y: CGFloat = 0
        // The attempt holds them, and nobody is called.
        for index in attempt.present.indices {
            attempt.present.borrowed(index).borrow { touch in
                x += touch.windowLocation.x
                y += touch.windowLocation.y
            }
        }
        let count = CGFloat(attempt.present.count)
        return CGPoint(x: x / count, y: y / count)
    }

    /// Whether its gesture goes on, be it that it waits for others to fail: what it measures counts from its beginning.
    var isMeasuring: Bool { currentState.isUnderWay || attempt.standing.isWaiting }

    /// Full taps that it takes, by which it is stacked with the taps of its view (G-65); 0 where it is no tap.
    var tapsToStack: Int { 0 }

    /// Whether it has counted the fingers that are down, as one whose subclass calls `super` has.
    var isInStep: Bool { true }

    /// Whether touches are anything to it.
    var takesTouches: Bool { true }

    /// Whether a movement of its fingers is one of its gesture under way (G-7).
    var isFollowing: Bool { true }

    /// Whether fingers that land beside those of a failed attempt belong to that.
    var keepsFailedFingers: Bool { true }

    /// The deadline that it asked for has come.
    func deadlinePassed() {}

    /// What its own timer brings is decided at once (G-9).
    final func byTime(_ body: () -> Void) {
        if let arena { arena.decideAtOnce(body) } else { body() }
    }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.windowStorage ?? contestedWindow else { return point }
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

    /// A trackpad, a wheel and a hover have no fingers: the pointer stands for their middle, in the window's coordinates.
    final func pointerMoved(to point: CGPoint) { lastLocation = point }

    func leave(_ touch: UITouch) {
        if attempt.present.count == 1 { lastLocation = centroid }
        attempt.present.takeOut(touch)
    }

    // MARK: For subclasses

    /// Better values arrived for properties of its touches that were estimated (T-14); called before the view. Does nothing by default.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// New touches for it, before their view hears of them (DL-2). Does nothing by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Some of its touches moved. Does nothing by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Some of its touches lifted; they no longer count as its fingers (G-62). Does nothing by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took the touches: a gesture under way is cancelled, one that has not begun fails (DL-23).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderWay { state = .cancelled } else { fail(.cancelled) }
    }

    /// New presses of types it allows, before their responder hears of them (RC-37). Does nothing by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Some of its presses changed their force. Does nothing by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Some of its presses ended. Does nothing by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// The system took the presses, as with touches.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if state.isUnderWay { state = .cancelled } else { fail(.cancelled) }
    }

    // What is no touch. UIKit's own classes take it in ways that nobody else can; here a subclass overrides the same as they do.

    /// Ours: whether it takes what such an event begins: `.scroll`, `.transform` or `.hover`. Asked before
    /// `shouldReceive(_:)`.
    open func takes(_ event: UIEvent) -> Bool { false }

    /// Ours: a wheel began to turn, or fingers on a trackpad to scroll, pinch or turn; `location(in:)` is the
    /// pointer's.
    open func scrollBegan(_ scroll: ScrollSample, with event: UIEvent) {}
    /// Ours: how far since the last call; the first sample's movement is told here, too.
    open func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {}
    /// Ours: the fingers left, or the wheel came to rest. A gesture under way ends, one that has not begun fails.
    open func scrollEnded(with event: UIEvent) { scrollIsOver(.ended) }
    /// Ours: what turned or moved was taken away. A gesture under way is cancelled, one that has not begun fails.
    open func scrollCancelled(with event: UIEvent) { scrollIsOver(.cancelled) }

    /// Ours: a pointer without a button came over the view; `location(in:)` is the pointer's.
    open func hoverBegan(_ hover: HoverSample, with event: UIEvent) {}
    /// Ours: the pointer moved over the view; `location(in:)` is the pointer's.
    open func hoverMoved(_ hover: HoverSample, with event: UIEvent) {}
    /// Ours: it left the view or the screen. A gesture under way ends.
    open func hoverEnded(_ hover: HoverSample, with event: UIEvent) {
        if state.isUnderWay { state = .ended }
    }

    /// Clears what the attempt left behind. `state` is possible already; before iOS 26 it is how the attempt ended. Call
    /// super; never call it yourself (G-11).
    open func reset() {}

    /// Stops watching a touch; it stays with the view whatever the gesture comes to (G-14).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        if let trace = arena?.trace {
            trace.remember(Ignoring(touch: touch.sample.id, recognizer: trace.remembered(self)))
        }
        leave(touch)
        if competes(for: touch) { touch.contest.left() }
        attempt.touches.takeOut(touch)
        var spare = SpareStorage<UIGestureRecognizer>()
        extendLifetime(touch.tidy(using: &spare))
        guard let arena else { return }
        arena.fingersLeft(self)
        arena.letGo(by: self)
    }

    /// Whether its recognizing keeps the other from recognizing; true by default (G-21).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other's recognizing keeps this one from recognizing; true by default (G-21).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it waits until the other has failed, asked once in an attempt; false by default (G-25).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits until this one has failed, asked once in an attempt; false by default (G-25).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether it takes what the event brings, asked before its delegate is asked of touch or press; true by default
    /// (G-16).
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
}
