import Foundation

/// The recognizers that must fail before this one, set by `require(toFail:)` (G-24). They are not retained.
@MainActor
struct FailureRequirements {
    private var links: [WeakLink<UIGestureRecognizer>] = []
    /// The links keyed by object, for fast lookup once there are more than `few`.
    private var byIdentity: [ObjectIdentifier: WeakLink<UIGestureRecognizer>] = [:]

    private static let few = 8

    var isEmpty: Bool { links.isEmpty }

    /// The recognizers that are still alive, in the order in which they were added.
    var recognizers: [UIGestureRecognizer] { links.compactMap(\.object) }

    mutating func add(_ other: UIGestureRecognizer) {
        if contains(other) || links.count == Self.few { links.removeAll { $0.isCut || $0 === other.link } }
        links.append(other.link)
        if !byIdentity.isEmpty {
            byIdentity[ObjectIdentifier(other)] = other.link
        } else if links.count > Self.few {
            for link in links { if let object = link.object { byIdentity[ObjectIdentifier(object)] = link } }
        }
    }

    mutating func remove(_ other: UIGestureRecognizer) {
        links.removeAll { $0.isCut || $0 === other.link }
        byIdentity[ObjectIdentifier(other)] = nil
    }

    func contains(_ other: UIGestureRecognizer) -> Bool {
        // A recognizer allocated at the address of a deallocated one has another link.
        if !byIdentity.isEmpty { return byIdentity[ObjectIdentifier(other)] === other.link }
        for index in links.indices where links[index] === other.link { return true }
        return false
    }
}

extension FailureRequirements {
    /// Returns finished members that no failure requirement links, directly or indirectly, to an unfinished one (G-13).
    ///
    /// The result has the order of `members`.
    static func free(of members: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        var free = members.filter(\.decided.isFinal)
        var holding = members.filter { !$0.decided.isFinal }
        while let next = holding.popLast(), !free.isEmpty {
            var left: [UIGestureRecognizer] = []
            for member in free {
                if member.isLinked(to: next) { holding.append(member) } else { left.append(member) }
            }
            free = left
        }
        return free
    }

    /// Returns the recognizers in a cycle of failure requirements with `start` (G-26).
    ///
    /// These recognizers have matched. They wait for `start`, directly or through others, and `start` waits for them.
    /// The result includes `start` and has the order in which the recognizers became active.
    static func ring(of start: UIGestureRecognizer, among active: (UIGestureRecognizer) -> [UIGestureRecognizer])
        -> [UIGestureRecognizer]
    {
        var members = [start]
        var places = [ObjectIdentifier(start): 0]
        var awaited: [[Int]] = []
        while awaited.count < members.count {
            let member = members[awaited.count]
            awaited.append([])
            for other in active(member) where other.recognitionSequence.arenaState.isWaiting && other !== member {
                guard member.sharesAttempt(with: other), member.requires(other) else { continue }
                let place = places[ObjectIdentifier(other)] ?? members.count
                if place == members.count {
                    places[ObjectIdentifier(other)] = place
                    members.append(other)
                }
                awaited[awaited.count - 1].append(place)
            }
        }
        var ring: Set = [0]
        var goesOn = members.count > 1
        while goesOn {
            goesOn = false
            for place in members.indices where !ring.contains(place) && awaited[place].contains(where: ring.contains) {
                ring.insert(place)
                goesOn = true
            }
        }
        return ring.map { members[$0] }.sorted { $0.entry.place < $1.entry.place }
    }
}

extension UIGestureRecognizer {
    fileprivate func isLinked(to other: UIGestureRecognizer) -> Bool {
        if isIndependent, other.isIndependent { return false }
        return sharesAttempt(with: other) && (requires(other) || other.requires(self))
    }
}

extension UIGestureRecognizer {
    /// Touchstone extension: The recognizers set by `require(toFail:)` (G-24), in the order in which they were added.
    package final var requiredToFail: [UIGestureRecognizer] { requirements.recognizers }
}
