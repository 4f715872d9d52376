import Foundation

/// Where characters of a text are. Places are in UTF-16 units; points are the text's own, in points.
extension AttributedText {
    /// One line: what it shows, and where.
    package struct Fragment {
        /// With spaces at its end and a newline.
        package var range: NSRange
        /// As high as the line, as wide as what stands in it.
        package var used: CGRect
        /// How wide the line could be, in points.
        package var room: CGFloat
        /// Below the line's top, in points.
        package var ascent: CGFloat
    }

    package var fragments: [Fragment] {
        lines.map { line in
            Fragment(
                range: NSRange(location: line.range.lowerBound, length: line.range.count),
                used: CGRect(x: self.start(of: line), y: line.top, width: line.width, height: line.height),
                room: line.room, ascent: line.ascent)
        }
    }

    /// The character at a point, or else the nearest, and how far along it the point is, from 0 to 1; nil of an empty text.
    package func character(at point: CGPoint) -> (place: Int, fraction: CGFloat)? {
        guard let line = lines.last(where: { $0.top <= point.y && !$0.clusters.isEmpty }) ?? lines.first,
            let last = line.clusters.last
        else { return nil }
        var left = start(of: line)
        for cluster in line.clusters {
            if point.x < left + cluster.width {
                return (cluster.place, max(0, min(1, (point.x - left) / max(cluster.width, .leastNormalMagnitude))))
            }
            left += cluster.width
        }
        return (last.place, 1)
    }

    /// What a range covers, a rectangle a line, as high as the lines.
    package func rects(of range: NSRange) -> [CGRect] {
        lines.compactMap { line in
            var (left, edges) = (start(of: line), [CGFloat]())
            for cluster in line.clusters {
                if NSLocationInRange(cluster.place, range) { edges += [left, left + cluster.width] }
                left += cluster.width
            }
            guard let first = edges.min(), let last = edges.max() else { return nil }
            return CGRect(x: first, y: line.top, width: last - first, height: line.height)
        }
    }
}
