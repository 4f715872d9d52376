import UIKit

@MainActor
protocol SignaturePadDelegate: AnyObject {
    func signaturePadDidBegin(_ pad: SignaturePad)
    func signaturePadDidEnd(_ pad: SignaturePad)
}

/// A line to sign on, a button that clears it, and the signature as an image.
@MainActor
final class SignaturePad: UIView {
    weak var delegate: SignaturePadDelegate?
    let clearButton = UIButton(type: .system)

    private let path = UIBezierPath()
    private let inkLayer = CAShapeLayer()
    private let baseline = UIView()
    private let hint = UILabel()

    var isEmpty: Bool { path.isEmpty }
    var inkBounds: CGRect {
        path.isEmpty ? .null : path.bounds.insetBy(dx: -path.lineWidth / 2, dy: -path.lineWidth / 2)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .round

        inkLayer.fillColor = nil
        inkLayer.strokeColor = UIColor.label.cgColor
        inkLayer.lineWidth = path.lineWidth
        inkLayer.lineCap = .round
        inkLayer.lineJoin = .round
        layer.addSublayer(inkLayer)

        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        layer.cornerRadius = 12
        layer.masksToBounds = true

        hint.attributedText = NSAttributedString(
            string: "Sign here",
            attributes: [
                .font: UIFont.systemFont(ofSize: 13, weight: .light),
                .foregroundColor: UIColor.secondaryLabel,
                .kern: 1,
            ])
        baseline.backgroundColor = .separator
        clearButton.setTitle("Clear", for: .normal)
        clearButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)

        for view in [baseline, hint, clearButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            baseline.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            baseline.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            baseline.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -48),
            baseline.heightAnchor.constraint(equalToConstant: 1),
            hint.topAnchor.constraint(equalTo: baseline.bottomAnchor, constant: 4),
            hint.centerXAnchor.constraint(equalTo: centerXAnchor),
            clearButton.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            clearButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            clearButton.widthAnchor.constraint(equalToConstant: 60),
            clearButton.heightAnchor.constraint(equalToConstant: 32),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        inkLayer.frame = bounds
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        inkLayer.strokeColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        path.move(to: touch.location(in: self))
        delegate?.signaturePadDidBegin(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        path.addLine(to: touch.location(in: self))
        inkLayer.path = path.cgPath
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        delegate?.signaturePadDidEnd(self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        delegate?.signaturePadDidEnd(self)
    }

    func clear() {
        path.removeAllPoints()
        inkLayer.path = nil
    }

    /// The signature as an image, cropped to its lines.
    func image(scale: CGFloat = 2) -> UIImage? {
        guard !path.isEmpty else { return nil }
        let area = inkBounds
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let renderer = UIGraphicsImageRenderer(size: area.size, format: format)
        return renderer.image { context in
            context.cgContext.translateBy(x: -area.minX, y: -area.minY)
            UIColor.black.setStroke()
            path.stroke()
        }
    }

    func pngData() -> Data? { image()?.pngData() }
}
