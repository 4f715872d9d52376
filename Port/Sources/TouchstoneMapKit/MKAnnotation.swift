#if AppleModules
import UIKit

/// A place on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A shape on a map, for subclasses.
@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var title: String?
    open var subtitle: String?
    nonisolated public override init() { super.init() }
}

/// A place with a title.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
    nonisolated public override init() { super.init() }
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// The place of the user, which is not known here.
open class MKUserLocation: MKShape {
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
}

/// A group of places that are close to each other.
open class MKClusterAnnotation: MKShape {
    public let memberAnnotations: [any MKAnnotation]
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
    }
}

/// An address on a map.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

/// A place to open in the system's maps, which are not there.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Fails, since there is no application for maps.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// How strongly an annotation's view must be shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000)
    public static let defaultHigh = Self(750)
    public static let defaultLow = Self(250)
}

/// The view of a place. Map views do not show any here; an application can add one to a view of its own.
open class MKAnnotationView: UIView {
    /// Where a view that is dragged is.
    public enum DragState: UInt, Sendable {
        case none
        case starting
        case dragging
        case canceling
        case ending
    }
    /// How views that overlap are treated.
    public enum CollisionMode: Int, Sendable {
        case rectangle
        case circle
        case none
    }
    open var annotation: (any MKAnnotation)?
    open private(set) var reuseIdentifier: String?
    open var image: UIImage?
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var canShowCallout = false
    open var isDraggable = false
    open var dragState = DragState.none
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var collisionMode = CollisionMode.rectangle
    open var cluster: MKAnnotationView? { nil }

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

/// A view in the shape of a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var animatesWhenAdded = false
}

/// A view in the shape of a pin.
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor?
    open var animatesDrop = false
}

/// The view of the user's place.
open class MKUserLocationView: MKAnnotationView {}
#endif
