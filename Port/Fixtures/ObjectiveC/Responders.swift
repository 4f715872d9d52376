import UIKit

@objc protocol PlayerActions {
    @objc optional func playPause(_ sender: Any?)
    @objc optional func mute()
}

/// Performs the method with the title of the tapped button, or sends an action up the responder chain.
class RemoteView: UIView {
    @IBAction func tapped(_ sender: UIButton) {
        let name = sender.title(for: .normal) ?? ""
        if responds(to: NSSelectorFromString(name)) {
            perform(NSSelectorFromString(name))
        } else {
            let action = name == "mute" ? #selector(PlayerActions.mute) : #selector(PlayerActions.playPause(_:))
            UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
        }
    }

    @objc static func remote() -> RemoteView { RemoteView(frame: CGRect(x: 0, y: 100, width: 390, height: 44)) }

    private(set) var volume = 0
    @objc func louder() -> NSNumber {
        volume += 1
        return NSNumber(value: volume)
    }

    func addButton(_ title: String, at x: CGFloat) {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: 0, width: 80, height: 44)
        button.addTarget(nil, action: #selector(tapped(_:)), for: .touchUpInside)
        addSubview(button)
    }
}

final class PlayerViewController: UIViewController, PlayerActions {
    private(set) var isPlaying = false
    func playPause(_ sender: Any?) { isPlaying.toggle() }
    func mute() { isPlaying = false }

    @objc func dropFocus() {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
}
