import Foundation
import TouchstoneCore

/// The names of receivers in a test's events, which differ for different objects.
@MainActor
final class EventNames {
    private let trace: Trace
    /// Names by the objects' numbers in the trace, so that an object keeps its name after it is deallocated.
    private var named: [Int: String] = [:]
    /// The number of objects that have a name of this base.
    private var used: [String: Int] = [:]

    init(_ trace: Trace) { self.trace = trace }

    /// Returns the name of a receiver in the trace; an object keeps the name that it has at first.
    func name(of subject: TraceSubject) -> String {
        if let known = named[subject.id] { return known }
        let base = trace.object(numbered: subject.id).map(baseName) ?? subject.name
        let count = used[base, default: 0] + 1
        used[base] = count
        let name = count == 1 ? base : "\(base) \(count)"
        named[subject.id] = name
        return name
    }

    /// Returns the name that an object has in events.
    func name(of object: NSObject) -> String { name(of: trace.subject(object)) }

    private func baseName(_ object: NSObject) -> String {
        let view = object as? UIView
        let candidates = [
            view?.accessibilityIdentifier, (object as? UIGestureRecognizer)?.name, (view as? UIButton)?.currentTitle,
            (view as? UILabel)?.text, view?.accessibilityLabel, trace.nameOfProperty(holding: object),
        ]
        return candidates.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? String(describing: type(of: object))
    }
}
