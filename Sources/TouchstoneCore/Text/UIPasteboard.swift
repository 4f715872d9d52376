import Foundation

/// The strings that were last cut or copied in an application. Each application has its own pasteboard.
///
/// A host synchronizes it with the system's clipboard. `onChange(_:)` reports copies made in the application, and
/// `receive(_:)` stores copies made in other programs.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    private var items: [String] = []
    /// The number of changes since the start.
    public private(set) var changeCount = 0
    private var listeners: [@MainActor ([String]) -> Void] = []

    /// Touchstone extension: calls `notify` with the strings after each change made in the application.
    public func onChange(_ notify: @escaping @MainActor ([String]) -> Void) { listeners.append(notify) }

    /// The pasteboard of the shared application.
    public static var general: UIPasteboard { UIApplication.shared.pasteboard }

    /// Posted by the pasteboard after each change, including changes by `receive(_:)`.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The first string; `nil`, the default, if there is none. Setting it replaces all strings.
    public var string: String? {
        get { items.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All strings; `nil`, the default, if there are none. Setting it replaces all strings and calls the `onChange(_:)`
    /// closures.
    public var strings: [String]? {
        get { items.isEmpty ? nil : items }
        set {
            change(newValue ?? [])
            for notify in listeners { notify(items) }
        }
    }

    /// The first string as a URL, if it has a scheme. Setting it replaces all strings.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }
    /// Whether the first string is a URL with a scheme.
    public var hasURLs: Bool { url != nil }
    /// Replaces all strings if the value is a string or a URL. Another value is logged, and has no effect.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        switch value {
        case let text as String: string = text
        case let address as URL: url = address
        default:
            LoggedException.log(
                "UIPasteboard.setValue(_:forPasteboardType:)",
                "The pasteboard has strings only, not \(type(of: value)).",
                .warning)
        }
    }
    /// Returns the first string for a type of text or URLs, and otherwise `nil`.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        pasteboardType.contains("text") ? string : pasteboardType.contains("url") ? url : nil
    }

    /// Whether the pasteboard contains a string.
    public var hasStrings: Bool { !items.isEmpty }
    /// The number of strings on the pasteboard.
    public var numberOfItems: Int { items.count }

    /// Touchstone extension: stores strings that another program copied. The `onChange(_:)` closures are not called.
    public func receive(_ strings: [String]) { change(strings) }

    private func change(_ strings: [String]) {
        items = strings
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
