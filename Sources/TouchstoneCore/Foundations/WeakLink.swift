/// A cheap weak reference: the way back to an object that somebody else owns; nil once the object is gone.
///
/// What `weak` does, for objects that every event passes: from the first weak reference on, an object counts its references in
/// a table beside it, at several times the price. The object itself makes its link, and cuts it in its `deinit`; who wants to
/// find the object later keeps the link.
final class WeakLink<Object: AnyObject>: @unchecked Sendable {
    /// The object, of which no reference is taken.
    @exclusivity(unchecked) private(set) var lentObject: Unmanaged<Object>?

    var object: Object? { lentObject?.takeUnretainedValue() }
    var isCut: Bool { lentObject == nil }

    /// Called once, by the object's initialiser.
    func tie(to object: Object) {
        assert(lentObject == nil)
        lentObject = .passUnretained(object)
    }

    /// Called by the object's `deinit`.
    func cut() { lentObject = nil }
}
