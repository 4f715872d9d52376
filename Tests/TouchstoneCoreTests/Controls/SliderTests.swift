import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The slider (C-28).
@Suite(.application(tracing: .both)) @MainActor
struct SliderTests {
    let app = TestApplication.current
    let slider: UISlider
    private var values: () -> [Float]

    init() {
        let window = TestApplication.current.makeWindow()
        let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 237, height: 40)).placed("slider", in: window)
        var callbacks: [Float] = []
        slider.addAction(UIAction { _ in callbacks.append((slider.value * 100).rounded() / 100) }, for: .valueChanged)
        self.slider = slider
        values = { callbacks }
    }

    private func onTrack(_ x: Double) -> CGPoint { CGPoint(x: x, y: 320) }

    @Test(.application) func `C-28: a slider tracks only touches on its thumb`() {
        app.fingerDrag(from: onTrack(200), to: onTrack(100))
        expectEqual(slider.value, 0)
        expectEqual(app.controlEvents, "")
    }

    @Test(.application) func `C-28: the thumb stays under the finger`() {
        app.fingerDown(at: onTrack(60))
        app.fingerMove(to: onTrack(160))
        app.fingerMove(to: onTrack(110))
        expectEqual(values(), [0.5, 0.25])
        app.fingerUp()
        expectEqual(values(), [0.5, 0.25])
        #expect(app.controlEvents.hasSuffix("slider touchUpInside"))
    }

    @Test func `C-28: a slider that is not continuous sends one event when the finger lifts`() {
        slider.isContinuous = false
        app.fingerDown(at: onTrack(60))
        app.fingerMove(to: onTrack(160), duration: 0.2)
        expectEqual(values(), [])
        app.fingerUp()
        expectEqual(values(), [0.5])
    }

    @Test func `C-28: a drag beyond the track stops at the ends of a slider's range`() {
        app.fingerDown(at: onTrack(60))
        app.fingerMove(to: onTrack(900))
        app.fingerMove(to: onTrack(950))
        app.fingerMove(to: onTrack(-900))
        expectEqual(values(), [1, 0])
        app.fingersUp()
    }

    @Test func `C-28: setting a slider's value in code sends no event and clamps the value`() {
        slider.minimumValue = -10
        slider.maximumValue = 10
        slider.setValue(50, animated: true)
        expectEqual(slider.value, 10)
        slider.value = .nan
        expectEqual(slider.value, -10)
        slider.maximumValue = -20
        #expect(slider.value.isFinite)
        expectEqual(values(), [])
    }

    @Test(.application) func `C-8, C-28: a cancelled drag keeps the value that the slider reached`() {
        app.fingerDown(at: onTrack(60))
        app.fingerMove(to: onTrack(160))
        app.fingerCancel()
        expectEqual(values(), [0.5])
        #expect(app.controlEvents.hasSuffix("slider touchCancel"))
    }

    @Test(arguments: [(Float(10), Float(20)), (-10, 10), (0, 1)])
    func `C-28: the position of a slider's thumb is proportional to the value in its range`(
        _ least: Float, _ most: Float
    ) {
        slider.minimumValue = least
        slider.maximumValue = most
        func thumb(_ part: Float) -> CGRect {
            slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
                value: least + part * (most - least))
        }
        for (part, x) in [(Float(0), 0.0), (0.25, 50), (0.5, 100), (1, 200)] {
            expectEqual(thumb(part), CGRect(x: x, y: 8, width: 37, height: 24))
        }
        // A finger drags the thumb from there by a quarter of the track.
        slider.value = (least + most) / 2
        app.fingerDown(at: onTrack(164))
        app.fingerMove(to: onTrack(214))
        app.fingerUp()
        #expect(abs(slider.value - (least + 0.75 * (most - least))) < 0.001)
        let callbacks = values()
        app.fingerDrag(from: onTrack(100), to: onTrack(60))
        expectEqual(values(), callbacks)
    }

    @Test func `A right-to-left slider has its minimum on the right`() {
        slider.value = 0.25
        func left() -> CGFloat {
            slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value
            ).minX
        }
        expectEqual(left(), 50)
        slider.semanticContentAttribute = .forceRightToLeft
        expectEqual(left(), 150)
    }

    @Test func `A slider is redrawn when its track tint color changes`() {
        func isDrawn(_ color: UIColor) -> Bool {
            slider.window!.displayList().commands.contains {
                if case .fill(_, _, color.cgColor) = $0 { true } else { false }
            }
        }
        slider.value = 0.5
        var pictures = 0
        app.application.onDisplay { pictures += 1 }
        app.advance(by: 0.1)
        #expect(!isDrawn(.red) && pictures == 1)
        slider.minimumTrackTintColor = .red
        app.advance(by: 0.1)
        #expect(isDrawn(.red) && pictures == 2)
    }
}
