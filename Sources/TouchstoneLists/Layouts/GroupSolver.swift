import Foundation
import TouchstoneCore

/// Computes the frames of the items in a group, including nested groups.
@MainActor
struct GroupSolver {
    struct Leaf {
        var frame: CGRect
        var zIndex = 0
        var estimates: UICollectionViewLayoutAttributes.Estimates
        var item: NSCollectionLayoutItem?
    }
    struct Solved {
        var size: CGSize
        var leaves: [Leaf] = []
        var edges = UIEdgeInsets.zero
    }

    let environment: any NSCollectionLayoutEnvironment
    /// The sizes that cells prefer, by the index of the item in its section.
    var decided: [Int: CGSize] = [:]
    /// The index of the next item.
    var next = 0
    /// The number of items in the section.
    var count: Int

    /// Whether all groups of this definition have the same frames.
    static func isUniform(_ item: NSCollectionLayoutItem) -> Bool {
        guard !item.layoutSize.estimates.any else { return false }
        guard let group = item as? NSCollectionLayoutGroup else { return true }
        return group.subitems.allSatisfy { isUniform($0) }
    }

    mutating func solve(_ item: NSCollectionLayoutItem, in container: CGSize) -> Solved {
        var solved =
            (item as? NSCollectionLayoutGroup).map { solveGroup($0, in: container) } ?? leaf(item, in: container)
        if let spacing = item.edgeSpacing {
            solved.edges = UIEdgeInsets(
                top: spacing.top?.spacing ?? 0, left: spacing.leading?.spacing ?? 0,
                bottom: spacing.bottom?.spacing ?? 0, right: spacing.trailing?.spacing ?? 0)
        }
        return solved
    }

    private mutating func leaf(_ item: NSCollectionLayoutItem, in container: CGSize, size given: CGSize? = nil)
        -> Solved
    {
        var size = given ?? item.layoutSize.size(in: container)
        let estimates = item.layoutSize.estimates
        let insets = item.contentInsets
        if let made = decided[next] {
            if estimates.width { size.width = made.width + insets.leading + insets.trailing }
            if estimates.height { size.height = made.height + insets.top + insets.bottom }
        }
        next += 1
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        return Solved(size: size, leaves: [Leaf(frame: frame, estimates: estimates, item: item)])
    }

    private mutating func solveGroup(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Solved {
        var size = group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        if case .custom(let provider) = group.kind {
            var leaves: [Leaf] = []
            for item in provider(LayoutContainer(size, insets, environment.traitCollection)) where next < count {
                leaves.append(Leaf(frame: item.frame, zIndex: item.zIndex, estimates: .init(), item: nil))
                next += 1
            }
            return Solved(size: size, leaves: leaves)
        }
        var isHorizontal = false
        if case .horizontal = group.kind { isHorizontal = true }
        let (members, starts, length, breadth) = line(group, inner, isHorizontal)
        let estimates = group.layoutSize.estimates
        if estimates.width {
            size.width = (isHorizontal ? length : breadth) + insets.leading + insets.trailing
        }
        if estimates.height {
            size.height = (isHorizontal ? breadth : length) + insets.top + insets.bottom
        }
        var solved = Solved(size: size)
        for (member, start) in zip(members, starts) {
            let x = insets.leading + member.edges.left + (isHorizontal ? start : 0)
            let y = insets.top + member.edges.top + (isHorizontal ? 0 : start)
            for leaf in member.leaves {
                var moved = leaf
                moved.frame = leaf.frame.offsetBy(dx: x, dy: y)
                solved.leaves.append(moved)
            }
        }
        return solved
    }

    /// Places the members of a group along its axis.
    ///
    /// - Returns: The members, the start of each one, their total length, and the breadth of the broadest one.
    private mutating func line(
        _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ isHorizontal: Bool
    ) -> ([Solved], [CGFloat], CGFloat, CGFloat) {
        let room = isHorizontal ? inner.width : inner.height
        let estimates = group.layoutSize.estimates
        let isOpen = isHorizontal ? estimates.width : estimates.height
        let spacing = group.interItemSpacing?.spacing ?? 0
        var members: [Solved] = []
        var starts: [CGFloat] = []
        var end: CGFloat = 0
        var breadth: CGFloat = 0
        var index = 0
        while next < count, !group.subitems.isEmpty, members.count < 10_000 {
            if let most = group.count, index == most { break }
            // A group that grows with its items contains each subitem once.
            if group.count == nil, isOpen, index == group.subitems.count { break }
            let item = group.subitems[index % group.subitems.count]
            let first = next
            var member: Solved
            if let most = group.count, !(item is NSCollectionLayoutGroup), !isOpen {
                let share = max(0, (room - spacing * CGFloat(most - 1)) / CGFloat(most))
                var size = item.layoutSize.size(in: inner)
                if isHorizontal { size.width = share } else { size.height = share }
                member = leaf(item, in: inner, size: size)
            } else {
                member = solve(item, in: inner)
            }
            let length =
                isHorizontal
                ? member.size.width + member.edges.left + member.edges.right
                : member.size.height + member.edges.top + member.edges.bottom
            let start = members.isEmpty ? 0 : end + spacing
            if !members.isEmpty, group.count == nil, !isOpen, start + length > room + 0.01 {
                next = first
                break
            }
            members.append(member)
            starts.append(start)
            end = start + length
            breadth = max(
                breadth,
                isHorizontal
                    ? member.size.height + member.edges.top + member.edges.bottom
                    : member.size.width + member.edges.left + member.edges.right)
            index += 1
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, members.count > 1, end < room {
            let more = (room - end) / CGFloat(members.count - 1)
            for index in starts.indices { starts[index] += more * CGFloat(index) }
        }
        return (members, starts, end, breadth)
    }
}
