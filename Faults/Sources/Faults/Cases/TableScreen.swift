import UIKit

/// A screen with a table below a free area of 100 points. The rows are 60 points high; the table has no delegate.
class TableScreen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    /// The number of rows.
    var count = 8
    /// The prefix of the rows' identifiers, to which the row's index is appended.
    var rowName: String { "row" }
    /// The identifier of the table.
    var tableName: String { "table" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.accessibilityIdentifier = tableName
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
        cell.accessibilityIdentifier = "\(rowName)\(indexPath.row)"
        fill(cell, indexPath.row)
        return cell
    }

    func makeCell() -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "row") }

    /// Adds the content of a row.
    func fill(_ cell: UITableViewCell, _ row: Int) {}

    func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
}

/// A table screen that is the delegate of its table.
class TableDelegateScreen: TableScreen, UITableViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
