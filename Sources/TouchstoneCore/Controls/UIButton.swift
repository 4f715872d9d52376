import Foundation

/// A button: title and image by state, and one primary action.
open class UIButton: SystemControl {
    /// How a button without a configuration looks. Here all types but `custom` look alike.
    public enum ButtonType: Int, Sendable {
        /// The default of `init(frame:)`; its title is white unless a colour is set.
        case custom
        /// Its title has the tint colour.
        case system
        /// As `system`: the symbol of details is not drawn.
        case detailDisclosure
        /// As `system`: the light symbol of information is not drawn.
        case infoLight
        /// As `system`: the dark symbol of information is not drawn.
        case infoDark
        /// As `system`: the symbol that adds a contact is not drawn.
        case contactAdd
        /// As `system`: the cross is not drawn.
        case close = 7
    }

    /// The type that the button was made with; `.custom` by default, `.system` where it was made with a primary action.
    public private(set) var buttonType = ButtonType.custom
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    /// Title, image and colours in one; where it is set, its values stand before those set by state. Nil by default.
    open var configuration: Configuration? {
        didSet {
            setNeedsDisplay()
            ownSizeChanged()
        }
    }

    /// A long press shows it, or with `showsMenuAsPrimaryAction` the touch-down; nil by default.
    open var menu: UIMenu? {
        didSet { isContextMenuInteractionEnabled = menu != nil }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    /// Title, image and colours of a button, for all of its states.
    public struct Configuration {
        /// The title; nil, the default, leaves it to the title set by state.
        public var title: String?
        /// The image, before the title; nil, the default, leaves it to the image set by state.
        public var image: UIImage?
        /// The title's colour; nil, the default, leaves it to the colour set by state.
        public var baseForegroundColor: UIColor?
        /// What fills the bounds, with corners of at most 10 points; nil, the default, fills nothing.
        public var baseBackgroundColor: UIColor?

        /// No background, and the title in the button's own colour.
        public static func plain() -> Configuration { Configuration() }
        /// White on blue.
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
    }

    /// A button of zero size and of the given type.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        buttonType = .system
        if let primaryAction {
            addAction(primaryAction, for: .primaryActionTriggered)
            titles[.normal] = primaryAction.title
            images[.normal] = primaryAction.image
        }
    }

    /// A button of zero size that shows the action's title and image and sends it on `.primaryActionTriggered` (C-18,
    /// C-26). It is of type `.system`, whatever `type` says.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
    }

    /// A button of zero size that looks as `configuration` has it and sends the action on `.primaryActionTriggered`
    /// (C-18, C-26).
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: What it shows

    /// Sets what it says in exactly this state; a state without a title says that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        ownSizeChanged()
        setNeedsDisplay()
    }

    /// Sets the title's colour in exactly this state; a state without one has that of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        setNeedsDisplay()
    }

    /// Sets the image in exactly this state; a state without one shows that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        ownSizeChanged()
        setNeedsDisplay()
    }

    override var ownAccessibility: AccessibilityState { accessibility(.button, label: currentTitle) }

    /// The title that was set for exactly this state; nil if none was.
    open func title(for state: State) -> String? { titles[state] }
    /// The title's colour that was set for exactly this state; nil if none was.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }
    /// The image that was set for exactly this state; nil if none was.
    open func image(for state: State) -> UIImage? { images[state] }

    /// What it says now: the configuration's title, else its state's, else that of `.normal`.
    open var currentTitle: String? { configuration?.title ?? value(titles) }
    /// What it shows now: the configuration's image, else its state's, else that of `.normal`.
    open var currentImage: UIImage? { configuration?.image ?? value(images) }
    /// The title's colour now: the configuration's, else its state's, else that of `.normal`, else white for a custom
    /// button and the tint colour for others.
    open var currentTitleColor: UIColor {
        configuration?.baseForegroundColor ?? value(titleColors) ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The present state's own value, or the normal one.
    private func value<Value>(_ values: [State: Value]) -> Value? { values[state] ?? values[.normal] }

    // MARK: Events

    /// A lift inside is the primary action, after `touchUpInside` (C-26).
    override func primaryEvent(_ event: UIEvent?) {
        send(.primaryActionTriggered, event)
    }

    override func activate() -> Bool {
        if showsMenuAsPrimaryAction, let interaction = contextMenuInteraction {
            return interaction.present(at: CGPoint(x: bounds.midX, y: bounds.midY))
        }
        send(.touchUpInside, nil)
        return true
    }

    // MARK: Drawing

    private static let font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    /// What a configuration leaves around the content on each side, and between image and title.
    private static let padding = CGSize(width: 12, height: 7)
    private static let gap: CGFloat = 6

    private var gap: CGFloat { configuration != nil && currentImage != nil && currentTitle != nil ? UIButton.gap : 0 }

    private var titleWidth: CGFloat {
        let measurer = windowStorage?.application?.textMeasurer ?? ClassedTextMeasurer()
        return currentTitle.map { measurer.width(of: $0, font: UIButton.font) } ?? 0
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = currentImage?.size ?? .zero
        let line = UIButton.font.lineHeight
        guard configuration == nil else {
            return CGSize(
                width: (titleWidth + gap + image.width + 2 * UIButton.padding.width).rounded(.up),
                height: (max(line, image.height) + 2 * UIButton.padding.height).rounded(.up))
        }
        let hasTitle = !(currentTitle ?? "").isEmpty
        guard hasTitle else { return currentImage == nil ? CGSize(width: 30, height: 34) : image }
        return CGSize(
            width: (titleWidth + image.width).rounded(.up), height: max(line + 12, image.height).rounded(.up))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    package override var baselines: (first: CGFloat, last: CGFloat)? {
        let font = UIButton.font
        let padding = (sizeThatFits(.zero).height - font.lineHeight) / 2
        return (padding + font.ascender, padding + font.lineHeight - font.ascender)
    }

    open override func draw(into list: inout DisplayList) {
        if let background = configuration?.baseBackgroundColor {
            list.fill(bounds, cornerRadius: min(10, bounds.height / 2), color: background)
        }
        let fade: CGFloat = !isEnabled ? 0.35 : isHighlighted ? 0.4 : 1
        let image = currentImage
        var left = bounds.midX - (titleWidth + gap + (image?.size.width ?? 0)) / 2
        if let image {
            let rect = CGRect(
                origin: CGPoint(x: left, y: bounds.midY - image.size.height / 2), size: image.size)
            list.append(.image(image.name, rect))
            left += image.size.width + gap
        }
        if let title = currentTitle {
            let font = UIButton.font
            list.text(
                title, at: CGPoint(x: left, y: bounds.midY - font.lineHeight / 2 + font.ascender), width: titleWidth,
                font: font, color: currentTitleColor.withAlphaComponent(fade))
        }
        if isHighlighted {
            list.fill(bounds, cornerRadius: min(10, bounds.height / 2), color: UIColor.gray.withAlphaComponent(0.15))
        }
    }
}
