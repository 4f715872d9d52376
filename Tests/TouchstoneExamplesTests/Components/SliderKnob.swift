import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A thin slider with a knob that is taller than the slider. Only the knob can be grabbed; a cancelled drag is undone.
final class SliderKnob: UIControl {
    static let knobSize: CGFloat = 44

    let track = UIView()
    let knob = UIView()
    let minimumValue: CGFloat = 0
    let maximumValue: CGFloat = 100

    private(set) var value: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// The distance from the knob's center to the finger, so that the knob does not jump when it is grabbed off center.
    private var grabOffset: CGFloat = 0
    private var valueBeforeTracking: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = .systemGray
        knob.backgroundColor = .systemBlue
        for part in [track, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private var travel: CGFloat { bounds.width - Self.knobSize }

    private var knobX: CGFloat {
        Self.knobSize / 2 + travel * (value - minimumValue) / (maximumValue - minimumValue)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        knob.frame = CGRect(
            x: knobX - Self.knobSize / 2, y: bounds.midY - Self.knobSize / 2, width: Self.knobSize,
            height: Self.knobSize)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: -10).contains(point)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard abs(x - knobX) <= Self.knobSize / 2 else { return false }
        grabOffset = x - knobX
        valueBeforeTracking = value
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x - grabOffset
        let fraction = min(max((x - Self.knobSize / 2) / travel, 0), 1)
        let newValue = minimumValue + fraction * (maximumValue - minimumValue)
        if newValue != value {
            value = newValue
            sendActions(for: .valueChanged)
        }
        return true
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        guard value != valueBeforeTracking else { return }
        value = valueBeforeTracking
        sendActions(for: .valueChanged)
    }
}

// MARK: - Tests

/// A slider of 344 points: 300 points of travel, three points for each unit. The knob's center starts at (42, 212).
@MainActor private func makeSlider(in app: TestApplication) -> (slider: SliderKnob, window: UIWindow) {
    let controller = UIViewController()
    let slider = SliderKnob(frame: CGRect(x: 20, y: 200, width: 344, height: 24))
    slider.accessibilityIdentifier = "volume"
    controller.view.addSubview(slider)
    let window = app.makeWindow(root: controller)
    window.layoutIfNeeded()
    return (slider, window)
}

@Test(.application) @MainActor func `A knob grabbed off center moves without a jump`() {
    let app = TestApplication.current
    let (slider, _) = makeSlider(in: app)
    app.fingerDrag(from: CGPoint(x: 50, y: 212), to: CGPoint(x: 200, y: 212))
    #expect(abs(slider.value - 50) < 0.01)
    expectEqual(app.events, [.began(slider), .moved(slider), .ended(slider)])
}

@Test(.application) @MainActor func `The part of the knob above the slider can be grabbed`() {
    let app = TestApplication.current
    let (slider, window) = makeSlider(in: app)
    let aboveTheBounds = CGPoint(x: 42, y: 194)
    window.explainTouch(at: aboveTheBounds, wanting: slider).expect(.nothing)
    app.fingerDrag(from: aboveTheBounds, to: CGPoint(x: 342, y: 194))
    #expect(abs(slider.value - 100) < 0.01)
}

@Test(.application) @MainActor func `A touch of the track changes nothing`() {
    let app = TestApplication.current
    let (slider, _) = makeSlider(in: app)
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    app.fingerDrag(from: .unit(0.5, 0.5, of: slider), to: .unit(0.9, 0.5, of: slider))
    expectEqual(slider.value, 0)
    expectEqual(changes, 0)
}

@Test(.application) @MainActor func `A cancelled drag of the knob restores the value`() {
    let app = TestApplication.current
    let (slider, _) = makeSlider(in: app)
    app.fingerDown(at: CGPoint(x: 42, y: 212))
    app.fingerMove(to: CGPoint(x: 192, y: 212))
    #expect(abs(slider.value - 50) < 0.01)
    #expect(slider.isTracking)
    app.fingerCancel()
    expectEqual(slider.value, 0)
    #expect(!slider.isTracking)
    app.expectEvents([.began(slider), .moved(slider), .cancelled(slider)])
}
