import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Segmented controls with actions and images, and page controls and steppers at their limits.
@Suite(.application) @MainActor
struct ControlsInBarsTests {
    private final class Log<Line> {
        var lines: [Line] = []
    }

    private func stage(_ views: UIView...) -> TestApplication {
        let app = TestApplication.current
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        for view in views { screen.view.addSubview(view) }
        _ = app.makeWindow(root: screen)
        app.settle()
        return app
    }

    @Test func `A segment with an action performs it and an image replaces the segment's title`() {
        let log = Log<String>()
        let list = UIAction(title: "List", identifier: UIAction.Identifier("list")) { _ in log.lines.append("list") }
        let grid = UIAction(title: "Grid", identifier: UIAction.Identifier("grid")) { _ in log.lines.append("grid") }
        let segments = UISegmentedControl(frame: CGRect(x: 45, y: 100, width: 300, height: 32), actions: [list, grid])
        let changes = Log<Int>()
        segments.addAction(UIAction { _ in changes.lines.append(1) }, for: .valueChanged)
        segments.selectedSegmentTintColor = .red
        let app = stage(segments)
        #expect(
            segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "Grid" && segments.frame.width == 300)
        expectEqual(segments.segmentIndex(identifiedBy: UIAction.Identifier("grid")), 1)
        expectEqual(segments.selectedSegmentIndex, UISegmentedControl.noSegment)

        app.fingerTap(at: CGPoint(x: 270, y: 116))
        app.advance(by: 1)
        #expect(segments.selectedSegmentIndex == 1 && log.lines == ["grid"] && changes.lines == [1])
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        _ = UIColor(cgColor: app.shownColor(at: CGPoint(x: 45 + 165, y: 116))).getRed(
            &red, green: &green, blue: &blue, alpha: &alpha)
        expectEqual([red, green, blue], [1, 0, 0])

        segments.selectedSegmentIndex = UISegmentedControl.noSegment
        #expect(log.lines == ["grid"] && changes.lines == [1])

        let map = UIAction(title: "Map", identifier: UIAction.Identifier("map")) { _ in log.lines.append("map") }
        segments.insertSegment(action: map, at: 0, animated: false)
        app.settle()
        expectEqual(segments.segmentIndex(identifiedBy: UIAction.Identifier("grid")), 2)
        expectEqual(segments.actionForSegment(at: 0)?.title, "Map")
        app.fingerTap(at: CGPoint(x: 45 + 50, y: 116))
        app.advance(by: 1)
        #expect(segments.selectedSegmentIndex == 0 && log.lines == ["grid", "map"] && changes.lines == [1, 1])

        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
        segments.setImage(image, forSegmentAt: 1)
        #expect(segments.imageForSegment(at: 1) != nil && segments.titleForSegment(at: 1) == nil)
        segments.removeSegment(at: 0, animated: false)
        app.settle()
        #expect(
            segments.numberOfSegments == 2 && segments.imageForSegment(at: 0) != nil
                && segments.titleForSegment(at: 1) == "Grid")

        segments.isMomentary = true
        let during = Log<Int>()
        segments.addAction(
            UIAction { [unowned segments] _ in during.lines.append(segments.selectedSegmentIndex) }, for: .valueChanged)
        app.fingerTap(at: CGPoint(x: 270, y: 116))
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 270, y: 116))
        app.advance(by: 1)
        #expect(during.lines == [1, 1] && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        expectEqual(log.lines, ["grid", "map", "grid", "grid"])
    }

    @Test func `A page control stays within its pages and ignores taps if disabled or with a single page`() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 400, width: 390, height: 26))
        let log = Log<Int>()
        pages.addAction(UIAction { [unowned pages] _ in log.lines.append(pages.currentPage) }, for: .valueChanged)
        let app = stage(pages)
        #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)

        pages.numberOfPages = 4
        pages.currentPage = 3
        app.settle()
        app.fingerTap(at: CGPoint(x: 370, y: 413))
        app.advance(by: 0.5)
        #expect(pages.currentPage == 3 && log.lines == [])
        for _ in 0..<5 {
            app.fingerTap(at: CGPoint(x: 20, y: 413))
            app.advance(by: 0.5)
        }
        #expect(pages.currentPage == 0 && log.lines == [2, 1, 0])

        pages.isEnabled = false
        app.fingerTap(at: CGPoint(x: 370, y: 413))
        app.advance(by: 0.5)
        #expect(pages.currentPage == 0 && log.lines == [2, 1, 0])
        pages.isEnabled = true

        pages.currentPage = 2
        pages.numberOfPages = 1
        pages.hidesForSinglePage = true
        app.settle()
        expectEqual(pages.currentPage, 0)
        app.fingerTap(at: CGPoint(x: 370, y: 413))
        app.advance(by: 0.5)
        #expect(pages.currentPage == 0 && log.lines == [2, 1, 0])

        pages.numberOfPages = 2
        app.settle()
        app.fingerTap(at: CGPoint(x: 370, y: 413))
        app.advance(by: 0.5)
        #expect(pages.currentPage == 1 && log.lines == [2, 1, 0, 1])
    }

    @Test func `A stepper that is not continuous sends its value only when the finger lifts`() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 200, width: 200, height: 80))
        let log = Log<Double>()
        stepper.addAction(UIAction { [unowned stepper] _ in log.lines.append(stepper.value) }, for: .valueChanged)
        let app = stage(stepper)
        expectEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        stepper.frame = CGRect(x: 100, y: 200, width: 94, height: 32)
        let minus = CGPoint(x: 123, y: 216), plus = CGPoint(x: 170, y: 216)

        stepper.value = 20
        stepper.maximumValue = 10
        #expect(stepper.value == 10 && log.lines == [])
        stepper.minimumValue = 4
        stepper.value = 2
        #expect(stepper.value == 4 && log.lines == [])

        app.fingerTap(at: minus)
        #expect(stepper.value == 4 && log.lines == [])
        stepper.stepValue = 4
        app.fingerTap(at: plus)
        app.fingerTap(at: plus)
        #expect(stepper.value == 10 && log.lines == [8, 10])

        stepper.stepValue = 1
        stepper.isContinuous = false
        app.fingerDown(at: minus)
        app.advance(by: 10)
        expectEqual(log.lines, [8, 10])
        app.fingerUp()
        #expect(stepper.value == 4 && log.lines == [8, 10, 4])

        stepper.isContinuous = true
        stepper.autorepeat = false
        app.fingerDown(at: plus)
        app.advance(by: 10)
        app.fingerUp()
        #expect(stepper.value == 5 && log.lines == [8, 10, 4, 5])

        stepper.isEnabled = false
        app.fingerTap(at: plus)
        #expect(stepper.value == 5 && log.lines == [8, 10, 4, 5])
    }
}
