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
}
