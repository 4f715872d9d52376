#if Port
/// UIKit's own delegates, whose optional requirements have default implementations here: `delegate?.scrollViewDidScroll?(view)` is called
/// without its second question mark.
enum UIKitProtocols {
    static let optionalMethods: Set<String> = [
        "animationDidStart", "animationDidStop", "application", "applicationDidBecomeActive",
        "applicationDidEnterBackground", "applicationDidReceiveMemoryWarning", "applicationWillEnterForeground",
        "applicationWillResignActive", "applicationWillTerminate", "collectionView", "contextMenuInteraction",
        "editMenuInteraction", "gestureRecognizer", "gestureRecognizerShouldBegin",
        "navigationController", "numberOfSections", "pickerView",
        "scene", "sceneDidBecomeActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
        "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
        "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
        "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
        "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
        "scrollViewWillEndDragging", "searchBar", "tabBarController", "tableView", "textField",
        "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
        "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "textView", "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
        "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing", "viewForZooming",
    ]
    /// Those of other protocols, which are called in the same way. A class of the target never leaves them to its subclasses.
    static let rarerOptionalMethods: Set<String> = [
        "adaptivePresentationStyle", "animationController", "animationEnded", "collisionBehavior",
        "colorPickerViewControllerDidFinish", "didDismissSearchController", "didPresentSearchController",
        "documentPicker", "documentPickerWasCancelled", "dynamicAnimatorDidPause", "dynamicAnimatorWillResume",
        "imagePickerController", "imagePickerControllerDidCancel", "indexPathForPreferredFocusedView", "indexTitles",
        "interactionController", "interactionControllerForDismissal", "interactionControllerForPresentation",
        "interruptibleAnimator", "layerWillDraw", "layoutSublayers", "modelIdentifierForElement", "navigationBar",
        "navigationControllerPreferredInterfaceOrientationForPresentation",
        "navigationControllerSupportedInterfaceOrientations", "numberOfComponents", "pageViewController",
        "pageViewControllerSupportedInterfaceOrientations", "pencilInteractionDidTap", "pointerInteraction",
        "popoverPresentationController", "popoverPresentationControllerDidDismissPopover",
        "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
        "presentSearchController", "presentationController", "presentationControllerDidAttemptToDismiss",
        "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss", "presentationCount", "presentationIndex",
        "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked", "searchBarResultsListButtonClicked",
        "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
        "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController", "tabBar",
        "tabBarControllerSupportedInterfaceOrientations", "updateSearchResults", "willDismissSearchController",
        "willPresentSearchController", "windowScene",
    ]

    /// Whether a UIKit protocol may declare the method. For example, the delegate of a table has no methods of gesture recognizers.
    static func mayDeclare(_ proto: String, method base: String, labels: [String]) -> Bool {
        switch base {
        case "tableView", "collectionView", "numberOfSections":
            let kinds =
                base == "tableView"
                ? ["UITable"] : base == "collectionView" ? ["UICollection"] : ["UITable", "UICollection"]
            guard kinds.contains(where: { proto.hasPrefix($0) }) else { return false }
            let wanted = base == "numberOfSections" ? "DataSource" : part(of: labels)
            return proto.hasSuffix(wanted)
                // A flow layout's delegate is also a delegate of the collection view.
                || wanted == "ViewDelegate" && proto.hasSuffix("DelegateFlowLayout")
        case "pickerView": return proto.hasPrefix("UIPicker")
        default: break
        }
        let owners: [(prefix: String, protocols: [String])] = [
            ("scrollView", ["UIScrollView", "UITable", "UICollection", "UITextView"]),
            ("viewForZooming", ["UIScrollView", "UITable", "UICollection", "UITextView"]),
            ("textField", ["UITextField"]), ("textView", ["UITextView"]),
            ("gestureRecognizer", ["UIGestureRecognizer"]), ("searchBar", ["UISearchBar"]),
            ("tabBarController", ["UITabBarController"]), ("navigationController", ["UINavigationController"]),
            ("contextMenuInteraction", ["UIContextMenuInteraction"]),
            ("editMenuInteraction", ["UIEditMenuInteraction"]),
            ("animationDid", ["CAAnimation"]), ("application", ["UIApplication"]),
            ("scene", ["UIScene", "UIWindowScene"]),
        ]
        return owners.first { base.hasPrefix($0.prefix) }?.protocols.contains { proto.hasPrefix($0) } ?? true
    }

    /// The argument labels of data source methods that delegates do not have.
    private static let sourceLabels: Set<String> = [
        "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection", "titleForFooterInSection", "canEditRowAt",
        "canMoveRowAt", "commit", "moveRowAt", "sectionForSectionIndexTitle", "numberOfItemsInSection",
        "cellForItemAt", "viewForSupplementaryElementOfKind", "canMoveItemAt", "moveItemAt",
        "indexPathForIndexTitle",
    ]

    /// The suffixes of the protocols of tables and collection views that have methods with these labels.
    private static func part(of labels: [String]) -> String {
        let parts = [
            (sourceLabels, "DataSource"), (flowLabels, "DelegateFlowLayout"), (dragLabels, "DragDelegate"),
            (dropLabels, "DropDelegate"),
        ]
        return parts.first { !$0.0.isDisjoint(with: labels) }?.1 ?? "ViewDelegate"
    }

    private static let flowLabels: Set<String> = [
        "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
        "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
    ]
    private static let dragLabels: Set<String> = [
        "itemsForBeginning", "itemsForAddingTo", "dragPreviewParametersForRowAt", "dragPreviewParametersForItemAt",
        "dragSessionWillBegin", "dragSessionDidEnd", "dragSessionAllowsMoveOperation",
        "dragSessionIsRestrictedToDraggingApplication",
    ]
    private static let dropLabels: Set<String> = [
        "performDropWith", "canHandle", "dropSessionDidEnter", "dropSessionDidUpdate", "dropSessionDidExit",
        "dropSessionDidEnd", "dropPreviewParametersForRowAt", "dropPreviewParametersForItemAt",
    ]

    /// Protocols with requirements that are not optional.
    static let haveRequirements: Set<String> = [
        "UIContextMenuInteractionDelegate", "UITableViewDragDelegate", "UITableViewDropDelegate",
        "UICollectionViewDragDelegate", "UICollectionViewDropDelegate",
    ]
}
#endif
