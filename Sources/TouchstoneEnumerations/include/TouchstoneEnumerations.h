// The enumerations of UIKit that are Objective-C enumerations. They are declared in C, since a Swift enumeration accepts the raw
// values of its cases alone, and these accept any: the curve of the keyboard's animation is 7.

#ifndef TOUCHSTONE_ENUMERATIONS_H
#define TOUCHSTONE_ENUMERATIONS_H

#define TOUCHSTONE_ENUM(raw, name) \
    enum __attribute__((enum_extensibility(open))) name : raw; \
    typedef enum name name; \
    enum __attribute__((enum_extensibility(open))) name : raw
#define TOUCHSTONE_CASE(name) __attribute__((swift_name(name)))

/// What of a view or guide a constraint is about, of its alignment rectangle, in points.
TOUCHSTONE_ENUM(long, NSLayoutConstraintAttribute) {
    /// The left edge.
    NSLayoutConstraintAttributeLeft TOUCHSTONE_CASE("left") = 1,
    /// The right edge.
    NSLayoutConstraintAttributeRight TOUCHSTONE_CASE("right") = 2,
    /// The upper edge.
    NSLayoutConstraintAttributeTop TOUCHSTONE_CASE("top") = 3,
    /// The lower edge.
    NSLayoutConstraintAttributeBottom TOUCHSTONE_CASE("bottom") = 4,
    /// The edge where reading begins.
    NSLayoutConstraintAttributeLeading TOUCHSTONE_CASE("leading") = 5,
    /// The edge where reading ends.
    NSLayoutConstraintAttributeTrailing TOUCHSTONE_CASE("trailing") = 6,
    /// The width.
    NSLayoutConstraintAttributeWidth TOUCHSTONE_CASE("width") = 7,
    /// The height.
    NSLayoutConstraintAttributeHeight TOUCHSTONE_CASE("height") = 8,
    /// The middle between the sides.
    NSLayoutConstraintAttributeCenterX TOUCHSTONE_CASE("centerX") = 9,
    /// The middle between top and bottom.
    NSLayoutConstraintAttributeCenterY TOUCHSTONE_CASE("centerY") = 10,
    /// The baseline of the last line of text; the lower edge where there is none.
    NSLayoutConstraintAttributeLastBaseline TOUCHSTONE_CASE("lastBaseline") = 11,
    /// The baseline of the first line of text; the upper edge where there is none.
    NSLayoutConstraintAttributeFirstBaseline TOUCHSTONE_CASE("firstBaseline") = 12,
    /// The left edge of the margins.
    NSLayoutConstraintAttributeLeftMargin TOUCHSTONE_CASE("leftMargin") = 13,
    /// The right edge of the margins.
    NSLayoutConstraintAttributeRightMargin TOUCHSTONE_CASE("rightMargin") = 14,
    /// The upper edge of the margins.
    NSLayoutConstraintAttributeTopMargin TOUCHSTONE_CASE("topMargin") = 15,
    /// The lower edge of the margins.
    NSLayoutConstraintAttributeBottomMargin TOUCHSTONE_CASE("bottomMargin") = 16,
    /// The edge of the margins where reading begins.
    NSLayoutConstraintAttributeLeadingMargin TOUCHSTONE_CASE("leadingMargin") = 17,
    /// The edge of the margins where reading ends.
    NSLayoutConstraintAttributeTrailingMargin TOUCHSTONE_CASE("trailingMargin") = 18,
    /// The middle between the margins at the sides.
    NSLayoutConstraintAttributeCenterXWithinMargins TOUCHSTONE_CASE("centerXWithinMargins") = 19,
    /// The middle between the upper and the lower margin.
    NSLayoutConstraintAttributeCenterYWithinMargins TOUCHSTONE_CASE("centerYWithinMargins") = 20,
    /// No attribute: the constraint is about one item and the constant.
    NSLayoutConstraintAttributeNotAnAttribute TOUCHSTONE_CASE("notAnAttribute") = 0,
};

/// A direction.
TOUCHSTONE_ENUM(long, NSLayoutConstraintAxis) {
    /// From one side to the other.
    NSLayoutConstraintAxisHorizontal TOUCHSTONE_CASE("horizontal") = 0,
    /// From top to bottom.
    NSLayoutConstraintAxisVertical TOUCHSTONE_CASE("vertical") = 1,
};

/// How the two sides compare.
TOUCHSTONE_ENUM(long, NSLayoutConstraintRelation) {
    /// The first is at most the second.
    NSLayoutConstraintRelationLessThanOrEqual TOUCHSTONE_CASE("lessThanOrEqual") = -1,
    /// Both are the same.
    NSLayoutConstraintRelationEqual TOUCHSTONE_CASE("equal") = 0,
    /// The first is at least the second.
    NSLayoutConstraintRelationGreaterThanOrEqual TOUCHSTONE_CASE("greaterThanOrEqual") = 1,
};

/// What becomes of text that is wider than its line.
TOUCHSTONE_ENUM(long, NSLineBreakMode) {
    /// Goes on in the next line, word by word.
    NSLineBreakModeByWordWrapping TOUCHSTONE_CASE("byWordWrapping") = 0,
    /// Goes on in the next line, character by character.
    NSLineBreakModeByCharWrapping TOUCHSTONE_CASE("byCharWrapping") = 1,
    /// Is cut off at the edge.
    NSLineBreakModeByClipping TOUCHSTONE_CASE("byClipping") = 2,
    /// Loses its beginning to an ellipsis.
    NSLineBreakModeByTruncatingHead TOUCHSTONE_CASE("byTruncatingHead") = 3,
    /// Loses its end to an ellipsis.
    NSLineBreakModeByTruncatingTail TOUCHSTONE_CASE("byTruncatingTail") = 4,
    /// Loses its middle to an ellipsis.
    NSLineBreakModeByTruncatingMiddle TOUCHSTONE_CASE("byTruncatingMiddle") = 5,
};

/// An edge or corner of a rectangle, in the direction of reading.
TOUCHSTONE_ENUM(long, NSRectAlignment) {
    /// None: the middle.
    NSRectAlignmentNone TOUCHSTONE_CASE("none") = 0,
    /// The upper edge.
    NSRectAlignmentTop TOUCHSTONE_CASE("top") = 1,
    /// The upper corner where reading begins.
    NSRectAlignmentTopLeading TOUCHSTONE_CASE("topLeading") = 2,
    /// The edge where reading begins.
    NSRectAlignmentLeading TOUCHSTONE_CASE("leading") = 3,
    /// The lower corner where reading begins.
    NSRectAlignmentBottomLeading TOUCHSTONE_CASE("bottomLeading") = 4,
    /// The lower edge.
    NSRectAlignmentBottom TOUCHSTONE_CASE("bottom") = 5,
    /// The lower corner where reading ends.
    NSRectAlignmentBottomTrailing TOUCHSTONE_CASE("bottomTrailing") = 6,
    /// The edge where reading ends.
    NSRectAlignmentTrailing TOUCHSTONE_CASE("trailing") = 7,
    /// The upper corner where reading ends.
    NSRectAlignmentTopTrailing TOUCHSTONE_CASE("topTrailing") = 8,
};

/// On which side lines of text begin.
TOUCHSTONE_ENUM(long, NSTextAlignment) {
    /// On the left.
    NSTextAlignmentLeft TOUCHSTONE_CASE("left") = 0,
    /// In the middle.
    NSTextAlignmentCenter TOUCHSTONE_CASE("center") = 1,
    /// On the right.
    NSTextAlignmentRight TOUCHSTONE_CASE("right") = 2,
    /// On the left: lines are not stretched here.
    NSTextAlignmentJustified TOUCHSTONE_CASE("justified") = 3,
    /// In text that is edited on the side of the reading direction; in a label on the side from which the interface is read.
    NSTextAlignmentNatural TOUCHSTONE_CASE("natural") = 4,
};

/// What holds together what lies in something.
TOUCHSTONE_ENUM(long, UIAccessibilityContainerType) {
    /// Nothing.
    UIAccessibilityContainerTypeNone TOUCHSTONE_CASE("none") = 0,
    /// A table.
    UIAccessibilityContainerTypeDataTable TOUCHSTONE_CASE("dataTable") = 1,
    /// A list.
    UIAccessibilityContainerTypeList TOUCHSTONE_CASE("list") = 2,
    /// A part of a page.
    UIAccessibilityContainerTypeLandmark TOUCHSTONE_CASE("landmark") = 3,
    /// What it means.
    UIAccessibilityContainerTypeSemanticGroup TOUCHSTONE_CASE("semanticGroup") = 4,
};

/// How what lies in something is gone through.
TOUCHSTONE_ENUM(long, UIAccessibilityNavigationStyle) {
    /// As the system finds best.
    UIAccessibilityNavigationStyleAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// One by one.
    UIAccessibilityNavigationStyleSeparate TOUCHSTONE_CASE("separate") = 1,
    /// All at once.
    UIAccessibilityNavigationStyleCombined TOUCHSTONE_CASE("combined") = 2,
};

/// Where to scroll.
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
    /// To the page before.
    UIAccessibilityScrollDirectionPrevious TOUCHSTONE_CASE("previous") = 6,
};

/// How large it is.
TOUCHSTONE_ENUM(long, UIActivityIndicatorViewStyle) {
    /// 20 points.
    UIActivityIndicatorViewStyleMedium TOUCHSTONE_CASE("medium") = 100,
    /// 37 points.
    UIActivityIndicatorViewStyleLarge TOUCHSTONE_CASE("large") = 101,
    /// 37 points, white; the former name.
    UIActivityIndicatorViewStyleWhiteLarge TOUCHSTONE_CASE("whiteLarge") = 0,
    /// 20 points, white; the former name.
    UIActivityIndicatorViewStyleWhite TOUCHSTONE_CASE("white") = 1,
    /// 20 points; the former name.
    UIActivityIndicatorViewStyleGray TOUCHSTONE_CASE("gray") = 2,
};

/// What a button is for.
TOUCHSTONE_ENUM(long, UIAlertActionStyle) {
    /// One like the others.
    UIAlertActionStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// It leaves things as they are. An alert has one of them at most.
    UIAlertActionStyleCancel TOUCHSTONE_CASE("cancel") = 1,
    /// It changes or deletes something.
    UIAlertActionStyleDestructive TOUCHSTONE_CASE("destructive") = 2,
};

/// Where it is.
TOUCHSTONE_ENUM(long, UIAlertControllerStyle) {
    /// At the bottom of the window. A touch outside chooses the action to cancel.
    UIAlertControllerStyleActionSheet TOUCHSTONE_CASE("actionSheet") = 0,
    /// In its middle, until an action is chosen.
    UIAlertControllerStyleAlert TOUCHSTONE_CASE("alert") = 1,
};

/// Whether the application gets events.
TOUCHSTONE_ENUM(long, UIApplicationState) {
    /// In front, and getting events.
    UIApplicationStateActive TOUCHSTONE_CASE("active") = 0,
    /// In front, and getting no events: as it starts, or while the system is in front of it.
    UIApplicationStateInactive TOUCHSTONE_CASE("inactive") = 1,
    /// Not seen.
    UIApplicationStateBackground TOUCHSTONE_CASE("background") = 2,
};

/// To what it is attached.
TOUCHSTONE_ENUM(long, UIAttachmentBehaviorAttachmentType) {
    /// Another item.
    UIAttachmentBehaviorAttachmentTypeItems TOUCHSTONE_CASE("items") = 0,
    /// A point.
    UIAttachmentBehaviorAttachmentTypeAnchor TOUCHSTONE_CASE("anchor") = 1,
};

/// Whether an item stands out; here all look alike.
TOUCHSTONE_ENUM(long, UIBarButtonItemStyle) {
    /// An item like any other.
    UIBarButtonItemStylePlain TOUCHSTONE_CASE("plain") = 0,
    /// The item that completes something; drawn as `plain`.
    UIBarButtonItemStyleDone TOUCHSTONE_CASE("done") = 2,
};

/// What an item says or shows where the system knows it; here its name, with a capital letter.
TOUCHSTONE_ENUM(long, UIBarButtonItemSystemItem) {
    /// Says “Done”, in the style `done`.
    UIBarButtonItemSystemItemDone TOUCHSTONE_CASE("done") = 0,
    /// Says “Cancel”.
    UIBarButtonItemSystemItemCancel TOUCHSTONE_CASE("cancel") = 1,
    /// Says “Edit”.
    UIBarButtonItemSystemItemEdit TOUCHSTONE_CASE("edit") = 2,
    /// Says “Save”.
    UIBarButtonItemSystemItemSave TOUCHSTONE_CASE("save") = 3,
    /// Says “+”.
    UIBarButtonItemSystemItemAdd TOUCHSTONE_CASE("add") = 4,
    /// Empty room, as much as is left.
    UIBarButtonItemSystemItemFlexibleSpace TOUCHSTONE_CASE("flexibleSpace") = 5,
    /// Empty room, as much as `width` says.
    UIBarButtonItemSystemItemFixedSpace TOUCHSTONE_CASE("fixedSpace") = 6,
    /// Says “Compose”.
    UIBarButtonItemSystemItemCompose TOUCHSTONE_CASE("compose") = 7,
    /// Says “Reply”.
    UIBarButtonItemSystemItemReply TOUCHSTONE_CASE("reply") = 8,
    /// Says “Action”.
    UIBarButtonItemSystemItemAction TOUCHSTONE_CASE("action") = 9,
    /// Says “Organize”.
    UIBarButtonItemSystemItemOrganize TOUCHSTONE_CASE("organize") = 10,
    /// Says “Bookmarks”.
    UIBarButtonItemSystemItemBookmarks TOUCHSTONE_CASE("bookmarks") = 11,
    /// Says “Search”.
    UIBarButtonItemSystemItemSearch TOUCHSTONE_CASE("search") = 12,
    /// Says “Refresh”.
    UIBarButtonItemSystemItemRefresh TOUCHSTONE_CASE("refresh") = 13,
    /// Says “Stop”.
    UIBarButtonItemSystemItemStop TOUCHSTONE_CASE("stop") = 14,
    /// Says “Camera”.
    UIBarButtonItemSystemItemCamera TOUCHSTONE_CASE("camera") = 15,
    /// Says “Trash”.
    UIBarButtonItemSystemItemTrash TOUCHSTONE_CASE("trash") = 16,
    /// Says “Play”.
    UIBarButtonItemSystemItemPlay TOUCHSTONE_CASE("play") = 17,
    /// Says “Pause”.
    UIBarButtonItemSystemItemPause TOUCHSTONE_CASE("pause") = 18,
    /// Says “Rewind”.
    UIBarButtonItemSystemItemRewind TOUCHSTONE_CASE("rewind") = 19,
    /// Says “FastForward”.
    UIBarButtonItemSystemItemFastForward TOUCHSTONE_CASE("fastForward") = 20,
    /// Says “Undo”.
    UIBarButtonItemSystemItemUndo TOUCHSTONE_CASE("undo") = 21,
    /// Says “Redo”.
    UIBarButtonItemSystemItemRedo TOUCHSTONE_CASE("redo") = 22,
    /// Says “Close”.
    UIBarButtonItemSystemItemClose TOUCHSTONE_CASE("close") = 24,
};

/// For which height of a bar something is meant.
TOUCHSTONE_ENUM(long, UIBarMetrics) {
    /// The usual one.
    UIBarMetricsDefault TOUCHSTONE_CASE("default") = 0,
    /// That of a phone on its side.
    UIBarMetricsCompact TOUCHSTONE_CASE("compact") = 1,
    /// The usual one, with a prompt.
    UIBarMetricsDefaultPrompt TOUCHSTONE_CASE("defaultPrompt") = 101,
    /// That of a phone on its side, with a prompt.
    UIBarMetricsCompactPrompt TOUCHSTONE_CASE("compactPrompt") = 102,
};

/// Where a bar is.
TOUCHSTONE_ENUM(long, UIBarPosition) {
    /// Anywhere.
    UIBarPositionAny TOUCHSTONE_CASE("any") = 0,
    /// At the lower edge.
    UIBarPositionBottom TOUCHSTONE_CASE("bottom") = 1,
    /// At the upper edge.
    UIBarPositionTop TOUCHSTONE_CASE("top") = 2,
    /// At the upper edge, reaching under the status bar.
    UIBarPositionTopAttached TOUCHSTONE_CASE("topAttached") = 3,
};

/// Light on dark or dark on light.
TOUCHSTONE_ENUM(long, UIBarStyle) {
    /// Dark on light.
    UIBarStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// Light on dark.
    UIBarStyleBlack TOUCHSTONE_CASE("black") = 1,
};

/// Where shrunken text stands on its line.
TOUCHSTONE_ENUM(long, UIBaselineAdjustment) {
    /// On the baseline of the text in its own size.
    UIBaselineAdjustmentAlignBaselines TOUCHSTONE_CASE("alignBaselines") = 0,
    /// In the middle of the line.
    UIBaselineAdjustmentAlignCenters TOUCHSTONE_CASE("alignCenters") = 1,
    /// At the line's upper left corner.
    UIBaselineAdjustmentNone TOUCHSTONE_CASE("none") = 2,
};

/// How light and how thick it is.
TOUCHSTONE_ENUM(long, UIBlurEffectStyle) {
    /// Lighter than what is behind.
    UIBlurEffectStyleExtraLight TOUCHSTONE_CASE("extraLight") = 0,
    /// Light.
    UIBlurEffectStyleLight TOUCHSTONE_CASE("light") = 1,
    /// Dark.
    UIBlurEffectStyleDark TOUCHSTONE_CASE("dark") = 2,
    /// As the interface.
    UIBlurEffectStyleRegular TOUCHSTONE_CASE("regular") = 4,
    /// As the interface, standing out.
    UIBlurEffectStyleProminent TOUCHSTONE_CASE("prominent") = 5,
    /// As the interface, very thin.
    UIBlurEffectStyleSystemUltraThinMaterial TOUCHSTONE_CASE("systemUltraThinMaterial") = 6,
    /// As the interface, thin.
    UIBlurEffectStyleSystemThinMaterial TOUCHSTONE_CASE("systemThinMaterial") = 7,
    /// As the interface.
    UIBlurEffectStyleSystemMaterial TOUCHSTONE_CASE("systemMaterial") = 8,
    /// As the interface, thick.
    UIBlurEffectStyleSystemThickMaterial TOUCHSTONE_CASE("systemThickMaterial") = 9,
    /// As the interface's bars.
    UIBlurEffectStyleSystemChromeMaterial TOUCHSTONE_CASE("systemChromeMaterial") = 10,
    /// Light, very thin.
    UIBlurEffectStyleSystemUltraThinMaterialLight TOUCHSTONE_CASE("systemUltraThinMaterialLight") = 11,
    /// Light, thin.
    UIBlurEffectStyleSystemThinMaterialLight TOUCHSTONE_CASE("systemThinMaterialLight") = 12,
    /// Light.
    UIBlurEffectStyleSystemMaterialLight TOUCHSTONE_CASE("systemMaterialLight") = 13,
    /// Light, thick.
    UIBlurEffectStyleSystemThickMaterialLight TOUCHSTONE_CASE("systemThickMaterialLight") = 14,
    /// As light bars.
    UIBlurEffectStyleSystemChromeMaterialLight TOUCHSTONE_CASE("systemChromeMaterialLight") = 15,
    /// Dark, very thin.
    UIBlurEffectStyleSystemUltraThinMaterialDark TOUCHSTONE_CASE("systemUltraThinMaterialDark") = 16,
    /// Dark, thin.
    UIBlurEffectStyleSystemThinMaterialDark TOUCHSTONE_CASE("systemThinMaterialDark") = 17,
    /// Dark.
    UIBlurEffectStyleSystemMaterialDark TOUCHSTONE_CASE("systemMaterialDark") = 18,
    /// Dark, thick.
    UIBlurEffectStyleSystemThickMaterialDark TOUCHSTONE_CASE("systemThickMaterialDark") = 19,
    /// As dark bars.
    UIBlurEffectStyleSystemChromeMaterialDark TOUCHSTONE_CASE("systemChromeMaterialDark") = 20,
};

/// How a button without a configuration looks. Here all types but `custom` look alike.
TOUCHSTONE_ENUM(long, UIButtonType) {
    /// The default of `init(frame:)`; its title is white unless a color is set.
    UIButtonTypeCustom TOUCHSTONE_CASE("custom") = 0,
    /// Its title has the tint color.
    UIButtonTypeSystem TOUCHSTONE_CASE("system") = 1,
    /// As `system`: the symbol of details is not drawn.
    UIButtonTypeDetailDisclosure TOUCHSTONE_CASE("detailDisclosure") = 2,
    /// As `system`: the light symbol of information is not drawn.
    UIButtonTypeInfoLight TOUCHSTONE_CASE("infoLight") = 3,
    /// As `system`: the dark symbol of information is not drawn.
    UIButtonTypeInfoDark TOUCHSTONE_CASE("infoDark") = 4,
    /// As `system`: the symbol that adds a contact is not drawn.
    UIButtonTypeContactAdd TOUCHSTONE_CASE("contactAdd") = 5,
    /// As `system`: the cross is not drawn.
    UIButtonTypeClose TOUCHSTONE_CASE("close") = 7,
};

/// What a button does in what it is part of.
TOUCHSTONE_ENUM(long, UIButtonRole) {
    /// Nothing special.
    UIButtonRoleNormal TOUCHSTONE_CASE("normal") = 0,
    /// What most will want.
    UIButtonRolePrimary TOUCHSTONE_CASE("primary") = 1,
    /// Leaves everything as it is.
    UIButtonRoleCancel TOUCHSTONE_CASE("cancel") = 2,
    /// Destroys something.
    UIButtonRoleDestructive TOUCHSTONE_CASE("destructive") = 3,
};

/// How a list looks.
TOUCHSTONE_ENUM(long, UICollectionLayoutListConfigurationAppearance) {
    /// Rows from side to side.
    UICollectionLayoutListConfigurationAppearancePlain TOUCHSTONE_CASE("plain") = 0,
    /// Sections apart from each other.
    UICollectionLayoutListConfigurationAppearanceGrouped TOUCHSTONE_CASE("grouped") = 1,
    /// Sections apart from each other and from the sides.
    UICollectionLayoutListConfigurationAppearanceInsetGrouped TOUCHSTONE_CASE("insetGrouped") = 2,
    /// A side bar.
    UICollectionLayoutListConfigurationAppearanceSidebar TOUCHSTONE_CASE("sidebar") = 3,
    /// A side bar without a background.
    UICollectionLayoutListConfigurationAppearanceSidebarPlain TOUCHSTONE_CASE("sidebarPlain") = 4,
};

/// Where footers come from.
TOUCHSTONE_ENUM(long, UICollectionLayoutListConfigurationFooterMode) {
    /// There are none.
    UICollectionLayoutListConfigurationFooterModeNone TOUCHSTONE_CASE("none") = 0,
    /// From the data source.
    UICollectionLayoutListConfigurationFooterModeSupplementary TOUCHSTONE_CASE("supplementary") = 1,
};

/// Where headers come from.
TOUCHSTONE_ENUM(long, UICollectionLayoutListConfigurationHeaderMode) {
    /// There are none.
    UICollectionLayoutListConfigurationHeaderModeNone TOUCHSTONE_CASE("none") = 0,
    /// From the data source.
    UICollectionLayoutListConfigurationHeaderModeSupplementary TOUCHSTONE_CASE("supplementary") = 1,
    /// The first item of each section is one.
    UICollectionLayoutListConfigurationHeaderModeFirstItemInSection TOUCHSTONE_CASE("firstItemInSection") = 2,
};

/// How a section scrolls across the collection's direction.
TOUCHSTONE_ENUM(long, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    /// Not at all.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorNone TOUCHSTONE_CASE("none") = 0,
    /// To anywhere.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous TOUCHSTONE_CASE("continuous") = 1,
    /// To where a group begins.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary TOUCHSTONE_CASE("continuousGroupLeadingBoundary") = 2,
    /// By its own width.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging TOUCHSTONE_CASE("paging") = 3,
    /// From group to group.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging TOUCHSTONE_CASE("groupPaging") = 4,
    /// From group to group, each in the middle.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered TOUCHSTONE_CASE("groupPagingCentered") = 5,
};

/// What kinds of elements there are.
TOUCHSTONE_ENUM(unsigned long, UICollectionViewElementCategory) {
    /// An item.
    UICollectionViewElementCategoryCell TOUCHSTONE_CASE("cell") = 0,
    /// A view beside the items, with content of its own.
    UICollectionViewElementCategorySupplementaryView TOUCHSTONE_CASE("supplementaryView") = 1,
    /// A view that belongs to the layout.
    UICollectionViewElementCategoryDecorationView TOUCHSTONE_CASE("decorationView") = 2,
};

/// What insets begin at.
TOUCHSTONE_ENUM(long, UICollectionViewFlowLayoutSectionInsetReference) {
    /// The content's insets.
    UICollectionViewFlowLayoutSectionInsetReferenceFromContentInset TOUCHSTONE_CASE("fromContentInset") = 0,
    /// The safe area.
    UICollectionViewFlowLayoutSectionInsetReferenceFromSafeArea TOUCHSTONE_CASE("fromSafeArea") = 1,
    /// The margins.
    UICollectionViewFlowLayoutSectionInsetReferenceFromLayoutMargins TOUCHSTONE_CASE("fromLayoutMargins") = 2,
};

/// Which way a layout scrolls.
TOUCHSTONE_ENUM(long, UICollectionViewScrollDirection) {
    /// Up and down.
    UICollectionViewScrollDirectionVertical TOUCHSTONE_CASE("vertical") = 0,
    /// Sideways.
    UICollectionViewScrollDirectionHorizontal TOUCHSTONE_CASE("horizontal") = 1,
};

/// What happens.
TOUCHSTONE_ENUM(long, UICollectionViewUpdateItemAction) {
    /// The item comes.
    UICollectionViewUpdateItemActionInsert TOUCHSTONE_CASE("insert") = 0,
    /// The item goes.
    UICollectionViewUpdateItemActionDelete TOUCHSTONE_CASE("delete") = 1,
    /// The item is asked for anew.
    UICollectionViewUpdateItemActionReload TOUCHSTONE_CASE("reload") = 2,
    /// The item moves.
    UICollectionViewUpdateItemActionMove TOUCHSTONE_CASE("move") = 3,
    /// Nothing.
    UICollectionViewUpdateItemActionNone TOUCHSTONE_CASE("none") = 4,
};

/// What kind of action it is.
TOUCHSTONE_ENUM(long, UIContextualActionStyle) {
    /// Gray by itself.
    UIContextualActionStyleNormal TOUCHSTONE_CASE("normal") = 0,
    /// Red by itself; the row is expected to go.
    UIContextualActionStyleDestructive TOUCHSTONE_CASE("destructive") = 1,
};

/// On which side content stands.
TOUCHSTONE_ENUM(long, UIControlContentHorizontalAlignment) {
    /// In the middle.
    UIControlContentHorizontalAlignmentCenter TOUCHSTONE_CASE("center") = 0,
    /// On the left.
    UIControlContentHorizontalAlignmentLeft TOUCHSTONE_CASE("left") = 1,
    /// On the right.
    UIControlContentHorizontalAlignmentRight TOUCHSTONE_CASE("right") = 2,
    /// Over all of the room.
    UIControlContentHorizontalAlignmentFill TOUCHSTONE_CASE("fill") = 3,
    /// Where reading begins.
    UIControlContentHorizontalAlignmentLeading TOUCHSTONE_CASE("leading") = 4,
    /// Where reading ends.
    UIControlContentHorizontalAlignmentTrailing TOUCHSTONE_CASE("trailing") = 5,
};

/// At which height content stands.
TOUCHSTONE_ENUM(long, UIControlContentVerticalAlignment) {
    /// In the middle.
    UIControlContentVerticalAlignmentCenter TOUCHSTONE_CASE("center") = 0,
    /// At the upper edge.
    UIControlContentVerticalAlignmentTop TOUCHSTONE_CASE("top") = 1,
    /// At the lower edge.
    UIControlContentVerticalAlignmentBottom TOUCHSTONE_CASE("bottom") = 2,
    /// Over all of the room.
    UIControlContentVerticalAlignmentFill TOUCHSTONE_CASE("fill") = 3,
};

/// What is chosen.
TOUCHSTONE_ENUM(long, UIDatePickerMode) {
    /// A time of day.
    UIDatePickerModeTime TOUCHSTONE_CASE("time") = 0,
    /// A day.
    UIDatePickerModeDate TOUCHSTONE_CASE("date") = 1,
    /// A day and a time.
    UIDatePickerModeDateAndTime TOUCHSTONE_CASE("dateAndTime") = 2,
    /// A length of time, in hours and minutes.
    UIDatePickerModeCountDownTimer TOUCHSTONE_CASE("countDownTimer") = 3,
    /// A month.
    UIDatePickerModeYearAndMonth TOUCHSTONE_CASE("yearAndMonth") = 4,
};

/// How a date picker shows its date.
TOUCHSTONE_ENUM(long, UIDatePickerStyle) {
    /// As the system finds best: `compact`, and for a length of time `wheels`.
    UIDatePickerStyleAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// On wheels.
    UIDatePickerStyleWheels TOUCHSTONE_CASE("wheels") = 1,
    /// In a field, which opens wheels.
    UIDatePickerStyleCompact TOUCHSTONE_CASE("compact") = 2,
    /// As `wheels`: there is no calendar.
    UIDatePickerStyleInline TOUCHSTONE_CASE("inline") = 3,
};

/// The shape that collides.
TOUCHSTONE_ENUM(unsigned long, UIDynamicItemCollisionBoundsType) {
    /// The bounds.
    UIDynamicItemCollisionBoundsTypeRectangle TOUCHSTONE_CASE("rectangle") = 0,
    /// The ellipse in the bounds; here a circle as wide as their mean.
    UIDynamicItemCollisionBoundsTypeEllipse TOUCHSTONE_CASE("ellipse") = 1,
    /// A shape of its own; here its bounds.
    UIDynamicItemCollisionBoundsTypePath TOUCHSTONE_CASE("path") = 2,
};

/// Which shake, or which button of a remote control (T-21).
TOUCHSTONE_ENUM(long, UIEventSubtype) {
    /// None; the subtype of all other events.
    UIEventSubtypeNone TOUCHSTONE_CASE("none") = 0,
    /// A shake.
    UIEventSubtypeMotionShake TOUCHSTONE_CASE("motionShake") = 1,
    /// Play.
    UIEventSubtypeRemoteControlPlay TOUCHSTONE_CASE("remoteControlPlay") = 100,
    /// Pause.
    UIEventSubtypeRemoteControlPause TOUCHSTONE_CASE("remoteControlPause") = 101,
    /// Stop.
    UIEventSubtypeRemoteControlStop TOUCHSTONE_CASE("remoteControlStop") = 102,
    /// Play, or pause what plays.
    UIEventSubtypeRemoteControlTogglePlayPause TOUCHSTONE_CASE("remoteControlTogglePlayPause") = 103,
    /// The next track.
    UIEventSubtypeRemoteControlNextTrack TOUCHSTONE_CASE("remoteControlNextTrack") = 104,
    /// The previous track.
    UIEventSubtypeRemoteControlPreviousTrack TOUCHSTONE_CASE("remoteControlPreviousTrack") = 105,
    /// Begin to go back fast.
    UIEventSubtypeRemoteControlBeginSeekingBackward TOUCHSTONE_CASE("remoteControlBeginSeekingBackward") = 106,
    /// No longer go back fast.
    UIEventSubtypeRemoteControlEndSeekingBackward TOUCHSTONE_CASE("remoteControlEndSeekingBackward") = 107,
    /// Begin to go on fast.
    UIEventSubtypeRemoteControlBeginSeekingForward TOUCHSTONE_CASE("remoteControlBeginSeekingForward") = 108,
    /// No longer go on fast.
    UIEventSubtypeRemoteControlEndSeekingForward TOUCHSTONE_CASE("remoteControlEndSeekingForward") = 109,
};

/// What an event is about (T-21).
TOUCHSTONE_ENUM(long, UIEventType) {
    /// Fingers, styluses or pressed pointers.
    UIEventTypeTouches TOUCHSTONE_CASE("touches") = 0,
    /// A shake (M-1).
    UIEventTypeMotion TOUCHSTONE_CASE("motion") = 1,
    /// A remote control's button (M-3).
    UIEventTypeRemoteControl TOUCHSTONE_CASE("remoteControl") = 2,
    /// Keys or buttons.
    UIEventTypePresses TOUCHSTONE_CASE("presses") = 3,
    /// A wheel, or fingers that scroll on a trackpad.
    UIEventTypeScroll TOUCHSTONE_CASE("scroll") = 10,
    /// A pointer that no button holds down.
    UIEventTypeHover TOUCHSTONE_CASE("hover") = 11,
    /// Fingers that pinch or turn on a trackpad.
    UIEventTypeTransform TOUCHSTONE_CASE("transform") = 14,
};

/// Whether a screen feels how hard it is pressed.
TOUCHSTONE_ENUM(long, UIForceTouchCapability) {
    /// Not said.
    UIForceTouchCapabilityUnknown TOUCHSTONE_CASE("unknown") = 0,
    /// It does not.
    UIForceTouchCapabilityUnavailable TOUCHSTONE_CASE("unavailable") = 1,
    /// It does.
    UIForceTouchCapabilityAvailable TOUCHSTONE_CASE("available") = 2,
};

/// Whether images keep colors beyond sRGB.
TOUCHSTONE_ENUM(long, UIGraphicsImageRendererFormatRange) {
    /// Not said.
    UIGraphicsImageRendererFormatRangeUnspecified TOUCHSTONE_CASE("unspecified") = -1,
    /// As the screen does.
    UIGraphicsImageRendererFormatRangeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// They do.
    UIGraphicsImageRendererFormatRangeExtended TOUCHSTONE_CASE("extended") = 1,
    /// They do not.
    UIGraphicsImageRendererFormatRangeStandard TOUCHSTONE_CASE("standard") = 2,
};

/// How a picture was held as it was taken.
TOUCHSTONE_ENUM(long, UIImageOrientation) {
    /// Upright.
    UIImageOrientationUp TOUCHSTONE_CASE("up") = 0,
    /// Upside down.
    UIImageOrientationDown TOUCHSTONE_CASE("down") = 1,
    /// Turned to the left.
    UIImageOrientationLeft TOUCHSTONE_CASE("left") = 2,
    /// Turned to the right.
    UIImageOrientationRight TOUCHSTONE_CASE("right") = 3,
    /// Mirrored.
    UIImageOrientationUpMirrored TOUCHSTONE_CASE("upMirrored") = 4,
    /// Upside down and mirrored.
    UIImageOrientationDownMirrored TOUCHSTONE_CASE("downMirrored") = 5,
    /// Turned to the left and mirrored.
    UIImageOrientationLeftMirrored TOUCHSTONE_CASE("leftMirrored") = 6,
    /// Turned to the right and mirrored.
    UIImageOrientationRightMirrored TOUCHSTONE_CASE("rightMirrored") = 7,
};

/// In which colors an image is drawn.
TOUCHSTONE_ENUM(long, UIImageRenderingMode) {
    /// In its own.
    UIImageRenderingModeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// In its own.
    UIImageRenderingModeAlwaysOriginal TOUCHSTONE_CASE("alwaysOriginal") = 1,
    /// Its shape in the tint color.
    UIImageRenderingModeAlwaysTemplate TOUCHSTONE_CASE("alwaysTemplate") = 2,
};

/// How the middle of a resizable image follows its size.
TOUCHSTONE_ENUM(long, UIImageResizingMode) {
    /// Repeated.
    UIImageResizingModeTile TOUCHSTONE_CASE("tile") = 0,
    /// Stretched.
    UIImageResizingModeStretch TOUCHSTONE_CASE("stretch") = 1,
};

/// How thick a symbol's lines are. Kept, and not drawn: which symbols there are is the host's affair.
TOUCHSTONE_ENUM(long, UIImageSymbolWeight) {
    /// Nothing is said.
    UIImageSymbolWeightUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// The thinnest.
    UIImageSymbolWeightUltraLight TOUCHSTONE_CASE("ultraLight") = 1,
    /// 200 of 900, as fonts have it.
    UIImageSymbolWeightThin TOUCHSTONE_CASE("thin") = 2,
    /// 300 of 900.
    UIImageSymbolWeightLight TOUCHSTONE_CASE("light") = 3,
    /// As plain text.
    UIImageSymbolWeightRegular TOUCHSTONE_CASE("regular") = 4,
    /// 500 of 900.
    UIImageSymbolWeightMedium TOUCHSTONE_CASE("medium") = 5,
    /// 600 of 900.
    UIImageSymbolWeightSemibold TOUCHSTONE_CASE("semibold") = 6,
    /// 700 of 900.
    UIImageSymbolWeightBold TOUCHSTONE_CASE("bold") = 7,
    /// 800 of 900.
    UIImageSymbolWeightHeavy TOUCHSTONE_CASE("heavy") = 8,
    /// The boldest.
    UIImageSymbolWeightBlack TOUCHSTONE_CASE("black") = 9,
};

/// What the knock feels like.
TOUCHSTONE_ENUM(long, UIImpactFeedbackGeneratorFeedbackStyle) {
    /// Of small or light things.
    UIImpactFeedbackGeneratorFeedbackStyleLight TOUCHSTONE_CASE("light") = 0,
    /// Of things of medium size or weight.
    UIImpactFeedbackGeneratorFeedbackStyleMedium TOUCHSTONE_CASE("medium") = 1,
    /// Of large or heavy things.
    UIImpactFeedbackGeneratorFeedbackStyleHeavy TOUCHSTONE_CASE("heavy") = 2,
    /// Of soft things.
    UIImpactFeedbackGeneratorFeedbackStyleSoft TOUCHSTONE_CASE("soft") = 3,
    /// Of hard things.
    UIImpactFeedbackGeneratorFeedbackStyleRigid TOUCHSTONE_CASE("rigid") = 4,
};

/// The keyboard's colors; here they follow the user interface's style whatever is asked for.
TOUCHSTONE_ENUM(long, UIKeyboardAppearance) {
    /// By the user interface's style.
    UIKeyboardAppearanceDefault TOUCHSTONE_CASE("default") = 0,
    /// Dark.
    UIKeyboardAppearanceDark TOUCHSTONE_CASE("dark") = 1,
    /// Light.
    UIKeyboardAppearanceLight TOUCHSTONE_CASE("light") = 2,
};

/// What is to be typed. The keyboard here opens with letters or with digits, and has both.
TOUCHSTONE_ENUM(long, UIKeyboardType) {
    /// Letters.
    UIKeyboardTypeDefault TOUCHSTONE_CASE("default") = 0,
    /// Letters, meant for ASCII alone.
    UIKeyboardTypeAsciiCapable TOUCHSTONE_CASE("asciiCapable") = 1,
    /// Digits and punctuation.
    UIKeyboardTypeNumbersAndPunctuation TOUCHSTONE_CASE("numbersAndPunctuation") = 2,
    /// Letters, meant for addresses of pages.
    UIKeyboardTypeURL TOUCHSTONE_CASE("URL") = 3,
    /// Digits, meant for codes.
    UIKeyboardTypeNumberPad TOUCHSTONE_CASE("numberPad") = 4,
    /// Digits, meant for telephone numbers.
    UIKeyboardTypePhonePad TOUCHSTONE_CASE("phonePad") = 5,
    /// Letters, meant for a name or a telephone number.
    UIKeyboardTypeNamePhonePad TOUCHSTONE_CASE("namePhonePad") = 6,
    /// Letters, meant for addresses of mail.
    UIKeyboardTypeEmailAddress TOUCHSTONE_CASE("emailAddress") = 7,
    /// Digits, meant for numbers with a decimal point.
    UIKeyboardTypeDecimalPad TOUCHSTONE_CASE("decimalPad") = 8,
    /// Letters, meant for short messages.
    UIKeyboardTypeTwitter TOUCHSTONE_CASE("twitter") = 9,
    /// Letters, meant for searches and addresses.
    UIKeyboardTypeWebSearch TOUCHSTONE_CASE("webSearch") = 10,
    /// Digits, meant for codes in ASCII.
    UIKeyboardTypeAsciiCapableNumberPad TOUCHSTONE_CASE("asciiCapableNumberPad") = 11,
};

/// How large elements are shown.
TOUCHSTONE_ENUM(long, UIMenuElementSize) {
    /// Only images, side by side.
    UIMenuElementSizeSmall TOUCHSTONE_CASE("small") = 0,
    /// Image and title, side by side.
    UIMenuElementSizeMedium TOUCHSTONE_CASE("medium") = 1,
    /// Below each other.
    UIMenuElementSizeLarge TOUCHSTONE_CASE("large") = 2,
    /// As fits the place.
    UIMenuElementSizeAutomatic TOUCHSTONE_CASE("automatic") = -1,
};

/// Whether it is ticked.
TOUCHSTONE_ENUM(long, UIMenuElementState) {
    /// Not marked; the default.
    UIMenuElementStateOff TOUCHSTONE_CASE("off") = 0,
    /// Marked as true.
    UIMenuElementStateOn TOUCHSTONE_CASE("on") = 1,
    /// Marked as true of some of what it is about.
    UIMenuElementStateMixed TOUCHSTONE_CASE("mixed") = 2,
};

/// How a controller is presented. `UIModalPresentationStyle` beyond `fullScreen` needs the module `TouchstoneControllers`, which
/// `UIKit` comes with; the core alone shows all others over what stays in its window.
TOUCHSTONE_ENUM(long, UIModalPresentationStyle) {
    /// The presented view takes the place of the presenting one, which leaves the window meanwhile (RC-3, RC-38).
    UIModalPresentationStyleFullScreen TOUCHSTONE_CASE("fullScreen") = 0,
    /// A sheet, which the presenting view stays behind (`UISheetPresentationController`).
    UIModalPresentationStylePageSheet TOUCHSTONE_CASE("pageSheet") = 1,
    /// A sheet that is smaller where there is much room.
    UIModalPresentationStyleFormSheet TOUCHSTONE_CASE("formSheet") = 2,
    /// As `fullScreen`.
    UIModalPresentationStyleCurrentContext TOUCHSTONE_CASE("currentContext") = 3,
    /// As `UIViewController.transitioningDelegate` has it; otherwise as `overFullScreen`.
    UIModalPresentationStyleCustom TOUCHSTONE_CASE("custom") = 4,
    /// Over the presenting view, which stays in its window.
    UIModalPresentationStyleOverFullScreen TOUCHSTONE_CASE("overFullScreen") = 5,
    /// As `overFullScreen`.
    UIModalPresentationStyleOverCurrentContext TOUCHSTONE_CASE("overCurrentContext") = 6,
    /// Beside a view or a button, until a touch outside (`UIPopoverPresentationController`).
    UIModalPresentationStylePopover TOUCHSTONE_CASE("popover") = 7,
    /// As `overFullScreen`.
    UIModalPresentationStyleNone TOUCHSTONE_CASE("none") = -1,
    /// The default: as `pageSheet`.
    UIModalPresentationStyleAutomatic TOUCHSTONE_CASE("automatic") = -2,
};

/// How a presented view comes and goes.
TOUCHSTONE_ENUM(long, UIModalTransitionStyle) {
    /// From below.
    UIModalTransitionStyleCoverVertical TOUCHSTONE_CASE("coverVertical") = 0,
    /// As the back of what presents it.
    UIModalTransitionStyleFlipHorizontal TOUCHSTONE_CASE("flipHorizontal") = 1,
    /// By fading.
    UIModalTransitionStyleCrossDissolve TOUCHSTONE_CASE("crossDissolve") = 2,
    /// From under a corner that curls up.
    UIModalTransitionStylePartialCurl TOUCHSTONE_CASE("partialCurl") = 3,
};

/// Whether a controller comes or goes.
TOUCHSTONE_ENUM(long, UINavigationControllerOperation) {
    /// Neither.
    UINavigationControllerOperationNone TOUCHSTONE_CASE("none") = 0,
    /// It comes on top.
    UINavigationControllerOperationPush TOUCHSTONE_CASE("push") = 1,
    /// It goes from the top.
    UINavigationControllerOperationPop TOUCHSTONE_CASE("pop") = 2,
};

/// How much a back button says.
TOUCHSTONE_ENUM(long, UINavigationItemBackButtonDisplayMode) {
    /// The title.
    UINavigationItemBackButtonDisplayModeDefault TOUCHSTONE_CASE("default") = 0,
    /// “Back”.
    UINavigationItemBackButtonDisplayModeGeneric TOUCHSTONE_CASE("generic") = 1,
    /// Nothing but the sign.
    UINavigationItemBackButtonDisplayModeMinimal TOUCHSTONE_CASE("minimal") = 2,
};

/// Whether a title is a large one.
TOUCHSTONE_ENUM(long, UINavigationItemLargeTitleDisplayMode) {
    /// As the one before.
    UINavigationItemLargeTitleDisplayModeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// Always.
    UINavigationItemLargeTitleDisplayModeAlways TOUCHSTONE_CASE("always") = 1,
    /// Never.
    UINavigationItemLargeTitleDisplayModeNever TOUCHSTONE_CASE("never") = 2,
};

/// How a task ended.
TOUCHSTONE_ENUM(long, UINotificationFeedbackGeneratorFeedbackType) {
    /// It succeeded.
    UINotificationFeedbackGeneratorFeedbackTypeSuccess TOUCHSTONE_CASE("success") = 0,
    /// It ended with a warning.
    UINotificationFeedbackGeneratorFeedbackTypeWarning TOUCHSTONE_CASE("warning") = 1,
    /// It failed.
    UINotificationFeedbackGeneratorFeedbackTypeError TOUCHSTONE_CASE("error") = 2,
};

/// Which way a change goes.
TOUCHSTONE_ENUM(long, UIPageViewControllerNavigationDirection) {
    /// To a later page.
    UIPageViewControllerNavigationDirectionForward TOUCHSTONE_CASE("forward") = 0,
    /// To an earlier page.
    UIPageViewControllerNavigationDirectionReverse TOUCHSTONE_CASE("reverse") = 1,
};

/// How pages lie.
TOUCHSTONE_ENUM(long, UIPageViewControllerNavigationOrientation) {
    /// From the left to the right.
    UIPageViewControllerNavigationOrientationHorizontal TOUCHSTONE_CASE("horizontal") = 0,
    /// From the top to the bottom.
    UIPageViewControllerNavigationOrientationVertical TOUCHSTONE_CASE("vertical") = 1,
};

/// Where a book's spine is.
TOUCHSTONE_ENUM(long, UIPageViewControllerSpineLocation) {
    /// Nowhere.
    UIPageViewControllerSpineLocationNone TOUCHSTONE_CASE("none") = 0,
    /// At the beginning.
    UIPageViewControllerSpineLocationMin TOUCHSTONE_CASE("min") = 1,
    /// In the middle.
    UIPageViewControllerSpineLocationMid TOUCHSTONE_CASE("mid") = 2,
    /// At the end.
    UIPageViewControllerSpineLocationMax TOUCHSTONE_CASE("max") = 3,
};

/// How pages are turned; here they always scroll.
TOUCHSTONE_ENUM(long, UIPageViewControllerTransitionStyle) {
    /// As a book's; here as `scroll`.
    UIPageViewControllerTransitionStylePageCurl TOUCHSTONE_CASE("pageCurl") = 0,
    /// They lie side by side.
    UIPageViewControllerTransitionStyleScroll TOUCHSTONE_CASE("scroll") = 1,
};

/// How far a squeeze is.
TOUCHSTONE_ENUM(long, UIPencilInteractionPhase) {
    /// It begins.
    UIPencilInteractionPhaseBegan TOUCHSTONE_CASE("began") = 0,
    /// It goes on.
    UIPencilInteractionPhaseChanged TOUCHSTONE_CASE("changed") = 1,
    /// It is over.
    UIPencilInteractionPhaseEnded TOUCHSTONE_CASE("ended") = 2,
    /// It was taken back.
    UIPencilInteractionPhaseCancelled TOUCHSTONE_CASE("cancelled") = 3,
};

/// What the user wants a tap or a squeeze of the pencil to do.
TOUCHSTONE_ENUM(long, UIPencilPreferredAction) {
    /// Nothing.
    UIPencilPreferredActionIgnore TOUCHSTONE_CASE("ignore") = 0,
    /// From the tool to the eraser, and back.
    UIPencilPreferredActionSwitchEraser TOUCHSTONE_CASE("switchEraser") = 1,
    /// To the tool before.
    UIPencilPreferredActionSwitchPrevious TOUCHSTONE_CASE("switchPrevious") = 2,
    /// Shows colors.
    UIPencilPreferredActionShowColorPalette TOUCHSTONE_CASE("showColorPalette") = 3,
    /// Shows settings of the ink.
    UIPencilPreferredActionShowInkAttributes TOUCHSTONE_CASE("showInkAttributes") = 4,
    /// Shows a palette at the pencil.
    UIPencilPreferredActionShowContextualPalette TOUCHSTONE_CASE("showContextualPalette") = 5,
    /// Runs something of the system's.
    UIPencilPreferredActionRunSystemShortcut TOUCHSTONE_CASE("runSystemShortcut") = 6,
};

/// Where a color lies over the view.
TOUCHSTONE_ENUM(long, UIPointerEffectTintMode) {
    /// Nowhere.
    UIPointerEffectTintModeNone TOUCHSTONE_CASE("none") = 0,
    /// Over it.
    UIPointerEffectTintModeOverlay TOUCHSTONE_CASE("overlay") = 1,
    /// Behind it.
    UIPointerEffectTintModeUnderlay TOUCHSTONE_CASE("underlay") = 2,
};

/// How far a press has come (RC-36).
TOUCHSTONE_ENUM(long, UIPressPhase) {
    /// It went down.
    UIPressPhaseBegan TOUCHSTONE_CASE("began") = 0,
    /// Its force changed.
    UIPressPhaseChanged TOUCHSTONE_CASE("changed") = 1,
    /// It is down, and nothing changed since the last event.
    UIPressPhaseStationary TOUCHSTONE_CASE("stationary") = 2,
    /// It was let go.
    UIPressPhaseEnded TOUCHSTONE_CASE("ended") = 3,
    /// The system, or a recognizer, took it away.
    UIPressPhaseCancelled TOUCHSTONE_CASE("cancelled") = 4,
};

/// Which button or kind of key it is.
TOUCHSTONE_ENUM(long, UIPressType) {
    /// The arrow up of a remote control.
    UIPressTypeUpArrow TOUCHSTONE_CASE("upArrow") = 0,
    /// The arrow down of a remote control.
    UIPressTypeDownArrow TOUCHSTONE_CASE("downArrow") = 1,
    /// The arrow to the left of a remote control.
    UIPressTypeLeftArrow TOUCHSTONE_CASE("leftArrow") = 2,
    /// The arrow to the right of a remote control.
    UIPressTypeRightArrow TOUCHSTONE_CASE("rightArrow") = 3,
    /// The middle of a remote control.
    UIPressTypeSelect TOUCHSTONE_CASE("select") = 4,
    /// The menu button of a remote control.
    UIPressTypeMenu TOUCHSTONE_CASE("menu") = 5,
    /// The button of a remote control that plays and pauses.
    UIPressTypePlayPause TOUCHSTONE_CASE("playPause") = 6,
    /// A key of a keyboard.
    UIPressTypeKeyboard TOUCHSTONE_CASE("keyboard") = 2000,
};

/// Where it is used.
TOUCHSTONE_ENUM(long, UIProgressViewStyle) {
    /// Anywhere.
    UIProgressViewStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// In a bar; drawn 2.5 points high.
    UIProgressViewStyleBar TOUCHSTONE_CASE("bar") = 1,
};

/// Always or once.
TOUCHSTONE_ENUM(long, UIPushBehaviorMode) {
    /// As long as it is active.
    UIPushBehaviorModeContinuous TOUCHSTONE_CASE("continuous") = 0,
    /// Once, when it becomes active.
    UIPushBehaviorModeInstantaneous TOUCHSTONE_CASE("instantaneous") = 1,
};

/// What the return key is called; here it always says the same and does the same.
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

/// Where a scene is between seen and not seen.
TOUCHSTONE_ENUM(long, UISceneActivationState) {
    /// Of no application.
    UISceneActivationStateUnattached TOUCHSTONE_CASE("unattached") = -1,
    /// In front, and getting events.
    UISceneActivationStateForegroundActive TOUCHSTONE_CASE("foregroundActive") = 0,
    /// In front, and getting no events.
    UISceneActivationStateForegroundInactive TOUCHSTONE_CASE("foregroundInactive") = 1,
    /// Not seen.
    UISceneActivationStateBackground TOUCHSTONE_CASE("background") = 2,
};

/// When the safe area counts as part of the insets.
TOUCHSTONE_ENUM(long, UIScrollViewContentInsetAdjustmentBehavior) {
    /// As `scrollableAxes`.
    UIScrollViewContentInsetAdjustmentBehaviorAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// Along the axes where there is something to scroll, or that always bounce.
    UIScrollViewContentInsetAdjustmentBehaviorScrollableAxes TOUCHSTONE_CASE("scrollableAxes") = 1,
    /// Not at all.
    UIScrollViewContentInsetAdjustmentBehaviorNever TOUCHSTONE_CASE("never") = 2,
    /// Along both axes, whether they scroll or not.
    UIScrollViewContentInsetAdjustmentBehaviorAlways TOUCHSTONE_CASE("always") = 3,
};

/// The color of the indicators.
TOUCHSTONE_ENUM(long, UIScrollViewIndicatorStyle) {
    /// The label's color of 40 % opacity: dark on light, light on dark.
    UIScrollViewIndicatorStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// Black of 40 % opacity.
    UIScrollViewIndicatorStyleBlack TOUCHSTONE_CASE("black") = 1,
    /// White of 50 % opacity.
    UIScrollViewIndicatorStyleWhite TOUCHSTONE_CASE("white") = 2,
};

/// How a drag puts the keyboard away.
TOUCHSTONE_ENUM(long, UIScrollViewKeyboardDismissMode) {
    /// Not at all.
    UIScrollViewKeyboardDismissModeNone TOUCHSTONE_CASE("none") = 0,
    /// As the drag begins.
    UIScrollViewKeyboardDismissModeOnDrag TOUCHSTONE_CASE("onDrag") = 1,
    /// When the dragging finger comes down to the keyboard.
    UIScrollViewKeyboardDismissModeInteractive TOUCHSTONE_CASE("interactive") = 2,
    /// As `onDrag`; the accessory view goes with the keyboard anyway.
    UIScrollViewKeyboardDismissModeOnDragWithAccessory TOUCHSTONE_CASE("onDragWithAccessory") = 3,
    /// As `interactive`; the accessory view goes with the keyboard anyway.
    UIScrollViewKeyboardDismissModeInteractiveWithAccessory TOUCHSTONE_CASE("interactiveWithAccessory") = 4,
};

/// What an image of a search bar is for.
TOUCHSTONE_ENUM(long, UISearchBarIcon) {
    /// The sign of searching.
    UISearchBarIconSearch TOUCHSTONE_CASE("search") = 0,
    /// The button to clear.
    UISearchBarIconClear TOUCHSTONE_CASE("clear") = 1,
    /// The button that shows bookmarks.
    UISearchBarIconBookmark TOUCHSTONE_CASE("bookmark") = 2,
    /// The button that shows results.
    UISearchBarIconResultsList TOUCHSTONE_CASE("resultsList") = 3,
};

/// How prominent a search bar is; here all look alike.
TOUCHSTONE_ENUM(unsigned long, UISearchBarStyle) {
    /// As the system has it.
    UISearchBarStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// With a background.
    UISearchBarStyleProminent TOUCHSTONE_CASE("prominent") = 1,
    /// Without one.
    UISearchBarStyleMinimal TOUCHSTONE_CASE("minimal") = 2,
};

/// What a view's content means, which says whether it is mirrored where the interface is read from right to left.
TOUCHSTONE_ENUM(long, UISemanticContentAttribute) {
    /// Mirrored with the interface.
    UISemanticContentAttributeUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Controls of playback, which are never mirrored.
    UISemanticContentAttributePlayback TOUCHSTONE_CASE("playback") = 1,
    /// Controls of place, such as a map's, which are never mirrored.
    UISemanticContentAttributeSpatial TOUCHSTONE_CASE("spatial") = 2,
    /// Always from left to right.
    UISemanticContentAttributeForceLeftToRight TOUCHSTONE_CASE("forceLeftToRight") = 3,
    /// Always from right to left.
    UISemanticContentAttributeForceRightToLeft TOUCHSTONE_CASE("forceRightToLeft") = 4,
};

/// A column.
TOUCHSTONE_ENUM(long, UISplitViewControllerColumn) {
    /// The first.
    UISplitViewControllerColumnPrimary TOUCHSTONE_CASE("primary") = 0,
    /// Between them, where there are three.
    UISplitViewControllerColumnSupplementary TOUCHSTONE_CASE("supplementary") = 1,
    /// The last.
    UISplitViewControllerColumnSecondary TOUCHSTONE_CASE("secondary") = 2,
    /// What shows in a narrow window.
    UISplitViewControllerColumnCompact TOUCHSTONE_CASE("compact") = 3,
};

/// Where the primary is.
TOUCHSTONE_ENUM(long, UISplitViewControllerPrimaryEdge) {
    /// At the left.
    UISplitViewControllerPrimaryEdgeLeading TOUCHSTONE_CASE("leading") = 0,
    /// At the right.
    UISplitViewControllerPrimaryEdgeTrailing TOUCHSTONE_CASE("trailing") = 1,
};

/// What the other columns do with the secondary.
TOUCHSTONE_ENUM(long, UISplitViewControllerSplitBehavior) {
    /// As the display mode has it, and as there is room.
    UISplitViewControllerSplitBehaviorAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// They stand beside it.
    UISplitViewControllerSplitBehaviorTile TOUCHSTONE_CASE("tile") = 1,
    /// They lie over it.
    UISplitViewControllerSplitBehaviorOverlay TOUCHSTONE_CASE("overlay") = 2,
    /// Two of them push it aside.
    UISplitViewControllerSplitBehaviorDisplace TOUCHSTONE_CASE("displace") = 3,
};

/// How many columns there are.
TOUCHSTONE_ENUM(long, UISplitViewControllerStyle) {
    /// Two, by `viewControllers`.
    UISplitViewControllerStyleUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Two.
    UISplitViewControllerStyleDoubleColumn TOUCHSTONE_CASE("doubleColumn") = 1,
    /// Three.
    UISplitViewControllerStyleTripleColumn TOUCHSTONE_CASE("tripleColumn") = 2,
};

/// How a stack view's views share its length.
TOUCHSTONE_ENUM(long, UIStackViewDistribution) {
    /// Each in its own length; those that want to keep it least take what is left or give what is missing.
    UIStackViewDistributionFill TOUCHSTONE_CASE("fill") = 0,
    /// All of the same length.
    UIStackViewDistributionFillEqually TOUCHSTONE_CASE("fillEqually") = 1,
    /// Each in proportion to its own length.
    UIStackViewDistributionFillProportionally TOUCHSTONE_CASE("fillProportionally") = 2,
    /// Each in its own length, with even gaps of at least `spacing`.
    UIStackViewDistributionEqualSpacing TOUCHSTONE_CASE("equalSpacing") = 3,
    /// Each in its own length, their middles evenly apart where gaps of `spacing` allow it.
    UIStackViewDistributionEqualCentering TOUCHSTONE_CASE("equalCentering") = 4,
};

/// How a status bar comes and goes.
TOUCHSTONE_ENUM(long, UIStatusBarAnimation) {
    /// At once.
    UIStatusBarAnimationNone TOUCHSTONE_CASE("none") = 0,
    /// By fading.
    UIStatusBarAnimationFade TOUCHSTONE_CASE("fade") = 1,
    /// By sliding.
    UIStatusBarAnimationSlide TOUCHSTONE_CASE("slide") = 2,
};

/// How a status bar looks.
TOUCHSTONE_ENUM(long, UIStatusBarStyle) {
    /// As fits what is behind.
    UIStatusBarStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// Light, on what is dark.
    UIStatusBarStyleLightContent TOUCHSTONE_CASE("lightContent") = 1,
    /// Dark, on what is light.
    UIStatusBarStyleDarkContent TOUCHSTONE_CASE("darkContent") = 3,
};

/// Where a tab's title stands.
TOUCHSTONE_ENUM(long, UITabBarItemAppearanceStyle) {
    /// Below the image.
    UITabBarItemAppearanceStyleStacked TOUCHSTONE_CASE("stacked") = 0,
    /// Beside the image.
    UITabBarItemAppearanceStyleInline TOUCHSTONE_CASE("inline") = 1,
    /// Beside the image, where there is little room.
    UITabBarItemAppearanceStyleCompactInline TOUCHSTONE_CASE("compactInline") = 2,
};

/// How tabs share the width of a bar.
TOUCHSTONE_ENUM(long, UITabBarItemPositioning) {
    /// They fill it; on a pad they stand in the middle.
    UITabBarItemPositioningAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// They fill it.
    UITabBarItemPositioningFill TOUCHSTONE_CASE("fill") = 1,
    /// They stand in the middle, in a width of their own.
    UITabBarItemPositioningCentered TOUCHSTONE_CASE("centered") = 2,
};

/// What a tab says where the system knows it; here its name, with a capital letter.
TOUCHSTONE_ENUM(long, UITabBarItemSystemItem) {
    /// Says “More”.
    UITabBarItemSystemItemMore TOUCHSTONE_CASE("more") = 0,
    /// Says “Favorites”.
    UITabBarItemSystemItemFavorites TOUCHSTONE_CASE("favorites") = 1,
    /// Says “Featured”.
    UITabBarItemSystemItemFeatured TOUCHSTONE_CASE("featured") = 2,
    /// Says “TopRated”.
    UITabBarItemSystemItemTopRated TOUCHSTONE_CASE("topRated") = 3,
    /// Says “Recents”.
    UITabBarItemSystemItemRecents TOUCHSTONE_CASE("recents") = 4,
    /// Says “Contacts”.
    UITabBarItemSystemItemContacts TOUCHSTONE_CASE("contacts") = 5,
    /// Says “History”.
    UITabBarItemSystemItemHistory TOUCHSTONE_CASE("history") = 6,
    /// Says “Bookmarks”.
    UITabBarItemSystemItemBookmarks TOUCHSTONE_CASE("bookmarks") = 7,
    /// Says “Search”.
    UITabBarItemSystemItemSearch TOUCHSTONE_CASE("search") = 8,
    /// Says “Downloads”.
    UITabBarItemSystemItemDownloads TOUCHSTONE_CASE("downloads") = 9,
    /// Says “MostRecent”.
    UITabBarItemSystemItemMostRecent TOUCHSTONE_CASE("mostRecent") = 10,
    /// Says “MostViewed”.
    UITabBarItemSystemItemMostViewed TOUCHSTONE_CASE("mostViewed") = 11,
};

/// What is at the trailing edge.
TOUCHSTONE_ENUM(long, UITableViewCellAccessoryType) {
    /// Nothing.
    UITableViewCellAccessoryTypeNone TOUCHSTONE_CASE("none") = 0,
    /// A chevron.
    UITableViewCellAccessoryTypeDisclosureIndicator TOUCHSTONE_CASE("disclosureIndicator") = 1,
    /// A button, and a chevron.
    UITableViewCellAccessoryTypeDetailDisclosureButton TOUCHSTONE_CASE("detailDisclosureButton") = 2,
    /// A check mark.
    UITableViewCellAccessoryTypeCheckmark TOUCHSTONE_CASE("checkmark") = 3,
    /// A button.
    UITableViewCellAccessoryTypeDetailButton TOUCHSTONE_CASE("detailButton") = 4,
};

/// How the labels stand.
TOUCHSTONE_ENUM(long, UITableViewCellCellStyle) {
    /// One label.
    UITableViewCellCellStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// A label, and another at the other side.
    UITableViewCellCellStyleValue1 TOUCHSTONE_CASE("value1") = 1,
    /// A label that ends where the other one begins.
    UITableViewCellCellStyleValue2 TOUCHSTONE_CASE("value2") = 2,
    /// A label above the other.
    UITableViewCellCellStyleSubtitle TOUCHSTONE_CASE("subtitle") = 3,
};

/// What the control at the leading edge does while the table is edited.
TOUCHSTONE_ENUM(long, UITableViewCellEditingStyle) {
    /// There is none.
    UITableViewCellEditingStyleNone TOUCHSTONE_CASE("none") = 0,
    /// Deletes the row.
    UITableViewCellEditingStyleDelete TOUCHSTONE_CASE("delete") = 1,
    /// Inserts a row.
    UITableViewCellEditingStyleInsert TOUCHSTONE_CASE("insert") = 2,
};

/// How a cell looks that has the focus.
TOUCHSTONE_ENUM(long, UITableViewCellFocusStyle) {
    /// As the system has it.
    UITableViewCellFocusStyleDefault TOUCHSTONE_CASE("default") = 0,
    /// As the application has it.
    UITableViewCellFocusStyleCustom TOUCHSTONE_CASE("custom") = 1,
};

/// How a selected row looks.
TOUCHSTONE_ENUM(long, UITableViewCellSelectionStyle) {
    /// As others.
    UITableViewCellSelectionStyleNone TOUCHSTONE_CASE("none") = 0,
    /// As `default`.
    UITableViewCellSelectionStyleBlue TOUCHSTONE_CASE("blue") = 1,
    /// As `default`.
    UITableViewCellSelectionStyleGray TOUCHSTONE_CASE("gray") = 2,
    /// Gray.
    UITableViewCellSelectionStyleDefault TOUCHSTONE_CASE("default") = 3,
};

/// Whether there is a line below the row.
TOUCHSTONE_ENUM(long, UITableViewCellSeparatorStyle) {
    /// None.
    UITableViewCellSeparatorStyleNone TOUCHSTONE_CASE("none") = 0,
    /// One line.
    UITableViewCellSeparatorStyleSingleLine TOUCHSTONE_CASE("singleLine") = 1,
    /// As `singleLine`.
    UITableViewCellSeparatorStyleSingleLineEtched TOUCHSTONE_CASE("singleLineEtched") = 2,
};

/// How rows come and go: with any but `none` they are seen moving and fading, all in the same way.
TOUCHSTONE_ENUM(long, UITableViewRowAnimation) {
    /// Fading.
    UITableViewRowAnimationFade TOUCHSTONE_CASE("fade") = 0,
    /// From or to the right.
    UITableViewRowAnimationRight TOUCHSTONE_CASE("right") = 1,
    /// From or to the left.
    UITableViewRowAnimationLeft TOUCHSTONE_CASE("left") = 2,
    /// From or to the top.
    UITableViewRowAnimationTop TOUCHSTONE_CASE("top") = 3,
    /// From or to the bottom.
    UITableViewRowAnimationBottom TOUCHSTONE_CASE("bottom") = 4,
    /// At once.
    UITableViewRowAnimationNone TOUCHSTONE_CASE("none") = 5,
    /// From or to the middle.
    UITableViewRowAnimationMiddle TOUCHSTONE_CASE("middle") = 6,
    /// As the table chooses.
    UITableViewRowAnimationAutomatic TOUCHSTONE_CASE("automatic") = 100,
};

/// Where a row comes to lie that is scrolled to.
TOUCHSTONE_ENUM(long, UITableViewScrollPosition) {
    /// Where the least scrolling shows it.
    UITableViewScrollPositionNone TOUCHSTONE_CASE("none") = 0,
    /// At the top.
    UITableViewScrollPositionTop TOUCHSTONE_CASE("top") = 1,
    /// In the middle.
    UITableViewScrollPositionMiddle TOUCHSTONE_CASE("middle") = 2,
    /// At the bottom.
    UITableViewScrollPositionBottom TOUCHSTONE_CASE("bottom") = 3,
};

/// Whether cells that need another height get it by themselves.
TOUCHSTONE_ENUM(long, UITableViewSelfSizingInvalidation) {
    /// Not.
    UITableViewSelfSizingInvalidationDisabled TOUCHSTONE_CASE("disabled") = 0,
    /// When the cell asks for it.
    UITableViewSelfSizingInvalidationEnabled TOUCHSTONE_CASE("enabled") = 1,
    /// Also when constraints in the cell change.
    UITableViewSelfSizingInvalidationEnabledIncludingConstraints TOUCHSTONE_CASE("enabledIncludingConstraints") = 2,
};

/// What separators' insets begin at.
TOUCHSTONE_ENUM(long, UITableViewSeparatorInsetReference) {
    /// The cell's edges.
    UITableViewSeparatorInsetReferenceFromCellEdges TOUCHSTONE_CASE("fromCellEdges") = 0,
    /// What the table would have by itself.
    UITableViewSeparatorInsetReferenceFromAutomaticInsets TOUCHSTONE_CASE("fromAutomaticInsets") = 1,
};

/// How sections look.
TOUCHSTONE_ENUM(long, UITableViewStyle) {
    /// Rows from side to side; headers stay in sight.
    UITableViewStylePlain TOUCHSTONE_CASE("plain") = 0,
    /// Sections apart from each other.
    UITableViewStyleGrouped TOUCHSTONE_CASE("grouped") = 1,
    /// Sections apart from each other and from the sides, with round corners.
    UITableViewStyleInsetGrouped TOUCHSTONE_CASE("insetGrouped") = 2,
};

/// Where the keyboard on the screen turns shift on by itself.
TOUCHSTONE_ENUM(long, UITextAutocapitalizationType) {
    /// Nowhere.
    UITextAutocapitalizationTypeNone TOUCHSTONE_CASE("none") = 0,
    /// At the beginning of words.
    UITextAutocapitalizationTypeWords TOUCHSTONE_CASE("words") = 1,
    /// At the beginning of sentences; the default.
    UITextAutocapitalizationTypeSentences TOUCHSTONE_CASE("sentences") = 2,
    /// Everywhere.
    UITextAutocapitalizationTypeAllCharacters TOUCHSTONE_CASE("allCharacters") = 3,
};

/// Whether typing is corrected; here nothing ever is.
TOUCHSTONE_ENUM(long, UITextAutocorrectionType) {
    /// As the system thinks fit.
    UITextAutocorrectionTypeDefault TOUCHSTONE_CASE("default") = 0,
    /// No.
    UITextAutocorrectionTypeNo TOUCHSTONE_CASE("no") = 1,
    /// Yes.
    UITextAutocorrectionTypeYes TOUCHSTONE_CASE("yes") = 2,
};

/// What is drawn around a text field.
TOUCHSTONE_ENUM(long, UITextFieldBorderStyle) {
    /// Nothing.
    UITextFieldBorderStyleNone TOUCHSTONE_CASE("none") = 0,
    /// A gray line of one point.
    UITextFieldBorderStyleLine TOUCHSTONE_CASE("line") = 1,
    /// Drawn as `line`.
    UITextFieldBorderStyleBezel TOUCHSTONE_CASE("bezel") = 2,
    /// A filled rectangle with corners of 6 points and a gray line.
    UITextFieldBorderStyleRoundedRect TOUCHSTONE_CASE("roundedRect") = 3,
};

/// Why editing ended.
TOUCHSTONE_ENUM(long, UITextFieldDidEndEditingReason) {
    /// The text was accepted; the only reason that is told here.
    UITextFieldDidEndEditingReasonCommitted TOUCHSTONE_CASE("committed") = 0,
    /// The text was given up; never told here.
    UITextFieldDidEndEditingReasonCancelled TOUCHSTONE_CASE("cancelled") = 1,
};

/// When something beside the text shows.
TOUCHSTONE_ENUM(long, UITextFieldViewMode) {
    /// At no time.
    UITextFieldViewModeNever TOUCHSTONE_CASE("never") = 0,
    /// While the text is edited.
    UITextFieldViewModeWhileEditing TOUCHSTONE_CASE("whileEditing") = 1,
    /// While the text is not edited.
    UITextFieldViewModeUnlessEditing TOUCHSTONE_CASE("unlessEditing") = 2,
    /// At all times.
    UITextFieldViewModeAlways TOUCHSTONE_CASE("always") = 3,
};

/// Whether spelling is checked; here nothing ever is.
TOUCHSTONE_ENUM(long, UITextSpellCheckingType) {
    /// As the system thinks fit.
    UITextSpellCheckingTypeDefault TOUCHSTONE_CASE("default") = 0,
    /// No.
    UITextSpellCheckingTypeNo TOUCHSTONE_CASE("no") = 1,
    /// Yes.
    UITextSpellCheckingTypeYes TOUCHSTONE_CASE("yes") = 2,
};

/// From which side an interface is read, as traits say it.
TOUCHSTONE_ENUM(long, UITraitEnvironmentLayoutDirection) {
    /// Not said.
    UITraitEnvironmentLayoutDirectionUnspecified TOUCHSTONE_CASE("unspecified") = -1,
    /// What leads is on the left.
    UITraitEnvironmentLayoutDirectionLeftToRight TOUCHSTONE_CASE("leftToRight") = 0,
    /// What leads is on the right.
    UITraitEnvironmentLayoutDirectionRightToLeft TOUCHSTONE_CASE("rightToLeft") = 1,
};

/// What kind of device an interface is made for.
TOUCHSTONE_ENUM(long, UIUserInterfaceIdiom) {
    /// Not said.
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

/// From which side an interface is read.
TOUCHSTONE_ENUM(long, UIUserInterfaceLayoutDirection) {
    /// What leads is on the left.
    UIUserInterfaceLayoutDirectionLeftToRight TOUCHSTONE_CASE("leftToRight") = 0,
    /// What leads is on the right.
    UIUserInterfaceLayoutDirectionRightToLeft TOUCHSTONE_CASE("rightToLeft") = 1,
};

/// Whether there is little or much room along one direction.
TOUCHSTONE_ENUM(long, UIUserInterfaceSizeClass) {
    /// Not said.
    UIUserInterfaceSizeClassUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Little room: a phone's width, or its height when it lies on its side.
    UIUserInterfaceSizeClassCompact TOUCHSTONE_CASE("compact") = 1,
    /// Much room.
    UIUserInterfaceSizeClassRegular TOUCHSTONE_CASE("regular") = 2,
};

/// Light or dark.
TOUCHSTONE_ENUM(long, UIUserInterfaceStyle) {
    /// Left to what is around; drawn as `light`.
    UIUserInterfaceStyleUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Dark on light.
    UIUserInterfaceStyleLight TOUCHSTONE_CASE("light") = 1,
    /// Light on dark.
    UIUserInterfaceStyleDark TOUCHSTONE_CASE("dark") = 2,
};

/// What it is for.
TOUCHSTONE_ENUM(long, UIVibrancyEffectStyle) {
    /// Text.
    UIVibrancyEffectStyleLabel TOUCHSTONE_CASE("label") = 0,
    /// A second line.
    UIVibrancyEffectStyleSecondaryLabel TOUCHSTONE_CASE("secondaryLabel") = 1,
    /// A third.
    UIVibrancyEffectStyleTertiaryLabel TOUCHSTONE_CASE("tertiaryLabel") = 2,
    /// A fourth.
    UIVibrancyEffectStyleQuaternaryLabel TOUCHSTONE_CASE("quaternaryLabel") = 3,
    /// A background.
    UIVibrancyEffectStyleFill TOUCHSTONE_CASE("fill") = 4,
    /// A second one.
    UIVibrancyEffectStyleSecondaryFill TOUCHSTONE_CASE("secondaryFill") = 5,
    /// A third one.
    UIVibrancyEffectStyleTertiaryFill TOUCHSTONE_CASE("tertiaryFill") = 6,
    /// A line.
    UIVibrancyEffectStyleSeparator TOUCHSTONE_CASE("separator") = 7,
};

/// Where an animation ended.
TOUCHSTONE_ENUM(long, UIViewAnimatingPosition) {
    /// At its end.
    UIViewAnimatingPositionEnd TOUCHSTONE_CASE("end") = 0,
    /// At its beginning.
    UIViewAnimatingPositionStart TOUCHSTONE_CASE("start") = 1,
    /// Where it was stopped.
    UIViewAnimatingPositionCurrent TOUCHSTONE_CASE("current") = 2,
};

/// Whether an animator has begun or has been stopped.
TOUCHSTONE_ENUM(long, UIViewAnimatingState) {
    /// Not begun, or ended.
    UIViewAnimatingStateInactive TOUCHSTONE_CASE("inactive") = 0,
    /// Begun, running or paused.
    UIViewAnimatingStateActive TOUCHSTONE_CASE("active") = 1,
    /// Stopped by `stopAnimation(false)`; `finishAnimation(at:)` is due.
    UIViewAnimatingStateStopped TOUCHSTONE_CASE("stopped") = 2,
};

/// How drawn content follows a change of the view's size.
TOUCHSTONE_ENUM(long, UIViewContentMode) {
    /// Stretched to the bounds.
    UIViewContentModeScaleToFill TOUCHSTONE_CASE("scaleToFill") = 0,
    /// As large as fits into the bounds, in its own proportions.
    UIViewContentModeScaleAspectFit TOUCHSTONE_CASE("scaleAspectFit") = 1,
    /// As small as fills the bounds, in its own proportions.
    UIViewContentModeScaleAspectFill TOUCHSTONE_CASE("scaleAspectFill") = 2,
    /// Drawn anew.
    UIViewContentModeRedraw TOUCHSTONE_CASE("redraw") = 3,
    /// In the middle, in its own size.
    UIViewContentModeCenter TOUCHSTONE_CASE("center") = 4,
    /// At the upper edge, in its own size.
    UIViewContentModeTop TOUCHSTONE_CASE("top") = 5,
    /// At the lower edge, in its own size.
    UIViewContentModeBottom TOUCHSTONE_CASE("bottom") = 6,
    /// At the left edge, in its own size.
    UIViewContentModeLeft TOUCHSTONE_CASE("left") = 7,
    /// At the right edge, in its own size.
    UIViewContentModeRight TOUCHSTONE_CASE("right") = 8,
    /// In the upper left corner, in its own size.
    UIViewContentModeTopLeft TOUCHSTONE_CASE("topLeft") = 9,
    /// In the upper right corner, in its own size.
    UIViewContentModeTopRight TOUCHSTONE_CASE("topRight") = 10,
    /// In the lower left corner, in its own size.
    UIViewContentModeBottomLeft TOUCHSTONE_CASE("bottomLeft") = 11,
    /// In the lower right corner, in its own size.
    UIViewContentModeBottomRight TOUCHSTONE_CASE("bottomRight") = 12,
};

/// How the speed changes on the way.
TOUCHSTONE_ENUM(long, UIViewAnimationCurve) {
    /// Slow at both ends.
    UIViewAnimationCurveEaseInOut TOUCHSTONE_CASE("easeInOut") = 0,
    /// Slow at first.
    UIViewAnimationCurveEaseIn TOUCHSTONE_CASE("easeIn") = 1,
    /// Slow at last.
    UIViewAnimationCurveEaseOut TOUCHSTONE_CASE("easeOut") = 2,
    /// At one speed.
    UIViewAnimationCurveLinear TOUCHSTONE_CASE("linear") = 3,
};

/// How the tint color is shown.
TOUCHSTONE_ENUM(long, UIViewTintAdjustmentMode) {
    /// As the superview has it.
    UIViewTintAdjustmentModeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// As it is.
    UIViewTintAdjustmentModeNormal TOUCHSTONE_CASE("normal") = 1,
    /// In gray.
    UIViewTintAdjustmentModeDimmed TOUCHSTONE_CASE("dimmed") = 2,
};

/// How the interface is turned on the device.
TOUCHSTONE_ENUM(long, UIInterfaceOrientation) {
    /// Not known.
    UIInterfaceOrientationUnknown TOUCHSTONE_CASE("unknown") = 0,
    /// Upright.
    UIInterfaceOrientationPortrait TOUCHSTONE_CASE("portrait") = 1,
    /// Upside down.
    UIInterfaceOrientationPortraitUpsideDown TOUCHSTONE_CASE("portraitUpsideDown") = 2,
    /// On its side, the device's top to the left.
    UIInterfaceOrientationLandscapeRight TOUCHSTONE_CASE("landscapeRight") = 3,
    /// On its side, the device's top to the right.
    UIInterfaceOrientationLandscapeLeft TOUCHSTONE_CASE("landscapeLeft") = 4,
};

/// How a device is held.
TOUCHSTONE_ENUM(long, UIDeviceOrientation) {
    /// Not known.
    UIDeviceOrientationUnknown TOUCHSTONE_CASE("unknown") = 0,
    /// Upright.
    UIDeviceOrientationPortrait TOUCHSTONE_CASE("portrait") = 1,
    /// Upside down.
    UIDeviceOrientationPortraitUpsideDown TOUCHSTONE_CASE("portraitUpsideDown") = 2,
    /// On its side, its top to the left.
    UIDeviceOrientationLandscapeLeft TOUCHSTONE_CASE("landscapeLeft") = 3,
    /// On its side, its top to the right.
    UIDeviceOrientationLandscapeRight TOUCHSTONE_CASE("landscapeRight") = 4,
    /// Lying on its back.
    UIDeviceOrientationFaceUp TOUCHSTONE_CASE("faceUp") = 5,
    /// Lying on its face.
    UIDeviceOrientationFaceDown TOUCHSTONE_CASE("faceDown") = 6,
};

/// How far a touch has come (T-1).
TOUCHSTONE_ENUM(long, UITouchPhase) {
    /// It came down in this event.
    UITouchPhaseBegan TOUCHSTONE_CASE("began") = 0,
    /// It is elsewhere than in the last event.
    UITouchPhaseMoved TOUCHSTONE_CASE("moved") = 1,
    /// It is down, and nothing changed since the last event (T-9).
    UITouchPhaseStationary TOUCHSTONE_CASE("stationary") = 2,
    /// It lifted in this event.
    UITouchPhaseEnded TOUCHSTONE_CASE("ended") = 3,
    /// It was taken away in this event (DL-18).
    UITouchPhaseCancelled TOUCHSTONE_CASE("cancelled") = 4,
    /// A pointer came over a region; no touch here has this phase.
    UITouchPhaseRegionEntered TOUCHSTONE_CASE("regionEntered") = 5,
    /// A pointer moved over a region; no touch here has this phase.
    UITouchPhaseRegionMoved TOUCHSTONE_CASE("regionMoved") = 6,
    /// A pointer left a region; no touch here has this phase.
    UITouchPhaseRegionExited TOUCHSTONE_CASE("regionExited") = 7,
};

/// What touches (T-11).
TOUCHSTONE_ENUM(long, UITouchType) {
    /// A finger on the screen.
    UITouchTypeDirect TOUCHSTONE_CASE("direct") = 0,
    /// A finger on a surface apart from the screen.
    UITouchTypeIndirect TOUCHSTONE_CASE("indirect") = 1,
    /// A stylus.
    UITouchTypePencil TOUCHSTONE_CASE("pencil") = 2,
    /// A pointer with a button down.
    UITouchTypeIndirectPointer TOUCHSTONE_CASE("indirectPointer") = 3,
};

/// How far a recognizer has come (G-1).
TOUCHSTONE_ENUM(long, UIGestureRecognizerState) {
    /// Waiting, or watching touches that may become its gesture; no target is called (G-6).
    UIGestureRecognizerStatePossible TOUCHSTONE_CASE("possible") = 0,
    /// The gesture began.
    UIGestureRecognizerStateBegan TOUCHSTONE_CASE("began") = 1,
    /// The gesture goes on.
    UIGestureRecognizerStateChanged TOUCHSTONE_CASE("changed") = 2,
    /// The gesture is over, or was recognized; its targets are called a last time.
    UIGestureRecognizerStateEnded TOUCHSTONE_CASE("ended") = 3,
    /// The gesture that had begun was taken away (DL-23, G-45).
    UIGestureRecognizerStateCancelled TOUCHSTONE_CASE("cancelled") = 4,
    /// The touches are not its gesture; no target is called (G-6).
    UIGestureRecognizerStateFailed TOUCHSTONE_CASE("failed") = 5,
};

/// How large a symbol is beside text of its size.
TOUCHSTONE_ENUM(long, UIImageSymbolScale) {
    /// As the system has it.
    UIImageSymbolScaleDefault TOUCHSTONE_CASE("default") = -1,
    /// Nothing is said.
    UIImageSymbolScaleUnspecified TOUCHSTONE_CASE("unspecified") = 0,
    /// Four fifths.
    UIImageSymbolScaleSmall TOUCHSTONE_CASE("small") = 1,
    /// As large as the text.
    UIImageSymbolScaleMedium TOUCHSTONE_CASE("medium") = 2,
    /// Five fourths.
    UIImageSymbolScaleLarge TOUCHSTONE_CASE("large") = 3,
};

/// How the columns are shown.
TOUCHSTONE_ENUM(long, UISplitViewControllerDisplayMode) {
    /// As there is room: one beside the secondary where the window is wider than high, and the secondary alone elsewhere.
    UISplitViewControllerDisplayModeAutomatic TOUCHSTONE_CASE("automatic") = 0,
    /// The secondary alone.
    UISplitViewControllerDisplayModeSecondaryOnly TOUCHSTONE_CASE("secondaryOnly") = 1,
    /// The primary, or of three columns the supplementary, beside the secondary.
    UISplitViewControllerDisplayModeOneBesideSecondary TOUCHSTONE_CASE("oneBesideSecondary") = 2,
    /// The same over the secondary.
    UISplitViewControllerDisplayModeOneOverSecondary TOUCHSTONE_CASE("oneOverSecondary") = 3,
    /// All three beside each other.
    UISplitViewControllerDisplayModeTwoBesideSecondary TOUCHSTONE_CASE("twoBesideSecondary") = 4,
    /// Primary and supplementary over the secondary.
    UISplitViewControllerDisplayModeTwoOverSecondary TOUCHSTONE_CASE("twoOverSecondary") = 5,
    /// Primary and supplementary, which push the secondary aside.
    UISplitViewControllerDisplayModeTwoDisplaceSecondary TOUCHSTONE_CASE("twoDisplaceSecondary") = 6,
};

/// Where a stack view's views stand across its axis.
TOUCHSTONE_ENUM(long, UIStackViewAlignment) {
    /// As wide as the stack, or in a horizontal one as high.
    UIStackViewAlignmentFill TOUCHSTONE_CASE("fill") = 0,
    /// Where reading begins, or in a horizontal stack at the top.
    UIStackViewAlignmentLeading TOUCHSTONE_CASE("leading") = 1,
    /// On the baseline of the first lines of text; for horizontal stacks.
    UIStackViewAlignmentFirstBaseline TOUCHSTONE_CASE("firstBaseline") = 2,
    /// In the middle.
    UIStackViewAlignmentCenter TOUCHSTONE_CASE("center") = 3,
    /// Where reading ends, or in a horizontal stack at the bottom.
    UIStackViewAlignmentTrailing TOUCHSTONE_CASE("trailing") = 4,
    /// On the baseline of the last lines of text; for horizontal stacks.
    UIStackViewAlignmentLastBaseline TOUCHSTONE_CASE("lastBaseline") = 5,
};

#endif
