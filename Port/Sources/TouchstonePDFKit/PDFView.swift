#if AppleModules
import TouchstoneServices
import UIKit

/// A document. There is no PDF here: it has no pages.
open class PDFDocument: NSObject, @unchecked Sendable {
    open private(set) var documentURL: URL?
    public override init() {}
    /// A document without pages; `nil` if there is no such file.
    public init?(url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        documentURL = url
    }
    /// A document without pages; `nil` if the data are no PDF.
    public init?(data: Data) { guard data.starts(with: Data("%PDF".utf8)) else { return nil } }
    open var pageCount: Int { 0 }
    open func page(at index: Int) -> PDFPage? { nil }
    open func dataRepresentation() -> Data? { nil }
    open func write(to url: URL) -> Bool { false }
}
/// A page. There is no PDF here, so there is none.
open class PDFPage: NSObject, @unchecked Sendable {
    open var document: PDFDocument? { nil }
    open var string: String? { nil }
    open var label: String? { nil }
}
/// How pages are arranged.
public enum PDFDisplayMode: Int, Sendable {
    case singlePage
    case singlePageContinuous
    case twoUp
    case twoUpContinuous
}
/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical
    case horizontal
}
/// Shows a document. There is no PDF here: the view is empty.
open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet {
            guard oldValue == nil, document != nil else { return }
            logMissingService("PDFView", "There is no PDF. The view is empty.")
        }
    }
    open weak var delegate: AnyObject?
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var currentPage: PDFPage? { nil }
    open var canGoToNextPage: Bool { false }
    open var canGoToPreviousPage: Bool { false }
    open func go(to page: PDFPage) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
}
extension NSNotification.Name {
    public static let PDFViewPageChanged = Self("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Self("PDFViewDocumentChanged")
    public static let PDFViewScaleChanged = Self("PDFViewScaleChanged")
}
#endif
