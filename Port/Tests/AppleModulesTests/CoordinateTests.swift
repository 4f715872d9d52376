import Testing
import TouchstoneCoreLocation
import TouchstoneMapKit
import UIKit

/// Places, distances and the map's projection.
@MainActor
struct CoordinateTests {
    @Test func `A degree of latitude is about 111 kilometers`() {
        let distance = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 1, longitude: 0))
        #expect(abs(distance - 111_195) < 1)
        let around = CLLocation(latitude: 0, longitude: 179).distance(from: CLLocation(latitude: 0, longitude: -179))
        #expect(abs(around - 2 * distance) < 1)
    }

    @Test func `A coordinate is valid if latitude and longitude are in range`() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }

    @Test func `A circular region contains the points within its radius`() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 112_000, identifier: "a")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 1, longitude: 0)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 1, longitude: 1)))
    }

    @Test func `The map projection and its inverse agree`() {
        let zero = MKMapPoint(CLLocationCoordinate2D())
        #expect(zero == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let back = MKMapPoint(CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)).coordinate
        #expect(abs(back.latitude - 48.137) < 1e-9 && abs(back.longitude - 11.575) < 1e-9)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 10, longitude: 0)).y < zero.y)
    }

    @Test func `Map rectangles have unions and intersections`() {
        let (one, other) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
        #expect(one.union(other) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
        #expect(one.intersection(other) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
        #expect(one.intersection(one.offsetBy(dx: 10, dy: 0)).isNull)
        #expect(one.union(.null) == one && MKMapRect.null.union(other) == other)
        #expect(one.contains(MKMapPoint(x: 0, y: 0)) && !one.contains(MKMapPoint(x: 10, y: 0)))
    }

    @Test func `A region in meters has the span of that distance`() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 1000,
            longitudinalMeters: 1000)
        #expect(abs(region.span.latitudeDelta - 0.008983) < 0.00001)
        #expect(abs(region.span.longitudeDelta - 2 * region.span.latitudeDelta) < 0.00001)
    }

    private final class Owner: NSObject, MKMapViewDelegate {
        var changes: [Bool] = []
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { changes.append(animated) }
    }

    @Test func `A map converts between points and places, and reports its region`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let owner = Owner()
        map.delegate = owner
        let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)
        map.setRegion(
            MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)),
            animated: true)
        #expect(owner.changes == [true])
        let middle = map.convert(place, toPointTo: map)
        #expect(abs(middle.x - 100) < 0.01 && abs(middle.y - 100) < 0.2)
        let back = map.convert(CGPoint(x: 0, y: 100), toCoordinateFrom: map)
        #expect(abs(back.longitude - 10.9) < 1e-6)
    }

    @Test func `An overlay has a bounding rectangle`() {
        let places = [
            CLLocationCoordinate2D(latitude: 1, longitude: -1), CLLocationCoordinate2D(latitude: -1, longitude: 1),
        ]
        let line = MKPolyline(coordinates: places, count: places.count)
        #expect(line.pointCount == 2 && abs(line.boundingMapRect.midX - 134_217_728) < 1)
        let circle = MKCircle(center: CLLocationCoordinate2D(), radius: 1000)
        #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(0) - 2000) < 1)
    }
}
