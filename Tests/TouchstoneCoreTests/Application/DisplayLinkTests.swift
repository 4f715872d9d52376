import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A display link as applications have it, on the application's clock.
@Suite(.application(tracing: .both)) @MainActor
struct DisplayLinkTests {
    let app = TestApplication.current

    private final class Player {
        var steps = 0
        func step(_ link: CADisplayLink) { steps += 1 }
    }

    private let frame = 1.0 / 60

    @Test func `The loop keeps it until it is invalidated`() {
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
        #expect(player.steps == 5)
        link?.invalidate()
        app.advance(by: 3 * frame)
        #expect(player.steps == 5 && link == nil)
    }

    @Test func `It keeps its target until then`() {
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

    @Test func `One that is taken out of its loop can be added again`() {
        let player = Player()
        let link = CADisplayLink(target: player, action: Player.step)
        link.add(to: .main, forMode: .default)
        link.add(to: .main, forMode: .tracking)
        app.advance(by: 1.5 * frame)
        #expect(player.steps == 1)
        link.remove(from: .main, forMode: .default)
        link.remove(from: .main, forMode: .tracking)
        app.advance(by: 3 * frame)
        #expect(player.steps == 1)
        link.add(to: .main, forMode: .common)
        app.advance(by: 1.5 * frame)
        #expect(player.steps > 1)
        link.invalidate()
        // Nothing brings back one that was invalidated.
        let steps = player.steps
        link.add(to: .main, forMode: .common)
        app.advance(by: 3 * frame)
        #expect(player.steps == steps)
    }

    /// Frames are whole multiples of the display's, the nearest to what is asked for.
    @Test(arguments: [(0, 60), (120, 60), (60, 60), (45, 60), (30, 30), (25, 30), (20, 20), (1, 1)])
    func `It is called as often as it likes`(_ preferred: Int, _ rate: Int) {
        let player = Player()
        let link = CADisplayLink(target: player, action: Player.step)
        link.preferredFramesPerSecond = preferred
        #expect(abs(link.duration - 1 / Double(rate)) < 1e-9)
        link.add(to: .main, forMode: .common)
        app.advance(by: 1 + frame / 2)
        #expect(player.steps == rate)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        link.invalidate()
    }
}
