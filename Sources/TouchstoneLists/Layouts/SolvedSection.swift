import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The computed frames of a section. If all groups are alike, only the frames of one group are stored.
@MainActor
struct SolvedSection {
    let section: NSCollectionLayoutSection
    let isVertical: Bool
    let count: Int
    /// The start of the section in the scroll direction, in points.
    let start: CGFloat
    /// The size that is available to the section, in points.
    let room: CGSize
    private(set) var end: CGFloat = 0
    private(set) var edges: [Edge] = []
    private(set) var scrolled: ScrolledSection?
    private var pattern: GroupSolver.Solved?
    private var leaves: [GroupSolver.Leaf] = []
    /// The first item, the start and the end of each group; empty if all groups are alike.
    private var groups: [Span] = []
    /// The maximum length by which items extend beyond their groups; items of custom groups can.
    private var overhang: CGFloat = 0
    private var pitch: CGFloat = 0
    private var origin = CGPoint.zero
    private var body = CGRect.zero

    private struct Span {
        var first: Int
        var start: CGFloat
        var end: CGFloat
    }

    struct Edge {
        var item: NSCollectionLayoutBoundarySupplementaryItem
        var index: Int
        var frame: CGRect
    }

    private var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether groups are placed from top to bottom.
    private var goesDown: Bool { isVertical != scrollsAcross }

    init(
        _ section: NSCollectionLayoutSection, _ index: Int, count: Int, start: CGFloat, room: CGSize, isVertical: Bool,
        decided: [Int: CGSize], edgeSizes: [String: CGSize], environment: any NSCollectionLayoutEnvironment
    ) {
        self.section = section
        self.isVertical = isVertical
        self.count = count
        self.start = start
        self.room = room
        let insets = section.contentInsets
        let edgeInset = section.supplementariesFollowContentInsets ? insets : .zero
        let edgeRoom =
            isVertical
            ? CGSize(width: max(0, room.width - edgeInset.leading - edgeInset.trailing), height: room.height)
            : CGSize(width: room.width, height: max(0, room.height - edgeInset.top - edgeInset.bottom))
        var before: CGFloat = 0
        var after: CGFloat = 0
        func isFirst(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
            switch item.alignment {
            case .top, .topLeading, .topTrailing: isVertical
            case .leading: !isVertical
            default: false
            }
        }
        /// Returns the position of a header or footer across the section: at the start, in the center or at the end.
        func across(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize) -> CGFloat {
            let (low, room, own) =
                isVertical
                ? (edgeInset.leading, edgeRoom.width, size.width) : (edgeInset.top, edgeRoom.height, size.height)
            return switch item.alignment {
            case .topTrailing, .bottomTrailing: low + room - own
            case .top, .bottom, .leading, .trailing: low + (room - own) / 2
            default: low
            }
        }
        func size(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
            var size = item.layoutSize.size(in: edgeRoom)
            if let made = edgeSizes[item.elementKind] {
                if item.layoutSize.estimates.width { size.width = made.width }
                if item.layoutSize.estimates.height { size.height = made.height }
            }
            return size
        }
        for item in section.boundarySupplementaryItems where isFirst(item) {
            let size = size(item)
            let place =
                isVertical
                ? CGRect(x: across(item, size), y: start + before, width: size.width, height: size.height)
                : CGRect(x: start + before, y: across(item, size), width: size.width, height: size.height)
            edges.append(Edge(item: item, index: 0, frame: place.offsetBy(dx: item.offset.x, dy: item.offset.y)))
            if item.extendsBoundary { before += isVertical ? size.height : size.width }
        }
        let inner = CGSize(
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
        origin =
            isVertical
            ? CGPoint(x: insets.leading, y: start + before + insets.top)
            : CGPoint(x: start + before + insets.leading, y: insets.top)
        let extent = place(inner, decided, environment)
        let bodyLength = isVertical ? extent.height : extent.width
        let (low, high) = isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
        let bodyEnd = start + before + low + bodyLength + high
        for item in section.boundarySupplementaryItems where !isFirst(item) {
            let size = size(item)
            let place =
                isVertical
                ? CGRect(x: across(item, size), y: bodyEnd + after, width: size.width, height: size.height)
                : CGRect(x: bodyEnd + after, y: across(item, size), width: size.width, height: size.height)
            edges.append(Edge(item: item, index: 0, frame: place.offsetBy(dx: item.offset.x, dy: item.offset.y)))
            if item.extendsBoundary { after += isVertical ? size.height : size.width }
        }
        end = bodyEnd + after
        body =
            isVertical
            ? CGRect(x: 0, y: start, width: room.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: room.height)
        if scrollsAcross { makeScrolled(index, extent) }
    }

    /// Places the groups one after the other; returns their total size.
    private mutating func place(
        _ inner: CGSize, _ decided: [Int: CGSize], _ environment: any NSCollectionLayoutEnvironment
    ) -> CGSize {
        guard count > 0 else { return .zero }
        var solver = GroupSolver(environment: environment, decided: decided, count: count)
        let spacing = section.interGroupSpacing
        func length(_ solved: GroupSolver.Solved) -> CGFloat {
            goesDown ? solved.outerSize.height : solved.outerSize.width
        }
        func breadth(_ solved: GroupSolver.Solved) -> CGFloat {
            goesDown ? solved.outerSize.width : solved.outerSize.height
        }
        /// Solves the next group, whose flexible spacing fills the breadth of a section that does not scroll across.
        func solveNext() -> GroupSolver.Solved {
            var solved = solver.solve(section.group, in: inner)
            if !scrollsAcross { solved.fill(goesDown ? inner.width : inner.height, horizontally: goesDown) }
            return solved
        }
        var isCustom = false
        if case .custom = section.group.kind { isCustom = true }
        if GroupSolver.isUniform(section.group), !isCustom {
            solver.count = Int.max
            let first = solveNext()
            if !first.leaves.isEmpty {
                pattern = first
                pitch = length(first) + spacing
                let groups = (count + first.leaves.count - 1) / first.leaves.count
                let total = CGFloat(groups) * pitch - spacing
                return goesDown
                    ? CGSize(width: breadth(first), height: total) : CGSize(width: total, height: breadth(first))
            }
            return .zero
        }
        var end: CGFloat = 0
        var broadest: CGFloat = 0
        while solver.next < count {
            let solved = solveNext()
            guard !solved.leaves.isEmpty else { break }
            let start = leaves.isEmpty ? 0 : end + spacing
            groups.append(Span(first: leaves.count, start: start, end: start + length(solved)))
            for leaf in solved.leaves {
                var moved = leaf
                moved.frame = leaf.frame.offsetBy(
                    dx: solved.edges.left + (goesDown ? 0 : start), dy: solved.edges.top + (goesDown ? start : 0))
                leaves.append(moved)
                let (low, high) =
                    goesDown ? (moved.frame.minY, moved.frame.maxY) : (moved.frame.minX, moved.frame.maxX)
                overhang = max(overhang, start - low, high - start - length(solved))
            }
            pitch = length(solved) + spacing
            end = start + length(solved)
            broadest = max(broadest, breadth(solved))
        }
        return goesDown ? CGSize(width: broadest, height: end) : CGSize(width: end, height: broadest)
    }

    private mutating func makeScrolled(_ index: Int, _ extent: CGSize) {
        let insets = section.contentInsets
        let frame =
            isVertical
            ? CGRect(x: 0, y: origin.y, width: room.width, height: extent.height)
            : CGRect(x: origin.x, y: 0, width: extent.width, height: room.height)
        let content =
            isVertical
            ? CGSize(width: insets.leading + extent.width + insets.trailing, height: extent.height)
            : CGSize(width: extent.width, height: insets.top + extent.height + insets.bottom)
        var made = ScrolledSection(section: index, frame: frame, contentSize: content)
        let (pitch, isVertical) = (pitch, isVertical)
        let group = pitch - section.interGroupSpacing
        let view = isVertical ? frame.width : frame.height
        let whole = isVertical ? content.width : content.height
        let lead = isVertical ? insets.leading : insets.top
        let trail = (view - group) / 2 - (isVertical ? insets.trailing : insets.bottom)
        func rest(_ target: CGPoint, _ start: CGPoint, oneByOne: Bool, centered: Bool) -> CGPoint {
            guard pitch > 0 else { return target }
            let shift = centered ? lead - (view - group) / 2 : 0
            func number(_ point: CGPoint) -> CGFloat { (((isVertical ? point.x : point.y) - shift) / pitch).rounded() }
            var wanted = number(target)
            if oneByOne { wanted = min(max(wanted, number(start) - 1), number(start) + 1) }
            // With centering, the first and the last group can be in the center, too.
            let (low, high) =
                centered ? (min(0, shift), max(0, whole - view) + max(0, trail)) : (0, max(0, whole - view))
            let snapped = min(max(low, wanted * pitch + shift), max(low, high))
            return isVertical ? CGPoint(x: snapped, y: target.y) : CGPoint(x: target.x, y: snapped)
        }
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous: break
        case .continuousGroupLeadingBoundary: made.rest = { rest($0, $1, oneByOne: false, centered: false) }
        case .paging: made.isPaging = true
        case .groupPaging: made.rest = { rest($0, $1, oneByOne: true, centered: false) }
        case .groupPagingCentered:
            let before = max(0, (view - group) / 2 - lead)
            made.inset =
                isVertical
                ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: max(0, trail))
                : UIEdgeInsets(top: before, left: 0, bottom: max(0, trail), right: 0)
            made.rest = { rest($0, $1, oneByOne: true, centered: true) }
        @unknown default: break
        }
        scrolled = made
    }

    // MARK: Queries

    /// The frame of the section in the coordinates of the collection view.
    var frame: CGRect { body }

    func leaf(_ item: Int) -> GroupSolver.Leaf? {
        guard item >= 0, item < count else { return nil }
        guard let pattern else {
            guard item < leaves.count else { return nil }
            var leaf = leaves[item]
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            return leaf
        }
        let (group, place) = (item / pattern.leaves.count, item % pattern.leaves.count)
        var leaf = pattern.leaves[place]
        let along = CGFloat(group) * pitch
        leaf.frame = leaf.frame.offsetBy(
            dx: origin.x + pattern.edges.left + (goesDown ? 0 : along),
            dy: origin.y + pattern.edges.top + (goesDown ? along : 0))
        return leaf
    }

    /// Returns the items that can intersect a rectangle, which includes the scroll offset of the section.
    func items(in rect: CGRect) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let (low, high) =
            goesDown ? (rect.minY - origin.y, rect.maxY - origin.y) : (rect.minX - origin.x, rect.maxX - origin.x)
        guard let pattern, pitch > 0 else { return leaves(from: low - overhang, to: high + overhang) }
        let groups = (count + pattern.leaves.count - 1) / pattern.leaves.count
        func group(_ place: CGFloat) -> Int {
            Int(clamping: min(CGFloat(groups - 1), max(0, (place / pitch).rounded(.down))))
        }
        let (first, last) = (group(low), group(high))
        return first * pattern.leaves.count..<min(count, (last + 1) * pattern.leaves.count)
    }

    /// Returns the items of the groups that intersect a span along the section.
    private func leaves(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        var (first, last) = (0, groups.count)
        while first < last {
            let middle = (first + last) / 2
            if groups[middle].end < low { first = middle + 1 } else { last = middle }
        }
        var end = first
        while end < groups.count, groups[end].start <= high { end += 1 }
        guard first < end else { return 0..<0 }
        let bound = end < groups.count ? groups[end].first : leaves.count
        return min(count, groups[first].first)..<min(count, bound)
    }
}
