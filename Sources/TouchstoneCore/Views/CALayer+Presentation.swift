import Foundation

extension CALayer {
    /// What a presentation of this layer shows now.
    func makePresentation() -> CALayer {
        let copy = CALayer.copy(of: self)
        if let offset = view?.animatedOffset { offset.move(copy.node) }
        life?.animate(copy)
        return copy
    }
}

extension UIView {
    /// How far from where the model says its animations have the view seen; nil where it has none.
    var animatedOffset: AnimatedValues? {
        guard let animations = rareStorage?.animations, !animations.isEmpty else { return nil }
        return animations.reduce(AnimatedValues()) { $0 + $1.offset * $1.left }
    }
}
