import Foundation
import TouchstoneGeometry

/// The surface that a host shows, in points.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// From the top left corner, in points.
    public internal(set) var bounds: CGRect
    /// The number of pixels per point.
    public internal(set) var scale: CGFloat
    /// Touchstone extension: whether the surroundings are dark.
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light

    /// Touchstone extension: the device that the screen belongs to; nil, the default, for a screen without status bar
    /// and home indicator. Its insets are the safe area of windows that reach the screen's edges, upright or on its
    /// side, as the screen is.
    public var model: ScreenModel? {
        didSet {
            hasModel = model != nil
            if model != oldValue { modelChanged?() }
        }
    }
    package private(set) var hasModel = false
    var modelChanged: (() -> Void)?
    /// What the status bar and the home indicator cover now, in points.
    package var safeAreaInsets: UIEdgeInsets { model?.insets(of: bounds.size) ?? .zero }

    /// As `scale`; hosts show what is given to them.
    public var nativeScale: CGFloat { scale }
    /// The bounds of the screen in pixels, in portrait orientation.
    public var nativeBounds: CGRect {
        let sides = [bounds.width * scale, bounds.height * scale].sorted()
        return CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
    }
    /// Of the shared application's display.
    public var maximumFramesPerSecond: Int { Int(clamping: (1 / UIApplication.shared.frameInterval).rounded()) }

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }

    /// The shared application's screen.
    public static var main: UIScreen { UIApplication.shared.screen }
}
