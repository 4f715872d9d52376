import Foundation
import TouchstoneCore

/// The buttons behind a row that is swiped to the side.
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    private var buttons: [UIButton] = []
    private var widths: [CGFloat] = []
    /// Whether the end of the touch performs the first action; its button then fills the view.
    var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

    /// The width of all buttons, in points.
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
            // The title has 12 points on each side, and a button is at least 74 points wide.
            widths.append(max(74, button.sizeThatFits(.zero).width + 24))
        }
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let full = fullWidth
        guard full > 0 else { return }
        // The buttons share a smaller or larger width in proportion to their own widths.
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
