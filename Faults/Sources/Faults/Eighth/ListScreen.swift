import UIKit

/// A table of rows, as most screens have one: the header of 100 points is free. Subclasses fill the rows.
class ListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    /// How many rows there are.
    var count = 8
    /// What rows are called, with their number: "songRow0", "songRow1", ….
    var rowName: String { "row" }
    /// What the table is called.
    var tableName: String { "table" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = tableName
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.accessibilityIdentifier = "\(rowName)\(indexPath.row)"
        fill(cell, indexPath.row)
        return cell
    }

    /// What is in a row.
    func fill(_ cell: UITableViewCell, _ row: Int) {}

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
