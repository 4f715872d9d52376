import UIKit

/// A lane with a pad that moves continuously. An option of the lane hit tests the pad where it is visible.
private final class Lane: Pad {
    let moving: KeepingPad
    private let followsWhatIsSeen: Bool

    init(_ name: String, moving: String, followsWhatIsSeen: Bool, frame: CGRect) {
        self.followsWhatIsSeen = followsWhatIsSeen
        self.moving = KeepingPad(moving, .systemOrange, frame: CGRect(x: 12, y: 44, width: 96, height: 96))
        super.init(name, .systemIndigo, frame: frame)
        addSubview(self.moving)
    }

    required init?(coder: NSCoder) { fatalError("Lanes are made in code") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard followsWhatIsSeen, hit != nil else { return hit }
        return moving.layer.presentation()?.hitTest(point) != nil ? moving : self
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        let options: UIView.AnimationOptions = [.repeat, .autoreverse, .allowUserInteraction]
        UIView.animate(withDuration: 2, delay: 0, options: options) {
            moving.frame.origin.x = bounds.width - moving.frame.width - 12
        }
    }
}

/// A moving view is hit at its final position, unless an override uses its presentation layer.
final class MovingViews: SceneController {
    override var hint: String {
        "Touch the moving pads. The upper one is hit at the right end alone, where it is going; the lower one where you see it."
    }

    override func buildStage() {
        let height: CGFloat = 156
        stage.addSubview(
            Lane(
                "Model", moving: "Going", followsWhatIsSeen: false,
                frame: CGRect(x: 0, y: 0, width: 342, height: height)))
        stage.addSubview(
            Lane(
                "Presentation", moving: "Seen", followsWhatIsSeen: true,
                frame: CGRect(x: 0, y: height + 24, width: 342, height: height)))
    }
}
