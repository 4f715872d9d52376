import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A slider's range as Apple documents `minimumValue` and `maximumValue`.
@Suite(.application) @MainActor
struct SliderRangeTests {
    let app = TestApplication.current
    /// The thumb is 37 points wide and moves over 200 points, starting at x = 50.
    let slider: UISlider
    private let values: () -> [Float]

    init() {
        let window = TestApplication.current.makeWindow()
        let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 237, height: 40)).placed("slider", in: window)
        var sent: [Float] = []
        slider.addAction(UIAction { _ in sent.append((slider.value * 100).rounded() / 100) }, for: .valueChanged)
        self.slider = slider
        values = { sent }
    }

    private func set(_ least: Float, _ most: Float, _ value: Float) {
        (slider.minimumValue, slider.maximumValue, slider.value) = (least, most, value)
    }

    private var range: [Float] { [slider.minimumValue, slider.value, slider.maximumValue] }

    @Test func `C-28: a slider's default range is 0 to 1, and its value is 0`() {
        expectEqual(range, [0, 0, 1])
    }

    @Test func `C-28: raising a slider's minimum above the value raises the value`() {
        set(0, 100, 30)
        slider.minimumValue = 20
        expectEqual(range, [20, 30, 100])
        slider.minimumValue = 45
        expectEqual(range, [45, 45, 100])
        slider.minimumValue = -10
        #expect(range == [-10, 45, 100] && values() == [])
    }

    @Test func `C-28: lowering a slider's maximum below the value lowers the value`() {
        set(0, 100, 60)
        slider.maximumValue = 80
        expectEqual(range, [0, 60, 80])
        slider.maximumValue = 25
        expectEqual(range, [0, 25, 25])
        slider.maximumValue = 200
        #expect(range == [0, 25, 200] && values() == [])
    }

    @Test func `C-28: raising a slider's minimum above the maximum raises the maximum`() {
        set(0, 100, 60)
        slider.minimumValue = 150
        expectEqual(range, [150, 150, 150])
    }

    @Test func `C-28: lowering a slider's maximum below the minimum lowers the minimum`() {
        set(50, 100, 60)
        slider.maximumValue = 20
        expectEqual(range, [20, 20, 20])
    }

    @Test func `C-28: a slider clamps its value to its range`() {
        set(20, 40, 30)
        slider.value = 10
        expectEqual(range, [20, 20, 40])
        slider.setValue(90, animated: false)
        expectEqual(range, [20, 40, 40])
        slider.value = 25.5
        expectEqual(range, [20, 25.5, 40])
    }

    @Test func `C-28: a drag of the thumb maps the track to the slider's range`() {
        set(20, 40, 20)
        app.fingerDown(at: CGPoint(x: 60, y: 320))
        app.fingerMove(to: CGPoint(x: 110, y: 320))
        app.fingerMove(to: CGPoint(x: 160, y: 320))
        app.fingerMove(to: CGPoint(x: 900, y: 320))
        app.fingerMove(to: CGPoint(x: -900, y: 320))
        app.fingerUp()
        expectEqual(values(), [25, 30, 40, 20])
    }

    @Test func `C-28: thumbRect moves the thumb between the ends of the track`() {
        set(-50, 50, 0)
        let track = slider.trackRect(forBounds: slider.bounds)
        func thumb(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        expectEqual([-50, -25, 0, 50].map { thumb($0).minX }, [0, 50, 100, 200])
        #expect(thumb(0).width == 37 && thumb(50).maxX == 237)
    }

    @Test func `C-28: an accessible step is a tenth of the range`() {
        set(20, 40, 30)
        slider.accessibilityIncrement()
        expectEqual(range, [20, 32, 40])
        for _ in 0..<9 { slider.accessibilityDecrement() }
        #expect(range == [20, 20, 40] && values() == [32, 30, 28, 26, 24, 22, 20])
    }
}
