import UIKit

/// A window that takes touches only on its toasts.
final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === rootViewController?.view || view === self ? nil : view
    }
}

final class ToastView: UIView {
    @objc dynamic var bannerColor: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }
    let label = UILabel()
    let actionButton = UIButton(type: .system)

    convenience init(text: String, actionTitle: String?) {
        self.init(frame: .zero)
        label.text = text
        actionButton.setTitle(actionTitle, for: .normal)
        actionButton.isHidden = actionTitle == nil
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 10
        layer.shadowOpacity = 0.2
        label.textColor = .white
        addSubview(label)
        addSubview(actionButton)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let buttonWidth: CGFloat = actionButton.isHidden ? 0 : 90
        label.frame = CGRect(x: 16, y: 0, width: bounds.width - 32 - buttonWidth, height: bounds.height)
        actionButton.frame = CGRect(x: bounds.width - buttonWidth, y: 0, width: buttonWidth, height: bounds.height)
    }
}

struct Toast {
    enum Reason: String { case timeout, swipe, action, code }

    var text: String
    var actionTitle: String?
    var duration: TimeInterval = ToastPresenter.defaultDuration
    var action: (() -> Void)?
}

protocol ToastPresenterDelegate: AnyObject {
    func presenter(_ presenter: ToastPresenter, didShow toast: Toast)
    func presenter(_ presenter: ToastPresenter, didDismiss toast: Toast, for reason: Toast.Reason)
}

/// Shows toasts one after the other in a separate window.
class ToastPresenter: NSObject {
    class var defaultDuration: TimeInterval { 2 }

    weak var delegate: ToastPresenterDelegate?
    private(set) var window: PassThroughWindow?
    private(set) var view: ToastView?
    private var queue: [Toast] = []
    private var current: Toast?
    private var timer: Timer?
    private let screenSize: CGSize
    private weak var scene: UIWindowScene?

    init(over host: UIWindow?) {
        scene = host?.windowScene
        screenSize = host?.bounds.size ?? UIScreen.main.bounds.size
        super.init()
    }

    var count: Int { queue.count + (current == nil ? 0 : 1) }

    func show(_ toast: Toast) {
        queue.append(toast)
        if current == nil { showNext() }
    }

    private func showNext() {
        guard current == nil else { return }
        guard !queue.isEmpty else {
            window?.isHidden = true
            window = nil
            return
        }
        let toast = queue.removeFirst()
        current = toast
        let window = self.window ?? makeWindow()
        let view = ToastView(text: toast.text, actionTitle: toast.actionTitle)
        view.frame = CGRect(x: 16, y: screenSize.height - 72, width: screenSize.width - 32, height: 56)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
        view.actionButton.addTarget(self, action: #selector(actionTapped), for: .touchUpInside)
        window.rootViewController?.view.addSubview(view)
        self.view = view
        view.transform = CGAffineTransform(translationX: 0, y: 90)
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5,
            options: [.allowUserInteraction]
        ) {
            view.transform = .identity
        } completion: { [weak self] _ in
            guard let self = self, self.view === view else { return }
            self.delegate?.presenter(self, didShow: toast)
        }
        startTimer(toast.duration)
    }

    private func makeWindow() -> PassThroughWindow {
        let window: PassThroughWindow
        if let scene = scene {
            window = PassThroughWindow(windowScene: scene)
        } else {
            window = PassThroughWindow(frame: CGRect(origin: .zero, size: screenSize))
        }
        window.windowLevel = UIWindow.Level.alert + 1
        window.backgroundColor = .clear
        let root = UIViewController()
        root.view.backgroundColor = .clear
        window.rootViewController = root
        window.isHidden = false
        self.window = window
        return window
    }

    private func startTimer(_ duration: TimeInterval) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: duration, repeats: false) { [weak self] _ in
            self?.dismiss(for: .timeout)
        }
    }

    @objc private func actionTapped() {
        current?.action?()
        dismiss(for: .action)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        guard let view = view, pan.view === view else { return }
        let y = pan.translation(in: view.superview).y
        switch pan.state {
        case .began:
            timer?.invalidate()
        case .changed:
            view.transform = CGAffineTransform(translationX: 0, y: y > 0 ? y : y / 4)
        case .ended where y > 40, .ended where pan.velocity(in: view.superview).y > 600:
            dismiss(for: .swipe)
        default:
            UIView.animate(
                withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { view.transform = .identity })
            startTimer(current?.duration ?? Self.defaultDuration)
        }
    }

    func dismiss(for reason: Toast.Reason = .code) {
        guard let toast = current, let view = view else { return }
        timer?.invalidate()
        timer = nil
        self.view = nil
        view.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: 0.2, delay: 0, options: [.curveEaseIn, .beginFromCurrentState],
            animations: {
                view.transform = CGAffineTransform(translationX: 0, y: 90)
            },
            completion: { _ in
                view.removeFromSuperview()
                self.current = nil
                self.delegate?.presenter(self, didDismiss: toast, for: reason)
                self.showNext()
            })
    }
}

final class TrashController: UIViewController, ToastPresenterDelegate {
    private(set) lazy var presenter: ToastPresenter = {
        let presenter = ToastPresenter(over: view.window)
        presenter.delegate = self
        return presenter
    }()
    private let bin = UIButton(frame: CGRect(x: 20, y: 100, width: 350, height: 50))
    private let lower = UIButton(frame: CGRect(x: 20, y: 700, width: 350, height: 130))
    private(set) var items = ["one", "two", "three"]
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        bin.addTarget(self, action: #selector(removeLast), for: .touchUpInside)
        lower.addTarget(self, action: #selector(lowerTapped), for: .touchUpInside)
        view.addSubview(bin)
        view.addSubview(lower)
    }

    @objc private func removeLast() {
        guard let item = items.popLast() else { return }
        presenter.show(Toast(text: "Removed \(item)", actionTitle: "Undo") { [weak self] in self?.items.append(item) })
    }

    @objc private func lowerTapped() { log.append("below") }

    func presenter(_ presenter: ToastPresenter, didShow toast: Toast) { log.append("+\(toast.text)") }
    func presenter(_ presenter: ToastPresenter, didDismiss toast: Toast, for reason: Toast.Reason) {
        log.append("-\(toast.text) \(reason.rawValue)")
    }
}
