import Foundation

/// Where the recognizers of a touch compete.
///
/// Each touch has a contest: the recognizers of its hit view and of the ancestors that admitted it, the deepest view's first
/// (T-13). During an event every recognizer sees its touches and may *propose* a state; nothing is decided until all
/// have seen them. Then, in one place and in a defined order (`GestureArena+Decision.swift`):
///
/// 1. failures and the next states of gestures under way are taken as they are;
/// 2. those that would begin come in turn, the deepest view's first and on one view the latest added first (G-20): each
///    waits for what it requires to fail (G-24), gives way to a winner that prevents it (G-19, G-27), asks for permission
///    (G-28, G-29), and wins; a winner prevents the others at once (G-21);
/// 3. the winners' actions run (G-9), and what they propose is decided in turn;
/// 4. the views are told: cancelled, or given what was withheld (`TouchDelivery`);
/// 5. recognizers that are finished, together with all they are linked to, are reset (G-11, G-13).
///
/// A contest always ends: see `GestureThresholds.verdict`.
@MainActor
final class GestureArena {
    /// It holds this.
    private let host: Unmanaged<UIApplication>
    var application: UIApplication { host.takeUnretainedValue() }
    var pressesDown: [UIPress] { host.borrow { $0.pressesDown } }
    var liveTouches: Unmanaged<LiveTouches> { host.borrow { lent($0.liveTouches) } }
    var failedAttemptsKeepTheirFingers: Bool { host.borrow { $0.behavior.failedAttemptsKeepTheirFingers } }
    /// G-11
    var stateIsPossibleInReset: Bool { host.borrow { $0.behavior.stateIsPossibleInReset } }
    let clock: any EventClock
    private let tracing: Trace
    /// Recognizers with an attempt, in the order they joined.
    @exclusivity(unchecked) var active = ActiveRecognizers()
    // Nobody leaves `active` but in `clear`, which nobody under these two reaches, so that it holds them.
    /// Recognizers that proposed a state, in the order they first did.
    @exclusivity(unchecked) var proposers: [Unmanaged<UIGestureRecognizer>] = []
    @exclusivity(unchecked) var spareRound = SpareStorage<Unmanaged<UIGestureRecognizer>>()
    /// Counts how often proposals were decided; those who began to wait in the last decisions.
    @exclusivity(unchecked) var decisions = 0
    @exclusivity(unchecked) var newWaiters: [Unmanaged<UIGestureRecognizer>] = []
    /// Recognizers whose action is due, in the order they won.
    @exclusivity(unchecked) var due = DueActions()
    /// How many of `active` have recognized.
    @exclusivity(unchecked) var winners = 0
    /// What the arena is about. What recognizers propose is decided when it is about nothing.
    enum Activity {
        case nothing
        /// Recognizers are shown touches: what they propose is part of the event.
        case showing
        /// Recognizers hear of presses, of a scroll, or of the time.
        case telling
        /// Their proposals are decided, and they act.
        case deciding
        case resetting
    }
    @exclusivity(unchecked) private(set) var activity = Activity.nothing
    /// Whether something was decided that views of any window may have to hear of.
    @exclusivity(unchecked) var isUnsettled = false
    /// The first deadline of the recognizers, which alone the clock is asked for; see `GestureArena+Deadlines.swift`.
    let firstDeadline: StandingDeadline
    @exclusivity(unchecked) var lastDeadline = 0
    @exclusivity(unchecked) var spareContest = SpareStorage<UIGestureRecognizer>()
    /// Tells the views what comes of it.
    let delivery: TouchDelivery

    init(application: UIApplication) {
        host = .passUnretained(application)
        clock = application.clock
        firstDeadline = StandingDeadline(of: application) { application, time in
            lent(application.arena).borrow { $0.deadlineFell(at: time) }
        }
        delivery = application.delivery
        tracing = application.trace
    }

    isolated deinit { active.letGo() }

    var trace: Trace? { tracing.heard }
    var isTraced: Bool { tracing.isListening }

    func activate(_ recognizer: UIGestureRecognizer) {
        // It competes in one application at a time.
        guard recognizer.entry.arena == nil else { return }
        active.append(recognizer)
        recognizer.entry.arena = .passUnretained(self)
    }

    /// Calls `body` with each that is active now; until the last is done they are held, whoever leaves meanwhile.
    @inline(__always)
    func forEachActive(_ body: (UIGestureRecognizer) -> Void) {
        let active = self.active
        active.forEach(body)
    }

    func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.entry.arena?.refers(to: self) ?? false
    }

    /// Decisions wait until `body` is done, which may lead to more of the kind.
    @inline(__always)
    func during(_ activity: Activity, _ body: () -> Void) {
        let before = self.activity
        self.activity = activity
        body()
        self.activity = before
    }

    // MARK: An event

    /// Shows the recognizers the touches of `window` that changed, decides, and runs the actions (DL-2).
    func deliver(_ event: UIEvent, in window: UIWindow) {
        guard !active.isEmpty else { return }
        during(.showing) {
            if event.touches.count == 1 {
                // What is shown to a recognizer is a set that holds it.
                event.touches.borrowed(0).borrow { show($0, of: window, event) }
            } else {
                showEach(event.touches, of: window, event)
            }
        }
        if winners > 0, active.dependents > 0 { failThoseThatComeTooLate(event, in: window) }
        decide()
        guard winners > 0 else { return }
        // A finger that joins a gesture under way is part of it, unless the recognizer ignores it (G-14).
        // The event holds its touches; nobody who is asked for a property changes them.
        for index in event.touches.indices where event.touches.borrowed(index).borrow({ $0.currentPhase == .began }) {
            event.touches.borrowed(index).borrow { claim($0) }
        }
    }

    private func claim(_ touch: UITouch) {
        let isClaimed = touch.contest.members.containsBorrowed {
            $0.hasRecognized && $0.cancelsTouchesInView && touch.has($0)
        }
        if isClaimed { touch.isClaimed = true }
    }

    private func show(_ touch: UITouch, of window: UIWindow, _ event: UIEvent) {
        guard touch.hitWindow === window, touch.isNews, !touch.contest.isEmpty else { return }
        touch.seenNews = touch.news
        event.lendFirstAlone { touches in
            // Without a copy of the list a move costs a fiftieth less. Whoever competes is active, and `active` holds them until
            // nobody is shown anything.
            if touch.contest.members.count == 1 {
                touch.contest.members.borrowed(0).borrow { show($0, event, touch.currentPhase, touches) }
            } else {
                touch.competitors.forEachBorrowed { show($0, event, touch.currentPhase, touches) }
            }
        }
    }

    private func showEach(_ touches: [UITouch], of window: UIWindow, _ event: UIEvent) {
        var news: UInt64 = 0
        for (index, touch) in touches.prefix(64).enumerated() where touch.hitWindow === window && touch.isNews {
            news |= 1 << UInt64(index)
            touch.seenNews = touch.news
        }
        for recognizer in members(of: touches, news) {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                var members: UInt64 = 0
                for (index, touch) in touches.prefix(64).enumerated()
                where news & (1 << UInt64(index)) != 0 && touch.currentPhase == phase
                    && recognizer.attempt.present.holds(touch)
                    && recognizer.competes(for: touch)
                {
                    members |= 1 << UInt64(index)
                }
                if members != 0 { show(recognizer, event, phase, event.set(of: members, in: touches)) }
            }
        }
    }

    /// One call with the recognizer's touches in one phase (DL-6).
    private func show(
        _ recognizer: UIGestureRecognizer, _ event: UIEvent, _ phase: UITouch.Phase, _ touches: Set<UITouch>
    ) {
        // Who has said how it ends is told no more, also of other phases of this event (G-12).
        // One that waits is told of nothing but that the system takes its touches (G-24, DL-23).
        guard !(recognizer.proposal ?? recognizer.decided).isFinal,
            phase == .cancelled || !recognizer.attempt.standing.hasMatched
        else { return }
        recognizer.modifiers = event.modifiers
        recognizer.buttons = event.buttons
        switch phase {
        case .began:
            recognizer.touchesBegan(touches, with: event)
            if isTraced { noteStep(of: recognizer, "touchesBegan(_:with:)") }
        case .moved:
            recognizer.touchesMoved(touches, with: event)
            // A gesture under way reports each movement, also where the subclass says nothing (G-7).
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

    /// The recognizers of changed touches, deepest view first, in the order they were added within a view (DL-5).
    private func members(of touches: [UITouch], _ news: UInt64) -> [UIGestureRecognizer] {
        var members: [UIGestureRecognizer] = []
        for (index, touch) in touches.prefix(64).enumerated() where news & (1 << UInt64(index)) != 0 {
            touch.competitors.forEachBorrowed {
                guard !$0.entry.isGathered else { return }
                $0.entry.isGathered = true
                members.append($0)
            }
        }
        members.forEachBorrowed { $0.entry.isGathered = false }
        return Precedence.sortByDepth(members)
    }

    // MARK: From outside an event

    /// A recognizer set its state. Outside an event the decision follows in the next turn of the loop (G-66).
    func propose(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        // To say once more that it has matched is no news (G-24).
        if state == .ended, recognizer.attempt.standing.hasMatched { return }
        recognizer.proposal = recognizer.decided == .possible ? recognizer.currentState.joined(with: state) : state
        activate(recognizer)
        addProposer(recognizer)
        decideInTime()
    }

    /// What somebody proposes is decided by the event under way, at once, or in the next turn of the loop.
    func decideInTime() {
        if activity != .showing { isUnsettled = true }
        guard activity == .nothing else { return }
        if host.borrow({ $0.isHandling }) { conclude() } else { host.borrow { $0.askForTurn() } }
    }

    func addProposer(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.entry.isProposer else { return }
        recognizer.entry.isProposer = true
        proposers.append(lent(recognizer))
    }

    /// What recognizers propose in `body`, by the clock, is decided as it returns.
    func decideAtOnce(_ body: () -> Void) {
        during(.telling, body)
        if activity == .nothing { conclude() }
    }

    /// Takes a recognizer out of its contests: a gesture under way is cancelled, another fails (G-45, G-46).
    func withdraw(_ recognizer: UIGestureRecognizer, because reason: FailureReason) {
        guard isActive(recognizer) else { return }
        recognizer.proposal = nil
        // Also one that ended and is yet to act: nobody hears of what it was then.
        if recognizer.decided.isUnderWay || recognizer.decided == .ended && recognizer.entry.isDue {
            trace?.remember(Withdrawal(recognizer: trace!.remembered(recognizer), reason: reason))
            enter(.cancelled, recognizer)
        } else if recognizer.decided == .possible {
            lose(recognizer, .lost, reason)
        }
        isUnsettled = true
        if activity == .nothing { conclude() }
    }

    /// A tree leaves its window: its recognizers leave their contests; those of remaining ancestors go on (DL-19).
    func withdrawTree(_ view: UIView) {
        forEachActive {
            if $0.viewStorage?.isDescendant(of: view) == true { withdraw($0, because: .viewLeftWindow) }
        }
    }

    /// What was set outside an event, if anything was.
    func concludeWhatWasSet() {
        if !proposers.isEmpty, activity == .nothing { conclude() }
    }

    /// Decides, tells the views and resets, outside an event.
    func conclude() {
        isUnsettled = false
        decide()
        lent(delivery).borrow { delivery in liveTouches.borrow { delivery.settle($0.event) } }
        retire()
    }
}

extension UIGestureRecognizer {
    func sharesAttempt(with other: UIGestureRecognizer) -> Bool {
        for touch in attempt.touches where other.attempt.touches.holds(touch) { return true }
        if let scroll = attempt.scroll, scroll === other.attempt.scroll { return true }
        guard let down = arena?.pressesDown, !down.isEmpty else { return false }
        return down.contains { $0.has(self) && $0.has(other) }
    }
}
