import TouchstoneConstraintSolver
import TouchstoneCore

/// Expresses the attributes of constraints in the variables of the solver.
extension LayoutEngine {
    /// Returns the first side minus the second side, without the constant, or `nil` if an item has been deallocated.
    func form(of constraint: NSLayoutConstraint) -> LinearForm? {
        guard let container = constraint.holderView, let first = constraint.firstItem as? any LayoutItem else {
            return nil
        }
        let reads = constraint.firstAttribute.isReadingSide || constraint.secondAttribute.isReadingSide
        // Right-to-left positions grow to the left. Negating both sides gives the constants the direction of text.
        let isMirrored = reads && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = form(first, constraint.firstAttribute, in: container, isMirrored)
        guard constraint.secondAttribute != .notAnAttribute else { return left }
        guard let second = constraint.secondItem as? any LayoutItem else { return nil }
        return left - Double(constraint.multiplier)
            * form(second, constraint.secondAttribute, in: container, isMirrored)
    }

    private func form(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in container: UIView, _ isMirrored: Bool
    ) -> LinearForm {
        if let inner = attribute.withinMargins {
            return form(item.layoutView.layoutMarginsGuide, inner, in: container, isMirrored)
        }
        var (item, attribute) = (item, attribute)
        var baseline = 0.0
        if let view = item as? UIView {
            if attribute == .firstBaseline || attribute == .lastBaseline {
                let isFirst = attribute == .firstBaseline
                let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
                item = text
                switch text.baselines {
                case .insideEdges(let first, let last): baseline = Double(isFirst ? first : -last)
                case .belowCenter(let distance): (attribute, baseline) = (.centerY, Double(distance))
                case nil: break
                }
            } else if view === container, let scrollView = view as? UIScrollView, attribute.isEdge {
                // Constraints from a descendant to the edges of its scroll view refer to the content.
                item = scrollView.contentLayoutGuide
            }
        }
        let box = box(of: item)
        func along(
            _ start: KeyPath<LayoutBox, ConstraintSolver.Variable>,
            _ length: KeyPath<LayoutBox, ConstraintSolver.Variable>,
            _ share: Double
        ) -> LinearForm {
            var form = origin(item, start, in: container)
            if share != 0 { form.add(box[keyPath: length], share) }
            form.constant += baseline
            return form
        }
        let sign = isMirrored ? -1.0 : 1.0
        switch attribute {
        case .left: return along(\.x, \.width, 0)
        case .right: return along(\.x, \.width, 1)
        case .leading: return sign * along(\.x, \.width, isMirrored ? 1 : 0)
        case .trailing: return sign * along(\.x, \.width, isMirrored ? 0 : 1)
        case .centerX: return sign * along(\.x, \.width, 0.5)
        case .top, .firstBaseline: return along(\.y, \.height, 0)
        case .bottom, .lastBaseline: return along(\.y, \.height, 1)
        case .centerY: return along(\.y, \.height, 0.5)
        case .width: return LinearForm(terms: [.init(box.width)])
        case .height: return LinearForm(terms: [.init(box.height)])
        default: return LinearForm()
        }
    }

    /// Returns the origin of an item along an axis, in the container's coordinates.
    private func origin(
        _ item: any LayoutItem, _ start: KeyPath<LayoutBox, ConstraintSolver.Variable>, in container: UIView
    ) -> LinearForm {
        var form = LinearForm()
        if item === container { return form }
        form.add(box(of: item)[keyPath: start])
        var view: UIView? = item is UIView ? item.layoutView.superview : item.layoutView
        while let current = view, current !== container {
            form.add(box(of: current)[keyPath: start])
            view = current.superview
        }
        return form
    }
}

extension NSLayoutConstraint.Attribute {
    var isReadingSide: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
    var isEdge: Bool { [.left, .right, .leading, .trailing, .top, .bottom].contains(self) }

    /// The corresponding attribute of the margins guide, or `nil` if the attribute does not refer to margins.
    var withinMargins: Self? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
