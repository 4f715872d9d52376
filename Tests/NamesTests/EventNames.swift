import UIKit

/// Every name of the kind "event, view, control" that touch code uses, once, with the type that UIKit documents.
@MainActor
struct EventNames {
    func indexPaths() {
        let item: IndexPath = IndexPath(item: 1, section: 0)  // IndexPath.init(item:section:)
        var row: IndexPath = IndexPath(row: 2, section: 0)  // IndexPath.init(row:section:)
        let itemIndex: Int = item.item  // IndexPath.item
        let rowIndex: Int = row.row  // IndexPath.row
        let section: Int = row.section  // IndexPath.section
        row.row += 1  // IndexPath.row
        row.item = 3  // IndexPath.item
        row.section = 1  // IndexPath.section
        _ = (itemIndex, rowIndex, section)
    }

    func values() {
        let insets: NSDirectionalEdgeInsets =  // NSDirectionalEdgeInsets
            NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let sum: CGFloat =  // NSDirectionalEdgeInsets
            insets.leading + insets.trailing + NSDirectionalEdgeInsets.zero.top
        let modes: [NSLineBreakMode] = [  // NSLineBreakMode
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]
        let offset: UIOffset = UIOffset(horizontal: 1, vertical: 2)  // UIOffset
        let far: CGFloat = offset.horizontal + offset.vertical + UIOffset.zero.vertical  // UIOffset
        let handler: UIActionHandler = { (action: UIAction) in _ = action.title }  // UIActionHandler
        let action = UIAction(title: "Copy", handler: handler)  // UIActionHandler
        let category: UIContentSizeCategory = .accessibilityExtraLarge  // UIContentSizeCategory
        let isAccessible: Bool = category.isAccessibilityCategory  // UIContentSizeCategory
        let alignments: [UIControl.ContentHorizontalAlignment] =  // UIControl.ContentHorizontalAlignment
            [.left, .center, .right, .fill, .leading, .trailing]
        let attributes: [UISemanticContentAttribute] = [  // UISemanticContentAttribute
            .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
        ]
        let directions: [UIUserInterfaceLayoutDirection] =  // UIUserInterfaceLayoutDirection
            [.leftToRight, .rightToLeft]
        _ = (sum, modes, far, action, isAccessible, alignments, attributes, directions)
    }

    func application() {
        let active: Notification.Name =  // UIApplication.didBecomeActiveNotification
            UIApplication.didBecomeActiveNotification
        let resigning: Notification.Name =  // UIApplication.willResignActiveNotification
            UIApplication.willResignActiveNotification
        _ = (active, resigning)
    }

    func barButtonItem() {
        let space =  // UIBarButtonItem.SystemItem.flexibleSpace
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let item: UIBarButtonItem.SystemItem =  // UIBarButtonItem.SystemItem.flexibleSpace
            UIBarButtonItem.SystemItem.flexibleSpace
        _ = (space, item)
    }

    func button(_ button: UIButton, _ image: UIImage) {
        var configuration: UIButton.Configuration = .filled()
        configuration.contentInsets = NSDirectionalEdgeInsets(  // UIButton.Configuration.contentInsets
            top: 1, leading: 2, bottom: 1, trailing: 2)
        let insets: NSDirectionalEdgeInsets = configuration.contentInsets  // UIButton.Configuration.contentInsets
        configuration.cornerStyle = .capsule  // UIButton.Configuration.cornerStyle
        let style: UIButton.Configuration.CornerStyle = configuration.cornerStyle  // UIButton.Configuration.cornerStyle
        button.adjustsImageWhenHighlighted = false  // UIButton.adjustsImageWhenHighlighted
        let adjusts: Bool = button.adjustsImageWhenHighlighted  // UIButton.adjustsImageWhenHighlighted
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)  // UIButton.contentEdgeInsets
        let contentInsets: UIEdgeInsets = button.contentEdgeInsets  // UIButton.contentEdgeInsets
        button.imageEdgeInsets.left = 4  // UIButton.imageEdgeInsets
        let imageInsets: UIEdgeInsets = button.imageEdgeInsets  // UIButton.imageEdgeInsets
        button.titleEdgeInsets = .zero  // UIButton.titleEdgeInsets
        let titleInsets: UIEdgeInsets = button.titleEdgeInsets  // UIButton.titleEdgeInsets
        let title: NSAttributedString? = button.currentAttributedTitle  // UIButton.currentAttributedTitle
        button.setAttributedTitle(  // UIButton.setAttributedTitle(_:for:)
            NSAttributedString(string: "Go"), for: .normal)
        button.setBackgroundImage(image, for: .highlighted)  // UIButton.setBackgroundImage(_:for:)
        button.setBackgroundImage(nil, for: .normal)  // UIButton.setBackgroundImage(_:for:)
        let imageView: UIImageView? = button.imageView  // UIButton.imageView
        button.imageView?.contentMode = .scaleAspectFit  // UIButton.imageView
        let label: UILabel? = button.titleLabel  // UIButton.titleLabel
        button.titleLabel?.font = .systemFont(ofSize: 12)  // UIButton.titleLabel
        button.titleLabel!.textAlignment = .center  // UIButton.titleLabel
        button.isPointerInteractionEnabled = true  // UIButton.isPointerInteractionEnabled
        let pointed: Bool = button.isPointerInteractionEnabled  // UIButton.isPointerInteractionEnabled
        button.pointerStyleProvider = { button, effect, shape in  // UIButton.pointerStyleProvider
            let button: UIButton = button  // UIButton.pointerStyleProvider
            let effect: UIPointerEffect = effect  // UIButton.pointerStyleProvider
            let shape: UIPointerShape = shape  // UIButton.pointerStyleProvider
            return button.isEnabled ? UIPointerStyle(effect: effect, shape: shape) : nil
        }
        _ = (insets, style, adjusts, contentInsets, imageInsets, titleInsets, title, imageView, label, pointed)
    }

    func color(_ color: UIColor) {
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        var alpha: CGFloat = 0
        let isHSB: Bool =  // UIColor.getHue(_:saturation:brightness:alpha:)
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        color.getHue(  // UIColor.getHue(_:saturation:brightness:alpha:)
            &hue, saturation: nil, brightness: nil, alpha: nil)
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        let isRGB: Bool =  // UIColor.getRed(_:green:blue:alpha:)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        color.getRed(&red, green: nil, blue: nil, alpha: nil)  // UIColor.getRed(_:green:blue:alpha:)
        let literal: UIColor =  // UIColor.init(_colorLiteralRed:green:blue:alpha:)
            #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        let made: UIColor =  // UIColor.init(_colorLiteralRed:green:blue:alpha:)
            UIColor(_colorLiteralRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        _ = (isHSB, isRGB, literal, made)
    }

    func control(_ control: UIControl) {
        control.contentHorizontalAlignment = .leading  // UIControl.contentHorizontalAlignment
        let horizontal: UIControl.ContentHorizontalAlignment =  // UIControl.contentHorizontalAlignment
            control.contentHorizontalAlignment
        control.contentVerticalAlignment = .top  // UIControl.contentVerticalAlignment
        let vertical: UIControl.ContentVerticalAlignment =  // UIControl.contentVerticalAlignment
            control.contentVerticalAlignment
        _ = (horizontal, vertical)
    }

    func imageView(_ image: UIImage) {
        let view: UIImageView =  // UIImageView.init(image:highlightedImage:)
            UIImageView(image: image, highlightedImage: image)
        view.isHighlighted = true  // UIImageView.isHighlighted
        let isHighlighted: Bool = view.isHighlighted  // UIImageView.isHighlighted
        _ = isHighlighted
    }

    func label(_ label: UILabel) {
        label.adjustsFontForContentSizeCategory = true  // UILabel.adjustsFontForContentSizeCategory
        let follows: Bool = label.adjustsFontForContentSizeCategory  // UILabel.adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = true  // UILabel.adjustsFontSizeToFitWidth
        let fits: Bool = label.adjustsFontSizeToFitWidth  // UILabel.adjustsFontSizeToFitWidth
        label.attributedText = NSAttributedString(string: "Hello")  // UILabel.attributedText
        let text: NSAttributedString? = label.attributedText  // UILabel.attributedText
        label.drawText(in: label.bounds)  // UILabel.drawText(in:)
        label.highlightedTextColor = .red  // UILabel.highlightedTextColor
        let highlighted: UIColor? = label.highlightedTextColor  // UILabel.highlightedTextColor
        label.isHighlighted = true  // UILabel.isHighlighted
        let isHighlighted: Bool = label.isHighlighted  // UILabel.isHighlighted
        label.lineBreakMode = .byWordWrapping  // UILabel.lineBreakMode
        let mode: NSLineBreakMode = label.lineBreakMode  // UILabel.lineBreakMode
        label.minimumScaleFactor = 0.5  // UILabel.minimumScaleFactor
        let factor: CGFloat = label.minimumScaleFactor  // UILabel.minimumScaleFactor
        label.preferredMaxLayoutWidth = 200  // UILabel.preferredMaxLayoutWidth
        let width: CGFloat = label.preferredMaxLayoutWidth  // UILabel.preferredMaxLayoutWidth
        label.shadowColor = .black  // UILabel.shadowColor
        let shadow: UIColor? = label.shadowColor  // UILabel.shadowColor
        label.shadowOffset = CGSize(width: 0, height: -1)  // UILabel.shadowOffset
        let offset: CGSize = label.shadowOffset  // UILabel.shadowOffset
        _ = (follows, fits, text, highlighted, isHighlighted, mode, factor, width, shadow, offset)
    }

    func menu() {
        let plain: UIMenu =  // UIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)
            UIMenu(title: "Edit", children: [])
        let full: UIMenu =  // UIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)
            UIMenu(
                title: "Edit", subtitle: nil, image: nil, identifier: nil, options: .displayInline,
                preferredElementSize: .small, children: [plain])
        _ = full
    }

    func navigationBar(_ bar: UINavigationBar, _ item: UINavigationItem) {
        bar.barTintColor = .white  // UINavigationBar.barTintColor
        let tint: UIColor? = bar.barTintColor  // UINavigationBar.barTintColor
        bar.isTranslucent = false  // UINavigationBar.isTranslucent
        let isTranslucent: Bool = bar.isTranslucent  // UINavigationBar.isTranslucent
        bar.prefersLargeTitles = true  // UINavigationBar.prefersLargeTitles
        let large: Bool = bar.prefersLargeTitles  // UINavigationBar.prefersLargeTitles
        bar.standardAppearance = UINavigationBarAppearance()  // UINavigationBar.standardAppearance
        let standard: UINavigationBarAppearance = bar.standardAppearance  // UINavigationBar.standardAppearance
        bar.scrollEdgeAppearance = standard  // UINavigationBar.scrollEdgeAppearance
        let edge: UINavigationBarAppearance? = bar.scrollEdgeAppearance  // UINavigationBar.scrollEdgeAppearance
        bar.setBackgroundImage(UIImage(), for: .default)  // UINavigationBar.setBackgroundImage(_:for:)
        bar.shadowImage = UIImage()  // UINavigationBar.shadowImage
        let shadow: UIImage? = bar.shadowImage  // UINavigationBar.shadowImage
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]  // UINavigationBar.titleTextAttributes
        let attributes: [NSAttributedString.Key: Any]? = bar.titleTextAttributes  // UINavigationBar.titleTextAttributes
        item.backBarButtonItem = UIBarButtonItem(  // UINavigationItem.backBarButtonItem
            title: "", style: .plain, target: nil, action: nil)
        let back: UIBarButtonItem? = item.backBarButtonItem  // UINavigationItem.backBarButtonItem
        _ = (tint, isTranslucent, large, edge, shadow, attributes, back)
    }

    func slider(_ slider: UISlider, _ image: UIImage, _ toggle: UISwitch) {
        slider.maximumTrackTintColor = .gray  // UISlider.maximumTrackTintColor
        let maximum: UIColor? = slider.maximumTrackTintColor  // UISlider.maximumTrackTintColor
        slider.minimumTrackTintColor = .blue  // UISlider.minimumTrackTintColor
        let minimum: UIColor? = slider.minimumTrackTintColor  // UISlider.minimumTrackTintColor
        slider.setMaximumTrackImage(image, for: .normal)  // UISlider.setMaximumTrackImage(_:for:)
        slider.setMinimumTrackImage(image, for: .normal)  // UISlider.setMinimumTrackImage(_:for:)
        slider.setThumbImage(image, for: .highlighted)  // UISlider.setThumbImage(_:for:)
        slider.setThumbImage(nil, for: .normal)  // UISlider.setThumbImage(_:for:)
        toggle.thumbTintColor = .white  // UISwitch.thumbTintColor
        let thumb: UIColor? = toggle.thumbTintColor  // UISwitch.thumbTintColor
        _ = (maximum, minimum, thumb)
    }

    func texts(_ field: UITextField, _ text: UITextView) {
        field.adjustsFontForContentSizeCategory = true  // UITextField.adjustsFontForContentSizeCategory
        let fieldFollows: Bool =  // UITextField.adjustsFontForContentSizeCategory
            field.adjustsFontForContentSizeCategory
        text.adjustsFontForContentSizeCategory = true  // UITextView.adjustsFontForContentSizeCategory
        let textFollows: Bool = text.adjustsFontForContentSizeCategory  // UITextView.adjustsFontForContentSizeCategory
        _ = (fieldFollows, textFollows)
    }

    func touch(_ touch: UITouch, _ recognizer: UIGestureRecognizer) {
        recognizer.touchesEstimatedPropertiesUpdated(  // UIGestureRecognizer.touchesEstimatedPropertiesUpdated(_:)
            [touch])
    }

    func traits(_ traits: UITraitCollection) {
        let capability: UIForceTouchCapability = traits.forceTouchCapability  // UITraitCollection.forceTouchCapability
        if traits.forceTouchCapability == .available { _ = capability }  // UITraitCollection.forceTouchCapability
        let direction: UITraitEnvironmentLayoutDirection = traits.layoutDirection  // UITraitCollection.layoutDirection
        _ = direction
    }

    func view(_ view: UIView) {
        view.contentScaleFactor = 2  // UIView.contentScaleFactor { get set }
        let scale: CGFloat = view.contentScaleFactor  // UIView.contentScaleFactor { get set }
        let direction: UIUserInterfaceLayoutDirection =  // UIView.effectiveUserInterfaceLayoutDirection
            view.effectiveUserInterfaceLayoutDirection
        view.insetsLayoutMarginsFromSafeArea = false  // UIView.insetsLayoutMarginsFromSafeArea
        let insets: Bool = view.insetsLayoutMarginsFromSafeArea  // UIView.insetsLayoutMarginsFromSafeArea
        view.preservesSuperviewLayoutMargins = true  // UIView.preservesSuperviewLayoutMargins
        let preserves: Bool = view.preservesSuperviewLayoutMargins  // UIView.preservesSuperviewLayoutMargins
        view.semanticContentAttribute = .forceLeftToRight  // UIView.semanticContentAttribute
        let attribute: UISemanticContentAttribute = view.semanticContentAttribute  // UIView.semanticContentAttribute
        let layoutDirection: UIUserInterfaceLayoutDirection =  // UIView.userInterfaceLayoutDirection(for:)
            UIView.userInterfaceLayoutDirection(for: attribute)
        let isRightToLeft: Bool =
            UIView.userInterfaceLayoutDirection(  // UIView.userInterfaceLayoutDirection(for:)
                for: view.semanticContentAttribute) == .rightToLeft
        _ = (scale, direction, insets, preserves, layoutDirection, isRightToLeft)
    }

    func controller(_ controller: UIViewController, _ command: UIKeyCommand) {
        controller.addKeyCommand(command)  // UIViewController.addKeyCommand(_:)
        controller  // UIViewController.automaticallyAdjustsScrollViewInsets
            .automaticallyAdjustsScrollViewInsets = false
        let adjusts: Bool =  // UIViewController.automaticallyAdjustsScrollViewInsets
            controller.automaticallyAdjustsScrollViewInsets
        let bottom: any UILayoutSupport = controller.bottomLayoutGuide  // UIViewController.bottomLayoutGuide
        let bottomAnchor: NSLayoutYAxisAnchor =  // UIViewController.bottomLayoutGuide
            controller.bottomLayoutGuide.topAnchor
        let top: any UILayoutSupport = controller.topLayoutGuide  // UIViewController.topLayoutGuide
        let length: CGFloat = controller.topLayoutGuide.length  // UIViewController.topLayoutGuide
        controller.edgesForExtendedLayout = []  // UIViewController.edgesForExtendedLayout
        let edges: UIRectEdge = controller.edgesForExtendedLayout  // UIViewController.edgesForExtendedLayout
        controller.extendedLayoutIncludesOpaqueBars = true  // UIViewController.extendedLayoutIncludesOpaqueBars
        let opaque: Bool =  // UIViewController.extendedLayoutIncludesOpaqueBars
            controller.extendedLayoutIncludesOpaqueBars
        controller.modalTransitionStyle = .crossDissolve  // UIViewController.modalTransitionStyle
        let style: UIModalTransitionStyle = controller.modalTransitionStyle  // UIViewController.modalTransitionStyle
        controller.preferredContentSize = CGSize(width: 300, height: 200)  // UIViewController.preferredContentSize
        let size: CGSize = controller.preferredContentSize  // UIViewController.preferredContentSize
        _ = (adjusts, bottom, bottomAnchor, top, length, edges, opaque, style, size)
    }

    func animator(_ view: UIView) {
        let animator: any UIViewImplicitlyAnimating =  // UIViewImplicitlyAnimating
            UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ view.alpha = 0 })  // UIViewImplicitlyAnimating
        animator.addCompletion({ (position: UIViewAnimatingPosition) in _ = position })  // UIViewImplicitlyAnimating
    }
}

private final class OwnLabel: UILabel {
    override func drawText(in rect: CGRect) {  // UILabel.drawText(in:)
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)))  // UILabel.drawText(in:)
    }
    override var isHighlighted: Bool {  // UILabel.isHighlighted
        didSet { setNeedsDisplay() }
    }
    override var attributedText: NSAttributedString? {  // UILabel.attributedText
        didSet { invalidateIntrinsicContentSize() }
    }
}

private final class OwnRecognizer: UIGestureRecognizer {
    override func touchesEstimatedPropertiesUpdated(  // UIGestureRecognizer.touchesEstimatedPropertiesUpdated(_:)
        _ touches: Set<UITouch>
    ) {
        super.touchesEstimatedPropertiesUpdated(touches)  // UIGestureRecognizer.touchesEstimatedPropertiesUpdated(_:)
    }
}

private final class OwnView: UIView {
    override var contentMode: UIView.ContentMode {  // UIView.contentMode open (overridable)
        didSet { setNeedsLayout() }
    }
    override var contentScaleFactor: CGFloat {  // UIView.contentScaleFactor { get set }
        didSet { setNeedsDisplay() }
    }
    override var layoutMargins: UIEdgeInsets {  // UIView.layoutMargins open (overridable)
        get { .zero }
        set { super.layoutMargins = newValue }
    }
    override var tintColor: UIColor! {  // UIView.tintColor open (overridable)
        didSet { setNeedsDisplay() }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {  // UIView.semanticContentAttribute
        didSet { setNeedsLayout() }
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        .rightToLeft  // UIView.effectiveUserInterfaceLayoutDirection
    }
    override func buildMenu(with builder: any UIMenuBuilder) {  // UIResponder.buildMenu(with:)
        super.buildMenu(with: builder)  // UIResponder.buildMenu(with:)
        builder.remove(menu: .format)  // UIResponder.buildMenu(with:)
    }
}

private final class OwnController: UIViewController {
    override func buildMenu(with builder: any UIMenuBuilder) {  // UIResponder.buildMenu(with:)
        super.buildMenu(with: builder)  // UIResponder.buildMenu(with:)
    }
    override var preferredContentSize: CGSize {  // UIViewController.preferredContentSize
        get { CGSize(width: 9, height: 9) }
        set { super.preferredContentSize = newValue }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {  // UIViewController.modalTransitionStyle
        get { .flipHorizontal }
        set {}
    }
    override var edgesForExtendedLayout: UIRectEdge {  // UIViewController.edgesForExtendedLayout
        get { .all }
        set {}
    }
}

private final class OwnButton: UIButton {
    override var titleLabel: UILabel? { super.titleLabel }  // UIButton.titleLabel
    override var imageView: UIImageView? { super.imageView }  // UIButton.imageView
    override var contentEdgeInsets: UIEdgeInsets {  // UIButton.contentEdgeInsets
        get { .zero }
        set { super.contentEdgeInsets = newValue }
    }
    override func setBackgroundImage(  // UIButton.setBackgroundImage(_:for:)
        _ image: UIImage?, for state: UIControl.State
    ) {
        super.setBackgroundImage(image, for: state)  // UIButton.setBackgroundImage(_:for:)
    }
    override func setAttributedTitle(  // UIButton.setAttributedTitle(_:for:)
        _ title: NSAttributedString?, for state: UIControl.State
    ) {
        super.setAttributedTitle(title, for: state)  // UIButton.setAttributedTitle(_:for:)
    }
}
