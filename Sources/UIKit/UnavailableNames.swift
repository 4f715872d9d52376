// Names used by iOS code that Touchstone does not implement. The compiler's message says what to do instead.

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(
    *, unavailable,
    message:
        "There is no camera and no photo library. Present a controller of your own and hand the picture to the delegate's method in tests."
)
public final class UIImagePickerController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(
    *, unavailable,
    message:
        "There are no documents of other applications. Present a controller of your own and hand URLs to the delegate's method."
)
public final class UIDocumentPickerViewController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Sharing is not available. Present your own view controller instead.")
public final class UIActivityViewController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There are no other applications that open documents.")
public final class UIDocumentInteractionController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no printing.")
public final class UIPrintInteractionController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no printing.")
public final class UIPrintInfo {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Present a controller of your own; UISlider and UIColor are there.")
public final class UIColorPickerViewController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Present a table of your own; UIFont(name:size:) is there.")
public final class UIFontPickerViewController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no video.")
public final class UIVideoEditorController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no dictionary.")
public final class UIReferenceLibraryViewController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no iCloud.")
public final class UICloudSharingController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Use UISearchController.")
public final class UISearchDisplayController {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Use UIAlertController with the style .alert.")
public final class UIAlertView {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Use UIAlertController with the style .actionSheet.")
public final class UIActionSheet {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(
    *, unavailable,
    message: "There are no web pages in views. Put a view of the same frame in its place to test touches around it."
)
public final class UIWebView {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no SwiftUI. Test the UIKit views that hold it.")
public final class UIHostingController<Content> {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(
    *, unavailable,
    message: "There is no SwiftUI. Use UIListContentConfiguration, or a UIContentConfiguration of your own."
)
public final class UIHostingConfiguration<Content> {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Use UIDatePicker.")
public final class UICalendarView {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Use UISearchBar.")
public final class UIFindInteraction {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(
    *, unavailable,
    message:
        "There is no drag and drop between views. Rows and items are reordered by tables and collections; else use a UILongPressGestureRecognizer."
)
public final class UIDragInteraction {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(
    *, unavailable,
    message:
        "There is no drag and drop between views. Rows and items are reordered by tables and collections; else use a UILongPressGestureRecognizer."
)
public final class UIDropInteraction {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no drag and drop between views.")
public final class UISpringLoadedInteraction {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(
    *, unavailable,
    message:
        "UITextField and UITextView bring their own. In a view with text of its own use recognizers and UITextInput."
)
public final class UITextInteraction {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There are no content sizes for accessibility. Use a UILongPressGestureRecognizer.")
public final class UILargeContentViewerInteraction {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no handwriting. Text comes through insertText(_:).")
public final class UIScribbleInteraction {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Devices are not tilted here. Shakes are there: motionEnded(_:with:).")
public final class UIAccelerometer {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Use UIPasteboard, which requires no permission.")
public final class UIPasteControl {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Read and write files with Foundation.")
public final class UIDocument {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no PDF. UIGraphicsImageRenderer records drawing commands.")
public final class UIGraphicsPDFRenderer {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no spelling.")
public final class UITextChecker {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There are no notifications of the system. NotificationCenter is there.")
public final class UILocalNotification {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no home screen.")
public final class UIApplicationShortcutItem {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "The focus moves by Tab, in rows. Use UIWindow.moveFocus(to:).")
public final class UIFocusGuide {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There are no particles. CAReplicatorLayer is there.")
public final class CAEmitterLayer {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There are no particles. CAReplicatorLayer is there.")
public final class CAEmitterCell {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "There is no Metal. Hosts draw the application's drawing commands.")
public final class CAMetalLayer {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Use UIGraphicsImageRenderer.")
public final class CGLayer {}

/// Unavailable in Touchstone; the message says why or what to use instead.
@available(*, unavailable, message: "Pictures in text are not drawn. Put a UIImageView beside the label.")
public final class NSTextAttachment {}
