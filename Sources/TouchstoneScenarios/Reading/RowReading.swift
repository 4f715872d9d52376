import Foundation

/// Reads the rows of tables.
extension ScenarioReader {
    func rows(_ fields: Fields, _ viewClass: ViewClass) throws -> SceneRows {
        guard viewClass == .tableView else { return SceneRows() }
        var rows = SceneRows()
        rows.rows = try fields["rows"]?.list("a row").map(row) ?? []
        rows.height = try fields["rowHeight"].map { CGFloat(try $0.number(in: 1...10_000, "points")) } ?? rows.height
        rows.allowsSelection = try fields["allowsSelection"]?.flag() ?? true
        rows.watched = try fields["watch"].map { try choices($0, of: RowEvent.self) } ?? []
        return rows
    }

    /// Reads a row, which is either its text or a map of its properties.
    private func row(_ entry: Entry) throws -> SceneRow {
        try countView(entry)
        guard entry.isMap else {
            let name = try declare(row: entry)
            return SceneRow(name: name, text: name)
        }
        let fields = try entry.fields(["name", "text", "views", "besideContent", "gestures", "selects"])
        let name = try declare(row: fields.required("name"))
        var row = SceneRow(name: name, text: try fields["text"]?.text() ?? name)
        row.gestures = try fields["gestures"].map(gestures) ?? []
        row.isSelectable = try fields["selects"]?.flag() ?? true
        row.views = try fields["views"]?.list("a view").map { try view($0) } ?? []
        row.besideContent = try fields["besideContent"]?.list("a view").map { try view($0) } ?? []
        return row
    }

    /// Declares the names of a row's cell and of the content view in it.
    private func declare(row entry: Entry) throws -> String {
        let name = try declare(view: entry)
        try declare(view: SceneRow.contentName(name), entry)
        return name
    }
}
