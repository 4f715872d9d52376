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
            let story = ListStory(rows: rows)
            let shown = touchstone_bytes_in_use() - before
            let watch = Stopwatch(measuring: measuring)
            watch.row("touchstone-list", "drag", points: frames, parts: frames) {
                story.wrong
            } work: {
                story.drag(frames: frames)
            }
            watch.row("touchstone-list", "deceleration", points: frames, parts: frames) {
                story.wrong
            } work: {
                story.decelerate(frames: frames)
            }
            print("what,bytes,cells")
            print("shown,\(shown),\(story.shownCells)")
            print("scrolled,\(touchstone_bytes_in_use() - before),\(story.madeCells)")
        }
    }
}

/// A table, a finger, and how often the table was not where it should be.
@MainActor
private final class ListStory: NSObject, UITableViewDataSource {
    private let stage = Stage(side: 1024)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let rows: Int
    private(set) var wrong = 0
    private(set) var madeCells = 0

    init(rows: Int) {
        self.rows = rows
        super.init()
        table.rowHeight = 44
        table.dataSource = self
        stage.window.addSubview(table)
        stage.application.service()
    }

    var shownCells: Int { table.visibleCells.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let used = tableView.dequeueReusableCell(withIdentifier: "row")
        if used == nil { madeCells += 1 }
        let cell = used ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    /// Up and down again, the slop being used up before.
    func drag(frames: Int) {
        table.setContentOffset(CGPoint(x: 0, y: 20_000), animated: false)
        var y = 400.0
        stage.touch(.began, 100, y)
        y -= 20
        stage.touch(.moved, 100, y)
        let start = table.contentOffset.y
        for frame in 0..<frames {
            y += frame / 100 % 2 == 0 ? -20 : 20
            stage.touch(.moved, 100, y)
        }
        if abs(table.contentOffset.y - start - (380 - y)) > 0.5 { wrong += 1 }
        stage.pass(frames: 10)
        stage.touch(.ended, 100, y)
        stage.pass(frames: 60)
    }

    /// Flings of a hundred frames each.
    func decelerate(frames: Int) {
        var left = frames
        var down = true
        while left > 0 {
            table.setContentOffset(CGPoint(x: 0, y: 20_000), animated: false)
            let start = table.contentOffset.y
            var y = 400.0
            stage.touch(.began, 100, y)
            for _ in 0..<6 {
                y += down ? -30 : 30
                stage.touch(.moved, 100, y)
            }
            stage.touch(.ended, 100, y)
            if !table.isDecelerating { wrong += 1 }
            stage.pass(frames: min(100, left))
            if abs(table.contentOffset.y - start) < 500, left > 50 { wrong += 1 }
            left -= 100
            down.toggle()
        }
        table.stopScrollingAndZooming()
        stage.pass(frames: 60)
    }
}
