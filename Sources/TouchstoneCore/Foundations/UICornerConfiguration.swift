import Foundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable { case fixed(Double), concentric(minimum: Double?) }
    let kind: Kind

    /// Returns a radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// Returns a radius that follows the container's corner, and is at least `minimum` points.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}

/// The shape of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Shape: Hashable { case capsule(maximum: Double?), corners([UICornerRadius?]) }
    private let shape: Shape

    /// The radius of all corners if it is fixed and the same, in points.
    var fixedRadius: Double? {
        guard case .corners(let radii) = shape, let first = radii.first, radii.allSatisfy({ $0 == first }),
            case .fixed(let radius)? = first?.kind
        else { return nil }
        return radius
    }

    /// Returns corners whose radius is half the shorter side, at most `maximumRadius` points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
    }
    /// Returns four equal corners.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
    }
    /// Returns corners of the given radii; `nil` stands for a square corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
    }
    /// Returns four corners of the same radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { .corners(radius: radius) }
    /// Returns corners whose radius is the same above and the same below.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topRadius, topRadius, bottomRadius, bottomRadius]))
    }
}

/// A shape that effects of pointers and gazes have.
public struct UIShape: Hashable, Sendable {
    private enum Kind: Hashable { case rect(CGFloat), capsule, circle }
    private let kind: Kind

    /// A rectangle with square corners.
    public static let rect = UIShape(kind: .rect(0))
    /// A rectangle with half circles at its ends.
    public static let capsule = UIShape(kind: .capsule)
    /// The largest circle inside the view.
    public static let circle = UIShape(kind: .circle)
    /// Returns a rectangle with round corners; the radius is in points.
    public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(kind: .rect(cornerRadius)) }
}

/// The effect of a view under a pointer or a gaze.
@preconcurrency @MainActor
public protocol UIHoverEffect: Sendable {}

/// The system's effect. Stored; has no effect.
public struct UIHoverAutomaticEffect: UIHoverEffect {}
/// An effect that brightens the view. Stored; has no effect.
public struct UIHoverHighlightEffect: UIHoverEffect {}
/// An effect that lifts the view. Stored; has no effect.
public struct UIHoverLiftEffect: UIHoverEffect {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that the system chooses.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// An effect that brightens the view.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// An effect that lifts the view.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The look of a view under a pointer or a gaze. Stored; has no effect.
@preconcurrency @MainActor
public struct UIHoverStyle {
    /// The effect; the system's by default.
    public var effect: any UIHoverEffect
    /// The shape of the effect; `nil`, the default, for that of the view.
    public var shape: UIShape?
    /// Whether the style applies; `true` by default.
    public var isEnabled = true

    /// Creates a style with an effect and a shape.
    public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
    }

    /// Returns the system's style.
    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}
