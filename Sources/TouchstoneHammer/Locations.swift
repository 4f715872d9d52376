import Foundation
import TouchstoneCore

/// What tells a finger where to go: a point, the middle of a rectangle, a view, a controller, or an accessibility identifier.
@preconcurrency @MainActor
public protocol HammerLocatable {
    /// The place, in the coordinates of the generator's window, in points.
    func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint
}

extension CGPoint: HammerLocatable {
    /// The point itself.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint { self }
}

extension CGRect: HammerLocatable {
    /// The rectangle's middle.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint { CGPoint(x: midX, y: midY) }
}

extension UIView: HammerLocatable {
    /// The middle of the part that is seen, where a touch would get to the view.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        try eventGenerator.windowHitPoint(forView: self)
    }
}

extension UIViewController: HammerLocatable {
    /// That of its view.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        try eventGenerator.windowHitPoint(forView: view)
    }
}

extension String: HammerLocatable {
    /// That of the view with this accessibility identifier.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        try eventGenerator.windowHitPoint(forView: eventGenerator.viewWithIdentifier(self))
    }
}

/// A place beside another, in points.
public struct OffsetLocation: HammerLocatable {
    /// The other place; nil for the generator's view.
    public let location: (any HammerLocatable)?
    /// To the right.
    public let x: CGFloat
    /// Downwards.
    public let y: CGFloat

    /// So many points to the right and down from a place; nil, the default, for the generator's view.
    public init(location: (any HammerLocatable)? = nil, x: CGFloat, y: CGFloat) {
        self.location = location
        self.x = x
        self.y = y
    }

    /// In the coordinates of the generator's window.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        let point = try (location ?? eventGenerator.mainView).windowHitPoint(for: eventGenerator)
        return CGPoint(x: point.x + x, y: point.y + y)
    }
}

/// A part of a view's width and height.
public struct RelativeLocation: HammerLocatable {
    /// The view; nil for the generator's.
    public let view: UIView?
    /// 0 is the left edge, 1 the right one.
    public let x: CGFloat
    /// 0 is the upper edge, 1 the lower one.
    public let y: CGFloat

    /// A place in a view, or outside of it where a part is less than 0 or more than 1; nil, the default, for the generator's view.
    public init(location view: UIView? = nil, x: CGFloat, y: CGFloat) {
        self.view = view
        self.x = x
        self.y = y
    }

    /// In the coordinates of the generator's window.
    public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
        let view = view ?? eventGenerator.mainView
        try eventGenerator.checkVisible(view)
        let bounds = view.bounds
        let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
        return view.convert(point, to: eventGenerator.window)
    }
}
