import Foundation
import TouchstoneControllers
import TouchstoneCore
import TouchstoneDrawing
import TouchstoneGeometry

// Classes of UIKit that Touchstone does not implement. Code can use their names as types; the compiler's message for an initializer says what to
// do instead.

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UIVideoEditorController: UINavigationController {
    @available(*, unavailable, message: "There is no video.")
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UIReferenceLibraryViewController: UIViewController {
    @available(*, unavailable, message: "There is no dictionary.")
    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Whether there is a definition; always `false`.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UICloudSharingController: UIViewController {
    @available(*, unavailable, message: "There is no iCloud.")
    public init(
        preparationHandler: @escaping (UICloudSharingController, @escaping (Any?, Any?, (any Error)?) -> Void) -> Void
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
    @available(*, unavailable, message: "Use UISearchController.")
    public init(searchBar: UISearchBar, contentsController: UIViewController) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UIAlertView: UIView {
    @available(*, unavailable, message: "Use UIAlertController with the style .alert.")
    public init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) { super.init(frame: .zero) }
    @available(*, unavailable, message: "Use UIAlertController with the style .alert.")
    public override init(frame: CGRect) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UIActionSheet: UIView {
    @available(*, unavailable, message: "Use UIAlertController with the style .actionSheet.")
    public init(
        title: String?, delegate: Any?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles: String...
    ) { super.init(frame: .zero) }
    @available(*, unavailable, message: "Use UIAlertController with the style .actionSheet.")
    public override init(frame: CGRect) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UIWebView: UIView {
    @available(*, unavailable, message: "Use WKWebView of the port, a view that loads nothing, or a view of your own.")
    public override init(frame: CGRect) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UICalendarView: UIView {
    @available(*, unavailable, message: "Use UIDatePicker.")
    public override init(frame: CGRect) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject {
    @available(*, unavailable, message: "Use UISearchBar.")
    public init(sessionDelegate: Any) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject {
    @available(
        *, unavailable,
        message:
            "There is no drag and drop between views. Tables and collections reorder rows and items; otherwise, use a UILongPressGestureRecognizer."
    )
    public init(delegate: Any) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject {
    @available(
        *, unavailable,
        message:
            "There is no drag and drop between views. Tables and collections reorder rows and items; otherwise, use a UILongPressGestureRecognizer."
    )
    public init(delegate: Any) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject {
    @available(*, unavailable, message: "There is no drag and drop between views.")
    public init(activationHandler: @escaping (Any, Any) -> Void) { super.init() }
}

/// What a text interaction does.
public enum UITextInteractionMode: Int, Sendable {
    /// The user edits the text.
    case editable
    /// The user selects text without editing it.
    case nonEditable
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UITextInteraction: NSObject {
    @available(
        *, unavailable,
        message:
            "UITextField and UITextView bring their own. In a view with its own text, use recognizers and UITextInput."
    )
    public init(for mode: UITextInteractionMode) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject {
    @available(
        *, unavailable, message: "There are no content sizes for accessibility. Use a UILongPressGestureRecognizer."
    )
    public override init() { super.init() }
    @available(
        *, unavailable, message: "There are no content sizes for accessibility. Use a UILongPressGestureRecognizer."
    )
    public init(delegate: Any?) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject {
    @available(*, unavailable, message: "There is no handwriting. Text comes through insertText(_:).")
    public init(delegate: Any) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UIAccelerometer: NSObject {
    @available(*, unavailable, message: "Devices are not tilted here. Shakes are there: motionEnded(_:with:).")
    public override init() { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UIPasteControl: UIControl {
    @available(*, unavailable, message: "Use UIPasteboard, which requires no permission.")
    public override init(frame: CGRect) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    @available(*, unavailable, message: "Read and write files with Foundation.")
    public init(fileURL url: URL) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UIGraphicsPDFRenderer: NSObject {
    @available(*, unavailable, message: "There is no PDF. UIGraphicsImageRenderer records drawing commands.")
    public init(bounds: CGRect) { super.init() }
    @available(*, unavailable, message: "There is no PDF. UIGraphicsImageRenderer records drawing commands.")
    public init(bounds: CGRect, format: Any) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    @available(*, unavailable, message: "There is no spelling.")
    public override init() { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    @available(*, unavailable, message: "There are no notifications of the system. NotificationCenter is there.")
    public override init() { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    @available(*, unavailable, message: "There is no home screen.")
    public init(type: String, localizedTitle: String) { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class UIFocusGuide: UILayoutGuide {
    @available(*, unavailable, message: "The focus moves by Tab, in rows. Use UIWindow.moveFocus(to:).")
    public override init() { super.init() }
}

/// Can be named, and not created; the compiler's message for its initializer says what to do instead.
open class CAMetalLayer: CALayer {
    @available(*, unavailable, message: "There is no Metal. Hosts draw the application's drawing commands.")
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Can be named, and not created: there is no SwiftUI.
public struct UIHostingConfiguration<Content> {
    @available(
        *, unavailable,
        message: "There is no SwiftUI. Use UIListContentConfiguration, or a UIContentConfiguration of your own."
    )
    public init(content: () -> Content) {}
}
