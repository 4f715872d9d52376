import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The sizes and places of the buttons of bar button items.
@Suite(.application) @MainActor
struct BarButtonSizeTests {
    /// Shows a controller with these items on the right in a navigation controller, and returns its bar.
    private func showBar(right items: [UIBarButtonItem]) -> UINavigationBar {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItems = items
        let navigation = UINavigationController(rootViewController: root)
        _ = TestApplication.current.makeWindow(root: navigation)
        TestApplication.current.settle()
        return navigation.navigationBar
    }

    private func button(_ name: String, in bar: UIView) throws -> UIButton {
        try #require(bar.subviews.first { $0.accessibilityIdentifier == name } as? UIButton)
    }

    @Test func `SZ-8: a short item has a button 44 points wide that can be touched beside its text`() throws {
        var taps = 0
        let add = UIBarButtonItem(title: "+", primaryAction: UIAction { _ in taps += 1 })
        let bar = showBar(right: [add])
        let plus = try button("+", in: bar)
        expectEqual(plus.frame, CGRect(x: 338, y: 0, width: 44, height: 44))
        for x in [339.0, 360, 381] {
            TestApplication.current.fingerTap(at: bar.convert(CGPoint(x: x, y: 22), to: nil))
        }
        expectEqual(taps, 3)
    }

    @Test func `SZ-8: the text of the outermost item ends 16 points from the edge`() throws {
        let bar = showBar(right: [UIBarButtonItem(title: "Save everything", style: .plain, target: nil, action: nil)])
        let save = try button("Save everything", in: bar)
        let label = try #require(save.titleLabel)
        #expect(abs(bar.convert(label.bounds, from: label).maxX - (390 - 16)) < 1)
    }

    @Test func `SZ-8: a custom view begins 16 points from the edge`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 32))
        let bar = showBar(right: [UIBarButtonItem(customView: view)])
        expectEqual(bar.convert(view.bounds, from: view), CGRect(x: 324, y: 6, width: 50, height: 32))
    }

    @Test func `SZ-8: a width that the application sets is kept`() throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.width = 30
        try expectEqual(button("A", in: showBar(right: [item])).frame.width, 30)
    }

    @Test func `SZ-8: the items of a toolbar begin and end 8 points from its edges`() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.items = [
            UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil),
        ]
        bar.layoutIfNeeded()
        try expectEqual(button("A", in: bar).frame, CGRect(x: 8, y: 0, width: 44, height: 44))
        try expectEqual(button("B", in: bar).frame, CGRect(x: 248, y: 0, width: 44, height: 44))
    }
}
