#if AppleModules
import UIKit

/// A shape that covers a part of a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// Whether an overlay is above or below the labels.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads
    case aboveLabels
}

/// A shape of points, for subclasses.
open class MKMultiPoint: MKShape {
    private var places: [CLLocationCoordinate2D] = []
    open var pointCount: Int { places.count }
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        places = (0..<max(0, count)).map { coords[$0] }
    }
    nonisolated public override init() { super.init() }
    /// The center of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
    /// The smallest rectangle that contains all points; null if there are none.
    open var boundingMapRect: MKMapRect {
        places.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }.reduce(.null) { $0.union($1) }
    }
    /// Copies places to memory, as many as there are.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in places.dropFirst(max(0, range.location)).prefix(max(0, range.length)).enumerated() {
            coords[index] = place
        }
    }
}

/// A line of points.
open class MKPolyline: MKMultiPoint, MKOverlay {}
/// An area of points.
open class MKPolygon: MKMultiPoint, MKOverlay {}

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
    private var center = CLLocationCoordinate2D()
    /// In meters.
    open private(set) var radius: CLLocationDistance = 0
    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        center = coord
        self.radius = radius
    }
    nonisolated public override init() { super.init() }
    open override var coordinate: CLLocationCoordinate2D { center }
    open var boundingMapRect: MKMapRect {
        let side = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
        let middle = MKMapPoint(center)
        return MKMapRect(x: middle.x - side, y: middle.y - side, width: 2 * side, height: 2 * side)
    }
}

/// Pictures that cover a map; none are loaded here.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var minimumZ = 0
    open var maximumZ = 21
    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }
}

/// Draws an overlay. Map views draw none here.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Creates a renderer of an empty line.
    public override init() { overlay = MKPolyline() }
    /// The rectangle relative to the overlay's.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        let origin = overlay.boundingMapRect.origin
        return CGRect(
            x: mapRect.minX - origin.x, y: mapRect.minY - origin.y, width: mapRect.width, height: mapRect.height)
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        let origin = overlay.boundingMapRect.origin
        return MKMapRect(
            x: Double(rect.minX) + origin.x, y: Double(rect.minY) + origin.y, width: Double(rect.width),
            height: Double(rect.height))
    }
    /// The point relative to the overlay's origin.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
}

/// Draws the path of an overlay.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var path: CGPath!
    open func createPath() {}
    open func invalidatePath() { path = nil }
}
/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
/// Draws pictures.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
#endif
