import Foundation

/// Where each cluster of a text is: its lines, from the widths that the application's measurer gives.
struct TextLayout {
    struct Line {
        let range: Range<Int>
        /// What is drawn, without the line's end.
        let shown: String
        /// The left edge of each cluster, and at last the right edge of the line.
        let edges: [CGFloat]
        let top: CGFloat
    }

    let lines: [Line]
    let font: UIFont

    /// - Parameters:
    ///   - clusters: As they are shown; for secure entry dots.
    ///   - frame: Where the first line begins, and how wide lines may be.
    ///   - wraps: Whether lines break at the width, or there is but one.
    init(
        _ clusters: [Character], font: UIFont, measurer: any TextMeasurer, in frame: CGRect,
        alignment: NSTextAlignment, wraps: Bool
    ) {
        self.font = font
        let widths = clusters.map { cluster in
            cluster.isNewline ? 0 : measurer.width(of: String(cluster), font: font)
        }
        var top = frame.minY
        lines = TextLayout.ranges(clusters, widths, wraps ? frame.width : .infinity).map { range in
            var shown = clusters[range]
            if shown.last?.isNewline == true { shown.removeLast() }
            let width = widths[range].reduce(0, +)
            var edge = frame.minX
            switch alignment {
            case .center: edge += max(0, (frame.width - width) / 2)
            case .right: edge += max(0, frame.width - width)
            case .left, .justified, .natural: break
            }
            var edges = [edge]
            for width in widths[range] {
                edge += width
                edges.append(edge)
            }
            defer { top += font.lineHeight }
            return Line(range: range, shown: String(shown), edges: edges, top: top)
        }
    }

    /// Breaks after spaces, and inside a word that is wider than the line.
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

    var height: CGFloat { CGFloat(lines.count) * font.lineHeight }

    /// The line that shows the caret at `index`; at a soft break, the later.
    func line(of index: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= index } ?? 0
    }

    func caret(at index: Int) -> CGRect {
        let line = lines[line(of: index)]
        let place = min(max(0, index - line.range.lowerBound), line.edges.count - 1)
        return CGRect(x: line.edges[place] - 1, y: line.top, width: 2, height: font.lineHeight)
    }

    func closest(to point: CGPoint) -> Int {
        let row = lines.lastIndex { $0.top <= point.y } ?? 0
        return closest(to: point.x, inLine: row)
    }

    func closest(to x: CGFloat, inLine row: Int) -> Int {
        let line = lines[row]
        // The place after a line that goes on belongs to the next.
        let last = row == lines.count - 1 ? line.range.count : max(0, line.range.count - 1)
        for index in 0..<last where x < (line.edges[index] + line.edges[index + 1]) / 2 {
            return line.range.lowerBound + index
        }
        return line.range.lowerBound + last
    }

    /// The part of each line that `range` covers.
    func rects(of range: Range<Int>) -> [CGRect] {
        lines.compactMap { line in
            let part = range.clamped(to: line.range)
            guard !part.isEmpty else { return nil }
            let left = line.edges[part.lowerBound - line.range.lowerBound]
            let right = line.edges[part.upperBound - line.range.lowerBound]
            return CGRect(x: left, y: line.top, width: max(right - left, 2), height: font.lineHeight)
        }
    }

    /// The beginning and end of the line at `index`, its line break aside.
    func lineRange(at index: Int) -> Range<Int> {
        let row = line(of: index)
        let range = lines[row].range
        return row == lines.count - 1 || range.isEmpty ? range : range.lowerBound..<range.upperBound - 1
    }

    /// The place `rows` lines below (negative: above) `index`, nearest to `x`; nil beyond the first or last line.
    func index(from index: Int, rows: Int, x: CGFloat) -> Int? {
        let row = line(of: index) + rows
        guard lines.indices.contains(row) else { return nil }
        return closest(to: x, inLine: row)
    }

    func draw(into list: inout DisplayList, color: UIColor) {
        for line in lines where !line.shown.isEmpty {
            list.text(
                line.shown, at: CGPoint(x: line.edges[0], y: line.top + font.ascender),
                width: line.edges[line.edges.count - 1] - line.edges[0], font: font, color: color)
        }
    }
}
