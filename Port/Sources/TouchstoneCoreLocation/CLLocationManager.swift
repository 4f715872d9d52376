#if AppleModules
import Foundation
import TouchstoneServices

/// Whether the user lets an application use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorizedAlways
    case authorizedWhenInUse
}

/// How exact the location is that the user lets an application use.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy
    case reducedAccuracy
}

/// What the location is used for.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation
    case fitness
    case otherNavigation
    case airborne
}

/// An error of Core Location.
public struct CLError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown
        case denied
        case network
        case headingFailure
        case geocodeFoundNoResult = 8
        case geocodeCanceled = 10
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
}

/// Finds the device's location. There is none here: the status stays `.notDetermined` and no location arrives. A test calls the delegate's methods.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    open var monitoredRegions: Set<CLRegion> { [] }
    private var hasLogged = false

    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    open class func locationServicesEnabled() -> Bool { false }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    private func refuse() {
        guard !hasLogged else { return }
        hasLogged = true
        logMissingService(
            "CLLocationManager", "There is no location, so none arrives. Call the delegate's methods in tests.")
    }
    open func requestWhenInUseAuthorization() { refuse() }
    open func requestAlwaysAuthorization() { refuse() }
    open func startUpdatingLocation() { refuse() }
    open func stopUpdatingLocation() {}
    open func requestLocation() { refuse() }
    open func startUpdatingHeading() { refuse() }
    open func stopUpdatingHeading() {}
    open func startMonitoring(for region: CLRegion) { refuse() }
    open func stopMonitoring(for region: CLRegion) {}
    open func startMonitoringSignificantLocationChanges() { refuse() }
    open func stopMonitoringSignificantLocationChanges() {}
}

/// Receives locations.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// The address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    public init(location: CLLocation?) { self.location = location }
    /// Copies a placemark.
    public init(placemark: CLPlacemark) { location = placemark.location }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
}

/// Finds addresses. There is no service for them here: every request fails.
open class CLGeocoder: NSObject {
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    open var isGeocoding: Bool { false }
    /// Fails with `CLError.network` before it returns.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    /// Fails with `CLError.network` before it returns.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    open func cancelGeocode() {}
}
#endif
