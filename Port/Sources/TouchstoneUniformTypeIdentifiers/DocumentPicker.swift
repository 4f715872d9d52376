#if AppleModules
import UIKit

extension UIDocumentPickerViewController {
    /// Creates a picker of documents of the given types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }
}

extension URL {
    /// Appends a filename extension of a type, if it has one.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }
}
#endif
