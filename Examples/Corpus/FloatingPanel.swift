import UIKit

@MainActor
protocol FloatingPanelDelegate: AnyObject {
    func floatingPanel(_ panel: FloatingPanel, didSettleAt position: FloatingPanel.Position)
}

/// A sheet with a grabber that rests at one of three heights.
@MainActor
final class FloatingPanel: UIViewController {
    enum Position: CaseIterable { case tip, half, full }

    weak var delegate: FloatingPanelDelegate?
    private(set) var position = Position.half
    let surface = UIView()
    let grabber = UIView()
    let stack = UIStackView()
    private var topConstraint: NSLayoutConstraint!
    private var startConstant: CGFloat = 0
    private lazy var pan = UIPanGestureRecognizer(target: self, action: FloatingPanel.panned)

    final class PassThroughView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            return view === self ? nil : view
        }
    }

    override func loadView() {
        view = PassThroughView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        surface.backgroundColor = .secondarySystemBackground
        surface.layer.cornerRadius = 16
        surface.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        surface.layer.shadowOpacity = 0.15
        surface.layer.shadowRadius = 10
        surface.layer.shadowOffset = CGSize(width: 0, height: -2)
        surface.addGestureRecognizer(pan)
        grabber.backgroundColor = .systemGray
        grabber.layer.cornerRadius = 2.5
        stack.axis = .vertical
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)

        view.addSubview(surface)
        surface.addSubview(grabber)
        surface.addSubview(stack)
        [surface, grabber, stack].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        topConstraint = surface.topAnchor.constraint(equalTo: view.topAnchor, constant: 400)
        NSLayoutConstraint.activate([
            topConstraint,
            surface.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            surface.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            surface.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            grabber.topAnchor.constraint(equalTo: surface.topAnchor, constant: 8),
            grabber.centerXAnchor.constraint(equalTo: surface.centerXAnchor),
            grabber.widthAnchor.constraint(equalToConstant: 36),
            grabber.heightAnchor.constraint(equalToConstant: 5),
            stack.topAnchor.constraint(equalTo: grabber.bottomAnchor, constant: 11),
            stack.leadingAnchor.constraint(equalTo: surface.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: surface.trailingAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard pan.state == .possible else { return }
        topConstraint.constant = top(of: position)
    }

    func top(of position: Position) -> CGFloat {
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        switch position {
        case .full: return safe.minY + 16
        case .half: return safe.midY
        case .tip: return safe.maxY - 64
        }
    }

    func move(to position: Position, animated: Bool) {
        self.position = position
        topConstraint.constant = top(of: position)
        guard animated else { return }
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
            self.view.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] _ in
            guard let self else { return }
            self.delegate?.floatingPanel(self, didSettleAt: position)
        }
        animator.startAnimation()
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startConstant = topConstraint.constant
            fallthrough
        case .changed:
            var top = startConstant + pan.translation(in: view).y
            let highest = self.top(of: .full)
            if top < highest { top = highest - sqrt(highest - top) }
            topConstraint.constant = top
        case .ended:
            let projected = topConstraint.constant + pan.velocity(in: view).y * 0.1
            let nearest = Position.allCases.min {
                abs(top(of: $0) - projected) < abs(top(of: $1) - projected)
            }
            view.layoutIfNeeded()
            move(to: nearest ?? .half, animated: true)
        default:
            move(to: position, animated: true)
        }
    }
}
