import Foundation

/// The lines of a text and the location of each cluster, based on the application's text measurer.
struct TextLayout {
    /// The horizontal position of one cluster, in points.
    struct Box {
        var left: CGFloat
        var right: CGFloat
        /// Whether the cluster is read from right to left, so that its start is on the right.
        var isRightToLeft: Bool

        var start: CGFloat { isRightToLeft ? right : left }
        var end: CGFloat { isRightToLeft ? left : right }
    }

    struct Line {
        let range: Range<Int>
        /// The text to draw, without the line break.
        let shown: String
        /// The boxes of the clusters, in reading order.
        let boxes: [Box]
        let left: CGFloat
        let right: CGFloat
        let top: CGFloat
        let height: CGFloat
        /// The distance of the baseline below the top, in points.
        let ascent: CGFloat
        /// The direction of the line's paragraph.
        let direction: TextDirection
    }

    let lines: [Line]
    let font: UIFont
    private let clusters: [Character]
    /// The style of each cluster; empty if the text has one style.
    private let styles: [AttributedText.Run]

    /// Lays out clusters.
    ///
    /// - Parameters:
    ///   - clusters: The clusters to show, which are dots for secure entry.
    ///   - styles: The style of each cluster; empty if the text has one style.
    ///   - font: The font of text without styles.
    ///   - measurer: Measures the width of clusters.
    ///   - frame: The origin of the first line and the maximum width of lines.
    ///   - alignment: The alignment of lines in the frame.
    ///   - wraps: Whether lines break at the width. If not, there is only one line.
    init(
        _ clusters: [Character], styles: [AttributedText.Run] = [], font: UIFont, measurer: any TextMeasurer,
        in frame: CGRect, alignment: NSTextAlignment, wraps: Bool
    ) {
        self.font = font
        self.clusters = clusters
        self.styles = styles
        let widths = clusters.indices.map { index in
            let cluster = clusters[index]
            guard !cluster.isNewline else { return CGFloat(0) }
            guard !styles.isEmpty else { return measurer.width(of: String(cluster), font: font) }
            return measurer.width(of: String(cluster), font: styles[index].font) + styles[index].kern
        }
        var top = frame.minY
        let isMixed = TextDirection.isMixed(clusters)
        var direction = TextDirection.leftToRight
        lines = TextLayout.ranges(clusters, widths, wraps ? frame.width : .infinity).map { range in
            var shown = clusters[range]
            if shown.last?.isNewline == true { shown.removeLast() }
            if isMixed, range.lowerBound == 0 || clusters[range.lowerBound - 1].isNewline {
                direction = TextDirection.base(clusters[range.lowerBound...].prefix { !$0.isNewline })
            }
            let width = widths[range].reduce(0, +)
            let room = max(0, frame.width - width)
            let left =
                switch alignment {
                case .center: frame.minX + room / 2
                case .right: frame.minX + room
                case .natural: direction == .rightToLeft ? frame.minX + room : frame.minX
                case .left, .justified: frame.minX
                @unknown default: frame.minX
                }
            var boxes = Array(repeating: Box(left: left, right: left, isRightToLeft: false), count: range.count)
            var edge = left
            let order =
                isMixed
                ? TextDirection.order(clusters[range], direction)
                : range.indices.map { ($0 - range.lowerBound, false) }
            for (place, isRightToLeft) in order {
                let end = edge + widths[range.lowerBound + place]
                boxes[place] = Box(left: edge, right: end, isRightToLeft: isRightToLeft)
                edge = end
            }
            // A line has the height of its largest font. An empty last line has the height of the text before it.
            let fonts =
                styles.isEmpty
                ? [font] : range.isEmpty ? [styles.last?.font ?? font] : styles[range].map(\.font)
            let height = fonts.map(\.lineHeight).max() ?? font.lineHeight
            defer { top += height }
            return Line(
                range: range, shown: String(shown), boxes: boxes, left: left, right: edge, top: top, height: height,
                ascent: fonts.map(\.ascender).max() ?? font.ascender, direction: direction)
        }
    }

    /// Breaks lines after spaces, and inside a word that is wider than the line.
    private static func ranges(_ clusters: [Character], _ widths: [CGFloat], _ limit: CGFloat) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var width: CGFloat = 0
        var lastBreak: Int?
        var index = 0
        while index < clusters.count {
            if clusters[index].isNewline, limit.isFinite {
                ranges.append(start..<index + 1)
                (start, width, lastBreak) = (index + 1, 0, nil)
            } else if width + widths[index] > limit, index > start, !clusters[index].isWhitespace {
                let end = lastBreak ?? index
                ranges.append(start..<end)
                (start, width, lastBreak) = (end, 0, nil)
                index = end
                continue
            } else {
                width += widths[index]
                if clusters[index].isWhitespace { lastBreak = index + 1 }
            }
            index += 1
        }
        ranges.append(start..<clusters.count)
        return ranges
    }

    var height: CGFloat { lines.reduce(0) { $0 + $1.height } }

    /// Returns the line that shows the caret at `index`. At a soft line break, it is the later line.
    func line(of index: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= index } ?? 0
    }

    func caret(at index: Int) -> CGRect {
        let line = lines[line(of: index)]
        let place = max(0, index - line.range.lowerBound)
        let x =
            place < line.boxes.count
            ? line.boxes[place].start
            : line.boxes.last?.end ?? (line.direction == .rightToLeft ? line.right : line.left)
        return CGRect(x: x - 1, y: line.top, width: 2, height: line.height)
    }

    func closest(to point: CGPoint) -> Int {
        let row = lines.lastIndex { $0.top <= point.y } ?? 0
        return closest(to: point.x, inLine: row)
    }

    func closest(to x: CGFloat, inLine row: Int) -> Int {
        let line = lines[row]
        // The position after a line that wraps belongs to the next line.
        let last = row == lines.count - 1 ? line.range.count : max(0, line.range.count - 1)
        var nearest: (place: Int, distance: CGFloat)?
        for (place, box) in line.boxes.enumerated() {
            let distance = max(0, box.left - x, x - box.right)
            guard distance < nearest?.distance ?? .infinity else { continue }
            let middle = (box.left + box.right) / 2
            let isFirstHalf = box.isRightToLeft ? x > middle : x < middle
            nearest = (isFirstHalf ? place : place + 1, distance)
        }
        return line.range.lowerBound + min(nearest?.place ?? 0, last)
    }

    /// Returns the rectangles that `range` covers in each line, from left to right. A line with both directions may
    /// have several.
    func rects(of range: Range<Int>) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            let part = range.clamped(to: line.range)
            var rects: [CGRect] = []
            for box in part.map({ line.boxes[$0 - line.range.lowerBound] }).sorted(by: { $0.left < $1.left }) {
                if let before = rects.last, box.left - before.maxX < 0.01 {
                    rects[rects.count - 1].size.width = max(before.width, box.right - before.minX)
                } else {
                    rects.append(CGRect(x: box.left, y: line.top, width: box.right - box.left, height: line.height))
                }
            }
            return rects.map { rect in
                CGRect(x: rect.minX, y: rect.minY, width: max(rect.width, 2), height: rect.height)
            }
        }
    }

    /// Returns the range of the line at `index`, without its line break.
    func lineRange(at index: Int) -> Range<Int> {
        let row = line(of: index)
        let range = lines[row].range
        return row == lines.count - 1 || range.isEmpty ? range : range.lowerBound..<range.upperBound - 1
    }

    /// Returns the index nearest to `x` in the line `rows` lines below `index`, or above it if negative. Returns `nil`
    /// beyond the first or last line.
    func index(from index: Int, rows: Int, x: CGFloat) -> Int? {
        let row = line(of: index) + rows
        guard lines.indices.contains(row) else { return nil }
        return closest(to: x, inLine: row)
    }

    func draw(into list: inout DisplayList, color: UIColor) {
        for line in lines where !line.shown.isEmpty {
            guard styles.isEmpty else {
                drawStyled(line, into: &list)
                continue
            }
            list.text(
                line.shown, at: CGPoint(x: line.left, y: line.top + font.ascender), width: line.right - line.left,
                font: font, color: color)
        }
    }

    /// Draws adjacent clusters of one style and direction together.
    private func drawStyled(_ line: Line, into list: inout DisplayList) {
        var rest = line.boxes.indices.dropLast(line.boxes.count - line.shown.count)
        while let first = rest.first {
            func index(_ place: Int) -> Int { line.range.lowerBound + place }
            let style = styles[index(first)]
            let isRightToLeft = line.boxes[first].isRightToLeft
            let part = rest.prefix {
                styles[index($0)].number == style.number && line.boxes[$0].isRightToLeft == isRightToLeft
                    && (style.kern == 0 || $0 == first)
            }
            rest = rest.dropFirst(part.count)
            let boxes = line.boxes[part.startIndex..<part.endIndex]
            let left = boxes.map(\.left).min() ?? 0
            style.draw(
                String(part.map { clusters[index($0)] }), CGPoint(x: left, y: line.top + line.ascent),
                (boxes.map(\.right).max() ?? left) - left, line.height, line.ascent, &list)
        }
    }
}
