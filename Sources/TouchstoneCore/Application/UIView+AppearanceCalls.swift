import Foundation

extension NSObjectProtocol where Self: UIView {
    /// Touchstone extension: notes a call of a method that an appearance proxy can receive. A ported method calls this first.
    ///
    /// On a proxy, the call is stored and made on each object of the proxy that enters a window, unless the application has called
    /// the method on that object with the same `axes`.
    ///
    /// - Parameters:
    ///   - method: The name of the method.
    ///   - axes: The arguments except the first one, such as a control state.
    ///   - call: Makes the call on an object.
    @MainActor
    public func noteAppearanceCall(_ method: String, axes: [Any], _ call: @escaping @MainActor (Self) -> Void) {
        let axes = axes.map { axis in (axis as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(axis)" }
        let made = AppearanceCall(key: AppearanceCall.Key(method: method, axes: axes)) { view in
            if let view = view as? Self { call(view) }
        }
        UIApplication.shared.appearances.note(made, on: self)
    }
}
