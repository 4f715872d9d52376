import Foundation

/// On which sides, from where reading begins.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge of a rectangle.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge at which text begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge of a rectangle.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge at which text ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges of a rectangle.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
    /// Title, image and colours of a button, for all of its states.
    public struct Configuration {
        /// The title; nil, the default, leaves it to the title set by state.
        public var title: String?
        /// A second line, smaller; nil by default. Kept, and not shown.
        public var subtitle: String?
        /// The image; nil, the default, leaves it to the image set by state.
        public var image: UIImage?
        /// The title's colour; nil, the default, leaves it to the colour set by state.
        public var baseForegroundColor: UIColor?
        /// What fills the bounds; nil, the default, fills nothing.
        public var baseBackgroundColor: UIColor?
        /// How far the content lies inside the bounds, in points; 7 above and below and 12 at the sides by default.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// On which side of the title the image is; `.leading` by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between title and subtitle, in points; 1 by default. Stored; has no effect.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other; `.automatic` by default. Stored; has no effect.
        public var titleAlignment = TitleAlignment.automatic
        /// How round the corners are; `.dynamic` by default.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button wants to be; `.medium` by default. Stored; has no effect.
        public var buttonSize = Size.medium
        /// Whether an indicator of activity takes the image's place; false by default. Kept, and not shown.
        public var showsActivityIndicator = false
        /// What is behind the content.
        public var background = UIBackgroundConfiguration()

        /// How round corners are.
        public enum CornerStyle: Int, Sendable {
            /// As the background says.
            case fixed = -1
            /// As the background says, larger with larger text; here as `.medium`.
            case dynamic
            /// A little: 5 points.
            case small
            /// A corner radius of 10 points.
            case medium
            /// A corner radius of 14 points.
            case large
            /// Corners with a radius of half the height.
            case capsule
        }
        /// How large a button wants to be.
        public enum Size: Int, Sendable {
            /// Between small and large.
            case medium
            /// The size of a small button.
            case small
            /// The size of the smallest button.
            case mini
            /// The size of a large button.
            case large
        }
        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            /// As the button's content is aligned.
            case automatic
            /// From where reading begins.
            case leading
            /// Title and subtitle are centered.
            case center
            /// From where reading ends.
            case trailing
        }

        /// No background, and the title in the button's own colour.
        public static func plain() -> Configuration { Configuration() }
        /// As `plain()`, with room only where it is needed.
        public static func borderless() -> Configuration { Configuration() }
        /// Returns a style with white text on a background in the tint color.
        @preconcurrency @MainActor public static func filled() -> Configuration {
            Configuration(baseForegroundColor: .white, baseBackgroundColor: .systemBlue)
        }
        /// Blue on light grey.
        @preconcurrency @MainActor public static func gray() -> Configuration {
            Configuration(baseForegroundColor: .systemBlue, baseBackgroundColor: .systemGray5)
        }
        /// Blue on a blue of 15 % opacity.
        @preconcurrency @MainActor public static func tinted() -> Configuration {
            Configuration(
                baseForegroundColor: .systemBlue, baseBackgroundColor: .systemBlue.withAlphaComponent(0.15))
        }
        /// Returns the same style as `gray()`.
        @preconcurrency @MainActor public static func bordered() -> Configuration { .gray() }
        /// Returns the same style as `tinted()`.
        @preconcurrency @MainActor public static func borderedTinted() -> Configuration { .tinted() }
        /// Returns the same style as `filled()`.
        @preconcurrency @MainActor public static func borderedProminent() -> Configuration { .filled() }

        /// What it is for a button's present state: the same.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }

        /// In points, of a background so large.
        func cornerRadius(_ size: CGSize) -> CGFloat {
            let most = min(size.width, size.height) / 2
            return switch cornerStyle {
            case .fixed, .dynamic: min(background.cornerRadius, most)
            case .small: min(5, most)
            case .medium: min(10, most)
            case .large: min(14, most)
            case .capsule: most
            }
        }
    }
}
