import Foundation
import TouchstoneCore

/// Opens documents in other applications. There are none here: nothing is presented, and the methods return `false`.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Controls the presentation; `nil` by default. Not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The file of the document.
    open var url: URL?
    /// The type identifier of the document; `nil` by default.
    open var uti: String?
    /// The name of the document; `nil` by default.
    open var name: String?
    /// Data for the application that opens the document; stored. `nil` by default.
    open var annotation: Any?

    /// Creates a controller without a document.
    public override init() {}
    /// Creates a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    private func refuse(_ method: String) -> Bool {
        LoggedException.log(
            "UIDocumentInteractionController.\(method)", "There are no other applications that open documents.",
            .warning)
        return false
    }

    /// Presents a preview, which fails here.
    open func presentPreview(animated: Bool) -> Bool { refuse("presentPreview(animated:)") }
    /// Presents the options for the document, which fails here.
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        refuse("presentOptionsMenu(from:in:animated:)")
    }
    /// Presents the options for the document, which fails here.
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        refuse("presentOptionsMenu(from:animated:)")
    }
    /// Presents the applications that open the document, which fails here.
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        refuse("presentOpenInMenu(from:in:animated:)")
    }
    /// Presents the applications that open the document, which fails here.
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        refuse("presentOpenInMenu(from:animated:)")
    }
    /// Ends the preview. Has no effect.
    open func dismissPreview(animated: Bool) {}
    /// Ends the menu. Has no effect.
    open func dismissMenu(animated: Bool) {}
}

/// Controls the presentation of a document.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// The controller that presents a preview; the default is an empty controller.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    /// The view that a preview grows from; `nil` by default.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// The area of the view that a preview grows from; zero by default.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// A preview has ended. The default does nothing.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// The options have been dismissed. The default does nothing.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The list of applications has been dismissed. The default does nothing.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}
