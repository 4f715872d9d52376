#if AppleModules
import TouchstoneServices
import UIKit

/// Asks for a review; there is no store here, so it does nothing.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Shows a product of the store. There is no store here: the view is empty, and can be presented and dismissed.
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    /// Calls the handler with an error before it returns.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { block?(false, MissingServiceError("There is no store.")) }
    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("SKStoreProductViewController", "There is no store. The view is empty.")
    }
}
/// Is notified of the end.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A product. There is no store here, so there is none.
open class SKProduct: NSObject, @unchecked Sendable {
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var productIdentifier: String { "" }
}
/// Loads products. There is no store here: `start()` calls the delegate with an error.
open class SKProductsRequest: NSObject {
    open weak var delegate: (any SKProductsRequestDelegate)?
    public init(productIdentifiers: Set<String>) {}
    open func start() { delegate?.request(self, didFailWithError: MissingServiceError("There is no store.")) }
    open func cancel() {}
}
public typealias SKRequest = SKProductsRequest
public typealias SKRequestDelegate = SKProductsRequestDelegate
/// Products and wrong identifiers.
open class SKProductsResponse: NSObject {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}
/// Receives products.
public protocol SKProductsRequestDelegate: AnyObject {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKProductsRequestDelegate {
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// A purchase.
open class SKPayment: NSObject {
    public let product: SKProduct
    public init(product: SKProduct) { self.product = product }
}
/// The state of a purchase.
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing
    case purchased
    case failed
    case restored
    case deferred
}
/// A purchase that is made; there is none here.
open class SKPaymentTransaction: NSObject {
    open var transactionState: SKPaymentTransactionState { .failed }
    open var error: (any Error)? { MissingServiceError("There is no store.") }
    open var transactionIdentifier: String? { nil }
}
/// Receives purchases, of which there are none here.
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
/// Makes purchases. There is no store here: it makes none, and logs this.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let theQueue = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { theQueue }
    open class func canMakePayments() -> Bool { false }
    open func add(_ payment: SKPayment) {
        logMissingService("SKPaymentQueue", "There is no store, so nothing is bought.")
    }
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() {}
}
#endif
