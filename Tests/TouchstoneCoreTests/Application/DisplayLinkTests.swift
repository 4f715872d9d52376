import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Display links on the application's clock.
@Suite(.application(tracing: .both)) @MainActor
struct DisplayLinkTests {
    let app = TestApplication.current

    private final class Player {
        var steps = 0
        func step(_ link: CADisplayLink) { steps += 1 }
    }

    private let frame = 1.0 / 60

    @Test func `A run loop retains a display link until it is invalidated`() {
        let player = Player()
        weak var link: CADisplayLink?
        do {
            let made = CADisplayLink(target: player, action: Player.step)
            made.add(to: .main, forMode: .common)
            link = made
        }
        app.advance(by: 3.5 * frame)
        #expect(player.steps == 3 && link != nil)
        link?.isPaused = true
        app.advance(by: 5 * frame)
        #expect(player.steps == 3 && link != nil)
        link?.isPaused = false
        app.advance(by: 2 * frame)
        expectEqual(player.steps, 5)
        link?.invalidate()
        app.advance(by: 3 * frame)
        #expect(player.steps == 5 && link == nil)
    }

    @Test func `A display link retains its target until it is invalidated`() {
        weak var player: Player?
        let link: CADisplayLink
        do {
            let made = Player()
            player = made
            link = CADisplayLink(target: made, action: Player.step)
        }
        link.add(to: .main, forMode: .default)
        app.advance(by: 2 * frame)
        #expect(player?.steps ?? 0 > 0)
        link.invalidate()
        #expect(player == nil)
    }

    @Test func `A display link that was removed from its run loop can be added again`() {
        let player = Player()
        let link = CADisplayLink(target: player, action: Player.step)
        link.add(to: .main, forMode: .default)
        link.add(to: .main, forMode: .tracking)
        app.advance(by: 1.5 * frame)
        expectEqual(player.steps, 1)
        link.remove(from: .main, forMode: .default)
        link.remove(from: .main, forMode: .tracking)
        app.advance(by: 3 * frame)
        expectEqual(player.steps, 1)
        link.add(to: .main, forMode: .common)
        app.advance(by: 1.5 * frame)
        #expect(player.steps > 1)
        link.invalidate()
        // A display link that was invalidated cannot be added again.
        let steps = player.steps
        link.add(to: .main, forMode: .common)
        app.advance(by: 3 * frame)
        expectEqual(player.steps, steps)
    }

    /// The interval is a whole multiple of the display's, the nearest one to the preferred interval.
    @Test(arguments: [(0, 60), (120, 60), (60, 60), (45, 60), (30, 30), (25, 30), (20, 20), (1, 1)])
    func `A display link is called at the supported rate nearest to its preferred rate`(_ preferred: Int, _ rate: Int) {
        let player = Player()
        let link = CADisplayLink(target: player, action: Player.step)
        link.preferredFramesPerSecond = preferred
        #expect(abs(link.duration - 1 / Double(rate)) < 1e-9)
        link.add(to: .main, forMode: .common)
        app.advance(by: 1 + frame / 2)
        expectEqual(player.steps, rate)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        link.invalidate()
    }

    @Test func `A screen creates a display link that runs when it is added to a run loop`() {
        let player = Player()
        let link = UIScreen.main.displayLink(
            withTarget: player, selector: Selector(Player.step, name: "step:"))
        app.advance(by: 2.5 * frame)
        expectEqual(player.steps, 0)
        link?.add(to: .main, forMode: .common)
        app.advance(by: 3 * frame)
        expectEqual(player.steps, 3)
        link?.invalidate()
    }
}
