#if AppleModules
import TouchstoneServices
import UIKit

/// A file to preview.
public protocol QLPreviewItem {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { URL(string: absoluteString) }
}
extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}

/// Shows previews of files. There are none here: the view is empty, and can be presented and dismissed.
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let count = dataSource?.numberOfPreviewItems(in: self), (0..<count).contains(currentPreviewItemIndex)
        else {
            return nil
        }
        return dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("QLPreviewController", "There are no previews of files. The view is empty.")
    }
}
/// Supplies the files.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// Is notified of the end.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
#endif
