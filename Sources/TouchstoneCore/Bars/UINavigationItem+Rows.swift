import Foundation

// The rows of a bar that shows the item: a prompt, the title with the buttons, a large title, and a view of another module. The last two
// collapse as content scrolls, the lowest first.
extension UINavigationItem {
    static let promptHeight: CGFloat = 30
    /// The height of the row with the title, in points: 32 on a phone in landscape, otherwise 44, or 54 on iOS 26 (SZ-7).
    var rowHeight: CGFloat { isCompact ? 32 : regularRowHeight }
    static let largeTitleHeight: CGFloat = 52

    private var lowerHeight: CGFloat { lowerView?.bounds.height ?? 0 }
    private var collapsibleLowerHeight: CGFloat { lowerViewCollapses ? lowerHeight : 0 }
    private var largeHeight: CGFloat { showsLargeTitle ? Self.largeTitleHeight : 0 }

    /// The height of the rows that can collapse, in points.
    var collapsible: CGFloat { showsLowerViewOnly ? 0 : largeHeight + collapsibleLowerHeight }
    /// The heights of the collapsible rows at which scrolling may come to rest, in points.
    var restingCollapsibles: [CGFloat] { [0, largeHeight, largeHeight + collapsibleLowerHeight] }

    /// The height of the bar that shows the item now, in points.
    var heightInBar: CGFloat {
        if showsLowerViewOnly, lowerView != nil { return lowerHeight }
        let prompt = prompt == nil ? 0 : Self.promptHeight
        return prompt + rowHeight + largeHeight + lowerHeight - min(collapsed, collapsible)
    }
    /// The present height of the large title's row, in points.
    var shownLargeTitle: CGFloat { max(0, largeHeight - max(0, collapsed - collapsibleLowerHeight)) }
    /// The visible part of the lower view, from 0 to 1.
    var shownPartOfLowerView: CGFloat {
        collapsibleLowerHeight > 0 ? max(0, 1 - collapsed / collapsibleLowerHeight) : 1
    }

    /// Determines which items have large titles. An item with the mode `.automatic` inherits that of the item before it.
    ///
    /// - Parameter items: The items, from the bottom to the top.
    static func inheritLargeTitles(_ items: [UINavigationItem], in bar: UINavigationBar) {
        var isLarge = true
        let isCompact = bar.traitCollection.verticalSizeClass == .compact
        for item in items {
            switch item.largeTitleDisplayMode {
            case .automatic: break
            case .always: isLarge = true
            case .never: isLarge = false
            @unknown default: break
            }
            item.isCompact = isCompact
            item.regularRowHeight = bar.navigationRowHeight
            item.showsLargeTitle = isLarge && bar.prefersLargeTitles && !isCompact
            item.collapsed = min(item.collapsed, item.collapsible)
        }
    }
}
