import Foundation
import TouchstoneCore

/// A view that shows a `UIListContentConfiguration`: an image and two texts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()

    private var list: UIListContentConfiguration
    /// The configuration that is shown; a value of another type than `UIListContentConfiguration` is ignored.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let made = newValue as? UIListContentConfiguration else { return }
            list = made
            show()
        }
    }

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
        show()
        coder.setUp(self, in: UIListContentView.self)
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    private func show() {
        imageView.image = list.image
        imageView.isHidden = list.image == nil
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = list.imageProperties.tintColor
        imageView.layer.cornerRadius = list.imageProperties.cornerRadius
        imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
        show(list.text, list.attributedText, list.textProperties, in: textLabel)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        alpha = list.alpha
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ style: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = style.font
        label.textColor = style.resolvedColor()
        label.numberOfLines = style.numberOfLines
        label.lineBreakMode = style.lineBreakMode
        label.adjustsFontSizeToFitWidth = style.adjustsFontSizeToFitWidth
        label.textAlignment = style.alignment == .center ? .center : .natural
        switch style.transform {
        case .none: label.text = text
        case .uppercase: label.text = text?.uppercased()
        case .lowercase: label.text = text?.lowercased()
        case .capitalized: label.text = text?.capitalized
        }
        if let attributed { label.attributedText = attributed }
        label.isHidden = (text ?? "").isEmpty && attributed == nil
    }

    // MARK: Layout

    private var imageSize: CGSize {
        guard let image = list.image else { return .zero }
        var size = image.size
        let most = list.imageProperties.maximumSize
        var scale: CGFloat = 1
        if most.width > 0, size.width > most.width { scale = min(scale, most.width / size.width) }
        if most.height > 0, size.height > most.height { scale = min(scale, most.height / size.height) }
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// Returns the frames of the subviews in a view of a width; vertical positions begin below the top margin.
    private func places(width: CGFloat) -> Places {
        let margins = list.directionalLayoutMargins
        var left = margins.leading
        var places = Places()
        if list.image != nil {
            let size = imageSize
            let room = list.imageProperties.reservedLayoutSize
            let reserved = max(size.width, room.width)
            places.image = CGRect(
                x: left + (reserved - size.width) / 2, y: 0, width: size.width, height: size.height)
            left += reserved + list.imageToTextPadding
        }
        let room = max(0, width - left - margins.trailing)
        func measured(_ label: UILabel) -> CGSize {
            label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: 0))
        }
        let (text, other) = (measured(textLabel), measured(secondaryLabel))
        let padding = list.textToSecondaryTextHorizontalPadding
        var textHeight: CGFloat
        if list.prefersSideBySideTextAndSecondaryText, text.width + padding + other.width <= room,
            !secondaryLabel.isHidden
        {
            textHeight = max(text.height, other.height)
            places.text = CGRect(
                x: left, y: (textHeight - text.height) / 2, width: room - other.width - padding, height: text.height)
            places.secondary = CGRect(
                x: left + room - other.width, y: (textHeight - other.height) / 2, width: other.width,
                height: other.height)
        } else {
            let gap = textLabel.isHidden || secondaryLabel.isHidden ? 0 : list.textToSecondaryTextVerticalPadding
            textHeight = text.height + gap + other.height
            places.text = CGRect(x: left, y: 0, width: room, height: text.height)
            places.secondary = CGRect(x: left, y: text.height + gap, width: room, height: other.height)
        }
        places.height = max(textHeight, places.image.height, list.imageProperties.reservedLayoutSize.height)
        places.image.origin.y = (places.height - places.image.height) / 2
        places.text.origin.y += (places.height - textHeight) / 2
        places.secondary.origin.y += (places.height - textHeight) / 2
        return places
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = list.directionalLayoutMargins
        return CGSize(
            width: size.width,
            height: (places(width: size.width).height + margins.top + margins.bottom).rounded(.up))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = list.directionalLayoutMargins
        let places = places(width: bounds.width)
        let top = margins.top + max(0, (bounds.height - margins.top - margins.bottom - places.height) / 2)
        imageView.frame = places.image.offsetBy(dx: 0, dy: top)
        textLabel.frame = places.text.offsetBy(dx: 0, dy: top)
        secondaryLabel.frame = places.secondary.offsetBy(dx: 0, dy: top)
    }
}
