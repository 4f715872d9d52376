import Foundation

/// A picture by name and size; what it looks like is the host's affair.
public final class UIImage: NSObject, Sendable {
    /// In points.
    public let size: CGSize
    let name: String

    /// Ours: a picture of this size, in points.
    public init(named name: String, size: CGSize) {
        self.name = name
        self.size = size
    }

    /// The picture of this name, 24 points wide and high; there always is one.
    public convenience init?(named name: String) {
        self.init(named: name, size: CGSize(width: 24, height: 24))
    }

    /// The symbol of this name, 24 points wide and high; there always is one.
    public convenience init?(systemName name: String) {
        self.init(named: name, size: CGSize(width: 24, height: 24))
    }
}
