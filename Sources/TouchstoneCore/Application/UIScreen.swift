import Foundation
import TouchstoneGeometry

/// The screen that a host shows, in points.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The rectangle of the screen, in points, with the origin in the upper left corner.
    public internal(set) var bounds: CGRect
    /// The number of pixels per point.
    public internal(set) var scale: CGFloat
    /// Touchstone extension: the interface style, light or dark; `.light` by default.
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light

    /// Touchstone extension: the device model of the screen; `nil`, the default, is a screen without a status bar and a home indicator.
    /// The model's insets, for the present orientation, are the safe area of windows that reach the edges of the screen.
    public var model: ScreenModel? {
        didSet {
            hasModel = model != nil
            if model != oldValue { modelChanged?() }
        }
    }
    package private(set) var hasModel = false
    var modelChanged: (() -> Void)?
    /// The insets that the status bar and the home indicator cover now, in points.
    package var safeAreaInsets: UIEdgeInsets { model?.insets(of: bounds.size) ?? .zero }

    /// The number of physical pixels per point; equal to `scale`.
    public var nativeScale: CGFloat { scale }
    /// The rectangle of the screen in portrait orientation, in pixels.
    public var nativeBounds: CGRect {
        let sides = [bounds.width * scale, bounds.height * scale].sorted()
        return CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
    }
    /// The number of display frames per second of the shared application.
    public var maximumFramesPerSecond: Int { Int(clamping: (1 / UIApplication.shared.frameInterval).rounded()) }

    /// Creates a display link that calls a method once per display frame, with the link as its argument.
    ///
    /// The link does not run until `add(to:forMode:)`. It retains the target until `invalidate()`.
    ///
    /// - Parameters:
    ///   - target: The object whose method is called.
    ///   - sel: The method.
    /// - Returns: The display link, as `CADisplayLink(target:selector:)` creates it; never `nil`.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }

    /// The screen of the shared application.
    public static var main: UIScreen { UIApplication.shared.screen }
    /// The brightness, from 0 to 1; the default is 0.5. Stored; has no effect.
    public var brightness: CGFloat = 0.5
    /// Whether the screen is dimmed further than the display allows; the default is `false`. Stored; has no effect.
    public var wantsSoftwareDimming = false
}
