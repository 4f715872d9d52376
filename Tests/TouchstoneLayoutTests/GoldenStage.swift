import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A view with the given intrinsic content size.
final class SizedView: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var insets = UIEdgeInsets.zero
    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A label with the given width of characters and height of lines.
final class LinesLabel: UILabel {
    var measure: Golden.Text?

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let measure else { return .zero }
        let room = Int(min(bounds.width, 1e6) / measure.char + 1e-6)
        var lines: [Int] = []
        for word in measure.value.split(separator: " ") {
            if let last = lines.last, last + 1 + word.count <= room {
                lines[lines.count - 1] = last + 1 + word.count
            } else {
                lines.append(word.count)
            }
        }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: CGFloat(lines.max() ?? 0) * measure.char,
            height: CGFloat(lines.count) * measure.line)
    }
}

/// A view with a keyboard of the given height while it is first responder.
final class Typist: UIView {
    var keyboard: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keyboard }
}

@MainActor
final class GoldenStage {
    let app: TestApplication
    let root = UIView()
    var views: [String: UIView] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    /// The constraints by their text.
    var constraints: [String: NSLayoutConstraint] = [:]
    /// Names in the file that have no public API here.
    var missing: [String] = []
    private var conflicts: [String] = []

    private init(_ app: TestApplication) { self.app = app }

    /// Lays out one screen on a device of its own, all constraints active before the first layout.
    /// - Parameters:
    ///   - rules: Constraints, or visual formats; the file's constraints by default.
    ///   - isInRoot: Whether views that are in the root are added to it, and constraints to it followed.
    static func run(
        _ golden: Golden, _ screen: Golden.Screen, rules: [String]? = nil, inRoot isInRoot: Bool = true,
        _ body: (GoldenStage) -> Void
    ) {
        let bounds = CGRect(x: 0, y: 0, width: screen.size[0], height: screen.size[1])
        let app = TestApplication { clock in UIApplication(clock: clock, screen: bounds, scale: 3) }
        TestApplication.$scoped.withValue(app) {
            UIApplication.$current.withValue(app.application) {
                let stage = GoldenStage(app)
                LayoutConflict.$listener.withValue({ stage.conflicts.append($0.description) }) {
                    let controller = UIViewController()
                    controller.additionalSafeAreaInsets = UIEdgeInsets(
                        top: screen.safe[0], left: screen.safe[1], bottom: screen.safe[2], right: screen.safe[3])
                    stage.build(golden, screen, in: bounds, isInRoot, rules ?? golden.constraints)
                    _ = app.makeWindow(root: controller)
                    controller.view.addSubview(stage.root)
                    stage.showKeyboard(screen.keyboard ?? 0, below: controller.view)
                    app.settle()
                    body(stage)
                }
                app.contractViolations()
            }
        }
    }

    private func build(
        _ golden: Golden, _ screen: Golden.Screen, in bounds: CGRect, _ isInRoot: Bool, _ rules: [String]
    ) {
        let direction: UISemanticContentAttribute = screen.direction == "rtl" ? .forceRightToLeft : .forceLeftToRight
        root.accessibilityIdentifier = "root"
        root.frame = bounds
        root.semanticContentAttribute = direction
        views["root"] = root
        for described in golden.views {
            let view = make(described)
            view.accessibilityIdentifier = described.id
            view.semanticContentAttribute = direction
            view.translatesAutoresizingMaskIntoConstraints = false
            views[described.id] = view
            guard isInRoot || described.in != "root", let superview = views[described.in] else { continue }
            if let stack = superview as? UIStackView {
                stack.addArrangedSubview(view)
            } else {
                superview.addSubview(view)
            }
        }
        for described in golden.views {
            for (id, gap) in described.customSpacing ?? [:] {
                (views[described.id] as? UIStackView)?.setCustomSpacing(gap, after: views[id]!)
            }
        }
        for described in golden.guides ?? [] {
            let guide = UILayoutGuide()
            views[described.owner]!.addLayoutGuide(guide)
            guides[described.id] = guide
        }
        let followed = rules.filter { isInRoot || !$0.contains("root.") }
        NSLayoutConstraint.activate(followed.flatMap { $0.contains(":") ? formatted($0) : parsed($0) })
    }

    private func make(_ described: Golden.View) -> UIView {
        let view: UIView
        switch described.kind {
        case "stack": view = stack(described)
        case "scroll":
            let scroll = UIScrollView()
            scroll.contentInsetAdjustmentBehavior = .never
            view = scroll
        case .some(let kind):
            missing.append(kind)
            view = UIView()
        case nil: view = described.text.map { label($0, described.preferredMaxLayoutWidth) } ?? sized(described)
        }
        for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
            view.setContentHuggingPriority(UILayoutPriority(described.hug?[index] ?? 250), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(described.resist?[index] ?? 750), for: axis)
        }
        if let margins = described.margins {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
        }
        if let preserves = described.preservesSuperviewLayoutMargins {
            view.preservesSuperviewLayoutMargins = preserves
        }
        if let insets = described.insetsLayoutMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = insets }
        view.isHidden = described.hidden ?? false
        return view
    }

    private func sized(_ described: Golden.View) -> UIView {
        guard described.intrinsic != nil || described.alignmentRectInsets != nil else { return UIView() }
        let view = SizedView()
        if let size = described.intrinsic {
            view.size = CGSize(width: size[0] ?? UIView.noIntrinsicMetric, height: size[1] ?? UIView.noIntrinsicMetric)
        }
        if let insets = described.alignmentRectInsets {
            view.insets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
        return view
    }

    private func label(_ text: Golden.Text, _ width: Golden.MaxWidth?) -> UIView {
        let label = LinesLabel()
        label.measure = text
        label.numberOfLines = 0
        label.text = text.value
        if case .points(let width) = width { label.preferredMaxLayoutWidth = width }
        return label
    }

    private func stack(_ described: Golden.View) -> UIView {
        let stack = UIStackView()
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
            "bottom": .bottom,
        ]
        stack.axis = described.axis == "vertical" ? .vertical : .horizontal
        stack.distribution = distributions[described.distribution ?? "fill"]!
        stack.alignment = alignments[described.alignment ?? "fill"]!
        stack.spacing = described.spacing ?? 0
        stack.isLayoutMarginsRelativeArrangement = described.isLayoutMarginsRelativeArrangement ?? false
        return stack
    }

    private func showKeyboard(_ height: CGFloat, below superview: UIView) {
        guard height > 0 else { return }
        let typist = Typist()
        typist.keyboard = UIView(frame: CGRect(x: 0, y: 0, width: superview.bounds.width, height: height))
        superview.addSubview(typist)
        #expect(typist.becomeFirstResponder())
    }

    // MARK: Constraints

    /// `item.attribute relation [factor *] item.attribute [± constant] [@ priority]`, or a constant on the right.
    private func parsed(_ text: String) -> [NSLayoutConstraint] {
        let grammar = /(\S+) (==|<=|>=) (?:(?:([\d.]+) \* )?([A-Za-z]\S*)(?: ([+-]) ([\d.]+))?|([\d.]+))(?: @ (\d+))?/
        guard let match = text.wholeMatch(of: grammar)?.output else {
            missing.append(text)
            return []
        }
        func number(_ digits: Substring?) -> CGFloat? { digits.flatMap { Double($0) }.map { CGFloat($0) } }
        let relations: [Substring: NSLayoutConstraint.Relation] = [
            "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        guard let first = item(match.1) else { return [] }
        let second = match.4.flatMap { item($0) }
        if match.4 != nil, second == nil { return [] }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relations[match.2]!, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: number(match.3) ?? 1,
            constant: number(match.7) ?? (number(match.6) ?? 0) * (match.5 == "-" ? -1 : 1))
        if let priority = match.8.flatMap({ Float($0) }) { constraint.priority = UILayoutPriority(priority) }
        constraints[text] = constraint
        return [constraint]
    }

    private func item(_ text: Substring) -> (item: Any, attribute: NSLayoutConstraint.Attribute)? {
        let attributes: [Substring: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        ]
        let dot = text.lastIndex(of: ".")!
        let name = String(text[..<dot])
        guard let attribute = attributes[text[text.index(after: dot)...]] else {
            missing.append(String(text))
            return nil
        }
        if let view = views[name] { return (view, attribute) }
        return guide(name).map { ($0, attribute) }
    }

    /// A guide defined in the file, or a guide of a view.
    private func guide(_ name: String) -> UILayoutGuide? {
        if let guide = guides[name] { return guide }
        let parts = name.split(separator: ".")
        guard parts.count == 2, let owner = views[String(parts[0])] else {
            missing.append(name)
            return nil
        }
        let scroll = owner as? UIScrollView
        let known: UILayoutGuide? =
            switch parts[1] {
            case "safe": owner.safeAreaLayoutGuide
            case "margins": owner.layoutMarginsGuide
            case "readable": owner.readableContentGuide
            case "content": scroll?.contentLayoutGuide
            case "frame": scroll?.frameLayoutGuide
            case "keyboard": owner.keyboardLayoutGuide
            default: nil
            }
        if known == nil, !missing.contains(name) { missing.append(name) }
        return known
    }

    /// A visual format, with an option in parentheses after it.
    private func formatted(_ text: String) -> [NSLayoutConstraint] {
        let parts = text.split(separator: "  ")
        let options: NSLayoutConstraint.FormatOptions =
            parts.count > 1 && parts[1] == "(alignAllTop)" ? .alignAllTop : []
        if parts.count > 1, options.isEmpty { missing.append(String(parts[1])) }
        return NSLayoutConstraint.constraints(
            withVisualFormat: String(parts[0]), options: options, metrics: nil, views: views)
    }

    // MARK: Comparison

    func compare(_ expected: [String: [CGFloat]], within tolerance: CGFloat?, _ name: String) {
        for (id, numbers) in expected.sorted(by: { $0.key < $1.key }) {
            guard let frame = views[id]?.frame ?? guide(id)?.layoutFrame else {
                Issue.record("\(name), \(id): there is no such view or guide")
                continue
            }
            let found = [frame.minX, frame.minY, frame.width, frame.height]
            let isNear = zip(found, numbers).allSatisfy { abs($0 - $1) <= tolerance ?? 0.01 }
            #expect(isNear, "\(name), \(id): is \(found), should be \(numbers)")
        }
    }

    /// Checks that there is one conflict with these lines in this order and without the others, or none. `0x…` matches any name.
    func compareReceived(_ words: [String], not others: [String], _ name: String) {
        guard !words.isEmpty else {
            expectEqual(conflicts, [], "\(name): there must be no conflict")
            return
        }
        expectEqual(conflicts.count, 1, "\(name): there must be one conflict")
        let text = conflicts.joined(separator: "\n")
        var rest = text[...]
        for line in words {
            let pattern = NSRegularExpression.escapedPattern(for: line).replacingOccurrences(of: "0x…", with: "[^. ]+")
            let found = rest.range(of: pattern, options: .regularExpression)
            #expect(found != nil, "\(name): the conflict must contain «\(line)» here: «\(text)»")
            if let found { rest = rest[found.upperBound...] }
        }
        for line in others { #expect(!text.contains(line), "\(name): the conflict must not contain «\(line)»") }
    }
}
