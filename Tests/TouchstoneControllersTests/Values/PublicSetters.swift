import UIKit

// Written by tools/setter-values from docs/api/UIKit.txt.

/// The public setters that take numbers, with an object for each.
@MainActor
enum PublicSetters {
    static let layers: [Setter] = [
        Setter("CAAnimation", "repeatCount", \CAAnimation.repeatCount) { CABasicAnimation(keyPath: "opacity") },
        Setter("CAAnimation", "speed", \CAAnimation.speed) { CABasicAnimation(keyPath: "opacity") },
        Setter("CAEmitterCell", "alphaRange", \CAEmitterCell.alphaRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "alphaSpeed", \CAEmitterCell.alphaSpeed) { CAEmitterCell() },
        Setter("CAEmitterCell", "birthRate", \CAEmitterCell.birthRate) { CAEmitterCell() },
        Setter("CAEmitterCell", "blueRange", \CAEmitterCell.blueRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "blueSpeed", \CAEmitterCell.blueSpeed) { CAEmitterCell() },
        Setter("CAEmitterCell", "contentsRect", \CAEmitterCell.contentsRect) { CAEmitterCell() },
        Setter("CAEmitterCell", "contentsScale", \CAEmitterCell.contentsScale) { CAEmitterCell() },
        Setter("CAEmitterCell", "emissionLatitude", \CAEmitterCell.emissionLatitude) { CAEmitterCell() },
        Setter("CAEmitterCell", "emissionLongitude", \CAEmitterCell.emissionLongitude) { CAEmitterCell() },
        Setter("CAEmitterCell", "emissionRange", \CAEmitterCell.emissionRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "greenRange", \CAEmitterCell.greenRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "greenSpeed", \CAEmitterCell.greenSpeed) { CAEmitterCell() },
        Setter("CAEmitterCell", "lifetime", \CAEmitterCell.lifetime) { CAEmitterCell() },
        Setter("CAEmitterCell", "lifetimeRange", \CAEmitterCell.lifetimeRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "redRange", \CAEmitterCell.redRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "redSpeed", \CAEmitterCell.redSpeed) { CAEmitterCell() },
        Setter("CAEmitterCell", "scale", \CAEmitterCell.scale) { CAEmitterCell() },
        Setter("CAEmitterCell", "scaleRange", \CAEmitterCell.scaleRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "scaleSpeed", \CAEmitterCell.scaleSpeed) { CAEmitterCell() },
        Setter("CAEmitterCell", "speed", \CAEmitterCell.speed) { CAEmitterCell() },
        Setter("CAEmitterCell", "spin", \CAEmitterCell.spin) { CAEmitterCell() },
        Setter("CAEmitterCell", "spinRange", \CAEmitterCell.spinRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "velocity", \CAEmitterCell.velocity) { CAEmitterCell() },
        Setter("CAEmitterCell", "velocityRange", \CAEmitterCell.velocityRange) { CAEmitterCell() },
        Setter("CAEmitterCell", "xAcceleration", \CAEmitterCell.xAcceleration) { CAEmitterCell() },
        Setter("CAEmitterCell", "yAcceleration", \CAEmitterCell.yAcceleration) { CAEmitterCell() },
        Setter("CAEmitterCell", "zAcceleration", \CAEmitterCell.zAcceleration) { CAEmitterCell() },
        Setter("CAEmitterLayer", "birthRate", \CAEmitterLayer.birthRate) { CAEmitterLayer() },
        Setter("CAEmitterLayer", "emitterDepth", \CAEmitterLayer.emitterDepth) { CAEmitterLayer() },
        Setter("CAEmitterLayer", "emitterPosition", \CAEmitterLayer.emitterPosition) { CAEmitterLayer() },
        Setter("CAEmitterLayer", "emitterSize", \CAEmitterLayer.emitterSize) { CAEmitterLayer() },
        Setter("CAEmitterLayer", "emitterZPosition", \CAEmitterLayer.emitterZPosition) { CAEmitterLayer() },
        Setter("CAEmitterLayer", "lifetime", \CAEmitterLayer.lifetime) { CAEmitterLayer() },
        Setter("CAEmitterLayer", "scale", \CAEmitterLayer.scale) { CAEmitterLayer() },
        Setter("CAEmitterLayer", "spin", \CAEmitterLayer.spin) { CAEmitterLayer() },
        Setter("CAEmitterLayer", "velocity", \CAEmitterLayer.velocity) { CAEmitterLayer() },
        Setter("CAGradientLayer", "endPoint", \CAGradientLayer.endPoint) { CAGradientLayer() },
        Setter("CAGradientLayer", "startPoint", \CAGradientLayer.startPoint) { CAGradientLayer() },
        Setter("CALayer", "anchorPoint", \CALayer.anchorPoint) { CALayer() },
        Setter("CALayer", "anchorPointZ", \CALayer.anchorPointZ) { CALayer() },
        Setter("CALayer", "borderWidth", \CALayer.borderWidth) { CALayer() },
        Setter("CALayer", "bounds", \CALayer.bounds) { CALayer() },
        Setter("CALayer", "contentsCenter", \CALayer.contentsCenter) { CALayer() },
        Setter("CALayer", "contentsRect", \CALayer.contentsRect) { CALayer() },
        Setter("CALayer", "contentsScale", \CALayer.contentsScale) { CALayer() },
        Setter("CALayer", "cornerRadius", \CALayer.cornerRadius) { CALayer() },
        Setter("CALayer", "frame", \CALayer.frame) { CALayer() },
        Setter("CALayer", "minificationFilterBias", \CALayer.minificationFilterBias) { CALayer() },
        Setter("CALayer", "opacity", \CALayer.opacity) { CALayer() },
        Setter("CALayer", "position", \CALayer.position) { CALayer() },
        Setter("CALayer", "rasterizationScale", \CALayer.rasterizationScale) { CALayer() },
        Setter("CALayer", "repeatCount", \CALayer.repeatCount) { CALayer() },
        Setter("CALayer", "shadowOffset", \CALayer.shadowOffset) { CALayer() },
        Setter("CALayer", "shadowOpacity", \CALayer.shadowOpacity) { CALayer() },
        Setter("CALayer", "shadowRadius", \CALayer.shadowRadius) { CALayer() },
        Setter("CALayer", "speed", \CALayer.speed) { CALayer() },
        Setter("CALayer", "sublayerTransform", \CALayer.sublayerTransform) { CALayer() },
        Setter("CALayer", "transform", \CALayer.transform) { CALayer() },
        Setter("CALayer", "zPosition", \CALayer.zPosition) { CALayer() },
        Setter("CAReplicatorLayer", "instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset) {
            CAReplicatorLayer()
        },
        Setter("CAReplicatorLayer", "instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset) {
            CAReplicatorLayer()
        },
        Setter("CAReplicatorLayer", "instanceCount", \CAReplicatorLayer.instanceCount) { CAReplicatorLayer() },
        Setter("CAReplicatorLayer", "instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset) {
            CAReplicatorLayer()
        },
        Setter("CAReplicatorLayer", "instanceRedOffset", \CAReplicatorLayer.instanceRedOffset) { CAReplicatorLayer() },
        Setter("CAReplicatorLayer", "instanceTransform", \CAReplicatorLayer.instanceTransform) { CAReplicatorLayer() },
        Setter("CAShapeLayer", "lineDashPhase", \CAShapeLayer.lineDashPhase) { CAShapeLayer() },
        Setter("CAShapeLayer", "lineWidth", \CAShapeLayer.lineWidth) { CAShapeLayer() },
        Setter("CAShapeLayer", "miterLimit", \CAShapeLayer.miterLimit) { CAShapeLayer() },
        Setter("CAShapeLayer", "strokeEnd", \CAShapeLayer.strokeEnd) { CAShapeLayer() },
        Setter("CAShapeLayer", "strokeStart", \CAShapeLayer.strokeStart) { CAShapeLayer() },
        Setter("CASpringAnimation", "damping", \CASpringAnimation.damping) { CASpringAnimation(keyPath: "opacity") },
        Setter("CASpringAnimation", "initialVelocity", \CASpringAnimation.initialVelocity) {
            CASpringAnimation(keyPath: "opacity")
        },
        Setter("CASpringAnimation", "mass", \CASpringAnimation.mass) { CASpringAnimation(keyPath: "opacity") },
        Setter("CASpringAnimation", "stiffness", \CASpringAnimation.stiffness) {
            CASpringAnimation(keyPath: "opacity")
        },
        Setter("CATextLayer", "fontSize", \CATextLayer.fontSize) { CATextLayer() },
        Setter("CATiledLayer", "levelsOfDetail", \CATiledLayer.levelsOfDetail) { CATiledLayer() },
        Setter("CATiledLayer", "levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias) { CATiledLayer() },
        Setter("CATiledLayer", "tileSize", \CATiledLayer.tileSize) { CATiledLayer() },
        Setter("CATransition", "endProgress", \CATransition.endProgress) { CATransition() },
        Setter("CATransition", "startProgress", \CATransition.startProgress) { CATransition() },
    ]

    static let views: [Setter] = [
        Setter("UIButton", "contentEdgeInsets", \UIButton.contentEdgeInsets) { UIButton() },
        Setter("UIButton", "imageEdgeInsets", \UIButton.imageEdgeInsets) { UIButton() },
        Setter("UIButton", "titleEdgeInsets", \UIButton.titleEdgeInsets) { UIButton() },
        Setter("UICollectionViewListCell", "indentationLevel", \UICollectionViewListCell.indentationLevel) {
            UICollectionViewListCell(frame: .zero)
        },
        Setter("UICollectionViewListCell", "indentationWidth", \UICollectionViewListCell.indentationWidth) {
            UICollectionViewListCell(frame: .zero)
        },
        Setter("UIDatePicker", "countDownDuration", \UIDatePicker.countDownDuration) { UIDatePicker() },
        Setter("UIDatePicker", "minuteInterval", \UIDatePicker.minuteInterval) { UIDatePicker() },
        Setter("UIImageView", "animationDuration", \UIImageView.animationDuration) { UIImageView() },
        Setter("UIImageView", "animationRepeatCount", \UIImageView.animationRepeatCount) { UIImageView() },
        Setter("UILabel", "minimumScaleFactor", \UILabel.minimumScaleFactor) { UILabel() },
        Setter("UILabel", "numberOfLines", \UILabel.numberOfLines) { UILabel() },
        Setter("UILabel", "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth) { UILabel() },
        Setter("UILabel", "shadowOffset", \UILabel.shadowOffset) { UILabel() },
        Setter("UIPageControl", "currentPage", \UIPageControl.currentPage) { UIPageControl() },
        Setter("UIPageControl", "numberOfPages", \UIPageControl.numberOfPages) { UIPageControl() },
        Setter("UIPopoverBackgroundView", "arrowOffset", \UIPopoverBackgroundView.arrowOffset) {
            UIPopoverBackgroundView()
        },
        Setter("UIProgressView", "progress", \UIProgressView.progress) { UIProgressView() },
        Setter("UIScrollView", "contentInset", \UIScrollView.contentInset) { UIScrollView() },
        Setter("UIScrollView", "contentOffset", \UIScrollView.contentOffset) { UIScrollView() },
        Setter("UIScrollView", "contentSize", \UIScrollView.contentSize) { UIScrollView() },
        Setter("UIScrollView", "horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets) {
            UIScrollView()
        },
        Setter("UIScrollView", "maximumZoomScale", \UIScrollView.maximumZoomScale) { UIScrollView() },
        Setter("UIScrollView", "minimumZoomScale", \UIScrollView.minimumZoomScale) { UIScrollView() },
        Setter("UIScrollView", "scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets) { UIScrollView() },
        Setter("UIScrollView", "verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets) {
            UIScrollView()
        },
        Setter("UIScrollView", "zoomScale", \UIScrollView.zoomScale) { UIScrollView() },
        Setter(
            "UISearchBar", "searchFieldBackgroundPositionAdjustment",
            \UISearchBar.searchFieldBackgroundPositionAdjustment
        ) { UISearchBar() },
        Setter("UISearchBar", "searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment) {
            UISearchBar()
        },
        Setter("UISearchBar", "selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex) { UISearchBar() },
        Setter("UISegmentedControl", "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex) {
            UISegmentedControl(items: ["A", "B"])
        },
        Setter("UISlider", "maximumValue", \UISlider.maximumValue) { UISlider() },
        Setter("UISlider", "minimumValue", \UISlider.minimumValue) { UISlider() },
        Setter("UISlider", "value", \UISlider.value) { UISlider() },
        Setter("UIStackView", "spacing", \UIStackView.spacing) { UIStackView() },
        Setter("UIStepper", "maximumValue", \UIStepper.maximumValue) { UIStepper() },
        Setter("UIStepper", "minimumValue", \UIStepper.minimumValue) { UIStepper() },
        Setter("UIStepper", "stepValue", \UIStepper.stepValue) { UIStepper() },
        Setter("UIStepper", "value", \UIStepper.value) { UIStepper() },
        Setter("UITabBar", "itemSpacing", \UITabBar.itemSpacing) { UITabBar() },
        Setter("UITabBar", "itemWidth", \UITabBar.itemWidth) { UITabBar() },
        Setter("UITableView", "estimatedRowHeight", \UITableView.estimatedRowHeight) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableView", "estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableView", "estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableView", "fillerRowHeight", \UITableView.fillerRowHeight) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableView", "rowHeight", \UITableView.rowHeight) { UITableView(frame: .zero, style: .grouped) },
        Setter("UITableView", "sectionFooterHeight", \UITableView.sectionFooterHeight) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableView", "sectionHeaderHeight", \UITableView.sectionHeaderHeight) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableView", "sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableView", "sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableView", "separatorInset", \UITableView.separatorInset) {
            UITableView(frame: .zero, style: .grouped)
        },
        Setter("UITableViewCell", "indentationLevel", \UITableViewCell.indentationLevel) {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        },
        Setter("UITableViewCell", "indentationWidth", \UITableViewCell.indentationWidth) {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        },
        Setter("UITableViewCell", "separatorInset", \UITableViewCell.separatorInset) {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        },
        Setter("UITextField", "minimumFontSize", \UITextField.minimumFontSize) { UITextField() },
        Setter("UITextView", "textContainerInset", \UITextView.textContainerInset) { UITextView() },
        Setter("UIView", "alpha", \UIView.alpha) { UIView() },
        Setter("UIView", "bounds", \UIView.bounds) { UIView() },
        Setter("UIView", "center", \UIView.center) { UIView() },
        Setter("UIView", "contentScaleFactor", \UIView.contentScaleFactor) { UIView() },
        Setter("UIView", "directionalLayoutMargins", \UIView.directionalLayoutMargins) { UIView() },
        Setter("UIView", "frame", \UIView.frame) { UIView() },
        Setter("UIView", "layoutMargins", \UIView.layoutMargins) { UIView() },
        Setter("UIView", "transform3D", \UIView.transform3D) { UIView() },
        Setter("UIView", "transform", \UIView.transform) { UIView() },
    ]

    static let others: [Setter] = [
        Setter("DateComponentsFormatter", "maximumUnitCount", \DateComponentsFormatter.maximumUnitCount) {
            DateComponentsFormatter()
        },
        Setter("NSLayoutConstraint", "constant", \NSLayoutConstraint.constant) {
            UIView().widthAnchor.constraint(equalToConstant: 10)
        },
        Setter("NSShadow", "shadowBlurRadius", \NSShadow.shadowBlurRadius) { NSShadow() },
        Setter("NSShadow", "shadowOffset", \NSShadow.shadowOffset) { NSShadow() },
        Setter("NSTextAttachment", "bounds", \NSTextAttachment.bounds) { NSTextAttachment() },
        Setter("NSTextAttachment", "lineLayoutPadding", \NSTextAttachment.lineLayoutPadding) { NSTextAttachment() },
        Setter("NSTextContainer", "lineFragmentPadding", \NSTextContainer.lineFragmentPadding) {
            NSTextContainer(size: CGSize(width: 100, height: 100))
        },
        Setter("NSTextContainer", "maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines) {
            NSTextContainer(size: CGSize(width: 100, height: 100))
        },
        Setter("NSTextContainer", "size", \NSTextContainer.size) {
            NSTextContainer(size: CGSize(width: 100, height: 100))
        },
        Setter(
            "UIAccessibilityElement", "accessibilityFrameInContainerSpace",
            \UIAccessibilityElement.accessibilityFrameInContainerSpace
        ) { UIAccessibilityElement(accessibilityContainer: UIView()) },
        Setter("UIAlertController", "severity", \UIAlertController.severity) {
            UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        },
        Setter("UIAttachmentBehavior", "anchorPoint", \UIAttachmentBehavior.anchorPoint) {
            UIAttachmentBehavior(item: UIView(), attachedToAnchor: CGPoint(x: 5, y: 5))
        },
        Setter("UIAttachmentBehavior", "damping", \UIAttachmentBehavior.damping) {
            UIAttachmentBehavior(item: UIView(), attachedToAnchor: CGPoint(x: 5, y: 5))
        },
        Setter("UIAttachmentBehavior", "frequency", \UIAttachmentBehavior.frequency) {
            UIAttachmentBehavior(item: UIView(), attachedToAnchor: CGPoint(x: 5, y: 5))
        },
        Setter("UIAttachmentBehavior", "frictionTorque", \UIAttachmentBehavior.frictionTorque) {
            UIAttachmentBehavior(item: UIView(), attachedToAnchor: CGPoint(x: 5, y: 5))
        },
        Setter("UIAttachmentBehavior", "length", \UIAttachmentBehavior.length) {
            UIAttachmentBehavior(item: UIView(), attachedToAnchor: CGPoint(x: 5, y: 5))
        },
        Setter("UIBarButtonItem", "width", \UIBarButtonItem.width) {
            UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        },
        Setter(
            "UIBarButtonItemStateAppearance", "titlePositionAdjustment",
            \UIBarButtonItemStateAppearance.titlePositionAdjustment
        ) { UIBarButtonItemStateAppearance() },
        Setter("UIBarItem", "imageInsets", \UIBarItem.imageInsets) {
            UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        },
        Setter("UIBezierPath", "flatness", \UIBezierPath.flatness) { UIBezierPath() },
        Setter("UIBezierPath", "lineWidth", \UIBezierPath.lineWidth) { UIBezierPath() },
        Setter("UIBezierPath", "miterLimit", \UIBezierPath.miterLimit) { UIBezierPath() },
        Setter(
            "UICollectionViewCompositionalLayoutConfiguration", "interSectionSpacing",
            \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing
        ) { UICollectionViewCompositionalLayoutConfiguration() },
        Setter("UICollectionViewFlowLayout", "estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize) {
            UICollectionViewFlowLayout()
        },
        Setter("UICollectionViewFlowLayout", "footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize) {
            UICollectionViewFlowLayout()
        },
        Setter("UICollectionViewFlowLayout", "headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize) {
            UICollectionViewFlowLayout()
        },
        Setter("UICollectionViewFlowLayout", "itemSize", \UICollectionViewFlowLayout.itemSize) {
            UICollectionViewFlowLayout()
        },
        Setter(
            "UICollectionViewFlowLayout", "minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing
        ) { UICollectionViewFlowLayout() },
        Setter("UICollectionViewFlowLayout", "minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing) {
            UICollectionViewFlowLayout()
        },
        Setter("UICollectionViewFlowLayout", "sectionInset", \UICollectionViewFlowLayout.sectionInset) {
            UICollectionViewFlowLayout()
        },
        Setter("UICollectionViewLayoutAttributes", "alpha", \UICollectionViewLayoutAttributes.alpha) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        Setter("UICollectionViewLayoutAttributes", "bounds", \UICollectionViewLayoutAttributes.bounds) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        Setter("UICollectionViewLayoutAttributes", "center", \UICollectionViewLayoutAttributes.center) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        Setter("UICollectionViewLayoutAttributes", "frame", \UICollectionViewLayoutAttributes.frame) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        Setter("UICollectionViewLayoutAttributes", "size", \UICollectionViewLayoutAttributes.size) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        Setter("UICollectionViewLayoutAttributes", "transform3D", \UICollectionViewLayoutAttributes.transform3D) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        Setter("UICollectionViewLayoutAttributes", "transform", \UICollectionViewLayoutAttributes.transform) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        Setter("UICollectionViewLayoutAttributes", "zIndex", \UICollectionViewLayoutAttributes.zIndex) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        Setter(
            "UICollectionViewTransitionLayout", "transitionProgress",
            \UICollectionViewTransitionLayout.transitionProgress
        ) {
            UICollectionViewTransitionLayout(
                currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
        },
        Setter("UIDynamicItemBehavior", "angularResistance", \UIDynamicItemBehavior.angularResistance) {
            UIDynamicItemBehavior(items: [UIView()])
        },
        Setter("UIDynamicItemBehavior", "charge", \UIDynamicItemBehavior.charge) {
            UIDynamicItemBehavior(items: [UIView()])
        },
        Setter("UIDynamicItemBehavior", "density", \UIDynamicItemBehavior.density) {
            UIDynamicItemBehavior(items: [UIView()])
        },
        Setter("UIDynamicItemBehavior", "elasticity", \UIDynamicItemBehavior.elasticity) {
            UIDynamicItemBehavior(items: [UIView()])
        },
        Setter("UIDynamicItemBehavior", "friction", \UIDynamicItemBehavior.friction) {
            UIDynamicItemBehavior(items: [UIView()])
        },
        Setter("UIDynamicItemBehavior", "resistance", \UIDynamicItemBehavior.resistance) {
            UIDynamicItemBehavior(items: [UIView()])
        },
        Setter("UIFieldBehavior", "animationSpeed", \UIFieldBehavior.animationSpeed) { UIFieldBehavior() },
        Setter("UIFieldBehavior", "direction", \UIFieldBehavior.direction) { UIFieldBehavior() },
        Setter("UIFieldBehavior", "falloff", \UIFieldBehavior.falloff) { UIFieldBehavior() },
        Setter("UIFieldBehavior", "minimumRadius", \UIFieldBehavior.minimumRadius) { UIFieldBehavior() },
        Setter("UIFieldBehavior", "position", \UIFieldBehavior.position) { UIFieldBehavior() },
        Setter("UIFieldBehavior", "smoothness", \UIFieldBehavior.smoothness) { UIFieldBehavior() },
        Setter("UIFieldBehavior", "strength", \UIFieldBehavior.strength) { UIFieldBehavior() },
        Setter("UIGlassContainerEffect", "spacing", \UIGlassContainerEffect.spacing) { UIGlassContainerEffect() },
        Setter("UIGraphicsImageRendererFormat", "scale", \UIGraphicsImageRendererFormat.scale) {
            UIGraphicsImageRendererFormat()
        },
        Setter("UIGravityBehavior", "angle", \UIGravityBehavior.angle) { UIGravityBehavior(items: [UIView()]) },
        Setter("UIGravityBehavior", "gravityDirection", \UIGravityBehavior.gravityDirection) {
            UIGravityBehavior(items: [UIView()])
        },
        Setter("UIGravityBehavior", "magnitude", \UIGravityBehavior.magnitude) { UIGravityBehavior(items: [UIView()]) },
        Setter("UILongPressGestureRecognizer", "allowableMovement", \UILongPressGestureRecognizer.allowableMovement) {
            UILongPressGestureRecognizer()
        },
        Setter(
            "UILongPressGestureRecognizer", "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration
        ) { UILongPressGestureRecognizer() },
        Setter(
            "UILongPressGestureRecognizer", "numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired
        ) { UILongPressGestureRecognizer() },
        Setter(
            "UILongPressGestureRecognizer", "numberOfTouchesRequired",
            \UILongPressGestureRecognizer.numberOfTouchesRequired
        ) { UILongPressGestureRecognizer() },
        Setter(
            "UINavigationBarAppearance", "titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment
        ) { UINavigationBarAppearance() },
        Setter("UIPanGestureRecognizer", "maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches) {
            UIPanGestureRecognizer()
        },
        Setter("UIPanGestureRecognizer", "minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches) {
            UIPanGestureRecognizer()
        },
        Setter(
            "UIPercentDrivenInteractiveTransition", "completionSpeed",
            \UIPercentDrivenInteractiveTransition.completionSpeed
        ) { UIPercentDrivenInteractiveTransition() },
        Setter("UIPinchGestureRecognizer", "scale", \UIPinchGestureRecognizer.scale) { UIPinchGestureRecognizer() },
        Setter("UIPushBehavior", "angle", \UIPushBehavior.angle) {
            UIPushBehavior(items: [UIView()], mode: .continuous)
        },
        Setter("UIPushBehavior", "magnitude", \UIPushBehavior.magnitude) {
            UIPushBehavior(items: [UIView()], mode: .continuous)
        },
        Setter("UIPushBehavior", "pushDirection", \UIPushBehavior.pushDirection) {
            UIPushBehavior(items: [UIView()], mode: .continuous)
        },
        Setter("UIRotationGestureRecognizer", "rotation", \UIRotationGestureRecognizer.rotation) {
            UIRotationGestureRecognizer()
        },
        Setter("UIScreen", "brightness", \UIScreen.brightness) { UIScreen.main },
        Setter("UISnapBehavior", "damping", \UISnapBehavior.damping) {
            UISnapBehavior(item: UIView(), snapTo: CGPoint(x: 5, y: 5))
        },
        Setter("UISnapBehavior", "snapPoint", \UISnapBehavior.snapPoint) {
            UISnapBehavior(item: UIView(), snapTo: CGPoint(x: 5, y: 5))
        },
        Setter("UISplitViewController", "maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth) {
            UISplitViewController(style: .doubleColumn)
        },
        Setter(
            "UISplitViewController", "maximumSupplementaryColumnWidth",
            \UISplitViewController.maximumSupplementaryColumnWidth
        ) { UISplitViewController(style: .doubleColumn) },
        Setter("UISplitViewController", "minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth) {
            UISplitViewController(style: .doubleColumn)
        },
        Setter(
            "UISplitViewController", "minimumSupplementaryColumnWidth",
            \UISplitViewController.minimumSupplementaryColumnWidth
        ) { UISplitViewController(style: .doubleColumn) },
        Setter(
            "UISplitViewController", "preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth
        ) { UISplitViewController(style: .doubleColumn) },
        Setter(
            "UISplitViewController", "preferredPrimaryColumnWidthFraction",
            \UISplitViewController.preferredPrimaryColumnWidthFraction
        ) { UISplitViewController(style: .doubleColumn) },
        Setter(
            "UISplitViewController", "preferredSupplementaryColumnWidth",
            \UISplitViewController.preferredSupplementaryColumnWidth
        ) { UISplitViewController(style: .doubleColumn) },
        Setter(
            "UISplitViewController", "preferredSupplementaryColumnWidthFraction",
            \UISplitViewController.preferredSupplementaryColumnWidthFraction
        ) { UISplitViewController(style: .doubleColumn) },
        Setter("UISwipeGestureRecognizer", "numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        { UISwipeGestureRecognizer() },
        Setter("UITabBarAppearance", "stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing) {
            UITabBarAppearance()
        },
        Setter("UITabBarAppearance", "stackedItemWidth", \UITabBarAppearance.stackedItemWidth) { UITabBarAppearance() },
        Setter("UITabBarController", "selectedIndex", \UITabBarController.selectedIndex) { UITabBarController() },
        Setter("UITabBarItem", "titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment) { UITabBarItem() },
        Setter(
            "UITabBarItemStateAppearance", "badgePositionAdjustment",
            \UITabBarItemStateAppearance.badgePositionAdjustment
        ) { UITabBarItemStateAppearance() },
        Setter(
            "UITabBarItemStateAppearance", "titlePositionAdjustment",
            \UITabBarItemStateAppearance.titlePositionAdjustment
        ) { UITabBarItemStateAppearance() },
        Setter("UITapGestureRecognizer", "numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired) {
            UITapGestureRecognizer()
        },
        Setter("UITapGestureRecognizer", "numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired) {
            UITapGestureRecognizer()
        },
        Setter("UIViewController", "additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets) {
            UIViewController()
        },
        Setter("UIViewController", "preferredContentSize", \UIViewController.preferredContentSize) {
            UIViewController()
        },
        Setter("UIViewPropertyAnimator", "fractionComplete", \UIViewPropertyAnimator.fractionComplete) {
            UIViewPropertyAnimator(duration: 0.1, curve: .linear) {}
        },
    ]

    /// The views with setters of their own, which receive the values of `UIView`'s setters, too.
    static let allViews: [() -> UIView] = [
        { UIButton() },
        { UICollectionViewListCell(frame: .zero) },
        { UIDatePicker() },
        { UIImageView() },
        { UILabel() },
        { UIPageControl() },
        { UIPopoverBackgroundView() },
        { UIProgressView() },
        { UIScrollView() },
        { UISearchBar() },
        { UISegmentedControl(items: ["A", "B"]) },
        { UISlider() },
        { UIStackView() },
        { UIStepper() },
        { UITabBar() },
        { UITableView(frame: .zero, style: .grouped) },
        { UITableViewCell(style: .default, reuseIdentifier: nil) },
        { UITextField() },
        { UITextView() },
    ]
}
