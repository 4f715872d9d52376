import ObjectiveC
import UIKit

/// Selectors, methods called by name, associated objects, and overrides in extensions.
@objc protocol DialDelegate: NSObjectProtocol {
    @objc optional func dialDidTurn(_ dial: Dial)
    @objc optional func dial(_ dial: Dial, didTurnTo value: CGFloat)
    func dialShouldTurn(_ dial: Dial) -> Bool
}

private extension Selector {
    static let turned = #selector(Dial.turned(_:))
    static let reset = Selector("reset")  // Selector.init(_:)
}

@IBDesignable
open class Dial: UIControl {
    @IBInspectable var value: CGFloat = 0 { didSet { setNeedsDisplay() } }
    @IBOutlet weak var delegate: DialDelegate?
    @objc dynamic var step: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turned(_:))))
        addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: .turned))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:")))  // Selector.init(_:)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(("reset"))))  // Selector.init(_:)
        addTarget(self, action: NSSelectorFromString("reset"), for: .touchUpInside)  // NSSelectorFromString(_:)
        addTarget(self, action: #selector(Dial.changed), for: .valueChanged)
        addTarget(nil, action: Selector(("dialChanged:")), for: .editingChanged)  // Selector.init(_:)
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    @objc func turned(_ recognizer: UIGestureRecognizer) {
        guard delegate?.dialShouldTurn(self) ?? true else { return }
        value += step
        delegate?.dialDidTurn?(self)
        delegate?.dial?(self, didTurnTo: value)
    }

    @objc func tapped(_ tap: UITapGestureRecognizer) { value = 0 }
    @objc func reset() { value = 0 }
    @objc func closed(_ press: UILongPressGestureRecognizer) {}
    @objc func changed() { sendActions(for: .editingChanged) }
    @objc func dialChanged(_ dial: Dial) { delegate?.dialDidTurn?(dial) }
    @objc func titled(_ title: String) -> String { "Dial " + title }

    @IBAction func pressed(_ sender: Any) {
        accessibilityLabel = (sender as? UIButton)?.currentTitle
    }

    func messages(_ target: NSObject, _ name: String) {
        if target.responds(to: #selector(Dial.reset)) {  // NSObjectProtocol.responds(to:)
            target.perform(#selector(Dial.reset))  // NSObject.perform(_:)
        }
        if responds(to: NSSelectorFromString(name)) {  // NSObjectProtocol.responds(to:), NSSelectorFromString(_:)
            perform(NSSelectorFromString(name))  // NSObject.perform(_:)
        }
        let selector: Selector = Selector(name)  // Selector.init(_:)
        if delegate?.responds(to: #selector(DialDelegate.dialDidTurn(_:))) == true {  // NSObjectProtocol.responds(to:)
            _ = delegate?.perform(#selector(DialDelegate.dialDidTurn(_:)), with: self)  // NSObject.perform(_:with:)
        }
        perform(#selector(tapped(_:)), with: nil)  // NSObject.perform(_:with:)
        _ = target.perform(selector, with: "argument")  // NSObject.perform(_:with:)
        target.perform(Selector(("titled:")), with: "argument")  // NSObject.perform(_:with:)
        let result =  // NSObject.perform(_:with:)
            perform(#selector(titled(_:)), with: "A")?.takeUnretainedValue() as? String
        perform(#selector(reset), with: nil, afterDelay: 0.3)
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        accessibilityLabel = result
    }

    func values(_ field: UITextField, _ bar: UINavigationBar) {
        let label = field.value(forKey: "placeholderLabel") as? UILabel  // NSObject.value(forKey:)
        label?.textColor = .red
        let step = value(forKey: "step") as? CGFloat  // NSObject.value(forKey:)
        let hidden = bar.value(forKey: "isHidden") as? Bool  // NSObject.value(forKey:)
        let views = (superview?.value(forKey: #keyPath(UIView.subviews)) as? [UIView]) ?? []  // NSObject.value(forKey:)
        for view in bar.subviews where view.value(forKey: "frame") != nil { view.alpha = 1 }  // NSObject.value(forKey:)
        accessibilityLabel = "\(step ?? 0) \(hidden ?? false) \(views.count)"
    }
}

/// Tests and calls of optional requirements of UIKit delegates.
final class Forwarding: UIViewController, UITableViewDelegate, UIScrollViewDelegate {
    weak var scrollDelegate: UIScrollViewDelegate?
    weak var tableDelegate: UITableViewDelegate?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollDelegate?.scrollViewDidScroll?(scrollView)
        if let delegate = scrollDelegate { delegate.scrollViewDidZoom?(scrollView) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableDelegate?.tableView?(tableView, didSelectRowAt: indexPath)
        tableView.delegate?.tableView?(tableView, didDeselectRowAt: indexPath)
        let height: CGFloat? = tableDelegate?.tableView?(tableView, heightForRowAt: indexPath)
        title = "\(height ?? 0)"
    }
}

// MARK: - Associated objects

private var badgeKey: UInt8 = 0
private var handlerKey = "handlerKey"

private struct AssociatedKeys {
    static var handler = "handler"
    static var insets: Void?
}

private final class Box: NSObject {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    @objc func call() { body() }
}

extension UIView {
    var badge: UILabel? {
        get { return objc_getAssociatedObject(self, &badgeKey) as? UILabel }  // objc_getAssociatedObject(_:_:)
        set {
            objc_setAssociatedObject(  // objc_setAssociatedObject(_:_:_:_:)
                self, &badgeKey, newValue,
                objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)  // objc_AssociationPolicy
        }
    }

    var touchInsets: UIEdgeInsets {
        get {
            objc_getAssociatedObject(  // objc_getAssociatedObject(_:_:)
                self, &AssociatedKeys.insets) as? UIEdgeInsets ?? .zero
        }
        set {
            objc_setAssociatedObject(  // objc_setAssociatedObject(_:_:_:_:)
                self, &AssociatedKeys.insets, newValue, .OBJC_ASSOCIATION_RETAIN)  // objc_AssociationPolicy
        }
    }

    fileprivate var tapAction: (() -> Void)? {
        get {
            objc_getAssociatedObject(self, &AssociatedKeys.handler) as? () -> Void  // objc_getAssociatedObject(_:_:)
        }
        set {
            objc_setAssociatedObject(  // objc_setAssociatedObject(_:_:_:_:)
                self, &AssociatedKeys.handler, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)  // objc_AssociationPolicy
        }
    }

    func onTap(_ body: @escaping () -> Void) {
        let box = Box(body)
        addGestureRecognizer(UITapGestureRecognizer(target: box, action: #selector(Box.call)))
        objc_setAssociatedObject(  // objc_setAssociatedObject(_:_:_:_:)
            self, &handlerKey, box, .OBJC_ASSOCIATION_RETAIN)
        let policies: [objc_AssociationPolicy] = [  // objc_AssociationPolicy
            .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY_NONATOMIC,
            .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
        ]
        _ = policies
    }

    func forget() {
        objc_setAssociatedObject(  // objc_setAssociatedObject(_:_:_:_:)
            self, &handlerKey, nil, .OBJC_ASSOCIATION_ASSIGN)
        objc_removeAssociatedObjects(self)
    }
}

// MARK: - Overrides in extensions

class StickerView: UIView {
    private var began = false
    func prepare() {}
}

extension StickerView {  // override in an extension
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {  // override in an extension
        super.touchesBegan(touches, with: event)
        began = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {  // override in an extension
        guard let touch = touches.first else { return }
        center = touch.location(in: superview)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {  // override in an extension
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {  // override in an extension
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    override var canBecomeFirstResponder: Bool { return true }  // override in an extension

    override func draw(_ rect: CGRect) {}  // override in an extension
}

extension Dial {  // override in an extension
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {  // override in an extension
        return super.beginTracking(touch, with: event)
    }

    override open func layoutSubviews() {  // override in an extension
        super.layoutSubviews()
    }
}

class StickerController: UIViewController {
    @objc func sharedAction() {}
}

extension StickerController {  // override in an extension
    override func viewWillAppear(_ animated: Bool) {  // override in an extension
        super.viewWillAppear(animated)
    }

    override var prefersStatusBarHidden: Bool { true }  // override in an extension

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}  // override in an extension

    @objc func inExtension() {}
}

final class BigStickerController: StickerController {
    override func inExtension() { super.inExtension() }  // override in an extension
    override func sharedAction() { super.sharedAction() }
}
