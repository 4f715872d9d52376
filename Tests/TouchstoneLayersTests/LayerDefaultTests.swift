import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// The settings of new animations, emitters and layout managers, as Apple documents them.
@Suite(.application) @MainActor
struct LayerDefaultTests {
    @Test func `A cell of an emitter emits nothing and moves nothing`() {
        let cell = CAEmitterCell()
        #expect(cell.isEnabled && cell.name == nil)
        #expect(
            [cell.birthRate, cell.lifetime, cell.lifetimeRange, cell.redRange, cell.greenRange, cell.blueRange]
                .allSatisfy { $0 == 0 })
        #expect(
            [cell.velocity, cell.velocityRange, cell.emissionLatitude, cell.emissionLongitude].allSatisfy { $0 == 0 })
        #expect(
            [cell.emissionRange, cell.xAcceleration, cell.yAcceleration, cell.zAcceleration].allSatisfy { $0 == 0 })
        #expect(
            [cell.scaleRange, cell.scaleSpeed, cell.spin, cell.spinRange].allSatisfy { $0 == 0 } && cell.scale == 1)
    }

    @Test func `An emitter multiplies with one`() {
        let layer = CAEmitterLayer()
        #expect([layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin].allSatisfy { $0 == 1 })
        #expect(layer.emitterPosition == .zero && layer.emitterSize == .zero && layer.emitterShape == .point)
        #expect([layer.emitterZPosition, layer.emitterDepth].allSatisfy { $0 == 0 } && layer.seed == 0)
        #expect(layer.emitterMode == .volume && layer.renderMode == .unordered && !layer.preservesDepth)
    }

    @Test func `A layer begins at time 0 and an animation has no length of its own`() {
        let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        for timing in [layer, animation] as [any CAMediaTiming] {
            #expect([timing.beginTime, timing.timeOffset, timing.repeatDuration].allSatisfy { $0 == 0 })
            #expect(timing.speed == 1 && timing.repeatCount == 0 && !timing.autoreverses && timing.fillMode == .removed)
        }
        #expect(
            animation.duration == 0 && animation.isRemovedOnCompletion && !animation.isAdditive
                && !animation.isCumulative)
        let spring = CASpringAnimation(keyPath: "opacity")
        expectEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], [1, 100, 10, 0])
    }

    @Test func `A layout manager`() {
        let manager = NSLayoutManager()
        #expect(manager.usesFontLeading && !manager.allowsNonContiguousLayout)
        #expect(manager.textStorage == nil && manager.textContainers.isEmpty)
    }
}
