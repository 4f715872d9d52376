import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The button that a bar shows for an item, and how it follows the item's properties.
@Suite(.application) @MainActor
struct BarItemViewTests {
    let app = TestApplication.current
    private let page = UIViewController()
    private let controller: UINavigationController

    init() {
        controller = UINavigationController(rootViewController: page)
        let window = TestApplication.current.makeWindow()
        window.rootViewController = controller
    }

    private func button(_ name: String) -> UIButton? {
        app.settle()
        var found: [UIButton] = []
        var waiting: [UIView] = [controller.navigationBar]
        while let view = waiting.popLast() {
            if let button = view as? UIButton, button.accessibilityIdentifier == name { found.append(button) }
            waiting += view.subviews
        }
        return found.count == 1 ? found[0] : nil
    }

    @Test func `A shown item follows each of its properties at once`() {
        let item = UIBarButtonItem(title: "Long title", style: .plain, target: nil, action: nil)
        item.accessibilityIdentifier = "item"
        page.navigationItem.rightBarButtonItem = item
        var seen: [String] = []
        func look() {
            guard let button = button("item") else { return seen.append("none") }
            let attributes = [
                button.currentTitle ?? "-", button.currentImage == nil ? "" : "image", button.isEnabled ? "" : "off",
                button.accessibilityLabel == "Save" ? "label" : "", button.accessibilityHint ?? "",
                button.tintColor == .red ? "red" : "", button.currentTitleColor == .green ? "green" : "",
                button.imageEdgeInsets == .zero ? "" : "insets", button.bounds.width == 100 ? "100" : "",
                button.menu == nil ? "" : button.showsMenuAsPrimaryAction ? "menu" : "press menu",
            ]
            seen.append(attributes.filter { !$0.isEmpty }.joined(separator: " "))
        }
        look()
        let changes: [() -> Void] = [
            { item.title = "Ok" }, { item.isEnabled = false }, { item.accessibilityLabel = "Save" },
            { item.accessibilityHint = "hint" }, { item.tintColor = .red },
            { item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled) },
            { item.imageInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }, { item.width = 100 },
            { item.menu = UIMenu(children: [UIAction(title: "One") { _ in }]) },
            {
                item.action = Selector(UIView.layoutIfNeeded, name: "act")
                item.image = UIImage(named: "image", size: CGSize(width: 5, height: 5))
            },
            { item.customView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) },
        ]
        for change in changes {
            change()
            look()
        }
        expectEqual(
            seen,
            [
                "Long title", "Ok", "Ok off", "Ok off label", "Ok off label hint", "Ok off label hint red",
                "Ok off label hint red green", "Ok off label hint red green insets",
                "Ok off label hint red green insets 100",
                "Ok off label hint red green insets 100 menu",
                "Ok image off label hint red green insets 100 press menu", "none",
            ])
    }

    @Test func `SZ-8: an item is 44 points high and at least as wide, and 8 points wider than its title on each side`()
    {
        let (short, long) = (UIBarButtonItem(title: "i", style: .plain, target: nil, action: nil), "A longer title")
        let other = UIBarButtonItem(title: long, style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItems = [short, other]
        let title = button(long)?.titleLabel?.intrinsicContentSize.width ?? 0
        expectEqual(button("i")?.bounds.size, CGSize(width: 44, height: 44))
        #expect(abs((button(long)?.bounds.width ?? 0) - title - 16) < 1.01 && button(long)?.bounds.height == 44)
        other.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
        #expect((button(long)?.bounds.width ?? 0) > 1.5 * title)
    }

    @Test func `System items have their names, and spaces have none`() {
        let items: [UIBarButtonItem.SystemItem] = [.add, .done, .edit, .cancel, .save, .flexibleSpace, .fixedSpace]
        let made = items.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
        expectEqual(made.map(\.title), ["+", "Done", "Edit", "Cancel", "Save", nil, nil])
        expectEqual(made.map(\.style), [.plain, .done, .plain, .plain, .plain, .plain, .plain])
    }

    @Test func `A tap calls the primary action and then the action, with the item as sender`() {
        final class Target: NSObject {
            var calls: [String] = []
            func act(_ sender: Any?) { calls.append("action \(sender is UIBarButtonItem)") }
        }
        let target = Target()
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "Go") { target.calls.append("primary \($0.sender is UIBarButtonItem)") })
        item.target = target
        item.action = Selector(Target.act, name: "act")
        page.navigationItem.leftBarButtonItem = item
        if let shown = button("Go") { app.fingerTap(at: shown) }
        expectEqual(target.calls, ["primary true", "action true"])
    }
}
