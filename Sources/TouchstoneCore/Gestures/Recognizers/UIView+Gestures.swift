import Foundation

extension UIView {
    var hasRecognizers: Bool { rareStorage?.recognizers.isEmpty == false }

    var recognizerList: [UIGestureRecognizer]? {
        get { rareStorage?.recognizers.isEmpty == false ? rareStorage?.recognizers : nil }
        set {
            for recognizer in rareStorage?.recognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        if recognizer.view == nil { noteAttachment(of: recognizer, from: nil) }
        // Cancelling a gesture may run an action that attaches it elsewhere; the caller's view wins.
        while let old = recognizer.view {
            noteAttachment(of: recognizer, from: old)
            recognizer.formerView = old
            old.removeGestureRecognizer(recognizer)
            // An override may not call super.
            if recognizer.view === old { old.detach(recognizer) }
        }
        recognizer.recency = rare.recognizers.count
        rare.recognizers.append(recognizer)
        recognizer.viewStorage = self
    }

    private func noteAttachment(of recognizer: UIGestureRecognizer, from old: UIView?) {
        guard let trace = (old?.windowStorage ?? windowStorage)?.tracing?.listening else { return }
        trace.remember(
            Attachment(
                recognizer: trace.remembered(recognizer), from: old.map { trace.remembered($0) },
                to: trace.remembered(self)))
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.arenaManager?.withdraw(recognizer, because: .removed)
        guard recognizer.view === self else { return }
        let rare = self.rare
        let place = recognizer.recency
        rare.recognizers.remove(at: place)
        for later in place..<rare.recognizers.count {
            rare.recognizers.unretained(at: later).borrow { $0.recency = later }
        }
        recognizer.viewStorage = nil
        recognizer.forgetFailedFingers()
    }
}
