import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Alerts and action sheets.
@Suite(.application(tracing: .both)) @MainActor
struct AlertTests {
    let app = TestApplication.current
    let root = UIViewController()
    let window: UIWindow

    init() { window = TestApplication.current.makeWindow("window", root: root) }

    private func find(_ name: String) -> UIView {
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            if view.accessibilityIdentifier == name { return view }
            waiting += view.subviews
        }
        Issue.record("no view has the identifier \(name)")
        return window
    }

    @Test func `An alert calls an action's handler after its dismissal`() {
        let alert = UIAlertController(title: "Delete?", message: "It is gone for good.", preferredStyle: .alert)
        var log: [String] = []
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [root] action in
                log.append("\(action.title!) \(root.presentedViewController == nil)")
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        root.present(alert, animated: true) { log.append("presented") }
        app.advance(by: 1)
        #expect(log == ["presented"] && alert.view.frame.width == 270)
        #expect(abs(alert.view.frame.midX - window.bounds.midX) <= 0.5)
        #expect(abs(alert.view.frame.midY - window.bounds.midY) <= 0.5)
        // With two actions, the cancel action is on the left, and both are 135 points wide.
        let (delete, cancel) = (find("Delete"), find("Cancel"))
        #expect(
            cancel.frame.minX == 0 && delete.frame.minX == 135 && delete.frame.size == CGSize(width: 135, height: 44))
        // A tap outside an alert does nothing.
        app.fingerTap(at: CGPoint(x: 10, y: 10))
        app.advance(by: 1)
        #expect(root.presentedViewController === alert)
        app.fingerTap(at: delete)
        #expect(log == ["presented"])
        app.advance(by: 1)
        #expect(log == ["presented", "Delete true"] && window.subviews == [root.view])
    }

    @Test func `A tap on a disabled action neither calls its handler nor dismisses the alert`() {
        let alert = UIAlertController(title: nil, message: "Name", preferredStyle: .alert)
        var chosen: [String] = []
        alert.addTextField { $0.placeholder = "name" }
        let save = UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
            chosen.append(alert.textFields![0].text ?? "")
        }
        save.isEnabled = false
        alert.addAction(save)
        root.present(alert, animated: true)
        app.advance(by: 1)
        #expect(alert.textFields?[0].isFirstResponder == true)
        app.fingerTap(at: app.middle(of: find("Save")))
        app.advance(by: 1)
        #expect(chosen == [] && root.presentedViewController === alert)
        app.keyTypeText("Ann")
        save.isEnabled = true
        app.fingerTap(at: find("Save"))
        app.advance(by: 1)
        #expect(chosen == ["Ann"])
    }

    @Test func `A new message takes neither the focus nor a touch`() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        var chosen: [String] = []
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Save", style: .default) { chosen.append($0.title!) })
        root.present(alert, animated: false)
        app.settle()
        #expect(alert.textFields?[0].isFirstResponder == true)
        app.fingerDown(at: find("Save"))
        alert.message = "The name is in use."
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        app.settle()
        #expect(alert.textFields?[0].isFirstResponder == true)
        app.fingerMove(to: app.middle(of: find("Save")), duration: 0.1)
        app.fingerUp()
        app.advance(by: 1)
        #expect(chosen == ["Save"])
    }

    @Test func `A tap outside an action sheet runs its cancel action`() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        var log: [String] = []
        for title in ["One", "Two"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { log.append($0.title!) })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { log.append($0.title!) })
        root.present(alert, animated: true)
        app.advance(by: 1)
        // Three buttons of 57 points; a gap of 8 points above the cancel button and another below it.
        #expect(alert.view.frame.maxY == window.bounds.height - 8 && alert.view.frame.height == 57 * 3 + 8)
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.advance(by: 1)
        #expect(log == ["Cancel"] && root.presentedViewController == nil)
        root.present(alert, animated: false)
        app.fingerTap(at: find("Two"))
        app.advance(by: 1)
        #expect(log == ["Cancel", "Two"])
    }

    @Test func `An alert moves above the keyboard and back when the keyboard hides`() {
        app.application.showsBuiltInKeyboard = true
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        root.present(alert, animated: true)
        app.advance(by: 2)
        let keyboard = app.application.windows.first { $0.accessibilityIdentifier == "keyboard window" }
        let top = keyboard?.subviews.first?.frame.minY ?? 0
        #expect(top > 0 && top < window.bounds.height && alert.textFields?[0].isFirstResponder == true)
        // The alert is centered in the area above the keyboard.
        #expect(abs(alert.view.frame.midY - top / 2) <= 0.5 && alert.view.frame.maxY < top)
        alert.textFields?[0].resignFirstResponder()
        app.advance(by: 1)
        #expect(abs(alert.view.frame.midY - window.bounds.midY) <= 0.5)
        app.fingerTap(at: find("Save"))
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }
}
