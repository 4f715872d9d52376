import Foundation
import TouchstoneGeometry

/// One view as a dump tells it.
struct DumpNode {
    var line: Int
    /// In the list of nodes; nil for the outermost.
    var parent: Int?
    var className: String
    /// The class of UIKit that the text says it derives from.
    var baseClass: String?
    var address: String
    /// In the parent's bounds coordinates, in points.
    var frame: CGRect
    /// Where the text tells them.
    var bounds: CGRect?
    var offset: CGPoint?
    var transform: CGAffineTransform?
    var isHidden = false
    var alpha: CGFloat = 1
    var isUserInteractionEnabled = true
    var isEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var isAnimated = false
    var hasRecognizers = false
    var identifier: String?
    var label: String?
    var text: String?

    /// `UIButton:7`, or the identifier.
    var name: String {
        if let identifier, !identifier.isEmpty { return identifier }
        return place
    }

    /// Its class and line.
    var place: String { "\(shortClassName):\(line)" }

    /// Without the module and what generics are made of.
    var shortClassName: String {
        let plain = className.prefix { $0 != "<" }
        return plain.split(separator: ".").last.map(String.init) ?? className
    }

    private static let windows = [
        "UIWindow", "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow", "Window", "Window (Main)",
    ]
    private static let controls = [
        "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField",
        "UIPageControl", "UIDatePicker", "UIRefreshControl", "UIColorWell", "UINavigationButton", "Button", "Switch",
        "Slider", "TextField", "SecureTextField", "Stepper", "SegmentedControl", "PageIndicator",
    ]

    /// Only an outermost view stands in a window's place.
    var isWindow: Bool {
        parent == nil && (Self.windows.contains(shortClassName) || Self.windows.contains(baseClass ?? ""))
    }

    var isControl: Bool { Self.controls.contains(shortClassName) || Self.controls.contains(baseClass ?? "") }

    @MainActor
    func apply(to view: UIView) {
        view.accessibilityIdentifier = name
        if let transform {
            // The frame is the box around the turned view; its middle stays where it is.
            view.transform = transform
            if let bounds { view.bounds = bounds } else { view.frame = frame }
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        } else {
            view.frame = frame
            if let bounds { view.bounds.origin = bounds.origin }
        }
        if let offset { view.bounds.origin = offset }
        view.alpha = alpha
        if !(view is UIWindow) { view.isHidden = isHidden }
        view.isUserInteractionEnabled = isUserInteractionEnabled
        view.isMultipleTouchEnabled = isMultipleTouchEnabled
        view.isExclusiveTouch = isExclusiveTouch
        if !isEnabled { (view as? UIControl)?.isEnabled = false }
        if hasRecognizers {
            let stand = UIGestureRecognizer()
            stand.name = "unknown"
            view.addGestureRecognizer(stand)
        }
    }
}

/// What came of reading.
struct DumpReading {
    var nodes: [DumpNode] = []
    var problems: [ViewDump.Problem] = []
}
