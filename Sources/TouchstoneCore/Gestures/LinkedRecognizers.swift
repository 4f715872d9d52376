import Foundation

/// Which recognizers failure requirements link to each other: these are reset together (G-13).
@MainActor
struct LinkedRecognizers {
    private let members: [UIGestureRecognizer]
    /// By place, whom each is linked to.
    private var links: [[Int]]

    /// The groups of which all are finished, in the order of the first of each.
    static func finishedGroups(of members: [UIGestureRecognizer]) -> [[UIGestureRecognizer]] {
        let linked = LinkedRecognizers(members)
        var isGrouped = Array(repeating: false, count: members.count)
        var groups: [[UIGestureRecognizer]] = []
        for place in members.indices where members[place].decided.isFinal && !isGrouped[place] {
            let group = linked.group(of: place, &isGrouped).map { members[$0] }
            if group.allSatisfy(\.decided.isFinal) { groups.append(group) }
        }
        return groups
    }

    private init(_ members: [UIGestureRecognizer]) {
        self.members = members
        links = Array(repeating: [], count: members.count)
        var places: [ObjectIdentifier: Int] = [:]
        for (place, member) in members.enumerated() { places[ObjectIdentifier(member)] = place }
        for (place, member) in members.enumerated() where !member.isIndependent {
            for other in member.requirements.recognizers {
                if let other = places[ObjectIdentifier(other)] { link(place, other) }
            }
            // Each is linked once a pair, so that the order of these keys is nothing to anybody.
            for (other, isRequired) in member.attempt.dynamicRequirements where isRequired {
                if let other = places[other] { link(place, other) }
            }
        }
        askTheUnfinished()
        for place in links.indices where links[place].count > 1 { links[place].sort() }
    }

    /// Of two that are finished neither waits for the other any more, unless they were asked while it mattered. One that is
    /// finished may belong to one that is not.
    private mutating func askTheUnfinished() {
        let unfinished = members.indices.filter { !members[$0].decided.isFinal }
        guard !unfinished.isEmpty else { return }
        for place in members.indices where members[place].decided.isFinal {
            let member = members[place]
            for other in unfinished where !(member.isIndependent && members[other].isIndependent) {
                guard member.sharesAttempt(with: members[other]) else { continue }
                if member.requires(members[other]) || members[other].requires(member) { link(place, other) }
            }
        }
    }

    private mutating func link(_ place: Int, _ other: Int) {
        guard place != other, members[place].sharesAttempt(with: members[other]) else { return }
        links[place].append(other)
        links[other].append(place)
    }

    private func group(of place: Int, _ isGrouped: inout [Bool]) -> [Int] {
        var group = [place]
        isGrouped[place] = true
        var index = 0
        while index < group.count {
            for other in links[group[index]] where !isGrouped[other] {
                isGrouped[other] = true
                group.append(other)
            }
            index += 1
        }
        return group
    }
}
