import PortRewriter
import Testing

/// Names that UIKit had in Swift 4.0.
struct SwiftFourNameTests {
    @Test func `Types, functions and constants of Swift 4.0 get their present names`() {
        expect(
            """
            let a: UIViewAnimationOptions = UIViewAnimationOptions.curveEaseIn
            let b = UIEdgeInsetsMake(1, 2, 3, 4); let c = kCALineCapRound
            func f(_ state: UIControlState) {}
            """,
            becomes: "let a: UIView.AnimationOptions = UIView.AnimationOptions.curveEaseIn",
            "let b = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4); let c = CAShapeLayerLineCap.round",
            "func f(_ state: UIControl.State) {}")
    }

    @Test func `Members and labels of Swift 4.0 get their present names`() {
        expect(
            """
            class A: UIViewController {
                override func willMove(toParentViewController parent: UIViewController?) {}
                func f(_ b: UIViewController) {
                    addChildViewController(b); self.addChildViewController(b); b.didMove(toParentViewController: self)
                    view.bringSubview(toFront: b.view); b.removeFromParentViewController()
                    observe(NSNotification.Name.UIKeyboardWillShow, .UIKeyboardDidHide)
                }
            }
            """,
            becomes: "override func willMove(toParent parent: UIViewController?) {}",
            "addChild(b); self.addChild(b); b.didMove(toParent: self)",
            "view.bringSubviewToFront(b.view); b.removeFromParent()",
            "observe(UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidHideNotification)")
    }

    @Test func `Names that the target declares are unchanged`() {
        expect(
            "enum UIControlState { case on }; let a = UIControlState.on; class A { func addChildViewController() {} }\nf(a.addChildViewController())",
            becomes: "let a = UIControlState.on", "f(a.addChildViewController())")
    }

    @Test func `Modes of keyframe animations have their newer names`() {
        expect(
            "a.calculationMode = kCAAnimationPaced\na.rotationMode = kCAAnimationRotateAuto",
            becomes: "a.calculationMode = CAAnimationCalculationMode.paced",
            "a.rotationMode = CAAnimationRotationMode.rotateAuto")
    }

    @Test func `Weights of fonts, attributes and traits have their newer names`() {
        expect(
            """
            let a = UIFont.systemFont(ofSize: 3, weight: UIFontWeightSemibold)
            let b = [NSShadowAttributeName: c, NSStrikethroughStyleAttributeName: d]
            e.accessibilityTraits = UIAccessibilityTraitStaticText; f.alignmentMode = kCAAlignmentCenter
            """,
            becomes: "let a = UIFont.systemFont(ofSize: 3, weight: UIFont.Weight.semibold)",
            "let b = [NSAttributedString.Key.shadow: c, NSAttributedString.Key.strikethroughStyle: d]",
            "e.accessibilityTraits = UIAccessibilityTraits.staticText; f.alignmentMode = CATextLayerAlignmentMode.center"
        )
    }

    @Test func `Functions that became methods are called as methods`() {
        expect(
            "let a = UIImagePNGRepresentation(b); let c = UIImageJPEGRepresentation(d ?? e, 0.5)\nlet f = UIEdgeInsetsInsetRect(g, h)",
            becomes: "let a = (b).pngData(); let c = (d ?? e).jpegData(compressionQuality: 0.5)",
            "let f = (g).inset(by: h)")
        expect(
            "UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, a)",
            becomes: "UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: a)")
    }
}
