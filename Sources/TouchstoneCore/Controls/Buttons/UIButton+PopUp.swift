// Pop-up buttons: the menu of such a button chooses one action, and the button shows the title of that action.
extension UIButton {
    /// Whether a tap opens the menu and the button shows the chosen action.
    var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && parts?.togglesSelection == true }

    /// The chosen action: the last one chosen, else the first action with the state `.on`, else the first action.
    var chosenOfMenu: UIAction? {
        let actions = actions(of: menu)
        return parts?.chosen ?? actions.first { $0.state == .on } ?? actions.first
    }

    private func actions(of menu: UIMenu?) -> [UIAction] {
        (menu?.children ?? []).flatMap { element in
            (element as? UIAction).map { [$0] } ?? actions(of: element as? UIMenu)
        }
    }

    /// A copy of the menu with a mark at the chosen action; `nil` if the button is not a pop-up button.
    var popUpMenu: UIMenu? { isPopUp ? menu.map(marked) : nil }

    private func marked(_ menu: UIMenu) -> UIMenu {
        menu.replacingChildren(
            menu.children.map { element in
                if let inner = element as? UIMenu { return marked(inner) }
                guard let action = element as? UIAction else { return element }
                return UIAction(
                    title: action.title, image: action.image, identifier: action.identifier,
                    attributes: action.attributes, state: action === chosenOfMenu ? .on : .off
                ) { [weak self] _ in self?.choose(action) }
            })
    }

    private func choose(_ action: UIAction) {
        rareParts.chosen = action
        contentChanged()
        action.perform(sender: self)
    }
}
