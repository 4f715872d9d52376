import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The positions of a property animator's views when it is reversed, stopped or finished. The box moves from 50 to 250 in 2 seconds.
@Suite(.application) @MainActor
struct AnimatorPositionTests {
    let app = TestApplication.current
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let log = Log()

    private final class Log {
        var calls: [String] = []
    }

    init() {
        app.makeWindow().addSubview(box)
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        app.settle()
    }

    private func animator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [box] in box.center.x = 250 }
        animator.addCompletion { [log] in log.calls.append("\(name($0))") }
        return animator
    }

    private func rounded(_ value: CGFloat) -> Double { (Double(value) * 1000).rounded() / 1000 }
    /// The center of the box in the presentation layer and in the model.
    private var seen: Double { rounded(box.layer.presentation()?.position.x ?? -1) }
    private var center: Double { rounded(box.center.x) }

    // MARK: Reversing

    @Test func `A running animator that is reversed turns around at its current position`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.isReversed = true
        #expect(animator.isRunning && rounded(animator.fractionComplete) == 0.75 && seen == 100)
        app.advance(by: 0.25)
        #expect(rounded(animator.fractionComplete) == 0.875 && seen == 75 && log.calls == [])
        app.advance(by: 0.3)
        #expect(animator.state == .inactive && seen == 50 && center == 50 && log.calls == ["start"])
    }

    @Test func `A reversed animator turns around again`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 1)
        animator.isReversed = true
        app.advance(by: 0.5)
        animator.isReversed = false
        #expect(rounded(animator.fractionComplete) == 0.25 && seen == 100)
        app.advance(by: 1.4)
        #expect(seen == 240 && log.calls == [])
        app.advance(by: 0.2)
        #expect(seen == 250 && center == 250 && log.calls == ["end"])
    }

    @Test func `A paused animator that is reversed stays at its current position`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(!animator.isRunning && rounded(animator.fractionComplete) == 0.75 && seen == 100)
        animator.fractionComplete = 0.5
        expectEqual(seen, 150)
        animator.startAnimation()
        app.advance(by: 0.5)
        #expect(seen == 100 && log.calls == [])
        app.advance(by: 0.6)
        #expect(seen == 50 && center == 50 && log.calls == ["start"])
    }

    @Test func `An animator reversed before its start runs from the final values to the initial ones`() {
        let animator = animator()
        animator.isReversed = true
        animator.startAnimation()
        #expect(animator.fractionComplete == 0 && seen == 250)
        app.advance(by: 0.5)
        expectEqual(seen, 200)
        app.advance(by: 1.6)
        #expect(seen == 50 && center == 50 && log.calls == ["start"])
    }

    @Test func `An animator that pauses on completion can be reversed at its end`() {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        app.advance(by: 2.5)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && seen == 250)
        animator.isReversed = true
        animator.startAnimation()
        app.advance(by: 0.5)
        #expect(seen == 200 && animator.isRunning)
        app.advance(by: 1.6)
        #expect(seen == 50 && animator.state == .active && log.calls == [])
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(seen == 50 && center == 50 && animator.state == .inactive && log.calls == ["start"])
    }

    // MARK: Stopping

    @Test func `Views keep their visible values when an animator stops`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(seen == 100 && center == 100)
        app.advance(by: 3)
        #expect(seen == 100 && log.calls == [])
    }

    @Test(arguments: [(.start, 50), (.current, 100), (.end, 250)] as [(UIViewAnimatingPosition, Double)])
    func `A stopped animator finishes at the given position`(_ position: UIViewAnimatingPosition, _ place: Double) {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && seen == 100 && center == 100 && log.calls == [])
        box.alpha = 0.5
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && seen == place && center == place && box.alpha == 0.5)
        expectEqual(log.calls, [name(position)])
    }

    @Test func `A background color stops halfway and finishes at its start`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
            box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.stopAnimation(false)
        let parts = box.backgroundColor?.cgColor.components?.map { rounded($0) }
        expectEqual(parts, [0.5, 0, 0.5, 1])
        animator.finishAnimation(at: .start)
        expectEqual(box.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `A stopped animator ignores startAnimation, pauseAnimation and fractionComplete`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.stopAnimation(false)
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.9
        #expect(animator.state == .stopped && rounded(animator.fractionComplete) == 0.25 && seen == 100)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && log.calls == [])
    }

    @Test func `stopAnimation has no effect on an animator that has not started`() {
        let animator = animator()
        animator.stopAnimation(false)
        expectEqual(animator.state, .inactive)
        animator.startAnimation()
        app.advance(by: 2.1)
        #expect(center == 250 && log.calls == ["end"])
    }

    @Test func `A pause before a delayed start keeps the animator paused`() {
        let animator = animator()
        animator.startAnimation(afterDelay: 1)
        app.advance(by: 0.5)
        animator.pauseAnimation()
        app.advance(by: 2)
        #expect(animator.state == .active && !animator.isRunning && seen == 50)
    }

    @Test func `A delayed animator runs although the application does not retain it`() {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1, options: .curveLinear) { [box] in
            box.center.x = 250
        } completion: { [log] in
            log.calls.append(name($0))
        }
        app.advance(by: 1.5)
        expectEqual(seen, 150)
        app.advance(by: 0.6)
        #expect(seen == 250 && log.calls == ["end"])
    }

    // MARK: Fractions and delays

    @Test func `A running animator continues from a fraction that is set`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 1.5)
        animator.fractionComplete = 0.25
        #expect(animator.isRunning && seen == 100)
        app.advance(by: 1.4)
        #expect(seen == 240 && log.calls == [])
        app.advance(by: 0.2)
        #expect(seen == 250 && log.calls == ["end"])
    }

    @Test func `Animations with a delay factor begin after that part of the duration`() {
        let animator = animator()
        animator.addAnimations({ [box] in box.center.y = 150 }, delayFactor: 0.5)
        animator.startAnimation()
        func height() -> Double { rounded(box.layer.presentation()?.position.y ?? -1) }
        app.advance(by: 0.9)
        #expect(seen == 140 && height() == 50 && box.center.y == 150)
        app.advance(by: 0.6)
        #expect(seen == 200 && height() == 100)
        app.advance(by: 0.6)
        #expect(seen == 250 && height() == 150 && log.calls == ["end"])
    }

    @Test func `A delay factor is a part of the remaining duration`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 1)
        animator.addAnimations({ [box] in box.center.y = 150 }, delayFactor: 0.5)
        func height() -> Double { rounded(box.layer.presentation()?.position.y ?? -1) }
        app.advance(by: 0.5)
        expectEqual(height(), 50)
        app.advance(by: 0.25)
        expectEqual(height(), 100)
        app.advance(by: 0.3)
        #expect(height() == 150 && log.calls == ["end"])
    }

    @Test func `Animations added late stay at their start when the fraction is set back`() {
        let animator = animator()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.addAnimations { [box] in box.center.y = 150 }
        func height() -> Double { rounded(box.layer.presentation()?.position.y ?? -1) }
        #expect(seen == 150 && height() == 50)
        animator.fractionComplete = 0.75
        #expect(seen == 200 && height() == 100)
        animator.fractionComplete = 0.25
        #expect(seen == 100 && height() == 50)
    }

    @Test func `Fractions and delay factors of NaN are treated as zero`() {
        let animator = animator()
        animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: .nan)
        animator.pauseAnimation()
        animator.fractionComplete = .nan
        #expect(animator.fractionComplete == 0 && seen == 50)
        animator.startAnimation()
        app.advance(by: 2.1)
        #expect(box.alpha == 0 && log.calls == ["end"])
    }
}

private func name(_ position: UIViewAnimatingPosition) -> String {
    switch position {
    case .start: "start"
    case .current: "current"
    default: "end"
    }
}
