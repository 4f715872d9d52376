import Foundation

// The rows of a bar that shows the item: a prompt, the title with the buttons, a large title, and a view of another module's. The last
// two make room as content scrolls, the lowest first.
extension UINavigationItem {
    static let promptHeight: CGFloat = 30
    /// The height of the row with the title, in points: 32 on a phone in landscape, otherwise 44, or 54 on iOS 26 (SZ-7).
    var rowHeight: CGFloat { isCompact ? 32 : regularRowHeight }
    static let largeTitleHeight: CGFloat = 52

    private var lowerHeight: CGFloat { lowerView?.bounds.height ?? 0 }
    private var collapsibleLowerHeight: CGFloat { lowerViewCollapses ? lowerHeight : 0 }
    private var largeHeight: CGFloat { showsLargeTitle ? Self.largeTitleHeight : 0 }

    /// How much of the rows can make room for content, in points.
    var collapsible: CGFloat { showsLowerViewOnly ? 0 : largeHeight + collapsibleLowerHeight }
    /// How much of them may be left at rest, in points.
    var restingCollapsibles: [CGFloat] { [0, largeHeight, largeHeight + collapsibleLowerHeight] }

    /// In points, as a bar shows it now.
    var heightInBar: CGFloat {
        if showsLowerViewOnly, lowerView != nil { return lowerHeight }
        let prompt = prompt == nil ? 0 : Self.promptHeight
        return prompt + rowHeight + largeHeight + lowerHeight - min(collapsed, collapsible)
    }
    /// How high the large title's row is now, in points.
    var shownLargeTitle: CGFloat { max(0, largeHeight - max(0, collapsed - collapsibleLowerHeight)) }
    /// From 0 to 1.
    var shownPartOfLowerView: CGFloat {
        collapsibleLowerHeight > 0 ? max(0, 1 - collapsed / collapsibleLowerHeight) : 1
    }

    /// Tells which of the items, from the bottom to the top, have large titles: what an item leaves open the one before it decides.
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
