import UIKit
import ObjectiveC

@objc protocol SlideToUnlockDelegate: NSObjectProtocol {
    @objc optional func slideToUnlockDidUnlock(_ slider: SlideToUnlock)
    @objc optional func slideToUnlock(_ slider: SlideToUnlock, movedTo share: Double)
}

private var hintKey: UInt8 = 0

extension UIView {
    /// A text that the view keeps without a property of its own.
    @objc var hintText: String? {
        get { objc_getAssociatedObject(self, &hintKey) as? String }
        set { objc_setAssociatedObject(self, &hintKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

@IBDesignable
final class SlideToUnlock: UIControl {
    @IBOutlet weak var delegate: (any SlideToUnlockDelegate)?
    @IBInspectable var threshold: Double = 0.9
    @IBInspectable var isSticky: Bool = true

    let thumb = UIView()
    private(set) var isUnlocked = false
    private var grabOffset: CGFloat = 0

    private lazy var pan: UIPanGestureRecognizer = UIPanGestureRecognizer(target: self, action: #selector(slide(_:)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        thumb.frame = CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)
        thumb.backgroundColor = tintColor
        thumb.hintText = "slide"
        addSubview(thumb)
        thumb.addGestureRecognizer(pan)
    }

    private var room: CGFloat { bounds.width - thumb.bounds.width }

    @objc private func slide(_ pan: UIPanGestureRecognizer) {
        guard !isUnlocked else { return }
        switch pan.state {
        case .began:
            NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(goBack), object: nil)
            grabOffset = pan.location(in: thumb).x
        case .changed:
            let x = min(max(0, pan.location(in: self).x - grabOffset), room)
            thumb.frame.origin.x = x
            delegate?.slideToUnlock?(self, movedTo: Double(x / room))
        case .ended:
            if Double(thumb.frame.minX / room) >= threshold {
                unlock()
            } else if isSticky {
                perform(Selector(("goBack")), with: nil, afterDelay: 0.5)
            } else {
                goBack()
            }
        case .cancelled, .failed:
            goBack()
        default: ()
        }
    }

    private func unlock() {
        isUnlocked = true
        thumb.frame.origin.x = room
        thumb.hintText = "unlocked"
        sendActions(for: .primaryActionTriggered)
        delegate?.slideToUnlockDidUnlock?(self)
    }

    @objc func goBack() {
        UIView.animate(withDuration: 0.2) { self.thumb.frame.origin.x = 0 }
    }
}

final class LockScreenController: UIViewController, SlideToUnlockDelegate {
    @IBOutlet private(set) var slider: SlideToUnlock!
    private(set) var unlocks = 0
    private(set) var actions = 0

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        slider = SlideToUnlock(frame: CGRect(x: 45, y: 700, width: 300, height: 60))
        slider.delegate = self
        slider.addTarget(self, action: #selector(unlocked(_:for:)), for: .primaryActionTriggered)
        view.addSubview(slider)
    }

    func slideToUnlockDidUnlock(_ slider: SlideToUnlock) { unlocks += 1 }

    @IBAction func unlocked(_ sender: SlideToUnlock, for event: UIEvent?) { actions += 1 }
}
