import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The frames of alerts and action sheets on a screen of 390 by 844 points.
@Suite(.application) @MainActor
struct AlertLayoutTests {
    let app = TestApplication.current
    let root = UIViewController()
    let window: UIWindow

    init() { window = TestApplication.current.makeWindow(root: root) }

    private func make(_ style: UIAlertController.Style, _ title: String?, _ message: String?) -> UIAlertController {
        UIAlertController(title: title, message: message, preferredStyle: style)
    }
    private func add(_ names: [String], to alert: UIAlertController, cancel: String? = nil) {
        for name in names { alert.addAction(UIAlertAction(title: name, style: .default)) }
        if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel)) }
    }
    private func present(_ alert: UIAlertController) {
        root.present(alert, animated: false)
        app.settle()
    }
    /// The views below `view`, in front order.
    private func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }
    /// The frame of the button of an action in coordinates of the alert.
    private func button(_ name: String, _ alert: UIAlertController) -> CGRect? {
        tree(alert.view).first { $0.accessibilityIdentifier == name }.map { $0.convert($0.bounds, to: alert.view) }
    }
    private func label(_ text: String, _ alert: UIAlertController) -> UILabel? {
        tree(alert.view).compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    @Test func `An alert without texts has only buttons`() {
        let alert = make(.alert, nil, "")
        add(["One"], to: alert)
        present(alert)
        expectEqual(alert.view.bounds.size, CGSize(width: 270, height: 44))
        expectEqual(button("One", alert), CGRect(x: 0, y: 0, width: 270, height: 44))
    }

    @Test func `The title is above the message, and the buttons are below both`() throws {
        let alert = make(.alert, "Title", "Message")
        add(["One", "Two", "Three"], to: alert)
        present(alert)
        let (title, message) = (try #require(label("Title", alert)), try #require(label("Message", alert)))
        #expect(title.frame.origin == CGPoint(x: 16, y: 20) && title.frame.width == 238)
        #expect(message.frame.minY == title.frame.maxY + 4 && message.frame.minX == 16)
        #expect(title.font.pointSize == 17 && message.font.pointSize == 13 && title.textAlignment == .center)
        let top = message.frame.maxY + 20
        expectEqual(button("One", alert), CGRect(x: 0, y: top, width: 270, height: 44))
        #expect(button("Two", alert)?.minY == top + 44 && button("Three", alert)?.minY == top + 88)
        expectEqual(alert.view.bounds.height, top + 132)
        alert.message = nil
        app.settle()
        #expect(button("One", alert)?.minY == title.frame.maxY + 20 && label("Message", alert) == nil)
    }

    @Test func `Two buttons share a row with Cancel on the left, and the texts are above them`() throws {
        let alert = make(.alert, "Title", nil)
        add(["One"], to: alert, cancel: "Cancel")
        present(alert)
        let top = try #require(label("Title", alert)).frame.maxY + 20
        expectEqual(button("Cancel", alert), CGRect(x: 0, y: top, width: 135, height: 44))
        expectEqual(button("One", alert), CGRect(x: 135, y: top, width: 135, height: 44))
        expectEqual(alert.view.bounds.height, top + 44)
        add(["Two"], to: alert)
        app.settle()
        #expect(button("One", alert)?.minY == top && button("Two", alert)?.minY == top + 44)
        expectEqual(button("Cancel", alert), CGRect(x: 0, y: top + 88, width: 270, height: 44))
    }

    @Test func `Text fields are 30 points high, 16 points below the texts`() throws {
        let alert = make(.alert, "Title", nil)
        alert.addTextField { $0.text = "first" }
        alert.addTextField()
        add(["One"], to: alert)
        present(alert)
        let bottom = try #require(label("Title", alert)).frame.maxY
        let fields = try #require(alert.textFields)
        expectEqual(fields[0].frame, CGRect(x: 16, y: bottom + 16, width: 238, height: 30))
        expectEqual(fields[1].frame, CGRect(x: 16, y: bottom + 46, width: 238, height: 30))
        expectEqual(button("One", alert)?.minY, bottom + 96)
        #expect(fields[0].isFirstResponder && fields[0].text == "first")
        // The keyboard moves the alert up.
        app.advance(by: 1)
        #expect(alert.view.frame.midY < 422)
    }

    @Test func `The text fields of an alert have rounded borders and room beside the margins`() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField { $0.borderStyle = .line }
        expectEqual(alert.textFields?.map(\.borderStyle), [.roundedRect, .line])
        expectEqual(alert.textFields?.map(\.frame.width), [238, 238])
    }

    @Test func `A text field without texts has 20 points above and below its place`() {
        let alert = make(.alert, nil, nil)
        alert.addTextField()
        add(["One"], to: alert)
        present(alert)
        expectEqual(alert.textFields?[0].frame, CGRect(x: 16, y: 36, width: 238, height: 30))
        expectEqual(button("One", alert)?.minY, 86)
    }

    @Test func `An action sheet is at the bottom, with Cancel apart below the other buttons`() throws {
        let sheet = make(.actionSheet, "Title", "Message")
        add(["One", "Two"], to: sheet, cancel: "Cancel")
        present(sheet)
        let (title, message) = (try #require(label("Title", sheet)), try #require(label("Message", sheet)))
        #expect(title.frame.minY == 14 && title.font.pointSize == 13 && message.frame.minY == title.frame.maxY + 8)
        let top = message.frame.maxY + 14
        expectEqual(button("One", sheet), CGRect(x: 0, y: top, width: 374, height: 57))
        expectEqual(button("Two", sheet)?.minY, top + 57)
        expectEqual(button("Cancel", sheet), CGRect(x: 0, y: top + 122, width: 374, height: 57))
        expectEqual(sheet.view.frame, CGRect(x: 8, y: 836 - top - 179, width: 374, height: top + 179))
    }

    @Test func `An action sheet without Cancel ends with its box`() {
        let sheet = make(.actionSheet, nil, nil)
        add(["One", "Two"], to: sheet)
        present(sheet)
        expectEqual(sheet.view.frame, CGRect(x: 8, y: 722, width: 374, height: 114))
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        app.advance(by: 1)
        #expect(root.presentedViewController === sheet)
    }

    @Test(.application(screen: CGSize(width: 844, height: 390)))
    func `An action sheet is at most 480 points wide`() {
        let sheet = make(.actionSheet, nil, nil)
        add(["One"], to: sheet)
        present(sheet)
        expectEqual(sheet.view.frame, CGRect(x: 182, y: 325, width: 480, height: 57))
    }

    @Test(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad))
    func `An action sheet on a pad is a popover of 304 points without Cancel`() {
        let sheet = make(.actionSheet, nil, nil)
        add(["One", "Two"], to: sheet, cancel: "Cancel")
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 300, width: 24, height: 20)
        present(sheet)
        expectEqual(sheet.view.frame, CGRect(x: 360, y: 333, width: 304, height: 114))
        #expect(button("Cancel", sheet) == nil && button("Two", sheet)?.minY == 57)
    }

    @Test func `The preferred action stands out instead of Cancel`() throws {
        let alert = make(.alert, nil, nil)
        add(["One", "Two"], to: alert, cancel: "Cancel")
        present(alert)
        func weight(_ name: String) -> UIFont? { label(name, alert)?.font }
        expectEqual(weight("Cancel"), .systemFont(ofSize: 17, weight: .semibold))
        expectEqual(weight("One"), .systemFont(ofSize: 17, weight: .regular))
        alert.preferredAction = alert.actions[0]
        expectEqual(weight("One"), .systemFont(ofSize: 17, weight: .semibold))
        expectEqual(weight("Cancel"), .systemFont(ofSize: 17, weight: .regular))
    }

    @Test func `Colors of buttons show their style and whether they are enabled`() throws {
        let alert = make(.alert, nil, nil)
        add(["One"], to: alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Other", style: .default))
        alert.actions[2].isEnabled = false
        alert.view.tintColor = .purple
        present(alert)
        #expect(label("One", alert)?.textColor == .purple && label("Delete", alert)?.textColor == .systemRed)
        expectEqual(label("Other", alert)?.textColor, UIColor.purple.withAlphaComponent(0.35))
        alert.actions[2].isEnabled = true
        expectEqual(label("Other", alert)?.textColor, .purple)
        let control = try #require(tree(alert.view).first { $0.accessibilityIdentifier == "One" } as? UIControl)
        control.isHighlighted = true
        expectEqual(control.backgroundColor, .systemGray4)
        control.isHighlighted = false
        #expect(control.backgroundColor == nil && control.accessibilityLabel == "One")
        let title = try #require(label("One", alert))
        expectEqual(title.frame, CGRect(x: 8, y: 0, width: 254, height: 44))
    }

    @Test func `The dimming view leaves with the alert, and Cancel of an action sheet runs after a touch beside it`() {
        var chosen: [String] = []
        let sheet = make(.actionSheet, nil, nil)
        add(["One"], to: sheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        root.present(sheet, animated: true)
        app.advance(by: 1)
        expectEqual(window.subviews.count, 2)
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        app.advance(by: 1)
        #expect(chosen == ["cancel"] && window.subviews == [root.view] && root.presentedViewController == nil)
    }
}
