import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The style of a transition from the old picture to the new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new picture appears while the old one fades.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture moves in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture moves in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture moves out and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    fileprivate static let flip = CATransitionType(rawValue: "touchstone.flip")
}

/// The edge from which the moving picture of a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture moves in from the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The picture moves in from the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The picture moves upwards from the lower edge; the name assumes that y grows upwards.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The picture moves downwards from the upper edge; the name assumes that y grows upwards.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition of a layer and its sublayers to a new picture.
///
/// The old picture is what they show when the transition is added, so earlier changes are visible immediately.
open class CATransition: CAAnimation, SpecificAnimation {
    /// The style of the transition; the default is `.fade`.
    open var type = CATransitionType.fade
    /// The edge from which the picture moves in; the default `nil` means `.fromLeft`. A fade has no edge.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins; the default is 0.
    open var startProgress: Float = 0
    /// The progress at which the transition ends; the default is 1.
    open var endProgress: Float = 1
    /// The axis and direction of a flip; `nil` for other transitions.
    fileprivate var direction: (x: CGFloat, y: CGFloat)?
    /// The commands that draw the old picture.
    var old: [DrawingCommand] = []

    package func makeCopy() -> CAAnimation { CATransition() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CATransition
        (copy.type, copy.subtype, copy.direction) = (type, subtype, direction)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
        return copy
    }

    convenience init(_ kind: LayerTransition.Kind, _ timing: AnimationTiming) {
        self.init()
        duration = timing.duration
        if case .cubic(let first, let second) = timing.curve {
            timingFunction = CAMediaTimingFunction(
                controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
        }
        if case .flip(let x, let y) = kind { (type, direction) = (.flip, (x, y)) }
    }

    /// The direction from which the moving picture comes, in units of the bounds.
    private var side: (x: CGFloat, y: CGFloat) {
        switch subtype {
        case .fromRight: (1, 0)
        case .fromTop: (0, 1)
        case .fromBottom: (0, -1)
        default: (-1, 0)
        }
    }

    /// Returns the pictures of the transition and their places at one time.
    ///
    /// - Parameter part: The fraction of the time, from 0 to 1.
    func moment(_ part: Double, in bounds: CGRect) -> LayerTransition {
        let way = timingFunction?.progress(part) ?? part
        let progress = CGFloat(Double(startProgress) + way * Double(endProgress - startProgress))
        let (seen, gone) = (Float(progress), Float(1 - progress))
        func moved(_ by: CGFloat, _ opacity: Float) -> LayerTransition.Place {
            LayerTransition.Place(
                transform: CGAffineTransform(
                    translationX: side.x * bounds.width * by, y: side.y * bounds.height * by), opacity: opacity)
        }
        typealias Place = LayerTransition.Place
        switch type {
        case .push:
            return LayerTransition(old: old, moved(-progress, gone), moved(1 - progress, seen))
        case .moveIn:
            return LayerTransition(old: old, Place(), moved(1 - progress, seen))
        case .reveal:
            return LayerTransition(old: old, moved(-progress, gone), Place(), .oldInFront)
        case .flip:
            let turn = cos(progress * .pi)
            let squeezed = CGAffineTransform(
                scaleX: direction?.x == 0 ? 1 : max(1e-6, abs(turn)), y: direction?.y == 0 ? 1 : max(1e-6, abs(turn)))
            let place = squeezed.around(CGPoint(x: bounds.midX, y: bounds.midY))
            return LayerTransition(
                old: old, Place(transform: place, opacity: turn > 0 ? 1 : 0),
                Place(transform: place, opacity: turn > 0 ? 0 : 1))
        default:
            return LayerTransition(old: old, Place(opacity: gone), Place(opacity: seen), .sum)
        }
    }
}

/// The key of the transition of a layer.
public let kCATransition = "transition"

extension LayerState {
    var transition: LayerTransition? {
        guard let running = animations.last(where: { $0.animation is CATransition && !$0.isOver }),
            let transition = running.animation as? CATransition,
            let (part, _) = transition.place(at: layer.localTime, from: running.start, lasting: running.duration)
        else { return nil }
        return transition.moment(part, in: layer.bounds)
    }
}

/// A layer that draws only its sublayers, without a background, border, contents, mask or shadow of its own.
///
/// Sublayers are drawn in the order of their `zPosition`; the picture has no depth.
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        _ = LayerState.of(self)
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
