import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The computed lines of a section in a flow layout. If all items have the same size, no frames are stored.
struct FlowSection {
    let isVertical: Bool
    let start: CGFloat
    /// The available length across the scroll direction including the insets, in points.
    let room: CGFloat
    let inset: UIEdgeInsets
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var gap: CGFloat = 0
    private(set) var count = 0
    private var content: CGFloat = 0
    private var uniform: Uniform?
    private var frames: [CGRect] = []
    private var lines: [Line] = []

    private struct Uniform {
        /// The length of an item along its line; `thickness` is its length across the line.
        var length: CGFloat
        var thickness: CGFloat
        var perLine: Int
        var gap: CGFloat
        var first: CGFloat
    }

    private struct Line {
        var items: Range<Int>
        var start: CGFloat
        var thickness: CGFloat
    }

    init(isVertical: Bool, start: CGFloat, room: CGFloat, inset: UIEdgeInsets) {
        self.isVertical = isVertical
        self.start = start
        self.room = room
        self.inset = inset
    }

    private var before: CGFloat { isVertical ? inset.top : inset.left }
    private var after: CGFloat { isVertical ? inset.bottom : inset.right }
    private var side: CGFloat { isVertical ? inset.left : inset.top }
    private var inner: CGFloat {
        max(0, room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom))
    }
    /// The start of the items in the scroll direction, in points.
    private var top: CGFloat { start + header + before }
    var end: CGFloat { top + content + after + footer }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ thickness: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: along, y: across, width: length, height: thickness)
            : CGRect(x: across, y: along, width: thickness, height: length)
    }

    // MARK: Computing lines

    mutating func flow(_ count: Int, all size: CGSize) {
        self.count = count
        let length = length(size)
        var perLine = 1
        if length + gap > 0 {
            perLine = Int(clamping: min(1e6, max(1, ((inner + gap + 0.001) / (length + gap)).rounded(.down))))
        }
        let shared = perLine > 1 ? (inner - CGFloat(perLine) * length) / CGFloat(perLine - 1) : 0
        let first = perLine == 1 ? max(0, (inner - length) / 2) : 0
        uniform = Uniform(
            length: length, thickness: thickness(size), perLine: perLine,
            gap: count <= perLine && perLine > 1 && count > 0 ? (count == perLine ? shared : gap) : shared,
            first: count == 1 ? 0 : first)
        let lines = (count + perLine - 1) / perLine
        content = lines > 0 ? CGFloat(lines) * thickness(size) + CGFloat(lines - 1) * lineSpacing : 0
    }

    mutating func flow(_ sizes: [CGSize]) {
        count = sizes.count
        uniform = nil
        frames = []
        lines = []
        frames.reserveCapacity(count)
        var item = 0
        var across = top
        var above: (length: CGFloat, gap: CGFloat)?
        while item < count {
            let first = item
            var used = length(sizes[item])
            var thick = thickness(sizes[item])
            item += 1
            while item < count, used + gap + length(sizes[item]) <= inner + 0.001 {
                used += gap + length(sizes[item])
                thick = max(thick, thickness(sizes[item]))
                item += 1
            }
            let members = item - first
            let isLast = item == count
            let own = length(sizes[first])
            let isEven = sizes[first..<item].allSatisfy { length($0) == own }
            var spacing = gap
            var along = side
            let free = inner - (used - CGFloat(members - 1) * gap)
            if !isLast || used + 0.001 >= inner {
                // The items of a full line share the remaining space; a single item is centered.
                if members > 1 { spacing = free / CGFloat(members - 1) } else { along += max(0, free / 2) }
                above = isEven ? (own, spacing) : nil
            } else if isEven, let above, above.length == own {
                spacing = above.gap
            }
            for index in first..<item {
                let size = sizes[index]
                frames.append(
                    rect(along, across + (thick - thickness(size)) / 2, length(size), thickness(size)))
                along += length(size) + spacing
            }
            lines.append(Line(items: first..<item, start: across, thickness: thick))
            across += thick + lineSpacing
        }
        content = lines.last.map { $0.start + $0.thickness - top } ?? 0
    }

    // MARK: Queries

    func frame(_ item: Int) -> CGRect? {
        guard item >= 0, item < count else { return nil }
        guard let uniform else { return frames[item] }
        let (line, place) = (item / uniform.perLine, item % uniform.perLine)
        return rect(
            side + uniform.first + CGFloat(place) * (uniform.length + uniform.gap),
            top + CGFloat(line) * (uniform.thickness + lineSpacing), uniform.length, uniform.thickness)
    }

    /// Returns the items of the lines that intersect a span in the scroll direction.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        if let uniform {
            let pitch = max(0.001, uniform.thickness + lineSpacing)
            let lines = (count + uniform.perLine - 1) / uniform.perLine
            func line(_ place: CGFloat) -> Int {
                Int(clamping: min(CGFloat(lines - 1), max(0, ((place - top) / pitch).rounded(.down))))
            }
            return line(low) * uniform.perLine..<min(count, (line(high) + 1) * uniform.perLine)
        }
        var (first, last) = (0, lines.count)
        while first < last {
            let middle = (first + last) / 2
            if lines[middle].start + lines[middle].thickness < low { first = middle + 1 } else { last = middle }
        }
        var end = first
        while end < lines.count, lines[end].start <= high { end += 1 }
        guard first < end else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[end - 1].items.upperBound
    }
}
