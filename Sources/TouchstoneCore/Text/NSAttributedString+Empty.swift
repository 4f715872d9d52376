import Foundation

extension NSAttributedString {
    /// Creates an empty attributed string.
    public convenience init(_: Void = ()) { self.init(string: "") }
}
