// Most of the time spent on an event is reference counting and exclusivity checking. Therefore this folder, and no
// other, offers idioms without either. Two rules make these idioms safe, and every use must follow them:
//
// 1. An unretained object is retained by something else. Use an object without a reference of your own (`unretained`,
//    `containsBorrowed`, `forEachUnretained`) only if something else retains it for the whole use: an array or object
//    further up the call stack that cannot be changed or replaced meanwhile, or an owner that lives longer. State this
//    owner in a comment at the use; for `forEachUnretained` it is always the array.
// 2. An unchecked property is changed in one step. A property marked `@exclusivity(unchecked)` is read or replaced as a
//    whole, or changed in place by code that makes no calls. A change is never in progress while other code is called,
//    or while a `deinit` may run. Objects that an in-place change removes are released after the change (`remove`,
//    `clear`).
//
// `tools/check-sanitizers` detects violations of both rules: use after free, and overlapping accesses.

extension Array where Element: AnyObject {
    /// Calls `body` with each object without retaining it.
    ///
    /// The current array retains the objects until the last call returns, even if `body` changes the variable that
    /// contained the array. The standard library's loops would check the executor at each call.
    @inline(__always)
    func forEachUnretained(_ body: (Element) -> Void) {
        var index = 0
        while index < count {
            unretained(at: index).borrow(body)
            index += 1
        }
        extendLifetime(self)
    }

    /// Whether any object satisfies `condition`; objects are passed as in `forEachUnretained`.
    @inline(__always)
    func containsBorrowed(where condition: (Element) -> Bool) -> Bool {
        defer { extendLifetime(self) }
        var index = 0
        while index < count {
            if unretained(at: index).borrow(condition) { return true }
            index += 1
        }
        return false
    }
}
