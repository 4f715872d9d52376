import Foundation

/// Locations of characters. Text indices are in UTF-16 units; points are in the text's coordinate space.
extension AttributedText {
    /// One line: its range of the text and its geometry.
    package struct Fragment {
        /// The line's range, including trailing spaces and a line break, in UTF-16 units.
        package var range: NSRange
        /// The rectangle of the line's content, with the height of the line, in points.
        package var used: CGRect
        /// The width that is available to the line, in points.
        package var room: CGFloat
        /// The distance of the baseline below the line's top, in points.
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

    /// Returns the character at or nearest to a point, and how far across it the point is, from 0 to 1.
    ///
    /// The index is in UTF-16 units. Returns `nil` if the text is empty.
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

    /// Returns the rectangles that a range covers, one for each line, with the height of the line.
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
