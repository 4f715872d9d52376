import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A range from 0 to 100 with two thumbs that two fingers can move at the same time.
final class RangePicker: UIView {
    enum Thumb { case lower, upper }

    static let minimumGap: CGFloat = 10
    static let grabDistance: CGFloat = 30

    private(set) var lower: CGFloat = 20
    private(set) var upper: CGFloat = 80
    var onChange: ((CGFloat, CGFloat) -> Void)?

    let lowerThumb = UIView()
    let upperThumb = UIView()
    private var held: [ObjectIdentifier: Thumb] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        for thumb in [lowerThumb, upperThumb] {
            thumb.backgroundColor = .systemGreen
            thumb.isUserInteractionEnabled = false
            addSubview(thumb)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func x(of value: CGFloat) -> CGFloat { bounds.width * value / 100 }

    override func layoutSubviews() {
        super.layoutSubviews()
        lowerThumb.frame = CGRect(x: x(of: lower) - 15, y: bounds.midY - 15, width: 30, height: 30)
        upperThumb.frame = CGRect(x: x(of: upper) - 15, y: bounds.midY - 15, width: 30, height: 30)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let place = touch.location(in: self).x
            let toLower = abs(place - x(of: lower))
            let toUpper = abs(place - x(of: upper))
            let nearest: Thumb = toLower <= toUpper ? .lower : .upper
            guard min(toLower, toUpper) <= Self.grabDistance, !held.values.contains(nearest) else { continue }
            held[ObjectIdentifier(touch)] = nearest
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let thumb = held[ObjectIdentifier(touch)] else { continue }
            let value = touch.location(in: self).x / bounds.width * 100
            switch thumb {
            case .lower: lower = min(max(value, 0), upper - Self.minimumGap)
            case .upper: upper = max(min(value, 100), lower + Self.minimumGap)
            }
            setNeedsLayout()
            onChange?(lower, upper)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }

    private func release(_ touches: Set<UITouch>) {
        for touch in touches { held[ObjectIdentifier(touch)] = nil }
    }
}

// MARK: - Tests

/// Three points for each unit; 0 is at x = 45.
@MainActor private func makePicker(in app: TestApplication) -> RangePicker {
    let controller = UIViewController()
    let picker = RangePicker(frame: CGRect(x: 45, y: 300, width: 300, height: 44))
    picker.accessibilityIdentifier = "price"
    controller.view.addSubview(picker)
    app.makeWindow(root: controller)
    return picker
}

private func place(_ value: CGFloat) -> CGPoint { CGPoint(x: 45 + 3 * value, y: 322) }

@Test(.application) @MainActor func `One finger moves a thumb and stops before the other`() {
    let app = TestApplication.current
    let picker = makePicker(in: app)
    app.fingerDrag(from: place(20), to: place(40))
    #expect(abs(picker.lower - 40) < 0.01)
    app.fingerDrag(from: place(80), to: place(10))
    #expect(abs(picker.upper - 50) < 0.01)
    #expect(abs(picker.lower - 40) < 0.01)
}

@Test(.application) @MainActor func `Two fingers move both thumbs`() {
    let app = TestApplication.current
    let picker = makePicker(in: app)
    app.fingersDown(at: [place(20), place(80)])
    app.fingersMove(to: [place(10), place(95)])
    app.fingersUp()
    #expect(abs(picker.lower - 10) < 0.01)
    #expect(abs(picker.upper - 95) < 0.01)
}

@Test(.application) @MainActor func `A touch between the thumbs moves none`() {
    let app = TestApplication.current
    let picker = makePicker(in: app)
    var changes = 0
    picker.onChange = { _, _ in changes += 1 }
    app.fingerDrag(from: place(50), to: place(90))
    expectEqual(changes, 0)
    expectEqual(picker.lower, 20)
    expectEqual(picker.upper, 80)
    app.expectEvents([.began(picker), .moved(picker), .ended(picker)])
}

@Test(.application) @MainActor func `A thumb can be grabbed again after a cancelled touch`() {
    let app = TestApplication.current
    let picker = makePicker(in: app)
    app.fingerDown(at: place(20))
    app.fingerMove(to: place(30))
    app.fingerCancel()
    app.fingerDrag(from: place(30), to: place(60))
    #expect(abs(picker.lower - 60) < 0.01)
}
