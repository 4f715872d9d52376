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
