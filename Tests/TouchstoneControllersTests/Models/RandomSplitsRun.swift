import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// A split view controller that collapses, expands and rotates at random, and the model that says what its columns contain.
@MainActor
final class RandomSplitsRun {
    typealias Column = UISplitViewController.Column

    let app: TestApplication
    private(set) var log: [String] = []
    private(set) var complaints: [String] = []
    private let window: UIWindow
    private let split: RecordedSplit
    private let outside: RecordedLeaf
    private var model: SplitModel
    private var made: [any RecordedController] = []
    private var screens: [String: RecordedLeaf] = [:]
    /// The columns of the split view controller's style, from the primary to the secondary.
    private let columns: [Column]
    private var isCompact = true
    /// The screen that covers the whole window, if there is one.
    private var cover: RecordedLeaf?

    init(seed: UInt64, app: TestApplication) {
        var random = SeededRandomNumberGenerator(seed)
        self.app = app
        window = app.makeWindow(root: nil)
        columns = random.chance(50) ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
        split = RecordedSplit("split", columns.count == 2 ? .doubleColumn : .tripleColumn)
        outside = RecordedLeaf("outside")
        model = SplitModel([:])
        made = [split, outside]
        split.delegate = self
        var stacks: [Column: [String]] = [:]
        for column in columns {
            let stack = (0..<(1 + random.below(2))).map { _ in leaf() }
            split.setViewController(navigation(stack), for: column)
            stacks[column] = stack.map(\.record.name)
        }
        model = SplitModel(stacks)
        model.top = random.among(columns)
        log.append("top \(model.top.rawValue), columns \(columns.map { stacks[$0] ?? [] })")
        window.rootViewController = split
        if random.chance(50) { rotate(&random) }
        settle()
        check()
    }

    // MARK: Making controllers

    private func leaf() -> RecordedLeaf {
        let leaf = RecordedLeaf("leaf\(made.count)")
        made.append(leaf)
        screens[leaf.record.name] = leaf
        return leaf
    }

    private func navigation(_ stack: [UIViewController]) -> RecordedNavigation {
        let navigation = RecordedNavigation("navigation\(made.count)")
        made.append(navigation)
        navigation.viewControllers = stack
        return navigation
    }

    /// The navigation controller that has the screens of a column.
    private func stack(of column: Column) -> UINavigationController? {
        split.viewController(for: model.stack == nil ? column : .primary) as? UINavigationController
    }

    // MARK: Steps

    /// Makes one step, whose decisions depend only on its seed and on the state.
    func step(_ seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        switch random.below(16) {
        case 0...3: rotate(&random)
        case 4, 5: push(&random)
        case 6, 7: pop(&random)
        case 8: show(&random)
        case 9: setColumn(&random)
        case 10: setMode(&random)
        case 11: coverOrUncover(&random)
        case 12: if random.chance(50) { replaceRoot() }
        case 13: finger(&random)
        default:
            let time = random.among([0.02, 0.15, 0.3, 1])
            log.append("advance \(time)")
            app.advance(by: time)
        }
        settle()
        check()
    }

    /// Processes what is due, and follows the split view controller when it collapses or expands.
    private func settle() {
        app.settle()
        if split.isCollapsed, model.stack == nil { model.collapse() }
        if !split.isCollapsed, model.stack != nil { model.expand() }
    }

    private func rotate(_ random: inout SeededRandomNumberGenerator) {
        // Only a large phone has a regular width in landscape orientation.
        let size = random.among([
            CGSize(width: 430, height: 932), CGSize(width: 932, height: 430), CGSize(width: 844, height: 390),
        ])
        log.append("screen \(size)")
        isCompact = size.width < 900
        _ = app.port.sendScreen(size: size, scale: 2, style: .light)
    }

    private func push(_ random: inout SeededRandomNumberGenerator) {
        let (column, animated) = (random.among(columns), random.chance(60))
        let new = leaf()
        log.append("push \(new.record.name) in \(column.rawValue), animated \(animated)")
        model.push(new.record.name, in: column)
        stack(of: column)?.pushViewController(new, animated: animated)
    }

    private func pop(_ random: inout SeededRandomNumberGenerator) {
        let (column, animated, toRoot) = (random.among(columns), random.chance(60), random.chance(30))
        let count = (model.stack ?? model.columns[column] ?? []).count
        guard count > 1 else { return }
        log.append("pop in \(column.rawValue)\(toRoot ? " to root" : ""), animated \(animated)")
        let navigation = stack(of: column)
        model.pop(to: toRoot ? 1 : count - 1, in: column)
        if toRoot {
            navigation?.popToRootViewController(animated: animated)
        } else {
            navigation?.popViewController(animated: animated)
        }
    }

    private func show(_ random: inout SeededRandomNumberGenerator) {
        let (column, hides) = (random.among(columns), random.chance(30))
        log.append("\(hides ? "hide" : "show") \(column.rawValue)")
        if hides { return split.hide(column) }
        model.show(column)
        split.show(column)
    }

    private func setColumn(_ random: inout SeededRandomNumberGenerator) {
        let column = random.among(columns)
        let new = leaf()
        if column == .secondary, random.chance(50) {
            log.append("show detail \(new.record.name)")
            model.set([new.record.name], for: column)
            model.show(column)
            split.showDetailViewController(navigation([new]), sender: nil)
        } else if model.stack == nil || column != .primary {
            log.append("set \(new.record.name) for \(column.rawValue)")
            model.set([new.record.name], for: column)
            split.setViewController(navigation([new]), for: column)
        }
    }

    private func setMode(_ random: inout SeededRandomNumberGenerator) {
        let modes: [UISplitViewController.DisplayMode] = [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
            .twoOverSecondary, .twoDisplaceSecondary,
        ]
        let mode = random.among(modes)
        log.append("mode \(mode.rawValue)")
        split.preferredDisplayMode = mode
    }

    private func coverOrUncover(_ random: inout SeededRandomNumberGenerator) {
        let animated = random.chance(60)
        if cover != nil {
            log.append("uncover, animated \(animated)")
            cover = nil
            split.dismiss(animated: animated)
        } else if window.rootViewController === split, split.presentedViewController == nil {
            let new = leaf()
            new.modalPresentationStyle = random.among([.fullScreen, .pageSheet])
            log.append("cover with \(new.record.name), style \(new.modalPresentationStyle.rawValue)")
            cover = new
            split.present(new, animated: animated)
        }
    }

    private func replaceRoot() {
        guard split.presentedViewController == nil else { return }
        let isOutside = window.rootViewController === outside
        log.append(isOutside ? "root is split" : "root is outside")
        window.rootViewController = isOutside ? split : outside
    }

    /// Swipes back by less or more than half, or touches the secondary column, which hides columns that cover it.
    private func finger(_ random: inout SeededRandomNumberGenerator) {
        app.advance(by: 1)
        settle()
        // A touch beside a sheet dismisses it.
        guard cover == nil else { return }
        let size = app.application.screen.bounds.size
        guard model.stack != nil, window.rootViewController === split else {
            log.append("tap on the right")
            return app.fingerTap(at: CGPoint(x: size.width - 20, y: 200), allowsMiss: true)
        }
        let isFar = random.chance(50)
        log.append("swipe back \(isFar ? "far" : "a little")")
        if isFar, let count = model.stack?.count, count > 1 { model.pop(to: count - 1, in: .primary) }
        app.fingerDrag(
            from: CGPoint(x: 1, y: 200), to: CGPoint(x: isFar ? size.width - 40 : 60, y: 200), duration: 0.5,
            allowsMiss: true)
        app.advance(by: 1)
    }

    // MARK: Comparison

    private func complain(_ line: String) { complaints.append("\(line) after \(log.last ?? "")") }

    private func names(_ controller: UIViewController?) -> [String] {
        ((controller as? UINavigationController)?.viewControllers ?? []).map {
            ($0 as? any RecordedController)?.record.name ?? "unknown"
        }
    }

    private func check() {
        complaints += made.compactMap(\.record.complaint)
        if split.viewIfLoaded?.window != nil, split.isCollapsed != isCompact { complain("collapsed: \(!isCompact)") }
        if let stack = model.stack {
            let found = names(split.viewController(for: .primary))
            if found != stack { complain("the stack is \(found), not \(stack)") }
        } else {
            for column in columns {
                let (found, wanted) = (names(split.viewController(for: column)), model.columns[column] ?? [])
                if found != wanted { complain("column \(column.rawValue) is \(found), not \(wanted)") }
            }
        }
    }

    /// The controllers of the split view controller that are visible at rest.
    private var shown: [UIViewController] {
        let visible: [Column]
        if model.stack != nil {
            visible = [.primary]
        } else {
            switch split.displayMode {
            case .oneBesideSecondary, .oneOverSecondary: visible = columns.suffix(2)
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: visible = columns.suffix(3)
            default: visible = [.secondary]
            }
        }
        let stacks = visible.compactMap { split.viewController(for: $0) as? UINavigationController }
        return [split] + stacks + stacks.compactMap(\.topViewController)
    }

    /// Waits until nothing moves, and checks which controllers have appeared.
    func finish() {
        app.advance(by: 3)
        settle()
        guard complaints.isEmpty else { return }
        check()
        let isCovered = cover?.modalPresentationStyle == .fullScreen
        var visible: [UIViewController] = window.rootViewController === outside ? [outside] : isCovered ? [] : shown
        if let cover { visible.append(cover) }
        for controller in made {
            let isVisible = visible.contains { $0 === controller }
            controller.record.checkAtRest(isVisible: isVisible)
            if (controller.viewIfLoaded?.window != nil) != isVisible {
                complain("\(controller.record.name) is in the window: \(!isVisible)")
            }
        }
        complaints += made.compactMap(\.record.complaint)
    }
}

extension RandomSplitsRun: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
    ) -> Column { model.top }
}
