import Foundation

/// Passes the finger that opens a control's menu on touch-down to the menu (C-26).
extension UIControl {
    func opensMenu(at touch: UITouch) -> Bool {
        guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else { return false }
        return interaction.present(at: touch.location(in: self))
    }

    /// Highlights the item under the finger, and chooses it when the finger lifts.
    func followMenu(_ touches: Set<UITouch>) {
        guard let serial = menuSerial, let touch = touches.first(where: { $0.serial == serial }) else { return }
        if touch.phase == .ended {
            menuSerial = nil
            contextMenuInteraction?.lift(at: touch.location(in: self))
        } else {
            contextMenuInteraction?.slide(to: touch.location(in: self))
        }
    }
}
