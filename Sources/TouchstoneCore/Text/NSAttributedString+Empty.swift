import Foundation

extension NSAttributedString {
    /// An empty text.
    public convenience init(_: Void = ()) { self.init(string: "") }
}
