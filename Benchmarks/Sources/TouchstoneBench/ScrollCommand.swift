import AllocationCount
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
            let dragged = ScrollStory(rows: rows)
            Stopwatch(measuring: measuring).row(
                "touchstone-scroll", "drag", points: frames, parts: frames
            ) {
                dragged.wrong
            } work: {
                dragged.drag(frames: frames)
            }
            let flung = ScrollStory(rows: rows)
            Stopwatch(measuring: measuring).row(
                "touchstone-scroll", "deceleration", points: frames, parts: frames
            ) {
                flung.wrong
            } work: {
                flung.decelerate(frames: frames)
            }
            print("what,blocks_per_frame")
            print("drag,\(dragged.blocksPerFrame(dragged.drag))")
            print("deceleration,\(flung.blocksPerFrame(flung.decelerate))")
        }
    }
}

/// A list, a finger, and how often the list was not where it should be.
@MainActor
private final class ScrollStory: UIScrollViewDelegate {
    private let stage = Stage(side: 1024)
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private(set) var wrong = 0
    private var heard = 0
    private var blocks = 0

    init(rows: Int) {
        list.contentSize = CGSize(width: 400, height: 60 * rows)
        for index in 0..<rows {
            let row = UIView(frame: CGRect(x: 0, y: 60 * index, width: 400, height: 59))
            let label = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 59))
            label.text = "Row \(index)"
            row.addSubview(label)
            list.addSubview(row)
        }
        stage.window.addSubview(list)
        list.delegate = self
        stage.application.service()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }

    /// Up and down again, two points a frame, the slop being used up before.
    func drag(frames: Int) {
        list.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
        var y = 400.0
        stage.touch(.began, 100, y)
        y -= 10
        stage.touch(.moved, 100, y)
        let start = list.contentOffset.y
        let before = touchstone_allocations()
        for frame in 0..<frames {
            y += frame / 100 % 2 == 0 ? -2 : 2
            stage.touch(.moved, 100, y)
        }
        blocks += touchstone_allocations() - before
        if abs(list.contentOffset.y - start - (390 - y)) > 0.5 { wrong += 1 }
        stage.pass(frames: 10)
        stage.touch(.ended, 100, y)
        stage.pass(frames: 60)
    }

    /// Flings of about a hundred frames each.
    func decelerate(frames: Int) {
        var left = frames
        var down = true
        while left > 0 {
            list.setContentOffset(CGPoint(x: 0, y: down ? 2000 : 20_000), animated: false)
            let start = list.contentOffset.y
            var y = 400.0
            stage.touch(.began, 100, y)
            for _ in 0..<6 {
                y += down ? -30 : 30
                stage.touch(.moved, 100, y)
            }
            stage.touch(.ended, 100, y)
            if !list.isDecelerating { wrong += 1 }
            let before = touchstone_allocations()
            stage.pass(frames: min(100, left))
            blocks += touchstone_allocations() - before
            if abs(list.contentOffset.y - start) < 500, left > 50 { wrong += 1 }
            left -= 100
            down.toggle()
        }
        list.stopScrollingAndZooming()
        stage.pass(frames: 60)
    }

    /// Blocks asked for in a frame of a movement under way, once all is warm.
    func blocksPerFrame(_ play: (_ frames: Int) -> Void) -> Double {
        play(1000)
        blocks = 0
        play(1000)
        return Double(blocks) / 1000
    }
}
