import Foundation
import UIKit

/// Reads scroll views: their properties, and what the methods of the views and their delegates return.
extension ScenarioReader {
    func scrollProperties(_ fields: Fields) throws -> ScrollProperties {
        var properties = ScrollProperties()
        properties.contentSize = try fields["contentSize"].map { entry in
            let size = try entry.point()
            return CGSize(width: size.x, height: size.y)
        }
        properties.contentOffset = try fields["contentOffset"]?.point()
        properties.contentInset = try fields["contentInset"].map { entry in
            let sides = try entry.numbers(4, "four numbers, [top, left, bottom, right]").map { CGFloat($0) }
            return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
        }
        properties.isScrollEnabled = try fields["scrolling"]?.flag()
        properties.isPaging = try fields["paging"]?.flag()
        properties.bounces = try fields["bounces"]?.flag()
        properties.alwaysBounces = try fields["alwaysBounces"].map { try choices($0, of: ScrollAxis.self) }
        properties.isDirectionalLock = try fields["directionalLock"]?.flag()
        properties.deceleration = try fields["deceleration"]?.choice(of: ScrollDeceleration.self)
        properties.delaysContentTouches = try fields["delaysContentTouches"]?.flag()
        properties.canCancelContentTouches = try fields["canCancelContentTouches"]?.flag()
        properties.transfersToParent = try fields["transfersToParent"]?.flag()
        properties.scrollsToTop = try fields["scrollsToTop"]?.flag()
        properties.isRefreshing = try fields["refreshing"]?.flag()
        properties.zoom = try fields["zoom"].map { entry in
            let scales = try entry.numbers(2, "two scales, [least, greatest]")
            return (CGFloat(scales[0]), CGFloat(scales[1]))
        }
        return properties
    }

    func scroll(_ fields: Fields) throws -> SceneScroll {
        SceneScroll(
            lets: try fields["touchesShouldBegin"]?.flag(), cancels: try fields["touchesShouldCancel"]?.flag(),
            target: try fields["target"]?.point(), zooms: try fields["zooms"].map { try mention(view: $0) },
            allowsScrollToTop: try fields["allowsScrollToTop"]?.flag() ?? true)
    }
}
