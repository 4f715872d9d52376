import UIKit

/// Every name of the kind "layout" that touch code uses, once, with the type that UIKit documents.
@MainActor
struct LayoutNames {
    func constraint(_ view: UIView, _ other: UIView) {
        let attributes: [NSLayoutConstraint.Attribute] = [  // NSLayoutConstraint.Attribute
            .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .leftMargin, .topMargin, .notAnAttribute,
        ]
        let relations: [NSLayoutConstraint.Relation] =  // NSLayoutConstraint.Relation
            [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        let constraint =  // NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 44)
        let made: NSLayoutConstraint = constraint
        constraint.constant = 88  // NSLayoutConstraint.constant
        constraint.constant += 1  // NSLayoutConstraint.constant
        let constant: CGFloat = constraint.constant  // NSLayoutConstraint.constant
        constraint.isActive = true  // NSLayoutConstraint.isActive
        let isActive: Bool = constraint.isActive  // NSLayoutConstraint.isActive
        constraint.priority = .defaultHigh  // NSLayoutConstraint.priority
        constraint.priority = UILayoutPriority(rawValue: 999)  // UILayoutPriority
        constraint.priority = UILayoutPriority(750)  // UILayoutPriority
        let priority: UILayoutPriority = constraint.priority  // NSLayoutConstraint.priority
        let value: Float = priority.rawValue  // UILayoutPriority
        let levels: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]  // UILayoutPriority
        constraint.identifier = "width"  // NSLayoutConstraint.identifier
        let identifier: String? = constraint.identifier  // NSLayoutConstraint.identifier
        let firstAttribute: NSLayoutConstraint.Attribute =  // NSLayoutConstraint.firstAttribute
            constraint.firstAttribute
        let secondAttribute: NSLayoutConstraint.Attribute =  // NSLayoutConstraint.secondAttribute
            constraint.secondAttribute
        let firstItem: AnyObject? = constraint.firstItem  // NSLayoutConstraint.firstItem
        let secondItem: AnyObject? = constraint.secondItem  // NSLayoutConstraint.secondItem
        let isFirst: Bool = constraint.firstItem === view  // NSLayoutConstraint.firstItem
        let isSecond: Bool = constraint.secondItem as? UIView == other  // NSLayoutConstraint.secondItem
        NSLayoutConstraint.activate([constraint])  // NSLayoutConstraint.activate(_:)
        NSLayoutConstraint.deactivate([constraint])  // NSLayoutConstraint.deactivate(_:)
        let visual: [NSLayoutConstraint] =  // NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[view]-|", options: [], metrics: nil, views: ["view": view])
        let measured: [NSLayoutConstraint] =  // NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-space-[view]|", options: NSLayoutConstraint.FormatOptions(rawValue: 0),
                metrics: ["space": 8], views: ["view": view])
        _ = (attributes, relations, constant, isActive, value, levels, identifier, firstAttribute, secondAttribute)
        _ = (firstItem, secondItem, isFirst, isSecond, visual, measured, made)
    }

    func guide(_ view: UIView, _ guide: UILayoutGuide, _ scroll: UIScrollView) {
        let top: NSLayoutYAxisAnchor = guide.topAnchor  // UILayoutGuide.topAnchor
        let bottom: NSLayoutYAxisAnchor = guide.bottomAnchor  // UILayoutGuide.bottomAnchor
        let centerY: NSLayoutYAxisAnchor = guide.centerYAnchor  // UILayoutGuide.centerYAnchor
        let leading: NSLayoutXAxisAnchor = guide.leadingAnchor  // UILayoutGuide.leadingAnchor
        let trailing: NSLayoutXAxisAnchor = guide.trailingAnchor  // UILayoutGuide.trailingAnchor
        let left: NSLayoutXAxisAnchor = guide.leftAnchor  // UILayoutGuide.leftAnchor
        let right: NSLayoutXAxisAnchor = guide.rightAnchor  // UILayoutGuide.rightAnchor
        let width: NSLayoutDimension = guide.widthAnchor  // UILayoutGuide.widthAnchor
        let height: NSLayoutDimension = guide.heightAnchor  // UILayoutGuide.heightAnchor
        let content: UILayoutGuide = scroll.contentLayoutGuide  // UIScrollView.contentLayoutGuide
        let frame: UILayoutGuide = scroll.frameLayoutGuide  // UIScrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),  // UILayoutGuide.topAnchor
            view.widthAnchor.constraint(  // UIScrollView.frameLayoutGuide
                equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 0.5),
            view.bottomAnchor.constraint(  // UIScrollView.contentLayoutGuide
                equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -8),
        ])
        _ = (top, bottom, centerY, leading, trailing, left, right, width, height, content, frame)
    }

    func anchors(_ view: UIView, _ other: UIView) {
        let top: NSLayoutYAxisAnchor = view.topAnchor  // NSLayoutYAxisAnchor, UIView.topAnchor
        let bottom: NSLayoutYAxisAnchor = view.bottomAnchor  // UIView.bottomAnchor
        let centerY: NSLayoutYAxisAnchor = view.centerYAnchor  // UIView.centerYAnchor
        let leading: NSLayoutXAxisAnchor = view.leadingAnchor  // NSLayoutXAxisAnchor, UIView.leadingAnchor
        let trailing: NSLayoutXAxisAnchor = view.trailingAnchor  // UIView.trailingAnchor
        let left: NSLayoutXAxisAnchor = view.leftAnchor  // UIView.leftAnchor
        let right: NSLayoutXAxisAnchor = view.rightAnchor  // UIView.rightAnchor
        let centerX: NSLayoutXAxisAnchor = view.centerXAnchor  // UIView.centerXAnchor
        let width: NSLayoutDimension = view.widthAnchor  // UIView.widthAnchor
        let height: NSLayoutDimension = view.heightAnchor  // UIView.heightAnchor
        let equal: NSLayoutConstraint = top.constraint(equalTo: other.topAnchor)  // NSLayoutYAxisAnchor
        let less: NSLayoutConstraint =  // NSLayoutXAxisAnchor
            left.constraint(lessThanOrEqualTo: other.leftAnchor, constant: 4)
        height.constraint(equalToConstant: 44).isActive = true  // UIView.heightAnchor
        width.constraint(equalTo: height, multiplier: 2, constant: 1).isActive = true  // UIView.widthAnchor
        _ = (bottom, centerY, leading, trailing, right, centerX, equal, less)
    }

    func view(_ view: UIView, _ constraint: NSLayoutConstraint) {
        view.translatesAutoresizingMaskIntoConstraints = false  // UIView.translatesAutoresizingMaskIntoConstraints
        let translates: Bool =  // UIView.translatesAutoresizingMaskIntoConstraints
            view.translatesAutoresizingMaskIntoConstraints
        view.addConstraint(constraint)  // UIView.addConstraint(_:)
        view.addConstraints([constraint])  // UIView.addConstraints(_:)
        let constraints: [NSLayoutConstraint] = view.constraints  // UIView.constraints
        view.removeConstraint(constraint)  // UIView.removeConstraint(_:)
        view.removeConstraints(view.constraints)  // UIView.removeConstraints(_:)
        let isAmbiguous: Bool = view.hasAmbiguousLayout  // UIView.hasAmbiguousLayout
        view.setContentCompressionResistancePriority(  // UIView.setContentCompressionResistancePriority(_:for:)
            .required, for: .horizontal)
        view.setContentHuggingPriority(  // UIView.setContentHuggingPriority(_:for:)
            UILayoutPriority(rawValue: 251), for: .vertical)
        view.setNeedsUpdateConstraints()  // UIView.setNeedsUpdateConstraints()
        let compressed: CGSize = UIView.layoutFittingCompressedSize  // UIView.layoutFittingCompressedSize
        let size: CGSize =  // UIView.systemLayoutSizeFitting(_:)
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let fitted =  // UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
            view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        let fittedSize: CGSize = fitted
        _ = (translates, constraints, isAmbiguous, compressed, size, fittedSize)
    }
}

private final class LaidOutView: UIView {
    override func updateConstraints() {  // UIView.updateConstraints()
        super.updateConstraints()  // UIView.updateConstraints()
    }
    override func setNeedsUpdateConstraints() {  // UIView.setNeedsUpdateConstraints()
        super.setNeedsUpdateConstraints()  // UIView.setNeedsUpdateConstraints()
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {  // UIView.systemLayoutSizeFitting(_:)
        super.systemLayoutSizeFitting(targetSize)  // UIView.systemLayoutSizeFitting(_:)
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        targetSize  // UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    }
}

private final class LaidOutController: UIViewController {
    override func updateViewConstraints() {  // UIViewController.updateViewConstraints()
        super.updateViewConstraints()  // UIViewController.updateViewConstraints()
    }
}
