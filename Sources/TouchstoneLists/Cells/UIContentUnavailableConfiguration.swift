import Foundation
import TouchstoneCore

extension UIContentUnavailableConfigurationState: UIConfigurationState {
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key.rawValue] }
        set { custom[key.rawValue] = newValue }
    }
}

/// A content configuration for a place without content: an image, two texts and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The alignment of the content.
    public enum Alignment: Int, Sendable {
        /// The content is in the middle.
        case center
        /// In the middle, as far as a keyboard and the safe area permit; the same as `.center` here.
        case natural
    }

    /// The properties of a text.
    public typealias TextProperties = UIListContentConfiguration.TextProperties
    /// The properties of the image.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties

    /// The properties of a button.
    public struct ButtonProperties {
        /// The action of the button; `nil`, the default, for none.
        public var primaryAction: UIAction?
        /// The menu of the button; `nil`, the default, for none.
        public var menu: UIMenu?
        /// The role of the button; `.normal` by default. Stored; has no effect.
        public var role = UIButton.Role.normal
        /// Whether the button can be tapped; `true` by default.
        public var isEnabled = true
    }

    /// The image; `nil` by default.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text; `nil` by default.
    public var text: String?
    /// The text with attributes, which replaces `text`; `nil` by default.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties = TextProperties()
    /// The second text; `nil` by default.
    public var secondaryText: String?
    /// The second text with attributes, which replaces `secondaryText`; `nil` by default.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the second text.
    public var secondaryTextProperties = TextProperties()
    /// The configuration of the button. The button is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The configuration of the second button. The button is shown if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the content; `.center` by default.
    public var alignment = Alignment.center
    /// The axes in which margins are not smaller than those of the superview; `.both` by default. Stored; has no effect.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between the image and the text, in points; 12 by default.
    public var imageToTextPadding: CGFloat = 12
    /// The distance between the two texts, in points; 6 by default.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The distance between the texts and the button, in points; 12 by default.
    public var textToButtonPadding: CGFloat = 12
    /// The distance between the two buttons, in points; 12 by default.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// The background; without a fill by default.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether the content is a search without results.
    var isOfSearch = false

    private init() {
        textProperties.font = .systemFont(ofSize: 22, weight: .bold)
        textProperties.alignment = .center
        secondaryTextProperties.font = .systemFont(ofSize: 15)
        secondaryTextProperties.color = .secondaryLabel
        secondaryTextProperties.alignment = .center
        imageProperties.tintColor = .secondaryLabel
    }

    /// Returns a configuration for a place without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Returns a configuration for content that is being loaded, with the text “Loading…”. No activity indicator is drawn.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.text = "Loading…"
        made.textProperties.font = .systemFont(ofSize: 15)
        made.textProperties.color = .secondaryLabel
        return made
    }
    /// Returns a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        made.isOfSearch = true
        return made
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. That of a search names the text that is searched for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isOfSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty
        else { return self }
        var made = self
        made.text = "No Results for “\(text)”"
        return made
    }
}

extension UIViewController {
    /// What takes the place of the controller's content; `nil`, the default, if there is content. It covers the root view.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { (unavailableContent as? UnavailableContent)?.configuration }
        set {
            let shown = unavailableContent as? UnavailableContent
            guard let newValue else {
                shown?.view.removeFromSuperview()
                unavailableContent = nil
                return
            }
            let state = contentUnavailableConfigurationState
            let made = newValue.updated(for: state)
            if let shown, shown.view.supports(made), type(of: shown.configuration) == type(of: newValue) {
                shown.configuration = newValue
                shown.view.configuration = made
                return
            }
            shown?.view.removeFromSuperview()
            guard let root = view else { return }
            let content = made.makeContentView()
            content.frame = root.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.addSubview(content)
            unavailableContent = UnavailableContent(newValue, content)
        }
    }

    /// The state for which the configuration is updated: the traits of the controller.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
}

/// What a controller shows in place of its content.
@MainActor
private final class UnavailableContent {
    var configuration: any UIContentConfiguration
    let view: any UIView & UIContentView

    init(_ configuration: any UIContentConfiguration, _ view: any UIView & UIContentView) {
        (self.configuration, self.view) = (configuration, view)
    }
}
