import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneTouchscreenDecoder
import UIKit

/// Real fingers in a scroll view; a device unit is a point. The content follows the finger to the point, and as it lifts goes on
/// with the finger's own velocity.
@Suite(.application) @MainActor
struct ScrollingFingersTests {
    /// Recordings in which one finger drags: where it went, and whether it was moving as it left.
    nonisolated private static let drags = ["02", "09", "17"]

    @Test(arguments: drags) func `SV-20, SV-21: recorded drags`(number: String) throws {
        guard let folder = HardwareRecordings.folder() else { return }
        let entry = try #require(try HardwareRecordings.entries(folder).first { $0.file.hasPrefix(number) })
        let frames = try HardwareRecordings.recording(entry.file, folder).touchReports(.identity)
        let list = EndlessList(TestApplication.current)
        list.play(frames)
        list.checkThatItFollowed()
        list.checkTheFling()
    }

    /// Two fingers that drag together scroll like one.
    @Test func `SV-6: two recorded fingers scroll`() throws {
        guard let folder = HardwareRecordings.folder() else { return }
        let entry = try #require(try HardwareRecordings.entries(folder).first { $0.file.hasPrefix("05") })
        let frames = try HardwareRecordings.recording(entry.file, folder).touchReports(.identity)
        let list = EndlessList(TestApplication.current)
        list.play(frames)
        #expect(list.wasDragged)
        #expect(!list.scroll.isTracking)
    }
}

/// A scroll view with so much content on all sides that no edge is near.
@MainActor
private final class EndlessList: UIScrollViewDelegate {
    private let app: TestApplication
    let scroll: UIScrollView
    private let start = CGPoint(x: 500_000, y: 500_000)
    /// The finger's way at each step of the drag, and the content's.
    private var steps: [(finger: CGPoint, content: CGPoint)] = []
    private var lift: (time: TimeInterval, offset: CGPoint, velocity: CGPoint, target: CGPoint)?
    private(set) var wasDragged = false
    private var down: CGPoint?

    init(_ app: TestApplication) {
        self.app = app
        let window = app.makeWindow()
        window.frame = CGRect(x: 0, y: 0, width: 20_000, height: 20_000)
        scroll = UIScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 1_000_000, height: 1_000_000)
        scroll.contentOffset = start
        window.addSubview(scroll)
        scroll.delegate = self
    }

    func play(_ frames: [DeviceReport]) {
        app.play(frames)
    }

    private var finger: CGPoint { scroll.panGestureRecognizer.location(in: nil) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        wasDragged = true
        let moved = scrollView.panGestureRecognizer.translation(in: nil)
        // Where the finger would be without the slop.
        down = CGPoint(x: finger.x - moved.x, y: finger.y - moved.y)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging, let down else { return }
        steps.append(
            (
                CGPoint(x: finger.x - down.x, y: finger.y - down.y),
                CGPoint(x: start.x - scrollView.contentOffset.x, y: start.y - scrollView.contentOffset.y)
            ))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lift = (app.clock.now, scrollView.contentOffset, velocity, targetContentOffset.pointee)
    }

    func checkThatItFollowed() {
        #expect(steps.count > 5)
        for (finger, content) in steps {
            #expect(abs(finger.x - content.x) <= 1 && abs(finger.y - content.y) <= 1)
        }
    }

    /// The content goes on from the finger's velocity, and ends where that leads to.
    func checkTheFling() {
        guard let lift else {
            Issue.record("the drag did not end")
            return
        }
        let natural = CGPoint(
            x: lift.offset.x + lift.velocity.x * 499, y: lift.offset.y + lift.velocity.y * 499)
        #expect(abs(lift.target.x - natural.x) <= 6 && abs(lift.target.y - natural.y) <= 6)
        app.advance(by: 10)
        #expect(!scroll.isDecelerating)
        #expect(abs(scroll.contentOffset.x - lift.target.x) <= 1)
        #expect(abs(scroll.contentOffset.y - lift.target.y) <= 1)
    }
}
