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

    /// Whether a protocol of UIKit's is one that may have the method: a table's delegate has none of a gesture recognizer's.
    static func mayDeclare(_ proto: String, method base: String, labels: [String]) -> Bool {
        let isOfSource = !sourceLabels.isDisjoint(with: labels) || base == "numberOfSections"
        switch base {
        case "tableView", "collectionView", "numberOfSections":
            let kinds =
                base == "tableView"
                ? ["UITable"] : base == "collectionView" ? ["UICollection"] : ["UITable", "UICollection"]
            return kinds.contains { proto.hasPrefix($0) } && proto.hasSuffix("DataSource") == isOfSource
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

    /// The labels of what a data source is asked, and a delegate is not.
    private static let sourceLabels: Set<String> = [
        "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection", "titleForFooterInSection", "canEditRowAt",
        "canMoveRowAt", "commit", "moveRowAt", "sectionForSectionIndexTitle", "numberOfItemsInSection",
        "cellForItemAt", "viewForSupplementaryElementOfKind", "canMoveItemAt", "moveItemAt",
        "indexPathForIndexTitle",
    ]
}
