import UIKit

@objc protocol PlayerActions {
    @objc optional func playPause(_ sender: Any?)
}

/// Performs the method with the title of the tapped button, or sends an action up the responder chain.
final class RemoteView: UIView {
    @IBAction func tapped(_ sender: UIButton) {
        let name = sender.title(for: .normal) ?? ""
        if responds(to: NSSelectorFromString(name)) {
            perform(NSSelectorFromString(name))
        } else {
            UIApplication.shared.sendAction(#selector(PlayerActions.playPause(_:)), to: nil, from: self, for: nil)
        }
    }

    private(set) var volume = 0
    @objc func louder() -> NSNumber {
        volume += 1
        return NSNumber(value: volume)
    }

    func addButton(_ title: String, at x: CGFloat) {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: 0, width: 80, height: 44)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        addSubview(button)
    }
}

final class PlayerViewController: UIViewController, PlayerActions {
    private(set) var isPlaying = false
    func playPause(_ sender: Any?) { isPlaying.toggle() }

    @objc func dropFocus() {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
}
