import UIKit

/// A square of saturation and brightness over a bar of hues.
@MainActor
public final class ColorPicker: UIControl {
    private let hueBar = CAGradientLayer()
    private let saturationLayer = CAGradientLayer()
    private let brightnessLayer = CAGradientLayer()
    private let loupe = UIView()
    private let barHeight: CGFloat = 30
    private let gap: CGFloat = 10
    private enum Part { case square, bar }
    private var part = Part.square

    public private(set) var hue: CGFloat = 0
    public private(set) var saturation: CGFloat = 1
    public private(set) var brightness: CGFloat = 1

    public var color: UIColor {
        UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hueBar.colors = stride(from: 0, through: 6, by: 1).map {
            UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
        }
        hueBar.locations = stride(from: 0, through: 6, by: 1).map { NSNumber(value: Double($0) / 6) }
        hueBar.startPoint = CGPoint(x: 0, y: 0.5)
        hueBar.endPoint = CGPoint(x: 1, y: 0.5)
        hueBar.cornerRadius = barHeight / 2

        saturationLayer.startPoint = CGPoint(x: 0, y: 0.5)
        saturationLayer.endPoint = CGPoint(x: 1, y: 0.5)
        brightnessLayer.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor]
        for gradient in [saturationLayer, brightnessLayer, hueBar] { layer.addSublayer(gradient) }

        loupe.isUserInteractionEnabled = false
        loupe.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        loupe.layer.cornerRadius = 12
        loupe.layer.borderWidth = 2
        loupe.layer.borderColor = UIColor.white.cgColor
        addSubview(loupe)
        updateColors()
    }

    public required init?(coder: NSCoder) {
        fatalError()
    }

    private var square: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - barHeight - gap)
    }

    private var bar: CGRect {
        CGRect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        saturationLayer.frame = square
        brightnessLayer.frame = square
        hueBar.frame = bar
        CATransaction.commit()
        loupe.center = CGPoint(x: saturation * square.width, y: (1 - brightness) * square.height)
    }

    private func updateColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        saturationLayer.colors = [
            UIColor.white.cgColor, UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor,
        ]
        CATransaction.commit()
        loupe.backgroundColor = color
        setNeedsLayout()
    }

    /// Sets another color and moves the square and the loupe to it.
    public func setColor(_ color: UIColor) {
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getHue(&h, saturation: &s, brightness: &b, alpha: &a) else { return }
        (hue, saturation, brightness) = (h, s, b)
        updateColors()
    }

    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if square.contains(point) {
            part = .square
        } else if bar.contains(point) {
            part = .bar
        } else {
            return false
        }
        if part == .square {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
                self.loupe.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
        }
        pick(at: point)
        return true
    }

    public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(at: touch.location(in: self))
        return true
    }

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        loupe.transform = .identity
    }

    public override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        loupe.transform = .identity
    }

    private func pick(at point: CGPoint) {
        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        switch part {
        case .square:
            saturation = clamp(point.x / square.width)
            brightness = 1 - clamp(point.y / square.height)
        case .bar:
            hue = clamp(point.x / bar.width)
        }
        updateColors()
        sendActions(for: .valueChanged)
    }
}
