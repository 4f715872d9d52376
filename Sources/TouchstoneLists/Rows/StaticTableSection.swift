import Foundation
import TouchstoneCore

/// Touchstone extension: a section of a ported storyboard's table with static cells. Generated code creates it.
@preconcurrency @MainActor
public struct StaticTableSection {
    let header: String?
    let footer: String?
    let rows: [(cell: UITableViewCell, height: CGFloat?)]

    /// - Parameters:
    ///   - rows: The cells, and their heights in points; `nil` stands for the table's row height.
    public init(header: String?, footer: String?, rows: [(cell: UITableViewCell, height: CGFloat?)]) {
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}

extension UITableView {
    func staticSection(_ index: Int) -> StaticTableSection? {
        guard let staticSections, staticSections.indices.contains(index) else { return nil }
        return staticSections[index]
    }

    func staticRow(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard let rows = staticSection(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }
}
