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
    var pressesHeld: [UIPress] { host.borrow { $0.pressesHeld } }
    let clock: any EventClock
    private let tracing: Trace
    /// Recognizers with an attempt, in the order they joined.
    @exclusivity(unchecked) var active: [UIGestureRecognizer] = []
    // Nobody leaves `active` but in `clear`, which nobody under these two reaches, so that it holds them.
    /// Recognizers that proposed a state, in the order they first did.
    @exclusivity(unchecked) var proposers: [Unmanaged<UIGestureRecognizer>] = []
    /// An empty array that waits for its turn as `proposers`.
    @exclusivity(unchecked) var spareRound: [Unmanaged<UIGestureRecognizer>] = []
    /// Recognizers whose action is due, in the order they won.
    @exclusivity(unchecked) var due: [Unmanaged<UIGestureRecognizer>] = []
    /// Greater than zero while recognizers see touches, decide or act: further decisions wait.
    @exclusivity(unchecked) var holding = 0
    /// Whether recognizers are being shown touches, so that what they propose is part of the event.
    @exclusivity(unchecked) private var isShowing = false
    /// Whether something was decided that views of any window may have to hear of.
    @exclusivity(unchecked) private var isUnsettled = false
    /// An empty array that waits to be the next touch's contest.
    @exclusivity(unchecked) private var spareContest: [UIGestureRecognizer] = []
    /// Touches that have lifted or were delayed, and whose view has not heard the end yet.
    @exclusivity(unchecked) var held: [UITouch] = []

    init(application: UIApplication) {
        host = .passUnretained(application)
        clock = application.clock
        tracing = application.trace
    }

    deinit {
        for recognizer in active { recognizer.contestArena = nil }
    }

    var trace: Trace? { tracing.heard }

    func activate(_ recognizer: UIGestureRecognizer) {
        guard !active.holds(recognizer) else { return }
        active.append(recognizer)
        recognizer.contestArena = .passUnretained(self)
    }

    // MARK: Joining

    /// Gathers the recognizers of a new touch, from its view up to the window (DL-3).
    func join(_ touch: UITouch, _ event: UIEvent) {
        // The tree above is held by its window; where somebody is asked, who may change it, the view is held as well.
        var node = touch.lentView?.borrow { $0.node }
        while let current = node {
            if current.pointee.view.borrow({ $0.hasRecognizers }) {
                let view = current.pointee.view.takeUnretainedValue()
                let recognizers = view.rareStorage!.recognizers
                for index in recognizers.indices {
                    recognizers.borrowed(index).borrow { join(touch, $0, view, event) }
                }
                extendLifetime(recognizers)
                node = view.node.pointee.parent
                extendLifetime(view)
            } else {
                node = current.pointee.parent
            }
        }
        guard let trace, !touch.contest.isEmpty else { return }
        trace.record(.contest(touch: touch.sample.id, members: touch.contest.map { trace.subject($0) }))
    }

    private func join(_ touch: UITouch, _ recognizer: UIGestureRecognizer, _ view: UIView, _ event: UIEvent) {
        guard !touch.contest.holds(recognizer), recognizer.admits(touch, event) else { return }
        // Those who were asked may have done anything.
        guard recognizer.isEnabled, recognizer.isAttached(to: view), touch.isInWindow(of: view) else { return }
        if touch.contest.isEmpty { swap(&touch.contest, &spareContest) }
        touch.contest.append(recognizer)
        recognizer.attempt.append(touch)
        if recognizer.lastClock !== clock { recognizer.lastClock = clock }
        recognizer.present.append(touch)
        activate(recognizer)
        callOffVerdict(recognizer)
    }

    // MARK: An event

    /// Shows the recognizers the touches of `window` that changed, decides, and runs the actions (DL-2).
    func deliver(_ event: UIEvent, in window: UIWindow) {
        guard !active.isEmpty else { return }
        holding += 1
        isShowing = true
        if event.touches.count == 1 {
            // What is shown to a recognizer is a set that holds it.
            event.touches.borrowed(0).borrow { show($0, of: window, event) }
        } else {
            showEach(event.touches, of: window, event)
        }
        isShowing = false
        holding -= 1
        decide()
        // A finger that joins a gesture under way is part of it, unless the recognizer ignores it (G-14).
        for index in event.touches.indices where event.touches.borrowed(index).borrow({ $0.now == .began }) {
            event.touches.borrowed(index).borrow { claim($0) }
        }
    }

    private func claim(_ touch: UITouch) {
        for index in touch.contest.indices where !touch.isClaimed {
            touch.contest.borrowed(index).borrow {
                if $0.decided.isUnderWay, $0.cancelsTouchesInView { touch.isClaimed = true }
            }
        }
    }

    private func show(_ touch: UITouch, of window: UIWindow, _ event: UIEvent) {
        guard touch.hitWindow === window, touch.isNews else { return }
        touch.isSeen = true
        // Whoever competes is active, and `active` holds them until nobody is shown anything.
        if touch.contest.count == 1 {
            touch.contest.borrowed(0).borrow { show($0, event, touch.now, 1) }
            return
        }
        let (contest, shown) = (touch.contest, event.set(of: 1))
        for index in contest.indices { contest.borrowed(index).borrow { show($0, event, touch.now, 1) } }
        extendLifetime(contest)
        extendLifetime(shown)
    }

    private func showEach(_ touches: [UITouch], of window: UIWindow, _ event: UIEvent) {
        var news: UInt64 = 0
        for (index, touch) in touches.prefix(64).enumerated() where touch.hitWindow === window && touch.isNews {
            news |= 1 << UInt64(index)
            touch.isSeen = true
        }
        for recognizer in members(of: touches, news) {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                var members: UInt64 = 0
                for (index, touch) in touches.prefix(64).enumerated()
                where news & (1 << UInt64(index)) != 0 && touch.now == phase && recognizer.follows(touch) {
                    members |= 1 << UInt64(index)
                }
                if members != 0 { show(recognizer, event, phase, members) }
            }
        }
    }

    /// One call with the recognizer's touches in one phase (DL-6).
    private func show(_ recognizer: UIGestureRecognizer, _ event: UIEvent, _ phase: UITouch.Phase, _ members: UInt64) {
        guard !recognizer.decided.isFinal, !recognizer.standing.hasMatched else { return }
        recognizer.modifiers = event.modifiers
        recognizer.buttons = event.buttons
        let touches = event.set(of: members)
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved:
            recognizer.touchesMoved(touches, with: event)
            // A gesture under way reports each movement, also where the subclass says nothing (G-7).
            if recognizer.decided.isUnderWay, recognizer.proposal == nil { recognizer.state = .changed }
        case .ended: recognizer.touchesEnded(touches, with: event)
        case .cancelled: recognizer.touchesCancelled(touches, with: event)
        default: break
        }
    }

    /// The recognizers of changed touches, deepest view first, in the order they were added within a view (DL-5).
    private func members(of touches: [UITouch], _ news: UInt64) -> [UIGestureRecognizer] {
        var members: [UIGestureRecognizer] = []
        for (index, touch) in touches.prefix(64).enumerated() where news & (1 << UInt64(index)) != 0 {
            for recognizer in touch.contest where !members.holds(recognizer) {
                members.append(recognizer)
            }
        }
        return members.enumerated().sorted { one, other in
            let (depth1, depth2) = (one.element.depth, other.element.depth)
            return depth1 != depth2 ? depth1 > depth2 : one.offset < other.offset
        }.map(\.element)
    }

    /// A finger that has lifted is no longer present, once its event is over.
    func lifted(_ touch: UITouch) {
        if active.count == 1 {
            let owesVerdict = active.borrowed(0).borrow {
                guard $0.present.holds(touch) else { return false }
                $0.leave(touch)
                return $0.owesVerdict
            }
            if owesVerdict { fingersLeft(active[0]) }
            return
        }
        guard !active.isEmpty else { return }
        let active = self.active
        for index in active.indices where active.borrowed(index).borrow({ $0.present.holds(touch) }) {
            let recognizer = active[index]
            recognizer.leave(touch)
            fingersLeft(recognizer)
        }
    }

    /// An attempt without fingers owes a verdict, and one without any touch is none.
    func fingersLeft(_ recognizer: UIGestureRecognizer) {
        guard recognizer.owesVerdict else { return }
        if recognizer.attempt.isEmpty, recognizer.state == .possible {
            return propose(.failed, for: recognizer)
        }
        let limit = clock.now + GestureThresholds.verdict
        recognizer.verdictDeadline = clock.schedule(at: limit) { [link = application.link, member = recognizer.link] in
            guard let arena = link.object?.arena, let recognizer = member.object else { return }
            recognizer.verdictDeadline = nil
            // One that waits has given its verdict; whom it waits for owes one.
            if !recognizer.standing.isWaiting { arena.withdraw(recognizer, because: "it gave no verdict") }
        }
    }

    private func callOffVerdict(_ recognizer: UIGestureRecognizer) {
        guard let deadline = recognizer.verdictDeadline else { return }
        recognizer.verdictDeadline = nil
        clock.cancel(deadline)
    }

    // MARK: From outside an event

    /// A recognizer set its state. Outside an event, from a timer, the decision follows at once.
    func propose(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        recognizer.proposal = recognizer.decided == .possible ? recognizer.state.joined(with: state) : state
        activate(recognizer)
        if !proposers.lends(recognizer) { proposers.append(lent(recognizer)) }
        if !isShowing { isUnsettled = true }
        if holding == 0 { conclude() }
    }

    /// Takes a recognizer out of its contests: a gesture under way is cancelled, another fails (G-45, G-46).
    func withdraw(_ recognizer: UIGestureRecognizer, because reason: String) {
        guard active.holds(recognizer) else { return }
        recognizer.proposal = nil
        if recognizer.decided.isUnderWay {
            enter(.cancelled, recognizer)
        } else if recognizer.decided == .possible {
            lose(recognizer, .lost, reason)
        }
        isUnsettled = true
        if holding == 0 { conclude() }
    }

    /// A tree leaves its window: its recognizers leave their contests; those of remaining ancestors go on (DL-19).
    func withdrawTree(_ view: UIView) {
        for recognizer in active where recognizer.viewStorage?.isDescendant(of: view) == true {
            withdraw(recognizer, because: "its view left the window")
        }
    }

    /// Decides, tells the views and resets, outside an event.
    func conclude() {
        isUnsettled = false
        decide()
        TouchDelivery.settle(application)
        retire()
    }

    // MARK: Ending

    /// Resets whoever is finished, with all whom failure requirements link to it (G-11 to G-13).
    func retire() {
        guard holding == 0, !active.isEmpty || isUnsettled || !proposers.isEmpty else { return }
        // Who was cancelled by somebody's `reset` is told first.
        while due.isEmpty, let place = firstFinished {
            // Where nobody waits for another, each is a group of its own.
            if active.count == 1 || active.allIndependent {
                reset(clear(at: place))
            } else if let group = finishedGroup() {
                for recognizer in group { if let place = active.place(of: recognizer) { _ = clear(at: place) } }
                for recognizer in group { reset(recognizer) }
            } else {
                break
            }
        }
        // What was done to recognizers from outside, in actions or in `reset`, may concern any window's views.
        if isUnsettled || !proposers.isEmpty { conclude() }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        holding += 1
        recognizer.isResetting = true
        recognizer.reset()
        recognizer.isResetting = false
        holding -= 1
    }

    private var firstFinished: Int? {
        for index in active.indices where active.borrowed(index).borrow({ $0.decided.isFinal }) { return index }
        return nil
    }

    /// The first finished recognizer whose linked recognizers are all finished, with them.
    private func finishedGroup() -> [UIGestureRecognizer]? {
        for recognizer in active where recognizer.decided.isFinal {
            var group = [recognizer]
            var index = 0
            while index < group.count {
                let member = group[index]
                index += 1
                for other in active
                where !group.holds(other) && !(other.isIndependent && member.isIndependent)
                    && other.sharesAttempt(with: member) && (member.requires(other) || other.requires(member))
                {
                    group.append(other)
                }
            }
            if group.allSatisfy(\.decided.isFinal) { return group }
        }
        return nil
    }

    /// Takes it out of `active` and ends its attempt. What dies of that may do anything, and finds it gone already.
    private func clear(at place: Int) -> UIGestureRecognizer {
        let recognizer = active.take(at: place)
        assert(!due.lends(recognizer), "Nothing else would hold it")
        proposers.takeBack(recognizer)
        recognizer.contestArena = nil
        callOffVerdict(recognizer)
        for index in recognizer.attempt.indices {
            recognizer.attempt.borrowed(index).borrow { touch in
                touch.contest.takeOut(recognizer)
                if touch.contest.isEmpty, touch.contest.capacity > spareContest.capacity {
                    swap(&touch.contest, &spareContest)
                }
            }
        }
        if !recognizer.dynamicRequirements.isEmpty { recognizer.dynamicRequirements = [:] }
        recognizer.proposal = nil
        recognizer.decided = .possible
        recognizer.standing = .possible
        recognizer.hasActed = false
        recognizer.present.clear()
        recognizer.attempt.clear()
        return recognizer
    }
}

extension UIGestureRecognizer {
    /// Whether it is undecided, without fingers.
    fileprivate var owesVerdict: Bool { present.isEmpty && !decided.isFinal && verdictDeadline == nil }

    /// The gate for a new touch (G-16).
    fileprivate func admits(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, takesTouches else { return false }
        // What was set while nobody watched is no part of this attempt.
        if attempt.isEmpty, decided != .possible, arena?.active.holds(self) == false {
            decided = .possible
        }
        guard !decided.isFinal, !standing.hasMatched else { return false }
        guard touchTypes & (1 << touch.sample.type.rawValue) != 0 else { return false }
        if requiresExclusiveTouchType, let first = attempt.first, first.type != touch.type { return false }
        guard shouldReceive(event), asked?.gestureRecognizer(self, shouldReceive: event) ?? true else {
            return false
        }
        return asked?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    @inline(__always)
    fileprivate func isAttached(to view: UIView) -> Bool { viewReference?.refers(to: view) ?? false }

    /// Whether this recognizer is in the touch's contest and has not left it.
    fileprivate func follows(_ touch: UITouch) -> Bool {
        present.holds(touch) && touch.contest.holds(self)
    }

    /// How deep its view lies; deeper wins a tie (G-20).
    var depth: Int {
        var depth = 0
        var node = viewStorage?.node
        while let current = node {
            depth += 1
            node = current.pointee.parent
        }
        return depth
    }

    /// Its place among its view's recognizers; the latest added wins a tie (G-20).
    var recency: Int { viewStorage?.rareStorage?.recognizers.firstIndex { $0 === self } ?? 0 }

    func sharesAttempt(with other: UIGestureRecognizer) -> Bool {
        for touch in attempt where other.attempt.holds(touch) { return true }
        guard let held = arena?.pressesHeld, !held.isEmpty else { return false }
        return held.contains { press in
            press.contest.contains { $0 === self } && press.contest.contains { $0 === other }
        }
    }
}

extension Array where Element: UIGestureRecognizer {
    /// Whether no pair of them has to be asked about failure requirements.
    @MainActor fileprivate var allIndependent: Bool {
        for index in indices where !borrowed(index).borrow({ $0.isIndependent }) { return false }
        return true
    }
}

extension UITouch {
    /// Whether the view is in the touch's window.
    @inline(__always)
    fileprivate func isInWindow(of view: UIView) -> Bool {
        hitWindow != nil && lent(hitWindow).borrow { view.isIn($0) }
    }
}

extension Array where Element == Unmanaged<UIGestureRecognizer> {
    func lends(_ recognizer: UIGestureRecognizer) -> Bool { place(of: recognizer) != nil }

    mutating func takeBack(_ recognizer: UIGestureRecognizer) {
        if let index = place(of: recognizer) { remove(at: index) }
    }

    private func place(of recognizer: UIGestureRecognizer) -> Int? {
        for index in indices where self[index].refers(to: recognizer) { return index }
        return nil
    }
}

// In-place changes of arrays on an event's way: what is let go dies when nothing is half done.
extension Array where Element: AnyObject {
    /// Removes the very object, if it is among them.
    mutating func takeOut(_ object: Element) {
        if let index = place(of: object) { extendLifetime(take(at: index)) }
    }

    mutating func take(at index: Int) -> Element { index == count - 1 ? removeLast() : remove(at: index) }

    /// Removes all, and keeps the storage where there was only one.
    mutating func clear() {
        guard count != 1 else { return extendLifetime(removeLast()) }
        guard !isEmpty else { return }
        let gone = self
        self = []
        extendLifetime(gone)
    }

    /// Whether the very object is among them. A closure handed to the standard library would ask for the executor.
    func holds(_ object: Element) -> Bool { place(of: object) != nil }

    func place(of object: Element) -> Int? {
        var index = 0
        while index < count {
            if self[index] === object { return index }
            index += 1
        }
        return nil
    }
}
