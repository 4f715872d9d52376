import TouchstoneTesting
import UIKit

/// An action of a random application, in a callback or between inputs.
enum RandomAction: CaseIterable {
    case replaceRoot, removeRoot, replaceRootInTransition
    case present, presentAlert, presentSheet, presentPopover, dismiss, dismissTwice, dismissThenReplaceRoot
    case push, pop, popToRoot, setStack, selectTab, changeTabs, turnPage
    case showColumn, hideColumn, replaceColumn
    case updateList, contradictoryUpdate, reloadList, batchUpdate, scrollList, selectRow, editList, replaceDataSource
    case applySnapshot
    case focus, endEditing, changeText, toggleKeyboard
    case removeView, moveView, hideView, disableView, addView, toggleRecognizer, removeRecognizer, addMenu
    case animate, animateKeyframes, changeAnimator, animateLayer, startLink
    case layout, changeInsets, rotate
    case openWindow, closeWindow, background
}

extension RandomApplication {
    private var someController: UIViewController? {
        let attached = attached
        return attached.isEmpty ? nil : random.among(attached)
    }

    /// The frontmost presented controller of a random window, or its root; `nil` without windows.
    private var top: UIViewController? {
        var controller = windows.isEmpty ? nil : random.among(windows).rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }

    private func found<View: UIView>(_ type: View.Type) -> View? {
        var all: [View] = []
        var rest: [UIView] = windows
        while let view = rest.popLast(), all.count < 200 {
            if let view = view as? View { all.append(view) }
            rest += view.subviews
        }
        return all.isEmpty ? nil : random.among(all)
    }

    /// A random text field or text view.
    private var text: UIView? { random.chance(30) ? found(UITextView.self) : found(UITextField.self) }

    /// A random view that the application created, rather than the library.
    private var ownView: UIView? { found(RandomView.self) }

    func perform(_ action: RandomAction) {
        switch action {
        case .replaceRoot: window?.rootViewController = makeRoot()
        case .removeRoot: if random.oneIn(4) { window?.rootViewController = nil }
        case .replaceRootInTransition: replaceRootInTransition()
        case .present, .presentAlert, .presentSheet, .presentPopover: present(action)
        case .dismiss: dismiss()
        case .dismissTwice:
            dismiss()
            dismiss()
        case .dismissThenReplaceRoot:
            top?.dismiss(animated: random.chance(50))
            window?.rootViewController = makeRoot()
        case .push, .pop, .popToRoot, .setStack: changeStack(action)
        case .selectTab, .changeTabs, .turnPage: changeContainer(action)
        case .showColumn, .hideColumn, .replaceColumn: changeSplit(action)
        case .updateList, .contradictoryUpdate, .reloadList, .batchUpdate, .scrollList, .selectRow, .editList,
            .replaceDataSource:
            changeList(action)
        case .applySnapshot:
            attached.compactMap { $0 as? RandomSnapshotController }.randomElement(using: &random)?.change()
        case .focus: _ = text?.becomeFirstResponder()
        case .toggleKeyboard: app.application.showsBuiltInKeyboard.toggle()
        case .endEditing: window?.endEditing(random.chance(50))
        case .changeText: found(UITextField.self)?.text = random.among([nil, "", "some words", "שלום"])
        case .rotate:
            let size = app.application.screen.bounds.size
            let style = random.among([UIUserInterfaceStyle.light, .dark])
            _ = app.port.sendScreen(size: CGSize(width: size.height, height: size.width), scale: 2, style: style)
        case .openWindow, .closeWindow, .background: changeWindows(action)
        default: changeViews(action)
        }
    }

    private var window: UIWindow? { windows.isEmpty ? nil : random.among(windows) }

    private func replaceRootInTransition() {
        guard let window else { return }
        let root = makeRoot()
        UIView.transition(
            with: window, duration: 0.3, options: random.among([.transitionCrossDissolve, .transitionFlipFromLeft]),
            animations: { window.rootViewController = root },
            completion: { [weak self] _ in self?.callback("completion of a transition") })
    }

    // MARK: Presentations

    private func present(_ action: RandomAction) {
        guard let presenter = random.chance(80) ? top : someController else { return }
        let controller: UIViewController
        switch action {
        case .presentAlert: controller = makeAlert()
        case .presentSheet:
            controller = makeContent()
            controller.modalPresentationStyle = random.among([.pageSheet, .formSheet])
            controller.sheetPresentationController?.detents = random.among([
                [.medium()], [.medium(), .large()], [.large()],
            ])
            controller.isModalInPresentation = random.chance(20)
        case .presentPopover:
            controller = makeContent()
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceView = presenter.viewIfLoaded
        default:
            controller = random.chance(60) ? makeContent() : makeContainer()
            controller.modalPresentationStyle = random.among([
                .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
            ])
            controller.modalTransitionStyle = random.among([.coverVertical, .crossDissolve, .flipHorizontal])
        }
        presenter.present(controller, animated: random.chance(70)) { [weak self] in
            self?.callback("completion of a presentation")
        }
    }

    private func dismiss() {
        let controller = random.chance(70) ? top : someController
        controller?.dismiss(animated: random.chance(60)) { [weak self] in self?.callback("completion of a dismissal") }
    }

    // MARK: Containers

    private func changeStack(_ action: RandomAction) {
        let stacks = attached.compactMap { $0 as? UINavigationController }
        guard !stacks.isEmpty else { return }
        let stack = random.among(stacks)
        let animated = random.chance(60)
        switch action {
        case .push: stack.pushViewController(makeContent(), animated: animated)
        case .pop: _ = stack.popViewController(animated: animated)
        case .popToRoot: _ = stack.popToRootViewController(animated: animated)
        default:
            var controllers = stack.viewControllers
            if random.chance(50), controllers.count > 1 { controllers.removeFirst() }
            if random.chance(70) { controllers.append(makeContent()) }
            stack.setViewControllers(controllers, animated: animated)
        }
    }

    private func changeContainer(_ action: RandomAction) {
        if action == .turnPage {
            let pages = attached.compactMap { $0 as? UIPageViewController }
            guard !pages.isEmpty else { return }
            return random.among(pages).setViewControllers(
                [makeContent()], direction: random.among([.forward, .reverse]), animated: random.chance(70)
            ) { [weak self] _ in self?.callback("completion of a page") }
        }
        let tabs = attached.compactMap { $0 as? UITabBarController }
        guard !tabs.isEmpty else { return }
        let controller = random.among(tabs)
        if action == .selectTab {
            controller.selectedIndex = random.below(4)
        } else {
            controller.setViewControllers(
                (0..<(1 + random.below(6))).map { _ in makeContent() }, animated: random.chance(50))
        }
    }

    private func changeSplit(_ action: RandomAction) {
        let splits = attached.compactMap { $0 as? UISplitViewController }
        guard let split = splits.randomElement(using: &random) else { return }
        let column = random.among([UISplitViewController.Column.primary, .supplementary, .secondary])
        switch action {
        case .showColumn: split.show(column)
        case .hideColumn: split.hide(column)
        default:
            if random.chance(50) {
                split.showDetailViewController(makeContent(), sender: nil)
            } else {
                split.setViewController(makeContent(), for: column)
            }
        }
    }

    // MARK: Lists

    private func changeList(_ action: RandomAction) {
        if random.chance(60), let controller = found(RandomTable.self)?.controller {
            controller.change(action)
        } else if let controller = found(RandomCollection.self)?.controller {
            controller.change(action)
        }
    }

    // MARK: Views

    private func changeViews(_ action: RandomAction) {
        switch action {
        case .removeView: ownView?.removeFromSuperview()
        case .moveView:
            guard let view = ownView, let other = ownView, !other.isDescendant(of: view) else { return }
            other.addSubview(view)
        case .hideView: ownView?.isHidden.toggle()
        case .disableView: ownView?.isUserInteractionEnabled.toggle()
        case .addView:
            guard let view = ownView else { return }
            view.addSubview(makeView(in: view.bounds.size))
        case .toggleRecognizer:
            guard let recognizer = ownView?.gestureRecognizers?.first else { return }
            recognizer.isEnabled.toggle()
        case .removeRecognizer:
            guard let view = ownView, let recognizer = view.gestureRecognizers?.first else { return }
            view.removeGestureRecognizer(recognizer)
        case .addMenu:
            if let view = ownView { addMenu(to: view) }
        case .animate, .animateKeyframes, .changeAnimator, .animateLayer, .startLink:
            if let view = ownView { move(action, view) }
        case .layout: random.chance(50) ? window?.layoutIfNeeded() : window?.setNeedsLayout()
        case .changeInsets:
            let insets = UIEdgeInsets(top: random.length(0...80), left: 0, bottom: random.length(0...50), right: 0)
            someController?.additionalSafeAreaInsets = random.chance(30) ? .zero : insets
        default: break
        }
    }

    // MARK: Windows

    private func changeWindows(_ action: RandomAction) {
        switch action {
        case .openWindow:
            guard windows.count < 3 else { return }
            let window = UIWindow(frame: app.application.screen.bounds)
            remember(window)
            window.rootViewController = makeRoot()
            window.windowLevel = random.among([.normal, .alert])
            windows.append(window)
            random.chance(50) ? window.makeKeyAndVisible() : (window.isHidden = false)
        case .closeWindow:
            guard windows.count > 1 else { return }
            let window = windows.remove(at: random.below(windows.count))
            if random.chance(50) { window.rootViewController = nil }
            window.isHidden = true
        default:
            guard random.oneIn(4) else { return }
            app.enterBackground()
            app.enterForeground()
        }
    }
}
