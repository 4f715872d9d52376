import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What buttons, bars, pages and other widgets are before an application changes them, and what they say to assistive technologies.
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
        #expect(button.titleLabel?.shadowColor == .white)
    }

    @Test func `A custom button's title is white until another color is set, and again without it`() {
        let button = UIButton()
        #expect(button.titleColor(for: .normal) == .white)
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleColor(for: .normal) == .red)
        button.setTitleColor(nil, for: .normal)
        #expect(button.titleColor(for: .normal) == .white)
        #expect(button.titleColor(for: .highlighted) == nil)
    }

    @Test func `A title at the top keeps the space above it that sizeToFit gave it`() {
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

    @Test func `A field's value is its text, bullets where it is secure, and otherwise the placeholder`() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
    }

    @Test func `A page control says which page of how many shows`() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.accessibilityValue == "page 1 of 3")
        pages.currentPage = 2
        #expect(pages.accessibilityValue == "page 3 of 3")
    }

    @Test func `An activity indicator says whether it turns`() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.accessibilityLabel == "Progress halted")
        indicator.startAnimating()
        #expect(indicator.accessibilityLabel == "In progress")
        indicator.accessibilityLabel = "Loading photos"
        #expect(indicator.accessibilityLabel == "Loading photos")
    }

    // MARK: Bars

    @Test func `A tab bar without its selected item has no selection`() {
        let (bar, item, other) = (UITabBar(), UITabBarItem(), UITabBarItem())
        bar.items = [item, other]
        bar.selectedItem = item
        bar.items = [item]
        #expect(bar.selectedItem === item)
        bar.items = [other]
        #expect(bar.selectedItem == nil)
    }

    @Test func `A tab's selected image is its image unless there is another one, and none without an image`() {
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

    @Test func `A search bar corrects nothing`() {
        #expect(UISearchBar().autocorrectionType == .no)
    }

    // MARK: Pages

    @Test func `Curled pages have a spine at the beginning and a pan and a tap; scrolled ones have neither`() {
        let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(curl.spineLocation == .min && curl.gestureRecognizers.count == 2)
        let middle = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
        #expect(middle.spineLocation == .mid)
        let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(scroll.spineLocation == .none && scroll.gestureRecognizers.isEmpty)
    }

    @Test func `Setting no pages completes at once`() {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        var completed: [Bool] = []
        pages.setViewControllers([], direction: .forward, animated: false) { completed.append($0) }
        pages.setViewControllers(nil, direction: .forward, animated: true) { completed.append($0) }
        #expect(completed == [true, true])
    }

    // MARK: Enumerations

    @Test func `SZ-5: enumerations print as their cases and as their raw value where they have no such case`() {
        #expect("\(UITouch.Phase.began)" == "began" && "\(UIView.ContentMode.scaleAspectFit)" == "scaleAspectFit")
        #expect(UIView.AnimationCurve(rawValue: 7).map { "\($0)" } == "UIView.AnimationCurve(rawValue: 7)")
    }

    // MARK: Fonts

    @Test func `A family that the application registers has fonts`() {
        #expect(UIFont(name: "Touchstone Test Grotesk-Bold", size: 12) == nil)
        UIFont.registerFamily("Touchstone Test Grotesk")
        #expect(UIFont(name: "TouchstoneTestGrotesk-Bold", size: 12)?.pointSize == 12)
        #expect(UIFont.familyNames.contains("Touchstone Test Grotesk"))
        #expect(UIFont(name: "TimesNewRomanPS-BoldMT", size: 12) != nil && UIFont(name: "ArialMT", size: 12) != nil)
    }
}
