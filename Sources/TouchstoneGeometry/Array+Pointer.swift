extension Array {
    /// Copies the elements that a caller of UIKit's API passes as a pointer and a number; a negative number counts as 0.
    ///
    /// Invariant, which only the caller can verify: the pointer is that of at least `count` elements.
    package init(copying first: UnsafePointer<Element>, count: Int) {
        self.init(UnsafeBufferPointer(start: first, count: Swift.max(0, count)))
    }
}
