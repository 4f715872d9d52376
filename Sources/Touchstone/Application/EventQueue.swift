import Foundation
import Synchronization

/// A first-in, first-out queue of inputs (RL-5), of bounded length.
///
/// When it is full, moves make room: of each run of moves between two other inputs every second sample of a finger
/// goes, never its last; or a move takes the place of its finger's last one, where nothing has happened since. Nothing
/// else is ever lost: if no move can go, the input is refused, and the host keeps it and tries again. A stalled
/// application therefore holds at most `capacity` inputs.
final class EventQueue: @unchecked Sendable {
    let capacity: Int
    /// Nil in a queue of one thread. `Synchronization.Mutex` raises false alarms in ThreadSanitizer.
    private let lock: NSLock?
    // Guarded by the lock, and nothing is called while they change.
    /// The storage; what waits is `inputs[head..<tail]`, and the rest is overwritten in time.
    @exclusivity(unchecked) private var inputs: [QueuedInput] = []
    @exclusivity(unchecked) private var head = 0
    @exclusivity(unchecked) private var tail = 0
    @exclusivity(unchecked) private var others = OtherInputs()
    /// About how many moves another thinning might drop; it walks the whole queue, so it must be worth it.
    @exclusivity(unchecked) private var thinnable = 0
    /// How many inputs there are, for looking without the lock.
    private let waiting = Atomic<Int>(0)

    /// - Parameter isShared: Whether any thread may fill it.
    init(capacity: Int = 4096, isShared: Bool) {
        self.capacity = capacity
        lock = isShared ? NSLock() : nil
    }

    var count: Int { waiting.load(ordering: .acquiring) }

    // MARK: In

    /// Adds the samples of a hardware frame, or refuses them all. Says whether the queue was empty before.
    func append(_ samples: [TouchSample], device: Int, frame: Int) -> (accepted: Bool, wasEmpty: Bool) {
        lock?.lock()
        defer { lock?.unlock() }
        guard tail - head + samples.count <= capacity else {
            return squeeze(samples.map { .touch($0, device: device, frame: frame) })
        }
        let wasEmpty = head == tail
        for sample in samples { push(sample, device, frame) }
        counted()
        return (true, wasEmpty)
    }

    /// The same for a hardware frame of one sample.
    func append(_ sample: TouchSample, device: Int, frame: Int) -> (accepted: Bool, wasEmpty: Bool) {
        lock?.lock()
        defer { lock?.unlock() }
        guard tail - head < capacity else { return squeeze([.touch(sample, device: device, frame: frame)]) }
        let wasEmpty = head == tail
        push(sample, device, frame)
        counted()
        return (true, wasEmpty)
    }

    /// Adds an input, or refuses it. Says whether the queue was empty before.
    func append(_ input: HostInput) -> (accepted: Bool, wasEmpty: Bool) {
        lock?.lock()
        defer { lock?.unlock() }
        let wasEmpty = head == tail
        let queued = others.add(input)
        // A host leaves once; its fingers must not stay down for want of room.
        if case .hostGone = input {
            push(queued)
            counted()
            return (true, wasEmpty)
        }
        guard tail - head < capacity else {
            let result = squeeze([queued])
            if !result.accepted { others.remove(queued) }
            return result
        }
        push(queued)
        if queued.isMove { thinnable += 1 }
        counted()
        return (true, wasEmpty)
    }

    @inline(__always)
    private func push(_ sample: TouchSample, _ device: Int, _ frame: Int) {
        push(.touch(sample, device: device, frame: frame))
        if sample.phase == .moved { thinnable += 1 }
    }

    @inline(__always)
    private func push(_ input: QueuedInput) {
        // The consumed part of a queue that never runs dry must not grow for ever.
        if head > capacity { dropConsumed() }
        if tail < inputs.count { inputs[tail] = input } else { inputs.append(input) }
        tail += 1
    }

    private func counted() {
        waiting.store(tail - head, ordering: .releasing)
    }

    // MARK: Out

    /// Takes out the oldest hardware frame of touches, if it is the oldest input; its samples go into `samples`, which keeps its
    /// storage.
    func takeTouches(into samples: inout [TouchSample]) -> (device: Int, frame: Int)? {
        guard count > 0 else { return nil }
        lock?.lock()
        defer { lock?.unlock() }
        guard head < tail, case .touch(let sample, let device, let frame) = inputs[head] else { return nil }
        let end = tail == head + 1 ? tail : frameEnd
        if end == head + 1, samples.count == 1 {
            samples[0] = sample
        } else {
            samples.removeAll(keepingCapacity: true)
            for index in head..<end {
                if case .touch(let sample, _, _) = inputs[index] { samples.append(sample) }
            }
        }
        advance(to: end)
        return (device, frame)
    }

    /// Takes out the oldest input, if it is of another kind.
    func takeOther() -> HostInput? {
        guard count > 0 else { return nil }
        lock?.lock()
        defer { lock?.unlock() }
        guard head < tail, case .other(let number, _) = inputs[head] else { return nil }
        let input = others[number]
        others.remove(inputs[head])
        advance(to: head + 1)
        return input
    }

    private func advance(to end: Int) {
        head = end
        if head == tail {
            head = 0
            tail = 0
        }
        counted()
    }

    /// Moves what fits into `other`, whole frames only; says how many inputs went.
    ///
    /// - Parameter each: Is told of each input.
    func move(into other: EventQueue, each: ((MovedInput) -> Void)?) -> Int {
        if let moved = exchange(with: other) {
            if let each { for input in other.snapshot { each(input) } }
            return moved
        }
        var moved = 0
        var samples: [TouchSample] = []
        while other.hasRoom(for: nextFrameCount) {
            if let (device, frame) = takeTouches(into: &samples) {
                moved += samples.count
                _ = other.append(samples, device: device, frame: frame)
                if let each { for sample in samples { each(.touch(sample, device: device, frame: frame)) } }
            } else if let input = takeOther() {
                moved += 1
                _ = other.append(input)
                each?(.other(input))
            } else {
                break
            }
        }
        return moved
    }

    /// Where the other is empty and has room for all of this queue, the two change storages and no input is copied. Says how
    /// many went, or nil if that cannot be done.
    private func exchange(with other: EventQueue) -> Int? {
        lock?.lock()
        defer { lock?.unlock() }
        let moved = tail - head
        guard moved <= other.capacity / 2 else { return nil }
        other.lock?.lock()
        defer { other.lock?.unlock() }
        guard other.head == other.tail else { return nil }
        swap(&inputs, &other.inputs)
        swap(&head, &other.head)
        swap(&tail, &other.tail)
        swap(&others, &other.others)
        swap(&thinnable, &other.thinnable)
        counted()
        other.counted()
        return moved
    }

    private var snapshot: [MovedInput] {
        lock?.lock()
        defer { lock?.unlock() }
        return inputs[head..<tail].map { input in
            switch input {
            case .touch(let sample, let device, let frame): .touch(sample, device: device, frame: frame)
            case .other(let number, _): .other(others[number])
            }
        }
    }

    /// How many inputs wait, leaving out hovers.
    var countWithoutHovers: Int {
        lock?.lock()
        defer { lock?.unlock() }
        return inputs[head..<tail].count { !$0.isHover }
    }

    /// Room for a frame, with some to spare for what a callback that runs the loop brings in.
    private func hasRoom(for frame: Int) -> Bool {
        lock?.lock()
        defer { lock?.unlock() }
        return tail - head <= capacity / 2 && tail - head + frame <= capacity
    }

    /// How many inputs `take` would take out, or more if moves are thinned meanwhile.
    private var nextFrameCount: Int {
        lock?.lock()
        defer { lock?.unlock() }
        return frameEnd - head
    }

    /// Where the oldest frame ends.
    private var frameEnd: Int {
        guard head < tail else { return head }
        var end = head + 1
        guard end < tail, case .touch(_, let device, let serial) = inputs[head] else { return end }
        while end < tail, case .touch(_, device, serial) = inputs[end] { end += 1 }
        return end
    }

    // MARK: When it is full

    /// Adds a frame for which there is no room, in place of moves, if it can.
    private func squeeze(_ frame: [QueuedInput]) -> (accepted: Bool, wasEmpty: Bool) {
        dropConsumed()
        let wasEmpty = tail == 0
        let isMove = frame.allSatisfy(\.isMove)
        if isMove, thinnable < capacity / 16, replaceLast(frame) { return (true, wasEmpty) }
        if thinnable > 0 { thinMoves() }
        defer { counted() }
        guard tail + frame.count <= capacity else { return (isMove && replaceLast(frame), wasEmpty) }
        for input in frame {
            push(input)
            if input.isMove { thinnable += 1 }
        }
        return (true, wasEmpty)
    }

    private func dropConsumed() {
        inputs = Array(inputs[head..<tail])
        head = 0
        tail = inputs.count
    }

    /// Puts each move in the place of its finger's last one, if all have one among the moves at the end of the queue.
    private func replaceLast(_ frame: [QueuedInput]) -> Bool {
        let first = max(0, tail - 256)
        var places: [Int] = []
        for input in frame {
            var place = tail - 1
            while place >= first, inputs[place].isMove, inputs[place].mover != input.mover { place -= 1 }
            guard place >= first, inputs[place].isMove else { return false }
            places.append(place)
        }
        for (input, place) in zip(frame, places) {
            others.remove(inputs[place])
            inputs[place] = input
        }
        return true
    }

    /// Halves the moves of each finger between inputs that are not moves.
    private func thinMoves() {
        var kept: [QueuedInput] = []
        kept.reserveCapacity(tail)
        var run: [QueuedInput] = []
        func endRun() {
            // From the newest backwards, so that the last position of each finger stays.
            var seen: [Finger: Int] = [:]
            var survivors: [QueuedInput] = []
            for input in run.reversed() {
                guard let finger = input.mover else { continue }
                let place = seen[finger, default: 0]
                seen[finger] = place + 1
                if place.isMultiple(of: 2) { survivors.append(input) } else { others.remove(input) }
            }
            kept.append(contentsOf: survivors.reversed())
            run.removeAll(keepingCapacity: true)
        }
        for input in inputs[..<tail] {
            if input.isMove {
                run.append(input)
            } else {
                endRun()
                kept.append(input)
            }
        }
        endRun()
        thinnable = tail - kept.count
        inputs = kept
        tail = kept.count
    }
}
