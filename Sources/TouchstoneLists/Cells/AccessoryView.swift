import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore

/// The accessory at the trailing edge of a row: a chevron, a check mark or a button.
final class AccessoryView: UIView {
    var kind = UITableViewCell.AccessoryType.none {
        didSet {
            guard kind != oldValue else { return }
            isHidden = kind == .none
            let hasButton = kind == .detailButton || kind == .detailDisclosureButton
            if hasButton { makeButton() } else { removeButton() }
            isUserInteractionEnabled = hasButton
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    /// The action of a tap on the button; `nil` notifies the table cell that contains the view.
    var tapped: (@MainActor () -> Void)?
    private var button: UIButton?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    static func width(_ kind: UITableViewCell.AccessoryType) -> CGFloat {
        switch kind {
        case .none: 0
        case .disclosureIndicator: 33
        case .checkmark: 40
        case .detailButton: 48
        case .detailDisclosureButton: 67
        @unknown default: 0
        }
    }

    private func makeButton() {
        guard button == nil else { return }
        let made = UIButton(type: .system)
        made.setTitle("ⓘ", for: .normal)
        made.accessibilityLabel = "More info"
        made.addAction(UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
        addSubview(made)
        button = made
    }

    private func buttonTapped() {
        if let tapped { tapped() } else { (superview as? UITableViewCell)?.accessoryTapped() }
    }

    private func removeButton() {
        button?.removeFromSuperview()
        button = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button?.frame = CGRect(x: 0, y: 0, width: 44, height: bounds.height)
    }

    override func draw(into list: inout DisplayList) {
        let middle = bounds.height / 2
        switch kind {
        case .disclosureIndicator, .detailDisclosureButton:
            let x = bounds.width - 20
            list.line(
                from: CGPoint(x: x - 4, y: middle - 6), to: CGPoint(x: x + 2, y: middle), width: 2,
                color: .systemGray3)
            list.line(
                from: CGPoint(x: x + 2, y: middle), to: CGPoint(x: x - 4, y: middle + 6), width: 2,
                color: .systemGray3)
        case .checkmark:
            let x = bounds.width - 24
            list.line(
                from: CGPoint(x: x - 6, y: middle), to: CGPoint(x: x - 2, y: middle + 5), width: 2, color: tintColor)
            list.line(
                from: CGPoint(x: x - 2, y: middle + 5), to: CGPoint(x: x + 7, y: middle - 6), width: 2,
                color: tintColor)
        default: break
        }
    }
}
