import Foundation
import TouchstoneCore

/// Where a table's sections and rows lie, from top to bottom; all in points of the table's content.
struct TableGeometry {
    struct Section {
        var rows: RowHeights
        /// Above the header, where it is no part of what sticks.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var height: CGFloat { padding + header + rows.total + footer }
    }

    private(set) var sections: [Section] = []
    /// Where the first section begins.
    var top: CGFloat = 0 {
        didSet { if top != oldValue { offsets = nil } }
    }
    private var offsets: [CGFloat]?

    init() {}
    init(_ sections: [Section], top: CGFloat) {
        self.sections = sections
        self.top = top
    }

    mutating func setHeight(_ path: IndexPath, _ height: CGFloat) {
        if sections[path.section].rows.set(path.row, height) != 0 { offsets = nil }
    }

    mutating func setHeader(_ section: Int, _ height: CGFloat) {
        guard sections[section].header != height else { return }
        sections[section].header = height
        offsets = nil
    }

    mutating func setFooter(_ section: Int, _ height: CGFloat) {
        guard sections[section].footer != height else { return }
        sections[section].footer = height
        offsets = nil
    }

    /// Where each section begins, and at last where they end.
    mutating func starts() -> [CGFloat] {
        if let offsets { return offsets }
        var found: [CGFloat] = []
        found.reserveCapacity(sections.count + 1)
        var y = top
        for section in sections {
            found.append(y)
            y += section.height
        }
        found.append(y)
        offsets = found
        return found
    }

    mutating func bottom() -> CGFloat { starts()[sections.count] }

    mutating func start(_ section: Int) -> CGFloat { starts()[section] }

    /// The last section that begins at or before `y`; nil where there is none at all.
    mutating func section(at y: CGFloat) -> Int? {
        let starts = starts()
        guard !sections.isEmpty else { return nil }
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Where a section's rows begin.
    mutating func rowsStart(_ section: Int) -> CGFloat {
        start(section) + sections[section].padding + sections[section].header
    }

    mutating func span(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
        let rows = sections[path.section].rows
        return (rowsStart(path.section) + rows.offset(path.row), rows.height(path.row))
    }

    mutating func headerSpan(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        (start(section) + sections[section].padding, sections[section].header)
    }

    mutating func footerSpan(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        let end = starts()[section + 1]
        return (end - sections[section].footer, sections[section].footer)
    }

    /// The row that `y` lies in.
    mutating func path(at y: CGFloat) -> IndexPath? {
        guard let first = firstPath(from: y) else { return nil }
        let span = span(first)
        return y >= span.y && y < span.y + span.height ? first : nil
    }

    /// The first row that ends below `y`.
    mutating func firstPath(from y: CGFloat) -> IndexPath? {
        guard var section = section(at: y) else { return nil }
        while section < sections.count {
            let rows = sections[section].rows
            let inside = y - rowsStart(section)
            if rows.count > 0, inside < rows.total {
                var row = rows.row(at: max(0, inside))
                while row < rows.count - 1, rows.offset(row + 1) <= inside { row += 1 }
                return IndexPath(row: row, section: section)
            }
            section += 1
        }
        return nil
    }

    func next(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        let section = sections.indices.first { $0 > path.section && sections[$0].rows.count > 0 }
        return section.map { IndexPath(row: 0, section: $0) }
    }

    func previous(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let section = sections.indices.last { $0 < path.section && sections[$0].rows.count > 0 }
        return section.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }
}
