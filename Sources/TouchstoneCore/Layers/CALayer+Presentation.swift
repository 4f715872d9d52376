import Foundation

extension CALayer {
    /// Creates a presentation copy of this layer with the values that are currently visible.
    func makePresentation() -> CALayer {
        let copy = CALayer.copy(of: self)
        if let offset = view?.animatedOffset { offset.move(copy.node) }
        life?.animate(copy)
        return copy
    }
}

extension UIView {
    /// The sum of the remaining differences of the view's animations; `nil` if it has no animations.
    ///
    /// Added to the model values it gives the visible values.
    package var animatedOffset: AnimatedValues? {
        guard let animations = rareStorage?.animations, !animations.isEmpty else { return nil }
        return animations.reduce(AnimatedValues()) { $0 + $1.offset * $1.left }
    }
}
