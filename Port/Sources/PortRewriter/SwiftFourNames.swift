#if Port
import SwiftSyntax

/// The names that UIKit had up to Swift 4.0, and those that it has had since 4.2. A compiler accepts the older ones in its language mode 4.
enum SwiftFourNames {
    /// Types, functions and constants that were not members of a type.
    static let globals: [String: String] = [
        "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
        "UIViewAnimationTransition": "UIView.AnimationTransition", "UIViewContentMode": "UIView.ContentMode",
        "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
        "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
        "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIButtonType": "UIButton.ButtonType", "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UITextFieldViewMode": "UITextField.ViewMode", "UITextBorderStyle": "UITextField.BorderStyle",
        "UITableViewStyle": "UITableView.Style", "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewScrollPosition": "UITableView.ScrollPosition", "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIAlertControllerStyle": "UIAlertController.Style",
        "UIAlertActionStyle": "UIAlertAction.Style", "UIBlurEffectStyle": "UIBlurEffect.Style",
        "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
        "UIImageResizingMode": "UIImage.ResizingMode", "UISearchBarStyle": "UISearchBar.Style",
        "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
        "UINavigationControllerOperation": "UINavigationController.Operation",
        "UIApplicationState": "UIApplication.State", "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
        "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "UIWindowLevel": "UIWindow.Level",
        "UIWindowLevelNormal": "UIWindow.Level.normal", "UIWindowLevelAlert": "UIWindow.Level.alert",
        "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "NSAttributedStringKey": "NSAttributedString.Key", "NSFontAttributeName": "NSAttributedString.Key.font",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
        "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
        "NSKernAttributeName": "NSAttributedString.Key.kern",
        "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle", "RunLoopMode": "RunLoop.Mode",
        "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
        "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
        "kCAFillModeBoth": "CAMediaTimingFillMode.both", "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
        "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
        "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
        "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
        "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
        "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
        "kCALineCapRound": "CAShapeLayerLineCap.round", "kCALineCapButt": "CAShapeLayerLineCap.butt",
        "kCALineCapSquare": "CAShapeLayerLineCap.square", "kCALineJoinRound": "CAShapeLayerLineJoin.round",
        "kCALineJoinMiter": "CAShapeLayerLineJoin.miter", "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
        "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd", "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
        "kCATransitionFade": "CATransitionType.fade", "kCATransitionPush": "CATransitionType.push",
        "kCATransitionMoveIn": "CATransitionType.moveIn", "kCATransitionReveal": "CATransitionType.reveal",
        "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
        "kCATransitionFromRight": "CATransitionSubtype.fromRight",
        "kCATransitionFromTop": "CATransitionSubtype.fromTop",
        "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
        "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
        "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
        "kCAGravityCenter": "CALayerContentsGravity.center",
        "kCAAnimationLinear": "CAAnimationCalculationMode.linear",
        "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
        "kCAAnimationPaced": "CAAnimationCalculationMode.paced",
        "kCAAnimationCubic": "CAAnimationCalculationMode.cubic",
        "kCAAnimationCubicPaced": "CAAnimationCalculationMode.cubicPaced",
        "kCAAnimationRotateAuto": "CAAnimationRotationMode.rotateAuto",
        "kCAAnimationRotateAutoReverse": "CAAnimationRotationMode.rotateAutoReverse",
    ]

    /// Members of types.
    static let members: [String: String] = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
        "childViewControllers": "children", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden", "commonModes": "common",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
        "styleSingle": "single", "styleThick": "thick", "styleDouble": "double",
        "defaultRunLoopMode": "default", "UITrackingRunLoopMode": "tracking",
    ]

    /// Notifications, which were members of their names' type.
    static let notifications: [String: String] = [
        "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
        "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
        "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
        "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
        "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
        "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
        "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
        "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
        "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
        "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
        "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
        "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
        "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
        "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
        "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
        "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
        "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
        "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
        "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
        "UIApplicationUserDidTakeScreenshot": "UIApplication.userDidTakeScreenshotNotification",
        "UIApplicationWillChangeStatusBarFrame": "UIApplication.willChangeStatusBarFrameNotification",
        "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
        "UIApplicationWillChangeStatusBarOrientation": "UIApplication.willChangeStatusBarOrientationNotification",
        "UIApplicationDidChangeStatusBarOrientation": "UIApplication.didChangeStatusBarOrientationNotification",
        "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
        "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
        "UIWindowDidResignKey": "UIWindow.didResignKeyNotification",
        "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification",
        "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
    ]

    /// Functions that are initializers with labels today.
    static let makers: [String: (type: String, labels: [String])] = [
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
        "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
    ]

    /// Methods whose first label became a part of their name, by name and label.
    static let joined: [String: (label: String, name: String)] = [
        "bringSubview": ("toFront", "bringSubviewToFront"), "sendSubview": ("toBack", "sendSubviewToBack"),
    ]

    /// First labels of methods, by the methods' names.
    static let labels: [String: (old: String, new: String)] = [
        "didMove": ("toParentViewController", "toParent"), "willMove": ("toParentViewController", "toParent"),
    ]
}

extension Rewriter {
    /// A type, function or constant with its older name, unless the target declares that name.
    func portOlderName(_ token: TokenSyntax) {
        portOlderMember(token)
        let newer = SwiftFourNames.globals[token.text] ?? SwiftFourNames.constants[token.text]
        guard let name = newer, survey.types[token.text] == nil,
            survey.aliases[token.text] == nil, !survey.propertyNames.contains(token.text)
        else { return }
        edits.replace(token.start..<token.end, by: name)
    }

    /// A member with its older name.
    func portOlderMember(_ node: MemberAccessExprSyntax) {
        let token = node.declName.baseName
        if let name = SwiftFourNames.notifications[token.text], !survey.propertyNames.contains(token.text) {
            return edits.replace(node.extent, by: name)
        }
        portOlderMember(token)
    }

    /// The older name of a member; also of one that is called without naming `self`.
    private func portOlderMember(_ token: TokenSyntax) {
        guard let name = SwiftFourNames.members[token.text], !isDeclared(token.text) else { return }
        edits.replace(token.start..<token.end, by: name)
    }

    /// A call of a method whose first label has changed.
    func portOlderCall(_ call: FunctionCallExprSyntax) {
        if let function = call.calledExpression.as(DeclReferenceExprSyntax.self),
            let maker = SwiftFourNames.makers[function.baseName.text], call.arguments.count == maker.labels.count
        {
            edits.replace(function.extent, by: maker.type)
            for (argument, label) in zip(call.arguments, maker.labels) {
                edits.insert(label + ": ", at: argument.expression.start)
            }
            return
        }
        if portOlderFunction(call) { return }
        let reference =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let token = reference?.baseName, let first = call.arguments.first, let label = first.label else { return }
        if let joined = SwiftFourNames.joined[token.text], joined.label == label.text, !isDeclared(token.text) {
            edits.replace(token.start..<token.end, by: joined.name)
            edits.replace(label.start..<first.expression.start, by: "")
        } else if let changed = SwiftFourNames.labels[token.text], changed.old == label.text {
            edits.replace(label.start..<label.end, by: changed.new)
        }
    }

    /// A call of a function that is a method of its first argument today.
    private func portOlderFunction(_ call: FunctionCallExprSyntax) -> Bool {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            let method = SwiftFourNames.methods[function.text], let first = call.arguments.first,
            call.arguments.count == (method.label == nil ? 1 : 2), !isDeclared(function.text)
        else { return false }
        edits.replace(function.extent, by: "")
        if let label = method.label, let second = call.arguments.last {
            edits.replace(first.expression.end..<second.expression.start, by: ").\(method.name)(\(label): ")
        } else {
            edits.insert(".\(method.name)()", at: call.end)
        }
        return true
    }

    /// An override of a method whose first label has changed.
    func portOlderOverride(_ node: FunctionDeclSyntax) {
        guard node.modifiers.contains(.override), let changed = SwiftFourNames.labels[node.name.text],
            let label = node.signature.parameterClause.parameters.first?.firstName, label.text == changed.old
        else { return }
        edits.replace(label.start..<label.end, by: changed.new)
    }

    private func isDeclared(_ name: String) -> Bool {
        survey.propertyNames.contains(name) || survey.types.values.contains { $0.methods.contains { $0.base == name } }
    }
}
#endif
