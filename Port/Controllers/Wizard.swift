import UIKit

@objc protocol WizardDelegate: AnyObject {
    func wizardDidFinish(_ wizard: WizardController)
    @objc optional func wizard(_ wizard: WizardController, didShowStep index: Int)
}

class StepController: UIViewController {
    let index: Int
    var note: ((String) -> Void)?

    init(index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        title = "Step \(index + 1)"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.9 - CGFloat(index) * 0.1, alpha: 1)
    }
}

extension StepController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note?("\(index) willAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note?("\(index) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note?("\(index) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note?("\(index) didDisappear") }
}

/// Work goes on: a blur over everything that keeps touches away.
class ProgressHUD: UIVisualEffectView {
    let indicator = UIActivityIndicatorView(style: .large)
    let progressView = UIProgressView(progressViewStyle: .default)

    static func show(in view: UIView) -> ProgressHUD {
        let hud = ProgressHUD(effect: UIBlurEffect(style: .systemMaterial))
        hud.frame = view.bounds
        hud.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hud.indicator.center = CGPoint(x: hud.bounds.midX, y: hud.bounds.midY - 30)
        hud.progressView.frame = CGRect(x: 60, y: hud.bounds.midY + 20, width: hud.bounds.width - 120, height: 4)
        hud.contentView.addSubview(hud.indicator)
        hud.contentView.addSubview(hud.progressView)
        hud.indicator.startAnimating()
        view.addSubview(hud)
        return hud
    }

    func hide() {
        indicator.stopAnimating()
        removeFromSuperview()
    }
}

class WizardController: UIViewController {
    weak var delegate: WizardDelegate?
    let steps = (0..<3).map { StepController(index: $0) }
    @IBOutlet var backButton: UIButton!
    @IBOutlet var nextButton: UIButton!
    private(set) var current: StepController!
    private(set) var isMoving = false
    private(set) var hud: ProgressHUD?
    private(set) var taps = 0
    private var ticks = 0
    var log: [String] = []

    private var stepFrame: CGRect { CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 160) }

    override func viewDidLoad() {
        super.viewDidLoad()
        backButton = makeButton("Back", x: 20, action: #selector(back(_:)))
        nextButton = makeButton("Next", x: 210, action: #selector(forward(_:)))
        steps.forEach { step in step.note = { [weak self] in self?.log.append($0) } }
        current = steps[0]
        addChild(current)
        current.view.frame = stepFrame
        view.addSubview(current.view)
        current.didMove(toParent: self)
        updateButtons()
    }

    private func makeButton(_ title: String, x: CGFloat, action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: view.bounds.height - 80, width: 160, height: 50)
        button.addTarget(self, action: action, for: .touchUpInside)
        view.addSubview(button)
        return button
    }

    @IBAction func back(_ sender: UIButton) {
        taps += 1
        if current.index > 0 { go(to: steps[current.index - 1]) }
    }

    @IBAction func forward(_ sender: UIButton) {
        taps += 1
        if current.index + 1 < steps.count { go(to: steps[current.index + 1]) } else { save() }
    }

    private func go(to next: StepController) {
        guard !isMoving, let old = current else { return }
        isMoving = true
        let sign: CGFloat = next.index > old.index ? 1 : -1
        old.willMove(toParent: nil)
        addChild(next)
        next.view.frame = stepFrame.offsetBy(dx: sign * stepFrame.width, dy: 0)
        transition(
            from: old, to: next, duration: 0.4, options: [.curveEaseInOut],
            animations: {
                next.view.frame = self.stepFrame
                old.view.frame = self.stepFrame.offsetBy(dx: -sign * self.stepFrame.width, dy: 0)
            },
            completion: { _ in
                old.removeFromParent()
                next.didMove(toParent: self)
                self.current = next
                self.isMoving = false
                self.updateButtons()
                self.delegate?.wizard?(self, didShowStep: next.index)
            })
    }

    private func updateButtons() {
        backButton.isEnabled = current.index > 0
        nextButton.setTitle(current.index == steps.count - 1 ? "Finish" : "Next", for: .normal)
    }

    private func save() {
        hud = ProgressHUD.show(in: view)
        ticks = 0
        Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    @objc private func tick(_ timer: Timer) {
        ticks += 1
        hud?.progressView.setProgress(Float(ticks) / 10, animated: false)
        if ticks == 10 {
            timer.invalidate()
            hud?.hide()
            hud = nil
            delegate?.wizardDidFinish(self)
        }
    }
}
