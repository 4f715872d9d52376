#if AppleModules
import TouchstoneServices
import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// What a map shows.
public enum MKMapType: UInt, Sendable {
    case standard
    case satellite
    case hybrid
    case satelliteFlyover
    case hybridFlyover
    case mutedStandard
}

/// Which places a map names; stored.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    public static let includingAll = MKPointOfInterestFilter()
    public static let excludingAll = MKPointOfInterestFilter()
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    case none
    case follow
    case followWithHeading
}

/// The point of view of a map; stored.
open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0
    open var altitude: CLLocationDistance = 0
    open var centerCoordinateDistance: CLLocationDistance = 0
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }
}

/// A map. There are no maps here: the view is empty, and logs this once. It stores its region, annotations and overlays, converts between points and
/// places, and calls the delegate when its region changes or an annotation is selected by code. It has no gestures of its own.
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var cameraZoomRange: CameraZoomRange?
    open var userTrackingMode = MKUserTrackingMode.none
    open var camera = MKMapCamera()
    public let userLocation = MKUserLocation()
    open var isUserLocationVisible: Bool { false }
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var rect = MKMapRect.world

    public override init(frame: CGRect) {
        super.init(frame: frame)
        logMissingService("MKMapView", "There are no maps. The view is empty.")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How near and far the point of view may be, in meters; stored.
    public final class CameraZoomRange: NSObject, Sendable {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance
        public init?(
            minCenterCoordinateDistance: CLLocationDistance = 0,
            maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude
        ) {
            guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }

    // MARK: The visible area

    /// The area that is set; unlike in MapKit, it does not grow to the proportions of the view.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(rect) }
        set { setRegion(newValue, animated: false) }
    }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    open var visibleMapRect: MKMapRect {
        get { rect }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        let (half, center) = ((region.span.latitudeDelta / 2, region.span.longitudeDelta / 2), region.center)
        let first = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude + half.0, longitude: center.longitude - half.1))
        let last = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude - half.0, longitude: center.longitude + half.1))
        setVisibleMapRect(
            MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y), animated: animated)
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let center = MKMapPoint(coordinate)
        setVisibleMapRect(rect.offsetBy(dx: center.x - rect.midX, dy: center.y - rect.midY), animated: animated)
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        guard !mapRect.isNull else { return }
        delegate?.mapView(self, regionWillChangeAnimated: animate)
        rect = mapRect
        delegate?.mapView(self, regionDidChangeAnimated: animate)
        delegate?.mapViewDidChangeVisibleRegion(self)
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRect, animated: animate)
    }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        setCenter(camera.centerCoordinate, animated: animated)
    }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    // MARK: Points and places

    /// The place at a point, with the visible rectangle stretched over the bounds.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
        let own = view.map { convert(point, from: $0) } ?? point
        return MKMapPoint(
            x: rect.minX + Double((own.x - bounds.minX) / bounds.width) * rect.width,
            y: rect.minY + Double((own.y - bounds.minY) / bounds.height) * rect.height
        ).coordinate
    }
    /// The point of a place, with the visible rectangle stretched over the bounds.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        guard rect.width > 0, rect.height > 0 else { return CGPoint(x: bounds.midX, y: bounds.midY) }
        let place = MKMapPoint(coordinate)
        let own = CGPoint(
            x: bounds.minX + CGFloat((place.x - rect.minX) / rect.width) * bounds.width,
            y: bounds.minY + CGFloat((place.y - rect.minY) / rect.height) * bounds.height)
        return view.map { convert(own, to: $0) } ?? own
    }

    // MARK: Annotations and overlays

    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    /// Shows the area of the annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            addAnnotation(annotation)
        }
        setVisibleMapRect(
            annotations.map { MKMapRect(origin: MKMapPoint($0.coordinate), size: MKMapSize()) }.reduce(.null) {
                $0.union($1)
            }, animated: animated)
    }
    /// Always `nil`, since no annotation's view is shown.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Always `nil`, since no view is reused.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A new view. Its class is `MKAnnotationView`, also if another one is registered, whose initializer cannot be called here.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    /// Always `nil`, since no overlay is drawn.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}

/// Controls a map. Views and renderers are not asked for here.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
}
#endif
