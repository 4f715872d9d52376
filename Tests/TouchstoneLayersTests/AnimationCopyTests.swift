import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// A copy of an animation, such as the one that a layer runs, has all values of the original.
@Suite(.application) @MainActor
struct AnimationCopyTests {
    private func copy<Animation: CAAnimation>(_ animation: Animation) throws -> Animation {
        try #require(animation.copy() as? Animation)
    }

    @Test func `The timing is copied`() throws {
        let animation = CAAnimation()
        (animation.beginTime, animation.timeOffset, animation.duration) = (1, 2, 3)
        (animation.speed, animation.repeatCount, animation.repeatDuration) = (4, 5, 6)
        (animation.autoreverses, animation.fillMode, animation.isRemovedOnCompletion) = (true, .both, false)
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let made = try copy(animation)
        #expect(made !== animation)
        expectEqual([made.beginTime, made.timeOffset, made.duration, made.repeatDuration], [1, 2, 3, 6])
        expectEqual([made.speed, made.repeatCount], [4, 5])
        #expect(made.autoreverses && made.fillMode == .both && !made.isRemovedOnCompletion)
        #expect(made.timingFunction != nil)
    }

    @Test func `The values of a basic animation are copied`() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.byValue) = (1.0, 2.0, 3.0)
        (animation.isAdditive, animation.isCumulative) = (true, true)
        let made = try copy(animation)
        expectEqual([made.fromValue, made.toValue, made.byValue].compactMap { $0 as? Double }, [1, 2, 3])
        #expect(made.keyPath == "opacity" && made.isAdditive && made.isCumulative)
    }

    @Test func `The spring is copied`() throws {
        let animation = CASpringAnimation(keyPath: "opacity")
        (animation.mass, animation.stiffness, animation.damping, animation.initialVelocity) = (2, 3, 4, 5)
        let made = try copy(animation)
        expectEqual([made.mass, made.stiffness, made.damping, made.initialVelocity], [2, 3, 4, 5])
    }

    @Test func `The key frames are copied`() throws {
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.values, animation.keyTimes, animation.path) = ([1, 2], [0, 1], CGPath(rect: .zero, transform: nil))
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        (animation.calculationMode, animation.rotationMode) = (.paced, .rotateAuto)
        (animation.tensionValues, animation.continuityValues, animation.biasValues) = ([1], [2], [3])
        let made = try copy(animation)
        #expect(made.values?.compactMap { $0 as? Int } == [1, 2] && made.keyTimes == [0, 1] && made.path != nil)
        #expect(made.timingFunctions?.count == 1 && made.calculationMode == .paced && made.rotationMode == .rotateAuto)
        #expect(made.tensionValues == [1] && made.continuityValues == [2] && made.biasValues == [3])
    }

    @Test func `The members of a group are copied`() throws {
        let (group, member) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
        member.duration = 2
        group.animations = [member]
        let made = try #require(try copy(group).animations?.first as? CABasicAnimation)
        #expect(made !== member && made.keyPath == "opacity" && made.duration == 2)
    }

    @Test func `The kind and direction of a transition are copied`() throws {
        let transition = CATransition()
        (transition.type, transition.subtype) = (.push, .fromTop)
        (transition.startProgress, transition.endProgress) = (0.25, 0.75)
        let made = try copy(transition)
        #expect(made.type == .push && made.subtype == .fromTop)
        #expect(made.startProgress == 0.25 && made.endProgress == 0.75)
    }
}
