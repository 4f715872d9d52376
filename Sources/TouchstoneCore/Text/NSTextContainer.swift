import Foundation

/// An area in which text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The size, in points. A width of zero means no limit. The height has no effect.
    open var size: CGSize { didSet { if size != oldValue { changed?() } } }
    /// The padding at both ends of each line, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed?() } } }
    /// The maximum number of lines; 0, the default, for no limit. It has no effect in a text view.
    open var maximumNumberOfLines = 0 { didSet { changed?() } }
    /// The treatment of lines that are wider than the container; `.byWordWrapping` by default. It has no effect in a
    /// text view.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
    /// Whether the width follows the text view's width. Stored; has no effect, because a text view's container always
    /// does.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's height. Stored; has no effect.
    open var heightTracksTextView = false
    /// The areas that text flows around, in points. Stored; has no effect.
    open var exclusionPaths: [UIBezierPath] = []
    /// Called when a property changes, for the object that lays out text in the container.
    package var changed: (() -> Void)?

    /// Creates an area with a size in points.
    public init(size: CGSize) { self.size = size }
    /// Creates an area without size limits.
    public convenience override init() { self.init(size: .zero) }

    /// Sets the size without calling `changed`, for the object that lays out the text.
    func fit(_ size: CGSize) {
        let reported = changed
        changed = nil
        self.size = size
        changed = reported
    }
}
