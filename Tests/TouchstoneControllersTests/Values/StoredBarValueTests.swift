import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// Images and offsets that bars keep.
@Suite(.application) @MainActor
struct StoredBarValueTests {
    private let image = UIImage(systemName: "star")

    @Test func `A search bar keeps images by state and offsets by icon`() {
        let bar = UISearchBar()
        bar.setSearchFieldBackgroundImage(image, for: .normal)
        expectEqual(bar.searchFieldBackgroundImage(for: .normal), image)
        expectEqual(bar.searchFieldBackgroundImage(for: .disabled), nil)
        bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)
        expectEqual(bar.positionAdjustment(for: .search), UIOffset(horizontal: 4, vertical: 0))
        expectEqual(bar.positionAdjustment(for: .clear), .zero)
    }

    @Test func `Only the image for any position and the default size is that of the bar`() {
        let bar = UISearchBar()
        bar.setBackgroundImage(image, for: .top, barMetrics: .default)
        expectEqual(bar.backgroundImage, nil)
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        expectEqual(bar.backgroundImage, image)
    }

    @Test func `A tab bar is not arranged by the user, and its items keep attributes of badges`() {
        let bar = UITabBar()
        bar.beginCustomizingItems([])
        #expect(!bar.isCustomizing && !bar.endCustomizing(animated: false))
        let item = UITabBarItem(title: "A", image: nil, tag: 0)
        item.setBadgeTextAttributes([.kern: 2], for: .normal)
        expectEqual(item.badgeTextAttributes(for: .normal)?[.kern] as? Int, 2)
    }

    @Test func `A progress view keeps its images`() {
        let view = UIProgressView()
        view.progressImage = image
        expectEqual(view.progressImage, image)
        expectEqual(view.trackImage, nil)
    }
}
