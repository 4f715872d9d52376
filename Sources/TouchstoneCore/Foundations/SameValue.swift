/// Whether two values are equal or the same object. Values that cannot be compared count as different.
package func isSame(_ one: Any, _ other: Any) -> Bool {
    func equal<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
    if let one = one as? any Equatable { return equal(one) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
    return (one as AnyObject) === (other as AnyObject)
}
