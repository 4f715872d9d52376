import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class HostController: UIViewController, UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate
{
    let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
    let other = UIButton(frame: CGRect(x: 270, y: 700, width: 100, height: 44))
    var mayDismiss = true
    var adapts = true
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.addAction(UIAction { [weak self] _ in self?.log.append("button") }, for: .touchUpInside)
        other.addAction(UIAction { [weak self] _ in self?.log.append("other") }, for: .touchUpInside)
        view.addSubview(button)
        view.addSubview(other)
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should")
        return mayDismiss
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adapts ? .pageSheet : .none }
}

private final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 50
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

@Suite(.application) @MainActor
struct RefusalsPopoversAlertsTests {
    private func shown() -> (TestApplication, HostController) {
        let app = TestApplication.current
        let host = HostController()
        _ = app.makeWindow(root: host)
        app.settle()
        return (app, host)
    }

    /// Presents a sheet that is 300 points high.
    private func sheet(over host: HostController, _ app: TestApplication) throws -> UIViewController {
        let content = UIViewController()
        content.view.backgroundColor = .white
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = [.custom(identifier: .init("only")) { _ in 300 }]
        sheet.delegate = host
        host.present(content, animated: true)
        app.advance(by: 1)
        return content
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func drag(_ app: TestApplication, from: CGFloat, to: CGFloat) {
        app.fingerDown(at: CGPoint(x: 195, y: from))
        app.fingerMove(to: CGPoint(x: 195, y: to), duration: 0.4)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1.5)
    }

    private func titled(_ title: String, in root: UIView) -> UIView? {
        for view in root.subviews.reversed() {
            if let found = titled(title, in: view) { return found }
        }
        if let label = root as? UILabel, label.text == title { return label }
        if let button = root as? UIButton, button.currentTitle == title || button.configuration?.title == title {
            return button
        }
        return root.accessibilityLabel == title ? root : nil
    }

    private func spot(_ title: String, _ alert: UIAlertController) -> CGRect {
        titled(title, in: alert.view).map { place($0) } ?? .null
    }

    @Test func `A sheet whose dismissal is refused stays and its delegate receives the attempt`() throws {
        let (app, host) = shown()
        host.mayDismiss = false
        let content = try sheet(over: host, app)
        drag(app, from: 554, to: 835)
        #expect(host.presentedViewController === content && abs(place(content.view).minY - 544) <= 1)
        #expect(host.log.first == "should" && host.log.last == "attempt" && Set(host.log) == ["should", "attempt"])
        host.log = []
        content.isModalInPresentation = true
        drag(app, from: 554, to: 835)
        #expect(host.presentedViewController === content && host.log.contains("attempt"))
        #expect(!host.log.contains("will") && !host.log.contains("did"))
        app.fingerTap(at: CGPoint(x: 195, y: 300))
        app.advance(by: 1)
        #expect(host.presentedViewController === content)
    }

    @Test func `The delegate is notified of a user's dismissal and not of one in code`() throws {
        let (app, host) = shown()
        _ = try sheet(over: host, app)
        drag(app, from: 554, to: 835)
        #expect(host.presentedViewController == nil)
        #expect(host.log.filter { $0 != "should" } == ["will", "did"] && host.log.first == "should")
        host.log = []
        let second = try sheet(over: host, app)
        second.dismiss(animated: true)
        app.advance(by: 1)
        #expect(host.presentedViewController == nil && host.log == [])
    }

    @Test(arguments: [true, false])
    func `A drag on a list expands its sheet if prefersScrollingExpandsWhenScrolledToEdge is true`(_ expands: Bool)
        throws
    {
        let (app, host) = shown()
        let list = ListController(style: .plain)
        let sheet = try #require(list.sheetPresentationController)
        sheet.detents = [.custom(identifier: .init("low")) { _ in 400 }, .large()]
        sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
        host.present(list, animated: true)
        app.advance(by: 1)
        #expect(abs(place(list.view).minY - 444) <= 1)
        drag(app, from: 780, to: 380)
        let top = place(list.view).minY
        if expands {
            #expect(top < 80 && sheet.selectedDetentIdentifier == .large && list.tableView.contentOffset.y <= 0)
        } else {
            #expect(abs(top - 444) <= 1 && list.tableView.contentOffset.y > 350)
        }
    }

    @Test(arguments: [true, false])
    func `A popover on a phone is a sheet unless its delegate returns none`(_ adapts: Bool) throws {
        let (app, host) = shown()
        host.adapts = adapts
        let content = UIViewController()
        content.view.backgroundColor = .white
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 220, height: 160)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = host.button
        popover.sourceRect = host.button.bounds
        popover.passthroughViews = [host.other]
        popover.delegate = host
        host.present(content, animated: true)
        app.advance(by: 1)
        let frame = place(content.view)
        if adapts {
            #expect(frame.width == 390 && frame.maxY == 844)
            return
        }
        // The content may include the arrow's area.
        #expect(frame.width >= 220 && frame.width < 250 && frame.height >= 160 && frame.height < 190)
        #expect(frame.minY >= 104 && frame.minX >= 0)
        app.fingerTap(at: CGPoint(x: 320, y: 722))
        app.advance(by: 0.5)
        #expect(host.log == ["other"] && host.presentedViewController === content)
        app.fingerTap(at: CGPoint(x: 70, y: 80))
        app.advance(by: 1)
        #expect(host.presentedViewController == nil && host.log.last == "did" && !host.log.contains("button"))
    }

    @Test func `An action sheet is at the bottom and a tap outside runs its cancel action`() {
        let (app, host) = shown()
        func sheet() -> UIAlertController {
            let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in host.log.append("cancel") })
            sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in host.log.append("share") })
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in host.log.append("delete") })
            host.present(sheet, animated: true)
            app.advance(by: 1)
            return sheet
        }
        let first = sheet()
        let ys = ["Share", "Delete", "Cancel"].map { spot($0, first).midY }
        #expect(ys == ys.sorted() && Set(ys).count == 3 && ys[0] > 422)
        app.fingerTap(at: CGPoint(x: spot("Delete", first).midX, y: ys[1]))
        app.advance(by: 1)
        #expect(host.log == ["delete"] && host.presentedViewController == nil)
        _ = sheet()
        app.fingerTap(at: CGPoint(x: 70, y: 82))
        app.advance(by: 1)
        #expect(host.log == ["delete", "cancel"] && host.presentedViewController == nil)
    }
}
