import ObjectiveC
import UIKit

private var badgeKey: UInt8 = 0
private var tapHandlerKey: UInt8 = 0

private class Handler: NSObject {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    @objc func call() { body() }
}

extension UIView {
    var badge: UILabel? {
        get { objc_getAssociatedObject(self, &badgeKey) as? UILabel }
        set {
            badge?.removeFromSuperview()
            objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            if let label = newValue { addSubview(label) }
        }
    }

    func onTap(_ body: @escaping () -> Void) {
        let handler = Handler(body)
        objc_setAssociatedObject(self, &tapHandlerKey, handler, .OBJC_ASSOCIATION_RETAIN)
        isUserInteractionEnabled = true
        addGestureRecognizer(UITapGestureRecognizer(target: handler, action: #selector(Handler.call)))
    }
}
