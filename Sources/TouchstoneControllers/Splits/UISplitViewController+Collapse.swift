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
            if !own { showCollapsed(.secondary) }
        } else {
            let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
            showCollapsed(top ?? .secondary)
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
        guard let navigation = primary as? UINavigationController else { return }
        let unretained = stacked
        stacked = [:]
        let all = unretained.values.flatMap { $0 }
        guard !all.isEmpty else { return }
        // A controller that was pushed while collapsed goes to the column of the controller below it.
        var parts: [Column: [UIViewController]] = [:]
        var column = Column.primary
        for controller in navigation.viewControllers {
            if let owner = unretained.first(where: { $0.value.contains(controller) })?.key { column = owner }
            parts[column, default: []].append(controller)
        }
        navigation.viewControllers = parts[.primary] ?? []
        for (column, controllers) in parts where column != .primary {
            (columns[column] as? UINavigationController)?.viewControllers = controllers
        }
        for (column, controllers) in unretained where parts[column] == nil {
            (columns[column] as? UINavigationController)?.viewControllers = controllers
        }
    }

    func showCollapsed(_ column: Column) {
        guard let navigation = columns[.primary] as? UINavigationController else { return }
        guard column == .secondary || column == .supplementary else {
            navigation.popToRootViewController(animated: true)
            return
        }
        let pushed = column == .secondary ? [Column.supplementary, .secondary] : [.supplementary]
        for column in pushed { push(column, on: navigation) }
        guard column == .supplementary, let last = stacked[.supplementary]?.last,
            navigation.viewControllers.contains(last)
        else { return }
        navigation.popToViewController(last, animated: navigation.view.window != nil)
    }

    private func push(_ column: Column, on navigation: UINavigationController) {
        guard let controller = columns[column] else { return }
        let inner = controller as? UINavigationController
        let content =
            inner.map { $0.viewControllers.isEmpty ? stacked[column] ?? [] : $0.viewControllers } ?? [controller]
        stacked[column] = content
        inner?.viewControllers = []
        for controller in content where !navigation.viewControllers.contains(controller) {
            controller.viewIfLoaded?.removeFromSuperview()
            navigation.pushViewController(
                controller, animated: view.window != nil && isViewLoaded && controller === content.last)
        }
    }
}
