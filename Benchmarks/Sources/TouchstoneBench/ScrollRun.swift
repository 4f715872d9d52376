import AllocationCount
import UIKit

/// A list, a finger, and the number of wrong content offsets.
@MainActor
final class ScrollRun {
    private let stage = Stage(side: 1024)
    private let list: UIScrollView
    /// The start of downward drags and flings, in points.
    private let from: CGFloat
    /// The movement of the finger in a frame of a drag, in points.
    private let step: Double
    private(set) var wrong = 0
    private var blocks = 0

    init(_ list: UIScrollView, from: CGFloat, step: Double) {
        self.list = list
        self.from = from
        self.step = step
        stage.window.addSubview(list)
        stage.application.service()
    }

    /// Drags up and down after the first 10 points have been consumed.
    func drag(frames: Int) {
        list.setContentOffset(CGPoint(x: 0, y: from), animated: false)
        var y = 400.0
        stage.touch(.began, 100, y)
        y -= max(10, step)
        stage.touch(.moved, 100, y)
        let (start, top) = (list.contentOffset.y, y)
        let before = touchstone_allocations()
        for frame in 0..<frames {
            y += frame / 100 % 2 == 0 ? -step : step
            stage.touch(.moved, 100, y)
        }
        blocks += touchstone_allocations() - before
        if abs(list.contentOffset.y - start - (top - y)) > 0.5 { wrong += 1 }
        stage.pass(frames: 10)
        stage.touch(.ended, 100, y)
        stage.pass(frames: 60)
    }

    /// Performs flings of about a hundred frames each.
    func decelerate(frames: Int) {
        var left = frames
        var down = true
        while left > 0 {
            list.setContentOffset(CGPoint(x: 0, y: down ? from : 20_000), animated: false)
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

    /// The allocations in a frame of a scroll in progress, after a warm-up.
    func blocksPerFrame(_ play: (_ frames: Int) -> Void) -> Double {
        play(1000)
        blocks = 0
        play(1000)
        return Double(blocks) / 1000
    }

    /// Measures both, or performs them the given number of times.
    func measure(_ name: String, _ measuring: Measuring, frames: Int) {
        let watch = Stopwatch(measuring: measuring)
        watch.row(name, "drag", points: frames, parts: frames) {
            wrong
        } work: {
            drag(frames: frames)
        }
        watch.row(name, "deceleration", points: frames, parts: frames) {
            wrong
        } work: {
            decelerate(frames: frames)
        }
    }
}
