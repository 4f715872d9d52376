import Foundation
import TouchstoneCore

/// The position and the height of a row in the content of a table, in points.
struct RowSpan {
    var place: RowPlace
    var y: CGFloat
    var height: CGFloat
}

/// The positions of the sections and rows of a table in its content, from top to bottom, in points.
struct TableGeometry {
    struct Section {
        var rows: RowHeights
        /// The space above the header; it scrolls away while the header sticks to the top.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var height: CGFloat { padding + header + rows.total + footer }
    }

    private(set) var sections: [Section] = []
    /// The start of the first section, in points.
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

    /// The starts of all sections, and the end of the last one.
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

    /// Returns the last section that starts at or before `y`; the first section if all start later; `nil` without sections.
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

    /// Returns the start of the rows of a section.
    mutating func rowsStart(_ section: Int) -> CGFloat {
        start(section) + sections[section].padding + sections[section].header
    }

    mutating func span(_ place: RowPlace) -> (y: CGFloat, height: CGFloat) {
        (rowsStart(place.section) + sections[place.section].rows.offset(place.row), height(place))
    }
    /// Returns the position and the height of an existing row.
    mutating func span(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
        span(RowPlace(section: path.section, row: path.row))
    }

    func height(_ place: RowPlace) -> CGFloat { sections[place.section].rows.height(place.row) }

    /// Whether the height of a row was measured, and is not only assumed.
    func isKnown(_ place: RowPlace) -> Bool { sections[place.section].rows.isKnown(place.row) }

    mutating func headerSpan(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        (start(section) + sections[section].padding, sections[section].header)
    }

    mutating func footerSpan(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        let end = starts()[section + 1]
        return (end - sections[section].footer, sections[section].footer)
    }

    /// Returns the visible rows between two vertical positions, from top to bottom; `nil` if the height of one of them is not yet known.
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

    /// Returns the row at a vertical position; `nil` if there is none.
    mutating func path(at y: CGFloat) -> IndexPath? {
        guard let first = firstRow(from: y) else { return nil }
        let span = span(first)
        return y >= span.y && y < span.y + span.height ? first.path : nil
    }

    /// Returns the first row that ends after `y`; `nil` if there is none.
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
