import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Transactions with changes and animations of a layer whose opacity is 1.
@Suite(.application) @MainActor
struct TransactionTests {
    let app = TestApplication.current
    let window: UIWindow
    let dot = CALayer()
    private let log = Log()

    private final class Log {
        var calls: [String] = []
    }

    init() {
        window = app.makeWindow()
        window.layer.addSublayer(dot)
        app.settle()
    }

    private func animate(_ path: String = "position.x", _ duration: Double, key: String? = nil) {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
        dot.add(animation, forKey: key)
    }

    /// Changes the opacity with linear timing.
    private func fade(to opacity: Float) {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        dot.opacity = opacity
    }

    private func note(_ call: String) -> () -> Void {
        let log = self.log
        return { log.calls.append(call) }
    }

    private var seen: Double { (Double(dot.presentation()?.opacity ?? -1) * 1000).rounded() / 1000 }

    private func presented(after time: Double) -> Double {
        app.advance(by: time)
        return seen
    }

    // MARK: Settings

    @Test func `A change animates for a quarter of a second`() {
        fade(to: 0)
        #expect(dot.opacity == 0 && seen == 1)
        expectEqual(presented(after: 0.125), 0.5)
        expectEqual(presented(after: 0.1), 0.1)
        #expect(presented(after: 0.1) == 0 && dot.animationKeys() == nil)
    }

    @Test func `A transaction sets the duration of its changes`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        fade(to: 0)
        CATransaction.commit()
        expectEqual(presented(after: 0.5), 0.75)
        expectEqual(presented(after: 1), 0.25)
        #expect(presented(after: 0.6) == 0 && dot.animationKeys() == nil)
    }

    @Test func `A transaction sets the timing function of its changes`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        dot.opacity = 0
        CATransaction.commit()
        app.advance(by: 0.5)
        #expect(abs(seen - (1 - 0.31536)) < 0.001)
    }

    @Test func `Settings of an inner transaction end with the transaction`() {
        let outer = CAMediaTimingFunction(name: .easeIn)
        let inner = CAMediaTimingFunction(name: .easeOut)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setAnimationTimingFunction(outer)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() === outer)
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setAnimationTimingFunction(inner)
        CATransaction.setDisableActions(false)
        #expect(CATransaction.animationDuration() == 0.5 && !CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() === inner)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() === outer)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() == nil)
    }

    @Test func `A change with disabled actions does not animate`() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.opacity = 0
        CATransaction.commit()
        #expect(seen == 0 && dot.animationKeys() == nil)
        fade(to: 1)
        expectEqual(presented(after: 0.125), 0.5)
    }

    @Test func `An inner transaction can enable actions again`() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        CATransaction.setAnimationDuration(1)
        fade(to: 0)
        CATransaction.commit()
        dot.cornerRadius = 7
        CATransaction.commit()
        #expect(dot.animationKeys() == ["opacity"] && dot.presentation()?.cornerRadius == 7)
        expectEqual(presented(after: 0.25), 0.75)
    }

    @Test func `An animation without a duration has the duration of its transaction`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        animate("opacity", 0)
        CATransaction.commit()
        expectEqual(presented(after: 0.5), 0.25)
        expectEqual(presented(after: 1), 0.75)
    }

    @Test func `An animation with a duration ignores the duration of its transaction`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        animate("opacity", 1)
        CATransaction.commit()
        expectEqual(presented(after: 0.5), 0.5)
    }

    @Test func `Settings of the implicit transaction last until the end of the run-loop iteration`() {
        CATransaction.setAnimationDuration(1)
        expectEqual(CATransaction.animationDuration(), 1)
        app.settle()
        expectEqual(CATransaction.animationDuration(), 0.25)
    }

    @Test func `An NSNull action disables the implicit animation of its key`() {
        dot.actions = ["opacity": NSNull()]
        dot.opacity = 0
        dot.cornerRadius = 4
        #expect(seen == 0 && dot.animationKeys() == ["cornerRadius"])
    }

    @Test func `The layer of a view does not animate implicitly`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        app.settle()
        view.layer.opacity = 0
        #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 0)
    }

    @Test func `Setting an equal value starts no animation`() {
        dot.opacity = 1
        #expect(dot.animationKeys() == nil)
    }

    // MARK: Completion blocks

    @Test func `The completion block of a transaction without animations is called when it is committed`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("done"))
        expectEqual(log.calls, [])
        CATransaction.commit()
        expectEqual(log.calls, ["done"])
        app.advance(by: 1)
        expectEqual(log.calls, ["done"])
    }

    @Test func `The completion block is called when the last animation of the transaction ends`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("done"))
        animate("position.x", 1)
        animate("position.y", 2)
        CATransaction.commit()
        app.advance(by: 1.9)
        expectEqual(log.calls, [])
        app.advance(by: 0.2)
        expectEqual(log.calls, ["done"])
    }

    @Test func `The completion block does not wait for an animation that is removed`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("done"))
        animate("position.x", 1, key: "short")
        animate("position.y", 9, key: "long")
        CATransaction.commit()
        dot.removeAnimation(forKey: "long")
        expectEqual(log.calls, [])
        app.advance(by: 1.1)
        expectEqual(log.calls, ["done"])
    }

    @Test func `The completion block waits for implicit animations`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setCompletionBlock(note("done"))
        dot.opacity = 0
        CATransaction.commit()
        app.advance(by: 0.9)
        expectEqual(log.calls, [])
        app.advance(by: 0.2)
        expectEqual(log.calls, ["done"])
    }

    @Test func `An outer transaction waits for the animations of an inner one`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("outer"))
        CATransaction.begin()
        #expect(CATransaction.completionBlock() == nil)
        CATransaction.setCompletionBlock(note("inner"))
        animate("position.x", 1)
        CATransaction.commit()
        animate("position.y", 2)
        CATransaction.commit()
        app.advance(by: 1.1)
        expectEqual(log.calls, ["inner"])
        app.advance(by: 1)
        expectEqual(log.calls, ["inner", "outer"])
    }

    @Test func `An inner transaction does not wait for the outer one`() {
        CATransaction.begin()
        animate("position.y", 2)
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("inner"))
        CATransaction.commit()
        expectEqual(log.calls, ["inner"])
        CATransaction.commit()
    }

    @Test func `A completion block that is replaced is called at once if there are no animations`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("first"))
        CATransaction.setCompletionBlock(note("second"))
        expectEqual(log.calls, ["first"])
        CATransaction.commit()
        expectEqual(log.calls, ["first", "second"])
    }

    @Test func `A replaced completion block is called when its own animations end`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("first"))
        animate("position.x", 1)
        CATransaction.setCompletionBlock(note("second"))
        animate("position.y", 2)
        CATransaction.commit()
        app.advance(by: 0.9)
        expectEqual(log.calls, [])
        app.advance(by: 0.2)
        expectEqual(log.calls, ["first"])
        app.advance(by: 1)
        expectEqual(log.calls, ["first", "second"])
    }

    @Test func `A completion block does not wait for animations that were added before it was set`() {
        CATransaction.begin()
        animate("position.x", 2)
        CATransaction.setCompletionBlock(note("done"))
        animate("position.y", 1)
        CATransaction.commit()
        app.advance(by: 1.1)
        expectEqual(log.calls, ["done"])
        app.advance(by: 2)
        expectEqual(log.calls, ["done"])
    }

    @Test func `The completion block is called after the completions of view animations`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        app.settle()
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("transaction"))
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: { [log] _ in
            log.calls.append("view")
        }
        CATransaction.commit()
        app.advance(by: 0.9)
        expectEqual(log.calls, [])
        app.advance(by: 0.2)
        expectEqual(log.calls, ["view", "transaction"])
    }

    @Test func `The completion block does not wait for a view animation without changes`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("transaction"))
        UIView.animate(withDuration: 1) {}
        CATransaction.commit()
        expectEqual(log.calls, ["transaction"])
    }

    @Test func `The completion block waits for a push`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        app.settle()
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("pushed"))
        navigation.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
        expectEqual(log.calls, [])
        app.advance(by: 1)
        #expect(log.calls == ["pushed"] && navigation.viewControllers.count == 2)
    }

    @Test func `flush commits the implicit transaction`() {
        CATransaction.setCompletionBlock(note("done"))
        expectEqual(log.calls, [])
        CATransaction.flush()
        #expect(log.calls == ["done"] && CATransaction.animationDuration() == 0.25)
    }

    @Test func `flush does not commit an explicit transaction`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("done"))
        CATransaction.flush()
        expectEqual(log.calls, [])
        CATransaction.commit()
        expectEqual(log.calls, ["done"])
    }

    @Test func `Values are set by their keys`() {
        CATransaction.begin()
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: "no such key")
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        expectEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 2)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
    }
}
