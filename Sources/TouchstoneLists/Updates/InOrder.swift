extension Dictionary where Key: Comparable {
    /// What it has, by key: where one after the other is told something, or leaves, no hash decides which is first.
    var inOrder: [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}
