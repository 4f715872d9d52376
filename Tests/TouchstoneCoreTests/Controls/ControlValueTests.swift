import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The values, frames and actions of sliders, steppers, segmented controls, page controls and switches.
@Suite(.application) @MainActor
struct ControlValueTests {
    let app = TestApplication.current

    private func show(_ view: UIView) {
        app.makeWindow().addSubview(view)
        app.settle()
    }
    private func count(_ control: UIControl, _ events: UIControl.Event = .valueChanged) -> () -> Int {
        final class Counter { var count = 0 }
        let counter = Counter()
        control.addAction(UIAction { _ in counter.count += 1 }, for: events)
        return { counter.count }
    }

    // MARK: Sliders

    private func slider() -> UISlider { UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 34)) }

    @Test func `The thumb of a slider moves from edge to edge with its value`() {
        let slider = slider()
        show(slider)
        let track = slider.trackRect(forBounds: slider.bounds)
        expectEqual(track, CGRect(x: 2, y: 15, width: 196, height: 4))
        let rects = [0, 0.5, 1].map { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0) }
        let size = rects[0].size
        expectEqual(rects.map(\.minX), [0, (200 - size.width) / 2, 200 - size.width])
        #expect(rects.allSatisfy { $0.midY == 17 && $0.size == size })
        slider.minimumValue = 10
        slider.maximumValue = 20
        expectEqual(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 15).minX, (200 - size.width) / 2)
        expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 10).minX, 0)
    }

    @Test func `Images at the ends of a slider narrow its track by 8 points more than their width`() {
        let slider = slider()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        slider.minimumValueImage = image
        expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds), CGRect(x: 0, y: 12, width: 20, height: 10))
        expectEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 30, y: 15, width: 168, height: 4))
        slider.maximumValueImage = image
        expectEqual(
            slider.maximumValueImageRect(forBounds: slider.bounds), CGRect(x: 180, y: 12, width: 20, height: 10))
        expectEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 30, y: 15, width: 140, height: 4))
        slider.semanticContentAttribute = .forceRightToLeft
        expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds).minX, 180)
        expectEqual(slider.maximumValueImageRect(forBounds: slider.bounds).minX, 0)
    }

    @Test func `A slider keeps its value between its limits, which keep their order`() {
        let slider = slider()
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
        slider.value = 2
        expectEqual(slider.value, 1)
        slider.setValue(-1, animated: true)
        expectEqual(slider.value, 0)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = 3
        #expect(slider.minimumValue == 3 && slider.value == 3)
        slider.maximumValue = 13
        slider.value = 8
        slider.maximumValue = 6
        #expect(slider.value == 6 && slider.minimumValue == 3)
    }

    @Test func `A drag of the thumb sets the value and sends it at once, or at the end`() {
        let slider = slider()
        slider.maximumValue = 100
        show(slider)
        let changes = count(slider)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
        let (start, travel) = (CGPoint(x: 100 + thumb.midX, y: 117), 200 - thumb.width)
        app.fingerDown(at: start)
        app.fingerMove(to: CGPoint(x: start.x + travel / 2, y: 117), duration: 0.2)
        #expect(abs(slider.value - 50) < 0.01 && changes() > 0 && slider.isTracking)
        app.fingerMove(to: CGPoint(x: start.x + 2 * travel, y: 117), duration: 0.2)
        app.fingerUp()
        #expect(slider.value == 100 && !slider.isTracking)
        slider.value = 0
        slider.isContinuous = false
        let before = changes()
        app.fingerDown(at: start)
        app.fingerMove(to: CGPoint(x: start.x + travel / 4, y: 117), duration: 0.2)
        #expect(changes() == before && abs(slider.value - 25) < 0.01)
        app.fingerUp()
        expectEqual(changes(), before + 1)
        app.fingerDrag(from: CGPoint(x: 290, y: 117), to: CGPoint(x: 200, y: 117))
        #expect(changes() == before + 1 && abs(slider.value - 25) < 0.01)
    }

    @Test func `Accessibility changes a slider by a tenth of its range`() {
        let slider = slider()
        slider.minimumValue = 10
        slider.maximumValue = 30
        slider.value = 20
        let changes = count(slider)
        expectEqual(slider.accessibilityValue, "50%")
        slider.accessibilityIncrement()
        #expect(abs(slider.value - 22) < 0.001 && changes() == 1 && slider.accessibilityValue == "60%")
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(abs(slider.value - 18) < 0.001 && changes() == 3)
        slider.value = 30
        slider.accessibilityIncrement()
        #expect(slider.value == 30 && changes() == 3)
    }

    @Test func `Marks on a track share it evenly`() {
        let track = UISlider.TrackConfiguration(numberOfTicks: 5)
        #expect(track.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1] && track.allowsTickValuesOnly)
        #expect(track.neutralValue == 0 && track.enabledRange == nil)
        expectEqual(UISlider.TrackConfiguration(numberOfTicks: 1).ticks.map(\.position), [0])
        #expect(UISlider.TrackConfiguration(numberOfTicks: 0).ticks.isEmpty)
        #expect(UISlider.TrackConfiguration(numberOfTicks: -3).ticks.isEmpty)
    }

    // MARK: Steppers

    @Test func `A stepper changes by its step within its limits`() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 500, height: 500))
        #expect(
            stepper.bounds.size == CGSize(width: 94, height: 32) && stepper.intrinsicContentSize == stepper.bounds.size)
        #expect(
            stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        stepper.stepValue = 4
        stepper.maximumValue = 10
        show(stepper)
        let changes = count(stepper)
        let (minus, plus) = (CGPoint(x: 120, y: 116), CGPoint(x: 170, y: 116))
        app.fingerTap(at: plus)
        app.fingerTap(at: plus)
        #expect(stepper.value == 8 && changes() == 2)
        app.fingerTap(at: plus)
        app.fingerTap(at: plus)
        #expect(stepper.value == 10 && changes() == 3)
        app.fingerTap(at: minus)
        #expect(stepper.value == 6 && changes() == 4)
        stepper.value = 1
        app.fingerTap(at: minus)
        app.fingerTap(at: minus)
        #expect(stepper.value == 0 && changes() == 5)
    }

    @Test func `A stepper that wraps continues at the other limit`() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
        stepper.wraps = true
        stepper.minimumValue = 2
        stepper.maximumValue = 5
        stepper.value = 5
        show(stepper)
        app.fingerTap(at: CGPoint(x: 170, y: 116))
        expectEqual(stepper.value, 2)
        app.fingerTap(at: CGPoint(x: 120, y: 116))
        expectEqual(stepper.value, 5)
        stepper.maximumValue = 4
        expectEqual(stepper.value, 4)
        stepper.minimumValue = 6
        expectEqual(stepper.value, 6)
    }

    @Test func `A held stepper repeats after half a second, ten times each second`() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
        show(stepper)
        let changes = count(stepper)
        app.fingerDown(at: CGPoint(x: 170, y: 116))
        app.advance(by: 0.45)
        expectEqual(stepper.value, 0)
        app.advance(by: 0.1)
        expectEqual(stepper.value, 1)
        app.advance(by: 0.3)
        #expect(stepper.value == 4 && changes() == 4)
        app.fingerUp()
        app.advance(by: 1)
        #expect(stepper.value == 4 && changes() == 4)
        stepper.isContinuous = false
        app.fingerDown(at: CGPoint(x: 120, y: 116))
        app.advance(by: 0.65)
        #expect(stepper.value == 2 && changes() == 4)
        app.fingerUp()
        expectEqual(changes(), 5)
        stepper.autorepeat = false
        app.fingerDown(at: CGPoint(x: 170, y: 116))
        app.advance(by: 2)
        expectEqual(stepper.value, 2)
        app.fingerUp()
        expectEqual(stepper.value, 3)
    }

    // MARK: Segmented controls

    @Test func `Segments share the width that fixed segments leave`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        show(control)
        let changes = count(control)
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        app.fingerTap(at: CGPoint(x: 150, y: 116))
        #expect(control.selectedSegmentIndex == 1 && changes() == 1)
        app.fingerTap(at: CGPoint(x: 150, y: 116))
        expectEqual(changes(), 1)
        control.setWidth(200, forSegmentAt: 0)
        app.fingerTap(at: CGPoint(x: 190, y: 116))
        #expect(control.selectedSegmentIndex == 0 && control.widthForSegment(at: 0) == 200)
        app.fingerTap(at: CGPoint(x: 249, y: 116))
        expectEqual(control.selectedSegmentIndex, 1)
        app.fingerTap(at: CGPoint(x: 251, y: 116))
        #expect(control.selectedSegmentIndex == 2 && changes() == 4)
        control.setEnabled(false, forSegmentAt: 1)
        app.fingerTap(at: CGPoint(x: 225, y: 116))
        #expect(control.selectedSegmentIndex == 2 && !control.isEnabledForSegment(at: 1) && changes() == 4)
    }

    @Test func `Inserted and removed segments keep the selected one selected`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "x", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "x")
        control.insertSegment(withTitle: "y", at: 3, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 3) == "y")
        control.insertSegment(withTitle: "z", at: 99, animated: false)
        #expect(control.titleForSegment(at: 5) == "z" && control.numberOfSegments == 6)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "b")
        control.removeSegment(at: 4, animated: false)
        expectEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 1, animated: false)
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.removeSegment(at: 77, animated: false)
        expectEqual(control.numberOfSegments, 3)
        control.selectedSegmentIndex = 7
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.removeAllSegments()
        expectEqual(control.numberOfSegments, 0)
    }

    @Test func `A momentary control selects nothing after a tap`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        control.isMomentary = true
        show(control)
        var chosen: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        app.fingerTap(at: CGPoint(x: 250, y: 116))
        app.fingerTap(at: CGPoint(x: 250, y: 116))
        #expect(chosen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        app.fingerDown(at: CGPoint(x: 250, y: 116))
        app.fingerMove(to: CGPoint(x: 250, y: 400), duration: 0.2)
        app.fingerUp()
        expectEqual(chosen, [1, 1])
    }

    @Test func `The properties of a segment are its own, and those of a missing one have defaults`() {
        let control = UISegmentedControl(items: ["a", "b"])
        let image = UIImage()
        control.setImage(image, forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) === image)
        control.setTitle("t", forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "t" && control.imageForSegment(at: 1) == nil)
        control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
        expectEqual(control.contentOffsetForSegment(at: 0), CGSize(width: 1, height: 2))
        #expect(control.contentOffsetForSegment(at: 1) == .zero && control.widthForSegment(at: 9) == 0)
        #expect(control.titleForSegment(at: 9) == nil && !control.isEnabledForSegment(at: 9))
        control.setWidth(-5, forSegmentAt: 0)
        expectEqual(control.widthForSegment(at: 0), 0)
        let action = UIAction(title: "do", identifier: UIAction.Identifier("id")) { _ in }
        control.setAction(action, forSegmentAt: 0)
        #expect(control.actionForSegment(at: 0) === action && control.titleForSegment(at: 0) == "do")
        expectEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("id")), 0)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("none")) == nil)
    }

    @Test func `The width of a segmented control is that of its widest segment for each, or of all contents`() {
        let control = UISegmentedControl(items: ["a", "a much longer title"])
        let even = control.sizeThatFits(.zero)
        control.apportionsSegmentWidthsByContent = true
        let apportioned = control.sizeThatFits(.zero)
        #expect(even.height == 32 && apportioned.width < even.width)
        control.setWidth(500, forSegmentAt: 0)
        expectEqual(control.sizeThatFits(.zero).width, 500 + even.width / 2)
        expectEqual(control.intrinsicContentSize, control.sizeThatFits(.zero))
    }

    // MARK: Page controls

    @Test func `A tap on a half of a page control turns one page`() {
        let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 28))
        control.numberOfPages = 3
        show(control)
        let changes = count(control)
        app.fingerTap(at: CGPoint(x: 180, y: 114))
        app.fingerTap(at: CGPoint(x: 151, y: 114))
        app.fingerTap(at: CGPoint(x: 180, y: 114))
        #expect(control.currentPage == 2 && changes() == 2)
        app.fingerTap(at: CGPoint(x: 149, y: 114))
        #expect(control.currentPage == 1 && changes() == 3 && control.accessibilityValue == "page 2 of 3")
        control.currentPage = 9
        expectEqual(control.currentPage, 2)
        control.currentPage = -9
        #expect(control.currentPage == 0 && changes() == 3)
    }

    @Test func `A page control is as wide as its dots`() {
        let control = UIPageControl()
        control.numberOfPages = 4
        expectEqual(control.size(forNumberOfPages: 10), CGSize(width: 180, height: 28))
        #expect(control.intrinsicContentSize == CGSize(width: 84, height: 28) && !control.hidesForSinglePage)
        control.currentPage = 3
        control.numberOfPages = 2
        #expect(control.currentPage == 1 && control.sizeThatFits(.zero).width == 52)
        control.numberOfPages = -1
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    // MARK: Switches

    @Test func `A tap turns a switch and reports it, and a program does not`() {
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        show(control)
        let changes = count(control)
        #expect(!control.isOn && control.bounds.width > 40)
        app.fingerTap(at: CGPoint(x: 120, y: 115))
        #expect(control.isOn && changes() == 1)
        app.fingerTap(at: CGPoint(x: 120, y: 115))
        #expect(!control.isOn && changes() == 2)
        control.setOn(true, animated: false)
        control.isOn = false
        #expect(!control.isOn && changes() == 2)
        control.isEnabled = false
        app.fingerTap(at: CGPoint(x: 120, y: 115), allowsMiss: true)
        #expect(!control.isOn && changes() == 2)
    }
}
