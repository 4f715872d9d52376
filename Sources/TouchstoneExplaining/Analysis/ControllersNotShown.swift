import TouchstoneCore

// What is not in the scene, because the view controller that it belongs to is not shown.
extension TouchExplanation {
    /// The innermost view controller that contains the wanted view and had no view in the scene.
    ///
    /// If the view is in no other view, as before its controller has loaded, that is the controller with a property for it.
    func controllerNotShown(_ wanted: Wanted) -> UIViewController? {
        guard let view = wanted.view, scene.place(of: view) == nil else { return nil }
        func isShown(_ controller: UIViewController) -> Bool {
            scene.views.contains { $0.rest?.owner?.refers(to: controller) == true }
        }
        if let controller = wanted.controllers.first {
            let isOfRoot = controller.viewIfLoaded.map { view.isDescendant(of: $0) } ?? false
            return isOfRoot && !isShown(controller) ? controller : nil
        }
        guard view.superview == nil else { return nil }
        let application = UIApplication.shared
        return application.reachableControllers.first { !isShown($0) && application.trace.isHeld(view, by: $0) }
    }

    /// The disabled tab under the finger, which would select a view controller.
    var disabledTab: Mention? {
        let place = scene.views.indices.first { place in
            scene.views[place].owner.className == "TabButton"
                && scene.views[place].node.flags.contains(.disabledControl)
                && scene.contains(location, in: place) == true
        }
        return place.map { Mention(scene, $0) }
    }

    /// Why no bar of the scene showed the item, if a view controller has it.
    func absence(of item: UIBarButtonItem) -> Cause? {
        let shown = scene.views.lazy.compactMap { $0.rest?.owner?.object as? UIViewController }
        return shown.compactMap { absence(of: item, in: $0) }.first
            ?? UIApplication.shared.reachableControllers.lazy.compactMap { absence(of: item, in: $0) }.first
    }

    /// Corrects the cause that the wanted item, or a view in its custom view, was in no window if the toolbar was hidden when the
    /// finger went down.
    mutating func findHiddenToolbar(_ touch: TouchPast, _ wanted: Wanted) {
        guard causes.first?.kind == .notInAWindow else { return }
        for hidden in touch.annotations(HiddenItems.self) where hidden.touch == touch.finger {
            for item in hidden.items {
                var subject: Remembered?
                if case .item(let wanted) = wanted {
                    if item.item.refers(to: wanted) { subject = item.item }
                } else if let custom = item.customView, let view = custom.object as? UIView,
                    wanted.view?.isDescendant(of: view) == true
                {
                    subject = custom
                }
                guard let subject else { continue }
                causes = [.itemNotShown(Mention(subject), of: Mention(hidden.controller), .toolbarHidden)]
                return
            }
        }
    }

    /// Corrects the cause that the wanted view is in no window if it is in the custom view of a bar button item that no bar shows.
    mutating func findHiddenBar(_ wanted: Wanted) {
        guard causes.first?.kind == .notInAWindow, let view = wanted.view else { return }
        for controller in UIApplication.shared.reachableControllers {
            for item in Self.barItems(of: controller) + (controller.toolbarItems ?? []) {
                guard let custom = item.customView, view.isDescendant(of: custom),
                    case .itemNotShown(_, let holder, let reason)? = absence(of: item, in: controller)
                else { continue }
                causes = [.itemNotShown(Mention(custom), of: holder, reason)]
                return
            }
        }
    }

    /// The items of a controller in a navigation bar.
    private static func barItems(of controller: UIViewController) -> [UIBarButtonItem] {
        let item = controller.navigationItem
        return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    }

    private func absence(of item: UIBarButtonItem, in controller: UIViewController) -> Cause? {
        let isOfBar = Self.barItems(of: controller).contains { $0 === item }
        let isOfToolbar = controller.toolbarItems?.contains { $0 === item } ?? false
        guard isOfBar || isOfToolbar else { return nil }
        func because(_ reason: Cause.BarAbsence) -> Cause {
            .itemNotShown(Mention(item), of: Mention(controller), reason)
        }
        if isOfBar, controller is UINavigationController { return because(.ofNavigationController) }
        guard let navigation = controller.navigationController, wasInNavigationController(controller) else {
            return because(.noNavigationController(property: isOfBar ? "navigationItem" : "toolbarItems"))
        }
        guard let top = navigation.topViewController else { return nil }
        if isOfBar { return controller.parent !== navigation ? because(.childOfOther(Mention(top))) : nil }
        return top === controller ? because(.toolbarHidden) : nil
    }

    /// Whether a navigation controller contained the controller in the scene; `true` if the controller had no view there.
    private func wasInNavigationController(_ controller: UIViewController) -> Bool {
        guard let place = scene.views.firstIndex(where: { $0.rest?.owner?.refers(to: controller) == true }) else {
            return true
        }
        return scene.path(to: place).contains { scene.views[$0].rest?.owner?.type is UINavigationController.Type }
    }
}

extension UIApplication {
    /// The view controllers that windows contain or show, from the outermost ones inward.
    fileprivate var reachableControllers: [UIViewController] {
        var found = knownWindows.compactMap(\.rootViewController)
        var index = 0
        while index < found.count, found.count < 10_000 {
            let controller = found[index]
            let next = controller.children + [controller.presentedViewController].compactMap(\.self)
            found += next.filter { child in !found.contains { $0 === child } }
            index += 1
        }
        return found
    }
}
