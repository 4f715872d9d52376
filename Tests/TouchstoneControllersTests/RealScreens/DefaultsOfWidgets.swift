import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Defaults of buttons, bars, page controllers and other widgets, and their accessibility values.
@Suite(.application) @MainActor
struct DefaultsOfWidgets {
    // MARK: Buttons

    @Test func `A button without a title gives its label no shadow`() {
        let button = UIButton()
        button.setTitleShadowColor(.white, for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.shadowColor == nil)
        button.setTitle("Pay", for: .normal)
        button.layoutIfNeeded()
        expectEqual(button.titleLabel?.shadowColor, .white)
    }

    @Test func `A custom button's title is white unless another color is set`() {
        let button = UIButton()
        expectEqual(button.titleColor(for: .normal), .white)
        button.setTitleColor(.red, for: .normal)
        expectEqual(button.titleColor(for: .normal), .red)
        button.setTitleColor(nil, for: .normal)
        expectEqual(button.titleColor(for: .normal), .white)
        #expect(button.titleColor(for: .highlighted) == nil)
    }

    @Test func `A title at the top keeps the space above it after sizeToFit`() {
        func top(fits: Bool) -> CGFloat? {
            let button = UIButton()
            button.setTitle("Short", for: .normal)
            if fits { button.sizeToFit() }
            button.frame.size = CGSize(width: 200, height: 100)
            button.contentVerticalAlignment = .top
            button.layoutSubviews()
            return button.titleLabel?.frame.minY
        }
        #expect(top(fits: true) == 6 && top(fits: false) == 0)
    }

    // MARK: Accessibility

    @Test func `A field's accessibility value is its text, bullets if it is secure, or its placeholder`() {
        let field = UITextField()
        field.placeholder = "Name"
        expectEqual(field.accessibilityValue, "Name")
        field.text = "Ada"
        expectEqual(field.accessibilityValue, "Ada")
        field.isSecureTextEntry = true
        expectEqual(field.accessibilityValue, "•••")
    }

    @Test func `A page control's accessibility value has the current page and the number of pages`() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        expectEqual(pages.accessibilityValue, "page 1 of 3")
        pages.currentPage = 2
        expectEqual(pages.accessibilityValue, "page 3 of 3")
    }

    @Test func `An activity indicator's accessibility label says whether it animates`() {
        let indicator = UIActivityIndicatorView(style: .medium)
        expectEqual(indicator.accessibilityLabel, "Progress halted")
        indicator.startAnimating()
        expectEqual(indicator.accessibilityLabel, "In progress")
        indicator.accessibilityLabel = "Loading photos"
        expectEqual(indicator.accessibilityLabel, "Loading photos")
    }

    // MARK: Bars

    @Test func `A tab bar whose selected item is removed has no selection`() {
        let (bar, item, other) = (UITabBar(), UITabBarItem(), UITabBarItem())
        bar.items = [item, other]
        bar.selectedItem = item
        bar.items = [item]
        #expect(bar.selectedItem === item)
        bar.items = [other]
        #expect(bar.selectedItem == nil)
    }

    @Test func `A tab bar item's selected image defaults to its image, and is nil without an image`() {
        let (image, selected) = (UIImage(), UIImage())
        #expect(UITabBarItem(title: nil, image: image, selectedImage: nil).selectedImage === image)
        #expect(UITabBarItem(title: nil, image: nil, selectedImage: selected).selectedImage == nil)
        let item = UITabBarItem(title: nil, image: image, selectedImage: selected)
        #expect(item.selectedImage === selected)
        item.selectedImage = nil
        #expect(item.selectedImage === image)
    }

    @Test func `Every system tab has an image`() throws {
        for value in 0...11 {
            let item = try #require(UITabBarItem.SystemItem(rawValue: value))
            #expect(UITabBarItem(tabBarSystemItem: item, tag: value).image != nil, "\(item)")
        }
    }

    @Test func `A search bar has autocorrection disabled`() {
        expectEqual(UISearchBar().autocorrectionType, .no)
    }

    // MARK: Pages

    @Test func `A page curl controller has a spine and two gesture recognizers, and a scrolling one has none`() {
        let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(curl.spineLocation == .min && curl.gestureRecognizers.count == 2)
        let middle = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
        expectEqual(middle.spineLocation, .mid)
        let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(scroll.spineLocation == .none && scroll.gestureRecognizers.isEmpty)
    }

    @Test func `Setting an empty list of pages calls the completion at once`() {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        var completed: [Bool] = []
        pages.setViewControllers([], direction: .forward, animated: false) { completed.append($0) }
        pages.setViewControllers(nil, direction: .forward, animated: true) { completed.append($0) }
        expectEqual(completed, [true, true])
    }

    // MARK: Enumerations

    @Test func `SZ-5: enumerations are printed as their case, or as their raw value if there is no such case`() {
        #expect("\(UITouch.Phase.began)" == "began" && "\(UIView.ContentMode.scaleAspectFit)" == "scaleAspectFit")
        expectEqual(UIView.AnimationCurve(rawValue: 7).map { "\($0)" }, "UIView.AnimationCurve(rawValue: 7)")
    }

    // MARK: Fonts

    @Test func `A registered font family provides fonts by name`() {
        #expect(UIFont(name: "Touchstone Test Grotesk-Bold", size: 12) == nil)
        UIFont.registerFamily("Touchstone Test Grotesk")
        expectEqual(UIFont(name: "TouchstoneTestGrotesk-Bold", size: 12)?.pointSize, 12)
        #expect(UIFont.familyNames.contains("Touchstone Test Grotesk"))
        #expect(UIFont(name: "TimesNewRomanPS-BoldMT", size: 12) != nil && UIFont(name: "ArialMT", size: 12) != nil)
    }
}
