import UIKit
import MapKit

protocol StoreMapViewDelegate: AnyObject {
    func storeMapView(_ view: StoreMapView, didSelect annotation: StoreAnnotation)
}
final class StoreAnnotation: NSObject, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    let title: String?
    var subtitle: String? { "Open" }
    init(title: String, coordinate: CLLocationCoordinate2D) { self.title = title; self.coordinate = coordinate }
}
final class StoreMapView: UIView {
    weak var delegate: StoreMapViewDelegate?
    private let mapView: MKMapView = {
        let m = MKMapView(); m.showsCompass = false; m.mapType = .mutedStandard; return m
    }()
    private let annotationView = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: "a")
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(mapView)
        mapView.register(
            MKMarkerAnnotationView.self,
            forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        mapView.addGestureRecognizer(tap)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func tapped(_ g: UITapGestureRecognizer) {
        let p = g.location(in: mapView)
        let nearest = mapView.annotations.min { a, b in
            let pa = mapView.convert(a.coordinate, toPointTo: mapView),
                pb = mapView.convert(b.coordinate, toPointTo: mapView)
            return hypot(pa.x - p.x, pa.y - p.y) < hypot(pb.x - p.x, pb.y - p.y)
        }
        if let store = nearest as? StoreAnnotation { delegate?.storeMapView(self, didSelect: store) }
    }
    func show(_ stores: [StoreAnnotation]) {
        mapView.addAnnotations(stores); mapView.showAnnotations(stores, animated: true)
    }
}
