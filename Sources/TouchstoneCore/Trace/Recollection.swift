import Foundation

/// An annotation: a fact that a trace stores for explanations but does not report to listeners.
@MainActor
package protocol Annotation {
    /// The approximate memory use, in units of a typical annotation.
    var weight: Int { get }
}

extension Annotation {
    package var weight: Int { 1 }
}

/// Annotations of recent touches, so that explanations use the state at that time.
///
/// Nothing is stored while the trace has no listener. Of a long session, only the last part is kept.
@MainActor
package final class Recollection {
    package struct Entry {
        /// The number of the last record before the annotation.
        package let number: Int
        package let time: TimeInterval
        package let annotation: any Annotation
    }

    /// The stored annotations, oldest first.
    package private(set) var entries: [Entry] = []
    /// The sum of the entries' weights.
    package private(set) var weight = 0
    /// The number of annotations ever added.
    private(set) var added = 0
    /// Ends of event logs that were read or queried: the last record's number, and the value of `added` at that time.
    private var ends: [(number: Int, added: Int)] = []
    /// The number of the last record before a discarded annotation; 0 if none was discarded.
    package private(set) var forgottenUpTo = 0

    /// The maximum weight, about 50 MB.
    package static let mostWeight = 100_000

    /// Returns up to `count` annotations, those that were added last.
    func latest(_ count: Int) -> ArraySlice<Entry> { entries.suffix(max(0, count)) }

    func add(_ annotation: any Annotation, number: Int, time: TimeInterval) {
        entries.append(Entry(number: number, time: time, annotation: annotation))
        added += 1
        weight += annotation.weight
        guard weight > Self.mostWeight, entries.count > 1 else { return }
        // Discard the oldest half at once, so that discarding is rare.
        var count = 0
        while weight > Self.mostWeight / 2, count < entries.count - 1 {
            weight -= entries[count].annotation.weight
            forgottenUpTo = entries[count].number
            count += 1
        }
        entries.removeFirst(count)
    }

    /// Returns the annotations of an event log that ends with `last`, or of an event log without records if `last` is `nil`.
    ///
    /// They end where the event log was last read. If it was not read, they include later annotations of the same
    /// run-loop iteration, and if `last` is the newest record, all annotations up to the first query; further queries with
    /// this record give the same result.
    package func eventLog(endingWith last: TraceRecord?, isNewest: Bool) -> ArraySlice<Entry> {
        let forgotten = added - entries.count
        guard let last else {
            let end = ends.last { $0.number == 0 }
            return entries[..<(end.map { max(0, $0.added - forgotten) } ?? entries.count)]
        }
        if let end = ends.last(where: { $0.number == last.number }) { return entries[..<max(0, end.added - forgotten)] }
        if isNewest {
            endEventLog(with: last.number)
            return entries[...]
        }
        // The clock does not change during an iteration.
        let end = entries.lastIndex { $0.number < last.number || $0.number == last.number && $0.time <= last.time }
        return entries[..<(end.map { $0 + 1 } ?? 0)]
    }

    /// Notes that an event log that ends with the newest record was read: later annotations are not part of it.
    ///
    /// The number is 0 if the event log has no record.
    package func endEventLog(with number: Int) {
        ends.removeAll { $0.number == number }
        ends.append((number, added))
        if ends.count > Self.mostEnds { ends.removeFirst() }
    }

    private static let mostEnds = 100
}

/// An object's name and identity at an earlier time. Does not retain the object.
@MainActor
package struct Remembered {
    package let key: ObjectIdentifier
    package private(set) weak var object: AnyObject?
    /// The accessibility identifier, recognizer name, or name given to the trace; otherwise the class name.
    package let name: String
    package let type: AnyClass

    package var className: String { String(describing: type) }

    package func refers(to other: AnyObject?) -> Bool { other != nil && object === other }
    /// Whether both refer to one object. A deallocated object differs from a new one at its address.
    package func isSame(as other: Remembered) -> Bool { key == other.key && object === other.object }
}

extension Trace {
    /// Returns the current name and identity of an object.
    package func remembered(_ object: AnyObject) -> Remembered {
        let type: AnyClass = Swift.type(of: object)
        let own =
            (object as? NSObject).flatMap { object in
                givenName(object) ?? (object as? UIView)?.accessibilityIdentifier
                    ?? (object as? UIGestureRecognizer)?.name ?? (object as? any NamedInReports)?.nameInReports
            } ?? heldNames.name(of: object) ?? ""
        return Remembered(
            key: ObjectIdentifier(object), object: object, name: own.isEmpty ? String(describing: type) : own,
            type: type)
    }
}

/// Records something that an application did outside any event in a recorded session. A replay does not repeat it.
@MainActor
package struct Unrepeated: Annotation {
    /// Its subjects have valid names, but their numbers are those of the recording.
    package let fact: TraceFact
}

extension Trace {
    /// Stores a fact that a replay does not repeat.
    package func rememberUnrepeated(_ fact: TraceFact) { remember(Unrepeated(fact: fact)) }
}

/// Records that a view left its window, with its subviews.
@MainActor
package struct Departure: Annotation {
    package let view: Remembered
    private let all: [ObjectIdentifier: WeakView]
    package var weight: Int { all.count / 4 + 1 }

    init(_ view: UIView, _ trace: Trace) {
        self.view = trace.remembered(view)
        var all: [ObjectIdentifier: WeakView] = [:]
        view.forEachInTree { all[ObjectIdentifier($0)] = WeakView(view: $0) }
        self.all = all
    }

    /// Returns whether a view was among these, identified by its address and object, since another may have its address now.
    package func took(_ object: AnyObject?, at key: ObjectIdentifier) -> Bool {
        all[key].map { $0.view === object } ?? false
    }
}

/// Records that a shown window was deallocated, because no object retained it (HT-44).
@MainActor
package struct WindowRelease: Annotation {
    /// The window's accessibility identifier, or otherwise its class name.
    package let name: String
    /// The views that were in the window.
    private let views: [WeakView]
    package var weight: Int { views.count / 4 + 1 }

    nonisolated init(name: String, views: [WeakView]) {
        self.name = name
        self.views = views
    }

    /// Returns whether a view was in the window.
    package func held(_ view: UIView) -> Bool { views.contains { $0.view === view } }
}

/// Records a call of `present(_:animated:completion:)`.
@MainActor
package struct PresentationCall: Annotation {
    package let controller: Remembered
    package let presenting: Remembered
    package let result: Result

    package enum Result {
        case presented
        /// The call has no effect: this other controller is presented already, or, if it is `nil`, the presenting controller's view
        /// is in no window.
        case refused(by: Remembered?)
    }
}

/// A weak reference to a view.
struct WeakView {
    weak var view: UIView?
}
