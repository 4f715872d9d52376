import Foundation

extension Trace {
    /// Returns the property that contains a view or recognizer, such as `CartController.payButton`, or `nil` if there
    /// is none.
    ///
    /// Reads the view controllers and views that contain it, from the window inward; a controller precedes its view.
    package func nameOfProperty(holding object: NSObject) -> String? {
        var containers: [UIView] = []
        var next = object as? UIView ?? (object as? UIGestureRecognizer)?.view
        while let view = next {
            containers.append(view)
            next = view.superview
        }
        heldNames.forget()
        defer { heldNames.forget() }
        for view in containers.reversed() {
            heldNames.read(view.owner)
            heldNames.read(view)
        }
        return heldNames.name(of: object)
    }
}
