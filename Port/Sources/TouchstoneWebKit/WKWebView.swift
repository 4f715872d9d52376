#if AppleModules
import FoundationNetworking
@_exported import TouchstoneServices
import UIKit

/// How a web view loads pages; stored.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var userContentController = WKUserContentController()
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var selectionGranularity = WKSelectionGranularity.dynamic
    open var ignoresViewportScaleLimits = false
    open func setURLSchemeHandler(_ urlSchemeHandler: Any?, forURLScheme urlScheme: String) {}
    public override init() {}
}
/// Media that start only by a touch.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1)
    public static let video = Self(rawValue: 2)
    public static let all = Self(rawValue: .max)
}
/// Data in text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let address = Self(rawValue: 4)
    public static let all = Self(rawValue: .max)
}
/// What a selection consists of.
public enum WKSelectionGranularity: Int, Sendable {
    case dynamic
    case character
}
/// Settings of pages; stored.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isElementFullscreenEnabled = false
    nonisolated public override init() {}
}
/// Settings of a page; stored.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// The width that a page assumes.
    public enum ContentMode: Int, Sendable {
        case recommended
        case mobile
        case desktop
    }
    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
    nonisolated public override init() {}
}
/// A group of web views.
open class WKProcessPool: NSObject, @unchecked Sendable {}
/// The data of pages; there are none here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    open var isPersistent: Bool { false }
    /// Calls the handler with no records before it returns.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// Calls the handler before it returns.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Calls the handler before it returns.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
}
/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart
    case atDocumentEnd
}
/// A script for pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}
/// Scripts and messages of pages; stored.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }
    nonisolated public override init() {}
}
/// Receives messages of pages, of which there are none here.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// A message of a page.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    open var name: String { "" }
    open var body: Any { "" }
    open weak var webView: WKWebView?
}

/// A page that is loaded.
open class WKNavigation: NSObject, @unchecked Sendable {}
/// A page in a list.
open class WKBackForwardListItem: NSObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var title: String? { nil }
}
/// The pages that were shown; always empty.
open class WKBackForwardList: NSObject {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}

/// Shows a page. There are no web pages here: the view is empty, has a scroll view, and logs its first load. It stores the URL of a request and calls
/// no delegate.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var hasOnlySecureContent: Bool { false }
    open var backForwardList: WKBackForwardList { WKBackForwardList() }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor!
    private var hasLogged = false

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        addScrollView()
    }
    public override init(frame: CGRect) {
        configuration = WKWebViewConfiguration()
        super.init(frame: frame)
        addScrollView()
    }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        addScrollView()
    }
    private func addScrollView() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    private func refuse() -> WKNavigation? {
        guard !hasLogged else { return nil }
        hasLogged = true
        logMissingService("WKWebView", "There are no web pages. The view is empty.")
        return nil
    }
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return refuse()
    }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return refuse()
    }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return refuse()
    }
    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { refuse() }
    @discardableResult open func reload() -> WKNavigation? { refuse() }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { refuse() }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    open func stopLoading() {}
    /// Calls the handler with an error before it returns.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, MissingServiceError("There are no scripts.")) }
    /// Calls the handler with an error before it returns.
    open func takeSnapshot(
        with snapshotConfiguration: Any?, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) { completionHandler(nil, MissingServiceError("There are no web pages.")) }
}

/// The data of a site; there are none here.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}
#endif
