#if AppleModules
import Foundation
@_exported import TouchstoneCoreLocation
import UIKit

public typealias MKZoomScale = CGFloat

/// The extent of an area, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// An area around a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// An area of a width and height in meters, on a sphere with an equator of 40,075,016.7 m.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metersPerDegree = MKMapSize.equator / 360
        let narrowing = max(0.000_001, cos(centerCoordinate.latitude * .pi / 180))
        center = centerCoordinate
        span = MKCoordinateSpan(
            latitudeDelta: min(180, latitudinalMeters / metersPerDegree),
            longitudeDelta: min(360, longitudinalMeters / (metersPerDegree * narrowing)))
    }
    /// The area of a rectangle on the map.
    public init(_ rect: MKMapRect) {
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        span = MKCoordinateSpan(
            latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude)
    }
}

/// A point of the Mercator projection, which is 268,435,456 points wide and high; y grows to the south.
public struct MKMapPoint: Equatable, Sendable {
    public var x: Double
    public var y: Double
    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
    /// The point of a place.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(0.9999, max(-0.9999, sin(coordinate.latitude * .pi / 180)))
        x = MKMapSize.world.width * (coordinate.longitude + 180) / 360
        y = MKMapSize.world.height * (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
    }
    /// The place of the point.
    public var coordinate: CLLocationCoordinate2D {
        let turn = Double.pi * (1 - 2 * y / MKMapSize.world.height)
        return CLLocationCoordinate2D(
            latitude: atan(sinh(turn)) * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
    }
    /// The distance in meters.
    public func distance(to: MKMapPoint) -> CLLocationDistance {
        let (one, other) = (coordinate, to.coordinate)
        return CLLocation(latitude: one.latitude, longitude: one.longitude).distance(
            from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
}

/// A size of the Mercator projection.
public struct MKMapSize: Equatable, Sendable {
    public var width: Double
    public var height: Double
    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
    static let equator = 40_075_016.7
}

/// A rectangle of the Mercator projection.
public struct MKMapRect: Equatable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The smallest rectangle that contains both.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        guard !isNull, !rect2.isNull else { return isNull ? rect2 : self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }
    /// The rectangle that is in both; null if there is none.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        guard intersects(rect2) else { return .null }
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: min(maxX, rect2.maxX) - x, height: min(maxY, rect2.maxY) - y)
    }
    public func intersects(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
    }
}

/// The number of map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (MKMapSize.equator * max(0.000_001, cos(latitude * .pi / 180)))
}
/// The meters of a map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}
#endif
