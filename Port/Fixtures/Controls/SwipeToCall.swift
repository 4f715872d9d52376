import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A custom recognizer for a slide to the right by a distance.
class RightSlideRecognizer: UIGestureRecognizer {
    @objc var distance: CGFloat = 0
    var required: CGFloat = 200
    private var start = CGPoint.zero
}

extension RightSlideRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, numberOfTouches == 1 else {
            state = .failed
            return
        }
        start = touch.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first else { return }
        let p = touch.location(in: view)
        if state == .possible, abs(p.y - start.y) > 30 {
            state = .failed
            return
        }
        distance = max(0, p.x - start.x)
        if distance > 5 { state = state == .possible ? .began : .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = .failed } else { state = distance >= required ? .ended : .cancelled }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        distance = 0
    }
}

@IBDesignable
final class SwipeToCall: UIControl {
    @IBInspectable var resetDelay: Double = 1
    let knob = UIView()
    private(set) var calls = 0
    private let slide = RightSlideRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        knob.frame = CGRect(x: 0, y: 0, width: 60, height: frame.height)
        addSubview(knob)
        slide.addTarget(self, action: #selector(slid(by:)))
        addGestureRecognizer(slide)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc(slidBy:) private func slid(by slide: RightSlideRecognizer) {
        switch slide.state {
        case .began, .changed:
            NSObject.cancelPreviousPerformRequests(withTarget: self)
            knob.frame.origin.x = min(slide.distance, bounds.width - 60)
        case .ended:
            calls += 1
            sendActions(for: .primaryActionTriggered)
            perform(#selector(putBack), with: nil, afterDelay: resetDelay)
        default:
            putBack()
        }
    }

    @objc dynamic func putBack() {
        knob.frame.origin.x = 0
    }
}

@objcMembers
final class CallViewController: UIViewController {
    @IBOutlet var slider: SwipeToCall!
    dynamic var status = "idle"

    override func viewDidLoad() {
        super.viewDidLoad()
        slider = SwipeToCall(frame: CGRect(x: 35, y: 600, width: 320, height: 60))
        slider.addTarget(self, action: #selector(call(_:)), for: .primaryActionTriggered)
        view.addSubview(slider)
    }

    func call(_ sender: Any?) {
        status = "calling"
        perform(#selector(setter: CallViewController.status), with: "connected", afterDelay: 2)
    }
}
