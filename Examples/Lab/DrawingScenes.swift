import UIKit

/// Code that draws: paths, clips, gradients, images and text in a context.
final class DrawnByCode: SceneController {
    override var hint: String { "Drag in the upper field: it draws what your finger did." }

    override func buildStage() {
        stage.addSubview(Sketch(frame: CGRect(x: 0, y: 0, width: 342, height: 110)))
        stage.addSubview(Dial(frame: CGRect(x: 0, y: 130, width: 110, height: 110)))

        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48))
        let leaf = renderer.image { context in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 4, y: 44))
            path.addQuadCurve(to: CGPoint(x: 44, y: 4), controlPoint: CGPoint(x: 4, y: 4))
            path.addQuadCurve(to: CGPoint(x: 4, y: 44), controlPoint: CGPoint(x: 44, y: 44))
            UIColor.systemGreen.setFill()
            path.fill()
            context.cgContext.setLineWidth(2)
            context.cgContext.strokeLineSegments(between: [CGPoint(x: 4, y: 44), CGPoint(x: 30, y: 18)])
        }
        let modes: [(UIView.ContentMode, UIImage)] = [
            (.scaleAspectFit, leaf), (.scaleToFill, leaf), (.center, leaf.withRenderingMode(.alwaysTemplate)),
        ]
        for (index, (mode, image)) in modes.enumerated() {
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 126 + CGFloat(index) * 74, y: 130, width: 66, height: 110)
            view.contentMode = mode
            view.clipsToBounds = true
            view.backgroundColor = .systemGray6
            stage.addSubview(view)
        }

        let label = UILabel(frame: CGRect(x: 0, y: 255, width: 342, height: 110))
        label.numberOfLines = 0
        label.attributedText = DrawnByCode.text
        stage.addSubview(label)
    }

    private static var text: NSAttributedString {
        let text = NSMutableAttributedString(string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)])
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 2, height: 2), 3)
        shadow.shadowColor = UIColor.systemGray
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            (
                "underlined, ",
                [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemBlue]
            ),
            ("struck out, ", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
            ("spaced", [.kern: 6]),
            (
                "\nhollow, ",
                [.strokeWidth: 3, .strokeColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 30)]
            ),
            ("in a shadow", [.shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 30)]),
            ("\nmarked, ", [.backgroundColor: UIColor.systemYellow]), ("raised", [.baselineOffset: 6]),
        ]
        for (string, attributes) in parts {
            var attributes = attributes
            if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 22) }
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        return text
    }
}

/// Stores the lines of the fingers and redraws them.
private final class Sketch: UIView {
    private var strokes: [UIBezierPath] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "sketch"
        backgroundColor = .systemGray6
        isOpaque = false
        let first = UIBezierPath()
        first.move(to: CGPoint(x: 20, y: 80))
        first.addCurve(
            to: CGPoint(x: 322, y: 40), controlPoint1: CGPoint(x: 120, y: -60), controlPoint2: CGPoint(x: 180, y: 190))
        strokes = [first]
    }

    required init?(coder: NSCoder) { fatalError("Sketches are made in code") }

    override func draw(_ rect: CGRect) {
        UIColor.systemBlue.setStroke()
        for stroke in strokes {
            stroke.lineWidth = 8
            (stroke.lineCapStyle, stroke.lineJoinStyle) = (.round, .round)
            stroke.stroke()
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let stroke = UIBezierPath()
        stroke.move(to: touch.location(in: self))
        strokes.append(stroke)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        strokes.last?.addLine(to: touch.location(in: self))
        setNeedsDisplay()
    }
}

/// A clock face with marks, drawn in rotated coordinates within a clip.
private final class Dial: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Dials are made in code") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.addEllipse(in: bounds.insetBy(dx: 4, dy: 4))
        context.clip()
        let colors = [UIColor.systemOrange.cgColor, UIColor.systemPurple.cgColor]
        if let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
        {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
        }
        context.setBlendMode(.multiply)
        context.setFillColor(UIColor.systemTeal.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: bounds.midX, height: bounds.maxY))
        context.restoreGState()

        context.saveGState()
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(3)
        context.setLineCap(.round)
        for _ in 0..<12 {
            context.rotate(by: .pi / 6)
            context.move(to: CGPoint(x: 0, y: -44))
            context.addLine(to: CGPoint(x: 0, y: -36))
            context.strokePath()
        }
        context.restoreGState()
        ("12" as NSString).draw(
            at: CGPoint(x: 43, y: 20),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white])
    }
}

/// The presentation of views between the beginning and the end of animations.
final class InBetween: SceneController {
    override var hint: String { "Tap to start all of them; each takes two seconds." }

    private var movers: [CALayer] = []
    private let card = UIView()
    private let back = UILabel()

    override func buildStage() {
        for index in 0..<5 {
            let mover = CALayer()
            mover.frame = CGRect(x: 4, y: CGFloat(index) * 44, width: 36, height: 36)
            mover.backgroundColor = UIColor.systemBlue.cgColor
            mover.cornerRadius = 8
            movers.append(mover)
            stage.layer.addSublayer(mover)
        }
        // It grows to the right.
        movers[4].anchorPoint = CGPoint(x: 0, y: 0.5)
        movers[4].position = CGPoint(x: 4, y: 194)
        card.frame = CGRect(x: 10, y: 240, width: 110, height: 120)
        card.backgroundColor = .systemIndigo
        card.accessibilityIdentifier = "card"
        stage.addSubview(card)
        back.frame = CGRect(x: 180, y: 240, width: 150, height: 120)
        back.accessibilityIdentifier = "page"
        back.textAlignment = .center
        back.text = "Before"
        back.backgroundColor = .systemGray4
        stage.addSubview(back)
        stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: InBetween.tapped))
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let (from, to) = (CGFloat(22), CGFloat(320))
        let linear = CABasicAnimation(keyPath: "position.x")
        let eased = CABasicAnimation(keyPath: "position.x")
        eased.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.damping, spring.stiffness) = (6, 60)
        for animation in [linear, eased, spring] { (animation.fromValue, animation.toValue) = (from, to) }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: from, y: 150))
        path.addCurve(
            to: CGPoint(x: to, y: 150), controlPoint1: CGPoint(x: 120, y: 90), controlPoint2: CGPoint(x: 220, y: 210))
        let along = CAKeyframeAnimation(keyPath: "position")
        along.path = path.cgPath
        along.rotationMode = .rotateAuto
        let color = CABasicAnimation(keyPath: "backgroundColor")
        (color.fromValue, color.toValue) = (UIColor.systemBlue.cgColor, UIColor.systemRed.cgColor)
        let width = CABasicAnimation(keyPath: "bounds.size.width")
        (width.fromValue, width.toValue) = (36, 200)
        let both = CAAnimationGroup()
        both.animations = [color, width]
        for (mover, animation) in zip(movers, [linear, eased, spring, along, both]) {
            animation.duration = 2
            mover.add(animation, forKey: "tour")
        }

        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 300
        let flip = CABasicAnimation(keyPath: "transform")
        flip.fromValue = NSValue(caTransform3D: perspective)
        flip.toValue = NSValue(caTransform3D: CATransform3DRotate(perspective, .pi * 0.9, 0, 1, 0))
        flip.duration = 2
        card.layer.add(flip, forKey: "flip")

        UIView.transition(with: back, duration: 2, options: .transitionCrossDissolve) { [back] in
            back.text = back.text == "Before" ? "After" : "Before"
            back.backgroundColor = back.text == "After" ? .systemOrange : .systemGray4
        }
    }
}
