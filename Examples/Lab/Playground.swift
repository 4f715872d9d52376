import UIKit

/// Follows its finger, even if it or its superviews are rotated and scaled.
private final class DraggablePad: Pad {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview else { return }
        let place = touch.location(in: superview)
        let before = touch.previousLocation(in: superview)
        center = CGPoint(x: center.x + place.x - before.x, y: center.y + place.y - before.y)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { layer.borderWidth = 0 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { layer.borderWidth = 0 }
}

/// Scrolls its subviews by the origin of its bounds.
private final class ScrollingPad: Pad {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview else { return }
        let place = touch.location(in: superview)
        let before = touch.previousLocation(in: superview)
        bounds.origin.x -= place.x - before.x
        bounds.origin.y -= place.y - before.y
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Overlapping, rotated, scaled and scrolled views that can be dragged.
final class Playground: SceneController {
    override var hint: String {
        "Drag anything. Scrolled moves what is in it, and its neighbors are turned and scaled."
    }

    override func buildStage() {
        let scrolled = ScrollingPad("Scrolled", .systemGray, frame: CGRect(x: 0, y: 210, width: 342, height: 160))
        scrolled.clipsToBounds = true
        let inside = DraggablePad("Inside", .systemOrange, frame: CGRect(x: 40, y: 52, width: 110, height: 80))
        let tilted = DraggablePad("Tilted inside", .systemPink, frame: CGRect(x: 190, y: 54, width: 130, height: 80))
        tilted.accessibilityIdentifier = "tiltedInside"
        tilted.transform = CGAffineTransform(rotationAngle: -.pi / 9)
        scrolled.addSubview(inside)
        scrolled.addSubview(tilted)
        scrolled.bounds.origin = CGPoint(x: 10, y: 6)

        let flat = DraggablePad("Flat", .systemBlue, frame: CGRect(x: 0, y: 10, width: 150, height: 110))
        let turned = DraggablePad("Turned", .systemPurple, frame: CGRect(x: 105, y: 60, width: 150, height: 90))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
        let scaled = DraggablePad("Scaled", .systemGreen, frame: CGRect(x: 230, y: 20, width: 80, height: 60))
        scaled.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        let small = DraggablePad("Tiny", .systemRed, frame: CGRect(x: 12, y: 42, width: 52, height: 38))
        turned.addSubview(small)
        for pad in [scrolled, flat, turned, scaled] { stage.addSubview(pad) }
    }
}
