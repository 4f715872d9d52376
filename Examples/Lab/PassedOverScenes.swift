import UIKit

/// Calls a closure for its touches, since the view itself is invisible.
private final class FaintPad: Pad {
    var touched: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The alpha below which a view is not hit.
final class AlphaLimit: SceneController {
    override var hint: String {
        "In each outline lies a view too faint to see. Below an alpha of 0.01 touches pass it over."
    }

    override func buildStage() {
        let alphas: [(name: String, alpha: CGFloat)] = [
            ("alpha 0", 0), ("alpha 0.0099999", 0.0099999), ("alpha 0.01", 0.01),
            // Layers store alpha as a 32-bit float, so 0.01 is stored as slightly less.
            ("the next float above", CGFloat(Float(0.01).nextUp)),
        ]
        for (row, (name, alpha)) in alphas.enumerated() {
            let frame = CGRect(x: 0, y: CGFloat(row) * 94, width: 342, height: 78)
            let slot = Pad(name, .systemGray, frame: frame)
            slot.accessibilityIdentifier = "slot\(row + 1)"
            let faint = FaintPad("Faint", .systemGreen, frame: frame)
            faint.accessibilityIdentifier = "faint\(row + 1)"
            faint.alpha = alpha
            var count = 0
            faint.touched = { [weak slot] in
                count += 1
                slot?.caption = "\(name): reached, \(count)"
                slot?.backgroundColor = .systemGreen
            }
            stage.addSubview(slot)
            stage.addSubview(faint)
        }
    }
}

/// The hit test skips hidden, transparent and disabled views together with their subviews.
final class HiddenAndDisabled: SceneController {
    override var hint: String {
        "The same button in three containers: only the first lets touches in. The rest falls to Floor."
    }

    override func buildStage() {
        let floor = Pad("Floor", .systemGray, frame: CGRect(x: 0, y: 0, width: 342, height: 370))
        stage.addSubview(floor)
        for (row, name) in ["Plain", "Disabled", "Hidden"].enumerated() {
            let frame = CGRect(x: 16, y: 44 + CGFloat(row) * 106, width: 310, height: 94)
            let place = UIView(frame: frame)
            place.accessibilityIdentifier = "place"
            place.isUserInteractionEnabled = false
            place.layer.borderWidth = 2
            place.layer.cornerRadius = 14
            place.layer.borderColor = UIColor.white.withAlphaComponent(0.5).cgColor
            floor.addSubview(place)
            let container = Pad(name, .systemIndigo, frame: frame)
            let button = KeepingPad("Button", .systemOrange, frame: CGRect(x: 150, y: 16, width: 144, height: 62))
            button.accessibilityIdentifier = "button\(row + 1)"
            container.addSubview(button)
            container.isUserInteractionEnabled = name != "Disabled"
            container.isHidden = name == "Hidden"
            floor.addSubview(container)
        }
    }
}
