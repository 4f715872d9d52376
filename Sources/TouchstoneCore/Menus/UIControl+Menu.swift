import Foundation

/// The finger whose touch-down opens a control's menu goes on to the menu (C-26).
extension UIControl {
    func opensMenu(at touch: UITouch) -> Bool {
        guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else { return false }
        return interaction.present(at: touch.location(in: self))
    }

    /// Slides over the items, and chooses the one it lifts over.
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
