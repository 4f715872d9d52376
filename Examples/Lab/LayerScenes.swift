import UIKit

/// Shapes that layers fill and stroke: parts of a line, its ends and corners, dashes, and fill rules.
final class ShapesAndStrokes: SceneController {
    override var hint: String { "Tap the stage: the ring is drawn from its beginning." }

    private let ring = CAShapeLayer()

    override func buildStage() {
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 85, y: 85), radius: 60, startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true)
        let track = shape(circle, at: .zero)
        track.strokeColor = UIColor.systemGray5.cgColor
        track.lineWidth = 18
        ring.path = circle.cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemTeal.cgColor
        ring.lineWidth = 18
        ring.lineCap = .round
        ring.strokeEnd = 0.7
        stage.layer.addSublayer(ring)

        let rules: [(CAShapeLayerFillRule, CGFloat)] = [(.nonZero, 176), (.evenOdd, 262)]
        for (rule, x) in rules {
            let star = shape(ShapesAndStrokes.star, at: CGPoint(x: x, y: 45))
            star.fillColor = UIColor.systemYellow.cgColor
            star.strokeColor = UIColor.systemOrange.cgColor
            star.lineWidth = 2
            star.fillRule = rule
        }

        let corners: [(CAShapeLayerLineJoin, CAShapeLayerLineCap)] = [
            (.miter, .butt), (.round, .round), (.bevel, .square),
        ]
        for (index, (join, cap)) in corners.enumerated() {
            let corner = UIBezierPath()
            corner.move(to: CGPoint(x: 16, y: 60))
            corner.addLine(to: CGPoint(x: 45, y: 12))
            corner.addLine(to: CGPoint(x: 74, y: 60))
            let layer = shape(corner, at: CGPoint(x: CGFloat(index) * 116, y: 180))
            layer.strokeColor = UIColor.systemIndigo.cgColor
            layer.lineWidth = 16
            layer.lineJoin = join
            layer.lineCap = cap
        }

        let dashed = shape(
            UIBezierPath(roundedRect: CGRect(x: 4, y: 0, width: 330, height: 60), cornerRadius: 20),
            at: CGPoint(x: 0, y: 285))
        dashed.strokeColor = UIColor.systemPink.cgColor
        dashed.lineWidth = 4
        dashed.lineDashPattern = [14, 8]
        let wave = UIBezierPath()
        wave.move(to: CGPoint(x: 30, y: 30))
        wave.addCurve(
            to: CGPoint(x: 310, y: 30), controlPoint1: CGPoint(x: 120, y: -30), controlPoint2: CGPoint(x: 220, y: 90))
        let part = shape(wave, at: CGPoint(x: 0, y: 285))
        part.strokeColor = UIColor.systemGreen.cgColor
        part.lineWidth = 6
        part.strokeStart = 0.25
        part.strokeEnd = 0.75

        stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: ShapesAndStrokes.tapped))
    }

    private func shape(_ path: UIBezierPath, at origin: CGPoint) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.position = origin
        stage.layer.addSublayer(layer)
        return layer
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        ring.add(animation, forKey: "progress")
    }

    /// A star of five points, whose line goes around the center twice.
    private static var star: UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<5 {
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 40 + 38 * cos(angle), y: 40 + 38 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

/// Color gradients, text as their mask, and copies of a layer.
final class GradientsAndCopies: SceneController {
    override var hint: String {
        "The drops on the right are one layer, drawn twelve times, each a little later than the one before."
    }

    override func buildStage() {
        let axial = gradient([.systemRed, .systemYellow, .systemBlue], CGRect(x: 0, y: 0, width: 342, height: 60))
        (axial.startPoint, axial.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        axial.locations = [0, 0.25, 1]
        axial.cornerRadius = 16

        let radial = gradient([.white, .systemPurple], CGRect(x: 0, y: 80, width: 100, height: 100))
        radial.type = .radial
        (radial.startPoint, radial.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))

        let conic = gradient(
            [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed],
            CGRect(x: 121, y: 80, width: 100, height: 100))
        conic.type = .conic
        (conic.startPoint, conic.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        conic.cornerRadius = 50

        let copies = CAReplicatorLayer()
        copies.frame = CGRect(x: 242, y: 80, width: 100, height: 100)
        copies.instanceCount = 12
        copies.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        copies.instanceDelay = 0.1
        copies.instanceColor = UIColor.systemTeal.cgColor
        copies.instanceBlueOffset = -0.06
        let drop = CALayer()
        drop.frame = CGRect(x: 45, y: 2, width: 10, height: 26)
        drop.cornerRadius = 5
        drop.backgroundColor = UIColor.white.cgColor
        copies.addSublayer(drop)
        stage.layer.addSublayer(copies)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1, 0.15)
        fade.duration = 1.2
        fade.repeatCount = .infinity
        drop.add(fade, forKey: "fade")

        let rainbow = gradient(
            [.systemPink, .systemOrange, .systemGreen, .systemBlue], CGRect(x: 0, y: 200, width: 342, height: 70))
        (rainbow.startPoint, rainbow.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
        let text = CATextLayer()
        text.frame = rainbow.bounds
        text.string = "Masked"
        text.font = UIFont.boldSystemFont(ofSize: 60)
        text.fontSize = 60
        text.alignmentMode = .center
        rainbow.mask = text

        let plain = CATextLayer()
        plain.frame = CGRect(x: 0, y: 290, width: 342, height: 70)
        plain.string = "A text layer of two lines, which breaks where its width ends"
        plain.fontSize = 20
        plain.foregroundColor = UIColor.label.cgColor
        plain.isWrapped = true
        stage.layer.addSublayer(plain)
    }

    private func gradient(_ colors: [UIColor], _ frame: CGRect) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = frame
        layer.colors = colors.map(\.cgColor)
        stage.layer.addSublayer(layer)
        return layer
    }
}

/// Borders, shadows and masks of layers.
final class MasksAndShadows: SceneController {
    override var hint: String {
        "Pictures that are cut off, borders, round corners, shadows, and a faint view that fades as one."
    }

    override func buildStage() {
        let picture = UIImage(data: Data(base64Encoded: quarters)!)!
        let round = UIImageView(image: picture)
        round.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        round.layer.cornerRadius = 50
        round.layer.borderWidth = 4
        round.layer.borderColor = UIColor.label.cgColor
        round.clipsToBounds = true
        stage.addSubview(round)

        let masked = UIImageView(image: picture)
        masked.frame = CGRect(x: 121, y: 0, width: 100, height: 100)
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: 50, y: 0))
        triangle.addLine(to: CGPoint(x: 100, y: 100))
        triangle.addLine(to: CGPoint(x: 0, y: 100))
        triangle.close()
        let mask = CAShapeLayer()
        mask.path = triangle.cgPath
        masked.layer.mask = mask
        stage.addSubview(masked)

        let part = CALayer()
        part.frame = CGRect(x: 242, y: 0, width: 100, height: 100)
        part.contents = picture.cgImage
        part.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        part.contentsGravity = .resizeAspect
        part.backgroundColor = UIColor.systemGray5.cgColor
        stage.layer.addSublayer(part)

        let card = UIView(frame: CGRect(x: 10, y: 130, width: 90, height: 90))
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.4
        card.layer.shadowOffset = CGSize(width: 0, height: 6)
        card.layer.shadowRadius = 8
        stage.addSubview(card)

        let tabs = UIView(frame: CGRect(x: 126, y: 130, width: 90, height: 90))
        tabs.backgroundColor = .systemMint
        tabs.layer.cornerRadius = 30
        tabs.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        tabs.layer.borderWidth = 3
        tabs.layer.borderColor = UIColor.systemBlue.cgColor
        stage.addSubview(tabs)

        let word = UILabel(frame: CGRect(x: 242, y: 150, width: 100, height: 50))
        word.text = "Glow"
        word.font = .boldSystemFont(ofSize: 32)
        word.textAlignment = .center
        word.layer.shadowColor = UIColor.systemRed.cgColor
        word.layer.shadowOpacity = 1
        word.layer.shadowOffset = .zero
        word.layer.shadowRadius = 4
        stage.addSubview(word)

        let faint = UIView(frame: CGRect(x: 0, y: 260, width: 160, height: 100))
        faint.alpha = 0.5
        for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
            let square = UIView(frame: CGRect(x: CGFloat(index) * 60, y: CGFloat(index) * 20, width: 90, height: 80))
            square.backgroundColor = color
            faint.addSubview(square)
        }
        stage.addSubview(faint)

        let turned = UIView(frame: CGRect(x: 220, y: 262, width: 90, height: 90))
        turned.backgroundColor = .systemIndigo
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        turned.layer.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
        stage.addSubview(turned)
    }

    /// A PNG of 8 by 8 pixels in four colors.
    private let quarters =
        "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAgMAAAC5YVYYAAAADFBMVEX/OzA0x1kAev//zABhCyk3AAAAEUlEQVR42mNgCGWAo1X/4QgAPoQH+bkH4akAAAAASUVORK5CYII="
}
