import Foundation

extension UIView {
    /// The way in which the tint color is shown.
    public typealias TintAdjustmentMode = UIViewTintAdjustmentMode

    /// Returns the value that this view, or otherwise its nearest ancestor with such a value, has set.
    func firstInherited<Value>(_ value: (RareViewState) -> Value?) -> Value? {
        var view: UIView? = self
        while let current = view {
            if let state = current.rareStorage, let value = value(state) { return value }
            view = current.superviewStorage
        }
        return nil
    }

    /// Notifies this view and its descendants of a change of the tint, except those with a value of their own.
    func tintChanged(except isOnItsOwn: (RareViewState) -> Bool) {
        setNeedsDisplay()
        var waiting = [self]
        while let view = waiting.popLast() {
            waiting += view.subviewStorage.reversed().filter { subview in
                !(subview.rareStorage.map(isOnItsOwn) ?? false)
            }
            view.tintColorDidChange()
        }
    }

    /// Notifies the view after a change of its superview if it inherits another tint than `former`.
    func inheritTint(after former: UIColor) {
        if tintColor != former { tintChanged { $0.tintColor != nil } }
    }

    /// Updates the layout and the drawing after a possible change of the reading direction.
    func directionChanged() {
        rareStorage?.layout?.surroundingsChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }
}

extension UIColor {
    /// A gray with the same brightness and opacity.
    var withoutHue: UIColor {
        func gray(_ color: CGColor) -> CGColor {
            let white = CGFloat(0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
            return CGColor(red: white, green: white, blue: white, alpha: color.alpha)
        }
        return UIColor(light: gray(resolved(.light)), dark: gray(resolved(.dark)))
    }
}
