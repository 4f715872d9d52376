import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The view of an alert: its title, message, text fields and buttons, in the sizes of a phone.
///
/// If the panel is lower than its content, the texts and the buttons scroll separately. The Cancel button of an action sheet
/// stays visible.
final class AlertPanel: UIView {
    static let alertWidth: CGFloat = 270
    /// The width of an alert in a popover, in points. [our choice]
    static let popoverWidth: CGFloat = 304
    static let buttonHeight: CGFloat = 44
    static let sheetButtonHeight: CGFloat = 57
    /// The space around an action sheet, and above its Cancel button, in points.
    static let gap: CGFloat = 8
    private static let fieldHeight: CGFloat = 30
    /// The height that remains for the buttons if the texts are long, in button heights. [our choice]
    private static let leastButtons: CGFloat = 1.5

    private weak var alert: UIAlertController?
    private let isSheet: Bool
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let box = UIView()
    /// The title, the message and the text fields.
    private let header = AlertScrollView()
    /// The buttons, except the Cancel button of an action sheet.
    private let choices = AlertScrollView()
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
        for part in [header, choices] { box.addSubview(part) }
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
        show(labels + (alert?.textFields ?? []), in: header)
        show(buttons.filter { !isApart($0) }.map(button), in: choices)
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

    /// The size in which nothing scrolls.
    var contentSize: CGSize {
        CGSize(width: width, height: layOutTexts(place: false) + layOutButtons(place: false) + heightApart)
    }

    private var buttonHeight: CGFloat { isSheet ? Self.sheetButtonHeight : Self.buttonHeight }
    /// The height of the Cancel button of an action sheet, with the gap above it.
    private var heightApart: CGFloat { cancelBox.subviews.isEmpty ? 0 : Self.gap + buttonHeight }

    override func layoutSubviews() {
        let (texts, buttons) = (layOutTexts(place: true), layOutButtons(place: true))
        let room = max(0, bounds.height - heightApart)
        let lower = min(buttons, max(room - texts, Self.leastButtons * buttonHeight))
        let upper = max(0, min(texts, room - lower))
        header.show(texts, in: CGRect(x: 0, y: 0, width: width, height: upper))
        choices.show(buttons, in: CGRect(x: 0, y: upper, width: width, height: lower))
        if upper < texts, let field = alert?.textFields?.first(where: \.isFirstResponder) {
            header.scrollRectToVisible(field.frame, animated: false)
        }
        box.frame = CGRect(x: 0, y: 0, width: width, height: upper + lower)
        guard let cancel = cancelBox.subviews.first else {
            cancelBox.frame = .zero
            return
        }
        cancelBox.frame = CGRect(x: 0, y: upper + lower + Self.gap, width: width, height: buttonHeight)
        cancel.frame = cancelBox.bounds
    }

    /// Computes the layout of the texts and text fields, and returns its height, in points.
    ///
    /// - Parameter place: Whether to set the frames.
    private func layOutTexts(place: Bool) -> CGFloat {
        let texts = [titleLabel, messageLabel].filter { $0.superview === header }
        let fields = alert?.textFields ?? []
        guard !texts.isEmpty || !fields.isEmpty else { return 0 }
        let margin: CGFloat = isSheet ? 14 : 20
        var y = margin
        func put(_ view: UIView, _ height: CGFloat) {
            if place { view.frame = CGRect(x: 16, y: y, width: width - 32, height: height) }
            y += height
        }
        for (number, label) in texts.enumerated() {
            if number > 0 { y += isSheet ? 8 : 4 }
            let fitting = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
            put(label, fitting.height.rounded(.up))
        }
        if !fields.isEmpty { y += 16 }
        for field in fields { put(field, Self.fieldHeight) }
        return y + margin
    }

    /// Computes the layout of the buttons, and returns its height, in points.
    ///
    /// - Parameter place: Whether to set the frames.
    private func layOutButtons(place: Bool) -> CGFloat {
        let (buttons, height) = (choices.subviews, buttonHeight)
        if place {
            for (number, button) in buttons.enumerated() {
                button.frame =
                    standsInARow
                    ? CGRect(x: CGFloat(number) * width / 2, y: 0, width: width / 2, height: height)
                    : CGRect(x: 0, y: CGFloat(number) * height, width: width, height: height)
            }
        }
        return standsInARow ? height : CGFloat(buttons.count) * height
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
