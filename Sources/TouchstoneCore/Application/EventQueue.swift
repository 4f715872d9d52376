import Synchronization

/// A first-in, first-out queue of inputs (RL-5), of bounded length, which any thread may fill.
///
/// Inputs come in at the end; the port admits them to the application (`admit()`), which takes them out at the front. At
/// most `capacity` wait on either side.
///
/// When it is full, moves make room: of each run of moves between two other inputs every second sample of a finger
/// goes, never its last; or a move takes the place of its finger's last one, where nothing has happened since. Nothing
/// else is ever lost: if no move can go, the input is refused, and the host keeps it and tries again.
final class EventQueue: @unchecked Sendable {
    let capacity: Int
    private let lock = BriefLock()
    // Guarded by the lock, and nothing is called while they change.
    /// The storage; what waits is `inputs[head..<tail]`, and the rest is overwritten in time. The port has let those before `mark`
    /// through.
    @exclusivity(unchecked) private var inputs: [QueuedInput] = []
    @exclusivity(unchecked) private var head = 0
    @exclusivity(unchecked) private var mark = 0
    @exclusivity(unchecked) private var tail = 0
    /// The inputs that are no touches, under their numbers.
    @exclusivity(unchecked) private var others: [UInt32: HostInput] = [:]
    @exclusivity(unchecked) private var lastNumber: UInt32 = 0
    /// About how many moves another thinning might drop; it walks all that is new, so it must be worth it.
    @exclusivity(unchecked) private var thinnable = 0
    /// The two lengths, for looking without the lock.
    private let newCount = Atomic<Int>(0)
    private let admittedCount = Atomic<Int>(0)

    init(capacity: Int = 4096) {
        self.capacity = capacity
    }

    /// How many inputs the port has not seen yet.
    var unadmitted: Int { newCount.load(ordering: .acquiring) }
    /// How many inputs wait for the application.
    var count: Int { admittedCount.load(ordering: .acquiring) }

    @inline(__always)
    private func counted() {
        newCount.store(tail - mark, ordering: .releasing)
        admittedCount.store(mark - head, ordering: .releasing)
    }

    // MARK: In

    /// Adds the samples of a report, or refuses them all. Says whether the port had seen all before.
    func append(_ samples: [TouchSample], device: Int) -> (accepted: Bool, wasEmpty: Bool) {
        lock.lock()
        defer { lock.unlock() }
        lastNumber &+= 1
        guard tail - mark + samples.count <= capacity else {
            return squeeze(samples.map { QueuedInput($0, device: device, report: lastNumber) })
        }
        let wasEmpty = mark == tail
        for sample in samples { push(QueuedInput(sample, device: device, report: lastNumber)) }
        counted()
        return (true, wasEmpty)
    }

    /// The same for a report of one sample.
    func append(_ sample: TouchSample, device: Int) -> (accepted: Bool, wasEmpty: Bool) {
        lock.lock()
        defer { lock.unlock() }
        lastNumber &+= 1
        guard tail - mark < capacity else { return squeeze([QueuedInput(sample, device: device, report: lastNumber)]) }
        let wasEmpty = mark == tail
        push(QueuedInput(sample, device: device, report: lastNumber))
        counted()
        return (true, wasEmpty)
    }

    /// Adds an input, or refuses it. Says whether the port had seen all before.
    func append(_ input: HostInput) -> (accepted: Bool, wasEmpty: Bool) {
        lock.lock()
        defer { lock.unlock() }
        let wasEmpty = mark == tail
        lastNumber &+= 1
        let queued = QueuedInput(input, number: lastNumber)
        others[lastNumber] = input
        // A host leaves once; its fingers must not stay down for want of room.
        var isGone = false
        if case .hostGone = input { isGone = true }
        guard isGone || tail - mark < capacity else {
            let result = squeeze([queued])
            if !result.accepted { others[queued.number] = nil }
            return result
        }
        push(queued)
        counted()
        return (true, wasEmpty)
    }

    @inline(__always)
    private func push(_ input: @autoclosure () -> QueuedInput) {
        // The consumed part of a queue that never runs dry must not grow for ever.
        if head > capacity { dropConsumed() }
        if tail == inputs.count { inputs.append(.nothing) }
        // Made where it will lie, since it is large.
        inputs[tail] = input()
        if inputs[tail].isMove { thinnable += 1 }
        tail += 1
    }

    // MARK: Through

    /// Admits what is new to the application, and says how many inputs that are. Where the application is behind, so that
    /// it would have more than `capacity` to do, all of it waits.
    func admit() -> Int {
        lock.lock()
        defer { lock.unlock() }
        guard head == mark || tail - head <= capacity else { return 0 }
        let count = tail - mark
        mark = tail
        thinnable = 0
        counted()
        return count
    }

    /// The newest inputs that were admitted.
    func admitted(last count: Int) -> [MovedInput] {
        lock.lock()
        defer { lock.unlock() }
        return inputs[(mark - count)..<mark].map { input in
            input.isTouch
                ? .touch(input.sample, device: input.device, report: Int(input.number)) : .other(others[input.number]!)
        }
    }

    // MARK: Out

    /// Takes out the oldest report of touches, if it is the oldest input; its samples go into `samples`, which keeps its
    /// storage. Says whose they are.
    func takeTouches(into samples: inout [TouchSample]) -> Int? {
        lock.lock()
        defer { lock.unlock() }
        guard head < mark, inputs[head].isTouch else { return nil }
        let device = inputs[head].device
        if head + 1 == mark, samples.count == 1 {
            // Copied at once from where it lies to where it goes.
            samples.withUnsafeMutableBufferPointer { $0[0] = inputs[head].sample }
            advance(to: mark)
        } else {
            takeReport(into: &samples)
        }
        return device
    }

    @inline(never)
    private func takeReport(into samples: inout [TouchSample]) {
        let end = reportEnd
        samples.removeAll(keepingCapacity: true)
        for index in head..<end { samples.append(inputs[index].sample) }
        advance(to: end)
    }

    /// Takes out the oldest input, if it is of another kind.
    @inline(never)
    func takeOther() -> HostInput? {
        lock.lock()
        defer { lock.unlock() }
        guard head < mark, let input = others.removeValue(forKey: inputs[head].number) else { return nil }
        advance(to: head + 1)
        return input
    }

    @inline(__always)
    private func advance(to end: Int) {
        head = end
        if head == tail {
            head = 0
            mark = 0
            tail = 0
        }
        counted()
    }

    /// How many inputs wait for the application, leaving out hovers.
    var countWithoutHovers: Int {
        lock.lock()
        defer { lock.unlock() }
        return inputs[head..<mark].count { !$0.isHover }
    }

    /// Where the oldest report ends.
    private var reportEnd: Int {
        var end = head + 1
        while end < mark, inputs[end].isOfSameReport(as: inputs[head]) { end += 1 }
        return end
    }

    // MARK: When it is full

    /// Adds a report for which there is no room, in place of moves, if it can.
    private func squeeze(_ report: [QueuedInput]) -> (accepted: Bool, wasEmpty: Bool) {
        dropConsumed()
        let wasEmpty = mark == tail
        let isMove = report.allSatisfy(\.isMove)
        if isMove, thinnable < capacity / 16, replaceLast(report) { return (true, wasEmpty) }
        if thinnable > 0 { thinMoves() }
        defer { counted() }
        guard tail - mark + report.count <= capacity else { return (isMove && replaceLast(report), wasEmpty) }
        for input in report { push(input) }
        return (true, wasEmpty)
    }

    private func dropConsumed() {
        inputs = Array(inputs[head..<tail])
        mark -= head
        head = 0
        tail = inputs.count
    }

    /// Puts each move in the place of its finger's last one, if all have one among the moves at the end of the queue.
    private func replaceLast(_ report: [QueuedInput]) -> Bool {
        let first = max(mark, tail - 256)
        var places: [Int] = []
        for input in report {
            var place = tail - 1
            while place >= first, inputs[place].isMove, inputs[place].mover != input.mover { place -= 1 }
            guard place >= first, inputs[place].isMove else { return false }
            places.append(place)
        }
        for (input, place) in zip(report, places) {
            others[inputs[place].number] = nil
            inputs[place] = input
        }
        return true
    }

    /// Halves the moves of each finger between inputs that are not moves.
    private func thinMoves() {
        var kept = Array(inputs[..<mark])
        kept.reserveCapacity(tail)
        var run: [QueuedInput] = []
        func endRun() {
            // From the newest backwards, so that the last position of each finger stays.
            var seen: [Finger: Int] = [:]
            var survivors: [QueuedInput] = []
            for input in run.reversed() {
                let place = seen[input.mover, default: 0]
                seen[input.mover] = place + 1
                if place.isMultiple(of: 2) { survivors.append(input) } else { others[input.number] = nil }
            }
            kept.append(contentsOf: survivors.reversed())
            run.removeAll(keepingCapacity: true)
        }
        for input in inputs[mark..<tail] {
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
