#if Port
/// An attribute of an element, and the property that it sets.
struct Attribute {
    enum Kind {
        case flag, number, whole, string
        /// A case of an enumeration, looked up by the name in the file.
        case choice([String: String])
        /// A case with the same name as in the file.
        case cases([String])
    }

    let name: String
    let property: String
    let kind: Kind

    init(_ name: String, _ property: String? = nil, _ kind: Kind = .flag) {
        self.name = name
        self.property = property ?? name
        self.kind = kind
    }
}

/// The attributes of each class of UIKit.
enum Attributes {
    private static let alignments = Attribute.Kind.cases(["natural", "left", "center", "right", "justified"])
    private static let breaks = Attribute.Kind.choice([
        "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
        "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
        "middleTruncation": "byTruncatingMiddle",
    ])
    private static let viewModes = Attribute.Kind.cases(["never", "whileEditing", "unlessEditing", "always"])
    private static let dismissals = Attribute.Kind.cases([
        "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory",
    ])

    static let of: [String: [Attribute]] = [
        "UIView": [
            Attribute(
                "contentMode", nil,
                .cases([
                    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
                    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
                ])),
            Attribute("opaque", "isOpaque"), Attribute("hidden", "isHidden"), Attribute("alpha", nil, .number),
            Attribute("tag", nil, .whole), Attribute("clearsContextBeforeDrawing"),
            Attribute("autoresizesSubviews"), Attribute("multipleTouchEnabled", "isMultipleTouchEnabled"),
            Attribute("exclusiveTouch", "isExclusiveTouch"), Attribute("preservesSuperviewLayoutMargins"),
            Attribute("insetsLayoutMarginsFromSafeArea"), Attribute("restorationIdentifier", nil, .string),
            Attribute("translatesAutoresizingMaskIntoConstraints"),
            Attribute(
                "semanticContentAttribute", nil,
                .cases(["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"])),
        ],
        "UIControl": [
            Attribute("enabled", "isEnabled"), Attribute("selected", "isSelected"),
            Attribute("highlighted", "isHighlighted"),
            Attribute(
                "contentHorizontalAlignment", nil, .cases(["center", "left", "right", "fill", "leading", "trailing"])),
            Attribute("contentVerticalAlignment", nil, .cases(["center", "top", "bottom", "fill"])),
            Attribute("showsMenuAsPrimaryAction"),
        ],
        "UILabel": [
            Attribute("text", nil, .string), Attribute("textAlignment", nil, alignments),
            Attribute("lineBreakMode", nil, breaks), Attribute("numberOfLines", nil, .whole),
            Attribute("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
            Attribute("minimumScaleFactor", nil, .number), Attribute("adjustsFontForContentSizeCategory"),
            Attribute("highlighted", "isHighlighted"), Attribute("enabled", "isEnabled"),
            Attribute("preferredMaxLayoutWidth", nil, .number),
            Attribute("adjustsLetterSpacingToFit", "allowsDefaultTighteningForTruncation"),
            Attribute("baselineAdjustment", nil, .cases(["alignBaselines", "alignCenters", "none"])),
        ],
        "UIButton": [Attribute("changesSelectionAsPrimaryAction")],
        "UIImageView": [
            Attribute("highlighted", "isHighlighted")
        ],
        "UITextField": [
            Attribute("text", nil, .string), Attribute("placeholder", nil, .string),
            Attribute("textAlignment", nil, alignments),
            Attribute("borderStyle", nil, .cases(["none", "line", "bezel", "roundedRect"])),
            Attribute("clearButtonMode", nil, viewModes), Attribute("leftViewMode", nil, viewModes),
            Attribute("rightViewMode", nil, viewModes), Attribute("clearsOnBeginEditing"),
            Attribute("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
            Attribute("minimumFontSize", nil, .number), Attribute("adjustsFontForContentSizeCategory"),
        ],
        "UITextView": [
            Attribute("text", nil, .string), Attribute("textAlignment", nil, alignments),
            Attribute("editable", "isEditable"), Attribute("selectable", "isSelectable"),
            Attribute("adjustsFontForContentSizeCategory"),
        ],
        "UISwitch": [
            Attribute("on", "isOn")
        ],
        "UISlider": [
            Attribute("minValue", "minimumValue", .number), Attribute("maxValue", "maximumValue", .number),
            Attribute("value", nil, .number), Attribute("continuous", "isContinuous"),
        ],
        "UIStepper": [
            Attribute("minimumValue", nil, .number), Attribute("maximumValue", nil, .number),
            Attribute("stepValue", nil, .number), Attribute("value", nil, .number), Attribute("autorepeat"),
            Attribute("wraps"), Attribute("continuous", "isContinuous"),
        ],
        "UISegmentedControl": [
            Attribute("momentary", "isMomentary"), Attribute("apportionsSegmentWidthsByContent"),
        ],
        "UIProgressView": [
            Attribute("progressViewStyle", nil, .cases(["default", "bar"])), Attribute("progress", nil, .number),
        ],
        "UIActivityIndicatorView": [
            Attribute(
                "style", nil,
                .choice([
                    "medium": "medium", "large": "large", "gray": "medium", "white": "medium", "whiteLarge": "large",
                ])), Attribute("hidesWhenStopped"),
        ],
        "UIPageControl": [
            Attribute("numberOfPages", nil, .whole), Attribute("currentPage", nil, .whole),
            Attribute("hidesForSinglePage"),
        ],
        "UIScrollView": [
            Attribute("scrollEnabled", "isScrollEnabled"), Attribute("pagingEnabled", "isPagingEnabled"),
            Attribute("directionalLockEnabled", "isDirectionalLockEnabled"), Attribute("bounces"),
            Attribute("alwaysBounceVertical"), Attribute("alwaysBounceHorizontal"), Attribute("bouncesZoom"),
            Attribute("showsHorizontalScrollIndicator"), Attribute("showsVerticalScrollIndicator"),
            Attribute("minimumZoomScale", nil, .number), Attribute("maximumZoomScale", nil, .number),
            Attribute("delaysContentTouches"), Attribute("canCancelContentTouches"),
            Attribute("keyboardDismissMode", nil, dismissals),
            Attribute(
                "contentInsetAdjustmentBehavior", nil, .cases(["automatic", "scrollableAxes", "never", "always"])),
            Attribute("indicatorStyle", nil, .cases(["default", "black", "white"])),
            Attribute("scrollsToTop"),
        ],
        "UIStackView": [
            Attribute("axis", nil, .cases(["horizontal", "vertical"])),
            Attribute(
                "distribution", nil,
                .cases(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])),
            Attribute(
                "alignment", nil,
                .cases([
                    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
                ])), Attribute("spacing", nil, .number),
            Attribute("baselineRelativeArrangement", "isBaselineRelativeArrangement"),
            Attribute("layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"),
        ],
        "UITableView": [
            Attribute(
                "separatorStyle", nil, .choice(["none": "none", "default": "singleLine", "singleLine": "singleLine"])),
            Attribute("rowHeight", nil, .number), Attribute("estimatedRowHeight", nil, .number),
            Attribute("sectionHeaderHeight", nil, .number), Attribute("sectionFooterHeight", nil, .number),
            Attribute("estimatedSectionHeaderHeight", nil, .number),
            Attribute("estimatedSectionFooterHeight", nil, .number), Attribute("allowsSelection"),
            Attribute("allowsMultipleSelection"), Attribute("allowsSelectionDuringEditing"),
            Attribute("allowsMultipleSelectionDuringEditing"), Attribute("editing", "isEditing"),
            Attribute("cellLayoutMarginsFollowReadableWidth"),
            Attribute("sectionIndexMinimumDisplayRowCount", nil, .whole),
            Attribute("sectionHeaderTopPadding", nil, .number), Attribute("fillerRowHeight", nil, .number),
            Attribute("contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea"),
            Attribute("dragInteractionEnabled"), Attribute("selectionFollowsFocus"),
        ],
        "UITableViewCell": [
            Attribute("selectionStyle", nil, .cases(["none", "blue", "gray", "default"])),
            Attribute(
                "accessoryType", nil,
                .cases(["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])),
            Attribute(
                "editingAccessoryType", nil,
                .cases(["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])),
            Attribute("indentationLevel", nil, .whole), Attribute("indentationWidth", nil, .number),
            Attribute("shouldIndentWhileEditing"), Attribute("showsReorderControl"),
        ],
        "UICollectionView": [
            Attribute("allowsSelection"), Attribute("allowsMultipleSelection"),
            Attribute("prefetchingEnabled", "isPrefetchingEnabled"), Attribute("dragInteractionEnabled"),
            Attribute("selectionFollowsFocus"),
        ],
        "UISearchBar": [
            Attribute("placeholder", nil, .string), Attribute("text", nil, .string), Attribute("prompt", nil, .string),
            Attribute("showsCancelButton"), Attribute("showsScopeBar"), Attribute("showsBookmarkButton"),
            Attribute("showsSearchResultsButton"),
            Attribute("searchBarStyle", nil, .cases(["default", "prominent", "minimal"])),
            Attribute("translucent", "isTranslucent"), Attribute("barStyle", nil, .cases(["default", "black"])),
        ],
        "UINavigationBar": [
            Attribute("translucent", "isTranslucent"), Attribute("largeTitles", "prefersLargeTitles"),
            Attribute("barStyle", nil, .cases(["default", "black"])),
        ],
        "UIToolbar": [
            Attribute("translucent", "isTranslucent"), Attribute("barStyle", nil, .cases(["default", "black"])),
        ],
        "UITabBar": [
            Attribute("translucent", "isTranslucent"), Attribute("barStyle", nil, .cases(["default", "black"])),
            Attribute("itemPositioning", nil, .cases(["automatic", "fill", "centered"])),
        ],
        "UIDatePicker": [
            Attribute(
                "datePickerMode", nil, .cases(["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"])),
            Attribute("minuteInterval", nil, .whole), Attribute("countDownDuration", nil, .number),
            Attribute("style", "preferredDatePickerStyle", .cases(["automatic", "wheels", "compact", "inline"])),
        ],
        "UIGestureRecognizer": [
            Attribute("enabled", "isEnabled"), Attribute("cancelsTouchesInView"), Attribute("delaysTouchesBegan"),
            Attribute("delaysTouchesEnded"), Attribute("requiresExclusiveTouchType"),
        ],
        "UITapGestureRecognizer": [
            Attribute("numberOfTapsRequired", nil, .whole), Attribute("numberOfTouchesRequired", nil, .whole),
        ],
        "UIPanGestureRecognizer": [
            Attribute("minimumNumberOfTouches", nil, .whole), Attribute("maximumNumberOfTouches", nil, .whole),
        ],
        "UISwipeGestureRecognizer": [
            Attribute("direction", nil, .cases(["left", "right", "up", "down"])),
            Attribute("numberOfTouchesRequired", nil, .whole),
        ],
        "UILongPressGestureRecognizer": [
            Attribute("minimumPressDuration", nil, .number), Attribute("allowableMovement", nil, .number),
            Attribute("numberOfTapsRequired", nil, .whole), Attribute("numberOfTouchesRequired", nil, .whole),
        ],
        "UIPinchGestureRecognizer": [Attribute("scale", nil, .number)],
        "UIRotationGestureRecognizer": [Attribute("rotation", nil, .number)],
        "UIBarItem": [
            Attribute("title", nil, .string), Attribute("enabled", "isEnabled"), Attribute("tag", nil, .whole),
        ],
        "UIBarButtonItem": [
            Attribute("width", nil, .number),
            Attribute("style", nil, .choice(["plain": "plain", "bordered": "plain", "done": "done"])),
        ],
        "UITabBarItem": [Attribute("badgeValue", nil, .string)],
        "UINavigationItem": [
            Attribute("title", nil, .string), Attribute("prompt", nil, .string), Attribute("hidesBackButton"),
            Attribute("leftItemsSupplementBackButton"), Attribute("backButtonTitle", nil, .string),
            Attribute(
                "largeTitleDisplayMode", nil, .cases(["automatic", "always", "never"])),
            Attribute("hidesSearchBarWhenScrolling"),
        ],
        "UIViewController": [
            Attribute("title", nil, .string), Attribute("definesPresentationContext"),
            Attribute("providesPresentationContextTransitionStyle"), Attribute("hidesBottomBarWhenPushed"),
            Attribute("automaticallyAdjustsScrollViewInsets"), Attribute("extendedLayoutIncludesOpaqueBars"),
            Attribute("restorationIdentifier", nil, .string), Attribute("modalPresentationStyle", nil, presentations),
            Attribute("modalTransitionStyle", nil, transitions),
            Attribute("modalInPresentation", "isModalInPresentation"),
        ],
        "UITableViewController": [Attribute("clearsSelectionOnViewWillAppear")],
        "UICollectionViewController": [Attribute("clearsSelectionOnViewWillAppear")],
        "UINavigationController": [
            Attribute("navigationBarHidden", "isNavigationBarHidden"), Attribute("toolbarHidden", "isToolbarHidden"),
            Attribute("hidesBarsOnSwipe"), Attribute("hidesBarsOnTap"), Attribute("hidesBarsWhenKeyboardAppears"),
            Attribute("hidesBarsWhenVerticallyCompact"),
        ],
        "UISplitViewController": [
            Attribute("presentsWithGesture"),
            Attribute(
                "behavior", "preferredSplitBehavior", .cases(["automatic", "tile", "overlay", "displace"])),
            Attribute("primaryColumnWidth", "preferredPrimaryColumnWidth", .number),
            Attribute(
                "preferredDisplayMode", nil,
                .cases([
                    "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary",
                    "twoOverSecondary", "twoDisplaceSecondary",
                ])),
        ],
    ]

    static let presentations = Attribute.Kind.cases([
        "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
        "overCurrentContext", "popover", "none",
    ])
    static let transitions = Attribute.Kind.cases(["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"])

    /// Attributes that only Interface Builder uses.
    static let silent = [
        "id", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "fixedFrame",
        "misplaced", "ambiguous", "verifyAmbiguity", "key", "colorLabel", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "usesAttributedText", "dataMode", "segmentControlStyle",
        "reversesTitleShadowWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
        "showsTouchWhenHighlighted", "adjustsImageSizeForAccessibilityContentSizeCategory", "spacingType",
        "hidesAccessoryWhenEditing", "focusStyle", "springLoaded", "useStoryboardIdentifierAsRestorationIdentifier",
        "wantsFullScreenLayout", "initialTouchTypes", "minimumFontSize", "storyboardIdentifier", "pointerInteraction",
        "customViewWantsLayer", "textLabel", "detailTextLabel", "imageView", "tableViewCell", "role",
        "preferredBehavioralStyle",
        "appearanceType", "toolTip", "baselineAdjustment",
    ]
}
#endif
