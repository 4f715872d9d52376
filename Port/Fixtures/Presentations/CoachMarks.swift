import UIKit

struct CoachMark {
    enum Shape { case roundedRect(margin: CGFloat), circle(margin: CGFloat) }

    weak var view: UIView?
    var text: String
    var shape = Shape.roundedRect(margin: 8)
    /// Whether touches in the hole reach the views below.
    var letsTouchesThrough = true
}

@objc protocol CoachMarksDelegate: AnyObject {
    @objc optional func coachMarks(_ view: CoachMarksView, willShow index: Int)
    @objc optional func coachMarksDidFinish(_ view: CoachMarksView, skipped: Bool)
}

/// A dimming view with a hole that moves from view to view.
final class CoachMarksView: UIView {
    weak var delegate: CoachMarksDelegate?
    let bubble = UILabel()
    let skipButton = UIButton(type: .system)
    private let marks: [CoachMark]
    private(set) var index = -1
    private(set) var hole: UIBezierPath?
    private let bubbleSize = CGSize(width: 240, height: 60)
    var shade: CAShapeLayer { layer as! CAShapeLayer }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(marks: [CoachMark]) {
        self.marks = marks
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.fillRule = .evenOdd
        shade.fillColor = UIColor.black.withAlphaComponent(0.6).cgColor
        bubble.numberOfLines = 2
        bubble.backgroundColor = .white
        bubble.layer.cornerRadius = 8
        bubble.layer.masksToBounds = true
        skipButton.setTitle("Skip", for: .normal)
        skipButton.addTarget(self, action: #selector(skip), for: .touchUpInside)
        addSubview(bubble)
        addSubview(skipButton)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    class func show(_ marks: [CoachMark], in host: UIView, delegate: CoachMarksDelegate?) -> CoachMarksView {
        let view = CoachMarksView(marks: marks)
        view.delegate = delegate
        view.frame = host.bounds
        host.addSubview(view)
        view.advance(animated: false)
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        skipButton.frame = CGRect(x: bounds.maxX - 76, y: 20, width: 60, height: 44)
        update(animated: false)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        guard marks.indices.contains(index), marks[index].letsTouchesThrough, let path = shade.path else { return true }
        if skipButton.frame.contains(point) { return true }
        return path.contains(point, using: .evenOdd, transform: .identity)
    }

    @objc private func tapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        advance(animated: true)
    }

    @objc private func skip() { finish(skipped: true) }

    private func advance(animated: Bool) {
        index += 1
        while marks.indices.contains(index), marks[index].view == nil { index += 1 }
        guard marks.indices.contains(index) else {
            finish(skipped: false)
            return
        }
        delegate?.coachMarks?(self, willShow: index)
        bubble.text = marks[index].text
        update(animated: animated)
    }

    private func update(animated: Bool) {
        guard marks.indices.contains(index), let target = marks[index].view else { return }
        let frame = target.convert(target.bounds, to: self)
        let hole: UIBezierPath
        switch marks[index].shape {
        case .roundedRect(let margin):
            hole = UIBezierPath(roundedRect: frame.insetBy(dx: -margin, dy: -margin), cornerRadius: 6)
        case .circle(let margin):
            let radius = max(frame.width, frame.height) / 2 + margin
            hole = UIBezierPath(
                ovalIn: CGRect(x: frame.midX - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius))
        }
        self.hole = hole
        let path = UIBezierPath(rect: bounds)
        path.append(hole)
        path.usesEvenOddFillRule = true
        if animated {
            let morph = CABasicAnimation(keyPath: "path")
            morph.fromValue = shade.path
            morph.toValue = path.cgPath
            morph.duration = 0.3
            morph.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            shade.add(morph, forKey: "path")
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shade.path = path.cgPath
        CATransaction.commit()
        let below = hole.bounds.maxY + 12 + bubbleSize.height <= bounds.maxY - 16
        let x = min(max(16, hole.bounds.midX - bubbleSize.width / 2), bounds.maxX - 16 - bubbleSize.width)
        let y = below ? hole.bounds.maxY + 12 : hole.bounds.minY - 12 - bubbleSize.height
        bubble.frame = CGRect(origin: CGPoint(x: x, y: y), size: bubbleSize)
    }

    private func finish(skipped: Bool) {
        UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }) { _ in
            self.removeFromSuperview()
            self.delegate?.coachMarksDidFinish?(self, skipped: skipped)
        }
    }
}

final class ShopController: UIViewController, CoachMarksDelegate {
    let searchButton = UIButton(frame: CGRect(x: 40, y: 120, width: 100, height: 44))
    let cartButton = UIButton(frame: CGRect(x: 300, y: 760, width: 50, height: 50))
    let menuButton = UIButton(frame: CGRect(x: 170, y: 400, width: 50, height: 50))
    weak var coach: CoachMarksView?
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, button) in [searchButton, cartButton, menuButton].enumerated() {
            button.tag = index
            button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
            view.addSubview(button)
        }
    }

    func startTour() {
        var menu = CoachMark(view: menuButton, text: "The menu", shape: .circle(margin: 15))
        menu.letsTouchesThrough = false
        coach = CoachMarksView.show(
            [
                CoachMark(view: searchButton, text: "Search here"),
                CoachMark(view: nil, text: "Gone"),
                CoachMark(view: cartButton, text: "Your cart", shape: .circle(margin: 15)),
                menu,
            ],
            in: view, delegate: self)
    }

    @objc private func pressed(_ sender: UIButton) { log.append("button \(sender.tag)") }

    func coachMarks(_ view: CoachMarksView, willShow index: Int) { log.append("mark \(index)") }
    func coachMarksDidFinish(_ view: CoachMarksView, skipped: Bool) { log.append(skipped ? "skipped" : "done") }
}
