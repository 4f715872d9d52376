import Foundation

/// The recognizers that one requires to fail, as set by `require(toFail:)` (G-24); they are not retained.
@MainActor
struct FailureRequirements {
    private var links: [WeakLink<UIGestureRecognizer>] = []
    /// The same, where they are many.
    private var byIdentity: [ObjectIdentifier: WeakLink<UIGestureRecognizer>] = [:]

    private static let few = 8

    var isEmpty: Bool { links.isEmpty }

    /// In the order they were set.
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
        // One that was made where another died has a link of its own.
        if !byIdentity.isEmpty { return byIdentity[ObjectIdentifier(other)] === other.link }
        for index in links.indices where links[index] === other.link { return true }
        return false
    }
}

extension FailureRequirements {
    /// Those of `members` that are finished and that no failure requirement links, directly or through others, to one that is
    /// not (G-13); in their order.
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

    /// Those that have matched, wait for it, directly or through others, and that it waits for (G-26); in the order they
    /// joined, `start` among them.
    static func ring(of start: UIGestureRecognizer, among active: (UIGestureRecognizer) -> [UIGestureRecognizer])
        -> [UIGestureRecognizer]
    {
        var members = [start]
        var places = [ObjectIdentifier(start): 0]
        var awaited: [[Int]] = []
        while awaited.count < members.count {
            let member = members[awaited.count]
            awaited.append([])
            for other in active(member) where other.attempt.standing.isWaiting && other !== member {
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
    /// Ours: whom it waits for to fail by `require(toFail:)` (G-24), in the order they were set.
    package final var requiredToFail: [UIGestureRecognizer] { requirements.recognizers }
}
