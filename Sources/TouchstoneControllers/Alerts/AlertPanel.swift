import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The view of an alert: its title, message, text fields and buttons, in the sizes of a phone.
final class AlertPanel: UIView {
    static let alertWidth: CGFloat = 270
    /// The width of an alert in a popover, in points. [our choice]
    static let popoverWidth: CGFloat = 304
    static let buttonHeight: CGFloat = 44
    static let sheetButtonHeight: CGFloat = 57
    /// The space around an action sheet, and above its Cancel button, in points.
    static let gap: CGFloat = 8
    private static let fieldHeight: CGFloat = 30

    private weak var alert: UIAlertController?
    private let isSheet: Bool
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let box = UIView()
    private let cancelBox = UIView()

    init(_ alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
        super.init(frame: .zero)
        accessibilityIdentifier = "alert"
        for (label, font) in [
            (titleLabel, UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)),
            (messageLabel, UIFont.systemFont(ofSize: 13)),
        ] {
            label.font = font
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        for view in [box, cancelBox] {
            view.backgroundColor = .secondarySystemBackground
            view.layer.cornerRadius = 14
            view.clipsToBounds = true
            addSubview(view)
        }
        fill()
    }

    required init?(coder: NSCoder) { nil }

    private var width: CGFloat {
        if alert?.isPopover == true { return Self.popoverWidth }
        guard isSheet else { return Self.alertWidth }
        return min((alert?.presenter?.viewIfLoaded?.window?.bounds.width ?? 375) - 2 * Self.gap, 480)
    }

    /// The actions in the order of their buttons. The Cancel button is on the left of two buttons in a row, and otherwise last.
    private var buttons: [UIAlertAction] {
        // A popover has no Cancel button, because a touch beside it cancels.
        guard let alert else { return [] }
        let cancel = alert.isPopover ? [] : alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        return standsInARow ? cancel + others : others + cancel
    }
    private var standsInARow: Bool { !isSheet && alert?.actions.count == 2 }

    /// Shows the present title, message, text fields and actions.
    func fill() {
        titleLabel.text = alert?.title
        messageLabel.text = alert?.message
        let labels = [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
        let isApart = { (action: UIAlertAction) in self.isSheet && action.style == .cancel }
        show(labels + (alert?.textFields ?? []) + buttons.filter { !isApart($0) }.map(button), in: box)
        show(buttons.filter(isApart).map(button), in: cancelBox)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Returns the button of an action, which is created once.
    private func button(of action: UIAlertAction) -> AlertButton {
        let button = action.button as? AlertButton ?? AlertButton(action)
        button.chosen = { [weak alert, weak action] in
            guard let alert, let action else { return }
            alert.choose(action)
        }
        button.stands = alert?.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        action.button = button
        return button
    }

    /// Makes views the subviews of a box, in this order.
    ///
    /// A view that is already there is not removed, because a text field would resign and a touch would be cancelled.
    private func show(_ views: [UIView], in box: UIView) {
        for view in box.subviews where !views.contains(view) { view.removeFromSuperview() }
        for view in views { view.superview === box ? box.bringSubviewToFront(view) : box.addSubview(view) }
    }

    var contentSize: CGSize { CGSize(width: width, height: layOut(place: false)) }

    override func layoutSubviews() { _ = layOut(place: true) }

    /// Computes the layout and returns its height, in points.
    ///
    /// - Parameter place: Whether to set the frames of the subviews.
    private func layOut(place: Bool) -> CGFloat {
        let width = width
        var y: CGFloat = 0
        func put(_ view: UIView, _ frame: CGRect) { if place { view.frame = frame } }
        let texts = [titleLabel, messageLabel].filter { $0.superview === box }
        let fields = alert?.textFields ?? []
        if !texts.isEmpty || !fields.isEmpty {
            y = isSheet ? 14 : 20
            for (number, label) in texts.enumerated() {
                let height = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
                if number > 0 { y += isSheet ? 8 : 4 }
                put(label, CGRect(x: 16, y: y, width: width - 32, height: height.rounded(.up)))
                y += height.rounded(.up)
            }
            for (number, field) in fields.enumerated() {
                y += number == 0 ? 16 : 0
                put(field, CGRect(x: 16, y: y, width: width - 32, height: Self.fieldHeight))
                y += Self.fieldHeight
            }
            y += isSheet ? 14 : 20
        }
        let height = isSheet ? Self.sheetButtonHeight : Self.buttonHeight
        let inBox = box.subviews.compactMap { $0 as? AlertButton }
        for (number, button) in inBox.enumerated() {
            if standsInARow {
                put(button, CGRect(x: CGFloat(number) * width / 2, y: y, width: width / 2, height: height))
            } else {
                put(button, CGRect(x: 0, y: y, width: width, height: height))
                y += height
            }
        }
        if standsInARow { y += height }
        put(box, CGRect(x: 0, y: 0, width: width, height: y))
        guard let cancel = cancelBox.subviews.first else {
            if place { cancelBox.frame = .zero }
            return y
        }
        put(cancelBox, CGRect(x: 0, y: y + Self.gap, width: width, height: height))
        put(cancel, CGRect(x: 0, y: 0, width: width, height: height))
        return y + Self.gap + height
    }
}

/// One button of an alert, chosen when a finger lifts inside it. A finger may slide from one button to another.
private final class AlertButton: UIControl {
    private let action: UIAlertAction
    private let title = UILabel()
    private let line = UIView()
    var chosen: (@MainActor () -> Void)?

    /// Whether the title is bold.
    var stands = false {
        didSet { title.font = .systemFont(ofSize: 17, weight: stands ? .semibold : .regular) }
    }

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        accessibilityIdentifier = action.title
        accessibilityLabel = action.title
        title.text = action.title
        title.textAlignment = .center
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        for part in [title, line] { addSubview(part) }
        showColor()
        addAction(UIAction { [weak self] _ in self?.chosen?() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }
    override var isEnabled: Bool {
        didSet { showColor() }
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        showColor()
    }

    private func showColor() {
        let color: UIColor = action.style == .destructive ? .systemRed : tintColor
        title.textColor = isEnabled ? color : color.withAlphaComponent(0.35)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds.insetBy(dx: 8, dy: 0)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    }
}
