import Foundation
import Synchronization
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Several hosts on their own threads.
@Suite(.application(tracing: .both)) @MainActor
struct ConcurrentHostsTests {
    /// A view that logs the taps of each host and runs `work` for each.
    private final class Busy: UIView {
        var began = [[Int]](repeating: [], count: 8)
        var ended = [[Int]](repeating: [], count: 8)
        var work: () -> Void = {}

        /// `y` encodes the host, `x` the number of the tap.
        private func note(_ touches: Set<UITouch>, in list: inout [[Int]]) {
            for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
                let place = touch.location(in: nil)
                list[Int(place.y / 100)].append(Int(place.x.rounded()))
            }
            work()
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, in: &began) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, in: &ended) }
    }

    @Test func `RL-5: touches from eight threads all arrive in order`() {
        let app = TestApplication.current
        let window = app.makeWindow()
        let busy = Busy(frame: window.bounds)
        busy.isMultipleTouchEnabled = true
        window.addSubview(busy)
        let own = app.application.makePort()
        busy.work = { [unowned busy] in
            let view = UIView(frame: CGRect(x: 0, y: 800, width: 40, height: 40))
            busy.addSubview(view)
            _ = own.send(HoverSample(time: 0, location: CGPoint(x: 10, y: 820)))
            if busy.subviews.count > 20 { busy.subviews.first?.removeFromSuperview() }
        }
        let taps = 300
        let threadsLeft = Mutex(8)
        for host in 0..<8 {
            let port = app.application.makePort()
            Thread.detachNewThread {
                for tap in 0..<taps {
                    for phase in [TouchSample.Phase.began, .moved, .moved, .ended] {
                        let place = CGPoint(x: Double(tap), y: Double(host) * 100 + 50)
                        let sample = TouchSample(id: 1, phase: phase, time: Double(tap), location: place)
                        while !port.send(sample) { Thread.sleep(forTimeInterval: 0.001) }
                    }
                }
                threadsLeft.withLock { $0 -= 1 }
            }
        }
        let limit = Date(timeIntervalSinceNow: 600)
        while threadsLeft.withLock({ $0 }) > 0, Date() < limit { app.application.service() }
        app.application.service()
        let everyTap = Array(0..<taps)
        for host in 0..<8 {
            expectEqual(busy.began[host], everyTap)
            expectEqual(busy.ended[host], everyTap)
        }
        withExtendedLifetime(own) {}
    }
}
