import TouchstoneTesting
import UIKit

extension TestApplication {
    /// What controls sent, in order: `button touchDown, button touchUpInside`; repeats of one event once.
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
    /// Puts the view into `parent` under a name.
    func placed(_ name: String, in parent: UIView) -> Self {
        accessibilityIdentifier = name
        parent.addSubview(self)
        return self
    }
}

/// A control that writes down its tracking and does what the test wants meanwhile.
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
