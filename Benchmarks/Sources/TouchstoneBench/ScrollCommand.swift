import ArgumentParser
import UIKit

struct ScrollCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scroll", abstract: "Frames of a list that is dragged and of one that decelerates.",
        discussion: """
            1,000 rows with a label each, most of them out of sight. drag is a finger that moves once a frame; deceleration is \
            the list moving on by itself. Both count all a frame takes but drawing: events, recognizers, motion, the \
            delegate, layout. Beside the times, the blocks of memory asked for in a frame once all is warm. The answer \
            checked is the offset.
            """)

    @OptionGroup var measuring: Measuring

    @Option(help: "How many rows the list has.")
    var rows = 1000

    @Option(help: "How many frames a round has.")
    var frames = 10_000

    func run() throws {
        MainActor.assumeIsolated {
            print(TouchstoneBench.header)
            let listener = Listener()
            let scrolling = ScrollRun(list(receivedBy: listener), from: 2000, step: 2)
            scrolling.measure("touchstone-scroll", measuring, frames: frames)
            print("what,blocks_per_frame")
            print("drag,\(scrolling.blocksPerFrame(scrolling.drag))")
            print("deceleration,\(scrolling.blocksPerFrame(scrolling.decelerate))")
        }
    }

    @MainActor
    private func list(receivedBy listener: Listener) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        list.contentSize = CGSize(width: 400, height: 60 * rows)
        for index in 0..<rows {
            let row = UIView(frame: CGRect(x: 0, y: 60 * index, width: 400, height: 59))
            let label = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 59))
            label.text = "Row \(index)"
            row.addSubview(label)
            list.addSubview(row)
        }
        list.delegate = listener
        return list
    }
}

/// A delegate that is called for each step.
@MainActor
private final class Listener: UIScrollViewDelegate {
    private var heard = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
}
