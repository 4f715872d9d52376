#if AppleModules
import TouchstoneServices
import UIKit

/// What a preview of a link shows; stored.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    public override init() {}
}
/// Loads what a preview shows. There are no web pages here: each request fails.
open class LPMetadataProvider: NSObject {
    open var timeout: TimeInterval = 30
    open var shouldFetchSubresources = true
    /// Calls the handler with an error before it returns.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, MissingServiceError("There are no web pages.")) }
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw MissingServiceError("There are no web pages.")
    }
    open func cancel() {}
}
/// A preview of a link; empty here.
open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.originalURL = URL
        metadata.url = URL
        self.init(metadata: metadata)
    }
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
    }
}
extension UIActivityItemSource {
    /// The preview of the items in a share sheet; `nil` by default.
    public func activityViewControllerLinkMetadata(
        _ activityViewController: UIActivityViewController
    ) -> LPLinkMetadata? { nil }
}
#endif
