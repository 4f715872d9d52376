import TouchstoneTesting
import UIKit

extension RandomApplication {
    /// Returns a menu with actions and sometimes a submenu.
    func makeMenu() -> UIMenu {
        var elements: [UIMenuElement] = [
            UIAction(title: "One") { [weak self] _ in self?.callback("menu action") },
            UIAction(title: "Two", attributes: random.among([[], .disabled, .destructive])) { _ in },
        ]
        if random.chance(30) { elements.append(UIMenu(title: "More", children: [UIAction(title: "Three") { _ in }])) }
        return UIMenu(title: random.among(["", "Menu"]), children: elements)
    }

    /// Returns a button that opens a menu.
    func makeMenuButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.showsMenuAsPrimaryAction = random.chance(70)
        button.menu = makeMenu()
        return button
    }

    /// Adds a context menu or an edit menu to a view, and sometimes opens the edit menu.
    func addMenu(to view: UIView) {
        let source = RandomMenuSource(self)
        remember(source)
        if random.chance(50) {
            view.addInteraction(UIContextMenuInteraction(delegate: source))
        } else {
            let menu = UIEditMenuInteraction(delegate: source)
            view.addInteraction(menu)
            let place = UIEditMenuConfiguration(identifier: nil, sourcePoint: random.place(100, 100))
            if view.window != nil, random.chance(60) { menu.presentEditMenu(with: place) }
        }
        (view as? RandomView)?.menuSources.append(source)
    }
}

/// The delegate of a view's menus.
final class RandomMenuSource: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
    private weak var run: RandomApplication?

    init(_ run: RandomApplication) { self.run = run }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let run else { return nil }
        run.callback("configurationForMenuAtLocation")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak run] _ in
            run?.callback("actionProvider")
            return run?.makeMenu()
        }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        run?.callback("menuFor")
        return run.map { UIMenu(children: suggestedActions + $0.makeMenu().children) }
    }
}
