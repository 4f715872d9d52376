import Foundation
import TouchstoneCore

/// Shows an image, two texts and two buttons in the middle of its bounds.
open class UIContentUnavailableView: UIView, UIContentView {
    private let picture = UIImageView()
    private let label = UILabel()
    private let secondLabel = UILabel()
    private let button = UIButton()
    private let secondButton = UIButton()
    private var shown: UIContentUnavailableConfiguration

    /// The configuration that the view shows; one of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            show()
        }
    }
    /// Whether a scroll view that contains the view scrolls; `false` by default. Stored; has no effect.
    open var isScrollEnabled = false

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UIContentUnavailableView.self)
    }

    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIContentUnavailableConfiguration
    }

    private func setUp() {
        for view in [picture, label, secondLabel, button, secondButton] { addSubview(view) }
        for (button, isSecond) in [(button, false), (secondButton, true)] {
            button.addAction(
                UIAction { [weak self] action in
                    guard let self else { return }
                    let properties = isSecond ? shown.secondaryButtonProperties : shown.buttonProperties
                    properties.primaryAction?.perform(sender: action.sender)
                }, for: .primaryActionTriggered)
        }
        show()
    }

    private func show() {
        picture.image = shown.image
        if let tint = shown.imageProperties.tintColor { picture.tintColor = tint }
        show(shown.attributedText, shown.text, shown.textProperties, in: label)
        show(shown.secondaryAttributedText, shown.secondaryText, shown.secondaryTextProperties, in: secondLabel)
        show(shown.button, shown.buttonProperties, in: button)
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondButton)
        backgroundColor = shown.background.backgroundColor
        setNeedsLayout()
    }

    private func show(
        _ attributed: NSAttributedString?, _ text: String?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.textAlignment = properties.alignment == .center ? .center : .natural
        label.numberOfLines = properties.numberOfLines
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (label.text ?? "").isEmpty
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in button: UIButton
    ) {
        var configuration = configuration
        configuration.title = configuration.title ?? properties.primaryAction?.title
        button.configuration = configuration
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isHidden = (configuration.title ?? "").isEmpty && configuration.image == nil
    }

    /// The parts that are shown, from top to bottom, with the distance above each, in points.
    private var parts: [(view: UIView, gap: CGFloat)] {
        [
            (picture, 0), (label, shown.imageToTextPadding), (secondLabel, shown.textToSecondaryTextPadding),
            (button, shown.textToButtonPadding), (secondButton, shown.buttonToSecondaryButtonPadding),
        ].filter { view, _ in view === picture ? picture.image != nil : !view.isHidden }
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        let size = view.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = shown.directionalLayoutMargins
        let room = safeAreaLayoutArea
        let width = max(0, room.width - margins.leading - margins.trailing)
        let placed = parts.enumerated().map { index, part in
            (view: part.view, gap: index == 0 ? 0 : part.gap, size: size(of: part.view, width: width))
        }
        let height = placed.reduce(0) { $0 + $1.gap + $1.size.height }
        let free = room.height - margins.top - margins.bottom - height
        var y = room.minY + margins.top + max(0, free / 2)
        picture.isHidden = picture.image == nil
        for (view, gap, size) in placed {
            y += gap
            view.frame = CGRect(
                x: room.minX + margins.leading + (width - size.width) / 2, y: y, width: size.width, height: size.height)
            y += size.height
        }
    }

    private var safeAreaLayoutArea: CGRect { bounds.room(within: safeAreaInsets) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = shown.directionalLayoutMargins
        let width = max(0, (size.width > 0 ? size.width : 320) - margins.leading - margins.trailing)
        let height = parts.enumerated().reduce(CGFloat(0)) { sum, part in
            sum + (part.offset == 0 ? 0 : part.element.gap) + self.size(of: part.element.view, width: width).height
        }
        return CGSize(
            width: width + margins.leading + margins.trailing, height: height + margins.top + margins.bottom)
    }
}
