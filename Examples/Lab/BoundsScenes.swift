import UIKit

/// A tab bar whose middle button extends above it, so that half of the button is outside its superview.
final class RaisedButton: SceneController {
    enum Remedy {
        case none, pointInside, hitTest
    }

    private let remedy: Remedy

    init(title: String, remedy: Remedy) {
        self.remedy = remedy
        super.init(title: title)
    }

    required init?(coder: NSCoder) { fatalError("Scenes are made in code") }

    override var hint: String {
        switch remedy {
        case .none:
            "Tap the upper half of the button: it is outside the bar, so the bar's hitTest returns nil and the button is not tested."
        case .pointInside: "The bar's point(inside:) returns true where the button is. Now the upper half works too."
        case .hitTest: "The bar's hitTest tests the button itself if the point is outside the bar."
        }
    }

    override func buildStage() {
        let content = Pad("Content", .systemGray, frame: CGRect(x: 0, y: 0, width: 342, height: 370))
        let bar = makeBar()
        let button = KeepingPad("Raised", .systemOrange, frame: CGRect(x: 126, y: -52, width: 90, height: 90))
        button.layer.cornerRadius = 45
        button.isCaptionCentered = true
        bar.addSubview(button)
        stage.addSubview(content)
        stage.addSubview(bar)
    }

    private func makeBar() -> Pad {
        let frame = CGRect(x: 0, y: 286, width: 342, height: 84)
        switch remedy {
        case .none: return Pad("Bar", .systemIndigo, frame: frame)
        case .pointInside: return WideningBar("Bar", .systemIndigo, frame: frame)
        case .hitTest: return ForwardingBar("Bar", .systemIndigo, frame: frame)
        }
    }
}

/// Includes its subviews outside its bounds in `point(inside:with:)`.
private final class WideningBar: Pad {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || subviews.contains { $0.frame.contains(point) }
    }
}

/// Hit tests its subviews even if the point is outside its bounds.
private final class ForwardingBar: Pad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event) { return hit }
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return nil
    }
}

/// Can be hit up to 40 points outside its bounds.
private final class EasyTarget: KeepingPad {
    static let margin: CGFloat = 40

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(point)
    }
}

/// A small button that is easy to hit.
final class EnlargedArea: SceneController {
    override var hint: String {
        "Tap beside the small squares, within the outline. Only Easy has a larger point(inside:)."
    }

    override func buildStage() {
        let floor = Pad("Floor", .systemGray, frame: CGRect(x: 0, y: 0, width: 342, height: 370))
        stage.addSubview(floor)
        let hard = KeepingPad("Hard", .systemRed, frame: CGRect(x: 139, y: 80, width: 64, height: 44))
        let easy = EasyTarget("Easy", .systemGreen, frame: CGRect(x: 139, y: 246, width: 64, height: 44))
        for pad in [hard, easy] {
            pad.isCaptionCentered = true
            let outline = UIView(frame: pad.frame.insetBy(dx: -EasyTarget.margin, dy: -EasyTarget.margin))
            outline.accessibilityIdentifier = "outline"
            outline.isUserInteractionEnabled = false
            outline.layer.borderWidth = 2
            outline.layer.borderColor = UIColor.white.withAlphaComponent(0.6).cgColor
            outline.layer.cornerRadius = 24
            floor.addSubview(outline)
            floor.addSubview(pad)
        }
    }
}
