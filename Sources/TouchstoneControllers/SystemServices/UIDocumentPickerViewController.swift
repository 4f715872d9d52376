import Foundation
import TouchstoneCore

/// What a document picker does with the documents.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies a document into the application.
    case `import`
    /// Opens a document in its place.
    case open
    /// Copies a document out of the application.
    case exportToService
    /// Moves a document out of the application.
    case moveToService
}

/// Chooses documents. There are no documents of other applications here: the picker is empty, and can be presented and dismissed.
///
/// A test passes URLs by calling the delegate's method. `init(forOpeningContentTypes:asCopy:)` is in the module `UniformTypeIdentifiers` of the port.
open class UIDocumentPickerViewController: UIViewController {
    /// Receives the chosen documents; `nil` by default. Not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// What the picker does with the documents.
    open private(set) var documentPickerMode: UIDocumentPickerMode
    /// Whether the user may choose several documents; stored. `false` by default.
    open var allowsMultipleSelection = false
    /// Whether the picker shows file extensions; stored. `false` by default.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first; stored. `nil` by default.
    open var directoryURL: URL?

    /// Creates a picker of documents with the given type identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker that moves documents out of the application, or copies them.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(documentTypes: [], in: asCopy ? .exportToService : .moveToService)
    }
    /// Creates a picker that copies or moves a document out of the application.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(documentTypes: [], in: mode) }
    /// Creates a picker that copies or moves documents out of the application.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(documentTypes: [], in: mode) }

    public required init?(coder: NSCoder) {
        documentPickerMode = .import
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("There are no documents of other applications.")
    }
}

/// Receives the documents that the user chooses.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// The user has chosen documents. The default calls the method for one document.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The user has canceled. The default does nothing.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The user has chosen a document; the older method. The default does nothing.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let first = urls.first else { return }
        documentPicker(controller, didPickDocumentAt: first)
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

extension URL {
    /// Begins to access a file of another application. Always `true`, since files are not protected here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends the access. Has no effect.
    public func stopAccessingSecurityScopedResource() {}
}
