/// The priorities with which a view keeps the size of its content.
package struct ContentPriorities {
    /// A priority for each axis.
    package struct Pair {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        package subscript(axis: NSLayoutConstraintAxis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    /// The resistance to being larger than the content.
    package var hugging: Pair
    /// The resistance to being smaller than the content.
    package var resistance = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)

    init(hugging: UILayoutPriority) { self.hugging = Pair(horizontal: hugging, vertical: hugging) }
}

extension UIView {
    /// The priorities that were set, or the defaults of the class.
    package internal(set) var contentPriorities: ContentPriorities {
        get { rareStorage?.rarer?.contentPriorities ?? ContentPriorities(hugging: defaultHugging) }
        set {
            rarer.contentPriorities = newValue
            rareStorage?.layout?.contentSizeChanged()
        }
    }
}
