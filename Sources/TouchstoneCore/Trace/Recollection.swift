import Foundation

/// Something that a trace remembers besides what it tells: a fact that an answer to "why?" rests on, and that no story needs.
@MainActor
protocol Remark {
    /// How much memory it takes, roughly, in remarks.
    var weight: Int { get }
}

extension Remark {
    var weight: Int { 1 }
}

/// What a trace remembers of the last touches besides what it tells, so that whoever asks why is answered from what was the
/// case then. Nothing is remembered while nobody listens, and of a long session the last part alone.
@MainActor
final class Recollection {
    struct Entry {
        /// The number of the record before it.
        let number: Int
        let time: TimeInterval
        let remark: any Remark
    }

    /// In the order in which they were made.
    private(set) var entries: [Entry] = []
    private var weight = 0
    /// How many were ever made.
    private var added = 0
    /// Where stories that somebody asked about ended: after which record, and how many entries had been made.
    private var ends: [(number: Int, added: Int)] = []
    /// The number of the last record before which something was forgotten; 0 where nothing was.
    private(set) var forgottenUpTo = 0

    /// About 50 MB at most.
    private static let mostWeight = 200_000

    func add(_ remark: any Remark, number: Int, time: TimeInterval) {
        entries.append(Entry(number: number, time: time, remark: remark))
        added += 1
        weight += remark.weight
        guard weight > Self.mostWeight, entries.count > 1 else { return }
        // Half of it goes at once, so that forgetting costs little; what is newest stays.
        var count = 0
        while weight > Self.mostWeight / 2, count < entries.count - 1 {
            weight -= entries[count].remark.weight
            forgottenUpTo = entries[count].number
            count += 1
        }
        entries.removeFirst(count)
    }

    /// What belongs to a story that ends with this record: of what was remembered after it, what belongs to the same turn; and
    /// where nothing was recorded since, all until somebody asks for the first time. Whoever asks again is told the same.
    func story(endingWith last: TraceRecord, isNewest: Bool) -> ArraySlice<Entry> {
        let forgotten = added - entries.count
        if let end = ends.last(where: { $0.number == last.number }) { return entries[..<max(0, end.added - forgotten)] }
        if isNewest {
            ends.append((last.number, added))
            if ends.count > Self.mostEnds { ends.removeFirst() }
            return entries[...]
        }
        // Within a turn the clock stands still.
        let end = entries.lastIndex { $0.number < last.number || $0.number == last.number && $0.time <= last.time }
        return entries[..<(end.map { $0 + 1 } ?? 0)]
    }

    private static let mostEnds = 100
}

/// Somebody as he was called then. It does not keep the object alive.
@MainActor
struct Remembered {
    let key: ObjectIdentifier
    private(set) weak var object: AnyObject?
    /// The accessibility identifier, the recognizer's name or the name that the trace was given; otherwise the class.
    let name: String
    let type: AnyClass

    var className: String { String(describing: type) }

    func refers(to other: AnyObject?) -> Bool { other != nil && object === other }
    /// Whether both are of one object, also where that has died: another may have come to its address since.
    func isSame(as other: Remembered) -> Bool { key == other.key && object === other.object }
}

extension Trace {
    /// How an object is called now.
    func remembered(_ object: AnyObject) -> Remembered {
        let type: AnyClass = Swift.type(of: object)
        let own =
            (object as? NSObject).flatMap { object in
                givenName(object) ?? (object as? UIView)?.accessibilityIdentifier
                    ?? (object as? UIGestureRecognizer)?.name
            } ?? heldNames.name(of: object) ?? ""
        return Remembered(
            key: ObjectIdentifier(object), object: object, name: own.isEmpty ? String(describing: type) : own,
            type: type)
    }
}

/// A session that is replayed tells of something that the application did by itself, outside of any event: no replay repeats it.
@MainActor
struct Unrepeated: Remark {
    /// Its subjects are known by their names alone: the numbers are the recording's.
    let fact: TraceFact
}

extension Trace {
    /// Keeps in mind what a replay lacks.
    package func rememberUnrepeated(_ fact: TraceFact) { remember(Unrepeated(fact: fact)) }
}

/// A view left its window, with all that was in it.
@MainActor
struct Departure: Remark {
    let view: Remembered
    private struct Gone {
        weak var view: UIView?
    }
    private let all: [ObjectIdentifier: Gone]
    var weight: Int { all.count / 4 + 1 }

    init(_ view: UIView, _ trace: Trace) {
        self.view = trace.remembered(view)
        var all: [ObjectIdentifier: Gone] = [:]
        view.forEachInTree { all[ObjectIdentifier($0)] = Gone(view: $0) }
        self.all = all
    }

    /// Whether a view was among them, which was at this address and may have died: another may have come there since.
    func took(_ object: AnyObject?, at key: ObjectIdentifier) -> Bool {
        all[key].map { $0.view === object } ?? false
    }
}
