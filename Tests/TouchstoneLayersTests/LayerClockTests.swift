import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The local time of layers, which applies to their sublayers and animations.
@Suite(.application) @MainActor
struct LayerClockTests {
    let app = TestApplication.current
    let window: UIWindow
    let holder = CALayer()
    let dot = CALayer()

    init() {
        window = app.makeWindow()
        window.layer.addSublayer(holder)
        holder.addSublayer(dot)
        app.settle()
    }

    private func animate() {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (100, 200, 1)
        dot.add(animation, forKey: "move")
    }

    private func presented(after time: Double) -> Double {
        if time > 0 { app.advance(by: time) }
        return (Double(dot.presentation()?.position.x ?? -1) * 1000).rounded() / 1000
    }

    @Test func `convertTime converts between the local times of layers`() {
        (holder.beginTime, holder.speed, holder.timeOffset) = (10, 2, 1)
        (dot.beginTime, dot.speed, dot.timeOffset) = (4, 0.5, 3)
        // (15 - 10) · 2 + 1 = 11, and (11 - 4) · 0.5 + 3 = 6.5.
        expectEqual(holder.convertTime(15, from: nil), 11)
        expectEqual(dot.convertTime(11, from: holder), 6.5)
        expectEqual(dot.convertTime(15, from: nil), 6.5)
        expectEqual(dot.convertTime(6.5, to: holder), 11)
        expectEqual(dot.convertTime(6.5, to: nil), 15)
        expectEqual(holder.convertTime(11, to: nil), 15)
        expectEqual(holder.convertTime(11, to: dot), 6.5)
    }

    @Test func `A layer with speed 2 animates twice as fast`() {
        dot.speed = 2
        animate()
        expectEqual(presented(after: 0.25), 150)
        expectEqual(presented(after: 0.2), 190)
        expectEqual(presented(after: 0.1), 0)
    }

    @Test func `The speeds of a layer and its superlayer multiply`() {
        (holder.speed, dot.speed) = (4, 0.5)
        animate()
        expectEqual(presented(after: 0.25), 150)
        expectEqual(presented(after: 0.2), 190)
        expectEqual(presented(after: 0.1), 0)
    }

    @Test func `A superlayer with speed 0 pauses the animations of its sublayers`() {
        animate()
        expectEqual(presented(after: 0.25), 125)
        let paused = holder.convertTime(CACurrentMediaTime(), from: nil)
        (holder.speed, holder.timeOffset) = (0, paused)
        expectEqual(presented(after: 0), 125)
        expectEqual(presented(after: 3), 125)
        let offset = holder.timeOffset
        (holder.speed, holder.timeOffset, holder.beginTime) = (1, 0, 0)
        holder.beginTime = holder.convertTime(CACurrentMediaTime(), from: nil) - offset
        expectEqual(presented(after: 0), 125)
        expectEqual(presented(after: 0.5), 175)
        expectEqual(presented(after: 0.2), 195)
        expectEqual(presented(after: 0.1), 0)
        #expect(dot.animationKeys() == nil)
    }

    @Test func `A time offset of a superlayer advances the animations of its sublayers`() {
        animate()
        holder.timeOffset = 0.5
        expectEqual(presented(after: 0), 150)
        expectEqual(presented(after: 0.25), 175)
        expectEqual(presented(after: 0.2), 195)
        expectEqual(presented(after: 0.1), 0)
    }

    @Test func `A layer with default timing has the local time of its superlayer`() {
        #expect(dot.speed == 1 && dot.timeOffset == 0 && dot.beginTime == 0)
        #expect(dot.convertTime(7, from: nil) == 7 && dot.convertTime(7, to: window.layer) == 7)
    }
}
