import UIKit
import ObjectiveC.runtime

/// Keeps a closure alive for a control that has only targets.
private final class ClosureSleeve: NSObject {
    let closure: (UIControl) -> Void
    init(_ closure: @escaping (UIControl) -> Void) {
        self.closure = closure
        super.init()
    }

    @objc func invoke(_ sender: UIControl) { closure(sender) }
}

extension UIControl {
    private enum AssociatedKeys {
        static var sleeve = "com.example.sleeve"
        static var badge: Void?
    }

    func onTap(_ closure: @escaping (UIControl) -> Void) {
        let sleeve = ClosureSleeve(closure)
        addTarget(sleeve, action: #selector(ClosureSleeve.invoke(_:)), for: .touchUpInside)
        objc_setAssociatedObject(self, &AssociatedKeys.sleeve, sleeve, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    var badge: Int {
        get { (objc_getAssociatedObject(self, &AssociatedKeys.badge) as? NSNumber)?.intValue ?? 0 }
        set {
            let boxed: NSNumber? = newValue == 0 ? nil : NSNumber(value: newValue)
            objc_setAssociatedObject(self, &AssociatedKeys.badge, boxed, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}

extension UIGestureRecognizer {
    /// A pan that moves its own view and stays within the superview.
    static func dragging(_ target: DragTarget) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer(target: target, action: #selector(DragTarget.drag(_:)))
        pan.maximumNumberOfTouches = 1
        return pan
    }
}

class DragTarget: NSObject {
    var onEnd: ((UIView) -> Void)?

    @objc func drag(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view, let superview = view.superview else { return }
        let move = pan.translation(in: superview)
        view.center.x += move.x
        view.center.y += move.y
        pan.setTranslation(.zero, in: superview)
        if pan.state == .ended { onEnd?(view) }
    }
}

class FloatingButton: UIButton {
    private let dragTarget = DragTarget()
    var margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(.dragging(dragTarget))
        dragTarget.onEnd = { [weak self] _ in self?.snap() }
        addTarget(self, action: #selector(pressDown), for: [.touchDown, .touchDragEnter])
        addTarget(self, action: #selector(pressUp), for: [.touchUpInside, .touchDragExit, .touchCancel])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private(set) var looks: [String] = []
    @objc private func pressDown() { looks.append("down") }
    @objc private func pressUp() { looks.append("up") }

    private func snap() {
        guard let area = superview?.bounds.insetBy(dx: margin, dy: margin) else { return }
        let half = bounds.width / 2
        center.x = center.x < area.midX ? area.minX + half : area.maxX - half
        center.y = min(max(center.y, area.minY + half), area.maxY - half)
    }
}

final class ComposeViewController: UIViewController {
    let button = FloatingButton(frame: CGRect(x: 318, y: 772, width: 56, height: 56))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.onTap { control in control.badge += 1 }
        button.addObserver(self, forKeyPath: #keyPath(UIView.center), options: [.new], context: nil)
    }

    @objc dynamic var isCompact: Bool = false {
        didSet { button.isHidden = isCompact }
    }

    private(set) var lastCenter: CGPoint?

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if keyPath == #keyPath(UIView.center) { lastCenter = (change?[.newKey] as? NSValue)?.cgPointValue }
    }

    deinit { button.removeObserver(self, forKeyPath: #keyPath(UIView.center)) }
}
