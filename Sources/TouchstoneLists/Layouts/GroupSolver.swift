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
        /// The spacing outside the size, in points.
        var edges = UIEdgeInsets.zero
        /// The edges at which the spacing grows into the remaining space.
        var flexibleEdges: UIRectEdge = []

        var outerSize: CGSize {
            CGSize(width: size.width + edges.left + edges.right, height: size.height + edges.top + edges.bottom)
        }
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
            if spacing.top?.isFlexibleSpacing == true { solved.flexibleEdges.insert(.top) }
            if spacing.leading?.isFlexibleSpacing == true { solved.flexibleEdges.insert(.left) }
            if spacing.bottom?.isFlexibleSpacing == true { solved.flexibleEdges.insert(.bottom) }
            if spacing.trailing?.isFlexibleSpacing == true { solved.flexibleEdges.insert(.right) }
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
            let outer = member.outerSize
            let length = isHorizontal ? outer.width : outer.height
            let start = members.isEmpty ? 0 : end + spacing
            if !members.isEmpty, group.count == nil, !isOpen, start + length > room + 0.01 {
                next = first
                break
            }
            members.append(member)
            starts.append(start)
            end = start + length
            breadth = max(breadth, isHorizontal ? outer.height : outer.width)
            index += 1
        }
        if !isOpen {
            let gapsGrow = group.interItemSpacing?.isFlexibleSpacing == true
            spread(members, &starts, over: room - end, gapsGrow, isHorizontal)
        }
        let grows = isHorizontal ? estimates.height : estimates.width
        let across = grows ? breadth : isHorizontal ? inner.height : inner.width
        for index in members.indices { members[index].fill(across, horizontally: !isHorizontal) }
        return (members, starts, end, breadth)
    }

    /// Divides the remaining space of a group equally among the flexible spacing along its axis.
    private func spread(
        _ members: [Solved], _ starts: inout [CGFloat], over rest: CGFloat, _ gapsGrow: Bool, _ isHorizontal: Bool
    ) {
        let (low, high): (UIRectEdge, UIRectEdge) = isHorizontal ? (.left, .right) : (.top, .bottom)
        var count = gapsGrow ? members.count - 1 : 0
        for member in members {
            if member.flexibleEdges.contains(low) { count += 1 }
            if member.flexibleEdges.contains(high) { count += 1 }
        }
        guard count > 0, rest > 0 else { return }
        let share = rest / CGFloat(count)
        var moved: CGFloat = 0
        for (index, member) in members.enumerated() {
            if gapsGrow, index > 0 { moved += share }
            if member.flexibleEdges.contains(low) { moved += share }
            starts[index] += moved
            if member.flexibleEdges.contains(high) { moved += share }
        }
    }
}

extension GroupSolver.Solved {
    /// Divides the remaining space in one axis of a container equally between the flexible edges of that axis.
    mutating func fill(_ length: CGFloat, horizontally: Bool) {
        let rest = length - (horizontally ? outerSize.width : outerSize.height)
        let (low, high): (UIRectEdge, UIRectEdge) = horizontally ? (.left, .right) : (.top, .bottom)
        guard rest > 0, flexibleEdges.contains(low) || flexibleEdges.contains(high) else { return }
        let before = flexibleEdges.contains(low) ? (flexibleEdges.contains(high) ? rest / 2 : rest) : 0
        if horizontally {
            edges.left += before
            edges.right += rest - before
        } else {
            edges.top += before
            edges.bottom += rest - before
        }
    }
}
