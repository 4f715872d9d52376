import Foundation

/// A button: title and image by state, and one primary action.
open class UIButton: SystemControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    public private(set) var buttonType = ButtonType.custom
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    /// Title, image and colours in one; where it is set, its values stand before those set by state.
    open var configuration: Configuration? {
        didSet { setNeedsDisplay() }
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

    public struct Configuration {
        public var title: String?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?

        public static func plain() -> Configuration { Configuration() }
        @MainActor public static func filled() -> Configuration {
            Configuration(baseForegroundColor: .white, baseBackgroundColor: .systemBlue)
        }
        @MainActor public static func gray() -> Configuration {
            Configuration(baseForegroundColor: .systemBlue, baseBackgroundColor: .systemGray5)
        }
        @MainActor public static func tinted() -> Configuration {
            Configuration(
                baseForegroundColor: .systemBlue, baseBackgroundColor: .systemBlue.withAlphaComponent(0.15))
        }
    }

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

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: What it shows

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        setNeedsDisplay()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        setNeedsDisplay()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        setNeedsDisplay()
    }

    override var ownAccessibility: AccessibilityState { accessibility(.button, label: currentTitle) }

    open func title(for state: State) -> String? { titles[state] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }
    open func image(for state: State) -> UIImage? { images[state] }

    open var currentTitle: String? { configuration?.title ?? value(titles) }
    open var currentImage: UIImage? { configuration?.image ?? value(images) }
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
