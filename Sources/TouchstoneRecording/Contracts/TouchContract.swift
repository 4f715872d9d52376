import TouchstoneCore

/// The contract of touches.
///
/// Each touch delivered to a view ends exactly once, none is delivered to a view that has left its window, and the
/// trace records the outcome of each touch-down.
@MainActor
struct TouchContract {
    private struct Share: Hashable {
        let view: Int
        let touch: Int
    }

    private struct Opening {
        /// The number of open touches; two if a delayed end follows the beginning of the finger's next touch (G-37).
        var count: Int
        let view: TraceSubject
        /// The number of the record of the latest beginning.
        var record: Int
    }

    private var openings: [Share: Opening] = [:]
    /// The responders with open presses, by number, and how many each has.
    private var presses: [Int: (responder: TraceSubject, count: Int)] = [:]
    /// Views that were in no window when a touch was bound to them, which an override of `hitTest(_:with:)` can cause
    /// (HT-29).
    private var homeless: Set<Int> = []
    /// Fingers that went down and have no recorded outcome yet, in order.
    private var undecided: [Int] = []

    mutating func receive(_ record: TraceRecord, _ objects: Trace) -> Breach? {
        switch record.fact {
        case .queued(let touch, .began, _): undecided.append(touch)
        case .bound(let touch, let view, _, _, _):
            if Self.isHomeless(view, objects) { homeless.insert(view.id) }
            return decide(touch)
        case .unbound(let touch, _), .ignored(let touch, .ignoringInteraction): return decide(touch)
        case .ignored(let touch, .notFinite):
            // The record may also concern a move with a non-finite location by another finger of the same number.
            if undecided.first == touch { undecided.removeFirst() }
        case .cancelled(_, .tooManyFingers):
            // The cancelled touch is the one that exceeds the limit.
            if !undecided.isEmpty { undecided.removeFirst() }
        case .delivered(let method, let receiver, let touches):
            return deliver(method, receiver, touches, record, objects)
        default: break
        }
        return nil
    }

    private mutating func decide(_ touch: Int) -> Breach? {
        guard let place = undecided.firstIndex(of: touch) else { return nil }
        let first = undecided[0]
        undecided.removeFirst(place + 1)
        return place == 0
            ? nil : Breach("RL-5", "touch \(touch) is handled before touch \(first), which came down earlier")
    }

    private mutating func deliver(
        _ method: ForwardedMethod, _ receiver: TraceSubject, _ touches: [Int], _ record: TraceRecord, _ objects: Trace
    ) -> Breach? {
        switch method {
        case .touchesBegan:
            for touch in touches {
                let share = Share(view: receiver.id, touch: touch)
                openings[share, default: Opening(count: 0, view: receiver, record: 0)].count += 1
                openings[share]!.record = record.number
            }
        case .touchesMoved, .touchesEnded, .touchesCancelled:
            for touch in touches {
                let share = Share(view: receiver.id, touch: touch)
                guard var opening = openings[share] else {
                    return Breach(
                        "DL-10",
                        "\(receiver.name) receives \(method.rawValue) of touch \(touch), of which it has not received "
                            + "touchesBegan, or has already received the end")
                }
                guard method != .touchesMoved else { continue }
                opening.count -= 1
                openings[share] = opening.count > 0 ? opening : nil
            }
        case .pressesBegan: presses[receiver.id, default: (receiver, 0)].count += 1
        case .pressesChanged, .pressesEnded, .pressesCancelled:
            guard let count = presses[receiver.id]?.count, count > 0 else {
                return Breach(
                    "RC-37",
                    "\(receiver.name) receives \(method.rawValue) of more presses than it has received pressesBegan of")
            }
            if method != .pressesChanged { presses[receiver.id] = count > 1 ? (receiver, count - 1) : nil }
        default: break
        }
        // A view receives the cancellation while it leaves its window.
        guard [.touchesBegan, .touchesMoved, .touchesEnded].contains(method), !homeless.contains(receiver.id),
            Self.isHomeless(receiver, objects)
        else { return nil }
        return Breach("DL-19", "\(receiver.name) receives \(method.rawValue), although it is in no window")
    }

    private static func isHomeless(_ view: TraceSubject, _ objects: Trace) -> Bool {
        (objects.object(numbered: view.id) as? UIView).map { $0.window == nil } ?? false
    }

    /// Checks the contract while no input is down and no delivery is outstanding.
    mutating func rest(_ application: UIApplication) -> [Breach] {
        defer {
            openings.removeAll(keepingCapacity: true)
            presses.removeAll(keepingCapacity: true)
            homeless.removeAll(keepingCapacity: true)
        }
        let silent = !application.behavior.cancelsTouchesOfRemovedViews
        return openings.sorted { $0.value.record < $1.value.record }.compactMap { share, opening in
            if silent || application.trace.endWasSuppressed(ofTouch: share.touch, since: opening.record) { return nil }
            return Breach(
                "DL-10",
                "\(opening.view.name) received touchesBegan of touch \(share.touch) (record \(opening.record)), and "
                    + "neither touchesEnded nor touchesCancelled, though no finger is down")
        } + breachesOfPresses
    }

    private var breachesOfPresses: [Breach] {
        presses.sorted { $0.key < $1.key }.map { _, open in
            Breach(
                "RC-37",
                "\(open.responder.name) received pressesBegan of \(open.count == 1 ? "1 press" : "\(open.count) presses"), and "
                    + "neither pressesEnded nor pressesCancelled, though no key is down")
        }
    }

    /// Checks the contract while the queue is empty, too.
    mutating func idle() -> [Breach] {
        defer { undecided.removeAll() }
        return undecided.map { Breach("T-20", "touch \($0) went down, but the trace has no outcome for it") }
    }
}
