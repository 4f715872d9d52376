import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Segmented controls, page controls and steppers.
@Suite(.application) @MainActor
struct SegmentsPagesStepsTests {
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

    @Test func `Segments can be inserted, removed, resized and disabled`() {
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 45, y: 100, width: 300, height: 32)
        let log = Log<Int>()
        segments.addAction(
            UIAction { [unowned segments] _ in log.lines.append(segments.selectedSegmentIndex) }, for: .valueChanged)
        let app = stage(segments)
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && segments.numberOfSegments == 2)

        app.fingerTap(at: CGPoint(x: 45 + 160, y: 116))
        app.fingerTap(at: CGPoint(x: 45 + 160, y: 116))
        #expect(segments.selectedSegmentIndex == 1 && log.lines == [1])
        segments.selectedSegmentIndex = 0
        expectEqual(log.lines, [1])

        segments.insertSegment(withTitle: "Last", at: 99, animated: false)
        segments.insertSegment(withTitle: "Half", at: 1, animated: false)
        app.settle()
        expectEqual((0..<4).map { segments.titleForSegment(at: $0) }, ["One", "Half", "Two", "Last"])
        #expect(segments.selectedSegmentIndex == 0 && log.lines == [1])
        app.fingerTap(at: CGPoint(x: 45 + 85, y: 116))
        #expect(segments.selectedSegmentIndex == 1 && log.lines == [1, 1])

        segments.removeSegment(at: 3, animated: false)
        segments.setWidth(180, forSegmentAt: 0)
        app.settle()
        #expect(
            segments.numberOfSegments == 3 && segments.widthForSegment(at: 0) == 180
                && segments.widthForSegment(at: 1) == 0)
        app.fingerTap(at: CGPoint(x: 45 + 150, y: 116))
        #expect(segments.selectedSegmentIndex == 0 && log.lines == [1, 1, 0])
        app.fingerTap(at: CGPoint(x: 45 + 270, y: 116))
        #expect(segments.selectedSegmentIndex == 2 && log.lines == [1, 1, 0, 2])

        segments.setEnabled(false, forSegmentAt: 0)
        app.fingerTap(at: CGPoint(x: 45 + 90, y: 116))
        #expect(
            segments.selectedSegmentIndex == 2 && !segments.isEnabledForSegment(at: 0) && log.lines == [1, 1, 0, 2])

        segments.removeAllSegments()
        #expect(
            segments.numberOfSegments == 0 && segments.selectedSegmentIndex == UISegmentedControl.noSegment
                && log.lines.count == 4)
    }

    @Test func `A page control moves by one page per tap and clamps its current page`() {
        let pages = UIPageControl(frame: CGRect(x: 45, y: 700, width: 300, height: 26))
        pages.numberOfPages = 3
        let log = Log<Int>()
        pages.addAction(UIAction { [unowned pages] _ in log.lines.append(pages.currentPage) }, for: .valueChanged)
        let app = stage(pages)
        let right = CGPoint(x: 320, y: 713), left = CGPoint(x: 70, y: 713)

        for place in [right, right, right, left] {
            app.fingerTap(at: place)
            app.advance(by: 0.5)
        }
        #expect(pages.currentPage == 1 && log.lines == [1, 2, 1])

        pages.currentPage = 99
        expectEqual(pages.currentPage, 2)
        pages.currentPage = -4
        expectEqual(pages.currentPage, 0)
        pages.currentPage = 2
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1 && log.lines == [1, 2, 1])
        #expect(pages.size(forNumberOfPages: 8).width > pages.size(forNumberOfPages: 4).width)
        expectEqual(pages.size(forNumberOfPages: 8).height, pages.size(forNumberOfPages: 4).height)
    }

    @Test func `A held stepper repeats until its maximum and wraps if wraps is true`() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
        stepper.minimumValue = -1
        stepper.maximumValue = 3
        stepper.stepValue = 1
        let log = Log<Double>()
        stepper.addAction(UIAction { [unowned stepper] _ in log.lines.append(stepper.value) }, for: .valueChanged)
        let app = stage(stepper)
        expectEqual(stepper.frame, CGRect(x: 100, y: 200, width: 94, height: 32))
        let minus = CGPoint(x: 123, y: 216), plus = CGPoint(x: 170, y: 216)

        app.fingerDown(at: plus)
        app.advance(by: 10)
        app.fingerUp()
        #expect(stepper.value == 3 && log.lines == [1, 2, 3])

        app.fingerTap(at: plus)
        #expect(stepper.value == 3 && log.lines == [1, 2, 3])
        stepper.wraps = true
        app.fingerTap(at: plus)
        #expect(stepper.value == -1 && log.lines == [1, 2, 3, -1])
        app.fingerTap(at: minus)
        #expect(stepper.value == 3 && log.lines == [1, 2, 3, -1, 3])

        stepper.stepValue = 0.5
        app.fingerTap(at: minus)
        #expect(stepper.value == 2.5 && log.lines == [1, 2, 3, -1, 3, 2.5])
        stepper.value = 50
        #expect(stepper.value == 3 && log.lines.count == 6)
    }
}
