import UIKit

/// Older names of UIKit and Foundation that libraries still use, with the types that UIKit documents.
@MainActor
struct OlderNames {
    func tables(_ view: UIView, _ watcher: NSObject) {
        let table = NSHashTable<AnyObject>.weakObjects()  // NSHashTable
        table.add(watcher)  // NSHashTable
        table.remove(watcher)  // NSHashTable
        let objects: [AnyObject] = table.allObjects  // NSHashTable
        let map = NSMapTable<NSString, UIView>.strongToWeakObjects()  // NSMapTable
        map.setObject(view, forKey: NSString(string: "header"))  // NSMapTable
        let found: UIView? = map.object(forKey: NSString(string: "header"))  // NSMapTable
        _ = (objects, found)
    }

    func animations(_ view: UIView) {
        UIView.beginAnimations("move", context: nil)  // UIView.beginAnimations(_:context:)
        UIView.setAnimationDuration(0.3)  // UIView.setAnimationDuration(_:)
        UIView.setAnimationCurve(.easeIn)  // UIView.setAnimationCurve(_:)
        UIView.setAnimationDelegate(view)  // UIView.setAnimationDelegate(_:)
        UIView.setAnimationDidStop(Selector(UIView.setNeedsLayout, name: "stopped"))  // UIView.setAnimationDidStop(_:)
        view.alpha = 0
        UIView.commitAnimations()  // UIView.commitAnimations()
    }

    func attachments(_ picture: UIImage, _ layout: NSLayoutManager) {
        let attachment = NSTextAttachment()  // NSTextAttachment
        attachment.image = picture  // NSTextAttachment
        attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)  // NSTextAttachment
        let text = NSAttributedString(attachment: attachment)  // NSTextAttachment
        layout.invalidateLayout(forCharacterRange: NSRange(location: 0, length: text.length), actualCharacterRange: nil)
        let pasteboard = UIPasteboard.general
        pasteboard.image = pasteboard.hasImages ? pasteboard.image : picture  // UIPasteboard.image
        let object: CFTypeRef = picture
        let animator = UIViewPropertyAnimator()
        let context = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        _ = (object, animator, context)
    }

    func attributes(_ view: UITextView) {
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 14)]  // UITextView.typingAttributes
        view.linkTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]  // UITextView.linkTextAttributes
        let typed: [NSAttributedString.Key: Any] = view.typingAttributes
        _ = typed
    }

    func rows(_ path: IndexPath) {
        let place = NSIndexPath(row: 1, section: 2)
        let numbers: [Int] = [place.row, place.section, place.item]  // NSIndexPath.row
        _ = numbers
    }

    func statusBar(_ application: UIApplication, _ table: UITableView) {
        application.isStatusBarHidden = true  // UIApplication.isStatusBarHidden
        application.statusBarStyle = .lightContent  // UIApplication.statusBarStyle
        _ = UIApplication.willChangeStatusBarFrameNotification
        _ = UIApplication.didChangeStatusBarOrientationNotification
        table.separatorEffect = nil
    }

    func coreFoundation(_ layer: CATextLayer, _ path: CGMutablePath) {
        layer.font = CGFont("Avenir" as CFString)  // CGFont
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi)  // CGMutablePath.addRelativeArc
        path.addLine(to: .zero, transform: .identity)
        path.addLines(between: [.zero], transform: .identity)
        path.mutableCopy()!.addRects([.zero])  // CGPath.mutableCopy()
        layer.magnificationFilter = .nearest  // CALayer.magnificationFilter
        layer.minificationFilterBias = layer.minificationFilter == .linear ? 0 : 1
        let point: CGPoint = NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 1, y: 2)))  // NSCoder.cgPoint(for:)
        let seconds: TimeInterval = UIView.inheritedAnimationDuration  // UIView.inheritedAnimationDuration
        _ = (point, seconds, UITextView(usingTextLayoutManager: false), ProcessInfo.processInfo.isMacCatalystApp)
        _ = UIAccessibility.elementFocusedNotification
        let count: Float = HUGE
        let traits: Set<UIAccessibilityTraits> = [.button]
        _ = (count, traits)
    }

    func motion(_ view: UIView) {
        let effect = UIInterpolatingMotionEffect(  // UIInterpolatingMotionEffect
            keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10  // UIInterpolatingMotionEffect
        let group = UIMotionEffectGroup()  // UIMotionEffectGroup
        group.motionEffects = [effect]  // UIMotionEffectGroup
        view.addMotionEffect(group)  // UIView.addMotionEffect(_:)
        view.removeMotionEffect(group)  // UIView.removeMotionEffect(_:)
        let effects: [UIMotionEffect] = view.motionEffects  // UIView.motionEffects
        _ = effects
    }

    func texts(_ style: NSMutableParagraphStyle, _ text: UITextView, _ range: UITextRange) {
        style.tabStops = [NSTextTab(textAlignment: .left, location: 20, options: [:])]  // NSTextTab
        style.addTabStop(NSTextTab(textAlignment: .right, location: 90))  // NSMutableParagraphStyle
        style.defaultTabInterval = 15  // NSMutableParagraphStyle
        let rects: [UITextSelectionRect] = text.selectionRects(for: range)  // UITextSelectionRect
        let areas: [CGRect] = rects.map(\.rect)  // UITextSelectionRect
        _ = areas
    }

    func accessibility(_ view: UIView) {
        let rotor = UIAccessibilityCustomRotor(name: "Links") { predicate in  // UIAccessibilityCustomRotor
            predicate.searchDirection == .next
                ? UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil) : nil
        }
        view.accessibilityCustomRotors = [rotor]  // UIView.accessibilityCustomRotors
    }

    func menus(_ view: UIView) {
        let menu = UIMenuController.shared  // UIMenuController
        menu.arrowDirection = .down  // UIMenuController
        menu.isMenuVisible = false  // UIMenuController
    }

    func coding(_ coder: NSCoder) {
        coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")  // NSCoder
        let frame: CGRect = coder.decodeCGRect(forKey: "frame")  // NSCoder
        let point: CGPoint = coder.decodeCGPoint(forKey: "point")  // NSCoder
        let fitted: CGRect = AVMakeRect(aspectRatio: CGSize(width: 4, height: 3), insideRect: frame)  // AVMakeRect
        _ = (point, fitted)
    }

    func images(_ view: UIImageView) {
        view.animationImages = [UIImage()]  // UIImageView.animationImages
        view.animationDuration = 1  // UIImageView.animationDuration
        view.startAnimating()  // UIImageView.startAnimating()
        let isAnimating: Bool = view.isAnimating  // UIImageView.isAnimating
        let snapshot: UIView = UIScreen.main.snapshotView(afterScreenUpdates: false)  // UIScreen
        _ = (isAnimating, snapshot)
    }
}

private final class Tiles: CATiledLayer {  // CATiledLayer
    override class func fadeDuration() -> CFTimeInterval { 0 }  // CATiledLayer
}

private final class AccessoryView: UIInputView {  // UIInputView
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 44), inputViewStyle: .keyboard)  // UIInputView
        allowsSelfSizing = true  // UIInputView
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class DigitsController: UIInputViewController {  // UIInputViewController
    func type() {
        textDocumentProxy.insertText("1")  // UITextDocumentProxy
        textDocumentProxy.deleteBackward()  // UITextDocumentProxy
        let before: String? = textDocumentProxy.documentContextBeforeInput  // UITextDocumentProxy
        advanceToNextInputMode()  // UIInputViewController
        _ = before
    }
    override func textDidChange(_ textInput: (any UITextInput)?) {}  // UIInputViewController
}

private final class Actions: NSObject, UITableViewDelegate {
    func tableView(  // UITableViewRowAction
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }  // UITableViewRowAction
        delete.backgroundColor = .red  // UITableViewRowAction
        return [delete]
    }
}

private final class RestoredController: UIViewController, UIViewControllerRestoration {  // UIViewControllerRestoration
    override func viewDidLoad() {
        restorationIdentifier = "restored"  // UIViewController.restorationIdentifier
        restorationClass = RestoredController.self  // UIViewController.restorationClass
        view.restorationIdentifier = "view"  // UIView.restorationIdentifier
    }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    override func applicationFinishedRestoringState() {}  // UIViewController.applicationFinishedRestoringState()
    static func viewController(  // UIViewControllerRestoration
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { RestoredController() }
}
