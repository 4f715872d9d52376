import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// NV-9: a deallocated delegate or data source is named with its property and class; a live one is no cause.
@Suite(.application) @MainActor
struct LostDelegateTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let kept = Owner()

    init() { _ = app.makeWindow(root: root) }

    /// Sets a delegate that stays alive, or one that is deallocated at once.
    private func set(_ isKept: Bool, _ assign: (Owner) -> Void) {
        if isKept { return assign(kept) }
        assign(Owner())
    }

    private func add<View: UIView>(_ view: View, _ name: String, height: CGFloat) -> View {
        view.frame = CGRect(x: 0, y: 100, width: 390, height: height)
        view.accessibilityIdentifier = name
        root.view.addSubview(view)
        app.settle()
        return view
    }

    private func answer(_ wanted: TouchExplanation.Wanted) -> String {
        app.advance(by: 3)
        guard let report = app.application.explain(app.records, for: wanted) else { return "none" }
        guard let cause = report.causes.first else { return "ok" }
        return "\(cause.code) \(cause.subject?.name ?? "")"
    }

    private func check(
        _ answer: String, _ isKept: Bool, _ subject: String, _ property: String, _ wanted: TouchExplanation.Wanted
    ) {
        expectEqual(answer, (isKept ? "ok" : "delegate-deallocated \(subject)"))
        guard !isKept else { return }
        let report = app.application.explain(app.records, for: wanted)
        let words = report?.causes.first?.sentence(wanted: report?.wanted) ?? ""
        #expect(words.contains("\(subject).\(property)") && words.contains("Owner"))
        let advice = report?.advice.first?.words ?? ""
        #expect(advice.contains("strong reference") && advice.contains("\(subject).\(property)"))
    }

    @Test(arguments: [true, false])
    func `A context menu interaction whose delegate was deallocated has none`(_ isKept: Bool) throws {
        let picture = add(UIView(), "picture", height: 200)
        var made: UIContextMenuInteraction?
        set(isKept) { made = UIContextMenuInteraction(delegate: $0) }
        let interaction = try #require(made)
        picture.addInteraction(interaction)
        let press = try #require(picture.gestureRecognizers?.first)
        app.fingerLongPress(at: picture, duration: 1)
        expectEqual(answer(.recognizer(press)), isKept ? "ok" : "no-delegate UIContextMenuInteraction")
    }

    @Test(arguments: [true, false]) func `The deallocated delegate of a table view is named`(_ isKept: Bool) throws {
        let table = UITableView()
        set(isKept) { table.delegate = $0 }
        table.dataSource = kept
        _ = add(table, "table", height: 400)
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.fingerTap(at: row)
        for wanted in [TouchExplanation.Wanted.view(row), .view(table)] {
            check(answer(wanted), isKept, "table", "delegate", wanted)
        }
    }

    @Test(arguments: [true, false]) func `The deallocated data source of a table view is named`(_ isKept: Bool) {
        let table = UITableView()
        set(isKept) { table.dataSource = $0 }
        _ = add(table, "table", height: 400)
        app.fingerDrag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 150))
        check(answer(.view(table)), isKept, "table", "dataSource", .view(table))
        check(answer(.scrolling(table)), isKept, "table", "dataSource", .scrolling(table))
    }

    @Test(arguments: [true, false]) func `The deallocated delegate of a collection view is named`(_ isKept: Bool) throws
    {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        set(isKept) { grid.delegate = $0 }
        grid.dataSource = kept
        _ = add(grid, "grid", height: 400)
        let item = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
        app.fingerTap(at: item)
        check(answer(.view(item)), isKept, "grid", "delegate", .view(item))
    }

    @Test(arguments: [true, false]) func `The deallocated data source of a collection view is named`(_ isKept: Bool) {
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        set(isKept) { grid.dataSource = $0 }
        _ = add(grid, "grid", height: 400)
        app.fingerTap(at: CGPoint(x: 50, y: 150))
        check(answer(.view(grid)), isKept, "grid", "dataSource", .view(grid))
    }

    @Test(arguments: [true, false]) func `The deallocated delegate of a text field is named`(_ isKept: Bool) {
        let field = UITextField()
        set(isKept) { field.delegate = $0 }
        _ = add(field, "name", height: 40)
        app.fingerTap(at: field)
        field.insertText("a")
        check(answer(.view(field)), isKept, "name", "delegate", .view(field))
        expectEqual(answer(.firstResponder(field)), "ok")
    }

    @Test(arguments: [true, false]) func `The deallocated delegate of a text view is named`(_ isKept: Bool) {
        let text = UITextView()
        set(isKept) { text.delegate = $0 }
        _ = add(text, "notes", height: 100)
        app.fingerTap(at: text)
        check(answer(.view(text)), isKept, "notes", "delegate", .view(text))
    }

    @Test(arguments: [true, false]) func `The deallocated delegate of a search bar is named`(_ isKept: Bool) {
        let bar = UISearchBar()
        set(isKept) { bar.delegate = $0 }
        _ = add(bar, "search", height: 56)
        app.fingerTap(at: bar.searchTextField)
        app.advance(by: 1)
        for wanted in [TouchExplanation.Wanted.view(bar), .view(bar.searchTextField)] {
            check(answer(wanted), isKept, "search", "delegate", wanted)
        }
    }

    @Test(arguments: [true, false]) func `The deallocated data source of a picker view is named`(_ isKept: Bool) {
        let picker = UIPickerView()
        picker.delegate = kept
        set(isKept) { picker.dataSource = $0 }
        _ = add(picker, "city", height: 216)
        app.fingerDrag(from: CGPoint(x: 195, y: 208), to: CGPoint(x: 195, y: 140))
        check(answer(.view(picker)), isKept, "city", "dataSource", .view(picker))
    }

    @Test(arguments: [true, false]) func `The deallocated delegate of a picker view is named`(_ isKept: Bool) {
        let picker = UIPickerView()
        picker.dataSource = kept
        set(isKept) { picker.delegate = $0 }
        _ = add(picker, "city", height: 216)
        app.fingerDrag(from: CGPoint(x: 195, y: 208), to: CGPoint(x: 195, y: 140))
        check(answer(.view(picker)), isKept, "city", "delegate", .view(picker))
    }

    @Test(arguments: [true, false]) func `The deallocated delegate of a zooming scroll view is named`(_ isKept: Bool) {
        let scroll = UIScrollView()
        let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scroll.addSubview(photo)
        scroll.contentSize = photo.frame.size
        scroll.maximumZoomScale = 4
        kept.photo = photo
        set(isKept) { scroll.delegate = $0 }
        _ = add(scroll, "album", height: 400)
        app.fingerDown(1, at: CGPoint(x: 150, y: 300))
        app.fingerDown(2, at: CGPoint(x: 250, y: 300))
        app.fingerMove(1, to: CGPoint(x: 50, y: 300), duration: 0.3)
        app.fingerMove(2, to: CGPoint(x: 350, y: 300), duration: 0.3)
        app.fingerUp(1)
        app.fingerUp(2)
        check(answer(.zooming(scroll)), isKept, "album", "delegate", .zooming(scroll))
    }

    @Test(arguments: [true, false]) func `The deallocated data source of a page view controller is named`(
        _ isKept: Bool
    ) throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        set(isKept) { pages.dataSource = $0 }
        let first = UIViewController()
        pages.setViewControllers([first], direction: .forward, animated: false)
        _ = app.makeWindow(root: pages)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
        let found = answer(.controller(pages))
        expectEqual(found, (isKept ? "ok" : "delegate-deallocated UIPageViewController"))
        let report = app.application.explain(app.records, for: .controller(pages))
        let words = report?.causes.first?.sentence(wanted: report?.wanted) ?? ""
        #expect(isKept || words.contains("dataSource") && words.contains("Owner"))
    }

    @Test func `A delegate that was set to nil is not reported as deallocated`() throws {
        let table = UITableView()
        table.delegate = Owner()
        table.delegate = nil
        table.dataSource = kept
        _ = add(table, "table", height: 400)
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.fingerTap(at: row)
        expectEqual(answer(.view(row)), "no-delegate table")
    }

    @Test func `A deallocated delegate is reported before a touch`() throws {
        let table = UITableView()
        table.delegate = Owner()
        table.dataSource = kept
        _ = add(table, "table", height: 400)
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let place = row.convert(CGPoint(x: 50, y: 10), to: nil)
        let report = app.application.explainTouch(at: place, wanting: row)
        expectEqual(report.causes.map(\.code), ["delegate-deallocated"])
        table.delegate = kept
        app.settle()
        let other = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        expectEqual(app.application.explainTouch(at: place, wanting: other).causes, [])
    }
}

private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UIPickerViewDataSource,
    UIPickerViewDelegate, UIPageViewControllerDataSource, UIContextMenuInteractionDelegate
{
    weak var photo: UIView?
    private var made: [UIViewController] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        made.append(UIViewController())
        return made.last
    }
}
