import Foundation
import TouchstoneCore

/// Failure requirements that a recognizer waited for, and where they come from.
extension RecognizerOutcome {
    /// The recognizer that it last waited for to fail.
    var awaited: TraceSubject? {
        (touch.earlier + touch.records).lazy.compactMap { record -> TraceSubject? in
            guard case .waits(let waiting, let other) = record.fact, touch.means(waiting, memory.owner) else {
                return nil
            }
            return other
        }.last
    }

    /// The cause for a recognizer that waited before it acted.
    var waiting: TouchExplanation.Cause? {
        awaited.map { .waits(subject, for: touch.mention($0), demand: demand($0)) }
    }

    /// The cause if it acted more than 0.75 s after the lift because it waited.
    var late: TouchExplanation.Cause? {
        guard let lifted = touch.liftedAt, let other = awaited,
            let actedAt = touch.time({
                if case .acted(let actor, _) = $0 { touch.means(actor, memory.owner) } else { false }
            }), actedAt - lifted > 0.75
        else { return nil }
        return .waits(subject, for: touch.mention(other), demand: demand(other))
    }

    /// The delegate or class method that made it wait for `other`; `nil` for `require(toFail:)`.
    func demand(_ other: TraceSubject) -> TouchExplanation.Cause.Refuser? {
        demand { touch.means(other, $0.object) }
    }

    private func demand(_ isMeant: (Remembered) -> Bool) -> TouchExplanation.Cause.Refuser? {
        let requirement = (touch.earlierAnnotations + touch.annotations).compactMap { $0.annotation as? Requirement }
            .last {
                $0.recognizer.isSame(as: memory.owner) && isMeant($0.other)
            }
        return requirement.map { requirement in
            .init(
                owner: requirement.delegate.map { touch.mention($0) }
                    ?? TouchExplanation.Mention(
                        requirement.demand == .otherClass ? requirement.other : requirement.recognizer),
                method: requirement.method)
        }
    }

    /// The shortest cycle of failure requirements that contains the recognizer.
    var ring: TouchExplanation.Cause? {
        guard let scene = touch.scene else { return nil }
        var demands: [ObjectIdentifier: [Remembered]] = [:]
        var known: [ObjectIdentifier: Remembered] = [:]
        for recognizer in scene.views.lazy.flatMap(\.recognizers) {
            demands[recognizer.owner.key] = recognizer.requirements
            known[recognizer.owner.key] = recognizer.owner
        }
        // After a recognizer is deallocated, another one may have its address.
        func isOfTheScene(_ owner: Remembered) -> Bool { known[owner.key]?.isSame(as: owner) == true }
        for annotation in (touch.earlierAnnotations + touch.annotations).compactMap({ $0.annotation as? Requirement }) {
            guard isOfTheScene(annotation.recognizer), isOfTheScene(annotation.other) else { continue }
            let known = demands[annotation.recognizer.key] ?? []
            // A requirement is recorded each time it is queried.
            guard !known.contains(where: { $0.key == annotation.other.key }) else { continue }
            demands[annotation.recognizer.key] = known + [annotation.other]
        }
        var ways: [[Remembered]] = (demands[memory.owner.key] ?? []).map { [$0] }
        var seen = Set(ways.map { $0[0].key })
        while !ways.isEmpty {
            let way = ways.removeFirst()
            for next in demands[way[way.count - 1].key] ?? [] {
                if next.key == memory.owner.key {
                    return .ring(
                        subject, with: way.map { touch.mention($0) }, demand: demand { $0.key == way[0].key })
                }
                if seen.insert(next.key).inserted { ways.append(way + [next]) }
            }
        }
        return nil
    }
}
