import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingConstraint: NSLayoutConstraint {
    var changes = 0

    override var firstItem: AnyObject? { super.firstItem }
    override var secondItem: AnyObject? { super.secondItem }
    override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
    override var secondAttribute: NSLayoutConstraint.Attribute { super.secondAttribute }
    override var relation: NSLayoutConstraint.Relation { super.relation }
    override var multiplier: CGFloat { super.multiplier }
    override var identifier: String? { didSet { changes += 1 } }
    override var shouldBeArchived: Bool { didSet { changes += 1 } }
    override var constant: CGFloat { didSet { changes += 1 } }
    override var priority: UILayoutPriority { didSet { changes += 1 } }
    override var isActive: Bool { didSet { changes += 1 } }
    override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
    override class func deactivate(_ constraints: [NSLayoutConstraint]) { super.deactivate(constraints) }
    override class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        super.constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
    }
    override var firstAnchor: NSLayoutAnchor<AnyObject> { super.firstAnchor }
    override var secondAnchor: NSLayoutAnchor<AnyObject>? { super.secondAnchor }
}

private final class OverridingView: UIView {
    var log: [String] = []

    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentHuggingPriority(for: axis)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        log.append("hugging \(priority.rawValue)")
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentCompressionResistancePriority(for: axis)
    }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        log.append("resistance \(priority.rawValue)")
        super.setContentCompressionResistancePriority(priority, for: axis)
    }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
}

private final class OverridingGuide: UILayoutGuide {
    var changes = 0
    override init() { super.init() }

    override weak var owningView: UIView? { didSet { changes += 1 } }
    override var identifier: String { didSet { changes += 1 } }
    override var layoutFrame: CGRect { super.layoutFrame }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
}

private final class OverridingKeyboardGuide: UIKeyboardLayoutGuide {
    var changes = 0

    override var usesBottomSafeArea: Bool { didSet { changes += 1 } }
    override var followsUndockedKeyboard: Bool { didSet { changes += 1 } }
    override var keyboardDismissPadding: CGFloat { didSet { changes += 1 } }
}

private final class OverridingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    override var item: AnyObject? { super.item }
    override var name: String { super.name }
    override func constraint(equalTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
        super.constraint(equalTo: anchor)
    }
    override func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
        super.constraint(greaterThanOrEqualTo: anchor)
    }
    override func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
        super.constraint(lessThanOrEqualTo: anchor)
    }
    override func constraint(equalTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, constant c: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(equalTo: anchor, constant: c) }
    override func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, constant c: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(greaterThanOrEqualTo: anchor, constant: c) }
    override func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, constant c: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(lessThanOrEqualTo: anchor, constant: c) }
}

private final class OverridingXAxisAnchor: NSLayoutXAxisAnchor {
    override func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        super.anchorWithOffset(to: other)
    }
    override func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier) }
    override func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
    override func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
}

private final class OverridingYAxisAnchor: NSLayoutYAxisAnchor {
    override func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        super.anchorWithOffset(to: other)
    }
    override func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier) }
    override func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
    override func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
}

private final class OverridingLayoutDimension: NSLayoutDimension {
    override func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(equalToConstant: c) }
    override func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        super.constraint(greaterThanOrEqualToConstant: c)
    }
    override func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        super.constraint(lessThanOrEqualToConstant: c)
    }
    override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        super.constraint(equalTo: anchor, multiplier: m)
    }
    override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(greaterThanOrEqualTo: anchor, multiplier: m) }
    override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        super.constraint(lessThanOrEqualTo: anchor, multiplier: m)
    }
    override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(equalTo: anchor, multiplier: m, constant: c) }
    override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c) }
    override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { super.constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c) }
}

private final class OverridingStack: UIStackView {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }

    override var axis: NSLayoutConstraint.Axis { didSet { changes += 1 } }
    override var distribution: UIStackView.Distribution { didSet { changes += 1 } }
    override var alignment: UIStackView.Alignment { didSet { changes += 1 } }
    override var spacing: CGFloat { didSet { changes += 1 } }
    override var isLayoutMarginsRelativeArrangement: Bool { didSet { changes += 1 } }
    override var isBaselineRelativeArrangement: Bool { didSet { changes += 1 } }
    override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        log.append("insertArrangedSubview")
        super.insertArrangedSubview(view, at: stackIndex)
    }
    override func removeArrangedSubview(_ view: UIView) {
        log.append("removeArrangedSubview")
        super.removeArrangedSubview(view)
    }
    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        super.setCustomSpacing(spacing, after: arrangedSubview)
    }
    override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        super.customSpacing(after: arrangedSubview)
    }
}

/// A constraint that doubles its multiplier.
private final class DoubledConstraint: NSLayoutConstraint {
    override var multiplier: CGFloat { 2 * super.multiplier }
}

/// Subclasses override the members of constraints, guides and stacks.
@Suite(.application) @MainActor
struct LayoutOverrideTests {
    private let app = TestApplication.current

    @Test("An overridden setter of a content priority receives it, and super stores it")
    func contentPriorities() {
        let view = OverridingView()
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        expectEqual(view.log, ["hugging 1000.0", "resistance 250.0"])
        expectEqual(view.contentHuggingPriority(for: .vertical), .required)
        expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
        expectEqual(view.contentCompressionResistancePriority(for: .horizontal), .defaultLow)
        expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }

    @Test func `Layout uses the multiplier that an override of a constraint returns`() {
        let window = app.makeWindow()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            DoubledConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: window, attribute: .width, multiplier: 0.25,
                constant: 0),
            view.heightAnchor.constraint(equalToConstant: 10), view.topAnchor.constraint(equalTo: window.topAnchor),
            view.leftAnchor.constraint(equalTo: window.leftAnchor),
        ])
        window.layoutIfNeeded()
        expectEqual(view.frame.width, window.bounds.width / 2)
    }

    @Test func `Activation notifies the overrides of a constraint`() {
        let view = UIView()
        let constraint = OverridingConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 10)
        OverridingConstraint.activate([constraint])
        constraint.constant = 20
        #expect(constraint.changes == 2 && constraint.isActive && constraint.firstItem === view)
    }

    @Test func `A view sets the owning view of a guide through its override`() {
        let (view, guide) = (UIView(), OverridingGuide())
        view.addLayoutGuide(guide)
        #expect(guide.changes == 1 && guide.owningView === view)
        view.removeLayoutGuide(guide)
        #expect(guide.changes == 2 && guide.owningView == nil)
    }

    @Test func `A stack calls its own overrides`() {
        let (stack, view) = (OverridingStack(arrangedSubviews: []), UIView())
        stack.addArrangedSubview(view)
        view.removeFromSuperview()
        stack.spacing = 8
        #expect(stack.log == ["insertArrangedSubview", "removeArrangedSubview"] && stack.changes == 1)
    }
}
