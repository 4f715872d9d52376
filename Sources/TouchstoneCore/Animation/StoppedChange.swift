import Foundation

/// A change of a background color in an animation.
struct ColorChange {
    weak var view: UIView?
    let old: UIColor?
    var new: UIColor?
    let keyframe: Keyframe?
}

/// A change of one view by an animation that has ended, which can be moved to any of its positions.
@MainActor
struct StoppedChange {
    private let move: (UIViewAnimatingPosition) -> Void

    /// Sets the view's properties to those at a position, without an animation.
    func move(to position: UIViewAnimatingPosition) { UIView.performWithoutAnimation { move(position) } }

    /// Returns the change of geometry and opacity by the given parts of one animation.
    static func values(_ view: UIView, _ parts: [RunningAnimation]) -> StoppedChange {
        let end = AnimatedValues(view.node)
        let start = parts.reduce(end) { $0 + $1.offset }
        let current = parts.reduce(end) { $0 + $1.offset * $1.left }
        return StoppedChange { [weak view] position in
            guard let view else { return }
            let target =
                switch position {
                case .start: start
                case .current: current
                default: end
                }
            // Values that the animation does not change keep what the application has set since.
            AnimatedValues(view.node).replacing(with: target, whereDifferent: start, end).set(view)
        }
    }

    /// Returns the change of a background color with the given part of the difference left.
    static func color(_ change: ColorChange, left: Double) -> StoppedChange {
        StoppedChange { position in
            let part: Double =
                switch position {
                case .start: 1
                case .current: left
                default: 0
                }
            change.view?.backgroundColor = change.color(part)
        }
    }
}

extension ColorChange {
    /// Returns the color with the given part of the difference left.
    @MainActor
    fileprivate func color(_ left: Double) -> UIColor? {
        if left <= 0 { return new }
        if left >= 1 { return old }
        let style = view?.traitCollection.userInterfaceStyle ?? .light
        let (first, last) = (old?.resolved(style), new?.resolved(style))
        // No color is the other color, fully transparent.
        guard let from = first ?? last?.with(0), let to = last ?? first?.with(0) else { return nil }
        return UIColor(cgColor: from.between(to, 1 - left))
    }
}
