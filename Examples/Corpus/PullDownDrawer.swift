import UIKit

/// A drawer at the top of a scroll view that is pulled down by its handle and closed by a tap on the dimming view.
class PullDownDrawer: UIView {
    let handle = UIView()
    let content = UIView()
    let shade = UIControl()
    private(set) var isOpen = false
    var willChange: ((_ opens: Bool) -> Void)?
    var didChange: ((_ open: Bool) -> Void)?

    private var heightConstraint: NSLayoutConstraint!
    private let closedHeight: CGFloat = 44
    private let openHeight: CGFloat = 344
    private var startHeight: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        shade.backgroundColor = .black
        shade.alpha = 0
        content.clipsToBounds = true
        content.backgroundColor = .white
        handle.backgroundColor = .lightGray
        [shade, content, handle].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        let views: [String: Any] = ["shade": shade, "content": content, "handle": handle]
        let metrics = ["handleHeight": 44]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[shade]|", metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[shade]|", metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[content]|", metrics: nil, views: views))
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[content][handle(handleHeight)]", options: [.alignAllLeading, .alignAllTrailing],
                metrics: metrics, views: views))
        heightConstraint = NSLayoutConstraint(
            item: handle, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1,
            constant: closedHeight)
        heightConstraint.isActive = true

        handle.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PullDownDrawer.handlePan))
        shade.addAction(UIAction { [weak self] _ in self?.setOpen(false, animated: true) }, for: .touchUpInside)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view == self ? nil : view
    }

    func setOpen(_ open: Bool, animated: Bool) {
        if open != isOpen { willChange?(open) }
        isOpen = open
        heightConstraint.constant = open ? openHeight : closedHeight
        let changes = {
            self.shade.alpha = open ? 0.4 : 0
            self.layoutIfNeeded()
        }
        if animated {
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                options: [.beginFromCurrentState, .allowUserInteraction], animations: changes
            ) { finished in
                if finished { self.didChange?(open) }
            }
        } else {
            changes()
            didChange?(open)
        }
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startHeight = heightConstraint.constant
        case .changed:
            let height = startHeight + pan.translation(in: self).y
            heightConstraint.constant = min(max(height, closedHeight), openHeight)
            shade.alpha = 0.4 * (heightConstraint.constant - closedHeight) / (openHeight - closedHeight)
        case .ended, .cancelled:
            let velocity = pan.velocity(in: self).y
            let middle = (closedHeight + openHeight) / 2
            let opens = abs(velocity) > 300 ? velocity > 0 : heightConstraint.constant > middle
            setOpen(opens, animated: true)
        default:
            break
        }
    }
}
