extension UITouch {
    /// Whether the scroll views around its view let the view have it; each is asked, the nearest first (SV-5). Nil where there is
    /// none, and nobody was asked.
    var isPermittedByContent: Bool? {
        var node = lentView?.borrow { $0.node.pointee.parent }
        var isPermitted: Bool?
        while let current = node {
            // An override may do anything, but the superviews up to here are held by the window or by the delivery.
            if current.pointee.flags.contains(.scrolls) {
                guard isWanted(by: current.pointee.view.takeUnretainedValue()) else { return false }
                isPermitted = true
            }
            node = current.pointee.parent
        }
        return isPermitted
    }

    private func isWanted(by scrolling: UIView) -> Bool {
        guard let view, !scrolling.mayBegin(self, with: window?.application?.liveTouches.event, in: view) else {
            return true
        }
        if let trace = window?.application?.trace.heard {
            trace.record(
                .withheld(
                    touch: sample.id, view: trace.subject(view),
                    reason: .scrollViewRefused(trace.subject(scrolling))))
        }
        return false
    }
}
