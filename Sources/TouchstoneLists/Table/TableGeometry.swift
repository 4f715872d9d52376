import Foundation
import TouchstoneCore

/// Where a row lies, in points of the table's content.
struct RowSpan {
    var place: RowPlace
    var y: CGFloat
    var height: CGFloat
}

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

    mutating func setHeight(_ place: RowPlace, _ height: CGFloat) {
        if sections[place.section].rows.set(place.row, height) != 0 { offsets = nil }
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

    mutating func span(_ place: RowPlace) -> (y: CGFloat, height: CGFloat) {
        (rowsStart(place.section) + sections[place.section].rows.offset(place.row), height(place))
    }
    /// Of a row that is there.
    mutating func span(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
        span(RowPlace(section: path.section, row: path.row))
    }

    func height(_ place: RowPlace) -> CGFloat { sections[place.section].rows.height(place.row) }

    /// Whether the row's height was found out, and is not only assumed.
    func isKnown(_ place: RowPlace) -> Bool { sections[place.section].rows.isKnown(place.row) }

    mutating func headerSpan(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        (start(section) + sections[section].padding, sections[section].header)
    }

    mutating func footerSpan(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        let end = starts()[section + 1]
        return (end - sections[section].footer, sections[section].footer)
    }

    /// The rows that show between two heights, from the top, and where they lie; nil where something is still to be found out about one.
    mutating func knownRows(from top: CGFloat, to bottom: CGFloat) -> [RowSpan]? {
        guard let first = firstRow(from: top) else { return [] }
        var found: [RowSpan] = []
        found.reserveCapacity(32)
        for section in first.section..<sections.count {
            let start = rowsStart(section)
            let rows = sections[section].rows
            var (isOver, isKnown) = (false, true)
            rows.forEach(from: section == first.section ? first.row : 0) { row, offset, height in
                let y = start + offset
                isOver = y >= bottom
                isKnown = rows.isKnown(row)
                guard !isOver, isKnown else { return false }
                if y + height > top || height == 0 {
                    found.append(RowSpan(place: RowPlace(section: section, row: row), y: y, height: height))
                }
                return true
            }
            if isOver { return found }
            if !isKnown { return nil }
        }
        return found
    }

    /// The row that `y` lies in.
    mutating func path(at y: CGFloat) -> IndexPath? {
        guard let first = firstRow(from: y) else { return nil }
        let span = span(first)
        return y >= span.y && y < span.y + span.height ? first.path : nil
    }

    /// The first row that ends below `y`.
    mutating func firstRow(from y: CGFloat) -> RowPlace? {
        guard var section = section(at: y) else { return nil }
        while section < sections.count {
            let inside = y - rowsStart(section)
            if let row = sections[section].rows.firstRow(from: inside) { return RowPlace(section: section, row: row) }
            section += 1
        }
        return nil
    }

    func next(after place: RowPlace) -> RowPlace? {
        if place.row + 1 < sections[place.section].rows.count {
            return RowPlace(section: place.section, row: place.row + 1)
        }
        let section = sections[(place.section + 1)...].firstIndex { $0.rows.count > 0 }
        return section.map { RowPlace(section: $0, row: 0) }
    }

    func previous(before place: RowPlace) -> RowPlace? {
        if place.row > 0 { return RowPlace(section: place.section, row: place.row - 1) }
        let section = sections[..<place.section].lastIndex { $0.rows.count > 0 }
        return section.map { RowPlace(section: $0, row: sections[$0].rows.count - 1) }
    }

    func contains(_ place: RowPlace) -> Bool {
        sections.indices.contains(place.section) && place.row >= 0 && place.row < sections[place.section].rows.count
    }
    func contains(_ path: IndexPath) -> Bool { RowPlace(path).map(contains) ?? false }
}
