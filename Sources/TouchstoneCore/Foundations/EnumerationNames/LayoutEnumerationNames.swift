import TouchstoneEnumerations

// The enumerations of layout: each value prints as its case.

extension NSLayoutConstraintAttribute: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        @unknown default: "NSLayoutConstraint.Attribute(rawValue: \(rawValue))"
        }
    }
}
extension NSLayoutConstraintAxis: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        @unknown default: "NSLayoutConstraint.Axis(rawValue: \(rawValue))"
        }
    }
}
extension NSLayoutConstraintRelation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .lessThanOrEqual: "lessThanOrEqual"
        case .equal: "equal"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        @unknown default: "NSLayoutConstraint.Relation(rawValue: \(rawValue))"
        }
    }
}
extension NSRectAlignment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .top: "top"
        case .topLeading: "topLeading"
        case .leading: "leading"
        case .bottomLeading: "bottomLeading"
        case .bottom: "bottom"
        case .bottomTrailing: "bottomTrailing"
        case .trailing: "trailing"
        case .topTrailing: "topTrailing"
        @unknown default: "NSRectAlignment(rawValue: \(rawValue))"
        }
    }
}
extension UIStackViewDistribution: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fill: "fill"
        case .fillEqually: "fillEqually"
        case .fillProportionally: "fillProportionally"
        case .equalSpacing: "equalSpacing"
        case .equalCentering: "equalCentering"
        @unknown default: "UIStackView.Distribution(rawValue: \(rawValue))"
        }
    }
}
extension UIStackViewAlignment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fill: "fill"
        case .leading: "leading"
        case .firstBaseline: "firstBaseline"
        case .center: "center"
        case .trailing: "trailing"
        case .lastBaseline: "lastBaseline"
        @unknown default: "UIStackView.Alignment(rawValue: \(rawValue))"
        }
    }
}
