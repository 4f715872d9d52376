import Foundation
import TouchstoneCore

extension Recording {
    /// Returns the recording without everything that a condition does not need, such as that an application still fails.
    ///
    /// Removes whole touches and other inputs first, then single samples. Afterwards, shortens the times between the inputs, and
    /// simplifies the samples and their numbers. None of the remaining samples can be removed. The stored trace is removed, and so are
    /// the run-loop iterations, if the condition also holds when the inputs are played by their times.
    ///
    /// ```swift
    /// let short = try recording.reduced { candidate in
    ///     TestApplication.run { app in
    ///         showPhoto(app)
    ///         app.replay(candidate)
    ///         return app.wasCalled("photo", .touchesCancelled)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter isKept: The condition, which must hold for the recording itself. It should not depend on anything but its argument.
    public func reduced(while isKept: (Recording) throws -> Bool) rethrows -> Recording {
        var reduction = RecordingReduction(self)
        if try isKept(inputsAlone) { reduction = RecordingReduction(inputsAlone) }
        var previous: RecordingReduction
        repeat {
            previous = reduction
            try reduction.removeTouches(isKept)
            try reduction.removePieces(isKept)
            try reduction.shortenTimes(isKept)
            try reduction.simplifySamples(isKept)
            try reduction.roundLocations(isKept)
        } while reduction != previous
        return reduction.recording
    }
}

/// A recording in pieces: samples, other inputs, and run-loop iterations.
private struct RecordingReduction: Equatable {
    struct Piece: Equatable {
        /// An entry with one sample, if it has touches.
        var entry: Recording.Entry
        /// The number of the recording's entry that contains it.
        var report: Int
        /// The number of the touch or other input that it belongs to.
        var group: Int
    }

    private var header: Recording.Header
    private var pieces: [Piece] = []

    init(_ recording: Recording) {
        header = recording.header
        var touches: [Finger: Int] = [:]
        var groupCount = 0
        func newGroup() -> Int {
            groupCount += 1
            return groupCount
        }
        for (report, entry) in recording.entries.enumerated() {
            switch entry {
            case .trace: break
            case .input(.touches(let samples, let device), let time):
                for sample in samples {
                    let finger = Finger(device: device, id: sample.id)
                    let group = sample.phase == .began ? newGroup() : touches[finger] ?? newGroup()
                    touches[finger] = group
                    pieces.append(
                        Piece(
                            entry: .input(.touches([sample], device: device), time: time), report: report, group: group)
                    )
                }
            case .input, .turn: pieces.append(Piece(entry: entry, report: report, group: newGroup()))
            }
        }
    }

    private struct Finger: Hashable {
        var device: Int
        var id: Int
    }

    var recording: Recording { recording(pieces) }

    /// The recording of some of the pieces. Samples of one report stay together.
    private func recording(_ pieces: [Piece]) -> Recording {
        var recording = Recording(header: header)
        var lastReport: Int?
        for piece in pieces {
            if piece.report == lastReport, case .input(.touches(let more, let device), let time) = piece.entry,
                case .input(.touches(let samples, _), _)? = recording.entries.last
            {
                recording.entries[recording.entries.count - 1] = .input(
                    .touches(samples + more, device: device), time: time)
            } else {
                recording.entries.append(piece.entry)
            }
            lastReport = piece.report
        }
        return recording
    }

    // MARK: Removals

    mutating func removeTouches(_ isKept: (Recording) throws -> Bool) rethrows {
        var groups: [Int] = []
        var seen: Set<Int> = []
        for piece in pieces {
            if case .turn = piece.entry { continue }
            // The first pieces of a group may have been removed, so the numbers of the groups need not ascend.
            if seen.insert(piece.group).inserted { groups.append(piece.group) }
        }
        func left(_ kept: [Int]) -> [Piece] {
            let kept = Set(kept)
            return pieces.filter { piece in
                if case .turn = piece.entry { true } else { kept.contains(piece.group) }
            }
        }
        pieces = left(try TouchstoneRecording.reduced(groups) { try isKept(recording(left($0))) })
    }

    mutating func removePieces(_ isKept: (Recording) throws -> Bool) rethrows {
        pieces = try TouchstoneRecording.reduced(pieces) { try isKept(recording($0)) }
    }

    // MARK: Times

    /// Times between two inputs that are tried instead of a longer one, in seconds.
    private static let shortTimes = [0, 0.02, 0.05, 0.1, 0.2, 0.5, 1]

    mutating func shortenTimes(_ isKept: (Recording) throws -> Bool) rethrows {
        var earlier = self
        earlier.header.start = 0
        earlier.move(from: 0, by: -header.start)
        if earlier != self, try isKept(earlier.recording) { self = earlier }
        for index in pieces.indices {
            guard let time = time(index) else { continue }
            let gap = time - (index == 0 ? header.start : self.time(index - 1) ?? header.start)
            let whole = (gap * 100).rounded(.down) / 100
            for shorter in Self.shortTimes + [whole] where shorter < gap - 1e-6 {
                var candidate = self
                candidate.move(from: index, by: shorter - gap)
                if try isKept(candidate.recording) {
                    self = candidate
                    break
                }
            }
        }
    }

    private func time(_ index: Int) -> TimeInterval? {
        switch pieces[index].entry {
        case .input(_, let time), .turn(_, let time): time
        case .trace: nil
        }
    }

    private mutating func move(from index: Int, by difference: TimeInterval) {
        func moved(_ time: TimeInterval) -> TimeInterval { ((time + difference) * 1e6).rounded() / 1e6 }
        for index in index..<pieces.count {
            switch pieces[index].entry {
            case .input(let input, let time):
                pieces[index].entry = .input(input.mapped(time: moved), time: moved(time))
            case .turn(let turn, let time): pieces[index].entry = .turn(turn, time: moved(time))
            case .trace: break
            }
        }
    }

    // MARK: Samples

    /// Removes pressure, radius and other details from samples, and counts fingers from 1.
    mutating func simplifySamples(_ isKept: (Recording) throws -> Bool) rethrows {
        var plain = self
        for index in pieces.indices { plain.makePlain(index) }
        if plain != self {
            if try isKept(plain.recording) {
                self = plain
            } else {
                for index in pieces.indices {
                    var candidate = self
                    candidate.makePlain(index)
                    if candidate != self, try isKept(candidate.recording) { self = candidate }
                }
            }
        }
        var counted = self
        counted.countFingers()
        if counted != self, try isKept(counted.recording) { self = counted }
    }

    private mutating func makePlain(_ index: Int) {
        guard case .input(.touches(let samples, let device), let time) = pieces[index].entry else { return }
        let plain = samples.map { TouchSample(id: $0.id, phase: $0.phase, time: time, location: $0.location) }
        pieces[index].entry = .input(.touches(plain, device: device), time: time)
    }

    private mutating func countFingers() {
        var numbers: [Finger: Int] = [:]
        for index in pieces.indices {
            guard case .input(.touches(var samples, let device), let time) = pieces[index].entry else { continue }
            for place in samples.indices {
                let finger = Finger(device: device, id: samples[place].id)
                let number = numbers[finger] ?? numbers.count + 1
                numbers[finger] = number
                samples[place].id = number
            }
            pieces[index].entry = .input(.touches(samples, device: device), time: time)
        }
    }

    mutating func roundLocations(_ isKept: (Recording) throws -> Bool) rethrows {
        for index in pieces.indices {
            for axis in [\CGPoint.x, \CGPoint.y] {
                guard case .input(.touches(var samples, let device), let time) = pieces[index].entry,
                    let number = samples.first?.location[keyPath: axis]
                else { continue }
                for rounder in rounderNumbers(than: Double(number), units: [100, 10, 1]) {
                    samples[0].location[keyPath: axis] = CGFloat(rounder)
                    var candidate = self
                    candidate.pieces[index].entry = .input(.touches(samples, device: device), time: time)
                    if try isKept(candidate.recording) {
                        self = candidate
                        break
                    }
                }
            }
        }
    }
}
