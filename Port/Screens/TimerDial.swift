import UIKit
import os.log

@objc protocol TimerDialDelegate: AnyObject {
    @objc optional func timerDialDidFinish(_ dial: TimerDial)
    @objc optional func timerDial(_ dial: TimerDial, remaining seconds: Int)
}

/// Dragged up and down to set the minutes; counts down when it is let go.
@IBDesignable
public class TimerDial: UIControl {
    @IBInspectable public var pointsPerSecond: CGFloat = 10
    @IBInspectable public var limit: Int = 60
    @IBOutlet weak var delegate: (any TimerDialDelegate)?

    @objc public dynamic private(set) var seconds: Int = 0 {
        didSet { setNeedsDisplay() }
    }

    private var startSeconds = 0
    private weak var ticker: Timer?

    @IBInspectable var accent: UIColor = .systemPink {
        didSet { layer.borderColor = accent.cgColor }
    }

    private lazy var pan: UIPanGestureRecognizer = {
        UIPanGestureRecognizer(target: self, action: #selector(turn))
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(pan)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(pan)
    }

    @objc
    private
    func turn() {
        switch pan.state {
        case .began:
            ticker?.invalidate()
            startSeconds = seconds
        case .changed:
            let up = -pan.translation(in: self).y / pointsPerSecond
            seconds = min(max(0, startSeconds + Int(up.rounded())), limit)
            sendActions(for: .valueChanged)
        case .ended where seconds > 0:
            run()
        default:
            break
        }
    }

    private func run() {
        let timer = Timer(timeInterval: 1.0, target: self, selector: #selector(TimerDial.countDown(_:)), userInfo: nil, repeats: true)
        RunLoop.current.add(timer, forMode: RunLoop.Mode.common)
        ticker = timer
    }

    @objc private func countDown(_ timer: Timer) {
        seconds -= 1
        delegate?.timerDial?(self, remaining: seconds)
        if seconds <= 0 {
            timer.invalidate()
            os_log("%{public}@ is done", "dial")
            delegate?.timerDialDidFinish?(self)
        }
    }

    @objc public var isRunning: Bool { ticker?.isValid == true }
}

extension TimerDial {
    public override func draw(_ rect: CGRect) {
        UIColor.systemPink.setFill()
        UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2, startAngle: -.pi / 2,
                     endAngle: -.pi / 2 + 2 * .pi * CGFloat(seconds) / CGFloat(max(1, limit)), clockwise: true).fill()
    }

    public override func accessibilityIncrement() { seconds = min(seconds + 1, limit) }
    public override var accessibilityValue: String? {
        get { "\(seconds) seconds" }
        set {}
    }
}

final class KitchenViewController: UIViewController, TimerDialDelegate {
    @IBOutlet private(set) var dial: TimerDial!
    private(set) var remaining: [Int] = []
    private(set) var finished = 0
    private(set) var observed: [Int] = []
    private var token: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        dial = TimerDial(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
        dial.delegate = self
        view.addSubview(dial)
        token = dial.observe(\.seconds, options: [.old, .new]) { [weak self] _, change in
            guard change.oldValue != change.newValue else { return }
            self?.observed.append(change.newValue ?? -1)
        }
    }

    func timerDialDidFinish(_ dial: TimerDial) { finished += 1 }
    func timerDial(_ dial: TimerDial, remaining seconds: Int) { remaining.append(seconds) }

    func stopObserving() {
        token?.invalidate()
        token = nil
    }
}
