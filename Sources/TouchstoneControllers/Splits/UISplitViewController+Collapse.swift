import Foundation
import TouchstoneCore

// While collapsed, one column shows at a time, on the primary column's navigation stack.
extension UISplitViewController {
    func collapse() {
        collapsed = true
        if let other = delegate?.primaryViewController(forCollapsing: self) { columns[.primary] = other }
        defer { delegate?.splitViewControllerDidCollapse(self) }
        guard columns[.compact] == nil, let primary = columns[.primary], let secondary = columns[.secondary] else {
            return
        }
        if style == .unspecified {
            let own = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            if !own { put(upTo: .secondary, animated: false) }
        } else {
            let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
            put(upTo: top ?? .secondary, animated: false)
        }
    }

    func expand() {
        collapsed = false
        defer {
            chosen =
                delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: displayMode) ?? chosen
            delegate?.splitViewControllerDidExpand(self)
        }
        if let other = delegate?.primaryViewController(forExpanding: self) { columns[.primary] = other }
        let primary = columns[.primary]
        if style == .unspecified, let primary,
            let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        {
            columns[.secondary] = secondary
            stacked = [:]
            return
        }
        guard let navigation = primary as? UINavigationController, !stacked.isEmpty else { return }
        let (parts, former) = (parts(of: navigation), stacked)
        stacked = [:]
        var rest = parts[.primary] ?? []
        // A controller that is no navigation controller has room for the topmost screen only.
        for column in Self.pushed where columns[column] is UINavigationController == false {
            guard let top = parts[column]?.last else { continue }
            rest += parts[column]?.dropLast() ?? []
            columns[column] = top
        }
        navigation.viewControllers = rest
        for column in Self.pushed {
            guard let screens = parts[column] ?? former[column] else { continue }
            (columns[column] as? UINavigationController)?.viewControllers = screens
        }
    }

    func showCollapsed(_ column: Column) {
        guard let navigation = columns[.primary] as? UINavigationController else { return }
        guard Self.pushed.contains(column) else {
            navigation.popToRootViewController(animated: true)
            return
        }
        put(upTo: column, animated: true)
        guard let top = parts(of: navigation)[column]?.last else { return }
        navigation.popToViewController(top, animated: view.window != nil)
    }

    /// The columns whose screens are pushed onto the primary column's stack, in this order.
    private static let pushed: [Column] = [.supplementary, .secondary]

    /// The screens of each column on the stack. A screen that was pushed while collapsed belongs to the column of the screen below it.
    private func parts(of navigation: UINavigationController) -> [Column: [UIViewController]] {
        var parts: [Column: [UIViewController]] = [:]
        var column = Column.primary
        for screen in navigation.viewControllers {
            column = Self.pushed.first { stacked[$0]?.contains(screen) == true } ?? column
            parts[column, default: []].append(screen)
        }
        return parts
    }

    /// Puts the columns up to `last` on the stack, unless they are there.
    private func put(upTo last: Column, animated: Bool) {
        guard let navigation = columns[.primary] as? UINavigationController, Self.pushed.contains(last) else { return }
        let parts = parts(of: navigation)
        var stack = navigation.viewControllers
        for column in last == .secondary ? Self.pushed : [.supplementary] where parts[column] == nil {
            stack += takeScreens(of: column)
        }
        guard stack != navigation.viewControllers else { return }
        navigation.setViewControllers(stack, animated: animated && viewIfLoaded?.window != nil)
    }

    /// Takes the screens of a column out of it, and remembers them.
    private func takeScreens(of column: Column) -> [UIViewController] {
        guard let controller = columns[column] else { return [] }
        let inner = controller as? UINavigationController
        var screens = inner?.viewControllers ?? [controller]
        if screens.isEmpty { screens = stacked[column] ?? [] }
        inner?.viewControllers = []
        for screen in screens { screen.viewIfLoaded?.removeFromSuperview() }
        stacked[column] = screens
        return screens
    }

    /// Changes the controller of a column. While collapsed, its screens take the place of the former ones on the stack.
    func replace(_ column: Column, with controller: UIViewController?) {
        let former = columns[column]
        guard former !== controller else { return }
        columns[column] = controller
        guard isCollapsed, columns[.compact] == nil, column != .compact else { return }
        let primary = column == .primary ? former : columns[.primary]
        guard let navigation = primary as? UINavigationController else { return }
        var parts = parts(of: navigation)
        if column == .primary {
            navigation.viewControllers = parts[.primary] ?? []
            let others = Self.pushed.flatMap { parts[$0] ?? [] }
            (controller as? UINavigationController)?.viewControllers += others
            return
        }
        let screens = parts[column] ?? stacked[column] ?? []
        stacked[column] = nil
        if parts[column] != nil {
            parts[column] = takeScreens(of: column)
            navigation.viewControllers = ([.primary] + Self.pushed).flatMap { parts[$0] ?? [] }
        }
        (former as? UINavigationController)?.viewControllers = screens
    }
}
