import Foundation

/// The surface that a host shows, in points.
@MainActor
public final class UIScreen: NSObject {
    /// From the top left corner, in points.
    public internal(set) var bounds: CGRect
    /// Pixels a point.
    public internal(set) var scale: CGFloat
    /// Whether the surroundings are dark.
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }

    public static var main: UIScreen { UIApplication.shared.screen }
}
