import TouchstoneTesting
import UIKit

// Recognizers that take a touch from a view, wait for each other, or keep each other from recognizing.

/// A row as a table would have it: it is chosen by its touch methods.
private final class RowView: UIView {
    private(set) var isChosen = false
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isChosen = true }
}

private final class ContactsViewController: UIViewController {
    let searchField = UITextField(frame: CGRect(x: 20, y: 60, width: 350, height: 40))
    let row = RowView(frame: CGRect(x: 0, y: 120, width: 390, height: 60))
    lazy var dismissTap = UITapGestureRecognizer(target: self, action: ContactsViewController.dismissKeyboard)

    override func viewDidLoad() {
        super.viewDidLoad()
        searchField.accessibilityIdentifier = "searchField"
        row.accessibilityIdentifier = "contactRow"
        for subview in [searchField, row] { view.addSubview(subview) }
        // "How to dismiss the keyboard by tapping anywhere"
        dismissTap.name = "dismissTap"
        view.addGestureRecognizer(dismissTap)
    }

    func dismissKeyboard() { view.endEditing(true) }
}

/// Waits for a force that this screen does not report.
private final class ForceTapRecognizer: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, touch.maximumPossibleForce > 0 else { return }
        if touch.force / touch.maximumPossibleForce > 0.8 { state = .ended }
    }
}

private final class MapViewController: UIViewController {
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var pinTap = UITapGestureRecognizer(target: self, action: MapViewController.dropPin)
    lazy var peek = ForceTapRecognizer(target: self, action: MapViewController.peek)
    private(set) var pins = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        map.accessibilityIdentifier = "map"
        pinTap.name = "pinTap"
        peek.name = "peekForce"
        view.addSubview(map)
        map.addGestureRecognizer(pinTap)
        map.addGestureRecognizer(peek)
        pinTap.require(toFail: peek)
    }

    func dropPin() { pins += 1 }
    func peek(_ recognizer: UIGestureRecognizer) {}
}

/// Highlights what is pressed, and selects what is tapped.
private final class TileViewController: UIViewController, UIGestureRecognizerDelegate {
    let tile = UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 200))
    lazy var selectTap = UITapGestureRecognizer(target: self, action: TileViewController.select)
    lazy var highlightPress = UILongPressGestureRecognizer(target: self, action: TileViewController.highlight)
    private(set) var selections = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tile.accessibilityIdentifier = "tile"
        selectTap.name = "selectTap"
        selectTap.delegate = self
        highlightPress.name = "highlightPress"
        highlightPress.minimumPressDuration = 0.1
        view.addSubview(tile)
        for recognizer in [selectTap, highlightPress] { tile.addGestureRecognizer(recognizer) }
    }

    /// Meant for a double tap that is not there any more.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func select() { selections += 1 }
    func highlight(_ press: UILongPressGestureRecognizer) { tile.alpha = press.state == .began ? 0.5 : 1 }
}

private final class StoryViewController: UIViewController {
    let eventLog = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    lazy var pauseTap = UITapGestureRecognizer(target: self, action: StoryViewController.pause)
    lazy var analyticsTap = UITapGestureRecognizer(target: self, action: StoryViewController.count)
    private(set) var pauses = 0
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        eventLog.accessibilityIdentifier = "story"
        pauseTap.name = "pauseTap"
        analyticsTap.name = "analyticsTap"
        view.addSubview(eventLog)
        eventLog.addGestureRecognizer(pauseTap)
        eventLog.addGestureRecognizer(analyticsTap)
    }

    func pause() { pauses += 1 }
    func count() { taps += 1 }
}

private final class SheetViewController: UIViewController {
    let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 544))
    let handle = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
    lazy var closeTap = UITapGestureRecognizer(target: self, action: SheetViewController.close)
    lazy var grabTap = UITapGestureRecognizer(target: self, action: SheetViewController.grab)

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.accessibilityIdentifier = "sheet"
        handle.accessibilityIdentifier = "handle"
        view.addSubview(sheet)
        sheet.addSubview(handle)
        closeTap.name = "closeTap"
        grabTap.name = "grabTap"
        sheet.addGestureRecognizer(closeTap)
        handle.addGestureRecognizer(grabTap)
        closeTap.require(toFail: grabTap)
    }

    func close() {}
    func grab() {}
}

extension Fault {
    static let recognizersRivals: [Fault] = [
        Fault(
            name: "tap-that-dismisses-the-keyboard-takes-the-row",
            question: "Since I dismiss the keyboard by a tap anywhere, my rows are not chosen any more."
        ) { app in
            let contacts = ContactsViewController()
            _ = app.makeWindow(root: contacts)
            return InjectedFault(
                wanted: .view(contacts.row),
                truth: Truth(
                    about: ["dismissTap"], says: [["take", "took", "cancel"]], never: ["covered", "outside", "forward"]),
                fingers: { app.fingerTap(at: contacts.row) },
                afterwards: { contacts.dismissTap.cancelsTouchesInView = false })
        },
        Fault(
            name: "tap-waits-for-a-recognizer-that-never-decides",
            question: "Pins drop two seconds after I tapped the map."
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pinTap),
                truth: Truth(
                    about: ["pinTap", "peekForce"], says: [["wait", "requires", "require(toFail"]],
                    never: ["delegate", "moved"]),
                fingers: {
                    app.fingerTap(at: screen.map)
                    app.advance(by: 3)
                },
                afterwards: { screen.map.removeGestureRecognizer(screen.peek) })
        },
        Fault(
            name: "delegate-requires-everybody-to-fail",
            question: "A quick tap selects the tile. A normal tap, about a sixth of a second, does not."
        ) { app in
            let screen = TileViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.selectTap),
                truth: Truth(
                    about: ["selectTap", "highlightPress"], says: [["requir", "wait"]], never: ["1.5", "moved"]),
                fingers: {
                    app.fingerDown(at: screen.tile)
                    app.advance(by: 0.17)
                    app.fingerUp()
                },
                afterwards: {
                    screen.selectTap.delegate = nil
                    screen.highlightPress.minimumPressDuration = 0.5
                })
        },
        Fault(
            name: "two-taps-on-one-view",
            question: "The story no longer pauses when it is tapped. All I added is a tap that counts taps."
        ) { app in
            let screen = StoryViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pauseTap),
                truth: Truth(
                    about: ["pauseTap", "analyticsTap"],
                    says: [["prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous"]],
                    never: ["target", "disabled"]),
                fingers: { app.fingerTap(at: screen.eventLog) },
                afterwards: { screen.eventLog.removeGestureRecognizer(screen.analyticsTap) })
        },
        Fault(
            name: "required-to-fail-and-recognizes",
            question: "Tapping the sheet closes it, but not in its upper 80 points."
        ) { app in
            let screen = SheetViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.closeTap),
                truth: Truth(
                    about: ["grabTap"],
                    says: [["requires", "requirement", "require", "fail", "prevent", "first", "wins", "won"]],
                    never: ["disabled", "outside"]),
                fingers: { app.fingerTap(at: screen.handle) },
                afterwards: { screen.handle.removeFromSuperview() })
        },
    ]
}
