import Foundation

extension UIView {
    var hasRecognizers: Bool { rareStorage?.recognizers.isEmpty == false }

    /// Those attached to this view, in the order they were added; nil, the default, where there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { rareStorage?.recognizers.isEmpty == false ? rareStorage?.recognizers : nil }
        set {
            for recognizer in rareStorage?.recognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Attaches a recognizer, taking it from the view that it was attached to (G-47). Touches that are down already are
    /// not for it (DL-4).
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        if recognizer.view == nil { noteAttachment(of: recognizer, from: nil) }
        // The action of a gesture that this cancels may attach it elsewhere; what the caller asked for last wins.
        while let old = recognizer.view {
            noteAttachment(of: recognizer, from: old)
            recognizer.formerView = old
            old.removeGestureRecognizer(recognizer)
        }
        recognizer.recency = rare.recognizers.count
        rare.recognizers.append(recognizer)
        recognizer.viewStorage = self
    }

    private func noteAttachment(of recognizer: UIGestureRecognizer, from old: UIView?) {
        guard let trace = (old?.windowStorage ?? windowStorage)?.tracing?.heard else { return }
        trace.remember(
            Attachment(
                recognizer: trace.remembered(recognizer), from: old.map { trace.remembered($0) },
                to: trace.remembered(self)))
    }

    /// Detaches a recognizer; in the middle of a gesture that cancels it (G-46).
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.arena?.withdraw(recognizer, because: .removed)
        guard recognizer.view === self else { return }
        let rare = self.rare
        let place = recognizer.recency
        rare.recognizers.remove(at: place)
        for later in place..<rare.recognizers.count { rare.recognizers.borrowed(later).borrow { $0.recency = later } }
        recognizer.viewStorage = nil
        recognizer.forgetFailedFingers()
    }
}
