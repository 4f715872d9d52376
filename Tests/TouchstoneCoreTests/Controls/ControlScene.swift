import TouchstoneTesting
import UIKit

extension TestApplication {
    /// The events that controls sent, in order: `button touchDown, button touchUpInside`. An event that repeats is listed once.
    var controlEvents: String {
        var events: [String] = []
        for record in records {
            guard case .controlEvent(let control, let event) = record.fact else { continue }
            let line = "\(control.name) \(event)"
            if events.last != line { events.append(line) }
        }
        return events.joined(separator: ", ")
    }
}

extension UIView {
    /// Adds the view to `parent` and sets its accessibility identifier.
    func placed(_ name: String, in parent: UIView) -> Self {
        accessibilityIdentifier = name
        parent.addSubview(self)
        return self
    }
}

/// A control that logs its tracking methods and lets a test choose their results.
final class TrackedControl: UIControl {
    var lines: [String] = []
    var begins = true
    var continues = true
    var onBegin: () -> Void = {}

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lines.append("begin tracking \(isTracking)")
        onBegin()
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lines.append("continue")
        return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        lines.append("end \(touch == nil ? "nil" : "touch")")
    }

    override func cancelTracking(with event: UIEvent?) {
        lines.append("cancel \(event == nil ? "nil" : "event")")
    }
}
