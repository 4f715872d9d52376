import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// NV-9: bars and pickers whose delegate or data source lacks a method, an answer or an object.
@Suite(.application) @MainActor
struct MissingDelegateMethodTests {
    let app = TestApplication.current
    private let root = UIViewController()

    init() { _ = app.makeWindow(root: root) }

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        view.accessibilityIdentifier = "part"
        root.view.subviews.forEach { $0.removeFromSuperview() }
        root.view.addSubview(view)
        app.settle()
        return view
    }

    private func answer(_ view: UIView) -> String {
        app.advance(by: 2)
        guard let report = app.application.explain(app.records, wanting: view), let cause = report.causes.first else {
            return "ok"
        }
        return cause.sentence(wanted: report.wanted)
    }

    private func turn() {
        app.fingerDrag(from: CGPoint(x: 195, y: 430), to: CGPoint(x: 195, y: 360), duration: 0.3)
    }

    private func picker(_ data: Wheel?, _ delegate: Wheel?) -> UIPickerView {
        let picker = add(UIPickerView(), CGRect(x: 35, y: 300, width: 320, height: 216))
        picker.dataSource = data
        picker.delegate = delegate
        app.settle()
        turn()
        return picker
    }

    @Test func `A picker with several rows is fine`() {
        let wheel = Wheel(5)
        expectEqual(answer(picker(wheel, wheel)), "ok")
        expectEqual(wheel.choices, 1)
    }

    @Test func `A picker with one row names the method that returns the number of rows, even after it was reloaded`() {
        let wheel = Wheel(1)
        let picker = picker(wheel, wheel)
        let sentence =
            "pickerView(_:numberOfRowsInComponent:) of the Wheel returned 1, so the touch has no effect on part (NV-9)"
        expectEqual(answer(picker), sentence)
        let records = app.records
        wheel.count = 5
        picker.reloadAllComponents()
        app.settle()
        let report = app.application.explain(records, wanting: picker)
        expectEqual(report?.causes.first?.sentence(wanted: report?.wanted), sentence)
        expectEqual(report?.advice.first?.words.contains("part.reloadAllComponents()"), true)
    }

    @Test func `A picker without a data source says so`() {
        expectEqual(answer(picker(nil, Wheel(5))), "part.dataSource is nil, so there is nothing to show (NV-9)")
    }

    private func tabBar(_ delegate: (any UITabBarDelegate)?) -> UITabBar {
        let bar = add(UITabBar(), CGRect(x: 0, y: 750, width: 390, height: 49))
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        bar.delegate = delegate
        app.settle()
        app.fingerTap(at: CGPoint(x: 290, y: 775))
        return bar
    }

    @Test func `A tab bar without a delegate, or whose delegate lacks the method, says so`() {
        expectEqual(answer(tabBar(nil)), "part.delegate is nil, so nothing is called when the user changes it (NV-9)")
        let lacking = LackingTabs()
        expectEqual(
            answer(tabBar(lacking)),
            "LackingTabs does not implement tabBar(_:didSelect:), so the touch has no effect on part (NV-9)")
        let tabs = Tabs()
        expectEqual(answer(tabBar(tabs)), "ok")
    }

    @Test func `A search bar whose delegate lacks the method for Cancel says so`() {
        let bar = add(UISearchBar(), CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.showsCancelButton = true
        let lacking = LackingSearch()
        bar.delegate = lacking
        app.settle()
        app.fingerTap(at: CGPoint(x: 355, y: 128))
        expectEqual(
            answer(bar),
            "LackingSearch does not implement searchBarCancelButtonClicked(_:), so the touch has no effect on part (NV-9)"
        )
        let search = Search()
        bar.delegate = search
        app.fingerTap(at: CGPoint(x: 355, y: 128))
        expectEqual(answer(bar), "ok")
    }

    @Test func `The field of a search bar that Return does not leave names the method of the bar's delegate`() {
        let bar = add(UISearchBar(), CGRect(x: 0, y: 100, width: 390, height: 56))
        let search = Search()
        bar.delegate = search
        app.fingerTap(at: bar.searchTextField)
        app.keyType("\r")
        let report = app.application.explain(app.records, for: .event(bar.searchTextField, .editingDidEnd))
        expectEqual(report?.causes.map(\.code), ["still-editing"])
        let sentence = report?.causes.first?.sentence(wanted: report?.wanted) ?? ""
        #expect(sentence.contains("searchBarSearchButtonClicked(_:)") && !sentence.contains("Watch"))
    }

    @Test func `A context menu interaction without a menu or a delegate is the cause of a long press without effect`() {
        let view = add(UIView(), CGRect(x: 50, y: 200, width: 200, height: 200))
        view.addInteraction(UIContextMenuInteraction(delegate: NoMenu()))
        app.fingerLongPress(at: view)
        expectEqual(answer(view), "UIContextMenuInteraction.delegate is nil, so no menu opens (NV-9)")
        let empty = NoMenu()
        view.interactions.forEach(view.removeInteraction)
        view.addInteraction(UIContextMenuInteraction(delegate: empty))
        app.fingerLongPress(at: view)
        expectEqual(
            answer(view),
            "contextMenuInteraction(_:configurationForMenuAtLocation:) of the NoMenu returned nil, so the touch has no effect on part (NV-9)"
        )
    }

    private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var count: Int
        private(set) var choices = 0
        init(_ count: Int) { self.count = count }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choices += 1 }
    }
    private final class Tabs: NSObject, UITabBarDelegate {
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    }
    private final class LackingTabs: NSObject, UITabBarDelegate {}
    private final class Search: NSObject, UISearchBarDelegate {
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    }
    private final class LackingSearch: NSObject, UISearchBarDelegate {
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    }
    private final class NoMenu: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }
}
