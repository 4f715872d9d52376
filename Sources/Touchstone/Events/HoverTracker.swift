import Foundation

/// Follows the pointer over the views (HT-40) and tells their hover recognizers (G-59).
@MainActor
final class HoverTracker {
    private unowned let application: UIApplication
    private var inside: [UIHoverGestureRecognizer] = []

    init(application: UIApplication) {
        self.application = application
    }

    func handle(_ sample: HoverSample) {
        let event = UIEvent(.hover, application: application)
        event.timestamp = sample.time
        event.modifierFlags = sample.modifierFlags
        var over: [UIHoverGestureRecognizer] = []
        if let location = sample.location, location.x.isFinite, location.y.isFinite,
            !application.isIgnoringInteractionEvents, let (window, view) = application.hitTest(location, event)
        {
            over = recognizers(of: view, event)
            for recognizer in over { recognizer.pointer = window.fromScreen(location) }
        }
        let before = inside
        inside = over
        for recognizer in before where !over.contains(where: { $0 === recognizer }) { recognizer.hover(.ended) }
        for recognizer in over {
            recognizer.modifierFlags = sample.modifierFlags
            recognizer.hover(before.contains { $0 === recognizer } ? .changed : .began)
        }
    }

    private func recognizers(of view: UIView, _ event: UIEvent) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        var view: UIView? = view
        while let current = view {
            for case let recognizer as UIHoverGestureRecognizer in current.rareStorage?.recognizers ?? []
            where recognizer.isEnabled && recognizer.shouldReceive(event) {
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true {
                    found.append(recognizer)
                }
            }
            view = current.superviewStorage
        }
        return found
    }
}
