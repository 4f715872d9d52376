import Foundation
import Synchronization

/// One thing that happened outside: a sample of a finger, or what befell a host or the whole application.
package enum HostInput: Sendable {
    /// Samples of one hardware frame share `frame` and are handled together (DL-7).
    case touch(TouchSample, device: Int, frame: Int)
    case hover(HoverSample, device: Int)
    case scroll(ScrollSample)
    case key(KeySample, device: Int)
    case text(TextInputSample, device: Int)
    /// What another program copied.
    case pasteboard([String])
    case global(GlobalSample)
    /// The host is gone, and with it every finger it reported.
    case hostGone(device: Int)
    case activation(Bool)
    /// Whether the application's own keyboard rises for text.
    case builtInKeyboard(Bool)
    /// The screen's size in points, pixels a point, and whether it is dark.
    case screen(CGSize, scale: CGFloat, style: UIUserInterfaceStyle)

    var isHover: Bool {
        if case .hover = self { true } else { false }
    }

    fileprivate var isMove: Bool {
        mover != nil
    }

    /// Whose movement this is, where it is nothing but a movement: a finger's, or the pointer's.
    fileprivate var mover: Finger? {
        switch self {
        case .touch(let sample, let device, _) where sample.phase == .moved: Finger(device: device, id: sample.id)
        case .hover(_, let device): Finger(device: device, id: .min)
        default: nil
        }
    }
}

/// A first-in, first-out queue of inputs that any thread may fill (RL-5), of bounded length.
///
/// When it is full, moves make room: of each run of moves between two other inputs every second sample of a finger
/// goes, never its last; or a move takes the place of its finger's last one, where nothing has happened since. Nothing
/// else is ever lost: if no move can go, the input is refused, and the host keeps it and tries again. A stalled
/// application therefore holds at most `capacity` inputs.
final class EventQueue: @unchecked Sendable {
    let capacity: Int
    // `Synchronization.Mutex` raises false alarms in ThreadSanitizer.
    private let lock = NSLock()
    // Guarded by the lock, and nothing is called while they change.
    @exclusivity(unchecked) private var inputs: [HostInput] = []
    @exclusivity(unchecked) private var head = 0
    /// About how many moves another thinning might drop; it walks the whole queue, so it must be worth it.
    @exclusivity(unchecked) private var thinnable = 0
    /// How many inputs there are, for looking without the lock.
    private let waiting = Atomic<Int>(0)

    init(capacity: Int = 4096) {
        self.capacity = capacity
    }

    var count: Int { waiting.load(ordering: .acquiring) }

    private func counted() {
        waiting.store(inputs.count - head, ordering: .releasing)
    }

    /// Adds the samples of a hardware frame, or refuses them all. Says whether the queue was empty before.
    func append(_ samples: [TouchSample], device: Int, frame: Int) -> (accepted: Bool, wasEmpty: Bool) {
        lock.lock()
        guard inputs.count - head + samples.count <= capacity else {
            lock.unlock()
            return append(samples.map { .touch($0, device: device, frame: frame) })
        }
        // The consumed part of a queue that never runs dry must not grow for ever.
        if head > capacity { dropConsumed() }
        let wasEmpty = head == inputs.count
        for sample in samples {
            inputs.append(.touch(sample, device: device, frame: frame))
            if sample.phase == .moved { thinnable += 1 }
        }
        counted()
        lock.unlock()
        return (true, wasEmpty)
    }

    /// Adds a hardware frame whole, or refuses it whole. Says whether the queue was empty before.
    func append(_ frame: [HostInput]) -> (accepted: Bool, wasEmpty: Bool) {
        lock.withLock {
            defer { counted() }
            let wasEmpty = head == inputs.count
            // A host leaves once; its fingers must not stay down for want of room.
            if case .hostGone? = frame.first {
                inputs.append(contentsOf: frame)
                return (true, wasEmpty)
            }
            // The consumed part of a queue that never runs dry must not grow for ever.
            if head > capacity { dropConsumed() }
            if inputs.count - head + frame.count > capacity {
                dropConsumed()
                let isMove = frame.allSatisfy(\.isMove)
                if isMove, thinnable < capacity / 16, replaceLast(frame) { return (true, wasEmpty) }
                if thinnable > 0 { thinMoves() }
                guard inputs.count + frame.count <= capacity else {
                    return (isMove && replaceLast(frame), wasEmpty)
                }
            }
            inputs.append(contentsOf: frame)
            for input in frame where input.isMove { thinnable += 1 }
            return (true, wasEmpty)
        }
    }

    /// Takes out the oldest input, up to a whole hardware frame of touches, into `frame`, which keeps its storage.
    func popFrame(into frame: inout [HostInput]) -> Bool {
        frame.removeAll(keepingCapacity: true)
        guard count > 0 else { return false }
        return lock.withLock {
            guard head < inputs.count else { return false }
            defer { counted() }
            let end = frameEnd
            for index in head..<end { frame.append(inputs[index]) }
            head = end
            if head == inputs.count {
                inputs.removeAll(keepingCapacity: true)
                head = 0
            }
            return true
        }
    }

    /// Moves what fits into `other`, whole frames only; says how many inputs went.
    func move(into other: EventQueue, each: ((HostInput) -> Void)?) -> Int {
        if let moved = exchange(with: other) {
            if let each { other.snapshot.forEach(each) }
            return moved
        }
        var moved = 0
        var frame: [HostInput] = []
        while other.hasRoom(for: nextFrameCount), popFrame(into: &frame) {
            _ = other.append(frame)
            if let each { frame.forEach(each) }
            moved += frame.count
        }
        return moved
    }

    /// Where the other is empty and has room for all of this queue, the two change storages and no input is copied. Says how
    /// many went, or nil if that cannot be done.
    private func exchange(with other: EventQueue) -> Int? {
        lock.lock()
        defer { lock.unlock() }
        let moved = inputs.count - head
        guard moved <= other.capacity / 2 else { return nil }
        other.lock.lock()
        defer { other.lock.unlock() }
        guard other.head == other.inputs.count else { return nil }
        swap(&inputs, &other.inputs)
        swap(&head, &other.head)
        swap(&thinnable, &other.thinnable)
        counted()
        other.counted()
        return moved
    }

    /// How many inputs wait, leaving out hovers.
    var countWithoutHovers: Int {
        lock.withLock { inputs[head...].count { !$0.isHover } }
    }

    private var snapshot: ArraySlice<HostInput> { lock.withLock { inputs[head...] } }

    /// Room for a frame, with some to spare for what a callback that runs the loop brings in.
    private func hasRoom(for frame: Int) -> Bool {
        lock.withLock { inputs.count - head <= capacity / 2 && inputs.count - head + frame <= capacity }
    }

    /// How many inputs `popFrame` would take out, or more if moves are thinned meanwhile.
    private var nextFrameCount: Int { lock.withLock { frameEnd - head } }

    /// Where the oldest frame ends.
    private var frameEnd: Int {
        guard head < inputs.count else { return head }
        var end = head + 1
        if case .touch(_, let device, let serial) = inputs[head] {
            while end < inputs.count, case .touch(_, device, serial) = inputs[end] { end += 1 }
        }
        return end
    }

    private func dropConsumed() {
        inputs.removeFirst(head)
        head = 0
    }

    /// Puts each move in the place of its finger's last one, if all have one among the moves at the end of the queue.
    private func replaceLast(_ frame: [HostInput]) -> Bool {
        var places: [Int] = []
        for input in frame {
            var place = inputs.count - 1
            while place >= max(0, inputs.count - 256), inputs[place].isMove, inputs[place].mover != input.mover {
                place -= 1
            }
            guard place >= max(0, inputs.count - 256), inputs[place].isMove else { return false }
            places.append(place)
        }
        for (input, place) in zip(frame, places) { inputs[place] = input }
        return true
    }

    /// Halves the moves of each finger between inputs that are not moves.
    private func thinMoves() {
        var kept: [HostInput] = []
        kept.reserveCapacity(inputs.count)
        var run: [HostInput] = []
        func endRun() {
            // From the newest backwards, so that the last position of each finger stays.
            var seen: [Finger: Int] = [:]
            var survivors: [HostInput] = []
            for input in run.reversed() {
                guard let finger = input.mover else { continue }
                let place = seen[finger, default: 0]
                seen[finger] = place + 1
                if place.isMultiple(of: 2) { survivors.append(input) }
            }
            kept.append(contentsOf: survivors.reversed())
            run.removeAll(keepingCapacity: true)
        }
        for input in inputs {
            if input.isMove {
                run.append(input)
            } else {
                endRun()
                kept.append(input)
            }
        }
        endRun()
        thinnable = inputs.count - kept.count
        inputs = kept
    }
}

/// A finger among those of all hosts.
struct Finger: Hashable {
    var device: Int
    var id: Int
}
