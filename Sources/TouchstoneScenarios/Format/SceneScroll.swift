import Foundation
import TouchstoneCore

/// Properties of a scroll view that can be set at the start and changed later. A property that is `nil` keeps the default of
/// UIKit.
struct ScrollProperties: Sendable {
    var contentSize: CGSize?
    var contentOffset: CGPoint?
    var contentInset: UIEdgeInsets?
    var isScrollEnabled: Bool?
    var isPaging: Bool?
    var bounces: Bool?
    var alwaysBounces: [ScrollAxis]?
    var isDirectionalLock: Bool?
    var deceleration: ScrollDeceleration?
    var delaysContentTouches: Bool?
    var canCancelContentTouches: Bool?
    var transfersToParent: Bool?
    var scrollsToTop: Bool?
    /// A Boolean value that indicates whether the refresh control refreshes; `nil` adds no refresh control.
    var isRefreshing: Bool?
    /// The minimum and the maximum zoom scale.
    var zoom: (least: CGFloat, greatest: CGFloat)?
}

enum ScrollAxis: String, CaseIterable, Sendable { case horizontal, vertical }

enum ScrollDeceleration: String, CaseIterable, Sendable { case normal, fast }

/// The description of a scroll view in a scene, except for its properties.
struct SceneScroll: Sendable {
    /// The result of `touchesShouldBegin(_:with:in:)`; `nil` keeps the result of UIKit.
    var lets: Bool?
    /// The result of `touchesShouldCancel(in:)`; `nil` keeps the result of UIKit.
    var cancels: Bool?
    /// The content offset that the delegate sets as the target at the end of a drag, in points; `nil` changes nothing.
    var target: CGPoint?
    /// The name of the view that the delegate returns for zooming; `nil` means none.
    var zooms: String?
    var allowsScrollToTop = true
}
