import TouchstoneTesting
import UIKit

/// A random screen, into which a mistake can be injected.
@MainActor
protocol FaultyScreen: AnyObject {
    var app: TestApplication { get }
    var window: UIWindow { get }
    /// The point of the touch, in the window's coordinates.
    var point: CGPoint { get }
    /// The question for `explain`.
    var question: TouchExplanation.Wanted { get }
    /// Whether the same gesture reaches the goal after the mistake is corrected.
    var isGestureCorrect: Bool { get }
    /// Performs the gesture of the goal and returns whether the goal was reached.
    func play() -> Bool
    /// Removes the views of the screen.
    func dismantle()
}

/// A kind of mistake with its known cause.
@MainActor
protocol RandomFault {
    var name: String { get }
    /// Whether `explain` must find it without a touch, from the screen and the point alone.
    var isVisibleWithoutTouch: Bool { get }
    /// Draws a screen for it.
    func draw(_ random: inout SeededRandomNumberGenerator) -> DrawnFault
}

/// A screen that can be built with and without a mistake.
struct DrawnFault {
    /// Creates the screen for the parameter `isFaulty`. The mistake is not yet injected.
    let makeScreen: @MainActor (TestApplication, _ isFaulty: Bool) -> any FaultyScreen
    /// Injects the mistake into the screen that `makeScreen` created. Returns `nil` if the screen does not permit it.
    let inject: @MainActor (any FaultyScreen) -> ScreenFault.Expectation?
}

extension ScreenFault: RandomFault {
    func draw(_ random: inout SeededRandomNumberGenerator) -> DrawnFault {
        let goal = goals[random.below(goals.count)]
        let depth = 1 + random.below(6)
        let place = !isForAncestor ? depth : !isForWanted ? random.below(depth) : random.below(depth + 1)
        let layout = random.next()
        return DrawnFault { app, isFaulty in
            var random = SeededRandomNumberGenerator(layout)
            return RandomScreen(
                app, &random, goal: goal, faulty: isFaulty ? self : .none, place: place, depth: depth)
        } inject: { screen in
            var random = SeededRandomNumberGenerator(layout &+ 1)
            return inject(screen as! RandomScreen, place, &random)
        }
    }
}
