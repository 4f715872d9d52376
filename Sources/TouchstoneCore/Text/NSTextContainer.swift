import Foundation

/// An area that text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// In points; a width of zero has no limit, and the height is not looked at.
    open var size: CGSize { didSet { if size != oldValue { changed?() } } }
    /// Left free at both ends of each line, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed?() } } }
    /// How many lines there are at most; 0, the default, for any number. A text view does not look at it.
    open var maximumNumberOfLines = 0 { didSet { changed?() } }
    /// How lines end that are wider than the container; at words by default. A text view does not look at it.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
    /// Whether it is as wide as its text view. Kept: a text view's container always is.
    open var widthTracksTextView = false
    /// Whether it is as high as its text view. Stored; has no effect.
    open var heightTracksTextView = false
    /// What text flows around, in points. Stored; has no effect.
    open var exclusionPaths: [UIBezierPath] = []
    /// Whoever lays text out in it hears of changes.
    package var changed: (() -> Void)?

    /// An area of a size, in points.
    public init(size: CGSize) { self.size = size }
    /// An area without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Takes a size over from what it lies in, which needs no telling.
    func fit(_ size: CGSize) {
        let told = changed
        changed = nil
        self.size = size
        changed = told
    }
}
