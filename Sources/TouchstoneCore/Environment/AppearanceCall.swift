import Foundation

/// A call of a method on an appearance proxy, to be made on the objects of the proxy.
@MainActor
struct AppearanceCall {
    /// What distinguishes calls: a later call with the same key replaces an earlier one.
    struct Key: Hashable {
        let method: String
        let axes: [String]
    }

    let key: Key
    let make: @MainActor (UIView) -> Void
}

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
