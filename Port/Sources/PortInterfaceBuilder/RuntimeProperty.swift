#if Port
/// A property of UIKit that a runtime attribute sets by its key.
enum RuntimeProperty {
    /// What a property takes.
    private enum Kind {
        case flag, string, number, whole, float, color, image, size, point, rect
        /// An enumeration whose raw values are the numbers of its cases from 0 on.
        case cases([String])
    }

    private static let alignments = Kind.cases(["left", "center", "right", "justified", "natural"])
    private static let breaks = Kind.cases([
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle",
    ])
    private static let contentModes = Kind.cases([
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight",
    ])

    /// The properties that are no attributes of an element, or whose values have other names there.
    private static let properties: [String: [String: Kind]] = [
        "UIResponder": [
            "accessibilityLabel": .string, "accessibilityHint": .string, "accessibilityValue": .string,
            "isAccessibilityElement": .flag, "accessibilityElementsHidden": .flag, "accessibilityViewIsModal": .flag,
            "shouldGroupAccessibilityChildren": .flag,
        ],
        "UIView": [
            "accessibilityIdentifier": .string, "clipsToBounds": .flag, "userInteractionEnabled": .flag,
            "isUserInteractionEnabled": .flag, "backgroundColor": .color, "tintColor": .color, "frame": .rect,
            "bounds": .rect, "center": .point, "contentMode": contentModes,
        ],
        "UIBarItem": [
            "accessibilityIdentifier": .string, "accessibilityLabel": .string, "accessibilityHint": .string,
            "image": .image,
        ],
        "CALayer": [
            "cornerRadius": .number, "borderWidth": .number, "shadowRadius": .number, "zPosition": .number,
            "shadowOpacity": .float, "opacity": .float, "masksToBounds": .flag, "shadowOffset": .size,
            "shouldRasterize": .flag, "rasterizationScale": .number, "name": .string, "allowsGroupOpacity": .flag,
        ],
        "UILabel": [
            "textColor": .color, "highlightedTextColor": .color, "shadowColor": .color, "shadowOffset": .size,
            "textAlignment": alignments, "lineBreakMode": breaks,
        ],
        "UITextField": [
            "textColor": .color, "secureTextEntry": .flag, "textAlignment": alignments,
        ],
        "UITextView": ["textColor": .color, "textAlignment": alignments],
        "NSTextContainer": ["lineFragmentPadding": .number, "maximumNumberOfLines": .whole],
        "UIImageView": ["image": .image, "highlightedImage": .image],
        "UISwitch": ["onTintColor": .color, "thumbTintColor": .color],
        "UISlider": ["minimumTrackTintColor": .color, "maximumTrackTintColor": .color, "thumbTintColor": .color],
        "UIProgressView": ["progressTintColor": .color, "trackTintColor": .color],
        "UIActivityIndicatorView": ["color": .color],
        "UIPageControl": ["pageIndicatorTintColor": .color, "currentPageIndicatorTintColor": .color],
        "UISegmentedControl": ["selectedSegmentTintColor": .color, "selectedSegmentIndex": .whole],
        "UIScrollView": ["contentSize": .size, "contentOffset": .point],
        "UITableView": ["separatorColor": .color, "sectionHeaderTopPadding": .number],
        "UINavigationBar": ["barTintColor": .color],
        "UIToolbar": ["barTintColor": .color],
        "UITabBar": ["barTintColor": .color, "unselectedItemTintColor": .color],
        "UISearchBar": ["barTintColor": .color],
        "UIBarButtonItem": ["tintColor": .color],
        "UITabBarItem": ["selectedImage": .image, "badgeColor": .color],
        "UIViewController": ["preferredContentSize": .size],
    ]

    /// The objects to which a path leads: the class, and whether there may be none.
    private static let objects: [String: [String: (type: String, isOptional: Bool)]] = [
        "UIView": ["layer": ("CALayer", false)],
        "UIButton": ["titleLabel": ("UILabel", true), "imageView": ("UIImageView", true)],
        "UITextView": ["textContainer": ("NSTextContainer", false)],
        "UITableViewCell": [
            "textLabel": ("UILabel", true), "detailTextLabel": ("UILabel", true), "imageView": ("UIImageView", true),
            "contentView": ("UIView", false),
        ],
        "UICollectionViewCell": ["contentView": ("UIView", false)],
        "UITableViewHeaderFooterView": ["contentView": ("UIView", false)],
        "UIVisualEffectView": ["contentView": ("UIView", false)],
        "UIViewController": ["navigationItem": ("UINavigationItem", false), "tabBarItem": ("UITabBarItem", true)],
    ]

    /// The assignment to the property at a path of an object of UIKit's class; nil if there is none for this value.
    static func setting(_ path: String, of base: String, to value: String) -> String? {
        let lineage = Elements.lineage(base)
        if let dot = path.firstIndex(of: ".") {
            let name = String(path[..<dot])
            guard let next = lineage.lazy.compactMap({ objects[$0]?[name] }).first,
                let rest = setting(String(path[path.index(after: dot)...]), of: next.type, to: value)
            else { return nil }
            return ".\(name)\(next.isOptional ? "?" : "")\(rest)"
        }
        if let kind = lineage.lazy.compactMap({ properties[$0]?[path] }).first {
            let property = path == "userInteractionEnabled" || path == "secureTextEntry" ? getter(path) : path
            return converted(value, to: kind).map { ".\(property) = \($0)" }
        }
        // A property that Interface Builder also sets directly.
        let attributes = lineage.flatMap { Attributes.of[$0] ?? [] }
        guard let found = attributes.first(where: { $0.property == path || $0.name == path }) else { return nil }
        let kind: Kind
        switch found.kind {
        case .flag: kind = .flag
        case .string: kind = .string
        case .number: kind = .number
        case .whole: kind = .whole
        default: return nil
        }
        return converted(value, to: kind).map { ".\(found.property) = \($0)" }
    }

    private static func getter(_ key: String) -> String { "is" + key.prefix(1).uppercased() + key.dropFirst() }

    private static func converted(_ value: String, to kind: Kind) -> String? {
        let number = value.hasPrefix("Double(") ? String(value.dropFirst(7).dropLast()) : nil
        switch kind {
        case .flag: return value == "true" || value == "false" ? value : number.map { "\($0 != "0")" }
        case .string: return value.hasPrefix("\"") || value == "nil" ? value : nil
        case .number: return number
        case .float: return number.map { "Float(\($0))" }
        case .whole: return number.flatMap { Int($0) }.map { "\($0)" }
        case .color: return value.hasPrefix("UIColor") || value == "nil" ? value : nil
        case .image: return value.hasPrefix("UIImage") || value == "nil" ? value : nil
        case .size: return value.hasPrefix("CGSize") ? value : nil
        case .point: return value.hasPrefix("CGPoint") ? value : nil
        case .rect: return value.hasPrefix("CGRect") ? value : nil
        case .cases(let names):
            guard let index = number.flatMap({ Int($0) }), names.indices.contains(index) else { return nil }
            return "." + names[index]
        }
    }
}
#endif
