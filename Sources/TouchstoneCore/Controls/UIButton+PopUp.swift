// A button whose menu chooses one of several, and which shows that one's title.
extension UIButton {
    /// Whether a tap opens the menu, and what is chosen there is shown.
    var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && parts?.togglesSelection == true }

    /// The one chosen last; at first the one whose state says so, or the first of all.
    var chosenOfMenu: UIAction? {
        let actions = actions(of: menu)
        return parts?.chosen ?? actions.first { $0.state == .on } ?? actions.first
    }

    private func actions(of menu: UIMenu?) -> [UIAction] {
        (menu?.children ?? []).flatMap { element in
            (element as? UIAction).map { [$0] } ?? actions(of: element as? UIMenu)
        }
    }

    /// The same menu with a mark at what is chosen; nil for a button that shows no choice.
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
