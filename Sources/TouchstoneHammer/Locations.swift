import Foundation
import TouchstoneCore

/// A target of input: a point, the center of a rectangle, a view, a view controller, or an accessibility identifier.
@preconcurrency @MainActor
public protocol HammerLocatable {
    /// Returns the point in the coordinates of the generator's window, in points.
    func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint
}

extension CGPoint: HammerLocatable {
    /// Returns the point itself.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint { self }
}

extension CGRect: HammerLocatable {
    /// Returns the center of the rectangle.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint { CGPoint(x: midX, y: midY) }
}

extension UIView: HammerLocatable {
    /// Returns the center of the view's visible part, if a touch there reaches the view.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        try eventGenerator.windowHitPoint(forView: self)
    }
}

extension UIViewController: HammerLocatable {
    /// Returns the center of the visible part of the controller's view.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        try eventGenerator.windowHitPoint(forView: view)
    }
}

extension String: HammerLocatable {
    /// Returns the center of the visible part of the view with this accessibility identifier.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        try eventGenerator.windowHitPoint(forView: eventGenerator.viewWithIdentifier(self))
    }
}

/// A location at an offset from another one, in points.
public struct OffsetLocation: HammerLocatable {
    /// The location that the offset starts from; `nil` for the generator's main view.
    public let location: (any HammerLocatable)?
    /// The offset to the right.
    public let x: CGFloat
    /// The offset downward, in points.
    public let y: CGFloat

    /// Creates a location `x` points right and `y` points below another; `nil`, the default, stands for the generator's
    /// main view.
    public init(location: (any HammerLocatable)? = nil, x: CGFloat, y: CGFloat) {
        self.location = location
        self.x = x
        self.y = y
    }

    /// Returns the point in the coordinates of the generator's window.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        let point = try (location ?? eventGenerator.mainView).windowHitPoint(for: eventGenerator)
        return CGPoint(x: point.x + x, y: point.y + y)
    }
}

/// A location given as fractions of a view's width and height.
public struct RelativeLocation: HammerLocatable {
    /// The view; `nil` for the generator's main view.
    public let view: UIView?
    /// The horizontal fraction: 0 is the left edge, 1 the right edge.
    public let x: CGFloat
    /// The vertical fraction: 0 is the top edge, 1 the bottom edge.
    public let y: CGFloat

    /// Creates a location in a view, or outside it for fractions below 0 or above 1; `nil`, the default, stands for the
    /// generator's main view.
    public init(location view: UIView? = nil, x: CGFloat, y: CGFloat) {
        self.view = view
        self.x = x
        self.y = y
    }

    /// Returns the point in the coordinates of the generator's window.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        let view = view ?? eventGenerator.mainView
        try eventGenerator.checkVisible(view)
        let bounds = view.bounds
        let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
        return view.convert(point, to: eventGenerator.window)
    }
}
