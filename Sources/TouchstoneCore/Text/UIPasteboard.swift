import Foundation

/// The strings or images that were last cut or copied in an application. Each application has its own pasteboard.
///
/// A host synchronizes it with the system's clipboard. `onChange(_:)` reports copies made in the application, and
/// `receive(_:)` stores copies made in other programs.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    private var texts: [String] = []
    private var pictures: [UIImage] = []
    /// The number of changes since the start.
    public private(set) var changeCount = 0
    private var listeners: [@MainActor ([String]) -> Void] = []

    /// Touchstone extension: calls `notify` with the strings after each change made in the application.
    public func onChange(_ notify: @escaping @MainActor ([String]) -> Void) { listeners.append(notify) }

    /// The pasteboard of the shared application.
    public static var general: UIPasteboard { UIApplication.shared.pasteboard }

    /// Posted by the pasteboard after each change, including changes by `receive(_:)`.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The first string; `nil`, the default, if there is none. Setting it replaces everything on the pasteboard.
    public var string: String? {
        get { texts.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All strings; `nil`, the default, if there are none. Setting it replaces all strings and calls the `onChange(_:)`
    /// closures.
    public var strings: [String]? {
        get { texts.isEmpty ? nil : texts }
        set {
            change(newValue ?? [])
            for notify in listeners { notify(texts) }
        }
    }

    /// The first string as a URL, if it has a scheme. Setting it replaces all strings.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }
    /// Whether the first string is a URL with a scheme.
    public var hasURLs: Bool { url != nil }
    /// Replaces everything if the value is a string, a URL or an image. Another value is logged, and has no effect.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        switch value {
        case let text as String: string = text
        case let address as URL: url = address
        case let picture as UIImage: image = picture
        default:
            LoggedException.log(
                "UIPasteboard.setValue(_:forPasteboardType:)",
                "The pasteboard has strings and images only, not \(type(of: value)).",
                .warning)
        }
    }
    /// Returns the first string for a type of text or URLs, and otherwise `nil`.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        pasteboardType.contains("text") ? string : pasteboardType.contains("url") ? url : nil
    }

    /// Whether the pasteboard contains a string.
    public var hasStrings: Bool { !texts.isEmpty }
    /// The first image; `nil`, the default, if there is none. Setting it replaces everything on the pasteboard.
    public var image: UIImage? {
        get { pictures.first }
        set { images = newValue.map { [$0] } }
    }
    /// All images; `nil`, the default, if there are none. They remain in the application: hosts receive strings only.
    public var images: [UIImage]? {
        get { pictures.isEmpty ? nil : pictures }
        set { change([], newValue ?? []) }
    }
    /// Whether the pasteboard contains an image.
    public var hasImages: Bool { !pictures.isEmpty }
    /// Whether the pasteboard contains a color; always `false`.
    public var hasColors: Bool { false }
    /// The number of strings and images on the pasteboard.
    public var numberOfItems: Int { texts.count + pictures.count }

    /// Touchstone extension: stores strings that another program copied. The `onChange(_:)` closures are not called.
    public func receive(_ strings: [String]) { change(strings) }

    private func change(_ strings: [String], _ images: [UIImage] = []) {
        texts = strings
        pictures = images
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
