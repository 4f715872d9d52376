import Foundation

/// The layout of a button's image and title: next to each other or stacked, and aligned in a rectangle.
struct ButtonContent {
    var image: CGSize?
    var title: CGSize?
    /// The distance between the image and the title, in points.
    var gap: CGFloat = 0
    /// Whether an image beside the title is on its left; `nil` if the image is above or below the title.
    var imageIsLeft: Bool? = true
    var imageIsAbove = true

    private var spacing: CGFloat { image == nil || title == nil ? 0 : gap }
    private var imageSize: CGSize { image ?? .zero }
    private var titleSize: CGSize { title ?? .zero }

    var size: CGSize {
        imageIsLeft != nil
            ? CGSize(
                width: imageSize.width + spacing + titleSize.width, height: max(imageSize.height, titleSize.height))
            : CGSize(
                width: max(imageSize.width, titleSize.width), height: imageSize.height + spacing + titleSize.height)
    }

    /// Returns the image's rectangle, aligned in a rectangle that can be smaller than the content.
    func imageRect(
        in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> CGRect {
        guard image != nil else { return CGRect(x: rect.minX, y: rect.minY, width: 0, height: 0) }
        let shown = CGSize(width: min(imageSize.width, rect.width), height: min(imageSize.height, rect.height))
        var place = CGRect(origin: .zero, size: shown)
        guard let imageIsLeft else {
            place.origin.x = aligned(shown.width, rect.minX, rect.width, horizontal)
            let top = top(in: rect, vertical)
            place.origin.y = imageIsAbove ? top : top + titleSize.height + spacing
            return place
        }
        if horizontal == .fill, titleSize.width + spacing < rect.width {
            place.size.width = rect.width - titleSize.width - spacing
        }
        if vertical == .fill { place.size.height = rect.height }
        let width = place.width + spacing + titleSize.width
        let left = aligned(min(width, rect.width), rect.minX, rect.width, horizontal)
        place.origin.x = imageIsLeft ? left : max(rect.minX, left + min(width, rect.width) - place.width)
        place.origin.y = aligned(place.height, rect.minY, rect.height, vertical)
        return place
    }

    /// Returns the title's rectangle, which has the space that the image leaves.
    func titleRect(
        in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> CGRect {
        guard title != nil else { return CGRect(x: rect.minX, y: rect.minY, width: 0, height: 0) }
        guard let imageIsLeft else {
            let shown = min(titleSize.width, rect.width)
            let top = top(in: rect, vertical)
            return CGRect(
                x: aligned(shown, rect.minX, rect.width, horizontal),
                y: imageIsAbove ? top + imageSize.height + spacing : top, width: shown, height: titleSize.height)
        }
        let beside = min(imageSize.width, rect.width) + spacing
        let shown = CGSize(
            width: min(titleSize.width, max(0, rect.width - beside)), height: min(titleSize.height, rect.height))
        let width = beside + shown.width
        let left = aligned(width, rect.minX, rect.width, horizontal == .fill ? .right : horizontal)
        return CGRect(
            x: imageIsLeft ? left + beside : left, y: aligned(shown.height, rect.minY, rect.height, vertical),
            width: shown.width, height: shown.height)
    }

    /// Returns the top of the upper part if the image and the title are stacked.
    private func top(in rect: CGRect, _ vertical: UIControl.ContentVerticalAlignment) -> CGFloat {
        aligned(min(size.height, rect.height), rect.minY, rect.height, vertical)
    }

    private func aligned(
        _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ alignment: UIControl.ContentHorizontalAlignment
    ) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: start
        case .right, .trailing: start + room - length
        case .center: start + (room - length) / 2
        @unknown default: start
        }
    }

    private func aligned(
        _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ alignment: UIControl.ContentVerticalAlignment
    ) -> CGFloat {
        switch alignment {
        case .top: start
        case .bottom: start + room - length
        case .center, .fill: start + (room - length) / 2
        @unknown default: start
        }
    }
}

/// The rarely used properties of a button, in a separate object.
@MainActor
final class ButtonParts {
    var contentInsets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var shadowColors: [UIControl.State: UIColor] = [:]
    var titleFont: UIFont?
    /// The space that `sizeToFit()` left above and below the title, in points. A title at the top or bottom keeps it.
    var fittedPadding: CGFloat = 0
    var label: UILabel?
    var imageView: UIImageView?
    var dimsImage = true
    var dimsDisabledImage = true
    var showsTouch = false
    var reversesShadow = false
    var togglesSelection = false
    /// The chosen action of a pop-up button's menu; `nil` before the first choice.
    var chosen: UIAction?
    var isPointerInteractionEnabled = false
    var pointerStyle: UIButton.PointerStyleProvider?
    var updates: UIButton.ConfigurationUpdateHandler?
    var role = UIButton.Role.normal
}

/// The label of a button, made when `titleLabel` is read. It notifies the button if its font changes.
final class ButtonLabel: UILabel {
    private weak var button: UIButton?

    init(of button: UIButton, font: UIFont) {
        super.init(frame: .zero)
        self.font = font
        self.button = button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var font: UIFont! {
        didSet { button?.contentChanged() }
    }
    override var ownAccessibility: AccessibilityState { AccessibilityState(isElement: false) }
}
