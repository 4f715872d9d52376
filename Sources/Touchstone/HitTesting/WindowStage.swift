import Foundation

extension UIApplication {
    /// Asks the windows from the front to the back; the first view found takes the touch (HT-32 to HT-34).
    ///
    /// - Parameter location: In screen points.
    func hitTest(_ location: CGPoint, _ event: UIEvent) -> (UIWindow, UIView)? {
        let windows = windowsFrontToBack
        for index in windows.indices {
            let window = windows[index]
            let point = window.fromScreen(location)
            if openQuestions.hitTestsTwice { _ = window.hitTest(point, with: event) }
            let trace = self.trace.heard
            if let trace { trace.hitTest.ask(window, Double(point.x), Double(point.y), trace) }
            let view = window.hitTest(point, with: event)
            if let trace { trace.hitTest.answer(view, trace) }
            if let view { return (view.windowStorage ?? window, view) }
        }
        return nil
    }
}
