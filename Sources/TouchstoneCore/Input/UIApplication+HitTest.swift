import Foundation

extension UIApplication {
    /// Asks the windows from front to back; the first view found receives the touch (HT-32 to HT-34).
    ///
    /// - Parameter location: In screen points.
    package func hitTest(_ location: CGPoint, _ event: UIEvent) -> (UIWindow, UIView)? {
        if let window = windowOrder.onlyWindow {
            guard let view = hitTest(window, location, event) else { return nil }
            return (view.isIn(window) ? window : view.windowStorage ?? window, view)
        }
        let windows = windowOrder.frontToBack
        defer { extendLifetime(windows) }
        for index in windows.indices {
            if let view = windows.unretained(at: index).borrow({ hitTest($0, location, event) }) {
                return (view.windowStorage ?? windows[index], view)
            }
        }
        return nil
    }

    @inline(__always)
    private func hitTest(_ window: UIWindow, _ location: CGPoint, _ event: UIEvent) -> UIView? {
        let point = window.fromScreen(location)
        if trace.isListening || behavior.hitTestsTwice { return tracedHitTest(window, point, event) }
        return window.hitTest(point, with: event)
    }

    @inline(never)
    private func tracedHitTest(_ window: UIWindow, _ point: CGPoint, _ event: UIEvent) -> UIView? {
        if behavior.hitTestsTwice { _ = window.hitTest(point, with: event) }
        guard let trace = trace.listening else { return window.hitTest(point, with: event) }
        trace.hitTest.ask(window, Double(point.x), Double(point.y), trace)
        let view = window.hitTest(point, with: event)
        trace.hitTest.answer(view, trace)
        return view
    }
}
