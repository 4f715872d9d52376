import Foundation
import TouchstoneTesting
import UIKit

/// An application that is generated from a seed, with callbacks that change it at unsuitable moments.
///
/// Roots, navigation, tabs, pages, sheets, popovers, alerts, lists, text and animations appear and disappear at any moment, also
/// inside callbacks of each other, while random fingers touch the screen. The same seed gives the same run.
/// ``run(seed:events:listens:prints:)`` reports views and controllers that stay in a window or in memory after their removal.
@MainActor
package final class RandomApplication {
    /// The result of a run.
    package struct Outcome: Sendable {
        /// The number of inputs that were sent.
        package var events = 0
        /// The number of actions that callbacks and the generator performed.
        package var actions = 0
        /// Descriptions of the problems; empty if there are none.
        package var problems: [String] = []

        package init() {}
    }

    let app: TestApplication
    var random: SeededRandomNumberGenerator
    /// The main window, and the windows that callbacks open.
    var windows: [UIWindow] = []
    var outcome = Outcome()
    /// The property animators that run or are paused.
    var animators: [UIViewPropertyAnimator] = []
    /// All created objects, to find those that are never released.
    private var made: [WeakObject] = []
    private var controllers: [WeakObject] = []
    private var depth = 0
    /// The number of actions that callbacks may still perform before the next input.
    private var allowance = 0
    /// The latest actions, oldest first, to add to problems.
    private(set) var log: [String] = []
    private let prints: Bool

    private struct WeakObject {
        weak var object: AnyObject?
        let name: String
    }

    /// Runs an application, and closes it after a number of inputs.
    ///
    /// - Parameters:
    ///   - seed: The seed of all random decisions.
    ///   - events: The number of inputs after which the application is closed.
    ///   - listens: A Boolean value that indicates whether the trace is recorded; the default is `false`.
    ///   - prints: A Boolean value that indicates whether each action is printed before it is performed, to find the last one
    ///     before a crash; the default is `false`.
    /// - Returns: The counts and the problems of the run.
    package static func run(seed: UInt64, events: Int, isTraced: Bool = false, prints: Bool = false) -> Outcome {
        var outcome = Outcome()
        weak var application: UIApplication?
        TestApplication.run(isTraced: isTraced) { app in
            application = app.application
            app.recordsIssue = { _ in }
            app.foundViolation = { _ in }
            app.checkContracts()
            let run = RandomApplication(app, seed: seed, prints: prints)
            run.open()
            while run.outcome.events < events { run.step() }
            run.close()
            run.outcome.problems += app.contractViolations().map { "contract: \($0)" }
            outcome = run.outcome
        }
        if application != nil { outcome.problems.append("the application stays in memory") }
        return outcome
    }

    private init(_ app: TestApplication, seed: UInt64, prints: Bool) {
        self.app = app
        random = SeededRandomNumberGenerator(seed)
        self.prints = prints
    }

    private func open() {
        // `makeWindow` would retain the window, whose release is checked.
        let window = UIWindow(frame: app.application.screen.bounds)
        remember(window)
        windows = [window]
        window.rootViewController = makeRoot()
        window.makeKeyAndVisible()
        app.settle()
    }

    private func step() {
        allowance = random.among([0, 1, 3])
        if random.chance(25) { act("between events") }
        sendInput()
        app.clear()
        guard random.oneIn(15) else { return }
        app.advance(by: 3)
        checkWindows()
    }

    /// Closes all windows, and checks that all windows and objects are released.
    private func close() {
        allowance = 0
        app.fingersUp()
        app.pointerMove(to: nil)
        app.advance(by: 3)
        checkWindows()
        finishAnimators()
        for window in windows {
            window.endEditing(true)
            window.rootViewController = nil
            window.isHidden = true
        }
        windows = []
        app.advance(by: 30)
        app.clear()
        for window in app.application.windows where !window.isHidden {
            outcome.problems.append("a window remains: \(type(of: window))")
        }
        var remaining: [String: Int] = [:]
        for each in made where each.object != nil { remaining[each.name, default: 0] += 1 }
        for (name, count) in remaining.sorted(by: { $0.key < $1.key }) {
            outcome.problems.append("\(count) \(name) never released")
        }
    }

    // MARK: Callbacks

    /// Sometimes performs a random action; each callback calls this method.
    ///
    /// - Parameter name: The name of the callback, for the log.
    func callback(_ name: String) {
        guard allowance > 0, depth < 3, random.oneIn(12) else { return }
        allowance -= 1
        act(name)
    }

    private func act(_ place: String) {
        depth += 1
        defer { depth -= 1 }
        let action = RandomAction.allCases[random.below(RandomAction.allCases.count)]
        let line = "\(outcome.events): \(action) in \(place)"
        if prints { FileHandle.standardError.write(Data((line + "\n").utf8)) }
        log.append(line)
        if log.count > 40 { log.removeFirst(20) }
        outcome.actions += 1
        perform(action)
    }

    // MARK: Objects

    func remember(_ object: AnyObject, _ name: String? = nil) {
        let entry = WeakObject(object: object, name: name ?? "\(type(of: object))")
        made.append(entry)
        if object is UIViewController { controllers.append(entry) }
        if made.count > 4000 { made.removeAll { $0.object == nil } }
        if controllers.count > 1000 { controllers.removeAll { $0.object == nil } }
    }

    /// The view controllers that still exist, oldest first.
    var living: [UIViewController] { controllers.compactMap { $0.object as? UIViewController } }

    /// The view controllers that belong to a window: its root, and all children and presented controllers.
    var attached: [UIViewController] { windows.compactMap(\.rootViewController).flatMap(Self.family) }

    private static func family(_ controller: UIViewController) -> [UIViewController] {
        var all = [controller]
        var index = 0
        while index < all.count, all.count < 1000 {
            let next = all[index]
            for child in next.children + [next.presentedViewController].compactMap({ $0 })
            where !all.contains(where: { $0 === child }) {
                all.append(child)
            }
            index += 1
        }
        return all
    }

    /// Checks that only attached controllers have a view in a window.
    private func checkWindows() {
        let attached = Set(attached.map(ObjectIdentifier.init))
        for controller in living where !attached.contains(ObjectIdentifier(controller)) {
            guard let window = controller.viewIfLoaded?.window, controller.parent == nil,
                windows.contains(where: { $0 === window })
            else { continue }
            // A search controller or a presented controller may have a view in a window without a parent.
            guard !(controller is UISearchController), controller.presentingViewController == nil else { continue }
            report(
                "after event \(outcome.events), the view of a \(type(of: controller)) is in a window that it does not belong to"
            )
        }
        for window in windows where !window.isHidden && window.rootViewController != nil {
            guard let root = window.rootViewController?.viewIfLoaded else { continue }
            let presents = window.rootViewController?.presentedViewController != nil
            if !presents, root.window !== window {
                report("after event \(outcome.events), the view of a root is not in its window")
            }
        }
    }

    private func report(_ problem: String) {
        guard outcome.problems.count < 20 else { return }
        outcome.problems.append(problem + "; last actions: " + log.suffix(6).joined(separator: ", "))
    }
}
