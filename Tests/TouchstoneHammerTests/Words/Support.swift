import Foundation
import Testing
import TouchstoneHammer
@_exported import TouchstoneXCTest
import UIKit
import XCTest

/// The base class of all test classes of this target.
typealias HammerTestCase = ApplicationTestCase

/// Makes the generator use real time. Tests that need it call this first.
@MainActor func requestRealTime(_ eventGenerator: EventGenerator) { eventGenerator.time = .real }

/// Makes the device a tablet with ten fingers and a stylus. Call this first in a test.
@MainActor func useTablet() { UIApplication.shared.userInterfaceIdiom = .pad }

/// A view that records each of its touches in its own coordinates.
final class TouchLogView: UIView {
    struct Entry {
        let phase: String
        let location: CGPoint
        let time: TimeInterval
        let tapCount: Int
        let type: UITouch.TouchType
        let force: CGFloat
        let count: Int
    }
    var entries: [Entry] = []
    /// The phases with consecutive moves combined, such as `began moved ended`.
    var phases: String {
        var words: [String] = []
        for entry in entries where words.last != entry.phase || entry.phase != "moved" { words.append(entry.phase) }
        return words.joined(separator: " ")
    }
    func first(_ phase: String) -> Entry? { entries.first { $0.phase == phase } }
    func last(_ phase: String) -> Entry? { entries.last { $0.phase == phase } }
    func all(_ phase: String) -> [Entry] { entries.filter { $0.phase == phase } }

    private func write(_ phase: String, _ touches: Set<UITouch>) {
        for touch in touches {
            entries.append(
                Entry(
                    phase: phase, location: touch.location(in: self), time: touch.timestamp, tapCount: touch.tapCount,
                    type: touch.type, force: touch.force, count: touches.count))
        }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled", touches) }
}

/// A target that records the states and values of its recognizers.
@MainActor final class GestureLog {
    var states: [UIGestureRecognizer.State] = []
    var translation = CGPoint.zero
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
    /// How often a recognizer has ended.
    var count: Int { states.filter { $0 == .ended }.count }
    func received(_ recognizer: UIGestureRecognizer) {
        states.append(recognizer.state)
        if let pan = recognizer as? UIPanGestureRecognizer { translation = pan.translation(in: pan.view) }
        if let pinch = recognizer as? UIPinchGestureRecognizer { scale = pinch.scale }
        if let rotation = recognizer as? UIRotationGestureRecognizer { self.rotation = rotation.rotation }
    }
}

/// Records the events of a control in order.
@MainActor final class ControlLog {
    var events: [String] = []
    init(_ control: UIControl) {
        let all: [(String, UIControl.Event)] = [
            ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragExit", .touchDragExit),
            ("touchDragEnter", .touchDragEnter), ("touchUpInside", .touchUpInside),
            ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
            ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
            ("editingDidEnd", .editingDidEnd),
        ]
        for (name, event) in all {
            control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
        }
    }
    func count(_ name: String) -> Int { events.filter { $0 == name }.count }
}

extension UIView {
    /// Adds constraints for the size, which an event generator needs to center a view without a superview.
    func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
        return self
    }
}

/// Makes a key and visible window of 320×480 points at the origin of the screen that contains the views.
@MainActor func shownWindow(_ views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for view in views { controller.view.addSubview(view) }
    return window
}

func near(_ one: CGPoint?, _ other: CGPoint, _ accuracy: CGFloat = 0.5) -> Bool {
    guard let one else { return false }
    return abs(one.x - other.x) <= accuracy && abs(one.y - other.y) <= accuracy
}

func near(_ one: CGFloat?, _ other: CGFloat, _ accuracy: CGFloat) -> Bool {
    guard let one else { return false }
    return abs(one - other) <= accuracy
}
