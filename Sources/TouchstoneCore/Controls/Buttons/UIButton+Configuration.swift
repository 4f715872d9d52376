import Foundation

/// A set of edges of a rectangle, named by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edge above the content.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where a line of text begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The edge below the content.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where a line of text ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// The set of all four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
    /// The title, image and colors of a button, for all of its states.
    public struct Configuration {
        /// The title; if it is `nil`, the default, the button shows the title set for its state.
        public var title: String?
        /// A second line of text below the title; the default is `nil`. Stored; has no effect.
        public var subtitle: String?
        /// The image; if it is `nil`, the default, the button shows the image set for its state.
        public var image: UIImage?
        /// The color of the title; if it is `nil`, the default, the button uses the color set for its state.
        public var baseForegroundColor: UIColor?
        /// The color that fills the bounds; `nil`, the default, means no fill.
        public var baseBackgroundColor: UIColor?
        /// The distances of the content from the bounds, in points; the default is 7 above and below and 12 at the sides.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The distance between the image and the title, in points; the default is 0.
        public var imagePadding: CGFloat = 0
        /// The side of the title where the image is; the default is `.leading`.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between the title and the subtitle, in points; the default is 1. Stored; has no effect.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle to each other; the default is `.automatic`. Stored; has no effect.
        public var titleAlignment = TitleAlignment.automatic
        /// The rounding of the corners; the default is `.dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// The preferred size of the button; the default is `.medium`. Stored; has no effect.
        public var buttonSize = Size.medium
        /// Whether an activity indicator replaces the image; the default is `false`. Stored; has no effect.
        public var showsActivityIndicator = false
        private var styledTitle: AttributedString?
        /// The title with attributes; `nil` without a title. Setting it sets the title; the attributes are stored and have no effect.
        public var attributedTitle: AttributedString? {
            get {
                if let styledTitle, String(styledTitle.characters) == title { return styledTitle }
                return title.map { AttributedString($0) }
            }
            set {
                styledTitle = newValue
                title = newValue.map { String($0.characters) }
            }
        }
        private var styledSubtitle: AttributedString?
        /// The second line with attributes; `nil` without one. Stored; has no effect.
        public var attributedSubtitle: AttributedString? {
            get {
                if let styledSubtitle, String(styledSubtitle.characters) == subtitle { return styledSubtitle }
                return subtitle.map { AttributedString($0) }
            }
            set {
                styledSubtitle = newValue
                subtitle = newValue.map { String($0.characters) }
            }
        }
        /// A function of the title's attributes; `nil` by default. Stored; has no effect.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A function of the second line's attributes; `nil` by default. Stored; has no effect.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the title is shortened; the default is `.byWordWrapping`. Stored; has no effect.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How the second line is shortened; the default is `.byWordWrapping`. Stored; has no effect.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// A function of the image's color; `nil` by default. Stored; has no effect.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// A function of the activity indicator's color; `nil` by default. Stored; has no effect.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The size, weight and scale of a symbol; `nil` by default. Stored; has no effect.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The sign of a menu; the default is `.automatic`. Stored; has no effect.
        public var indicator = Indicator.automatic
        /// The look on a Mac; the default is `.automatic`. Stored; has no effect.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether a selected button looks different; the default is `true`. Stored; has no effect.
        public var automaticallyUpdateForSelection = true
        /// The background behind the content.
        public var background = UIBackgroundConfiguration()

        /// The rounding of a button's corners.
        public enum CornerStyle: Int, Sendable {
            /// The corner radius of the configuration's background.
            case fixed = -1
            /// The corner radius of the background, larger with larger text; in Touchstone, the same as `.fixed`.
            case dynamic
            /// A corner radius of 5 points.
            case small
            /// A corner radius of 10 points.
            case medium
            /// A corner radius of 14 points.
            case large
            /// A corner radius of half the shorter side.
            case capsule
        }
        /// The sign of a menu.
        public enum Indicator: Int, Sendable {
            /// An indicator that the button opens a menu.
            case automatic, none, popup
        }
        /// The look of a button on a Mac.
        public enum MacIdiomStyle: Int, Sendable {
            /// A style of buttons on a Mac.
            case automatic, bordered, borderless, borderlessTinted
        }
        /// The preferred size of a button.
        public enum Size: Int, Sendable {
            /// A size between `.small` and `.large`.
            case medium
            /// A size between `.mini` and `.medium`.
            case small
            /// The smallest of the four sizes.
            case mini
            /// The largest of the four sizes.
            case large
        }
        /// The alignment of the title and the subtitle to each other.
        public enum TitleAlignment: Int, Sendable {
            /// The alignment of the button's content.
            case automatic
            /// Alignment at the edge where a line of text begins.
            case leading
            /// Alignment of the centers of the title and the subtitle.
            case center
            /// Alignment at the edge where a line of text ends.
            case trailing
        }

        /// Returns a configuration without a background and with the title in the button's own color.
        public static func plain() -> Configuration { Configuration() }
        /// Returns a configuration without a background or a border; in Touchstone, the same as `plain()`.
        public static func borderless() -> Configuration { Configuration() }
        /// Returns a configuration with a white title on blue.
        @preconcurrency @MainActor public static func filled() -> Configuration {
            Configuration(baseForegroundColor: .white, baseBackgroundColor: .systemBlue)
        }
        /// Returns a configuration with a blue title on light gray.
        @preconcurrency @MainActor public static func gray() -> Configuration {
            Configuration(baseForegroundColor: .systemBlue, baseBackgroundColor: .systemGray5)
        }
        /// Returns a configuration with a blue title on blue with 15 % opacity.
        @preconcurrency @MainActor public static func tinted() -> Configuration {
            Configuration(
                baseForegroundColor: .systemBlue, baseBackgroundColor: .systemBlue.withAlphaComponent(0.15))
        }
        /// Returns the same configuration as `gray()`.
        @preconcurrency @MainActor public static func bordered() -> Configuration { .gray() }
        /// Returns the same configuration as `tinted()`.
        @preconcurrency @MainActor public static func borderedTinted() -> Configuration { .tinted() }
        /// Returns the same configuration as `filled()`.
        @preconcurrency @MainActor public static func borderedProminent() -> Configuration { .filled() }

        /// Returns the configuration for a button's current state; it is the same for all states.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }

        /// Returns the corner radius, in points, for a background of the given size.
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
