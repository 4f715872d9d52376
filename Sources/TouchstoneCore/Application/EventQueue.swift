import Synchronization

/// A first-in, first-out queue of inputs with limited length, which any thread may fill (RL-5).
///
/// Inputs are appended at the end. The port admits them to the application (`admit()`), which removes them at the
/// front. At most `capacity` inputs wait on either side.
///
/// When the queue is full, moves are dropped. In each run of moves between other inputs, every second sample of each
/// finger is dropped, but never its last one; or a move replaces its finger's last one if nothing has happened since.
/// Nothing else is ever dropped: if no move can be, the input is refused, and the host keeps it and tries again.
final class EventQueue: @unchecked Sendable {
    let capacity: Int
    private let lock = BriefLock()
    // Guarded by the lock; no calls are made while these change.
    /// The storage. `inputs[head..<tail]` are waiting, those before `mark` are admitted, the rest will be overwritten.
    @exclusivity(unchecked) private var inputs: [QueuedInput] = []
    @exclusivity(unchecked) private var head = 0
    @exclusivity(unchecked) private var mark = 0
    @exclusivity(unchecked) private var tail = 0
    /// Inputs other than touches, by their numbers.
    @exclusivity(unchecked) private var others: [UInt32: HostInput] = [:]
    @exclusivity(unchecked) private var lastNumber: UInt32 = 0
    /// The approximate number of moves that thinning might drop; it reads all new inputs, so there must be many.
    @exclusivity(unchecked) private var thinnable = 0
    /// The two lengths, for reading without the lock.
    private let newCount = Atomic<Int>(0)
    private let admittedCount = Atomic<Int>(0)

    init(capacity: Int = 4096) {
        self.capacity = capacity
    }

    /// The number of inputs that the port has not admitted.
    var unadmitted: Int { newCount.load(ordering: .acquiring) }
    /// The number of admitted inputs that wait for the application.
    var count: Int { admittedCount.load(ordering: .acquiring) }

    @inline(__always)
    private func counted() {
        newCount.store(tail - mark, ordering: .releasing)
        admittedCount.store(mark - head, ordering: .releasing)
    }

    // MARK: Appending

    /// Appends all samples of a device report, or refuses all.
    ///
    /// - Returns: `accepted`, and as `wasEmpty` whether no input waited to be admitted before.
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

    /// Appends a device report with one sample.
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

    /// Appends or refuses an input other than a touch.
    func append(_ input: HostInput) -> (accepted: Bool, wasEmpty: Bool) {
        lock.lock()
        defer { lock.unlock() }
        let wasEmpty = mark == tail
        lastNumber &+= 1
        let queued = QueuedInput(input, number: lastNumber)
        others[lastNumber] = input
        // A host leaves only once, and its fingers must not stay down because the queue is full.
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
        // The consumed part must not grow without limit if the queue is never empty.
        if head > capacity { dropConsumed() }
        if tail == inputs.count { inputs.append(.nothing) }
        // Created in place, because it is large.
        inputs[tail] = input()
        if inputs[tail].isMove { thinnable += 1 }
        tail += 1
    }

    // MARK: Admitting

    /// Admits new inputs to the application and returns their number.
    ///
    /// Admits none if the application would then have more than `capacity` inputs to handle.
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

    /// Returns the newest inputs that were admitted.
    func admitted(last count: Int) -> [MovedInput] {
        lock.lock()
        defer { lock.unlock() }
        return inputs[(mark - count)..<mark].map { input in
            input.isTouch
                ? .touch(input.sample, device: input.device, report: Int(input.number)) : .other(others[input.number]!)
        }
    }

    // MARK: Removing

    /// Removes the oldest device report, if it is the oldest input.
    ///
    /// - Parameter samples: Receives the samples and keeps its storage.
    /// - Returns: The device, or `nil` if the oldest input is not a touch.
    func takeTouches(into samples: inout [TouchSample]) -> Int? {
        lock.lock()
        defer { lock.unlock() }
        guard head < mark, inputs[head].isTouch else { return nil }
        let device = inputs[head].device
        if head + 1 == mark, samples.count == 1 {
            // Copied directly to its destination.
            samples[0] = inputs[head].sample
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

    /// Removes and returns the oldest input, if it is not a touch.
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

    /// The number of admitted inputs, without hovers.
    var countWithoutHovers: Int {
        lock.lock()
        defer { lock.unlock() }
        return inputs[head..<mark].count { !$0.isHover }
    }

    /// The index after the oldest device report.
    private var reportEnd: Int {
        var end = head + 1
        while end < mark, inputs[end].isOfSameReport(as: inputs[head]) { end += 1 }
        return end
    }

    // MARK: Full queue

    /// Appends a device report for which there is no capacity, in place of moves if possible.
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

    /// Replaces each finger's last move by the new one, if all of these are among the moves at the end of the queue.
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

    /// Drops every second move of each finger between inputs that are not moves.
    private func thinMoves() {
        var kept = Array(inputs[..<mark])
        kept.reserveCapacity(tail)
        var run: [QueuedInput] = []
        func endRun() {
            // Go backward from the newest, so that the last location of each finger is kept.
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
