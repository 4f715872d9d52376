import Foundation

/// What was cut or copied last, within this process; each application has its own.
///
/// A host mirrors it to the system's clipboard: `onChange(_:)` tells it of what was copied here, and `receive(_:)`
/// takes what was copied elsewhere.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    private var items: [String] = []
    /// Grows by one with every change.
    public private(set) var changeCount = 0
    private var listeners: [@MainActor ([String]) -> Void] = []

    /// Touchstone extension: calls `tell` after each change that is made here, with the strings.
    public func onChange(_ tell: @escaping @MainActor ([String]) -> Void) { listeners.append(tell) }

    /// The shared application's pasteboard.
    public static var general: UIPasteboard { UIApplication.shared.pasteboard }

    /// Posted by the pasteboard after each change, also one that `receive(_:)` makes.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The first string, nil where there is none, as at first; setting it replaces everything.
    public var string: String? {
        get { items.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All strings; nil where there are none, as at first. Setting it replaces everything and tells the listeners.
    public var strings: [String]? {
        get { items.isEmpty ? nil : items }
        set {
            change(newValue ?? [])
            for tell in listeners { tell(items) }
        }
    }

    /// Whether there is a string to paste.
    public var hasStrings: Bool { !items.isEmpty }
    /// How many strings there are.
    public var numberOfItems: Int { items.count }

    /// Touchstone extension: what another program copied. The listeners are not told.
    public func receive(_ strings: [String]) { change(strings) }

    private func change(_ strings: [String]) {
        items = strings
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
