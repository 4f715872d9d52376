import Foundation
import TouchstoneCore

/// The names of receivers in a test's events, which differ for different objects.
@MainActor
final class EventNames {
    private let trace: Trace
    /// Names by the objects' numbers in the trace, so that an object keeps its name after it is deallocated.
    private var named: [Int: String] = [:]
    /// All names in use.
    private var taken: Set<String> = []
    /// The largest number after this base.
    private var numbers: [String: Int] = [:]

    init(_ trace: Trace) { self.trace = trace }

    /// Returns the name of a receiver in the trace; an object keeps the name that it has at first.
    func name(of subject: TraceSubject) -> String {
        if let known = named[subject.id] { return known }
        let base = trace.object(numbered: subject.id).map(baseName) ?? subject.name
        var number = numbers[base, default: 0]
        var name: String
        repeat {
            number += 1
            name = number == 1 ? base : "\(base) \(number)"
        } while !taken.insert(name).inserted
        numbers[base] = number
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
