import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// An application that presents, pushes, selects and removes controllers at random.
@MainActor
final class RandomControllersRun {
    let app: TestApplication
    private let window: UIWindow
    private(set) var log: [String] = []
    private(set) var complaints: [String] = []
    /// All controllers in the order of their creation.
    private var made: [any RecordedController] = []
    /// The controllers that the current step uses and that have no parent yet.
    private var taken: [UIViewController] = []
    private var fingerX: CGFloat?

    init(seed: UInt64, app: TestApplication) {
        self.app = app
        window = app.makeWindow()
        var random = SeededRandomNumberGenerator(seed)
        window.rootViewController = tree(&random)
        log.append("root \(describe(window.rootViewController))")
        app.settle()
    }

    // MARK: Making controllers

    private func add<Controller: RecordedController>(_ controller: Controller) -> Controller {
        made.append(controller)
        return controller
    }
    private func name(_ kind: String) -> String { "\(kind)\(made.count)" }

    /// Returns a new screen, or one that was removed earlier.
    private func leaf(_ random: inout SeededRandomNumberGenerator) -> UIViewController {
        // A page view controller has pages but no children until its view is loaded.
        let pages = made.flatMap { ($0 as? RecordedPages)?.viewControllers ?? [] }
        let free = made.compactMap { $0 as? RecordedLeaf }.filter {
            $0.parent == nil && !pages.contains($0) && $0.presentingViewController == nil
                && $0 !== window.rootViewController
                && $0.record.state == .disappeared && !taken.contains($0)
                && !$0.record.calls.isEmpty
        }
        let leaf: RecordedLeaf
        if let old = free.randomElement(using: &random), random.chance(30) {
            leaf = old
        } else {
            leaf = add(RecordedLeaf(name("leaf")))
        }
        taken.append(leaf)
        return leaf
    }
    private func leaves(_ random: inout SeededRandomNumberGenerator) -> [UIViewController] {
        var made: [UIViewController] = []
        for _ in 0..<(1 + random.below(3)) {
            let new = leaf(&random)
            if !made.contains(new) { made.append(new) }
        }
        return made
    }

    private func navigation(_ random: inout SeededRandomNumberGenerator) -> UIViewController {
        let made = add(RecordedNavigation(name("navigation")))
        made.viewControllers = leaves(&random)
        return made
    }
    private func pages(_ random: inout SeededRandomNumberGenerator) -> UIViewController {
        let made = add(RecordedPages(name("pages")))
        made.setViewControllers([leaf(&random)], direction: .forward, animated: false)
        return made
    }
    private func tabs(_ random: inout SeededRandomNumberGenerator) -> UIViewController {
        let made = add(RecordedTabs(name("tabs")))
        made.viewControllers = [navigation(&random), leaf(&random), pages(&random)].shuffled(using: &random)
        return made
    }
    private func tree(_ random: inout SeededRandomNumberGenerator) -> UIViewController {
        switch random.below(6) {
        case 0: leaf(&random)
        case 1, 2: navigation(&random)
        case 3: pages(&random)
        default: tabs(&random)
        }
    }

    private func describe(_ controller: UIViewController?) -> String {
        guard let controller = controller as? any RecordedController else { return "none" }
        let children = controller.children.map { describe($0) }
        return children.isEmpty
            ? controller.record.name : "\(controller.record.name)(\(children.joined(separator: " ")))"
    }

    // MARK: Controllers in the window

    /// The window's root controller and the presented controllers, from back to front.
    private var roots: [UIViewController] {
        var found: [UIViewController] = []
        var next = window.rootViewController
        while let root = next, !found.contains(root) {
            found.append(root)
            next = root.presentedViewController
        }
        return found
    }
    private var all: [UIViewController] {
        func family(_ controller: UIViewController) -> [UIViewController] {
            [controller] + controller.children.flatMap(family)
        }
        return roots.flatMap(family)
    }

    /// The controllers that must have appeared, and those for which the documentation defines no state.
    private func visible() -> (certain: Set<ObjectIdentifier>, unknown: Set<ObjectIdentifier>) {
        func shown(_ controller: UIViewController) -> [UIViewController] {
            switch controller {
            case let navigation as UINavigationController:
                [controller] + (navigation.topViewController.map(shown) ?? [])
            case let tabs as UITabBarController: [controller] + (tabs.selectedViewController.map(shown) ?? [])
            case let pages as UIPageViewController: [controller] + (pages.viewControllers ?? []).flatMap(shown)
            default: [controller]
            }
        }
        var (certain, unknown): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        let roots = roots
        for (index, root) in roots.enumerated() {
            let found = shown(root).map(ObjectIdentifier.init)
            let covers = roots[(index + 1)...].map { $0.modalPresentationStyle == .fullScreen }
            if covers.first == true { continue }
            if covers.contains(true) { unknown.formUnion(found) } else { certain.formUnion(found) }
        }
        return (certain, unknown)
    }

    // MARK: Steps

    /// Performs one step, whose decisions depend only on its seed and on the state.
    func step(_ seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        let animated = random.chance(60)
        taken = []
        switch random.below(14) {
        case 0...3: navigate(&random, animated)
        case 4, 5: changeTabs(&random, animated)
        case 6: turn(&random, animated)
        case 7: present(&random, animated)
        case 8: dismiss(&random, animated)
        case 9: finger(&random)
        case 10: replaceRoot(&random)
        default:
            let time = random.among([0.02, 0.15, 0.3, 1])
            log.append("advance \(time)")
            app.advance(by: time)
        }
        complaints += made.compactMap(\.record.complaint)
    }

    private func navigate(_ random: inout SeededRandomNumberGenerator, _ animated: Bool) {
        guard let navigation = all.compactMap({ $0 as? RecordedNavigation }).randomElement(using: &random) else {
            return
        }
        let call: String
        switch random.below(7) {
        case 0...2:
            let new = leaf(&random)
            call = "push \(describe(new))"
            log.append("\(navigation.record.name): \(call), animated \(animated)")
            navigation.pushViewController(new, animated: animated)
        case 3, 4:
            log.append("\(navigation.record.name): pop, animated \(animated)")
            navigation.popViewController(animated: animated)
        case 5:
            log.append("\(navigation.record.name): pop to root, animated \(animated)")
            navigation.popToRootViewController(animated: animated)
        default:
            var stack = navigation.viewControllers.filter { _ in random.chance(60) }.shuffled(using: &random)
            if stack.isEmpty || random.chance(50) {
                let new = leaf(&random)
                if !stack.contains(new) { stack.append(new) }
            }
            log.append("\(navigation.record.name): set \(stack.map { describe($0) }), animated \(animated)")
            navigation.setViewControllers(stack, animated: animated)
        }
    }

    private func changeTabs(_ random: inout SeededRandomNumberGenerator, _ animated: Bool) {
        guard let tabs = all.compactMap({ $0 as? RecordedTabs }).randomElement(using: &random) else { return }
        let controllers = tabs.viewControllers ?? []
        if random.chance(70), !controllers.isEmpty {
            let index = random.below(controllers.count)
            log.append("\(tabs.record.name): select \(index)")
            tabs.selectedIndex = index
        } else {
            var new = controllers.filter { _ in random.chance(70) }.shuffled(using: &random)
            if new.isEmpty || random.chance(40) {
                let more = leaf(&random)
                if !new.contains(more) { new.append(more) }
            }
            log.append("\(tabs.record.name): set \(new.map { describe($0) }), animated \(animated)")
            tabs.setViewControllers(new, animated: animated)
        }
    }

    private func turn(_ random: inout SeededRandomNumberGenerator, _ animated: Bool) {
        guard let pages = all.compactMap({ $0 as? RecordedPages }).randomElement(using: &random) else { return }
        let new = leaf(&random)
        let direction: UIPageViewController.NavigationDirection = random.chance(50) ? .forward : .reverse
        log.append("\(pages.record.name): show \(describe(new)), animated \(animated)")
        pages.setViewControllers([new], direction: direction, animated: animated)
    }

    private func present(_ random: inout SeededRandomNumberGenerator, _ animated: Bool) {
        guard let top = roots.last, roots.count < 4, !top.isBeingDismissed, !top.isBeingPresented else { return }
        let new = random.chance(50) ? leaf(&random) : tree(&random)
        let style = random.among([UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .formSheet])
        new.modalPresentationStyle = style
        log.append("\(describe(top)) presents \(describe(new)), style \(style.rawValue), animated \(animated)")
        top.present(new, animated: animated)
    }

    private func dismiss(_ random: inout SeededRandomNumberGenerator, _ animated: Bool) {
        let presenting = roots.filter { $0.presentedViewController != nil }
        guard let controller = presenting.randomElement(using: &random) else { return }
        log.append("\(describe(controller)): dismiss, animated \(animated)")
        controller.dismiss(animated: animated)
    }

    private func finger(_ random: inout SeededRandomNumberGenerator) {
        if let x = fingerX {
            log.append("finger up")
            app.fingerMove(to: CGPoint(x: x, y: 400), duration: 0.1)
            app.fingerUp()
            fingerX = nil
            return
        }
        switch random.below(4) {
        case 0:
            log.append("finger swipes back and stays")
            app.fingerDown(at: CGPoint(x: 1, y: 400), allowsMiss: true)
            app.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
            fingerX = random.among([30, 350])
        case 1:
            log.append("finger drags down")
            let end = CGPoint(x: 195, y: random.among([200, 700]))
            app.fingerDrag(from: CGPoint(x: 195, y: 90), to: end, duration: 0.3, allowsMiss: true)
        default:
            let end = random.among([40, 120, 370] as [CGFloat])
            log.append("finger swipes back to \(end)")
            app.fingerDrag(
                from: CGPoint(x: 1, y: 400), to: CGPoint(x: end, y: 400), duration: random.among([0.1, 0.5]),
                allowsMiss: true)
        }
    }

    private func replaceRoot(_ random: inout SeededRandomNumberGenerator) {
        guard random.chance(40) else { return }
        let new = tree(&random)
        log.append("new root \(describe(new))")
        window.rootViewController = new
    }

    /// Lifts the finger, waits until all animations end, and checks which controllers have appeared.
    func finish() {
        if fingerX != nil { app.fingerUp() }
        app.advance(by: 3)
        guard complaints.isEmpty else { return }
        let (certain, unknown) = visible()
        log.append("at the end \(roots.map { describe($0) })")
        for controller in made {
            let id = ObjectIdentifier(controller)
            controller.record.checkAtRest(isVisible: unknown.contains(id) ? nil : certain.contains(id))
        }
        complaints += made.compactMap(\.record.complaint)
    }
}
