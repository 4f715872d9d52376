import Foundation
import TouchstoneGeometry

extension NSCoder {
    private func encode(numbers: [CGFloat], forKey key: String) {
        encode(numbers.map { "\(Double($0))" }.joined(separator: " ") as NSString, forKey: key)
    }

    /// Returns `count` numbers for a key; zeros if there are none or if they are not numbers.
    private func numbers(_ count: Int, forKey key: String) -> [CGFloat] {
        let text = decodeObject(forKey: key) as? String ?? (decodeObject(forKey: key) as? NSString)?.description ?? ""
        let found = text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        return found.count == count ? found : Array(repeating: 0, count: count)
    }

    /// Encodes a point for `key`.
    public func encode(_ point: CGPoint, forKey key: String) { encode(numbers: [point.x, point.y], forKey: key) }
    /// Encodes a size for `key`.
    public func encode(_ size: CGSize, forKey key: String) { encode(numbers: [size.width, size.height], forKey: key) }
    /// Encodes a rectangle for `key`.
    public func encode(_ rect: CGRect, forKey key: String) {
        encode(numbers: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], forKey: key)
    }
    /// Encodes a vector for `key`.
    public func encode(_ vector: CGVector, forKey key: String) { encode(numbers: [vector.dx, vector.dy], forKey: key) }
    /// Encodes a transform for `key`.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        let t = transform
        encode(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], forKey: key)
    }
    /// Encodes edge insets for `key`.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(numbers: [insets.top, insets.left, insets.bottom, insets.right], forKey: key)
    }
    /// Encodes an offset for `key`.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(numbers: [offset.horizontal, offset.vertical], forKey: key)
    }

    /// Returns the encoded point; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        let found = numbers(2, forKey: key)
        return CGPoint(x: found[0], y: found[1])
    }
    /// Returns the encoded size; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        let found = numbers(2, forKey: key)
        return CGSize(width: found[0], height: found[1])
    }
    /// Returns the encoded rectangle; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        let found = numbers(4, forKey: key)
        return CGRect(x: found[0], y: found[1], width: found[2], height: found[3])
    }
    /// Returns the encoded vector; zero if there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        let found = numbers(2, forKey: key)
        return CGVector(dx: found[0], dy: found[1])
    }
    /// Returns the encoded transform; one of zeros if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        let found = numbers(6, forKey: key)
        return CGAffineTransform(a: found[0], b: found[1], c: found[2], d: found[3], tx: found[4], ty: found[5])
    }
    /// Returns the encoded insets; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        let found = numbers(4, forKey: key)
        return UIEdgeInsets(top: found[0], left: found[1], bottom: found[2], right: found[3])
    }
    /// Returns the encoded offset; zero if there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        let found = numbers(2, forKey: key)
        return UIOffset(horizontal: found[0], vertical: found[1])
    }
}
