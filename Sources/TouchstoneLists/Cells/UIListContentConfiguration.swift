import Foundation
import TouchstoneCore

/// Describes an image and two texts, as rows and headers of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// On which side lines begin.
        public enum TextAlignment: Int, Sendable {
            /// Aligned at the edge where text begins.
            case natural
            /// Centered between both edges.
            case center
            /// Aligned at both edges.
            case justified
        }

        /// How letters are written.
        public enum TextTransform: Int, Sendable {
            /// The text is not changed.
            case none
            /// The text is shown in capital letters.
            case uppercase
            /// The text is shown in lowercase letters.
            case lowercase
            /// With a capital at the beginning of each word.
            case capitalized
        }

        /// The font; the body's by default.
        public var font = UIFont.systemFont(ofSize: 17)
        /// The colour; the label's by default.
        public var color = UIColor.label
        /// Makes the colour that is shown of `color`; nil by default.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where lines begin; `.natural` by default.
        public var alignment = TextAlignment.natural
        /// How many lines there are at most; 0, the default, for any number.
        public var numberOfLines = 0
        /// How a text that is too long ends.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether a text that is too wide is shrunk; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest part of its size that a font is shrunk to; 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Stored; has no effect: fonts do not follow the content size category.
        public var adjustsFontForContentSizeCategory = true
        /// How letters are written; as they are by default.
        public var transform = TextTransform.none
        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// How the image is shown.
    public struct ImageProperties: Hashable {
        /// The size of symbols; stored; has no effect.
        public var preferredSymbolConfiguration: String?
        /// The tint; nil, the default, for the view's own.
        public var tintColor: UIColor?
        /// Makes the tint that is shown; nil by default.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// Rounds the image's corners, in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0, the default, for no limit in that direction.
        public var maximumSize = CGSize.zero
        /// The room that the image is centred in, in points; 0, the default, for its own size.
        public var reservedLayoutSize = CGSize.zero
        /// Stored; has no effect.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The image before the texts; nil by default.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text; nil by default.
    public var text: String?
    /// The text with attributes, in place of `text`; nil by default.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties = TextProperties()
    /// The other text; nil by default.
    public var secondaryText: String?
    /// The other text with attributes; nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// How the other text is shown.
    public var secondaryTextProperties = TextProperties()
    /// Whether the texts stand side by side where there is room; false by default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Which margins are no smaller than the superview's; both axes by default. Stored; has no effect.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around all, in points; 11 above and below and 16 at the sides by default.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Between image and text, in points; 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// Between texts side by side, in points; 16 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 16
    /// Between texts one above the other, in points; 3 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Opacity of all, 1 by default.
    public var alpha: CGFloat = 1

    /// A row with a text.
    public static func cell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.secondaryTextProperties.font = .systemFont(ofSize: 15)
        made.secondaryTextProperties.color = .secondaryLabel
        return made
    }
    /// A row with a text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// A row with a value at its other side.
    public static func valueCell() -> UIListContentConfiguration {
        var made = cell()
        made.prefersSideBySideTextAndSecondaryText = true
        made.secondaryTextProperties.font = .systemFont(ofSize: 17)
        return made
    }
    /// A row of a side bar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A row of a side bar with a text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// A row with accompanying content.
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
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { header(17, bold: true, .label) }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { header(13, bold: false, .secondaryLabel) }
    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { header(13, bold: false, .secondaryLabel) }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { header(13, bold: false, .secondaryLabel) }
    /// A header of a grouped list that stands out.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header(20, bold: true, .label) }
    /// A large header of a grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(22, bold: true, .label)
    }
    /// A header of a side bar.
    public static func sidebarHeader() -> UIListContentConfiguration { header(17, bold: true, .label) }
    /// A header of a list of whatever look.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// A footer of a list of whatever look.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var made = self
        made.alpha = (state as? UICellConfigurationState)?.isDisabled == true ? 0.5 : 1
        return made
    }
}

/// One axis or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// The horizontal and the vertical axis.
    public static let both: UIAxis = [.horizontal, .vertical]
}
