import UIKit

/// A button that shrinks to a circle during its work and expands again with the result.
@MainActor
final class ProgressButton: UIControl {
    enum Phase: Equatable { case idle, working(CGFloat), done }

    var phase = Phase.idle {
        didSet {
            guard oldValue != phase else { return }
            phaseChanged(from: oldValue)
        }
    }

    let titleLabel = UILabel()
    private let fill = CALayer()
    private let arc = CAShapeLayer()
    private lazy var widthConstraint = widthAnchor.constraint(equalToConstant: 200)

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        layer.cornerRadius = 25
        backgroundColor = tintColor
        titleLabel.text = "Upload"
        titleLabel.textColor = .white
        titleLabel.font = .systemFont(ofSize: 17, weight: .bold)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(titleLabel)
        arc.fillColor = nil
        arc.strokeColor = UIColor.white.cgColor
        arc.lineWidth = 3
        arc.strokeEnd = 0
        layer.addSublayer(arc)
        NSLayoutConstraint.activate([
            widthConstraint,
            heightAnchor.constraint(equalToConstant: 50),
            titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = titleLabel.text
    }

    required init?(coder: NSCoder) {
        fatalError("not from a nib")
    }

    override var isHighlighted: Bool {
        didSet {
            guard oldValue != isHighlighted else { return }
            UIView.animate(
                withDuration: isHighlighted ? 0.1 : 0.3, delay: 0,
                options: [.curveLinear, .allowUserInteraction, .beginFromCurrentState]
            ) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
            }
        }
    }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if phase == .idle { backgroundColor = tintColor }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arc.frame = bounds
        arc.path = UIBezierPath(ovalIn: CGRect(x: bounds.midX - 20, y: 5, width: 40, height: 40)).cgPath
    }

    private func phaseChanged(from old: Phase) {
        switch phase {
        case .working(let share):
            arc.strokeEnd = share
            guard old == .idle else { return }
            isEnabled = false
            animateWidth(to: 50) { self.titleLabel.alpha = 0 }
        case .done:
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            arc.strokeEnd = 0
            CATransaction.commit()
            titleLabel.text = "Done"
            isEnabled = true
            backgroundColor = .systemGreen
            animateWidth(to: 200) { self.titleLabel.alpha = 1 }
            sendActions(for: .primaryActionTriggered)
        case .idle:
            titleLabel.text = "Upload"
            backgroundColor = tintColor
        }
    }

    private func animateWidth(to width: CGFloat, alongside: @escaping () -> Void) {
        superview?.layoutIfNeeded()
        widthConstraint.constant = width
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
            alongside()
            self.superview?.layoutIfNeeded()
        }
    }
}
