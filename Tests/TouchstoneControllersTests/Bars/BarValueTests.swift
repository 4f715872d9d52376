import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The properties and the layout of toolbars, tab bars and search bars of one's own.
@Suite(.application) @MainActor
struct BarValueTests {
    let app = TestApplication.current
    let image = UIImage()

    private func show(_ bar: UIView) {
        app.makeWindow().addSubview(bar)
        app.settle()
    }

    // MARK: Toolbars

    @Test func `A toolbar keeps its background properties`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        #expect(bar.barTintColor == nil && bar.barStyle == .default && bar.isTranslucent && bar.shadowImage == nil)
        bar.barTintColor = .red
        bar.barStyle = .black
        bar.isTranslucent = false
        bar.setShadowImage(image, forToolbarPosition: .any)
        #expect(bar.barTintColor == .red && bar.barStyle == .black && !bar.isTranslucent && bar.shadowImage === image)
        #expect(bar.shadowImage(forToolbarPosition: .bottom) === image)
        let other = UIImage()
        bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        bar.setBackgroundImage(other, forToolbarPosition: .any, barMetrics: .compact)
        #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
        #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .compact) === other)
        #expect(bar.barPosition == .bottom && bar.accessibilityIdentifier == "toolbar")
        expectEqual(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 44))
        expectEqual(bar.sizeThatFits(CGSize(width: 500, height: 10)), CGSize(width: 500, height: 44))
    }

    @Test func `The delegate of a toolbar decides about its position`() {
        final class Positioner: NSObject, UIToolbarDelegate {
            var answer = UIBarPosition.top
            func position(for bar: any UIBarPositioning) -> UIBarPosition { answer }
        }
        let (bar, positioner) = (UIToolbar(), Positioner())
        bar.delegate = positioner
        expectEqual(bar.barPosition, .top)
        positioner.answer = .any
        expectEqual(bar.barPosition, .bottom)
    }

    @Test func `Flexible spaces share the room between the items of a toolbar`() {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
        let items = views.map { UIBarButtonItem(customView: $0) }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        bar.setItems([items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]], animated: false)
        show(bar)
        let frames = views.map { $0.convert($0.bounds, to: bar) }
        #expect(frames[0].minX == 400 - frames[2].maxX && frames[1].midX == 200)
        #expect(frames.allSatisfy { $0.midY == 22 && $0.size == CGSize(width: 50, height: 20) })
        bar.items = [items[0], items[1]]
        app.settle()
        let packed = views.prefix(2).map { $0.convert($0.bounds, to: bar) }
        #expect(packed[0].minX == frames[0].minX && packed[1].minX == packed[0].maxX + 8 && views[2].window == nil)
    }

    @Test func `A toolbar copies its appearances`() {
        let (bar, appearance) = (UIToolbar(), UIToolbarAppearance())
        appearance.backgroundColor = .red
        bar.standardAppearance = appearance
        bar.compactAppearance = appearance
        appearance.backgroundColor = .green
        #expect(bar.standardAppearance.backgroundColor == .red && bar.compactAppearance?.backgroundColor == .red)
        bar.compactAppearance = nil
        #expect(bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil)
    }

    // MARK: Tab bars

    private func items(_ titles: [String]) -> [UITabBarItem] {
        titles.enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    }
    private func buttons(_ bar: UITabBar) -> [UIControl] {
        bar.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX }
    }

    @Test func `A tab bar keeps its background properties`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
        #expect(bar.barTintColor == nil && bar.barStyle == .default && bar.isTranslucent && bar.shadowImage == nil)
        #expect(bar.itemPositioning == .automatic && bar.itemWidth == 0 && bar.itemSpacing == 0)
        bar.barTintColor = .red
        bar.barStyle = .black
        bar.isTranslucent = false
        bar.shadowImage = image
        bar.backgroundImage = image
        bar.selectionIndicatorImage = image
        bar.selectedImageTintColor = .orange
        #expect(bar.barTintColor == .red && bar.barStyle == .black && !bar.isTranslucent && bar.shadowImage === image)
        #expect(bar.backgroundImage === image && bar.selectionIndicatorImage === image && bar.tintColor == .orange)
        #expect(bar.accessibilityIdentifier == "tab bar" && bar.intrinsicContentSize.height == 49)
        expectEqual(bar.sizeThatFits(CGSize(width: 200, height: 1)), CGSize(width: 200, height: 49))
    }

    @Test func `Tabs fill the bar on a phone, or stand in the middle with their width and spacing`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 83))
        bar.items = items(["a", "b", "c"])
        show(bar)
        expectEqual(buttons(bar).map(\.frame.minX), [0, 130, 260])
        #expect(buttons(bar).allSatisfy { $0.frame.size == CGSize(width: 130, height: 49) })
        bar.itemPositioning = .centered
        bar.layoutIfNeeded()
        // 3 · 76 + 2 · 34 = 296 points in the middle of 390.
        #expect(buttons(bar).map(\.frame.minX) == [47, 157, 267] && buttons(bar)[0].frame.width == 76)
        bar.itemWidth = 50
        bar.itemSpacing = 20
        bar.layoutIfNeeded()
        #expect(buttons(bar).map(\.frame.minX) == [100, 170, 240] && buttons(bar)[2].frame.width == 50)
        bar.itemWidth = 200
        bar.layoutIfNeeded()
        expectEqual(buttons(bar).map(\.frame.minX), [0, 220, 440])
        bar.itemPositioning = .fill
        bar.layoutIfNeeded()
        expectEqual(buttons(bar).map(\.frame.minX), [0, 130, 260])
    }

    @Test func `The stacked layout of an appearance takes precedence over the bar's`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 400, height: 49))
        bar.items = items(["a", "b"])
        let appearance = UITabBarAppearance()
        #expect(appearance.stackedItemWidth == 0 && appearance.stackedItemSpacing == 0)
        expectEqual(appearance.stackedItemPositioning, .automatic)
        appearance.stackedItemPositioning = .centered
        appearance.stackedItemWidth = 80
        appearance.stackedItemSpacing = 10
        bar.standardAppearance = appearance
        bar.itemWidth = 30
        show(bar)
        #expect(buttons(bar).map(\.frame.minX) == [115, 205] && buttons(bar)[0].frame.width == 80)
    }

    @Test func `A tab shows its title, image and badge`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 49))
        let list = items(["a", "b"])
        bar.items = list
        bar.selectedItem = list[0]
        bar.tintColor = .orange
        list[1].badgeValue = "9"
        show(bar)
        let labels = buttons(bar).map { $0.subviews.compactMap { $0 as? UILabel } }
        #expect(labels[0][0].text == "a" && labels[0][0].textColor == .orange && labels[0][1].isHidden)
        #expect(labels[1][0].text == "b" && labels[1][0].textColor == .systemGray && !labels[1][1].isHidden)
        #expect(labels[1][0].font.pointSize == 10 && labels[1][0].center.x == 50 && labels[1][0].center.y == 24.5)
        let badge = labels[1][1]
        #expect(badge.text == "9" && badge.backgroundColor == .systemRed && badge.textColor == .white)
        #expect(badge.frame.minX == 58 && badge.frame.minY == 2 && badge.frame.height == 18 && badge.frame.width >= 18)
        bar.selectedItem = list[1]
        bar.layoutIfNeeded()
        #expect(labels[0][0].textColor == .systemGray && labels[1][0].textColor == .orange)
        list[1].badgeColor = .blue
        list[1].badgeValue = "a long badge"
        bar.layoutIfNeeded()
        badge.sizeToFit()
        let fitting = badge.bounds.width
        bar.setNeedsLayout()
        buttons(bar)[1].setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(badge.backgroundColor == .blue && badge.frame.width == fitting + 8 && badge.frame.width > 30)
    }

    @Test func `Disabled tabs take no touches, and a tap selects and reports an item`() {
        final class Chooser: NSObject, UITabBarDelegate {
            var tags: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
        }
        let (bar, chooser) = (UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49)), Chooser())
        let list = items(["a", "b", "c"])
        list[2].isEnabled = false
        bar.items = list
        bar.delegate = chooser
        show(bar)
        app.fingerTap(at: CGPoint(x: 195, y: 120))
        #expect(bar.selectedItem === list[1] && chooser.tags == [1])
        expectEqual(buttons(bar).map(\.isSelected), [false, true, false])
        app.fingerTap(at: CGPoint(x: 325, y: 120), allowsMiss: true)
        #expect(bar.selectedItem === list[1] && chooser.tags == [1])
        list[2].isEnabled = true
        list[1].isEnabled = false
        expectEqual(buttons(bar).map(\.isEnabled), [true, false, true])
        app.fingerTap(at: CGPoint(x: 325, y: 120))
        #expect(bar.selectedItem === list[2] && chooser.tags == [1, 2])
    }

    // MARK: Search bars

    private func find(_ name: String, in view: UIView) -> UIView? {
        view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }

    @Test func `A search bar is 56 points high, and 50 points higher with scopes`() {
        let bar = UISearchBar(frame: .zero)
        #expect(bar.bounds.height == 56 && bar.accessibilityIdentifier == "search bar")
        #expect(bar.searchTextField.autocorrectionType == .no && bar.barTintColor == nil && bar.isTranslucent)
        let plain = bar.intrinsicContentSize.height
        #expect(plain == 56 && bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 56))
        bar.scopeButtonTitles = ["All", "Some"]
        expectEqual(bar.intrinsicContentSize.height, plain)
        bar.setShowsScope(true, animated: false)
        #expect(bar.showsScopeBar && bar.intrinsicContentSize.height > plain)
        bar.scopeButtonTitles = []
        expectEqual(bar.intrinsicContentSize.height, plain)
    }

    @Test func `The scopes are below the field and report a choice`() throws {
        final class Scoper: NSObject, UISearchBarDelegate {
            var scopes: [Int] = []
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
                scopes.append(selectedScope)
            }
        }
        let (bar, scoper) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 100)), Scoper())
        bar.delegate = scoper
        bar.scopeButtonTitles = ["All", "Some"]
        bar.selectedScopeButtonIndex = 1
        bar.showsScopeBar = true
        show(bar)
        let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect(scopes.frame == CGRect(x: 8, y: 62, width: 374, height: 32) && scopes.selectedSegmentIndex == 1)
        expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 374, height: 36))
        bar.selectedScopeButtonIndex = 0
        #expect(scopes.selectedSegmentIndex == 0 && scoper.scopes.isEmpty)
        app.fingerTap(at: CGPoint(x: 300, y: 178))
        #expect(scoper.scopes == [1] && bar.selectedScopeButtonIndex == 1)
        bar.showsScopeBar = false
        #expect(scopes.superview == nil)
    }

    @Test func `A search bar keeps its background and passes text input traits to its field`() {
        let bar = UISearchBar()
        bar.barTintColor = .red
        bar.barStyle = .black
        bar.isTranslucent = false
        bar.backgroundImage = image
        bar.keyboardType = .emailAddress
        bar.returnKeyType = .go
        bar.autocapitalizationType = .words
        bar.autocorrectionType = .yes
        bar.spellCheckingType = .no
        let accessory = UIView()
        bar.inputAccessoryView = accessory
        let field = bar.searchTextField
        #expect(
            bar.barTintColor == .red && bar.barStyle == .black && !bar.isTranslucent && bar.backgroundImage === image)
        #expect(
            field.keyboardType == .emailAddress && field.returnKeyType == .go && field.inputAccessoryView === accessory)
        #expect(field.autocapitalizationType == .words && field.autocorrectionType == .yes)
        #expect(field.spellCheckingType == .no && bar.spellCheckingType == .no && bar.searchBarStyle == .default)
        expectEqual(bar.canBecomeFirstResponder, field.canBecomeFirstResponder)
    }

    @Test func `The button in the field shows bookmarks or results while there is no text`() throws {
        final class Sides: NSObject, UISearchBarDelegate {
            var lines: [String] = []
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmarks") }
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
        }
        let (bar, sides) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56)), Sides())
        bar.delegate = sides
        show(bar)
        #expect(find("bookmarks", in: bar) == nil && find("search results", in: bar) == nil)
        bar.showsBookmarkButton = true
        app.settle()
        app.fingerTap(at: try #require(find("bookmarks", in: bar)))
        bar.showsSearchResultsButton = true
        bar.isSearchResultsButtonSelected = true
        app.settle()
        let results = try #require(find("search results", in: bar) as? UIButton)
        #expect(results.isSelected && results.bounds.size == CGSize(width: 30, height: 30))
        app.fingerTap(at: results)
        #expect(sides.lines == ["bookmarks", "results"] && find("bookmarks", in: bar) == nil)
        bar.text = "x"
        expectEqual(bar.searchTextField.rightViewMode, .never)
        bar.text = ""
        expectEqual(bar.searchTextField.rightViewMode, .always)
        bar.showsSearchResultsButton = false
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
    }
}
