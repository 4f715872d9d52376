extension UITouch {
    /// Whether the enclosing scroll views allow this touch to reach its view (SV-5).
    ///
    /// Queries each scroll view above the touch's view, nearest first, and stops at the first that refuses. `nil` if
    /// the view is in no scroll view.
    var isPermittedByContent: Bool? {
        var node = unretainedView?.borrow { $0.node.pointee.parent }
        var isPermitted: Bool?
        while let current = node {
            // An override may change the tree, but the window or the delivery retains the superviews visited here.
            if current.pointee.flags.contains(.scrolls) {
                guard isWanted(by: current.pointee.view.object) else { return false }
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
        if let trace = window?.application?.trace.listening {
            trace.record(
                .suppressed(
                    touch: sample.id, view: trace.subject(view),
                    reason: .scrollViewRefused(trace.subject(scrolling))))
        }
        return false
    }
}
