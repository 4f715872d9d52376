import Foundation
import TouchstoneCore

/// The buttons behind a row that is swiped aside.
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    private var buttons: [UIButton] = []
    private var widths: [CGFloat] = []
    /// Whether a lift would perform the first action, whose button then takes all the room.
    var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

    /// The room that all buttons take, in points.
    var fullWidth: CGFloat { widths.reduce(0, +) }

    init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool, perform: @escaping (UIContextualAction) -> Void)
    {
        self.configuration = configuration
        self.isLeading = isLeading
        super.init(frame: .zero)
        clipsToBounds = true
        for action in configuration.actions {
            let button = UIButton(frame: .zero)
            button.setTitle(action.title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.setImage(action.image, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.backgroundColor = action.backgroundColor
            button.accessibilityLabel = action.title
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
            // Beside the words there is room; a short one's button is 74 points wide.
            widths.append(max(74, button.sizeThatFits(.zero).width + 24))
        }
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let full = fullWidth
        guard full > 0 else { return }
        // Less room is shared out, and so is more.
        let scale = bounds.width / full
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = isFull ? (index == 0 ? bounds.width : 0) : widths[index] * scale
            let x = isLeading ? edge : bounds.width - edge - width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            button.alpha = isFull && index > 0 ? 0 : 1
            edge += width
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
