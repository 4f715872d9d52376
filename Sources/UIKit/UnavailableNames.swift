// Names that code written for iOS uses and that stay out, so that the compiler says what to do instead.

/// Not there: see the message.
@available(
    *, unavailable,
    message:
        "There is no camera and no photo library. Present a controller of your own and hand the picture to the delegate's method in tests."
)
public final class UIImagePickerController {}

/// Not there: see the message.
@available(
    *, unavailable,
    message:
        "There are no documents of other applications. Present a controller of your own and hand URLs to the delegate's method."
)
public final class UIDocumentPickerViewController {}

/// Not there: see the message.
@available(*, unavailable, message: "There is nobody to share with. Present a controller of your own in its place.")
public final class UIActivityViewController {}

/// Not there: see the message.
@available(*, unavailable, message: "There are no other applications that open documents.")
public final class UIDocumentInteractionController {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no printing.")
public final class UIPrintInteractionController {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no printing.")
public final class UIPrintInfo {}

/// Not there: see the message.
@available(*, unavailable, message: "Present a controller of your own; UISlider and UIColor are there.")
public final class UIColorPickerViewController {}

/// Not there: see the message.
@available(*, unavailable, message: "Present a table of your own; UIFont(name:size:) is there.")
public final class UIFontPickerViewController {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no video.")
public final class UIVideoEditorController {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no dictionary.")
public final class UIReferenceLibraryViewController {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no iCloud.")
public final class UICloudSharingController {}

/// Not there: see the message.
@available(*, unavailable, message: "Use UISearchController.")
public final class UISearchDisplayController {}

/// Not there: see the message.
@available(*, unavailable, message: "Use UIAlertController with the style .alert.")
public final class UIAlertView {}

/// Not there: see the message.
@available(*, unavailable, message: "Use UIAlertController with the style .actionSheet.")
public final class UIActionSheet {}

/// Not there: see the message.
@available(
    *, unavailable,
    message: "There are no web pages in views. Put a view of the same frame in its place to test touches around it."
)
public final class UIWebView {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no SwiftUI. Test the UIKit views that hold it.")
public final class UIHostingController<Content> {}

/// Not there: see the message.
@available(
    *, unavailable,
    message: "There is no SwiftUI. Use UIListContentConfiguration, or a UIContentConfiguration of your own."
)
public final class UIHostingConfiguration<Content> {}

/// Not there: see the message.
@available(*, unavailable, message: "Use UIDatePicker.")
public final class UICalendarView {}

/// Not there: see the message.
@available(*, unavailable, message: "Use UISearchBar.")
public final class UIFindInteraction {}

/// Not there: see the message.
@available(
    *, unavailable,
    message:
        "There is no drag and drop between views. Rows and items are reordered by tables and collections; else use a UILongPressGestureRecognizer."
)
public final class UIDragInteraction {}

/// Not there: see the message.
@available(
    *, unavailable,
    message:
        "There is no drag and drop between views. Rows and items are reordered by tables and collections; else use a UILongPressGestureRecognizer."
)
public final class UIDropInteraction {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no drag and drop between views.")
public final class UISpringLoadedInteraction {}

/// Not there: see the message.
@available(
    *, unavailable,
    message:
        "UITextField and UITextView bring their own. In a view with text of its own use recognizers and UITextInput."
)
public final class UITextInteraction {}

/// Not there: see the message.
@available(*, unavailable, message: "There are no content sizes for accessibility. Use a UILongPressGestureRecognizer.")
public final class UILargeContentViewerInteraction {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no handwriting. Text comes through insertText(_:).")
public final class UIScribbleInteraction {}

/// Not there: see the message.
@available(*, unavailable, message: "Devices are not tilted here. Shakes are there: motionEnded(_:with:).")
public final class UIMotionEffect {}

/// Not there: see the message.
@available(*, unavailable, message: "Devices are not tilted here. Shakes are there: motionEnded(_:with:).")
public final class UIInterpolatingMotionEffect {}

/// Not there: see the message.
@available(*, unavailable, message: "Devices are not tilted here. Shakes are there: motionEnded(_:with:).")
public final class UIMotionEffectGroup {}

/// Not there: see the message.
@available(*, unavailable, message: "Devices are not tilted here. Shakes are there: motionEnded(_:with:).")
public final class UIAccelerometer {}

/// Not there: see the message.
@available(*, unavailable, message: "Use UIPasteboard, which asks nobody.")
public final class UIPasteControl {}

/// Not there: see the message.
@available(*, unavailable, message: "Read and write files with Foundation.")
public final class UIDocument {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no PDF. UIGraphicsImageRenderer records drawing commands.")
public final class UIGraphicsPDFRenderer {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no spelling.")
public final class UITextChecker {}

/// Not there: see the message.
@available(*, unavailable, message: "There are no notifications of the system. NotificationCenter is there.")
public final class UILocalNotification {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no home screen.")
public final class UIApplicationShortcutItem {}

/// Not there: see the message.
@available(*, unavailable, message: "The focus moves by Tab, in rows. Use UIWindow.moveFocus(to:).")
public final class UIFocusGuide {}

/// Not there: see the message.
@available(*, unavailable, message: "There are no particles. CAReplicatorLayer is there.")
public final class CAEmitterLayer {}

/// Not there: see the message.
@available(*, unavailable, message: "There are no particles. CAReplicatorLayer is there.")
public final class CAEmitterCell {}

/// Not there: see the message.
@available(*, unavailable, message: "There is no Metal. Hosts draw the application's drawing commands.")
public final class CAMetalLayer {}

/// Not there: see the message.
@available(*, unavailable, message: "There are no tiles: what is drawn is recorded once. Use CALayer.")
public final class CATiledLayer {}

/// Not there: see the message.
@available(*, unavailable, message: "Use UIGraphicsImageRenderer.")
public final class CGLayer {}

/// Not there: see the message.
@available(*, unavailable, message: "Pictures in text are not drawn. Put a UIImageView beside the label.")
public final class NSTextAttachment {}

extension UIView {
    /// Not there: see the message.
    @available(
        *, unavailable,
        message:
            "There are no proxies, since calls are not recorded here. Set the look where the view is made, or in a subclass's initialiser."
    )
    public class func appearance() -> Self { preconditionFailure("Never called") }
}

extension UIBarItem {
    /// Not there: see the message.
    @available(
        *, unavailable,
        message: "There are no proxies, since calls are not recorded here. Set the look where the item is made."
    )
    public class func appearance() -> Self { preconditionFailure("Never called") }
}
