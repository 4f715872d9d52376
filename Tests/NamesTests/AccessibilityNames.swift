import UIKit

/// Every name of the kind "accessibility" that touch code uses, once, with the type that UIKit documents.
@MainActor
struct AccessibilityNames {
    func notifications(_ view: UIView) {
        UIAccessibility.post(notification: .screenChanged, argument: view)  // UIAccessibility
        UIAccessibility.post(  // UIAccessibility
            notification: UIAccessibility.Notification.layoutChanged, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: "Sent")  // UIAccessibility
        let isVoiceOverRunning: Bool = UIAccessibility.isVoiceOverRunning  // UIAccessibility
        let isReduceMotionEnabled: Bool = UIAccessibility.isReduceMotionEnabled  // UIAccessibility
        _ = (isVoiceOverRunning, isReduceMotionEnabled)
    }

    func elements(_ view: UIView) {
        let element = UIAccessibilityElement(accessibilityContainer: view)  // UIAccessibilityElement
        element.accessibilityLabel = "Dial"  // UIAccessibilityElement
        element.accessibilityFrameInContainerSpace = CGRect(  // UIAccessibilityElement
            x: 0, y: 0, width: 44, height: 44)
        element.accessibilityTraits = .button  // UIAccessibilityElement
        let container: AnyObject? = element.accessibilityContainer as AnyObject?  // UIAccessibilityElement
        _ = container
        view.accessibilityElements = [element]  // UIView.accessibilityElements
        let elements: [Any]? = view.accessibilityElements  // UIView.accessibilityElements
        _ = elements
        view.accessibilityViewIsModal = true  // UIView.accessibilityViewIsModal
        let isModal: Bool = view.accessibilityViewIsModal  // UIView.accessibilityViewIsModal
        _ = isModal
    }

    func controllers(_ controller: UIViewController) {
        controller.accessibilityLabel = "Settings"  // UIViewController.accessibilityLabel
        let label: String? = controller.accessibilityLabel  // UIViewController.accessibilityLabel
        let escaped: Bool = controller.accessibilityPerformEscape()  // UIViewController.accessibilityPerformEscape()
        _ = (label, escaped)
    }
}

private final class SheetController: UIViewController {
    override func accessibilityPerformEscape() -> Bool {  // UIViewController.accessibilityPerformEscape()
        dismiss(animated: true)
        return true
    }
}

private final class DialView: UIView {
    private var parts: [Any]? = []
    override var accessibilityElements: [Any]? {  // UIView.accessibilityElements
        get { parts }
        set { parts = newValue }
    }
    override var accessibilityViewIsModal: Bool {  // UIView.accessibilityViewIsModal
        get { true }
        set {}
    }
}
