import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// How a transition goes from one picture to the other.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new picture appears as the old one fades.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture comes in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture comes in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture goes out and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    fileprivate static let flip = CATransitionType(rawValue: "touchstone.flip")
}

/// From which side what moves in a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The transition starts at the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The transition starts at the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upwards, from the lower edge: the names are those of a coordinate system whose y grows upwards.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards, from the upper edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What a layer and those below it show when this is added goes over into what they show then. What was changed before it is added is
/// seen at once.
open class CATransition: CAAnimation {
    /// How it goes; `.fade` by default.
    open var type = CATransitionType.fade
    /// From which side; nil, the default, as `.fromLeft`. A fade has none.
    open var subtype: CATransitionSubtype?
    /// At which part of its way it begins; 0 by default.
    open var startProgress: Float = 0
    /// At which part of its way it ends; 1 by default.
    open var endProgress: Float = 1
    /// Where a flip turns to.
    fileprivate var direction: (x: CGFloat, y: CGFloat)?
    /// What was seen before.
    var old: [DrawingCommand] = []

    override func makeCopy() -> CAAnimation { CATransition() }

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

    /// Where what comes in begins, in units of the bounds.
    private var side: (x: CGFloat, y: CGFloat) {
        switch subtype {
        case .fromRight: (1, 0)
        case .fromTop: (0, 1)
        case .fromBottom: (0, -1)
        default: (-1, 0)
        }
    }

    /// - Parameter part: Of the time, from 0 to 1.
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

/// The name under which layers keep transitions.
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

/// A layer that draws its sublayers alone: none of its own background, border, contents, mask or shadow. Sublayers are drawn in the
/// order of their `zPosition`, as ever: the picture has no depth.
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        _ = LayerState.of(self)
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
