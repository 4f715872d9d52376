#if AppleModules
import TouchstoneServices
import UIKit

/// A suggestion of a place.
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}
/// Suggests places. There is no service for them here: it reports an error for each query.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    /// The kinds of suggestions.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        public static let query = Self(rawValue: 4)
    }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// The text. Setting it calls the delegate with an error.
    open var queryFragment = "" {
        didSet { delegate?.completer(self, didFailWithError: MissingServiceError("There is no search of places.")) }
    }
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open func cancel() {}
    nonisolated public override init() { super.init() }
}
/// Receives suggestions.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// Searches for places. There is no service for them here: each search fails.
open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    /// What is searched for; stored.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        public override init() {}
        public convenience init(completion: MKLocalSearchCompletion) { self.init() }
    }
    /// Places that were found.
    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    public init(request: Request) {}
    open var isSearching: Bool { false }
    /// Calls the handler with an error before it returns.
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MissingServiceError("There is no search of places."))
    }
    open func start() async throws -> Response { throw MissingServiceError("There is no search of places.") }
    open func cancel() {}
}

/// A means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = Self(rawValue: 1)
    public static let walking = Self(rawValue: 2)
    public static let transit = Self(rawValue: 4)
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}
/// A way to a place.
open class MKRoute: NSObject {
    open var polyline: MKPolyline { MKPolyline() }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var name: String { "" }
}
/// Finds ways to places. There is no service for them here: each request fails.
open class MKDirections: NSObject {
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// What is looked for; stored.
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        public override init() {}
    }
    /// Ways that were found.
    open class Response: NSObject {
        open var routes: [MKRoute] { [] }
    }
    public init(request: Request) {}
    /// Calls the handler with an error before it returns.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MissingServiceError("There are no directions."))
    }
    open func cancel() {}
}
#endif
