import Foundation

/// A control with a title and an image for each state, and one primary action.
open class UIButton: UIControl {
    package override var isSystemControl: Bool { true }
    /// The type of the button; the default is `.custom`, and `.system` for a button that is created with a primary action.
    open private(set) var buttonType = ButtonType.custom
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:] {
        didSet { contentLooksDifferent() }
    }
    private var images: [State: UIImage] = [:]

    /// Whether a pointer is over the button; always `false`.
    open var isHovered: Bool { false }
    /// Whether the button is pressed by a click that is held; always `false`.
    open var isHeld: Bool { false }
    /// The label of a configuration's second line; always `nil`, because the line is not shown.
    open var subtitleLabel: UILabel? { nil }

    /// The title, image and colors of the button in one value; the default is `nil`.
    ///
    /// Values that are set in the configuration have precedence over those set for a state.
    open var configuration: Configuration? {
        didSet { contentChanged() }
    }

    /// The menu that opens at a long press, or at a touch-down if `showsMenuAsPrimaryAction` is `true`; the default is `nil`.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            if parts?.chosen != nil { rareParts.chosen = nil }
            if isPopUp { contentChanged() }
        }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        (popUpMenu ?? menu).map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    /// Creates a button of the given type and of zero size.
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
        if let primaryAction { take(primaryAction) }
    }

    /// Creates a button of the given type and of zero size that shows the action's title and image.
    ///
    /// It sends the action for `.primaryActionTriggered` (C-18, C-26).
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        buttonType = type
        if let primaryAction { take(primaryAction) }
    }

    /// Creates a button of zero size that has the given configuration.
    ///
    /// It sends the action for `.primaryActionTriggered` (C-18, C-26).
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    private func take(_ action: UIAction) {
        addAction(action, for: .primaryActionTriggered)
        titles[.normal] = action.title
        images[.normal] = action.image
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buttonType = coder.interfaceValue("buttonType") ?? .custom
        coder.setUp(self, in: UIButton.self)
    }

    /// Touchstone extension: the appearance properties of the superclass and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(each: \UIButton.titleColors),
            AppearanceProperty(each: \UIButton.titleShadowColors),
            AppearanceProperty(each: \UIButton.backgroundImages),
            AppearanceProperty(\UIButton.contentEdgeInsets),
            AppearanceProperty(\UIButton.titleEdgeInsets),
            AppearanceProperty(\UIButton.imageEdgeInsets),
        ]
    }

    // MARK: Content by state

    /// Sets the title for exactly this state; a state without a title shows that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentChanged()
    }

    /// Sets the color of the title for exactly this state; a state without a color has that of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
    }

    /// Sets the image for exactly this state; a state without an image shows that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentChanged()
    }

    override var ownAccessibility: AccessibilityState { accessibility(.button, label: shownTitle) }

    /// Returns the title that was set for exactly this state; `nil` if none was set.
    open func title(for state: State) -> String? { titles[state] }
    /// Returns the color of the title that was set for exactly this state.
    ///
    /// If none was set, it is `nil`, but white for the normal state of a custom button.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state] ?? (state == .normal && buttonType == .custom ? .white : nil)
    }
    /// Returns the image that was set for exactly this state; `nil` if none was set.
    open func image(for state: State) -> UIImage? { images[state] }

    /// The displayed title: that of a pop-up button's choice, else the configuration's, else the current state's, else that of `.normal`.
    open var currentTitle: String? { (isPopUp ? chosenOfMenu?.title : nil) ?? configuration?.title ?? value(titles) }
    /// The displayed image: the configuration's, else the current state's, else that of `.normal`.
    open var currentImage: UIImage? { configuration?.image ?? value(images) }
    /// The color of the displayed title: the configuration's, else the current state's, else that of `.normal`.
    ///
    /// Without any of them, it is white for a custom button and the tint color for other buttons.
    open var currentTitleColor: UIColor {
        configuration?.baseForegroundColor ?? value(titleColors) ?? (buttonType == .custom ? .white : tintColor)
    }

    private var shownTitle: String? {
        (isPopUp ? chosenOfMenu?.title : nil) ?? configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
    }
    private func attribute(_ key: NSAttributedString.Key) -> Any? {
        guard configuration?.title == nil, let title = currentAttributedTitle, title.length > 0 else { return nil }
        return title.attribute(key, at: 0, effectiveRange: nil)
    }
    /// The font of the title. Setting it does not create the label.
    var titleFont: UIFont {
        get {
            attribute(.barFont) as? UIFont ?? parts?.label?.font ?? parts?.titleFont
                ?? .systemFont(ofSize: defaultFontSize)
        }
        set {
            rareParts.titleFont = newValue
            contentChanged()
        }
    }

    private var defaultFontSize: CGFloat {
        configuration == nil && buttonType == .system ? 15 : UIFont.buttonFontSize
    }

    // MARK: Events

    /// Sends the primary action after `.touchUpInside` (C-26).
    override func primaryEvent(_ event: UIEvent?) {
        if parts?.togglesSelection == true { isSelected.toggle() }
        send(.primaryActionTriggered, event)
    }

    override func stateChanged() {
        super.stateChanged()
        parts?.updates?(self)
        if parts != nil { contentLooksDifferent() }
    }

    override var isActivatedByKeys: Bool { true }
    override func activate() -> Bool {
        if showsMenuAsPrimaryAction, let interaction = contextMenuInteraction {
            return interaction.present(at: CGPoint(x: bounds.midX, y: bounds.midY))
        }
        send(.touchUpInside, nil)
        return true
    }

    // MARK: Parts

    /// The label with the title, created at the first read; it receives no touches. Before that, the button draws the title itself.
    open var titleLabel: UILabel? {
        if let label = parts?.label { return label }
        let label = ButtonLabel(of: self, font: titleFont)
        rareParts.label = label
        showContent()
        addSubview(label)
        placeContent()
        return label
    }

    /// The image view with the image, created at the first read; it receives no touches. Before that, the button draws the image
    /// itself.
    open var imageView: UIImageView? {
        if let view = parts?.imageView { return view }
        let view = UIImageView()
        rareParts.imageView = view
        showContent()
        insertSubview(view, at: 0)
        placeContent()
        return view
    }

    /// Updates the button's size and appearance after its content changes.
    func contentChanged() {
        ownSizeChanged()
        contentLooksDifferent()
    }

    func contentLooksDifferent() {
        setNeedsDisplay()
        guard parts?.label != nil || parts?.imageView != nil else { return }
        showContent()
        setNeedsLayout()
    }

    private func showContent() {
        if let label = parts?.label {
            if label.text != shownTitle { label.text = shownTitle }
            if let font = attribute(.barFont) as? UIFont, font != label.font { label.font = font }
            label.textColor = attribute(.barForeground) as? UIColor ?? currentTitleColor
            label.alpha = fade
            label.shadowColor = shownTitle == nil ? nil : currentTitleShadowColor
        }
        if let view = parts?.imageView {
            view.image = currentImage
            view.alpha = imageFade
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if parts != nil { contentLooksDifferent() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    private func placeContent() {
        guard let parts, parts.label != nil || parts.imageView != nil else { return }
        let content = contentRect(forBounds: bounds)
        parts.imageView?.frame = imageRect(forContentRect: content)
        parts.label?.frame = titleRect(forContentRect: content)
    }

    // MARK: Geometry

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var content: ButtonContent {
        var content = ButtonContent(image: currentImage?.size, imageIsLeft: !isMirrored)
        if let title = shownTitle, !title.isEmpty {
            let measurer = textMeasurer
            let font = titleFont
            content.title = CGSize(width: measurer.width(of: title, font: font), height: font.lineHeight.rounded(.up))
        }
        if let configuration {
            content.gap = configuration.imagePadding
            switch configuration.imagePlacement {
            case .trailing: content.imageIsLeft = isMirrored
            case .top: content.imageIsLeft = nil
            case .bottom: (content.imageIsLeft, content.imageIsAbove) = (nil, false)
            default: break
            }
        }
        return content
    }

    private var allInsets: UIEdgeInsets {
        configuration?.contentInsets.edges(isMirrored ? .rightToLeft : .leftToRight) ?? contentEdgeInsets
    }

    /// Returns the rectangle of the background for the given bounds, in points; the default is `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the image and the title for the given bounds, in points.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).room(within: allInsets)
    }
    /// Returns the rectangle of the image in the given content rectangle, in points.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        content.imageRect(
            in: contentRect.room(within: imageEdgeInsets), effectiveContentHorizontalAlignment, contentVerticalAlignment
        )
    }
    /// Returns the rectangle of the title in the given content rectangle, in points.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let padding = parts?.fittedPadding ?? 0
        return content.titleRect(
            in: contentRect.room(within: titleEdgeInsets).insetBy(dx: 0, dy: min(padding, contentRect.height / 2)),
            effectiveContentHorizontalAlignment, contentVerticalAlignment)
    }

    open override func sizeToFit() {
        super.sizeToFit()
        let isPadded = configuration == nil && allInsets == .zero && content.title != nil
        if isPadded || parts != nil { rareParts.fittedPadding = isPadded ? 6 : 0 }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (content, insets) = (content, allInsets)
        var own = content.size
        if configuration != nil || insets != .zero {
            own.height = max(own.height, configuration == nil && content.image != nil ? 0 : titleFont.lineHeight)
            own.width += insets.left + insets.right
            own.height += insets.top + insets.bottom
        } else if content.title != nil {
            own.height = max(titleFont.lineHeight + 12, own.height)
        } else if content.image == nil {
            own = CGSize(width: 30, height: 34)
        }
        if let background = currentBackgroundImage?.size {
            own = CGSize(width: max(own.width, background.width), height: max(own.height, background.height))
        }
        return CGSize(width: own.width.rounded(.up), height: own.height.rounded(.up))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    package override var baselines: TextBaselines? {
        let font = titleFont
        let padding = (sizeThatFits(.zero).height - font.lineHeight) / 2
        return .insideEdges(first: padding + font.ascender, last: padding + font.lineHeight - font.ascender)
    }

    // MARK: Drawing

    private var fade: CGFloat { !isEnabled ? 0.35 : isHighlighted ? 0.4 : 1 }
    /// The opacity of the image view. An image that was set for the current state is not dimmed.
    private var imageFade: CGFloat {
        guard let parts, parts.imageView != nil else { return 1 }
        if !isEnabled { return parts.dimsDisabledImage && images[.disabled] == nil ? 0.35 : 1 }
        return isHighlighted && parts.dimsImage && images[.highlighted] == nil ? 0.4 : 1
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        let background = backgroundRect(forBounds: bounds)
        if let configuration {
            let rect = background.room(within: configuration.background.backgroundInsets.edges(.leftToRight))
            let radius = configuration.cornerRadius(rect.size)
            if let color = configuration.background.backgroundColor ?? configuration.baseBackgroundColor {
                list.fill(rect, cornerRadius: radius, color: color)
            }
            if let color = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
                list.stroke(
                    rect, cornerRadius: radius, lineWidth: configuration.background.strokeWidth, color: color)
            }
        }
        if let image = currentBackgroundImage {
            image.append(to: &list, in: background, tint: tintColor.resolved(list.style))
        }
        let content = contentRect(forBounds: bounds)
        if parts?.imageView == nil, let image = currentImage {
            image.append(to: &list, in: imageRect(forContentRect: content), tint: tintColor.resolved(list.style))
        }
        if parts?.label == nil, let title = shownTitle, !title.isEmpty {
            let font = titleFont
            let rect = titleRect(forContentRect: content)
            let color = attribute(.barForeground) as? UIColor ?? currentTitleColor
            list.text(
                title, at: CGPoint(x: rect.minX, y: rect.midY - font.lineHeight / 2 + font.ascender),
                width: rect.width, font: font, color: color.withAlphaComponent(fade))
        }
        if isHighlighted {
            list.fill(bounds, cornerRadius: min(10, bounds.height / 2), color: UIColor.gray.withAlphaComponent(0.15))
        }
    }

    private(set) var parts: ButtonParts?
    var rareParts: ButtonParts {
        if let parts { return parts }
        let made = ButtonParts()
        parts = made
        return made
    }

    // MARK: By state

    /// Sets the attributed title for exactly this state; it has precedence over the plain title.
    ///
    /// The title has the font and the color of its first character.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        rareParts.attributedTitles[state] = title
        contentChanged()
    }

    /// Sets the image behind the content for exactly this state; it is stretched to the bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
    }
    var backgroundImages: [State: UIImage] {
        get { parts?.backgroundImages ?? [:] }
        set {
            rareParts.backgroundImages = newValue
            contentChanged()
        }
    }

    /// Sets the color of the title's shadow for exactly this state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
    }
    var titleShadowColors: [State: UIColor] {
        get { parts?.shadowColors ?? [:] }
        set {
            rareParts.shadowColors = newValue
            contentLooksDifferent()
        }
    }

    /// Returns the attributed title that was set for exactly this state; `nil` if none was set.
    open func attributedTitle(for state: State) -> NSAttributedString? { parts?.attributedTitles[state] }
    /// Returns the background image that was set for exactly this state; `nil` if none was set.
    open func backgroundImage(for state: State) -> UIImage? { parts?.backgroundImages[state] }
    /// Returns the color of the title's shadow that was set for exactly this state; `nil` if none was set.
    open func titleShadowColor(for state: State) -> UIColor? { parts?.shadowColors[state] }

    /// The attributed title that is displayed: that of the current state, else that of `.normal`; `nil` if there is none.
    open var currentAttributedTitle: NSAttributedString? { parts.flatMap { value($0.attributedTitles) } }
    /// The background image that is displayed: that of the current state, else that of `.normal`; `nil` if there is none.
    open var currentBackgroundImage: UIImage? { parts.flatMap { value($0.backgroundImages) } }
    /// The color of the title's shadow: that of the current state, else that of `.normal`; `nil`, the default, means no shadow.
    open var currentTitleShadowColor: UIColor? { parts.flatMap { value($0.shadowColors) } }

    // MARK: For all states

    /// The distances of the content from the bounds, in points; the default is zero. The intrinsic size includes them.
    open var contentEdgeInsets: UIEdgeInsets {
        get { parts?.contentInsets ?? .zero }
        set {
            rareParts.contentInsets = newValue
            contentChanged()
        }
    }
    /// The distances of the title from the content's rectangle, in points; the default is zero.
    open var titleEdgeInsets: UIEdgeInsets {
        get { parts?.titleInsets ?? .zero }
        set {
            rareParts.titleInsets = newValue
            contentChanged()
        }
    }
    /// The distances of the image from the content's rectangle, in points; the default is zero.
    open var imageEdgeInsets: UIEdgeInsets {
        get { parts?.imageInsets ?? .zero }
        set {
            rareParts.imageInsets = newValue
            contentChanged()
        }
    }

    /// Whether a lift inside toggles `isSelected`; the default is `false`.
    open var changesSelectionAsPrimaryAction: Bool {
        get { parts?.togglesSelection ?? false }
        set { rareParts.togglesSelection = newValue }
    }

    /// The closure that changes the configuration for the button's state; the default is `nil`.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        get { parts?.updates }
        set {
            rareParts.updates = newValue
            newValue?(self)
        }
    }
    /// Updates the configuration immediately.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Updates the configuration for the button's state. It calls `configurationUpdateHandler`.
    open func updateConfiguration() { parts?.updates?(self) }

    /// The role of the button in the view that contains it; the default is `.normal`. Stored; has no effect.
    open var role: UIButton.Role {
        get { parts?.role ?? .normal }
        set { rareParts.role = newValue }
    }
    /// Whether the image of the image view is dimmed while the button is pressed and has no image for that state; the default is `true`.
    open var adjustsImageWhenHighlighted: Bool {
        get { parts?.dimsImage ?? true }
        set { rareParts.dimsImage = newValue }
    }
    /// Whether the image of the image view is dimmed while the button is disabled and has no image for that state; the default is
    /// `true`.
    open var adjustsImageWhenDisabled: Bool {
        get { parts?.dimsDisabledImage ?? true }
        set { rareParts.dimsDisabledImage = newValue }
    }
    /// Whether the button glows while it is pressed; the default is `false`. Stored; has no effect.
    open var showsTouchWhenHighlighted: Bool {
        get { parts?.showsTouch ?? false }
        set { rareParts.showsTouch = newValue }
    }
    /// Whether the title's shadow changes sides while the button is pressed; the default is `false`. Stored; has no effect.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { parts?.reversesShadow ?? false }
        set { rareParts.reversesShadow = newValue }
    }
    /// Whether a pointer over the button changes its appearance; the default is `false`. Stored; has no effect.
    open var isPointerInteractionEnabled: Bool {
        get { parts?.isPointerInteractionEnabled ?? false }
        set { rareParts.isPointerInteractionEnabled = newValue }
    }

    /// Returns the value for the current state, else the value for `.normal`.
    func value<Value>(_ values: [State: Value]) -> Value? { values[state] ?? values[.normal] }
}
