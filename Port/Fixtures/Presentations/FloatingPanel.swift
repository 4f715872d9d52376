import UIKit

enum Position: String, CaseIterable {
    case full, half, tip
}

@objc protocol PanelDelegate: AnyObject {
    @objc optional func panelWillBeginDragging(_ panel: PanelController)
    @objc optional func panel(_ panel: PanelController, didMoveTo top: CGFloat)
    @objc optional func panelDidEndDragging(_ panel: PanelController)
}

/// A panel that stops at one of three heights and shares its pan with the list in it.
class PanelController: UIViewController, UIGestureRecognizerDelegate {
    weak var delegate: PanelDelegate?
    let surface = UIView()
    private let grabber = UIView()
    private(set) lazy var panGesture = UIPanGestureRecognizer(target: self, action: #selector(handle(pan:)))
    private(set) var position: Position = .half
    private(set) weak var trackedScrollView: UIScrollView?
    private var observation: NSKeyValueObservation?
    private var lastTranslation: CGFloat = 0
    private var isMovingSurface = false
    private var animator: UIViewPropertyAnimator?
    class var grabberHeight: CGFloat { 30 }

    deinit { observation?.invalidate() }

    override func viewDidLoad() {
        super.viewDidLoad()
        surface.backgroundColor = .white
        surface.layer.cornerRadius = 12
        surface.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        surface.layer.shadowOpacity = 0.2
        surface.layer.shadowOffset = CGSize(width: 0, height: -2)
        grabber.backgroundColor = .lightGray
        grabber.layer.cornerRadius = 2.5
        view.addSubview(surface)
        surface.addSubview(grabber)
        panGesture.delegate = self
        surface.addGestureRecognizer(panGesture)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard panGesture.state == .possible, animator == nil else { return }
        placeSurface(top: top(of: position))
    }

    func top(of position: Position) -> CGFloat {
        switch position {
        case .full: return 100
        case .half: return view.bounds.height / 2
        case .tip: return view.bounds.height - 100
        }
    }

    private func placeSurface(top: CGFloat) {
        surface.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - self.top(of: .full))
        grabber.frame = CGRect(x: surface.bounds.midX - 18, y: 12, width: 36, height: 5)
    }

    func show(content scrollView: UIScrollView) {
        loadViewIfNeeded()
        trackedScrollView = scrollView
        let grabberHeight = Self.grabberHeight
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        surface.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: surface.topAnchor, constant: grabberHeight),
            scrollView.leadingAnchor.constraint(equalTo: surface.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: surface.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: surface.bottomAnchor),
        ])
        observation = scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in self?.hold(scrollView) }
    }

    /// The list does not scroll while the panel moves or is below its highest position.
    private func hold(_ scrollView: UIScrollView) {
        guard scrollView.isTracking, scrollView.contentOffset.y != 0 else { return }
        if isMovingSurface || surface.frame.minY > top(of: .full) || scrollView.contentOffset.y < 0 {
            scrollView.contentOffset = .zero
        }
    }

    func move(to position: Position, animated: Bool, completion: (() -> Void)? = nil) {
        self.position = position
        guard animated else {
            placeSurface(top: top(of: position))
            completion?()
            return
        }
        let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
        animator.addAnimations { self.placeSurface(top: self.top(of: position)) }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            completion?()
        }
        self.animator = animator
        animator.startAnimation()
    }

    @objc private func handle(pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: view).y
        switch pan.state {
        case .began:
            animator?.stopAnimation(true)
            animator = nil
            lastTranslation = 0
            delegate?.panelWillBeginDragging?(self)
            follow(translation, pan)
        case .changed:
            follow(translation, pan)
        case .ended, .cancelled:
            let moved = isMovingSurface || surface.frame.minY > top(of: .full)
            isMovingSurface = false
            delegate?.panelDidEndDragging?(self)
            if moved { settle(velocity: pan.velocity(in: view).y) }
        default:
            break
        }
    }

    private func follow(_ translation: CGFloat, _ pan: UIPanGestureRecognizer) {
        let delta = translation - lastTranslation
        lastTranslation = translation
        let full = top(of: .full), tip = top(of: .tip)
        if !isMovingSurface, surface.frame.minY <= full {
            // At the highest position the list scrolls until it is pulled beyond its top.
            if let list = trackedScrollView, list.frame.contains(pan.location(in: surface)),
                list.contentOffset.y > 0 || delta <= 0
            {
                return
            }
        }
        let new = min(max(surface.frame.minY + delta, full), tip)
        isMovingSurface = new > full
        guard new != surface.frame.minY else { return }
        surface.frame.origin.y = new
        delegate?.panel?(self, didMoveTo: new)
    }

    private func settle(velocity: CGFloat) {
        let projected = surface.frame.minY + velocity * 0.3
        let nearest = Position.allCases.min { abs(top(of: $0) - projected) < abs(top(of: $1) - projected) }
        move(to: nearest ?? .half, animated: true)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === trackedScrollView?.panGestureRecognizer
    }
}

final class MapController: PanelController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    let mapButton = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
    private(set) var events: [String] = []

    override class var grabberHeight: CGFloat { 40 }

    override func viewDidLoad() {
        super.viewDidLoad()
        mapButton.setTitle("Locate", for: .normal)
        mapButton.addTarget(self, action: #selector(locate), for: .touchUpInside)
        view.insertSubview(mapButton, belowSubview: surface)
        tableView.rowHeight = 60
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        show(content: tableView)
        delegate = self
    }

    @objc private func locate() {
        events.append("locate")
        move(to: .tip, animated: true) { [weak self] in self?.events.append("down") }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        cell.textLabel?.text = "Place \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("place \(indexPath.row)")
        move(to: .half, animated: true)
    }
}

extension MapController: PanelDelegate {
    func panelWillBeginDragging(_ panel: PanelController) { events.append("begin") }
    func panelDidEndDragging(_ panel: PanelController) { events.append("end") }
}
