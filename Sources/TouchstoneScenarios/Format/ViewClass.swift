import Foundation

/// The classes of UIKit that a scene can contain.
enum ViewClass: String, CaseIterable, Sendable {
    case view = "UIView"
    case label = "UILabel"
    case imageView = "UIImageView"
    case control = "UIControl"
    case button = "UIButton"
    case onOff = "UISwitch"
    case slider = "UISlider"
    case stepper = "UIStepper"
    case segmented = "UISegmentedControl"
    case pageControl = "UIPageControl"
    case textField = "UITextField"
    case textView = "UITextView"
    case scrollView = "UIScrollView"
    case tableView = "UITableView"

    var isControl: Bool {
        switch self {
        case .view, .label, .imageView, .textView, .scrollView, .tableView: false
        default: true
        }
    }

    /// The keys of properties that not all classes have, and that can be changed later.
    var stateKeys: [String] {
        let own: [String] =
            switch self {
            case .view, .label, .imageView, .control: []
            case .button: ["title", "menuAsPrimaryAction"]
            case .onOff: ["on"]
            case .slider: ["value", "minimum", "maximum", "continuous"]
            case .stepper: ["value", "minimum", "maximum", "step", "continuous", "autorepeat", "wraps"]
            case .segmented: ["segments", "selectedSegment", "momentary"]
            case .pageControl: ["pages", "page"]
            case .textField: ["placeholder", "secure", "selection"]
            case .scrollView, .tableView:
                [
                    "contentSize", "contentOffset", "contentInset", "scrolling", "paging", "bounces", "alwaysBounces",
                    "directionalLock", "deceleration", "delaysContentTouches", "canCancelContentTouches",
                    "transfersToParent", "scrollsToTop", "refreshing", "zoom",
                ]
            case .textView: ["secure", "editable", "selectable", "selection"]
            }
        return isControl ? ["enabled", "selected"] + own : own
    }

    /// The keys that not all classes have, and that can only be set at the start.
    var setUpKeys: [String] {
        switch self {
        case .view, .label, .imageView: []
        case .control: ["actions", "watch", "refuses"]
        case .textField: ["actions", "watch", "refuses"]
        case .textView: ["watch", "refuses"]
        case .button: ["actions", "watch", "menu"]
        case .scrollView: Self.scrollSetUpKeys
        case .tableView: Self.scrollSetUpKeys + ["rows", "rowHeight", "allowsSelection", "watch"]
        default: ["actions", "watch"]
        }
    }

    private static let scrollSetUpKeys = [
        "touchesShouldBegin", "touchesShouldCancel", "target", "zooms", "allowsScrollToTop",
    ]

    static let allStateKeys = unique(\.stateKeys)
    static let allSetUpKeys = unique(\.setUpKeys)

    private static func unique(_ keys: (ViewClass) -> [String]) -> [String] {
        var found: [String] = []
        for key in allCases.flatMap(keys) where !found.contains(key) { found.append(key) }
        return found
    }

    /// Returns the names of the classes that have a key as a list in English.
    static func owners(of key: String) -> String {
        let owners = allCases.filter { $0.stateKeys.contains(key) || $0.setUpKeys.contains(key) }.map(\.rawValue)
        guard let last = owners.last, owners.count > 1 else { return owners.first ?? "" }
        return owners.dropLast().joined(separator: ", ") + " and " + last
    }
}

/// Properties of a control or text that can be set at the start and changed later. A property that is `nil` keeps the default
/// of UIKit.
struct ControlProperties: Sendable {
    var isEnabled: Bool?
    var isSelected: Bool?
    var title: String?
    var showsMenuAsPrimaryAction: Bool?
    var isOn: Bool?
    var value: Double?
    var minimum: Double?
    var maximum: Double?
    var step: Double?
    var isContinuous: Bool?
    var autorepeats: Bool?
    var wraps: Bool?
    var segments: [String]?
    /// The index of the selected segment; -1 selects no segment.
    var selectedSegment: Int?
    var isMomentary: Bool?
    var pages: Int?
    var page: Int?
    var placeholder: String?
    var isSecure: Bool?
    var isEditable: Bool?
    var isSelectable: Bool?
    /// The selected range of the text, in grapheme clusters.
    var selection: Range<Int>?
}
