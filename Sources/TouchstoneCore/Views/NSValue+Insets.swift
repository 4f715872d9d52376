import Foundation
import TouchstoneGeometry

extension NSValue {
    /// Creates a value from insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
    }
    /// The insets in the value; zero if it contains something else.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let numbers = numbers(4).map { CGFloat($0) }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// Creates a value from insets that are relative to the reading direction.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init))
    }
    /// The insets in the value; zero if it contains something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let numbers = numbers(4).map { CGFloat($0) }
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// Creates a value from an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
    }
    /// The offset in the value; zero if it contains something else.
    public var uiOffsetValue: UIOffset {
        let numbers = numbers(2).map { CGFloat($0) }
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
}
