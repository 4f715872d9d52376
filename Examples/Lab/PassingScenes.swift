import UIKit

/// Returns a covered view from `hitTest(_:with:)` for points in that view.
private final class Redirector: Pad {
    weak var covered: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let covered, covered.point(inside: convert(point, to: covered), with: event) { return covered }
        return super.hitTest(point, with: event)
    }
}

/// A button behind a cover whose superview returns the button.
final class CoveredButton: SceneController {
    override var hint: String {
        "Cover lies over both buttons, and its hitTest answers Reached where that one is below it."
    }

    override func buildStage() {
        let reached = KeepingPad("Reached", .systemGreen, frame: CGRect(x: 30, y: 100, width: 130, height: 120))
        let lost = KeepingPad("Lost", .systemRed, frame: CGRect(x: 182, y: 100, width: 130, height: 120))
        let cover = Redirector(
            "Cover", UIColor.systemIndigo.withAlphaComponent(0.35),
            frame: CGRect(x: 0, y: 40, width: 342, height: 260))
        cover.captionColor = .label
        cover.covered = reached
        stage.addSubview(reached)
        stage.addSubview(lost)
        stage.addSubview(cover)
    }
}

/// Receives no touches itself, but its subviews do.
private final class Glass: Pad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// An overlay that lets touches through that hit none of its buttons.
final class PassThroughOverlay: SceneController {
    override var hint: String { "Glass lies over everything. It gives its own hits away, but not those of its button." }

    override func buildStage() {
        let below = KeepingPad("Below", .systemBlue, frame: CGRect(x: 40, y: 60, width: 262, height: 260))
        let glass = Glass(
            "Glass", UIColor.systemGray.withAlphaComponent(0.3), frame: CGRect(x: 0, y: 0, width: 342, height: 370))
        glass.captionColor = .label
        let button = KeepingPad("On glass", .systemOrange, frame: CGRect(x: 191, y: 220, width: 130, height: 70))
        button.accessibilityIdentifier = "onGlass"
        glass.addSubview(button)
        stage.addSubview(below)
        stage.addSubview(glass)
    }
}
