import Foundation

/// Decides which gesture recognizers win when several compete for the same touches.
///
/// Each touch has an arena: the recognizers attached to its hit view and to those of the view's ancestors that admitted
/// it, ordered from the deepest view outward (T-13). While an event is dispatched, every recognizer receives its
/// touches and may *propose* a state. After all of them have received the event, the arena resolves the proposals in a
/// fixed order (`GestureArenaManager+Decision.swift`):
///
/// 1. Apply failures and the next states of gestures already in progress.
/// 2. For each recognizer that proposes to begin, deepest view first and last added first within a view (G-20): wait
///    for its failure requirements (G-24), yield to a winner that prevents it (G-19, G-27), ask for permission (G-28,
///    G-29), then let it win and prevent the others immediately (G-21).
/// 3. Run the winners' actions (G-9) and resolve the states that the actions propose.
/// 4. Deliver the outcome to the views: cancel their touches or send the delayed ones (`TouchDelivery`).
/// 5. Reset recognizers that have finished, together with all recognizers that are linked to them (G-11, G-13).
///
/// A recognition sequence always ends: see `GestureThresholds.verdict`.
@MainActor
final class GestureArenaManager {
    /// The application, which owns the arena, so this reference is unretained.
    private let host: Unretained<UIApplication>
    var application: UIApplication { host.object }
    var pressesDown: [UIPress] { host.borrow { $0.pressesDown } }
    var liveTouches: Unretained<LiveTouches> { host.borrow { Unretained($0.liveTouches) } }
    var failedAttemptsKeepTheirFingers: Bool { host.borrow { $0.behavior.failedAttemptsKeepTheirFingers } }
    /// Whether `state` is already possible while `reset()` runs; depends on the iOS version (G-11).
    var stateIsPossibleInReset: Bool { host.borrow { $0.behavior.stateIsPossibleInReset } }
    let clock: any EventClock
    private let tracing: Trace
    /// Recognizers with a recognition sequence, in the order in which they joined.
    @exclusivity(unchecked) var active = ActiveRecognizers()
    // References in the next two lists are unretained. Recognizers leave `active` only in `clear`, which is not called
    // while these lists are used.
    /// Recognizers that proposed a state, in the order of their first proposals.
    @exclusivity(unchecked) var proposers: [Unretained<UIGestureRecognizer>] = []
    @exclusivity(unchecked) var spareRound = SpareStorage<Unretained<UIGestureRecognizer>>()
    /// The number of times proposals have been resolved.
    @exclusivity(unchecked) var decisions = 0
    /// Recognizers that started waiting for a failure requirement during the last resolution.
    @exclusivity(unchecked) var newWaiters: [Unretained<UIGestureRecognizer>] = []
    /// Recognizers with a due action, in the order in which they won.
    @exclusivity(unchecked) var due = DueActions()
    /// The number of active recognizers that have recognized.
    @exclusivity(unchecked) var winners = 0
    /// The current activity of the arena. Proposals are resolved only while there is none.
    enum Activity {
        case nothing
        /// Recognizers receive touches; the states that they propose are part of the event.
        case showing
        /// Recognizers receive presses, a scroll, or a deadline.
        case telling
        /// Proposals are resolved and actions run.
        case deciding
        case resetting
    }
    @exclusivity(unchecked) private(set) var activity = Activity.nothing
    /// Whether the outcome of a decision may have to be delivered to views of any window.
    @exclusivity(unchecked) var isUnsettled = false
    /// The earliest deadline of all recognizers, the only one in the clock; see `GestureArenaManager+Deadlines.swift`.
    let firstDeadline: PersistentDeadline
    @exclusivity(unchecked) var lastDeadline = 0
    @exclusivity(unchecked) var spareMembers = SpareStorage<UIGestureRecognizer>()
    /// Delivers the outcome of decisions to the views.
    let delivery: TouchDelivery

    init(application: UIApplication) {
        host = Unretained(application)
        clock = application.clock
        firstDeadline = PersistentDeadline(of: application) { application, time in
            Unretained(application.arenaManager).borrow { $0.deadlineFell(at: time) }
        }
        delivery = application.delivery
        tracing = application.trace
    }

    isolated deinit { active.letGo() }

    var trace: Trace? { tracing.listening }
    var isTraced: Bool { tracing.isListening }

    func activate(_ recognizer: UIGestureRecognizer) {
        // A recognizer competes in one application at a time.
        guard recognizer.entry.arenaManager == nil else { return }
        active.append(recognizer)
        recognizer.entry.arenaManager = Unretained(self)
    }

    /// Calls `body` with each recognizer that is active now. All of them stay alive until the last call returns, even
    /// if some are removed meanwhile.
    @inline(__always)
    func forEachActive(_ body: (UIGestureRecognizer) -> Void) {
        let active = self.active
        active.forEach(body)
    }

    func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.entry.arenaManager?.refers(to: self) ?? false
    }

    /// Sets the activity while `body` runs, so that decisions wait until it returns. Calls may be nested.
    @inline(__always)
    func during(_ activity: Activity, _ body: () -> Void) {
        let before = self.activity
        self.activity = activity
        body()
        self.activity = before
    }

    // MARK: Event delivery

    /// Delivers the window's changed touches to the recognizers, resolves their proposals, and runs the actions (DL-2).
    func deliver(_ event: UIEvent, in window: UIWindow) {
        guard !active.isEmpty else { return }
        during(.showing) {
            if event.touches.count == 1 {
                // The set that is passed to a recognizer retains the touch.
                event.touches.unretained(at: 0).borrow { show($0, of: window, event) }
            } else {
                showEach(event.touches, of: window, event)
            }
        }
        if winners > 0, active.dependents > 0 { failThoseThatComeTooLate(event, in: window) }
        decide()
        guard winners > 0 else { return }
        // A finger that joins a gesture in progress is part of it, unless the recognizer ignores it (G-14). The event
        // retains its touches, and the properties read here run no overridable code.
        for index in event.touches.indices
        where event.touches.unretained(at: index).borrow({ $0.currentPhase == .began }) {
            event.touches.unretained(at: index).borrow { claim($0) }
        }
    }

    private func claim(_ touch: UITouch) {
        let isClaimed = touch.arena.members.containsBorrowed {
            $0.hasRecognized && $0.cancelsTouchesInView && touch.has($0)
        }
        if isClaimed { touch.isClaimed = true }
    }

    private func show(_ touch: UITouch, of window: UIWindow, _ event: UIEvent) {
        guard touch.hitWindow === window, touch.hasUnseenChange, !touch.arena.isEmpty else { return }
        touch.seenChangeCount = touch.changeCount
        event.withFirstTouchOnly { touches in
            // Not copying the member list makes a move 2% faster. `active` retains the members until this delivery is
            // over.
            if touch.arena.members.count == 1 {
                touch.arena.members.unretained(at: 0).borrow { show($0, event, touch.currentPhase, touches) }
            } else {
                touch.competitors.forEachUnretained { show($0, event, touch.currentPhase, touches) }
            }
        }
    }

    private func showEach(_ touches: [UITouch], of window: UIWindow, _ event: UIEvent) {
        var changeCount: UInt64 = 0
        for (index, touch) in touches.prefix(64).enumerated() where touch.hitWindow === window && touch.hasUnseenChange
        {
            changeCount |= 1 << UInt64(index)
            touch.seenChangeCount = touch.changeCount
        }
        for recognizer in members(of: touches, changeCount) {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                var members: UInt64 = 0
                for (index, touch) in touches.prefix(64).enumerated()
                where changeCount & (1 << UInt64(index)) != 0 && touch.currentPhase == phase
                    && recognizer.recognitionSequence.present.holds(touch)
                    && recognizer.competes(for: touch)
                {
                    members |= 1 << UInt64(index)
                }
                if members != 0 { show(recognizer, event, phase, event.set(of: members, in: touches)) }
            }
        }
    }

    /// Delivers the touches in one phase with one call (DL-6).
    private func show(
        _ recognizer: UIGestureRecognizer, _ event: UIEvent, _ phase: UITouch.Phase, _ touches: Set<UITouch>
    ) {
        // A recognizer that has proposed a final state receives nothing more, not even other phases of this event
        // (G-12). One that has matched and waits receives only cancellations by the system (G-24, DL-23).
        guard !(recognizer.proposal ?? recognizer.decided).isFinal,
            phase == .cancelled || !recognizer.recognitionSequence.arenaState.hasMatched
        else { return }
        recognizer.modifiers = event.modifiers
        recognizer.buttons = event.buttons
        switch phase {
        case .began:
            recognizer.touchesBegan(touches, with: event)
            if isTraced { noteStep(of: recognizer, "touchesBegan(_:with:)") }
        case .moved:
            recognizer.touchesMoved(touches, with: event)
            // A gesture in progress changes with each movement, even if the subclass does not set its state (G-7).
            if recognizer.decided.isUnderWay, recognizer.proposal == nil, recognizer.isFollowing {
                recognizer.state = .changed
            }
        case .ended:
            recognizer.touchesEnded(touches, with: event)
            if isTraced { noteStep(of: recognizer, "touchesEnded(_:with:)") }
        case .cancelled: recognizer.touchesCancelled(touches, with: event)
        default: break
        }
    }

    /// Returns the recognizers of changed touches, deepest view first, in order of addition within a view (DL-5).
    private func members(of touches: [UITouch], _ changeCount: UInt64) -> [UIGestureRecognizer] {
        var members: [UIGestureRecognizer] = []
        for (index, touch) in touches.prefix(64).enumerated() where changeCount & (1 << UInt64(index)) != 0 {
            touch.competitors.forEachUnretained {
                guard !$0.entry.isGathered else { return }
                $0.entry.isGathered = true
                members.append($0)
            }
        }
        members.forEachUnretained { $0.entry.isGathered = false }
        return Precedence.sortByDepth(members)
    }

    // MARK: Outside of event delivery

    /// Handles a recognizer's new state. Outside an event, the decision follows in the next run-loop iteration (G-66).
    func propose(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        // Proposing to end again while waiting changes nothing (G-24).
        if state == .ended, recognizer.recognitionSequence.arenaState.hasMatched { return }
        recognizer.proposal = recognizer.decided == .possible ? recognizer.currentState.joined(with: state) : state
        activate(recognizer)
        addProposer(recognizer)
        decideInTime()
    }

    /// Resolves proposals as part of the current event, immediately, or in the next run-loop iteration.
    func decideInTime() {
        if activity != .showing { isUnsettled = true }
        guard activity == .nothing else { return }
        if host.borrow({ $0.isHandling }) { conclude() } else { host.borrow { $0.requestIteration() } }
    }

    func addProposer(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.entry.isProposer else { return }
        recognizer.entry.isProposer = true
        proposers.append(Unretained(recognizer))
    }

    /// Runs `body`, such as the handler of a deadline, and resolves the states that recognizers propose meanwhile.
    func decideAtOnce(_ body: () -> Void) {
        during(.telling, body)
        if activity == .nothing { conclude() }
    }

    /// Removes a recognizer from its arenas: cancels a gesture in progress and fails others (G-45, G-46).
    func withdraw(_ recognizer: UIGestureRecognizer, because reason: FailureReason) {
        guard isActive(recognizer) else { return }
        recognizer.proposal = nil
        // A recognizer that ended but has not sent its action is cancelled, too: its targets never see that it ended.
        if recognizer.decided.isUnderWay || recognizer.decided == .ended && recognizer.entry.isDue {
            trace?.remember(Withdrawal(recognizer: trace!.remembered(recognizer), reason: reason))
            enter(.cancelled, recognizer)
        } else if recognizer.decided == .possible {
            lose(recognizer, .lost, reason)
        }
        isUnsettled = true
        if activity == .nothing { conclude() }
    }

    /// Withdraws the recognizers of a view tree that leaves its window; those of remaining ancestors continue (DL-19).
    func withdrawTree(_ view: UIView) {
        forEachActive {
            if $0.viewStorage?.isDescendant(of: view) == true { withdraw($0, because: .viewLeftWindow) }
        }
    }

    /// Resolves states that were set outside an event, if any.
    func concludeWhatWasSet() {
        if !proposers.isEmpty, activity == .nothing { conclude() }
    }

    /// Resolves proposals, delivers the outcome to the views, and resets finished recognizers, outside an event.
    func conclude() {
        isUnsettled = false
        decide()
        Unretained(delivery).borrow { delivery in liveTouches.borrow { delivery.settle($0.event) } }
        retire()
    }
}

extension UIGestureRecognizer {
    /// Whether both compete for a common touch, scroll or press.
    func sharesAttempt(with other: UIGestureRecognizer) -> Bool {
        for touch in recognitionSequence.touches where other.recognitionSequence.touches.holds(touch) { return true }
        if let scroll = recognitionSequence.scroll, scroll === other.recognitionSequence.scroll { return true }
        guard let down = arenaManager?.pressesDown, !down.isEmpty else { return false }
        return down.contains { $0.has(self) && $0.has(other) }
    }
}
