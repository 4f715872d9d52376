import Testing
import TouchstoneExpectations
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
        expectEqual(log, ["presented"])
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
        expectEqual(alert.textFields?[0].isFirstResponder, true)
        app.fingerTap(at: app.middle(of: find("Save")))
        app.advance(by: 1)
        #expect(chosen == [] && root.presentedViewController === alert)
        app.keyTypeText("Ann")
        save.isEnabled = true
        app.fingerTap(at: find("Save"))
        app.advance(by: 1)
        expectEqual(chosen, ["Ann"])
    }

    @Test func `A new message takes neither the focus nor a touch`() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        var chosen: [String] = []
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Save", style: .default) { chosen.append($0.title!) })
        root.present(alert, animated: false)
        app.settle()
        expectEqual(alert.textFields?[0].isFirstResponder, true)
        app.fingerDown(at: find("Save"))
        alert.message = "The name is in use."
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        app.settle()
        expectEqual(alert.textFields?[0].isFirstResponder, true)
        app.fingerMove(to: app.middle(of: find("Save")), duration: 0.1)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(chosen, ["Save"])
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
        expectEqual(log, ["Cancel", "Two"])
    }

    private func actions(_ count: Int, of alert: UIAlertController, _ chosen: @escaping (String) -> Void) {
        for number in 1...count {
            alert.addAction(UIAlertAction(title: "\(number)", style: .default) { chosen($0.title!) })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen($0.title!) })
    }

    /// The frame of a view in the window.
    private func place(_ name: String) -> CGRect {
        let view = find(name)
        return view.convert(view.bounds, to: nil)
    }

    @Test func `The actions of an action sheet that is higher than the screen scroll above its Cancel button`() {
        let alert = UIAlertController(title: "Number", message: nil, preferredStyle: .actionSheet)
        var chosen: [String] = []
        actions(20, of: alert) { chosen.append($0) }
        root.present(alert, animated: true)
        app.advance(by: 1)
        expectEqual(alert.view.frame, CGRect(x: 8, y: 8, width: 374, height: 828))
        expectEqual(place("Cancel"), CGRect(x: 8, y: 779, width: 374, height: 57))
        #expect(place("20").minY > 844)
        // A drag that begins on an action scrolls, and chooses nothing.
        app.fingerDrag(from: app.middle(of: find("10")), to: CGPoint(x: 195, y: 100), duration: 0.3)
        app.advance(by: 3)
        #expect(chosen == [] && root.presentedViewController === alert)
        app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 100), duration: 0.3)
        app.advance(by: 3)
        expectEqual(place("20"), CGRect(x: 8, y: 714, width: 374, height: 57))
        app.fingerTap(at: find("20"))
        app.advance(by: 1)
        expectEqual(chosen, ["20"])
    }

    @Test func `The message of an alert that is higher than the screen scrolls, and its actions stay visible`() {
        let message = String(repeating: "All work and no play makes Jack a dull boy. ", count: 100)
        let alert = UIAlertController(title: "Novel", message: message, preferredStyle: .alert)
        var chosen: [String] = []
        actions(1, of: alert) { chosen.append($0) }
        root.present(alert, animated: true)
        app.advance(by: 1)
        expectEqual(alert.view.frame, CGRect(x: 60, y: 8, width: 270, height: 828))
        expectEqual(place("1"), CGRect(x: 195, y: 792, width: 135, height: 44))
        let label = alert.view.firstLabel(message)
        let top = label.convert(label.bounds, to: nil).minY
        app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
        #expect(label.convert(label.bounds, to: nil).minY <= top - 180)
        app.fingerTap(at: find("Cancel"))
        app.advance(by: 1)
        expectEqual(chosen, ["Cancel"])
    }

    @Test func `One and a half actions stay visible below a long message, and all of them scroll`() {
        let message = String(repeating: "All work and no play makes Jack a dull boy. ", count: 100)
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        actions(4, of: alert) { _ in }
        root.present(alert, animated: false)
        app.settle()
        expectEqual(place("1"), CGRect(x: 60, y: 770, width: 270, height: 44))
        expectEqual(place("2"), CGRect(x: 60, y: 814, width: 270, height: 44))
        app.fingerDrag(from: CGPoint(x: 195, y: 820), to: CGPoint(x: 195, y: 500), duration: 0.3)
        app.advance(by: 3)
        expectEqual(place("Cancel").maxY, 836)
    }

    @Test func `An alert that fits does not scroll, and scrolls in the space above the keyboard`() {
        app.application.showsBuiltInKeyboard = true
        let message = String(repeating: "All work and no play makes Jack a dull boy. ", count: 20)
        let alert = UIAlertController(title: "Name", message: message, preferredStyle: .alert)
        alert.addTextField()
        actions(4, of: alert) { _ in }
        root.present(alert, animated: true)
        app.advance(by: 2)
        let field = alert.textFields![0]
        #expect(field.isFirstResponder)
        #expect(alert.view.frame.minY == 8 && alert.view.frame.maxY == 844 - 216 - 8)
        #expect(place("1").maxY <= 620)
        // The field with the focus is visible.
        let part = field.convert(field.bounds, to: nil)
        #expect(part.minY > 8 && part.maxY <= place("1").minY)
        field.resignFirstResponder()
        app.advance(by: 1)
        let height = alert.view.frame.height
        #expect(height > 612 && place("Cancel").maxY == alert.view.frame.maxY)
        app.fingerDrag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), duration: 0.3)
        app.advance(by: 1)
        expectEqual(place("Cancel").maxY, alert.view.frame.maxY)
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

extension UIView {
    /// The first label with this text in the tree.
    fileprivate func firstLabel(_ text: String) -> UIView {
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            if (view as? UILabel)?.text == text { return view }
            waiting += view.subviews
        }
        Issue.record("no label has the text \(text)")
        return self
    }
}
