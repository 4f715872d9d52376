import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The shape of a point.
    public static let point = Self(rawValue: "point")
    /// The shape of a line.
    public static let line = Self(rawValue: "line")
    /// The shape of a rectangle.
    public static let rectangle = Self(rawValue: "rectangle")
    /// The shape of a box.
    public static let cuboid = Self(rawValue: "cuboid")
    /// The shape of a circle.
    public static let circle = Self(rawValue: "circle")
    /// The shape of a ball.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points of the shape.
    public static let points = Self(rawValue: "points")
    /// The outline of the shape.
    public static let outline = Self(rawValue: "outline")
    /// The surface of the shape.
    public static let surface = Self(rawValue: "surface")
    /// The whole volume of the shape.
    public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The particles are drawn in any order.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest particles are drawn first.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The oldest particles are drawn last.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// The farthest particles are drawn first.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Added to what is below.
    public static let additive = Self(rawValue: "additive")
}

/// A layer of particles. Its properties are stored, and no particles are drawn.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles; `nil` by default. Setting it logs that no particles are drawn.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            guard oldValue == nil, emitterCells?.isEmpty == false else { return }
            LoggedException.log("CAEmitterLayer", "There are no particles.", .warning, effect: "The layer is empty.")
        }
    }
    /// The factor of the cells' birth rates; 1 by default.
    open var birthRate: Float = 1
    /// The factor of the cells' lifetimes; 1 by default.
    open var lifetime: Float = 1
    /// The center of the shape; zero by default.
    open var emitterPosition = CGPoint.zero
    /// The depth of the shape's center; 0 by default.
    open var emitterZPosition: CGFloat = 0
    /// The size of the shape; zero by default.
    open var emitterSize = CGSize.zero
    /// The depth of the shape; 0 by default.
    open var emitterDepth: CGFloat = 0
    /// The shape that particles come from; `.point` by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape that particles come from; `.volume` by default.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which particles are drawn; `.unordered` by default.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether particles keep their depth; `false` by default.
    open var preservesDepth = false
    /// The factor of the cells' velocities; 1 by default.
    open var velocity: Float = 1
    /// The factor of the cells' scales; 1 by default.
    open var scale: Float = 1
    /// The factor of the cells' spins; 1 by default.
    open var spin: Float = 1
    /// The seed of the random numbers; 0 by default.
    open var seed: UInt32 = 0
}

/// A kind of particle; stored, and not drawn.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    nonisolated public override init() { super.init() }

    /// The name of the cell; `nil` by default.
    open var name: String?
    /// Whether particles are emitted; `true` by default.
    open var isEnabled = true
    /// Particles per second; 0 by default.
    open var birthRate: Float = 0
    /// How long a particle lives, in seconds; 0 by default.
    open var lifetime: Float = 0
    /// The range of the lifetime, in seconds; 0 by default.
    open var lifetimeRange: Float = 0
    /// The angle to the plane, in radians; 0 by default.
    open var emissionLatitude: CGFloat = 0
    /// The angle in the plane, in radians; 0 by default.
    open var emissionLongitude: CGFloat = 0
    /// The range of the angle, in radians; 0 by default.
    open var emissionRange: CGFloat = 0
    /// The speed, in points per second; 0 by default.
    open var velocity: CGFloat = 0
    /// The range of the speed, in points per second; 0 by default.
    open var velocityRange: CGFloat = 0
    /// The horizontal acceleration, in points per second squared; 0 by default.
    open var xAcceleration: CGFloat = 0
    /// The vertical acceleration, in points per second squared; 0 by default.
    open var yAcceleration: CGFloat = 0
    /// The acceleration in depth, in points per second squared; 0 by default.
    open var zAcceleration: CGFloat = 0
    /// The size factor; 1 by default.
    open var scale: CGFloat = 1
    /// The range of the size factor; 0 by default.
    open var scaleRange: CGFloat = 0
    /// The change of the size factor per second; 0 by default.
    open var scaleSpeed: CGFloat = 0
    /// The turn per second, in radians; 0 by default.
    open var spin: CGFloat = 0
    /// The range of the turn, in radians; 0 by default.
    open var spinRange: CGFloat = 0
    /// The color; white by default.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The range of red; 0 by default.
    open var redRange: Float = 0
    /// The range of green; 0 by default.
    open var greenRange: Float = 0
    /// The range of blue; 0 by default.
    open var blueRange: Float = 0
    /// The range of the opacity; 0 by default.
    open var alphaRange: Float = 0
    /// The change of red per second; 0 by default.
    open var redSpeed: Float = 0
    /// The change of green per second; 0 by default.
    open var greenSpeed: Float = 0
    /// The change of blue per second; 0 by default.
    open var blueSpeed: Float = 0
    /// The change of the opacity per second; 0 by default.
    open var alphaSpeed: Float = 0
    /// The picture; `nil` by default.
    open var contents: Any?
    /// The part of the picture, as fractions; all of it by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale of the picture; 1 by default.
    open var contentsScale: CGFloat = 1
    /// The particles that particles emit; `nil` by default.
    open var emitterCells: [CAEmitterCell]?
    /// The beginning, relative to the layer's; 0 by default.
    open var beginTime: CFTimeInterval = 0
    /// The duration; infinite by default.
    open var duration: CFTimeInterval = .infinity
    /// The time offset; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// The speed of time; 1 by default.
    open var speed: Float = 1
}
