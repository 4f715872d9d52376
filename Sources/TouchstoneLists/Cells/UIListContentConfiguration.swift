import Foundation
import TouchstoneCore

/// A content configuration with an image and two texts, as rows and headers of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The properties of a text.
    public struct TextProperties: Hashable {
        /// The alignment of the lines of a text.
        public enum TextAlignment: Int, Sendable {
            /// Lines are aligned with the leading edge.
            case natural
            /// Lines are centered in the text area.
            case center
            /// Lines are aligned with both edges.
            case justified
        }

        /// The change of case that a text is shown with.
        public enum TextTransform: Int, Sendable {
            /// The text is shown unchanged.
            case none
            /// All letters are shown in uppercase.
            case uppercase
            /// All letters are shown in lowercase.
            case lowercase
            /// The first letter of each word is shown in uppercase.
            case capitalized
        }

        /// The font of the text; the default is the system font of 17 points.
        public var font = UIFont.systemFont(ofSize: 17)
        /// The color of the text; the default is `.label`.
        public var color = UIColor.label
        /// A transformer that makes the resolved color from `color`; the default is `nil`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines; the default is `.natural`.
        public var alignment = TextAlignment.natural
        /// The maximum number of lines; 0, the default, sets no limit.
        public var numberOfLines = 0
        /// The way in which a text that is too long ends; the default is `.byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether the font of a text that is too wide shrinks; the default is `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum factor of a shrunken font size; the default is 0; stored; has no effect.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the content size category; stored; has no effect.
        public var adjustsFontForContentSizeCategory = true
        /// The change of case that the text is shown with; the default is `.none`.
        public var transform = TextTransform.none
        /// Returns the color that is shown: `color`, changed by `colorTransformer` if there is one.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// The properties of the image.
    public struct ImageProperties: Hashable {
        /// The configuration of symbol images; stored; has no effect.
        public var preferredSymbolConfiguration: String?
        /// The tint color of the image; `nil`, the default, uses the tint color of the view.
        public var tintColor: UIColor?
        /// A transformer that makes the tint color that is shown; the default is `nil`; stored; has no effect.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners of the image, in points; the default is 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0, the default, sets no limit in that dimension.
        public var maximumSize = CGSize.zero
        /// The size of the area in which the image is centered, in points; 0, the default, uses the size of the image in that dimension.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image stays the same when colors are inverted; stored; has no effect.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The image before the texts; the default is `nil`.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The primary text; the default is `nil`.
    public var text: String?
    /// The primary text with attributes, which replaces `text`; the default is `nil`.
    public var attributedText: NSAttributedString?
    /// The properties of the primary text.
    public var textProperties = TextProperties()
    /// The secondary text; the default is `nil`.
    public var secondaryText: String?
    /// The secondary text with attributes; the default is `nil`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// Whether the texts are side by side if there is enough space; the default is `false`.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The axes in which margins are not smaller than those of the superview; the default is `.both`; stored; has no effect.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around the content, in points; the default is 11 vertically and 16 horizontally.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The distance between the image and the texts, in points; the default is 16.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between texts side by side, in points; the default is 16.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 16
    /// The distance between texts one above the other, in points; the default is 3.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content; the default is 1.
    public var alpha: CGFloat = 1

    /// Returns a configuration for a row with a text.
    public static func cell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.secondaryTextProperties.font = .systemFont(ofSize: 15)
        made.secondaryTextProperties.color = .secondaryLabel
        return made
    }
    /// Returns a configuration for a row with a secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns a configuration for a row with a secondary text beside the text.
    public static func valueCell() -> UIListContentConfiguration {
        var made = cell()
        made.prefersSideBySideTextAndSecondaryText = true
        made.secondaryTextProperties.font = .systemFont(ofSize: 17)
        return made
    }
    /// Returns a configuration for a row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns a configuration for a sidebar row with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns a configuration for a sidebar row with accompanying content.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

    private static func header(_ size: CGFloat, bold: Bool, _ color: UIColor) -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties.font = bold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        made.textProperties.color = color
        made.secondaryTextProperties.font = .systemFont(ofSize: 13)
        made.secondaryTextProperties.color = .secondaryLabel
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        return made
    }
    /// Returns a configuration for a header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { header(17, bold: true, .label) }
    /// Returns a configuration for a footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { header(13, bold: false, .secondaryLabel) }
    /// Returns a configuration for a header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { header(13, bold: false, .secondaryLabel) }
    /// Returns a configuration for a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { header(13, bold: false, .secondaryLabel) }
    /// Returns a configuration for a prominent header of an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header(20, bold: true, .label) }
    /// Returns a configuration for a more prominent header of an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(22, bold: true, .label)
    }
    /// Returns a configuration for a header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { header(17, bold: true, .label) }
    /// Returns a configuration for a header of a list of any appearance.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// Returns a configuration for a footer of a list of any appearance.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var made = self
        made.alpha = (state as? UICellConfigurationState)?.isDisabled == true ? 0.5 : 1
        return made
    }
}

/// A set of axes: horizontal, vertical or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The axis from left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// The horizontal and the vertical axis.
    public static let both: UIAxis = [.horizontal, .vertical]
}
