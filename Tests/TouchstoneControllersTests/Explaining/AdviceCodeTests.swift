import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Advice of explanations: it is the line of code to write, and it never suggests changing a UIKit class.
@Suite(.application) @MainActor
struct AdviceCodeTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let helper = Helper()

    init() { _ = app.makeWindow(root: root) }

    private func add<View: UIView>(_ view: View, _ name: String, _ frame: CGRect, to parent: UIView? = nil) -> View {
        view.frame = frame
        view.accessibilityIdentifier = name
        (parent ?? root.view).addSubview(view)
        return view
    }

    /// The wording of all advice in the report.
    private func advice(_ wanted: TouchExplanation.Wanted) -> [String] {
        app.advance(by: 2)
        guard let report = app.application.explain(app.records, for: wanted) else { return [] }
        let words = report.causes.flatMap { report.changes(for: $0).map(\.words) }
        for words in words { #expect(!words.contains("correct UI") && !words.contains("methods of UI")) }
        return words
    }

    @Test func `The advice for a slider without an action registers a target for valueChanged`() {
        let slider = add(UISlider(), "volume", CGRect(x: 20, y: 100, width: 300, height: 40))
        app.fingerDrag(from: CGPoint(x: 24, y: 120), to: CGPoint(x: 200, y: 120))
        expectEqual(
            advice(.event(slider, .valueChanged)).first,
            "keep the target in a property, and register it: volume.addTarget(self, action: #selector(…), for: .valueChanged)"
        )
        slider.addAction(UIAction { _ in }, for: .valueChanged)
        app.fingerDrag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 100, y: 120))
        expectEqual(advice(.event(slider, .valueChanged)), [])
    }

    @Test func `The advice for a part of a control that does not react is the code that makes it react`() {
        let volume = add(UISlider(), "volume", CGRect(x: 20, y: 100, width: 300, height: 40))
        volume.addAction(UIAction { _ in }, for: .valueChanged)
        app.fingerTap(at: CGPoint(x: 250, y: 120))
        expectEqual(
            advice(.event(volume, .valueChanged)),
            ["begin on the thumb, or add a tap recognizer whose action calls volume.setValue(_:animated:)"])
        let sort = add(
            UISegmentedControl(items: ["Price", "Name"]), "sort", CGRect(x: 20, y: 200, width: 300, height: 32))
        sort.selectedSegmentIndex = 0
        sort.addAction(UIAction { _ in }, for: .valueChanged)
        app.fingerTap(at: CGPoint(x: 90, y: 216))
        expectEqual(
            advice(.event(sort, .valueChanged)), ["deselect the segment after each tap: sort.isMomentary = true"])
        sort.setEnabled(false, forSegmentAt: 1)
        app.fingerTap(at: CGPoint(x: 250, y: 216))
        expectEqual(advice(.event(sort, .valueChanged)), ["enable the segment: sort.setEnabled(true, forSegmentAt: …)"])
    }

    @Test func `The advice for a button with an action for another event registers the wanted event`() {
        let button = add(UIButton(), "pay", CGRect(x: 20, y: 100, width: 100, height: 40))
        button.addAction(UIAction { _ in }, for: .touchUpOutside)
        app.fingerTap(at: button)
        expectEqual(
            advice(.event(button, .touchUpInside)),
            [
                "register for touchUpInside, which pay sends: pay.addTarget(self, action: #selector(…), for: .touchUpInside)"
            ])
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        app.fingerTap(at: button)
        expectEqual(advice(.event(button, .touchUpInside)), [])
    }

    @Test func `The advice for a recognizer without a target adds one`() {
        let card = add(UIView(), "card", CGRect(x: 20, y: 100, width: 100, height: 40))
        let tap = UITapGestureRecognizer()
        tap.name = "open"
        card.addGestureRecognizer(tap)
        app.fingerTap(at: card)
        expectEqual(
            advice(.recognizer(tap)).first,
            "keep the target in a property, and add it: open.addTarget(self, action: #selector(…))")
        tap.addTarget(helper, action: Helper.act)
        app.fingerTap(at: card)
        expectEqual(advice(.recognizer(tap)), [])
    }

    @Test func `The advice for a recognizer whose delegate refuses the touch names the delegate method`() {
        let card = add(UIView(), "card", CGRect(x: 20, y: 100, width: 100, height: 40))
        let tap = UITapGestureRecognizer(target: helper, action: Helper.act)
        tap.name = "open"
        tap.delegate = helper
        card.addGestureRecognizer(tap)
        app.fingerTap(at: card)
        expectEqual(
            advice(.recognizer(tap)).first, "return true from gestureRecognizer(_:shouldReceive:) of the Helper")
        helper.allows = true
        app.fingerTap(at: card)
        expectEqual(advice(.recognizer(tap)), [])
    }

    @Test func `The advice for a text field whose delegate refuses editing names the delegate method`() {
        let field = add(UITextField(), "name", CGRect(x: 20, y: 100, width: 100, height: 40))
        field.delegate = helper
        app.fingerTap(at: field)
        expectEqual(
            advice(.firstResponder(field)).first, "return true from textFieldShouldBeginEditing(_:) of the Helper")
        helper.allows = true
        app.fingerTap(at: field)
        expectEqual(advice(.firstResponder(field)), [])
    }

    @Test func `The advice for a view behind a sheet sets the largest undimmed detent`() {
        let behind = add(UIButton(), "behind", CGRect(x: 20, y: 60, width: 100, height: 40))
        behind.addAction(UIAction { _ in }, for: .touchUpInside)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium()]
        root.present(sheet, animated: false)
        app.advance(by: 2)
        sheet.isModalInPresentation = true
        app.fingerTap(at: CGPoint(x: 50, y: 80), allowsMiss: true)
        expectEqual(
            advice(.view(behind)),
            [
                "let touches beside it through: UIViewController.isModalInPresentation = false; UIViewController.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium",
                "dismiss it: UIViewController.dismiss(animated: true); or present it in less of the screen",
            ])
    }

    @Test func `The advice for a drawing in a sheet that the sheet takes changes no recognizer of the sheet`() {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
        app.advance(by: 2)
        let canvas = DrawingCanvas(frame: sheet.view.bounds)
        canvas.accessibilityIdentifier = "canvas"
        sheet.view.addSubview(canvas)
        app.fingerDrag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.4)
        expectEqual(
            advice(.view(canvas)),
            [
                "keep the sheet in its place: presentationController?.presentedView?.gestureRecognizers?.forEach { $0.isEnabled = false }; or present it with modalPresentationStyle = .fullScreen"
            ])
    }

    @Test func `The advice for a drag back that left items prevent names the delegate and the back button`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        root.view.window?.rootViewController = navigation
        let photo = UIViewController()
        photo.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: nil, action: nil)
        navigation.pushViewController(photo, animated: false)
        app.advance(by: 1)
        app.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.4)
        let drag = try #require(navigation.interactivePopGestureRecognizer)
        expectEqual(
            advice(.recognizer(drag)),
            [
                "put a delegate of your own in the place of the system's: interactivePopGestureRecognizer?.delegate = self",
                "show the back button beside the items: navigationItem.leftItemsSupplementBackButton = true",
            ])
    }

    @Test(arguments: [true, false])
    func `The advice for a gesture with one finger names a property that the recognizer has`(_ isPinch: Bool) {
        let recognizer = isPinch ? UIPinchGestureRecognizer() : UIPanGestureRecognizer()
        (recognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches = 2
        recognizer.name = "zoom"
        recognizer.addHandler { _ in }
        root.view.addGestureRecognizer(recognizer)
        app.fingerDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
        let property = isPinch ? "" : ", or set zoom.minimumNumberOfTouches to what is meant"
        expectEqual(advice(.recognizer(recognizer)), ["use 2 fingers\(property)"])
    }

    @Test func `The advice for a view behind a popover sets the passthrough views`() {
        let behind = add(UIButton(), "behind", CGRect(x: 20, y: 60, width: 100, height: 40))
        behind.addAction(UIAction { _ in }, for: .touchUpInside)
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 100, height: 100)
        popover.popoverPresentationController?.sourceView = behind
        popover.popoverPresentationController?.delegate = helper
        root.present(popover, animated: false)
        app.advance(by: 2)
        app.fingerTap(at: CGPoint(x: 50, y: 80), allowsMiss: true)
        let words = advice(.view(behind))
        expectEqual(
            words,
            [
                "let touches through to the view: UIViewController.popoverPresentationController?.passthroughViews = […]",
                "dismiss it: UIViewController.dismiss(animated: true); or present it in less of the screen",
            ])
    }

    @Test func `The advice for a controller behind a scroll view adds a recognizer to the scroll view`() {
        let page = Page()
        _ = app.makeWindow(root: page)
        let list = add(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 300, height: 300), to: page.view)
        app.fingerTap(at: list)
        expectEqual(
            advice(.controller(page)).first,
            "act on a recognizer of it instead: list.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(…)))"
        )
        app.fingerTap(at: CGPoint(x: 100, y: 500))
        expectEqual(advice(.controller(page)), [])
    }

    @Test func `The advice for a view behind a control lets touches pass through the control`() {
        let page = Touched()
        _ = add(page, "page", CGRect(x: 0, y: 100, width: 300, height: 300))
        let pay = add(UIButton(), "pay", CGRect(x: 0, y: 0, width: 300, height: 300), to: page)
        app.fingerTap(at: pay)
        expectEqual(advice(.view(page)), ["let touches pass through it: pay.isUserInteractionEnabled = false"])
    }
}

private final class Page: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Touched: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor
private final class Helper: NSObject, UIGestureRecognizerDelegate, UITextFieldDelegate,
    UIPopoverPresentationControllerDelegate
{
    var allows = false
    func act() {}
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { allows }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

private final class DrawingCanvas: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
