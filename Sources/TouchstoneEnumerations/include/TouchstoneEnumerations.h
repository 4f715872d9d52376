// UIKit's Objective-C enumerations. They are declared in C because a Swift enumeration accepts only the raw
// values of its cases, and these accept any value: for example, the curve of the keyboard's animation is 7.

#ifndef TOUCHSTONE_ENUMERATIONS_H
#define TOUCHSTONE_ENUMERATIONS_H

#define TOUCHSTONE_ENUM(raw, name) \
    enum __attribute__((enum_extensibility(open))) name : raw; \
    typedef enum name name; \
    enum __attribute__((enum_extensibility(open))) name : raw
#define TOUCHSTONE_CASE(name) __attribute__((swift_name(name)))

/// The part of a view or layout guide that a constraint describes, based on its alignment rectangle, in points.
TOUCHSTONE_ENUM(long, NSLayoutConstraintAttribute) {
    /// The left edge.
    NSLayoutConstraintAttributeLeft TOUCHSTONE_CASE("left") = 1,
    /// The right edge.
    NSLayoutConstraintAttributeRight TOUCHSTONE_CASE("right") = 2,
    /// The upper edge.
    NSLayoutConstraintAttributeTop TOUCHSTONE_CASE("top") = 3,
    /// The lower edge.
    NSLayoutConstraintAttributeBottom TOUCHSTONE_CASE("bottom") = 4,
    /// The leading edge.
    NSLayoutConstraintAttributeLeading TOUCHSTONE_CASE("leading") = 5,
    /// The trailing edge.
    NSLayoutConstraintAttributeTrailing TOUCHSTONE_CASE("trailing") = 6,
    /// The width.
    NSLayoutConstraintAttributeWidth TOUCHSTONE_CASE("width") = 7,
    /// The height.
    NSLayoutConstraintAttributeHeight TOUCHSTONE_CASE("height") = 8,
    /// The horizontal center.
    NSLayoutConstraintAttributeCenterX TOUCHSTONE_CASE("centerX") = 9,
    /// The vertical center.
    NSLayoutConstraintAttributeCenterY TOUCHSTONE_CASE("centerY") = 10,
    /// The baseline of the last line of text, or the bottom edge without text.
    NSLayoutConstraintAttributeLastBaseline TOUCHSTONE_CASE("lastBaseline") = 11,
    /// The baseline of the first line of text, or the top edge without text.
    NSLayoutConstraintAttributeFirstBaseline TOUCHSTONE_CASE("firstBaseline") = 12,
    /// The left edge of the margins.
    NSLayoutConstraintAttributeLeftMargin TOUCHSTONE_CASE("leftMargin") = 13,
    /// The right edge of the margins.
    NSLayoutConstraintAttributeRightMargin TOUCHSTONE_CASE("rightMargin") = 14,
    /// The upper edge of the margins.
    NSLayoutConstraintAttributeTopMargin TOUCHSTONE_CASE("topMargin") = 15,
    /// The lower edge of the margins.
    NSLayoutConstraintAttributeBottomMargin TOUCHSTONE_CASE("bottomMargin") = 16,
    /// The leading edge of the margins.
    NSLayoutConstraintAttributeLeadingMargin TOUCHSTONE_CASE("leadingMargin") = 17,
    /// The trailing edge of the margins.
    NSLayoutConstraintAttributeTrailingMargin TOUCHSTONE_CASE("trailingMargin") = 18,
    /// The horizontal center between the margins.
    NSLayoutConstraintAttributeCenterXWithinMargins TOUCHSTONE_CASE("centerXWithinMargins") = 19,
    /// The vertical center between the margins.
    NSLayoutConstraintAttributeCenterYWithinMargins TOUCHSTONE_CASE("centerYWithinMargins") = 20,
    /// No attribute. The constraint sets the first attribute to a constant.
    NSLayoutConstraintAttributeNotAnAttribute TOUCHSTONE_CASE("notAnAttribute") = 0,
};

/// The axis of a constraint.
TOUCHSTONE_ENUM(long, NSLayoutConstraintAxis) {
    /// The horizontal axis.
    NSLayoutConstraintAxisHorizontal TOUCHSTONE_CASE("horizontal") = 0,
    /// The vertical axis.
    NSLayoutConstraintAxisVertical TOUCHSTONE_CASE("vertical") = 1,
};

/// The relation between the two sides of a constraint.
TOUCHSTONE_ENUM(long, NSLayoutConstraintRelation) {
    /// The first attribute is at most the second.
    NSLayoutConstraintRelationLessThanOrEqual TOUCHSTONE_CASE("lessThanOrEqual") = -1,
    /// Both attributes are equal.
    NSLayoutConstraintRelationEqual TOUCHSTONE_CASE("equal") = 0,
    /// The first attribute is at least the second.
    NSLayoutConstraintRelationGreaterThanOrEqual TOUCHSTONE_CASE("greaterThanOrEqual") = 1,
};

/// How text that is wider than its line is wrapped or truncated.
TOUCHSTONE_ENUM(long, NSLineBreakMode) {
    /// Wraps at word boundaries.
    NSLineBreakModeByWordWrapping TOUCHSTONE_CASE("byWordWrapping") = 0,
    /// Wraps at any character.
    NSLineBreakModeByCharWrapping TOUCHSTONE_CASE("byCharWrapping") = 1,
    /// Clips at the edge.
    NSLineBreakModeByClipping TOUCHSTONE_CASE("byClipping") = 2,
    /// Truncates the beginning with an ellipsis.
    NSLineBreakModeByTruncatingHead TOUCHSTONE_CASE("byTruncatingHead") = 3,
    /// Truncates the end with an ellipsis.
    NSLineBreakModeByTruncatingTail TOUCHSTONE_CASE("byTruncatingTail") = 4,
    /// Truncates the middle with an ellipsis.
    NSLineBreakModeByTruncatingMiddle TOUCHSTONE_CASE("byTruncatingMiddle") = 5,
};

/// An edge or corner of a rectangle, relative to the layout direction.
TOUCHSTONE_ENUM(long, NSRectAlignment) {
    /// The center.
    NSRectAlignmentNone TOUCHSTONE_CASE("none") = 0,
    /// The top edge.
    NSRectAlignmentTop TOUCHSTONE_CASE("top") = 1,
    /// The top leading corner.
    NSRectAlignmentTopLeading TOUCHSTONE_CASE("topLeading") = 2,
    /// The leading edge.
    NSRectAlignmentLeading TOUCHSTONE_CASE("leading") = 3,
    /// The bottom leading corner.
    NSRectAlignmentBottomLeading TOUCHSTONE_CASE("bottomLeading") = 4,
    /// The bottom edge.
    NSRectAlignmentBottom TOUCHSTONE_CASE("bottom") = 5,
    /// The bottom trailing corner.
    NSRectAlignmentBottomTrailing TOUCHSTONE_CASE("bottomTrailing") = 6,
    /// The trailing edge.
    NSRectAlignmentTrailing TOUCHSTONE_CASE("trailing") = 7,
    /// The top trailing corner.
    NSRectAlignmentTopTrailing TOUCHSTONE_CASE("topTrailing") = 8,
};

/// The horizontal alignment of text.
TOUCHSTONE_ENUM(long, NSTextAlignment) {
    /// Left-aligned.
    NSTextAlignmentLeft TOUCHSTONE_CASE("left") = 0,
    /// Centered.
    NSTextAlignmentCenter TOUCHSTONE_CASE("center") = 1,
    /// Right-aligned.
    NSTextAlignmentRight TOUCHSTONE_CASE("right") = 2,
    /// Left-aligned. Lines are not justified in this library.
    NSTextAlignmentJustified TOUCHSTONE_CASE("justified") = 3,
    /// Aligned with the writing direction in editable text, and with the layout direction in a label.
    NSTextAlignmentNatural TOUCHSTONE_CASE("natural") = 4,
};

/// The kind of container that an accessibility element is.
TOUCHSTONE_ENUM(long, UIAccessibilityContainerType) {
    /// No container.
    UIAccessibilityContainerTypeNone TOUCHSTONE_CASE("none") = 0,
    /// A table.
    UIAccessibilityContainerTypeDataTable TOUCHSTONE_CASE("dataTable") = 1,
    /// A list.
    UIAccessibilityContainerTypeList TOUCHSTONE_CASE("list") = 2,
    /// A landmark, such as a part of a page.
    UIAccessibilityContainerTypeLandmark TOUCHSTONE_CASE("landmark") = 3,
    /// A semantic group.
    UIAccessibilityContainerTypeSemanticGroup TOUCHSTONE_CASE("semanticGroup") = 4,
};

/// The order of navigation through an accessibility element's children.
TOUCHSTONE_ENUM(long, UIAccessibilityNavigationStyle) {
    /// Chosen by the system.
    UIAccessibilityNavigationStyleAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// Each element separately.
    UIAccessibilityNavigationStyleSeparate TOUCHSTONE_CASE("separate") = 1,
    /// All elements together.
    UIAccessibilityNavigationStyleCombined TOUCHSTONE_CASE("combined") = 2,
};

/// The direction of an accessibility scroll.
TOUCHSTONE_ENUM(long, UIAccessibilityScrollDirection) {
    /// To the right.
    UIAccessibilityScrollDirectionRight TOUCHSTONE_CASE("right") = 1,
    /// To the left.
    UIAccessibilityScrollDirectionLeft TOUCHSTONE_CASE("left") = 2,
    /// Up.
    UIAccessibilityScrollDirectionUp TOUCHSTONE_CASE("up") = 3,
    /// Down.
    UIAccessibilityScrollDirectionDown TOUCHSTONE_CASE("down") = 4,
    /// To the next page.
    UIAccessibilityScrollDirectionNext TOUCHSTONE_CASE("next") = 5,
    /// To the previous page.
    UIAccessibilityScrollDirectionPrevious TOUCHSTONE_CASE("previous") = 6,
};

/// The size and color of an activity indicator.
TOUCHSTONE_ENUM(long, UIActivityIndicatorViewStyle) {
    /// 20 points.
    UIActivityIndicatorViewStyleMedium TOUCHSTONE_CASE("medium") = 100,
    /// 37 points.
    UIActivityIndicatorViewStyleLarge TOUCHSTONE_CASE("large") = 101,
    /// 37 points, white. Deprecated name.
    UIActivityIndicatorViewStyleWhiteLarge TOUCHSTONE_CASE("whiteLarge") = 0,
    /// 20 points, white. Deprecated name.
    UIActivityIndicatorViewStyleWhite TOUCHSTONE_CASE("white") = 1,
    /// 20 points. Deprecated name.
    UIActivityIndicatorViewStyleGray TOUCHSTONE_CASE("gray") = 2,
};

/// The role of an alert action.
TOUCHSTONE_ENUM(long, UIAlertActionStyle) {
    /// An ordinary action.
    UIAlertActionStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// The action that cancels. An alert has at most one.
    UIAlertActionStyleCancel TOUCHSTONE_CASE("cancel") = 1,
    /// An action that changes or deletes data.
    UIAlertActionStyleDestructive TOUCHSTONE_CASE("destructive") = 2,
};

/// The style of an alert controller.
TOUCHSTONE_ENUM(long, UIAlertControllerStyle) {
    /// An action sheet at the bottom of the window. A touch outside runs the cancel action.
    UIAlertControllerStyleActionSheet TOUCHSTONE_CASE("actionSheet") = 0,
    /// An alert at the center of the window, which remains until an action is selected.
    UIAlertControllerStyleAlert TOUCHSTONE_CASE("alert") = 1,
};

/// The state of the application.
TOUCHSTONE_ENUM(long, UIApplicationState) {
    /// In the foreground and receiving events.
    UIApplicationStateActive TOUCHSTONE_CASE("active") = 0,
    /// In the foreground without receiving events, for example during launch or behind a system dialog.
    UIApplicationStateInactive TOUCHSTONE_CASE("inactive") = 1,
    /// In the background.
    UIApplicationStateBackground TOUCHSTONE_CASE("background") = 2,
};

/// The kind of item to which an attachment behavior attaches its item.
TOUCHSTONE_ENUM(long, UIAttachmentBehaviorAttachmentType) {
    /// Another item.
    UIAttachmentBehaviorAttachmentTypeItems TOUCHSTONE_CASE("items") = 0,
    /// A fixed point.
    UIAttachmentBehaviorAttachmentTypeAnchor TOUCHSTONE_CASE("anchor") = 1,
};

/// The style of a bar button item. All styles look alike in this library.
TOUCHSTONE_ENUM(long, UIBarButtonItemStyle) {
    /// The default style.
    UIBarButtonItemStylePlain TOUCHSTONE_CASE("plain") = 0,
    /// The style of an item that completes a task. Drawn as `plain`.
    UIBarButtonItemStyleDone TOUCHSTONE_CASE("done") = 2,
};

/// A system item of a bar. It shows its name with a capital first letter.
TOUCHSTONE_ENUM(long, UIBarButtonItemSystemItem) {
    /// Shows “Done” in the style `done`.
    UIBarButtonItemSystemItemDone TOUCHSTONE_CASE("done") = 0,
    /// Shows “Cancel”.
    UIBarButtonItemSystemItemCancel TOUCHSTONE_CASE("cancel") = 1,
    /// Shows “Edit”.
    UIBarButtonItemSystemItemEdit TOUCHSTONE_CASE("edit") = 2,
    /// Shows “Save”.
    UIBarButtonItemSystemItemSave TOUCHSTONE_CASE("save") = 3,
    /// Shows “+”.
    UIBarButtonItemSystemItemAdd TOUCHSTONE_CASE("add") = 4,
    /// A space that takes the remaining width.
    UIBarButtonItemSystemItemFlexibleSpace TOUCHSTONE_CASE("flexibleSpace") = 5,
    /// A space of the item's `width`.
    UIBarButtonItemSystemItemFixedSpace TOUCHSTONE_CASE("fixedSpace") = 6,
    /// Shows “Compose”.
    UIBarButtonItemSystemItemCompose TOUCHSTONE_CASE("compose") = 7,
    /// Shows “Reply”.
    UIBarButtonItemSystemItemReply TOUCHSTONE_CASE("reply") = 8,
    /// Shows “Action”.
    UIBarButtonItemSystemItemAction TOUCHSTONE_CASE("action") = 9,
    /// Shows “Organize”.
    UIBarButtonItemSystemItemOrganize TOUCHSTONE_CASE("organize") = 10,
    /// Shows “Bookmarks”.
    UIBarButtonItemSystemItemBookmarks TOUCHSTONE_CASE("bookmarks") = 11,
    /// Shows “Search”.
    UIBarButtonItemSystemItemSearch TOUCHSTONE_CASE("search") = 12,
    /// Shows “Refresh”.
    UIBarButtonItemSystemItemRefresh TOUCHSTONE_CASE("refresh") = 13,
    /// Shows “Stop”.
    UIBarButtonItemSystemItemStop TOUCHSTONE_CASE("stop") = 14,
    /// Shows “Camera”.
    UIBarButtonItemSystemItemCamera TOUCHSTONE_CASE("camera") = 15,
    /// Shows “Trash”.
    UIBarButtonItemSystemItemTrash TOUCHSTONE_CASE("trash") = 16,
    /// Shows “Play”.
    UIBarButtonItemSystemItemPlay TOUCHSTONE_CASE("play") = 17,
    /// Shows “Pause”.
    UIBarButtonItemSystemItemPause TOUCHSTONE_CASE("pause") = 18,
    /// Shows “Rewind”.
    UIBarButtonItemSystemItemRewind TOUCHSTONE_CASE("rewind") = 19,
    /// Shows “FastForward”.
    UIBarButtonItemSystemItemFastForward TOUCHSTONE_CASE("fastForward") = 20,
    /// Shows “Undo”.
    UIBarButtonItemSystemItemUndo TOUCHSTONE_CASE("undo") = 21,
    /// Shows “Redo”.
    UIBarButtonItemSystemItemRedo TOUCHSTONE_CASE("redo") = 22,
    /// Shows “Close”.
    UIBarButtonItemSystemItemClose TOUCHSTONE_CASE("close") = 24,
};

/// The bar metrics for which an image or an adjustment applies.
TOUCHSTONE_ENUM(long, UIBarMetrics) {
    /// The default height.
    UIBarMetricsDefault TOUCHSTONE_CASE("default") = 0,
    /// The height of a phone in landscape orientation.
    UIBarMetricsCompact TOUCHSTONE_CASE("compact") = 1,
    /// The default height with a prompt.
    UIBarMetricsDefaultPrompt TOUCHSTONE_CASE("defaultPrompt") = 101,
    /// The height of a phone in landscape orientation with a prompt.
    UIBarMetricsCompactPrompt TOUCHSTONE_CASE("compactPrompt") = 102,
};

/// The position of a bar.
TOUCHSTONE_ENUM(long, UIBarPosition) {
    /// Any position.
    UIBarPositionAny TOUCHSTONE_CASE("any") = 0,
    /// At the bottom edge.
    UIBarPositionBottom TOUCHSTONE_CASE("bottom") = 1,
    /// At the top edge.
    UIBarPositionTop TOUCHSTONE_CASE("top") = 2,
    /// At the top edge, extending under the status bar.
    UIBarPositionTopAttached TOUCHSTONE_CASE("topAttached") = 3,
};

/// The style of a bar.
TOUCHSTONE_ENUM(long, UIBarStyle) {
    /// Dark text on a light background.
    UIBarStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// Light text on a dark background.
    UIBarStyleBlack TOUCHSTONE_CASE("black") = 1,
};

/// The vertical alignment of shrunken text.
TOUCHSTONE_ENUM(long, UIBaselineAdjustment) {
    /// On the baseline of the text at its original size.
    UIBaselineAdjustmentAlignBaselines TOUCHSTONE_CASE("alignBaselines") = 0,
    /// Centered in the line.
    UIBaselineAdjustmentAlignCenters TOUCHSTONE_CASE("alignCenters") = 1,
    /// At the top left corner of the line.
    UIBaselineAdjustmentNone TOUCHSTONE_CASE("none") = 2,
};

/// The brightness and thickness of a blur effect.
TOUCHSTONE_ENUM(long, UIBlurEffectStyle) {
    /// Lighter than the content behind.
    UIBlurEffectStyleExtraLight TOUCHSTONE_CASE("extraLight") = 0,
    /// Light.
    UIBlurEffectStyleLight TOUCHSTONE_CASE("light") = 1,
    /// Dark.
    UIBlurEffectStyleDark TOUCHSTONE_CASE("dark") = 2,
    /// Follows the interface style.
    UIBlurEffectStyleRegular TOUCHSTONE_CASE("regular") = 4,
    /// Follows the interface style, with more contrast.
    UIBlurEffectStyleProminent TOUCHSTONE_CASE("prominent") = 5,
    /// Follows the interface style, very thin.
    UIBlurEffectStyleSystemUltraThinMaterial TOUCHSTONE_CASE("systemUltraThinMaterial") = 6,
    /// Follows the interface style, thin.
    UIBlurEffectStyleSystemThinMaterial TOUCHSTONE_CASE("systemThinMaterial") = 7,
    /// Follows the interface style, of medium thickness.
    UIBlurEffectStyleSystemMaterial TOUCHSTONE_CASE("systemMaterial") = 8,
    /// Follows the interface style, thick.
    UIBlurEffectStyleSystemThickMaterial TOUCHSTONE_CASE("systemThickMaterial") = 9,
    /// Like the bars in the interface style.
    UIBlurEffectStyleSystemChromeMaterial TOUCHSTONE_CASE("systemChromeMaterial") = 10,
    /// Light, very thin.
    UIBlurEffectStyleSystemUltraThinMaterialLight TOUCHSTONE_CASE("systemUltraThinMaterialLight") = 11,
    /// Light, thin.
    UIBlurEffectStyleSystemThinMaterialLight TOUCHSTONE_CASE("systemThinMaterialLight") = 12,
    /// Light, of medium thickness.
    UIBlurEffectStyleSystemMaterialLight TOUCHSTONE_CASE("systemMaterialLight") = 13,
    /// Light, thick.
    UIBlurEffectStyleSystemThickMaterialLight TOUCHSTONE_CASE("systemThickMaterialLight") = 14,
    /// Like light bars.
    UIBlurEffectStyleSystemChromeMaterialLight TOUCHSTONE_CASE("systemChromeMaterialLight") = 15,
    /// Dark, very thin.
    UIBlurEffectStyleSystemUltraThinMaterialDark TOUCHSTONE_CASE("systemUltraThinMaterialDark") = 16,
    /// Dark, thin.
    UIBlurEffectStyleSystemThinMaterialDark TOUCHSTONE_CASE("systemThinMaterialDark") = 17,
    /// Dark, of medium thickness.
    UIBlurEffectStyleSystemMaterialDark TOUCHSTONE_CASE("systemMaterialDark") = 18,
    /// Dark, thick.
    UIBlurEffectStyleSystemThickMaterialDark TOUCHSTONE_CASE("systemThickMaterialDark") = 19,
    /// Like dark bars.
    UIBlurEffectStyleSystemChromeMaterialDark TOUCHSTONE_CASE("systemChromeMaterialDark") = 20,
};

/// The type of a button without a configuration. All types except `custom` look alike in this library.
TOUCHSTONE_ENUM(long, UIButtonType) {
    /// The default of `init(frame:)`. The title is white unless a color is set.
    UIButtonTypeCustom TOUCHSTONE_CASE("custom") = 0,
    /// The title has the tint color.
    UIButtonTypeSystem TOUCHSTONE_CASE("system") = 1,
    /// Like `system`. The disclosure symbol is not drawn.
    UIButtonTypeDetailDisclosure TOUCHSTONE_CASE("detailDisclosure") = 2,
    /// Like `system`. The light information symbol is not drawn.
    UIButtonTypeInfoLight TOUCHSTONE_CASE("infoLight") = 3,
    /// Like `system`. The dark information symbol is not drawn.
    UIButtonTypeInfoDark TOUCHSTONE_CASE("infoDark") = 4,
    /// Like `system`. The symbol for adding contacts is not drawn.
    UIButtonTypeContactAdd TOUCHSTONE_CASE("contactAdd") = 5,
    /// Like `system`. The close symbol is not drawn.
    UIButtonTypeClose TOUCHSTONE_CASE("close") = 7,
};

/// The role of a button.
TOUCHSTONE_ENUM(long, UIButtonRole) {
    /// No special role.
    UIButtonRoleNormal TOUCHSTONE_CASE("normal") = 0,
    /// The primary button.
    UIButtonRolePrimary TOUCHSTONE_CASE("primary") = 1,
    /// The button that cancels.
    UIButtonRoleCancel TOUCHSTONE_CASE("cancel") = 2,
    /// A button that deletes data.
    UIButtonRoleDestructive TOUCHSTONE_CASE("destructive") = 3,
};

/// The appearance of a list.
TOUCHSTONE_ENUM(long, UICollectionLayoutListConfigurationAppearance) {
    /// Rows of the full width.
    UICollectionLayoutListConfigurationAppearancePlain TOUCHSTONE_CASE("plain") = 0,
    /// Separated sections.
    UICollectionLayoutListConfigurationAppearanceGrouped TOUCHSTONE_CASE("grouped") = 1,
    /// Separated sections with insets at the sides.
    UICollectionLayoutListConfigurationAppearanceInsetGrouped TOUCHSTONE_CASE("insetGrouped") = 2,
    /// A sidebar.
    UICollectionLayoutListConfigurationAppearanceSidebar TOUCHSTONE_CASE("sidebar") = 3,
    /// A sidebar without a background.
    UICollectionLayoutListConfigurationAppearanceSidebarPlain TOUCHSTONE_CASE("sidebarPlain") = 4,
};

/// The source of a list's footers.
TOUCHSTONE_ENUM(long, UICollectionLayoutListConfigurationFooterMode) {
    /// No footers.
    UICollectionLayoutListConfigurationFooterModeNone TOUCHSTONE_CASE("none") = 0,
    /// Supplementary views of the data source.
    UICollectionLayoutListConfigurationFooterModeSupplementary TOUCHSTONE_CASE("supplementary") = 1,
};

/// The source of a list's headers.
TOUCHSTONE_ENUM(long, UICollectionLayoutListConfigurationHeaderMode) {
    /// No headers.
    UICollectionLayoutListConfigurationHeaderModeNone TOUCHSTONE_CASE("none") = 0,
    /// Supplementary views of the data source.
    UICollectionLayoutListConfigurationHeaderModeSupplementary TOUCHSTONE_CASE("supplementary") = 1,
    /// The first item of each section.
    UICollectionLayoutListConfigurationHeaderModeFirstItemInSection TOUCHSTONE_CASE("firstItemInSection") = 2,
};

/// How a section scrolls perpendicular to the collection view's direction.
TOUCHSTONE_ENUM(long, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    /// Does not scroll.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorNone TOUCHSTONE_CASE("none") = 0,
    /// Stops anywhere.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous TOUCHSTONE_CASE("continuous") = 1,
    /// Stops at the leading edge of a group.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary TOUCHSTONE_CASE("continuousGroupLeadingBoundary") = 2,
    /// Scrolls by its own width.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging TOUCHSTONE_CASE("paging") = 3,
    /// Scrolls by groups.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging TOUCHSTONE_CASE("groupPaging") = 4,
    /// Scrolls by groups, which are centered.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered TOUCHSTONE_CASE("groupPagingCentered") = 5,
};

/// The category of a collection view element.
TOUCHSTONE_ENUM(unsigned long, UICollectionViewElementCategory) {
    /// An item.
    UICollectionViewElementCategoryCell TOUCHSTONE_CASE("cell") = 0,
    /// A supplementary view with its own content.
    UICollectionViewElementCategorySupplementaryView TOUCHSTONE_CASE("supplementaryView") = 1,
    /// A decoration view that belongs to the layout.
    UICollectionViewElementCategoryDecorationView TOUCHSTONE_CASE("decorationView") = 2,
};

/// The reference of a section's insets.
TOUCHSTONE_ENUM(long, UICollectionViewFlowLayoutSectionInsetReference) {
    /// The content's insets.
    UICollectionViewFlowLayoutSectionInsetReferenceFromContentInset TOUCHSTONE_CASE("fromContentInset") = 0,
    /// The safe area.
    UICollectionViewFlowLayoutSectionInsetReferenceFromSafeArea TOUCHSTONE_CASE("fromSafeArea") = 1,
    /// The layout margins.
    UICollectionViewFlowLayoutSectionInsetReferenceFromLayoutMargins TOUCHSTONE_CASE("fromLayoutMargins") = 2,
};

/// The scroll direction of a layout.
TOUCHSTONE_ENUM(long, UICollectionViewScrollDirection) {
    /// Vertical.
    UICollectionViewScrollDirectionVertical TOUCHSTONE_CASE("vertical") = 0,
    /// Horizontal.
    UICollectionViewScrollDirectionHorizontal TOUCHSTONE_CASE("horizontal") = 1,
};

/// The kind of an update of a collection view.
TOUCHSTONE_ENUM(long, UICollectionViewUpdateItemAction) {
    /// An insertion.
    UICollectionViewUpdateItemActionInsert TOUCHSTONE_CASE("insert") = 0,
    /// A deletion.
    UICollectionViewUpdateItemActionDelete TOUCHSTONE_CASE("delete") = 1,
    /// A reload.
    UICollectionViewUpdateItemActionReload TOUCHSTONE_CASE("reload") = 2,
    /// A move.
    UICollectionViewUpdateItemActionMove TOUCHSTONE_CASE("move") = 3,
    /// No change.
    UICollectionViewUpdateItemActionNone TOUCHSTONE_CASE("none") = 4,
};

/// The style of a swipe action.
TOUCHSTONE_ENUM(long, UIContextualActionStyle) {
    /// Gray by default.
    UIContextualActionStyleNormal TOUCHSTONE_CASE("normal") = 0,
    /// Red by default. The row is expected to be deleted.
    UIContextualActionStyleDestructive TOUCHSTONE_CASE("destructive") = 1,
};

/// The horizontal alignment of a control's content.
TOUCHSTONE_ENUM(long, UIControlContentHorizontalAlignment) {
    /// Centered.
    UIControlContentHorizontalAlignmentCenter TOUCHSTONE_CASE("center") = 0,
    /// Left-aligned.
    UIControlContentHorizontalAlignmentLeft TOUCHSTONE_CASE("left") = 1,
    /// Right-aligned.
    UIControlContentHorizontalAlignmentRight TOUCHSTONE_CASE("right") = 2,
    /// Fills the width.
    UIControlContentHorizontalAlignmentFill TOUCHSTONE_CASE("fill") = 3,
    /// At the leading edge.
    UIControlContentHorizontalAlignmentLeading TOUCHSTONE_CASE("leading") = 4,
    /// At the trailing edge.
    UIControlContentHorizontalAlignmentTrailing TOUCHSTONE_CASE("trailing") = 5,
};

/// The vertical alignment of a control's content.
TOUCHSTONE_ENUM(long, UIControlContentVerticalAlignment) {
    /// Centered.
    UIControlContentVerticalAlignmentCenter TOUCHSTONE_CASE("center") = 0,
    /// At the top edge.
    UIControlContentVerticalAlignmentTop TOUCHSTONE_CASE("top") = 1,
    /// At the bottom edge.
    UIControlContentVerticalAlignmentBottom TOUCHSTONE_CASE("bottom") = 2,
    /// Fills the height.
    UIControlContentVerticalAlignmentFill TOUCHSTONE_CASE("fill") = 3,
};

/// The mode of a date picker.
TOUCHSTONE_ENUM(long, UIDatePickerMode) {
    /// A time of day.
    UIDatePickerModeTime TOUCHSTONE_CASE("time") = 0,
    /// A date.
    UIDatePickerModeDate TOUCHSTONE_CASE("date") = 1,
    /// A date and a time.
    UIDatePickerModeDateAndTime TOUCHSTONE_CASE("dateAndTime") = 2,
    /// A duration in hours and minutes.
    UIDatePickerModeCountDownTimer TOUCHSTONE_CASE("countDownTimer") = 3,
    /// A year and a month.
    UIDatePickerModeYearAndMonth TOUCHSTONE_CASE("yearAndMonth") = 4,
};

/// The style of a date picker.
TOUCHSTONE_ENUM(long, UIDatePickerStyle) {
    /// Chosen by the system: `compact`, and `wheels` for a duration.
    UIDatePickerStyleAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// On wheels.
    UIDatePickerStyleWheels TOUCHSTONE_CASE("wheels") = 1,
    /// A compact field that opens wheels.
    UIDatePickerStyleCompact TOUCHSTONE_CASE("compact") = 2,
    /// Like `wheels`. This library has no calendar.
    UIDatePickerStyleInline TOUCHSTONE_CASE("inline") = 3,
};

/// The collision shape of a dynamic item.
TOUCHSTONE_ENUM(unsigned long, UIDynamicItemCollisionBoundsType) {
    /// The bounds.
    UIDynamicItemCollisionBoundsTypeRectangle TOUCHSTONE_CASE("rectangle") = 0,
    /// The ellipse in the bounds. In this library it is a circle with the mean of width and height as diameter.
    UIDynamicItemCollisionBoundsTypeEllipse TOUCHSTONE_CASE("ellipse") = 1,
    /// A custom path. In this library the bounds are used.
    UIDynamicItemCollisionBoundsTypePath TOUCHSTONE_CASE("path") = 2,
};

/// The subtype of an event: a shake or the button of a remote control (T-21).
TOUCHSTONE_ENUM(long, UIEventSubtype) {
    /// No subtype.
    UIEventSubtypeNone TOUCHSTONE_CASE("none") = 0,
    /// A shake.
    UIEventSubtypeMotionShake TOUCHSTONE_CASE("motionShake") = 1,
    /// Play.
    UIEventSubtypeRemoteControlPlay TOUCHSTONE_CASE("remoteControlPlay") = 100,
    /// Pause.
    UIEventSubtypeRemoteControlPause TOUCHSTONE_CASE("remoteControlPause") = 101,
    /// Stop.
    UIEventSubtypeRemoteControlStop TOUCHSTONE_CASE("remoteControlStop") = 102,
    /// Toggle between play and pause.
    UIEventSubtypeRemoteControlTogglePlayPause TOUCHSTONE_CASE("remoteControlTogglePlayPause") = 103,
    /// The next track.
    UIEventSubtypeRemoteControlNextTrack TOUCHSTONE_CASE("remoteControlNextTrack") = 104,
    /// The previous track.
    UIEventSubtypeRemoteControlPreviousTrack TOUCHSTONE_CASE("remoteControlPreviousTrack") = 105,
    /// Begin to rewind.
    UIEventSubtypeRemoteControlBeginSeekingBackward TOUCHSTONE_CASE("remoteControlBeginSeekingBackward") = 106,
    /// End of rewinding.
    UIEventSubtypeRemoteControlEndSeekingBackward TOUCHSTONE_CASE("remoteControlEndSeekingBackward") = 107,
    /// Begin to fast-forward.
    UIEventSubtypeRemoteControlBeginSeekingForward TOUCHSTONE_CASE("remoteControlBeginSeekingForward") = 108,
    /// End of fast-forwarding.
    UIEventSubtypeRemoteControlEndSeekingForward TOUCHSTONE_CASE("remoteControlEndSeekingForward") = 109,
};

/// The type of an event (T-21).
TOUCHSTONE_ENUM(long, UIEventType) {
    /// Touches of fingers, styluses or pressed pointers.
    UIEventTypeTouches TOUCHSTONE_CASE("touches") = 0,
    /// A shake (M-1).
    UIEventTypeMotion TOUCHSTONE_CASE("motion") = 1,
    /// The button of a remote control (M-3).
    UIEventTypeRemoteControl TOUCHSTONE_CASE("remoteControl") = 2,
    /// Presses of keys or buttons.
    UIEventTypePresses TOUCHSTONE_CASE("presses") = 3,
    /// A scroll wheel, or a scroll gesture on a trackpad.
    UIEventTypeScroll TOUCHSTONE_CASE("scroll") = 10,
    /// A pointer without a pressed button.
    UIEventTypeHover TOUCHSTONE_CASE("hover") = 11,
    /// A pinch or rotation on a trackpad.
    UIEventTypeTransform TOUCHSTONE_CASE("transform") = 14,
};

/// Whether a screen supports 3D Touch.
TOUCHSTONE_ENUM(long, UIForceTouchCapability) {
    /// Unspecified.
    UIForceTouchCapabilityUnknown TOUCHSTONE_CASE("unknown") = 0,
    /// Not supported.
    UIForceTouchCapabilityUnavailable TOUCHSTONE_CASE("unavailable") = 1,
    /// Supported.
    UIForceTouchCapabilityAvailable TOUCHSTONE_CASE("available") = 2,
};

/// Whether rendered images have colors beyond sRGB.
TOUCHSTONE_ENUM(long, UIGraphicsImageRendererFormatRange) {
    /// Unspecified.
    UIGraphicsImageRendererFormatRangeUnspecified TOUCHSTONE_CASE("unspecified") = -1,
    /// Like the screen.
    UIGraphicsImageRendererFormatRangeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// Extended range.
    UIGraphicsImageRendererFormatRangeExtended TOUCHSTONE_CASE("extended") = 1,
    /// Standard range.
    UIGraphicsImageRendererFormatRangeStandard TOUCHSTONE_CASE("standard") = 2,
};

/// The orientation of an image relative to its pixels.
TOUCHSTONE_ENUM(long, UIImageOrientation) {
    /// Not rotated.
    UIImageOrientationUp TOUCHSTONE_CASE("up") = 0,
    /// Rotated by 180°.
    UIImageOrientationDown TOUCHSTONE_CASE("down") = 1,
    /// Rotated counterclockwise by 90°.
    UIImageOrientationLeft TOUCHSTONE_CASE("left") = 2,
    /// Rotated clockwise by 90°.
    UIImageOrientationRight TOUCHSTONE_CASE("right") = 3,
    /// Mirrored horizontally.
    UIImageOrientationUpMirrored TOUCHSTONE_CASE("upMirrored") = 4,
    /// Rotated by 180° and mirrored.
    UIImageOrientationDownMirrored TOUCHSTONE_CASE("downMirrored") = 5,
    /// Rotated counterclockwise by 90° and mirrored.
    UIImageOrientationLeftMirrored TOUCHSTONE_CASE("leftMirrored") = 6,
    /// Rotated clockwise by 90° and mirrored.
    UIImageOrientationRightMirrored TOUCHSTONE_CASE("rightMirrored") = 7,
};

/// The colors in which an image is drawn.
TOUCHSTONE_ENUM(long, UIImageRenderingMode) {
    /// Depends on the context. The image's own colors in this library.
    UIImageRenderingModeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// The image's own colors.
    UIImageRenderingModeAlwaysOriginal TOUCHSTONE_CASE("alwaysOriginal") = 1,
    /// The image's shape in the tint color.
    UIImageRenderingModeAlwaysTemplate TOUCHSTONE_CASE("alwaysTemplate") = 2,
};

/// How the center of a resizable image fills its area.
TOUCHSTONE_ENUM(long, UIImageResizingMode) {
    /// Tiled.
    UIImageResizingModeTile TOUCHSTONE_CASE("tile") = 0,
    /// Stretched.
    UIImageResizingModeStretch TOUCHSTONE_CASE("stretch") = 1,
};

/// The weight of a symbol. Stored but not drawn, since the host provides the symbols.
TOUCHSTONE_ENUM(long, UIImageSymbolWeight) {
    /// Unspecified.
    UIImageSymbolWeightUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// The thinnest weight.
    UIImageSymbolWeightUltraLight TOUCHSTONE_CASE("ultraLight") = 1,
    /// The weight 200 of 900 of fonts.
    UIImageSymbolWeightThin TOUCHSTONE_CASE("thin") = 2,
    /// The weight 300 of 900.
    UIImageSymbolWeightLight TOUCHSTONE_CASE("light") = 3,
    /// The regular weight.
    UIImageSymbolWeightRegular TOUCHSTONE_CASE("regular") = 4,
    /// The weight 500 of 900.
    UIImageSymbolWeightMedium TOUCHSTONE_CASE("medium") = 5,
    /// The weight 600 of 900.
    UIImageSymbolWeightSemibold TOUCHSTONE_CASE("semibold") = 6,
    /// The weight 700 of 900.
    UIImageSymbolWeightBold TOUCHSTONE_CASE("bold") = 7,
    /// The weight 800 of 900.
    UIImageSymbolWeightHeavy TOUCHSTONE_CASE("heavy") = 8,
    /// The boldest weight.
    UIImageSymbolWeightBlack TOUCHSTONE_CASE("black") = 9,
};

/// The style of an impact feedback.
TOUCHSTONE_ENUM(long, UIImpactFeedbackGeneratorFeedbackStyle) {
    /// A collision of small or light objects.
    UIImpactFeedbackGeneratorFeedbackStyleLight TOUCHSTONE_CASE("light") = 0,
    /// A collision of medium objects.
    UIImpactFeedbackGeneratorFeedbackStyleMedium TOUCHSTONE_CASE("medium") = 1,
    /// A collision of large or heavy objects.
    UIImpactFeedbackGeneratorFeedbackStyleHeavy TOUCHSTONE_CASE("heavy") = 2,
    /// A collision of soft objects.
    UIImpactFeedbackGeneratorFeedbackStyleSoft TOUCHSTONE_CASE("soft") = 3,
    /// A collision of rigid objects.
    UIImpactFeedbackGeneratorFeedbackStyleRigid TOUCHSTONE_CASE("rigid") = 4,
};

/// The appearance of the keyboard. In this library, the keyboard always follows the interface style.
TOUCHSTONE_ENUM(long, UIKeyboardAppearance) {
    /// Follows the interface style.
    UIKeyboardAppearanceDefault TOUCHSTONE_CASE("default") = 0,
    /// Dark.
    UIKeyboardAppearanceDark TOUCHSTONE_CASE("dark") = 1,
    /// Light.
    UIKeyboardAppearanceLight TOUCHSTONE_CASE("light") = 2,
};

/// The type of the keyboard. The keyboard of this library opens with letters or digits and contains both.
TOUCHSTONE_ENUM(long, UIKeyboardType) {
    /// Letters.
    UIKeyboardTypeDefault TOUCHSTONE_CASE("default") = 0,
    /// Letters, for ASCII only.
    UIKeyboardTypeAsciiCapable TOUCHSTONE_CASE("asciiCapable") = 1,
    /// Digits and punctuation.
    UIKeyboardTypeNumbersAndPunctuation TOUCHSTONE_CASE("numbersAndPunctuation") = 2,
    /// Letters, for URLs.
    UIKeyboardTypeURL TOUCHSTONE_CASE("URL") = 3,
    /// Digits, for numeric codes.
    UIKeyboardTypeNumberPad TOUCHSTONE_CASE("numberPad") = 4,
    /// Digits, for telephone numbers.
    UIKeyboardTypePhonePad TOUCHSTONE_CASE("phonePad") = 5,
    /// Letters, for a name or a telephone number.
    UIKeyboardTypeNamePhonePad TOUCHSTONE_CASE("namePhonePad") = 6,
    /// Letters, for email addresses.
    UIKeyboardTypeEmailAddress TOUCHSTONE_CASE("emailAddress") = 7,
    /// Digits, for numbers with a decimal point.
    UIKeyboardTypeDecimalPad TOUCHSTONE_CASE("decimalPad") = 8,
    /// Letters, for short messages.
    UIKeyboardTypeTwitter TOUCHSTONE_CASE("twitter") = 9,
    /// Letters, for searches and URLs.
    UIKeyboardTypeWebSearch TOUCHSTONE_CASE("webSearch") = 10,
    /// Digits, for numeric codes in ASCII.
    UIKeyboardTypeAsciiCapableNumberPad TOUCHSTONE_CASE("asciiCapableNumberPad") = 11,
};

/// The size of a menu's elements.
TOUCHSTONE_ENUM(long, UIMenuElementSize) {
    /// Images only, side by side.
    UIMenuElementSizeSmall TOUCHSTONE_CASE("small") = 0,
    /// Image and title, side by side.
    UIMenuElementSizeMedium TOUCHSTONE_CASE("medium") = 1,
    /// One below the other.
    UIMenuElementSizeLarge TOUCHSTONE_CASE("large") = 2,
    /// Depends on the context.
    UIMenuElementSizeAutomatic TOUCHSTONE_CASE("automatic") = -1,
};

/// The state of a menu element.
TOUCHSTONE_ENUM(long, UIMenuElementState) {
    /// Off. The default.
    UIMenuElementStateOff TOUCHSTONE_CASE("off") = 0,
    /// On.
    UIMenuElementStateOn TOUCHSTONE_CASE("on") = 1,
    /// On for some of the affected objects.
    UIMenuElementStateMixed TOUCHSTONE_CASE("mixed") = 2,
};

/// The style of a modal presentation. Styles other than `fullScreen` need the module `TouchstoneControllers`, which
/// `UIKit` includes. The core module presents all other styles over the presenting view.
TOUCHSTONE_ENUM(long, UIModalPresentationStyle) {
    /// The presented view replaces the presenting one, which leaves the window (RC-3, RC-38).
    UIModalPresentationStyleFullScreen TOUCHSTONE_CASE("fullScreen") = 0,
    /// A sheet over the presenting view (`UISheetPresentationController`).
    UIModalPresentationStylePageSheet TOUCHSTONE_CASE("pageSheet") = 1,
    /// A sheet that is smaller if there is enough room.
    UIModalPresentationStyleFormSheet TOUCHSTONE_CASE("formSheet") = 2,
    /// Like `fullScreen`.
    UIModalPresentationStyleCurrentContext TOUCHSTONE_CASE("currentContext") = 3,
    /// Defined by `UIViewController.transitioningDelegate`, otherwise like `overFullScreen`.
    UIModalPresentationStyleCustom TOUCHSTONE_CASE("custom") = 4,
    /// Over the presenting view, which stays in its window.
    UIModalPresentationStyleOverFullScreen TOUCHSTONE_CASE("overFullScreen") = 5,
    /// Like `overFullScreen`.
    UIModalPresentationStyleOverCurrentContext TOUCHSTONE_CASE("overCurrentContext") = 6,
    /// A popover at a view or a bar button item until a touch outside (`UIPopoverPresentationController`).
    UIModalPresentationStylePopover TOUCHSTONE_CASE("popover") = 7,
    /// Like `overFullScreen`.
    UIModalPresentationStyleNone TOUCHSTONE_CASE("none") = -1,
    /// The default. Like `pageSheet`.
    UIModalPresentationStyleAutomatic TOUCHSTONE_CASE("automatic") = -2,
};

/// The transition of a modal presentation.
TOUCHSTONE_ENUM(long, UIModalTransitionStyle) {
    /// Slides up from the bottom.
    UIModalTransitionStyleCoverVertical TOUCHSTONE_CASE("coverVertical") = 0,
    /// Flips to the back of the presenting view.
    UIModalTransitionStyleFlipHorizontal TOUCHSTONE_CASE("flipHorizontal") = 1,
    /// Cross-dissolves.
    UIModalTransitionStyleCrossDissolve TOUCHSTONE_CASE("crossDissolve") = 2,
    /// Curls up a corner of the presenting view.
    UIModalTransitionStylePartialCurl TOUCHSTONE_CASE("partialCurl") = 3,
};

/// The operation of a navigation controller.
TOUCHSTONE_ENUM(long, UINavigationControllerOperation) {
    /// No operation.
    UINavigationControllerOperationNone TOUCHSTONE_CASE("none") = 0,
    /// A push.
    UINavigationControllerOperationPush TOUCHSTONE_CASE("push") = 1,
    /// A pop.
    UINavigationControllerOperationPop TOUCHSTONE_CASE("pop") = 2,
};

/// The content of a back button.
TOUCHSTONE_ENUM(long, UINavigationItemBackButtonDisplayMode) {
    /// The title.
    UINavigationItemBackButtonDisplayModeDefault TOUCHSTONE_CASE("default") = 0,
    /// “Back”.
    UINavigationItemBackButtonDisplayModeGeneric TOUCHSTONE_CASE("generic") = 1,
    /// The arrow only.
    UINavigationItemBackButtonDisplayModeMinimal TOUCHSTONE_CASE("minimal") = 2,
};

/// Whether a navigation item displays a large title.
TOUCHSTONE_ENUM(long, UINavigationItemLargeTitleDisplayMode) {
    /// Like the previous item.
    UINavigationItemLargeTitleDisplayModeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// Always.
    UINavigationItemLargeTitleDisplayModeAlways TOUCHSTONE_CASE("always") = 1,
    /// Never.
    UINavigationItemLargeTitleDisplayModeNever TOUCHSTONE_CASE("never") = 2,
};

/// The result of a task that a notification feedback describes.
TOUCHSTONE_ENUM(long, UINotificationFeedbackGeneratorFeedbackType) {
    /// Success.
    UINotificationFeedbackGeneratorFeedbackTypeSuccess TOUCHSTONE_CASE("success") = 0,
    /// A warning.
    UINotificationFeedbackGeneratorFeedbackTypeWarning TOUCHSTONE_CASE("warning") = 1,
    /// An error.
    UINotificationFeedbackGeneratorFeedbackTypeError TOUCHSTONE_CASE("error") = 2,
};

/// The direction of a page turn.
TOUCHSTONE_ENUM(long, UIPageViewControllerNavigationDirection) {
    /// To a later page.
    UIPageViewControllerNavigationDirectionForward TOUCHSTONE_CASE("forward") = 0,
    /// To an earlier page.
    UIPageViewControllerNavigationDirectionReverse TOUCHSTONE_CASE("reverse") = 1,
};

/// The axis along which pages are arranged.
TOUCHSTONE_ENUM(long, UIPageViewControllerNavigationOrientation) {
    /// From left to right.
    UIPageViewControllerNavigationOrientationHorizontal TOUCHSTONE_CASE("horizontal") = 0,
    /// From top to bottom.
    UIPageViewControllerNavigationOrientationVertical TOUCHSTONE_CASE("vertical") = 1,
};

/// The position of a book's spine.
TOUCHSTONE_ENUM(long, UIPageViewControllerSpineLocation) {
    /// No spine.
    UIPageViewControllerSpineLocationNone TOUCHSTONE_CASE("none") = 0,
    /// At the first page.
    UIPageViewControllerSpineLocationMin TOUCHSTONE_CASE("min") = 1,
    /// In the middle.
    UIPageViewControllerSpineLocationMid TOUCHSTONE_CASE("mid") = 2,
    /// At the last page.
    UIPageViewControllerSpineLocationMax TOUCHSTONE_CASE("max") = 3,
};

/// The transition between pages. In this library, pages always scroll.
TOUCHSTONE_ENUM(long, UIPageViewControllerTransitionStyle) {
    /// Curls the page. In this library like `scroll`.
    UIPageViewControllerTransitionStylePageCurl TOUCHSTONE_CASE("pageCurl") = 0,
    /// Scrolls the pages.
    UIPageViewControllerTransitionStyleScroll TOUCHSTONE_CASE("scroll") = 1,
};

/// The phase of a squeeze.
TOUCHSTONE_ENUM(long, UIPencilInteractionPhase) {
    /// It began.
    UIPencilInteractionPhaseBegan TOUCHSTONE_CASE("began") = 0,
    /// It changed.
    UIPencilInteractionPhaseChanged TOUCHSTONE_CASE("changed") = 1,
    /// It ended.
    UIPencilInteractionPhaseEnded TOUCHSTONE_CASE("ended") = 2,
    /// It was cancelled.
    UIPencilInteractionPhaseCancelled TOUCHSTONE_CASE("cancelled") = 3,
};

/// The action that the user prefers for a double tap or a squeeze of the pencil.
TOUCHSTONE_ENUM(long, UIPencilPreferredAction) {
    /// No action.
    UIPencilPreferredActionIgnore TOUCHSTONE_CASE("ignore") = 0,
    /// Switches between the tool and the eraser.
    UIPencilPreferredActionSwitchEraser TOUCHSTONE_CASE("switchEraser") = 1,
    /// Switches to the previous tool.
    UIPencilPreferredActionSwitchPrevious TOUCHSTONE_CASE("switchPrevious") = 2,
    /// Shows the color palette.
    UIPencilPreferredActionShowColorPalette TOUCHSTONE_CASE("showColorPalette") = 3,
    /// Shows the ink attributes.
    UIPencilPreferredActionShowInkAttributes TOUCHSTONE_CASE("showInkAttributes") = 4,
    /// Shows a palette at the pencil.
    UIPencilPreferredActionShowContextualPalette TOUCHSTONE_CASE("showContextualPalette") = 5,
    /// Runs a system shortcut.
    UIPencilPreferredActionRunSystemShortcut TOUCHSTONE_CASE("runSystemShortcut") = 6,
};

/// The position of a pointer effect's tint color.
TOUCHSTONE_ENUM(long, UIPointerEffectTintMode) {
    /// No tint.
    UIPointerEffectTintModeNone TOUCHSTONE_CASE("none") = 0,
    /// Over the view.
    UIPointerEffectTintModeOverlay TOUCHSTONE_CASE("overlay") = 1,
    /// Behind the view.
    UIPointerEffectTintModeUnderlay TOUCHSTONE_CASE("underlay") = 2,
};

/// The phase of a press (RC-36).
TOUCHSTONE_ENUM(long, UIPressPhase) {
    /// The key or button went down.
    UIPressPhaseBegan TOUCHSTONE_CASE("began") = 0,
    /// The force changed.
    UIPressPhaseChanged TOUCHSTONE_CASE("changed") = 1,
    /// The key is down and did not change since the last event.
    UIPressPhaseStationary TOUCHSTONE_CASE("stationary") = 2,
    /// The key or button was released.
    UIPressPhaseEnded TOUCHSTONE_CASE("ended") = 3,
    /// The system or a recognizer cancelled the press.
    UIPressPhaseCancelled TOUCHSTONE_CASE("cancelled") = 4,
};

/// The type of a press.
TOUCHSTONE_ENUM(long, UIPressType) {
    /// The up arrow of a remote control.
    UIPressTypeUpArrow TOUCHSTONE_CASE("upArrow") = 0,
    /// The down arrow of a remote control.
    UIPressTypeDownArrow TOUCHSTONE_CASE("downArrow") = 1,
    /// The left arrow of a remote control.
    UIPressTypeLeftArrow TOUCHSTONE_CASE("leftArrow") = 2,
    /// The right arrow of a remote control.
    UIPressTypeRightArrow TOUCHSTONE_CASE("rightArrow") = 3,
    /// The select button of a remote control.
    UIPressTypeSelect TOUCHSTONE_CASE("select") = 4,
    /// The menu button of a remote control.
    UIPressTypeMenu TOUCHSTONE_CASE("menu") = 5,
    /// The play/pause button of a remote control.
    UIPressTypePlayPause TOUCHSTONE_CASE("playPause") = 6,
    /// A key of a keyboard.
    UIPressTypeKeyboard TOUCHSTONE_CASE("keyboard") = 2000,
};

/// The style of a progress view.
TOUCHSTONE_ENUM(long, UIProgressViewStyle) {
    /// The default style.
    UIProgressViewStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// The style for bars, which is 2.5 points high.
    UIProgressViewStyleBar TOUCHSTONE_CASE("bar") = 1,
};

/// The repetition of a symbol effect.
TOUCHSTONE_ENUM(long, UIPushBehaviorMode) {
    /// As long as the effect is active.
    UIPushBehaviorModeContinuous TOUCHSTONE_CASE("continuous") = 0,
    /// Once when the effect becomes active.
    UIPushBehaviorModeInstantaneous TOUCHSTONE_CASE("instantaneous") = 1,
};

/// The name of the Return key. In this library, the key always has the same title and effect.
TOUCHSTONE_ENUM(long, UIReturnKeyType) {
    /// Return.
    UIReturnKeyTypeDefault TOUCHSTONE_CASE("default") = 0,
    /// Go.
    UIReturnKeyTypeGo TOUCHSTONE_CASE("go") = 1,
    /// Google.
    UIReturnKeyTypeGoogle TOUCHSTONE_CASE("google") = 2,
    /// Join.
    UIReturnKeyTypeJoin TOUCHSTONE_CASE("join") = 3,
    /// Next.
    UIReturnKeyTypeNext TOUCHSTONE_CASE("next") = 4,
    /// Route.
    UIReturnKeyTypeRoute TOUCHSTONE_CASE("route") = 5,
    /// Search.
    UIReturnKeyTypeSearch TOUCHSTONE_CASE("search") = 6,
    /// Send.
    UIReturnKeyTypeSend TOUCHSTONE_CASE("send") = 7,
    /// Yahoo.
    UIReturnKeyTypeYahoo TOUCHSTONE_CASE("yahoo") = 8,
    /// Done.
    UIReturnKeyTypeDone TOUCHSTONE_CASE("done") = 9,
    /// Emergency call.
    UIReturnKeyTypeEmergencyCall TOUCHSTONE_CASE("emergencyCall") = 10,
    /// Continue.
    UIReturnKeyTypeContinue TOUCHSTONE_CASE("continue") = 11,
};

/// The activation state of a scene.
TOUCHSTONE_ENUM(long, UISceneActivationState) {
    /// Not connected to the application.
    UISceneActivationStateUnattached TOUCHSTONE_CASE("unattached") = -1,
    /// In the foreground and receiving events.
    UISceneActivationStateForegroundActive TOUCHSTONE_CASE("foregroundActive") = 0,
    /// In the foreground without receiving events.
    UISceneActivationStateForegroundInactive TOUCHSTONE_CASE("foregroundInactive") = 1,
    /// In the background.
    UISceneActivationStateBackground TOUCHSTONE_CASE("background") = 2,
};

/// When the safe area is added to the content inset.
TOUCHSTONE_ENUM(long, UIScrollViewContentInsetAdjustmentBehavior) {
    /// Like `scrollableAxes`.
    UIScrollViewContentInsetAdjustmentBehaviorAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// Along the axes in which the content scrolls or always bounces.
    UIScrollViewContentInsetAdjustmentBehaviorScrollableAxes TOUCHSTONE_CASE("scrollableAxes") = 1,
    /// Never.
    UIScrollViewContentInsetAdjustmentBehaviorNever TOUCHSTONE_CASE("never") = 2,
    /// Along both axes.
    UIScrollViewContentInsetAdjustmentBehaviorAlways TOUCHSTONE_CASE("always") = 3,
};

/// The color of the indicators.
TOUCHSTONE_ENUM(long, UIScrollViewIndicatorStyle) {
    /// The label color with 40 % opacity: dark on light, light on dark.
    UIScrollViewIndicatorStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// Black with 40 % opacity.
    UIScrollViewIndicatorStyleBlack TOUCHSTONE_CASE("black") = 1,
    /// White with 50 % opacity.
    UIScrollViewIndicatorStyleWhite TOUCHSTONE_CASE("white") = 2,
};

/// How a drag dismisses the keyboard.
TOUCHSTONE_ENUM(long, UIScrollViewKeyboardDismissMode) {
    /// It does not.
    UIScrollViewKeyboardDismissModeNone TOUCHSTONE_CASE("none") = 0,
    /// When the drag begins.
    UIScrollViewKeyboardDismissModeOnDrag TOUCHSTONE_CASE("onDrag") = 1,
    /// When the dragging finger reaches the keyboard.
    UIScrollViewKeyboardDismissModeInteractive TOUCHSTONE_CASE("interactive") = 2,
    /// Like `onDrag`. The accessory view always disappears with the keyboard.
    UIScrollViewKeyboardDismissModeOnDragWithAccessory TOUCHSTONE_CASE("onDragWithAccessory") = 3,
    /// Like `interactive`. The accessory view always disappears with the keyboard.
    UIScrollViewKeyboardDismissModeInteractiveWithAccessory TOUCHSTONE_CASE("interactiveWithAccessory") = 4,
};

/// The icon of a search bar that an image replaces.
TOUCHSTONE_ENUM(long, UISearchBarIcon) {
    /// The search icon.
    UISearchBarIconSearch TOUCHSTONE_CASE("search") = 0,
    /// The clear button.
    UISearchBarIconClear TOUCHSTONE_CASE("clear") = 1,
    /// The bookmarks button.
    UISearchBarIconBookmark TOUCHSTONE_CASE("bookmark") = 2,
    /// The results list button.
    UISearchBarIconResultsList TOUCHSTONE_CASE("resultsList") = 3,
};

/// The style of a search bar. All styles look alike in this library.
TOUCHSTONE_ENUM(unsigned long, UISearchBarStyle) {
    /// Chosen by the system.
    UISearchBarStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// With a background.
    UISearchBarStyleProminent TOUCHSTONE_CASE("prominent") = 1,
    /// Without a background.
    UISearchBarStyleMinimal TOUCHSTONE_CASE("minimal") = 2,
};

/// The meaning of a view's content, which determines whether it is mirrored in a right-to-left layout.
TOUCHSTONE_ENUM(long, UISemanticContentAttribute) {
    /// Mirrored in a right-to-left layout.
    UISemanticContentAttributeUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Playback controls, which are never mirrored.
    UISemanticContentAttributePlayback TOUCHSTONE_CASE("playback") = 1,
    /// Spatial controls, such as those of a map, which are never mirrored.
    UISemanticContentAttributeSpatial TOUCHSTONE_CASE("spatial") = 2,
    /// Always left to right.
    UISemanticContentAttributeForceLeftToRight TOUCHSTONE_CASE("forceLeftToRight") = 3,
    /// Always right to left.
    UISemanticContentAttributeForceRightToLeft TOUCHSTONE_CASE("forceRightToLeft") = 4,
};

/// A column of a split view controller.
TOUCHSTONE_ENUM(long, UISplitViewControllerColumn) {
    /// The primary column.
    UISplitViewControllerColumnPrimary TOUCHSTONE_CASE("primary") = 0,
    /// The supplementary column of three columns.
    UISplitViewControllerColumnSupplementary TOUCHSTONE_CASE("supplementary") = 1,
    /// The secondary column.
    UISplitViewControllerColumnSecondary TOUCHSTONE_CASE("secondary") = 2,
    /// The controller for a compact width.
    UISplitViewControllerColumnCompact TOUCHSTONE_CASE("compact") = 3,
};

/// The edge of the primary column.
TOUCHSTONE_ENUM(long, UISplitViewControllerPrimaryEdge) {
    /// The leading edge.
    UISplitViewControllerPrimaryEdgeLeading TOUCHSTONE_CASE("leading") = 0,
    /// The trailing edge.
    UISplitViewControllerPrimaryEdgeTrailing TOUCHSTONE_CASE("trailing") = 1,
};

/// How the other columns affect the secondary column.
TOUCHSTONE_ENUM(long, UISplitViewControllerSplitBehavior) {
    /// Depends on the display mode and the width.
    UISplitViewControllerSplitBehaviorAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// They are beside the secondary column.
    UISplitViewControllerSplitBehaviorTile TOUCHSTONE_CASE("tile") = 1,
    /// They cover the secondary column.
    UISplitViewControllerSplitBehaviorOverlay TOUCHSTONE_CASE("overlay") = 2,
    /// They displace the secondary column.
    UISplitViewControllerSplitBehaviorDisplace TOUCHSTONE_CASE("displace") = 3,
};

/// The style of a split view controller.
TOUCHSTONE_ENUM(long, UISplitViewControllerStyle) {
    /// Two columns, set by `viewControllers`.
    UISplitViewControllerStyleUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Two columns.
    UISplitViewControllerStyleDoubleColumn TOUCHSTONE_CASE("doubleColumn") = 1,
    /// Three columns.
    UISplitViewControllerStyleTripleColumn TOUCHSTONE_CASE("tripleColumn") = 2,
};

/// How the arranged subviews of a stack view share its length.
TOUCHSTONE_ENUM(long, UIStackViewDistribution) {
    /// Each has its own length, and the ones with the lowest priorities grow or shrink.
    UIStackViewDistributionFill TOUCHSTONE_CASE("fill") = 0,
    /// All have the same length.
    UIStackViewDistributionFillEqually TOUCHSTONE_CASE("fillEqually") = 1,
    /// Each has a length in proportion to its intrinsic length.
    UIStackViewDistributionFillProportionally TOUCHSTONE_CASE("fillProportionally") = 2,
    /// Each has its own length, with equal gaps of at least `spacing`.
    UIStackViewDistributionEqualSpacing TOUCHSTONE_CASE("equalSpacing") = 3,
    /// Each has its own length, with equally spaced centers if gaps of `spacing` allow it.
    UIStackViewDistributionEqualCentering TOUCHSTONE_CASE("equalCentering") = 4,
};

/// The animation with which a status bar is shown or hidden.
TOUCHSTONE_ENUM(long, UIStatusBarAnimation) {
    /// No animation.
    UIStatusBarAnimationNone TOUCHSTONE_CASE("none") = 0,
    /// A fade.
    UIStatusBarAnimationFade TOUCHSTONE_CASE("fade") = 1,
    /// A slide.
    UIStatusBarAnimationSlide TOUCHSTONE_CASE("slide") = 2,
};

/// The style of a status bar.
TOUCHSTONE_ENUM(long, UIStatusBarStyle) {
    /// Depends on the interface style.
    UIStatusBarStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// Light content.
    UIStatusBarStyleLightContent TOUCHSTONE_CASE("lightContent") = 1,
    /// Dark content.
    UIStatusBarStyleDarkContent TOUCHSTONE_CASE("darkContent") = 3,
};

/// The position of a tab's title.
TOUCHSTONE_ENUM(long, UITabBarItemAppearanceStyle) {
    /// Below the image.
    UITabBarItemAppearanceStyleStacked TOUCHSTONE_CASE("stacked") = 0,
    /// Beside the image.
    UITabBarItemAppearanceStyleInline TOUCHSTONE_CASE("inline") = 1,
    /// Beside the image, in a compact height.
    UITabBarItemAppearanceStyleCompactInline TOUCHSTONE_CASE("compactInline") = 2,
};

/// How tabs share the width of a tab bar.
TOUCHSTONE_ENUM(long, UITabBarItemPositioning) {
    /// They fill the width on a phone and are centered on a pad.
    UITabBarItemPositioningAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// They fill the width.
    UITabBarItemPositioningFill TOUCHSTONE_CASE("fill") = 1,
    /// They are centered and have their own width.
    UITabBarItemPositioningCentered TOUCHSTONE_CASE("centered") = 2,
};

/// A system item of a tab bar. It shows its name with a capital first letter.
TOUCHSTONE_ENUM(long, UITabBarItemSystemItem) {
    /// Shows “More”.
    UITabBarItemSystemItemMore TOUCHSTONE_CASE("more") = 0,
    /// Shows “Favorites”.
    UITabBarItemSystemItemFavorites TOUCHSTONE_CASE("favorites") = 1,
    /// Shows “Featured”.
    UITabBarItemSystemItemFeatured TOUCHSTONE_CASE("featured") = 2,
    /// Shows “TopRated”.
    UITabBarItemSystemItemTopRated TOUCHSTONE_CASE("topRated") = 3,
    /// Shows “Recents”.
    UITabBarItemSystemItemRecents TOUCHSTONE_CASE("recents") = 4,
    /// Shows “Contacts”.
    UITabBarItemSystemItemContacts TOUCHSTONE_CASE("contacts") = 5,
    /// Shows “History”.
    UITabBarItemSystemItemHistory TOUCHSTONE_CASE("history") = 6,
    /// Shows “Bookmarks”.
    UITabBarItemSystemItemBookmarks TOUCHSTONE_CASE("bookmarks") = 7,
    /// Shows “Search”.
    UITabBarItemSystemItemSearch TOUCHSTONE_CASE("search") = 8,
    /// Shows “Downloads”.
    UITabBarItemSystemItemDownloads TOUCHSTONE_CASE("downloads") = 9,
    /// Shows “MostRecent”.
    UITabBarItemSystemItemMostRecent TOUCHSTONE_CASE("mostRecent") = 10,
    /// Shows “MostViewed”.
    UITabBarItemSystemItemMostViewed TOUCHSTONE_CASE("mostViewed") = 11,
};

/// The accessory at the trailing edge of a cell.
TOUCHSTONE_ENUM(long, UITableViewCellAccessoryType) {
    /// No accessory.
    UITableViewCellAccessoryTypeNone TOUCHSTONE_CASE("none") = 0,
    /// A chevron.
    UITableViewCellAccessoryTypeDisclosureIndicator TOUCHSTONE_CASE("disclosureIndicator") = 1,
    /// A detail button and a chevron.
    UITableViewCellAccessoryTypeDetailDisclosureButton TOUCHSTONE_CASE("detailDisclosureButton") = 2,
    /// A check mark.
    UITableViewCellAccessoryTypeCheckmark TOUCHSTONE_CASE("checkmark") = 3,
    /// A detail button.
    UITableViewCellAccessoryTypeDetailButton TOUCHSTONE_CASE("detailButton") = 4,
};

/// The style of a table view cell.
TOUCHSTONE_ENUM(long, UITableViewCellCellStyle) {
    /// One label.
    UITableViewCellCellStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// A label at the leading edge and another at the trailing edge.
    UITableViewCellCellStyleValue1 TOUCHSTONE_CASE("value1") = 1,
    /// A label that ends where the second one begins.
    UITableViewCellCellStyleValue2 TOUCHSTONE_CASE("value2") = 2,
    /// A label above a second one.
    UITableViewCellCellStyleSubtitle TOUCHSTONE_CASE("subtitle") = 3,
};

/// The editing control at the leading edge of a cell.
TOUCHSTONE_ENUM(long, UITableViewCellEditingStyle) {
    /// No control.
    UITableViewCellEditingStyleNone TOUCHSTONE_CASE("none") = 0,
    /// Deletes the row.
    UITableViewCellEditingStyleDelete TOUCHSTONE_CASE("delete") = 1,
    /// Inserts a row.
    UITableViewCellEditingStyleInsert TOUCHSTONE_CASE("insert") = 2,
};

/// The focus style of a cell.
TOUCHSTONE_ENUM(long, UITableViewCellFocusStyle) {
    /// Chosen by the system.
    UITableViewCellFocusStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// Drawn by the application.
    UITableViewCellFocusStyleCustom TOUCHSTONE_CASE("custom") = 1,
};

/// The selection style of a cell.
TOUCHSTONE_ENUM(long, UITableViewCellSelectionStyle) {
    /// No change.
    UITableViewCellSelectionStyleNone TOUCHSTONE_CASE("none") = 0,
    /// Like `default`.
    UITableViewCellSelectionStyleBlue TOUCHSTONE_CASE("blue") = 1,
    /// Like `default`.
    UITableViewCellSelectionStyleGray TOUCHSTONE_CASE("gray") = 2,
    /// Gray.
    UITableViewCellSelectionStyleDefault TOUCHSTONE_CASE("default") = 3,
};

/// The separator of a row.
TOUCHSTONE_ENUM(long, UITableViewCellSeparatorStyle) {
    /// No separator.
    UITableViewCellSeparatorStyleNone TOUCHSTONE_CASE("none") = 0,
    /// A line.
    UITableViewCellSeparatorStyleSingleLine TOUCHSTONE_CASE("singleLine") = 1,
    /// Like `singleLine`.
    UITableViewCellSeparatorStyleSingleLineEtched TOUCHSTONE_CASE("singleLineEtched") = 2,
};

/// The animation of row changes. In this library, all animations except `none` move and fade the rows in the same way.
TOUCHSTONE_ENUM(long, UITableViewRowAnimation) {
    /// A fade.
    UITableViewRowAnimationFade TOUCHSTONE_CASE("fade") = 0,
    /// From or to the right.
    UITableViewRowAnimationRight TOUCHSTONE_CASE("right") = 1,
    /// From or to the left.
    UITableViewRowAnimationLeft TOUCHSTONE_CASE("left") = 2,
    /// From or to the top.
    UITableViewRowAnimationTop TOUCHSTONE_CASE("top") = 3,
    /// From or to the bottom.
    UITableViewRowAnimationBottom TOUCHSTONE_CASE("bottom") = 4,
    /// No animation.
    UITableViewRowAnimationNone TOUCHSTONE_CASE("none") = 5,
    /// From or to the middle.
    UITableViewRowAnimationMiddle TOUCHSTONE_CASE("middle") = 6,
    /// Chosen by the table.
    UITableViewRowAnimationAutomatic TOUCHSTONE_CASE("automatic") = 100,
};

/// The position to which a row is scrolled.
TOUCHSTONE_ENUM(long, UITableViewScrollPosition) {
    /// The position that needs the least scrolling.
    UITableViewScrollPositionNone TOUCHSTONE_CASE("none") = 0,
    /// At the top.
    UITableViewScrollPositionTop TOUCHSTONE_CASE("top") = 1,
    /// In the middle.
    UITableViewScrollPositionMiddle TOUCHSTONE_CASE("middle") = 2,
    /// At the bottom.
    UITableViewScrollPositionBottom TOUCHSTONE_CASE("bottom") = 3,
};

/// Whether self-sizing cells update their height automatically.
TOUCHSTONE_ENUM(long, UITableViewSelfSizingInvalidation) {
    /// Never.
    UITableViewSelfSizingInvalidationDisabled TOUCHSTONE_CASE("disabled") = 0,
    /// When the cell invalidates its size.
    UITableViewSelfSizingInvalidationEnabled TOUCHSTONE_CASE("enabled") = 1,
    /// Also when constraints in the cell change.
    UITableViewSelfSizingInvalidationEnabledIncludingConstraints TOUCHSTONE_CASE("enabledIncludingConstraints") = 2,
};

/// The reference of separator insets.
TOUCHSTONE_ENUM(long, UITableViewSeparatorInsetReference) {
    /// The edges of the cell.
    UITableViewSeparatorInsetReferenceFromCellEdges TOUCHSTONE_CASE("fromCellEdges") = 0,
    /// The default insets of the table.
    UITableViewSeparatorInsetReferenceFromAutomaticInsets TOUCHSTONE_CASE("fromAutomaticInsets") = 1,
};

/// The style of a table view.
TOUCHSTONE_ENUM(long, UITableViewStyle) {
    /// Rows of the full width, with headers that stay visible.
    UITableViewStylePlain TOUCHSTONE_CASE("plain") = 0,
    /// Separated sections.
    UITableViewStyleGrouped TOUCHSTONE_CASE("grouped") = 1,
    /// Separated sections with insets at the sides and rounded corners.
    UITableViewStyleInsetGrouped TOUCHSTONE_CASE("insetGrouped") = 2,
};

/// Where the software keyboard capitalizes automatically.
TOUCHSTONE_ENUM(long, UITextAutocapitalizationType) {
    /// Nowhere.
    UITextAutocapitalizationTypeNone TOUCHSTONE_CASE("none") = 0,
    /// At the beginning of words.
    UITextAutocapitalizationTypeWords TOUCHSTONE_CASE("words") = 1,
    /// At the beginning of sentences. The default.
    UITextAutocapitalizationTypeSentences TOUCHSTONE_CASE("sentences") = 2,
    /// All characters.
    UITextAutocapitalizationTypeAllCharacters TOUCHSTONE_CASE("allCharacters") = 3,
};

/// Whether typing is corrected. This library never corrects.
TOUCHSTONE_ENUM(long, UITextAutocorrectionType) {
    /// Chosen by the system.
    UITextAutocorrectionTypeDefault TOUCHSTONE_CASE("default") = 0,
    /// No.
    UITextAutocorrectionTypeNo TOUCHSTONE_CASE("no") = 1,
    /// Yes.
    UITextAutocorrectionTypeYes TOUCHSTONE_CASE("yes") = 2,
};

/// The border of a text field.
TOUCHSTONE_ENUM(long, UITextFieldBorderStyle) {
    /// No border.
    UITextFieldBorderStyleNone TOUCHSTONE_CASE("none") = 0,
    /// A gray line of one point.
    UITextFieldBorderStyleLine TOUCHSTONE_CASE("line") = 1,
    /// Drawn as `line`.
    UITextFieldBorderStyleBezel TOUCHSTONE_CASE("bezel") = 2,
    /// A filled rectangle with corners of 6 points and a gray line.
    UITextFieldBorderStyleRoundedRect TOUCHSTONE_CASE("roundedRect") = 3,
};

/// The reason why editing ended.
TOUCHSTONE_ENUM(long, UITextFieldDidEndEditingReason) {
    /// The text was committed. This library reports no other reason.
    UITextFieldDidEndEditingReasonCommitted TOUCHSTONE_CASE("committed") = 0,
    /// The text was cancelled. Never reported in this library.
    UITextFieldDidEndEditingReasonCancelled TOUCHSTONE_CASE("cancelled") = 1,
};

/// When an overlay view of a text field is visible.
TOUCHSTONE_ENUM(long, UITextFieldViewMode) {
    /// Never.
    UITextFieldViewModeNever TOUCHSTONE_CASE("never") = 0,
    /// While the text is edited.
    UITextFieldViewModeWhileEditing TOUCHSTONE_CASE("whileEditing") = 1,
    /// While the text is not edited.
    UITextFieldViewModeUnlessEditing TOUCHSTONE_CASE("unlessEditing") = 2,
    /// Always.
    UITextFieldViewModeAlways TOUCHSTONE_CASE("always") = 3,
};

/// Whether spelling is checked. This library never checks.
TOUCHSTONE_ENUM(long, UITextSpellCheckingType) {
    /// Chosen by the system.
    UITextSpellCheckingTypeDefault TOUCHSTONE_CASE("default") = 0,
    /// No.
    UITextSpellCheckingTypeNo TOUCHSTONE_CASE("no") = 1,
    /// Yes.
    UITextSpellCheckingTypeYes TOUCHSTONE_CASE("yes") = 2,
};

/// The layout direction as a trait.
TOUCHSTONE_ENUM(long, UITraitEnvironmentLayoutDirection) {
    /// Unspecified.
    UITraitEnvironmentLayoutDirectionUnspecified TOUCHSTONE_CASE("unspecified") = -1,
    /// The leading edge is on the left.
    UITraitEnvironmentLayoutDirectionLeftToRight TOUCHSTONE_CASE("leftToRight") = 0,
    /// The leading edge is on the right.
    UITraitEnvironmentLayoutDirectionRightToLeft TOUCHSTONE_CASE("rightToLeft") = 1,
};

/// The kind of device for which an interface is designed.
TOUCHSTONE_ENUM(long, UIUserInterfaceIdiom) {
    /// Unspecified.
    UIUserInterfaceIdiomUnspecified TOUCHSTONE_CASE("unspecified") = -1,
    /// A phone.
    UIUserInterfaceIdiomPhone TOUCHSTONE_CASE("phone") = 0,
    /// A tablet.
    UIUserInterfaceIdiomPad TOUCHSTONE_CASE("pad") = 1,
    /// A television.
    UIUserInterfaceIdiomTv TOUCHSTONE_CASE("tv") = 2,
    /// A screen in a car.
    UIUserInterfaceIdiomCarPlay TOUCHSTONE_CASE("carPlay") = 3,
    /// A Mac.
    UIUserInterfaceIdiomMac TOUCHSTONE_CASE("mac") = 5,
    /// A headset.
    UIUserInterfaceIdiomVision TOUCHSTONE_CASE("vision") = 6,
};

/// The layout direction of an interface.
TOUCHSTONE_ENUM(long, UIUserInterfaceLayoutDirection) {
    /// The leading edge is on the left.
    UIUserInterfaceLayoutDirectionLeftToRight TOUCHSTONE_CASE("leftToRight") = 0,
    /// The leading edge is on the right.
    UIUserInterfaceLayoutDirectionRightToLeft TOUCHSTONE_CASE("rightToLeft") = 1,
};

/// A size class along one axis.
TOUCHSTONE_ENUM(long, UIUserInterfaceSizeClass) {
    /// Unspecified.
    UIUserInterfaceSizeClassUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Compact: the width of a phone, or its height in landscape orientation.
    UIUserInterfaceSizeClassCompact TOUCHSTONE_CASE("compact") = 1,
    /// Regular.
    UIUserInterfaceSizeClassRegular TOUCHSTONE_CASE("regular") = 2,
};

/// The style of the interface.
TOUCHSTONE_ENUM(long, UIUserInterfaceStyle) {
    /// Inherited from the environment. Drawn as `light`.
    UIUserInterfaceStyleUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Dark content on a light background.
    UIUserInterfaceStyleLight TOUCHSTONE_CASE("light") = 1,
    /// Light content on a dark background.
    UIUserInterfaceStyleDark TOUCHSTONE_CASE("dark") = 2,
};

/// The use of a vibrancy effect.
TOUCHSTONE_ENUM(long, UIVibrancyEffectStyle) {
    /// A label.
    UIVibrancyEffectStyleLabel TOUCHSTONE_CASE("label") = 0,
    /// A secondary label.
    UIVibrancyEffectStyleSecondaryLabel TOUCHSTONE_CASE("secondaryLabel") = 1,
    /// A tertiary label.
    UIVibrancyEffectStyleTertiaryLabel TOUCHSTONE_CASE("tertiaryLabel") = 2,
    /// A quaternary label.
    UIVibrancyEffectStyleQuaternaryLabel TOUCHSTONE_CASE("quaternaryLabel") = 3,
    /// A fill.
    UIVibrancyEffectStyleFill TOUCHSTONE_CASE("fill") = 4,
    /// A secondary fill.
    UIVibrancyEffectStyleSecondaryFill TOUCHSTONE_CASE("secondaryFill") = 5,
    /// A tertiary fill.
    UIVibrancyEffectStyleTertiaryFill TOUCHSTONE_CASE("tertiaryFill") = 6,
    /// A separator.
    UIVibrancyEffectStyleSeparator TOUCHSTONE_CASE("separator") = 7,
};

/// The position at which an animation ended.
TOUCHSTONE_ENUM(long, UIViewAnimatingPosition) {
    /// At its end.
    UIViewAnimatingPositionEnd TOUCHSTONE_CASE("end") = 0,
    /// At its start.
    UIViewAnimatingPositionStart TOUCHSTONE_CASE("start") = 1,
    /// At the current values when it was stopped.
    UIViewAnimatingPositionCurrent TOUCHSTONE_CASE("current") = 2,
};

/// The state of an animator.
TOUCHSTONE_ENUM(long, UIViewAnimatingState) {
    /// Not started, or finished.
    UIViewAnimatingStateInactive TOUCHSTONE_CASE("inactive") = 0,
    /// Started and running or paused.
    UIViewAnimatingStateActive TOUCHSTONE_CASE("active") = 1,
    /// Stopped by `stopAnimation(false)` and waiting for `finishAnimation(at:)`.
    UIViewAnimatingStateStopped TOUCHSTONE_CASE("stopped") = 2,
};

/// How content is adapted when the view's bounds change.
TOUCHSTONE_ENUM(long, UIViewContentMode) {
    /// Scaled to the bounds.
    UIViewContentModeScaleToFill TOUCHSTONE_CASE("scaleToFill") = 0,
    /// Scaled to fit in the bounds with the same aspect ratio.
    UIViewContentModeScaleAspectFit TOUCHSTONE_CASE("scaleAspectFit") = 1,
    /// Scaled to fill the bounds with the same aspect ratio.
    UIViewContentModeScaleAspectFill TOUCHSTONE_CASE("scaleAspectFill") = 2,
    /// Redrawn.
    UIViewContentModeRedraw TOUCHSTONE_CASE("redraw") = 3,
    /// Centered at its own size.
    UIViewContentModeCenter TOUCHSTONE_CASE("center") = 4,
    /// At the top edge at its own size.
    UIViewContentModeTop TOUCHSTONE_CASE("top") = 5,
    /// At the bottom edge at its own size.
    UIViewContentModeBottom TOUCHSTONE_CASE("bottom") = 6,
    /// At the left edge at its own size.
    UIViewContentModeLeft TOUCHSTONE_CASE("left") = 7,
    /// At the right edge at its own size.
    UIViewContentModeRight TOUCHSTONE_CASE("right") = 8,
    /// In the top left corner at its own size.
    UIViewContentModeTopLeft TOUCHSTONE_CASE("topLeft") = 9,
    /// In the top right corner at its own size.
    UIViewContentModeTopRight TOUCHSTONE_CASE("topRight") = 10,
    /// In the bottom left corner at its own size.
    UIViewContentModeBottomLeft TOUCHSTONE_CASE("bottomLeft") = 11,
    /// In the bottom right corner at its own size.
    UIViewContentModeBottomRight TOUCHSTONE_CASE("bottomRight") = 12,
};

/// The timing curve of an animation.
TOUCHSTONE_ENUM(long, UIViewAnimationCurve) {
    /// Accelerates at the start and decelerates at the end.
    UIViewAnimationCurveEaseInOut TOUCHSTONE_CASE("easeInOut") = 0,
    /// Accelerates at the start.
    UIViewAnimationCurveEaseIn TOUCHSTONE_CASE("easeIn") = 1,
    /// Decelerates at the end.
    UIViewAnimationCurveEaseOut TOUCHSTONE_CASE("easeOut") = 2,
    /// Has a constant speed.
    UIViewAnimationCurveLinear TOUCHSTONE_CASE("linear") = 3,
};

/// How the tint color is adjusted.
TOUCHSTONE_ENUM(long, UIViewTintAdjustmentMode) {
    /// Inherited from the superview.
    UIViewTintAdjustmentModeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// Not adjusted.
    UIViewTintAdjustmentModeNormal TOUCHSTONE_CASE("normal") = 1,
    /// Desaturated.
    UIViewTintAdjustmentModeDimmed TOUCHSTONE_CASE("dimmed") = 2,
};

/// The orientation of the interface.
TOUCHSTONE_ENUM(long, UIInterfaceOrientation) {
    /// Unknown.
    UIInterfaceOrientationUnknown TOUCHSTONE_CASE("unknown") = 0,
    /// Portrait.
    UIInterfaceOrientationPortrait TOUCHSTONE_CASE("portrait") = 1,
    /// Portrait upside down.
    UIInterfaceOrientationPortraitUpsideDown TOUCHSTONE_CASE("portraitUpsideDown") = 2,
    /// Landscape, with the top of the device to the left.
    UIInterfaceOrientationLandscapeRight TOUCHSTONE_CASE("landscapeRight") = 3,
    /// Landscape, with the top of the device to the right.
    UIInterfaceOrientationLandscapeLeft TOUCHSTONE_CASE("landscapeLeft") = 4,
};

/// The physical orientation of a device.
TOUCHSTONE_ENUM(long, UIDeviceOrientation) {
    /// Unknown.
    UIDeviceOrientationUnknown TOUCHSTONE_CASE("unknown") = 0,
    /// Portrait.
    UIDeviceOrientationPortrait TOUCHSTONE_CASE("portrait") = 1,
    /// Portrait upside down.
    UIDeviceOrientationPortraitUpsideDown TOUCHSTONE_CASE("portraitUpsideDown") = 2,
    /// Landscape, with the top of the device to the left.
    UIDeviceOrientationLandscapeLeft TOUCHSTONE_CASE("landscapeLeft") = 3,
    /// Landscape, with the top of the device to the right.
    UIDeviceOrientationLandscapeRight TOUCHSTONE_CASE("landscapeRight") = 4,
    /// Face up.
    UIDeviceOrientationFaceUp TOUCHSTONE_CASE("faceUp") = 5,
    /// Face down.
    UIDeviceOrientationFaceDown TOUCHSTONE_CASE("faceDown") = 6,
};

/// The phase of a touch (T-1).
TOUCHSTONE_ENUM(long, UITouchPhase) {
    /// The touch began in this event.
    UITouchPhaseBegan TOUCHSTONE_CASE("began") = 0,
    /// The touch moved in this event.
    UITouchPhaseMoved TOUCHSTONE_CASE("moved") = 1,
    /// The touch is down and did not change since the last event (T-9).
    UITouchPhaseStationary TOUCHSTONE_CASE("stationary") = 2,
    /// The touch lifted in this event.
    UITouchPhaseEnded TOUCHSTONE_CASE("ended") = 3,
    /// The touch was cancelled in this event (DL-18).
    UITouchPhaseCancelled TOUCHSTONE_CASE("cancelled") = 4,
    /// A pointer entered a region. No touch in this library has this phase.
    UITouchPhaseRegionEntered TOUCHSTONE_CASE("regionEntered") = 5,
    /// A pointer moved over a region. No touch in this library has this phase.
    UITouchPhaseRegionMoved TOUCHSTONE_CASE("regionMoved") = 6,
    /// A pointer left a region. No touch in this library has this phase.
    UITouchPhaseRegionExited TOUCHSTONE_CASE("regionExited") = 7,
};

/// The type of a touch (T-11).
TOUCHSTONE_ENUM(long, UITouchType) {
    /// A finger on the screen.
    UITouchTypeDirect TOUCHSTONE_CASE("direct") = 0,
    /// A finger on a surface separate from the screen.
    UITouchTypeIndirect TOUCHSTONE_CASE("indirect") = 1,
    /// A stylus.
    UITouchTypePencil TOUCHSTONE_CASE("pencil") = 2,
    /// A pointer with a pressed button.
    UITouchTypeIndirectPointer TOUCHSTONE_CASE("indirectPointer") = 3,
};

/// The state of a gesture recognizer (G-1).
TOUCHSTONE_ENUM(long, UIGestureRecognizerState) {
    /// Not recognized yet. No target is called (G-6).
    UIGestureRecognizerStatePossible TOUCHSTONE_CASE("possible") = 0,
    /// The gesture began.
    UIGestureRecognizerStateBegan TOUCHSTONE_CASE("began") = 1,
    /// The gesture changed.
    UIGestureRecognizerStateChanged TOUCHSTONE_CASE("changed") = 2,
    /// The gesture ended or was recognized. Targets are called for the last time.
    UIGestureRecognizerStateEnded TOUCHSTONE_CASE("ended") = 3,
    /// A gesture in progress was cancelled (DL-23, G-45).
    UIGestureRecognizerStateCancelled TOUCHSTONE_CASE("cancelled") = 4,
    /// The touches do not match the gesture. No target is called (G-6).
    UIGestureRecognizerStateFailed TOUCHSTONE_CASE("failed") = 5,
};

/// The scale of a symbol relative to text.
TOUCHSTONE_ENUM(long, UIImageSymbolScale) {
    /// Chosen by the system.
    UIImageSymbolScaleDefault TOUCHSTONE_CASE("default") = -1,
    /// Unspecified.
    UIImageSymbolScaleUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// 0.8 times the size of the text.
    UIImageSymbolScaleSmall TOUCHSTONE_CASE("small") = 1,
    /// The size of the text.
    UIImageSymbolScaleMedium TOUCHSTONE_CASE("medium") = 2,
    /// 1.25 times the size of the text.
    UIImageSymbolScaleLarge TOUCHSTONE_CASE("large") = 3,
};

/// The display mode of a split view controller.
TOUCHSTONE_ENUM(long, UISplitViewControllerDisplayMode) {
    /// Chosen automatically: one column beside the secondary if the window is wider than high, otherwise the secondary only.
    UISplitViewControllerDisplayModeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// The secondary column only.
    UISplitViewControllerDisplayModeSecondaryOnly TOUCHSTONE_CASE("secondaryOnly") = 1,
    /// The primary column, or the supplementary one of three columns, beside the secondary column.
    UISplitViewControllerDisplayModeOneBesideSecondary TOUCHSTONE_CASE("oneBesideSecondary") = 2,
    /// The primary column, or the supplementary one of three columns, over the secondary column.
    UISplitViewControllerDisplayModeOneOverSecondary TOUCHSTONE_CASE("oneOverSecondary") = 3,
    /// All three columns side by side.
    UISplitViewControllerDisplayModeTwoBesideSecondary TOUCHSTONE_CASE("twoBesideSecondary") = 4,
    /// The primary and supplementary columns over the secondary column.
    UISplitViewControllerDisplayModeTwoOverSecondary TOUCHSTONE_CASE("twoOverSecondary") = 5,
    /// The primary and supplementary columns, which displace the secondary column.
    UISplitViewControllerDisplayModeTwoDisplaceSecondary TOUCHSTONE_CASE("twoDisplaceSecondary") = 6,
};

/// The alignment of a stack view's arranged subviews perpendicular to its axis.
TOUCHSTONE_ENUM(long, UIStackViewAlignment) {
    /// They fill the width of a vertical stack or the height of a horizontal one.
    UIStackViewAlignmentFill TOUCHSTONE_CASE("fill") = 0,
    /// At the leading edge of a vertical stack or the top of a horizontal one.
    UIStackViewAlignmentLeading TOUCHSTONE_CASE("leading") = 1,
    /// On the first baseline, in horizontal stacks.
    UIStackViewAlignmentFirstBaseline TOUCHSTONE_CASE("firstBaseline") = 2,
    /// Centered.
    UIStackViewAlignmentCenter TOUCHSTONE_CASE("center") = 3,
    /// At the trailing edge of a vertical stack or the bottom of a horizontal one.
    UIStackViewAlignmentTrailing TOUCHSTONE_CASE("trailing") = 4,
    /// On the last baseline, in horizontal stacks.
    UIStackViewAlignmentLastBaseline TOUCHSTONE_CASE("lastBaseline") = 5,
};

#endif
