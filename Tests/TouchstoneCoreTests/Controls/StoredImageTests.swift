import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// Images and offsets by state, which controls and items keep.
@Suite(.application) @MainActor
struct StoredImageTests {
    private let image = UIImage(systemName: "star")

    @Test func `A bar button item keeps images by state, style and size of the bar`() {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.setBackgroundImage(image, for: .highlighted, barMetrics: .default)
        expectEqual(item.backgroundImage(for: .highlighted, barMetrics: .default), image)
        expectEqual(item.backgroundImage(for: .normal, barMetrics: .default), nil)
        expectEqual(item.backgroundImage(for: .highlighted, style: .done, barMetrics: .default), nil)
        item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .compact)
        expectEqual(item.backButtonTitlePositionAdjustment(for: .compact), UIOffset(horizontal: 3, vertical: 4))
        expectEqual(item.titlePositionAdjustment(for: .compact), .zero)
    }

    @Test func `A segmented control and a stepper keep images by state`() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.setBackgroundImage(image, for: .selected, barMetrics: .default)
        expectEqual(control.backgroundImage(for: .selected, barMetrics: .default), image)
        expectEqual(control.backgroundImage(for: .normal, barMetrics: .default), nil)
        let stepper = UIStepper()
        stepper.setIncrementImage(image, for: .normal)
        expectEqual(stepper.incrementImage(for: .normal), image)
        expectEqual(stepper.decrementImage(for: .normal), nil)
    }

    @Test func `A page's own indicator precedes the preferred one`() {
        let control = UIPageControl()
        let other = UIImage(systemName: "circle.fill")
        control.preferredIndicatorImage = other
        control.setIndicatorImage(image, forPage: 1)
        expectEqual(control.indicatorImage(forPage: 1), image)
        expectEqual(control.indicatorImage(forPage: 0), other)
    }

    @Test func `A title with attributes is the title of a configuration`() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("Send")
        expectEqual(configuration.title, "Send")
        configuration.title = "Stop"
        expectEqual(configuration.attributedTitle, AttributedString("Stop"))
    }
}
