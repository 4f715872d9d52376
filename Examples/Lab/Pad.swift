import UIKit

/// A colored, named rectangle that does not handle touches, so they go to its superview.
class Pad: UIView {
    private let nameLabel = UILabel()

    /// - Parameter name: The name on the screen and, with a lowercase first letter, in the trace.
    init(_ name: String, _ color: UIColor, frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = name.prefix(1).lowercased() + name.dropFirst()
        backgroundColor = color
        layer.cornerRadius = 14
        nameLabel.accessibilityIdentifier = "label"
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        nameLabel.textColor = .white
        addSubview(nameLabel)
    }

    required init?(coder: NSCoder) { fatalError("Pads are made in code") }

    var caption: String {
        get { nameLabel.text ?? "" }
        set { nameLabel.text = newValue }
    }

    var captionColor: UIColor {
        get { nameLabel.textColor }
        set { nameLabel.textColor = newValue }
    }

    /// Centers the name.
    var isCaptionCentered = false {
        didSet {
            nameLabel.textAlignment = isCaptionCentered ? .center : .natural
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.frame =
            isCaptionCentered ? bounds : CGRect(x: 14, y: 10, width: max(0, bounds.width - 20), height: 20)
    }
}

/// A pad that handles its touches: it is highlighted while one is down, and counts them.
class KeepingPad: Pad {
    private let name: String
    private var count = 0
    private var down = 0

    override init(_ name: String, _ color: UIColor, frame: CGRect) {
        self.name = name
        super.init(name, color, frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("Pads are made in code") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        down += touches.count
        count += touches.count
        caption = "\(name) \(count)"
        showState()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        down -= touches.count
        showState()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        down -= touches.count
        caption = "\(name) cancelled"
        showState()
    }

    private func showState() {
        layer.borderWidth = down > 0 ? 4 : 0
        layer.borderColor = UIColor.white.cgColor
    }
}
