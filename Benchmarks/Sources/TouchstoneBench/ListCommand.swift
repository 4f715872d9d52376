import AllocationCount
import ArgumentParser
import UIKit

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Frames of a table that is dragged and of one that decelerates.",
        discussion: """
            Rows of 44 points with a text each, in a table of 400 × 800 points. drag is a finger that moves 20 points a \
            frame, deceleration the table moving on by itself. Both count all that a frame takes but drawing: events, \
            recognizers, motion, rows that come and go, layout. The answer checked is the offset. Then bytes of the allocator \
            that the table takes, and how many cells there are.
            """)

    @OptionGroup var measuring: Measuring

    @Option(help: "How many rows the table has.")
    var rows = 100_000

    @Option(help: "How many frames a round has.")
    var frames = 1000

    func run() throws {
        MainActor.assumeIsolated {
            print(TouchstoneBench.header)
            let before = touchstone_bytes_in_use()
            let source = Rows(count: rows)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            table.rowHeight = 44
            table.dataSource = source
            let scrolling = ScrollRun(table, from: 20_000, step: 20)
            let (bytes, cells) = (touchstone_bytes_in_use() - before, table.visibleCells.count)
            scrolling.measure("touchstone-list", measuring, frames: frames)
            guard measuring.once == nil else { return }
            print("what,bytes,cells")
            print("shown,\(bytes),\(cells)")
            print("scrolled,\(touchstone_bytes_in_use() - before),\(source.madeCells)")
        }
    }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
    private let count: Int
    private(set) var madeCells = 0

    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let used = tableView.dequeueReusableCell(withIdentifier: "row")
        if used == nil { madeCells += 1 }
        let cell = used ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
