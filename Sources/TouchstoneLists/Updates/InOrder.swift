extension Dictionary where Key: Comparable {
    /// The entries in the order of their keys; use it if the order has an effect, because the order of a dictionary varies.
    var inOrder: [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}
