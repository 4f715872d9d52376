import Foundation

/// What was cut or copied last, within this process; each application has its own.
///
/// A host mirrors it to the system's clipboard: `onChange` tells it of what was copied here, and `receive(_:)` takes what was
/// copied elsewhere.
@MainActor
public final class UIPasteboard: NSObject {
    private var items: [String] = []
    /// Grows by one with every change.
    public private(set) var changeCount = 0
    /// Ours: called after each change that was made here, with the strings.
    public var onChange: (@MainActor ([String]) -> Void)?

    public static var general: UIPasteboard { UIApplication.shared.pasteboard }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The first string, if there is one; setting it replaces everything.
    public var string: String? {
        get { items.first }
        set { strings = newValue.map { [$0] } }
    }

    public var strings: [String]? {
        get { items.isEmpty ? nil : items }
        set {
            change(newValue ?? [])
            onChange?(items)
        }
    }

    public var hasStrings: Bool { !items.isEmpty }
    public var numberOfItems: Int { items.count }

    /// Ours: what another program copied. `onChange` is not told.
    public func receive(_ strings: [String]) { change(strings) }

    private func change(_ strings: [String]) {
        items = strings
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
