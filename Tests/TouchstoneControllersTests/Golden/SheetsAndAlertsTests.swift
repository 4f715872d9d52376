import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class HostController: UIViewController, UISheetPresentationControllerDelegate {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 50))
    var taps = 0
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        log.append("detent \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
}

@Suite(.application) @MainActor
struct SheetsAndAlertsTests {
    private let low = UISheetPresentationController.Detent.Identifier("low")
    private let high = UISheetPresentationController.Detent.Identifier("high")

    private func shown() -> (TestApplication, HostController) {
        let app = TestApplication.current
        let host = HostController()
        _ = app.makeWindow(root: host)
        app.settle()
        return (app, host)
    }

    /// Presents a sheet that is 200 or 500 points high.
    private func sheet(over host: HostController, _ app: TestApplication, undimmed: Bool = false) throws
        -> UIViewController
    {
        let content = UIViewController()
        content.view.backgroundColor = .white
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = [.custom(identifier: low) { _ in 200 }, .custom(identifier: high) { _ in 500 }]
        if undimmed { sheet.largestUndimmedDetentIdentifier = low }
        sheet.delegate = host
        host.present(content, animated: true)
        app.advance(by: 1)
        return content
    }

    private func top(_ controller: UIViewController) -> CGFloat {
        controller.view.convert(controller.view.bounds, to: nil).minY
    }
    private func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 1) -> Bool {
        abs(one - other) <= tolerance
    }

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

    private func place(_ title: String, _ alert: UIAlertController) -> CGRect {
        guard let view = titled(title, in: alert.view) else { return .null }
        return view.convert(view.bounds, to: nil)
    }

    private func tap(_ title: String, _ alert: UIAlertController, _ app: TestApplication) {
        let spot = place(title, alert)
        app.fingerTap(at: CGPoint(x: spot.midX, y: spot.midY))
        app.advance(by: 1)
    }

    @Test func `A sheet has the height of its smallest detent and a drag selects another one`() throws {
        let (app, host) = shown()
        let content = try sheet(over: host, app)
        #expect(near(top(content), 644) && host.log == [])
        drag(app, from: 654, to: 354)
        #expect(near(top(content), 344) && host.log == ["detent high"])
        expectEqual(content.sheetPresentationController?.selectedDetentIdentifier, high)
        // A short drag down returns to the detent and does not call the delegate.
        drag(app, from: 354, to: 394)
        #expect(near(top(content), 344) && host.log == ["detent high"])
        drag(app, from: 354, to: 650)
        #expect(near(top(content), 644) && host.log == ["detent high", "detent low"])
    }

    @Test func `A change of the detent in code does not call the delegate`() throws {
        let (app, host) = shown()
        let content = try sheet(over: host, app)
        let sheet = try #require(content.sheetPresentationController)
        sheet.animateChanges { sheet.selectedDetentIdentifier = high }
        app.advance(by: 1)
        #expect(near(top(content), 344) && host.log == [])
        sheet.animateChanges {
            sheet.detents = [.custom(identifier: low) { context in context.maximumDetentValue / 2 }]
        }
        app.advance(by: 1)
        #expect(top(content) > 400 && top(content) < 460 && host.log == [])
    }

    @Test func `The views behind a sheet receive touches until its detent is dimmed`() throws {
        let (app, host) = shown()
        let content = try sheet(over: host, app, undimmed: true)
        app.fingerTap(at: CGPoint(x: 100, y: 125))
        app.advance(by: 1)
        #expect(host.taps == 1 && host.presentedViewController === content)
        drag(app, from: 654, to: 354)
        app.fingerTap(at: CGPoint(x: 100, y: 125))
        app.advance(by: 1)
        // The larger detent is dimmed, so the dimming view receives the touch and dismisses the sheet.
        #expect(host.taps == 1 && host.presentedViewController == nil)
        expectEqual(host.log, ["detent high", "will", "did"])
    }

    @Test func `An alert lays out two actions side by side with cancel on the left`() throws {
        let (app, host) = shown()
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in host.log.append("delete") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in host.log.append("cancel") })
        host.present(alert, animated: true)
        app.advance(by: 1)
        expectEqual(alert.actions.map(\.title), ["Delete", "Cancel"])
        let (delete, cancel) = (place("Delete", alert), place("Cancel", alert))
        #expect(near(delete.midY, cancel.midY) && cancel.midX < 195 && delete.midX > 195)
        tap("Delete", alert, app)
        #expect(host.log == ["delete"] && host.presentedViewController == nil)
    }

    @Test func `An alert stacks three actions with cancel last`() throws {
        let (app, host) = shown()
        let alert = UIAlertController(title: "Photo", message: "Where to?", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak host] _ in
                host?.log.append(
                    "cancel while \(host?.presentedViewController == nil ? "nothing" : "something") is presented")
            })
        alert.addAction(UIAlertAction(title: "Album", style: .default) { _ in host.log.append("album") })
        alert.addAction(UIAlertAction(title: "Mail", style: .default) { _ in host.log.append("mail") })
        host.present(alert, animated: true)
        app.advance(by: 1)
        let ys = ["Album", "Mail", "Cancel"].map { place($0, alert).midY }
        #expect(ys == ys.sorted() && Set(ys).count == 3)
        #expect(["Album", "Mail", "Cancel"].allSatisfy { near(place($0, alert).midX, 195) })
        app.fingerTap(at: CGPoint(x: 20, y: 60))
        app.advance(by: 1)
        #expect(host.presentedViewController === alert && host.log == [])
        tap("Cancel", alert, app)
        #expect(host.log == ["cancel while nothing is presented"] && host.presentedViewController == nil)
    }

    @Test func `An alert's text fields are in the order of their addition and its action reads their texts`() throws {
        let (app, host) = shown()
        let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Word"
            $0.isSecureTextEntry = true
        }
        let ok = UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
            host.log.append((alert.textFields ?? []).compactMap(\.text).joined(separator: "/"))
        }
        ok.isEnabled = false
        alert.addAction(ok)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        host.present(alert, animated: true)
        app.advance(by: 1)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Word"] && fields[1].isSecureTextEntry)
        tap("OK", alert, app)
        #expect(host.presentedViewController === alert && host.log == [])
        fields[0].text = "ann"
        fields[1].text = "secret"
        ok.isEnabled = true
        app.settle()
        tap("OK", alert, app)
        #expect(host.log == ["ann/secret"] && host.presentedViewController == nil)
    }
}
