import Foundation
import TouchstoneCore

// Changes of properties of views and controls that the hit test does not depend on.
extension TouchExplanation.Change {
    struct SetMultipleTouchEnabled: ViewSetting {
        let view: Mention

        var code: String { "enable-multiple-touch" }
        var words: String { "allow several touches: \(view.name).isMultipleTouchEnabled = true" }
        func set(_ view: UIView) { view.isMultipleTouchEnabled = true }
    }

    struct ClearExclusiveTouch: ViewSetting {
        let view: Mention

        var code: String { "clear-exclusive-touch" }
        var words: String { "share: \(view.name).isExclusiveTouch = false" }
        func set(_ view: UIView) { view.isExclusiveTouch = false }
    }

    struct SetDelaysContentTouches: ViewSetting {
        let view: Mention
        let value: Bool

        var code: String { "delays-content-touches" }
        var words: String {
            "deliver touches to the content immediately: \(view.name).delaysContentTouches = \(value)"
        }
        func set(_ view: UIView) { (view as? UIScrollView)?.delaysContentTouches = value }
    }

    struct SetCanCancelContentTouches: ViewSetting {
        let view: Mention
        let value: Bool

        var code: String { "cancels-content-touches" }
        var words: String {
            value
                ? "allow it to cancel touches of its content: \(view.name).canCancelContentTouches = true"
                : "keep the touches of the content: \(view.name).canCancelContentTouches = false, or return false from touchesShouldCancel(in:)"
        }
        func set(_ view: UIView) { (view as? UIScrollView)?.canCancelContentTouches = value }
    }

    struct SetScrollEnabled: ViewSetting {
        let view: Mention
        let value: Bool

        var code: String { "scroll-enabled" }
        var words: String {
            (value ? "enable scrolling: " : "disable scrolling: ") + "\(view.name).isScrollEnabled = \(value)"
        }
        func set(_ view: UIView) { (view as? UIScrollView)?.isScrollEnabled = value }
    }

    struct KeepDrag: ViewSetting {
        let view: Mention
        let isHorizontal: Bool

        var code: String { "keep-drag" }
        var words: String {
            "keep drags at its edge, so that it bounces: \(view.name).transfers\(isHorizontal ? "Horizontal" : "Vertical")ScrollingToParent = false"
        }
        func set(_ view: UIView) {
            if isHorizontal {
                (view as? UIScrollView)?.transfersHorizontalScrollingToParent = false
            } else {
                (view as? UIScrollView)?.transfersVerticalScrollingToParent = false
            }
        }
    }

    struct LetBounce: ViewSetting {
        let view: Mention
        let isHorizontal: Bool

        var code: String { "let-bounce" }
        var words: String {
            "set \(view.name).contentSize to what it holds, or \(view.name).alwaysBounce\(isHorizontal ? "Horizontal" : "Vertical") = true"
        }
        func set(_ view: UIView) {
            (view as? UIScrollView)?.alwaysBounceVertical = true
            (view as? UIScrollView)?.alwaysBounceHorizontal = true
        }
    }

    struct AllowSelection: ViewSetting {
        let view: Mention
        let property: String

        var code: String { "allow-selection" }
        var words: String { "allow selection: \(view.name).\(property) = true" }
        func set(_ view: UIView) { (view as? any RowList)?.allowSelection(property) }
    }

    struct SetContinuous: ViewSetting {
        let view: Mention

        var code: String { "set-continuous" }
        var words: String { "send every change: \(view.name).isContinuous = true" }
        func set(_ view: UIView) {
            (view as? UISlider)?.isContinuous = true
            (view as? UIStepper)?.isContinuous = true
        }
    }
}
