import Foundation
import TouchstoneCore

/// Values of a scroll view that can be given with it and changed later. What is nil stays as UIKit has it.
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
    /// Given, there is a refresh control; true while it refreshes.
    var isRefreshing: Bool?
    /// The least and the greatest scale.
    var zoom: (least: CGFloat, greatest: CGFloat)?
}

enum ScrollAxis: String, CaseIterable, Sendable { case horizontal, vertical }

enum ScrollDeceleration: String, CaseIterable, Sendable { case normal, fast }

/// What a scene says of a scroll view besides its values.
struct SceneScroll: Sendable {
    /// What `touchesShouldBegin` answers, where not what UIKit does.
    var lets: Bool?
    /// What `touchesShouldCancel` answers, where not what UIKit does.
    var cancels: Bool?
    /// Where the delegate has the content come to rest.
    var target: CGPoint?
    /// The view to zoom.
    var zooms: String?
    var allowsScrollToTop = true
}
