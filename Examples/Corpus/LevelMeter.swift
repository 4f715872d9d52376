import UIKit

/// A fader like those of a mixing desk: ticks drawn by a layer's delegate, the level as text, a cap that is dragged.
@MainActor
final class LevelMeter: UIControl {
    private(set) var level: CGFloat = 0.5
    var accuracy: CGFloat = 0.01

    let ticks = CALayer()
    let readout = CATextLayer()
    let cap = UIView()
    private let painter = TickPainter()
    private var levelAtStart: CGFloat = 0
    private var startY: CGFloat = 0

    /// Draws eleven ticks, each fifth one longer.
    final class TickPainter: NSObject, CALayerDelegate {
        private(set) var timesDrawn = 0

        func draw(_ layer: CALayer, in context: CGContext) {
            timesDrawn += 1
            context.setFillColor(UIColor.darkGray.cgColor)
            for index in 0...10 {
                let y = layer.bounds.height * CGFloat(index) / 10
                let length: CGFloat = index % 5 == 0 ? 12 : 6
                context.fill(CGRect(x: 0, y: y - 0.5, width: length, height: 1))
            }
        }

        func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        ticks.delegate = painter
        ticks.needsDisplayOnBoundsChange = true
        layer.addSublayer(ticks)

        readout.fontSize = 12
        readout.foregroundColor = UIColor.label.cgColor
        readout.alignmentMode = .center
        readout.contentsScale = traitCollection.displayScale
        readout.isWrapped = false
        layer.addSublayer(readout)

        cap.backgroundColor = .systemTeal
        cap.layer.cornerRadius = 4
        cap.isUserInteractionEnabled = false
        addSubview(cap)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private var travel: CGRect { bounds.inset(by: UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        ticks.frame = CGRect(x: travel.minX, y: travel.minY - 0.5, width: 12, height: travel.height + 1)
        readout.frame = CGRect(x: 0, y: bounds.height - 16, width: bounds.width, height: 16)
        cap.bounds = CGRect(x: 0, y: 0, width: bounds.width - 20, height: 24)
        cap.center = CGPoint(x: bounds.midX, y: travel.maxY - level * travel.height)
    }

    private func update() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        readout.string = "\(Int((level * 100).rounded())) %"
        CATransaction.commit()
        setNeedsLayout()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        levelAtStart = level
        startY = touch.location(in: self).y
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        // The adjustment is finer the farther the finger is from the fader.
        let distance = max(0, point.x - bounds.maxX, -point.x)
        let fineness: CGFloat = distance > 100 ? 0.25 : 1
        let wanted = levelAtStart + (startY - point.y) / travel.height * fineness
        let stepped = (min(1, max(0, wanted)) / accuracy).rounded() * accuracy
        guard stepped != level else { return true }
        level = stepped
        update()
        sendActions(for: .valueChanged)
        return true
    }

    /// A snapshot of the meter at half its size.
    func thumbnail() -> UIImage {
        let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        return UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.scaleBy(x: 0.5, y: 0.5)
            layer.render(in: context.cgContext)
        }
    }

    /// Adds a snapshot over the meter that fades out.
    func flash() {
        guard let picture = snapshotView(afterScreenUpdates: true) else { return }
        picture.isUserInteractionEnabled = false
        addSubview(picture)
        UIView.animate(
            withDuration: 0.5, delay: 0, options: [.curveLinear, .allowUserInteraction],
            animations: { picture.alpha = 0 }, completion: { _ in picture.removeFromSuperview() })
    }
}
