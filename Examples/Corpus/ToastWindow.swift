import UIKit

/// A window above all others that shows messages and lets touches beside them through.
@MainActor
final class ToastWindow: UIWindow {
    private let host = UIViewController()
    private var queue: [String] = []
    private(set) var current: ToastView?
    var onTap: ((String) -> Void)?

    @MainActor
    final class ToastView: UIView {
        let label = UILabel()

        init(text: String) {
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            backgroundColor = UIColor(white: 0.1, alpha: 0.9)
            layer.cornerRadius = 12
            insetsLayoutMarginsFromSafeArea = false
            directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
            label.text = text
            label.textColor = .white
            label.font = .systemFont(ofSize: 15, weight: .medium)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
                label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        configure()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    required init?(coder: NSCoder) { nil }

    private func configure() {
        windowLevel = .alert + 1
        backgroundColor = nil
        rootViewController = host
        host.view.backgroundColor = .clear
        isHidden = false
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let current else { return false }
        return current.bounds.contains(current.convert(point, from: self))
    }

    override var canBecomeKey: Bool { false }

    func show(_ text: String) {
        queue.append(text)
        if current == nil { showNext() }
    }

    private func showNext() {
        guard !queue.isEmpty else { return }
        let text = queue.removeFirst()
        let toast = ToastView(text: text)
        let guide = host.view.safeAreaLayoutGuide
        host.view.addSubview(toast)
        NSLayoutConstraint.activate([
            toast.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            toast.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            toast.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            toast.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
        ])
        toast.addGestureRecognizer(UITapGestureRecognizer(target: self, action: ToastWindow.tapped))
        let swipe = UISwipeGestureRecognizer(target: self, action: ToastWindow.swiped)
        swipe.direction = .up
        toast.addGestureRecognizer(swipe)
        current = toast
        host.view.layoutIfNeeded()
        toast.alpha = 0
        toast.transform = CGAffineTransform(translationX: 0, y: -60)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            toast.alpha = 1
            toast.transform = .identity
        }
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        onTap?(current?.label.text ?? "")
        dismissCurrent()
    }

    func swiped(_ swipe: UISwipeGestureRecognizer) {
        dismissCurrent()
    }

    func dismissCurrent() {
        guard let toast = current else { return }
        current = nil
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
            toast.transform = CGAffineTransform(translationX: 0, y: -toast.frame.maxY)
        } completion: { _ in
            toast.removeFromSuperview()
            self.showNext()
        }
    }
}
