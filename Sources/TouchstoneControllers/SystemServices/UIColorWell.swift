import Foundation
import TouchstoneCore

/// A control that shows a color. A tap presents a `UIColorPickerViewController`, which is empty here.
open class UIColorWell: UIControl {
    /// The color; `nil` by default. Setting it sends nothing.
    open var selectedColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The title of the picker; `nil` by default.
    open var title: String?
    /// Whether the color's opacity can be chosen; `true` by default.
    open var supportsAlpha = true

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// 28 × 28 points [our choice].
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let selectedColor else { return }
        selectedColor.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let controller = presentingController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        controller.present(picker, animated: true)
    }

    private var presentingController: UIViewController? {
        var responder: UIResponder? = self
        while let each = responder {
            if let controller = each as? UIViewController { return controller }
            responder = each.next
        }
        return window?.rootViewController
    }
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
