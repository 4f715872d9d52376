/// A fast weak reference to an object, `nil` after the object is deallocated.
///
/// Replaces `weak` for objects that every event uses: with its first weak reference, an object moves its reference
/// counts to a side table, which is several times slower. The object itself creates its link and cuts it in its
/// `deinit`. Code that needs to find the object later keeps the link.
final class WeakLink<Object: AnyObject>: @unchecked Sendable {
    /// The object without a retain.
    @exclusivity(unchecked) private(set) var unretainedObject: Unretained<Object>?

    var object: Object? { unretainedObject?.object }
    var isCut: Bool { unretainedObject == nil }

    /// Sets the object; called once, by its initializer.
    func tie(to object: Object) {
        assert(unretainedObject == nil)
        unretainedObject = Unretained(object)
    }

    /// Clears the object; called by its `deinit`.
    func cut() { unretainedObject = nil }
}
