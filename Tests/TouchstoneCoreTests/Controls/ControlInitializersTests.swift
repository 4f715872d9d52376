import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Controls inherit the same convenience initializers as in UIKit.
@Suite(.application(tracing: .both)) @MainActor
struct ControlInitializersTests {
    private final class OwnButton: UIButton {
        var wasMade = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            wasMade = true
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `System controls can be created without arguments`() {
        expectEqual(UISwitch().bounds.size, CGSize(width: 63, height: 28))
        let controls: [UIControl] = [
            UIButton(), UISlider(), UIStepper(), UISegmentedControl(), UIPageControl(), UIControl(),
        ]
        for control in controls { #expect(control.isEnabled) }
    }

    @Test func `A button subclass that overrides init(frame:) inherits the convenience initializers`() {
        var acted = 0
        let button = OwnButton(type: .system)
        #expect(button.wasMade && button.buttonType == .system)
        let acting = OwnButton(primaryAction: UIAction(title: "Go") { _ in acted += 1 })
        acting.sendActions(for: .primaryActionTriggered)
        #expect(acting.wasMade && acted == 1 && acting.title(for: .normal) == "Go")
        expectEqual(OwnButton().buttonType, .custom)
    }

    @Test func `HT-11: labels and image views ignore touches by default, also when decoded`() throws {
        let window = TestApplication.current.makeWindow()
        let views: [UIView?] = [
            UIImageView(frame: .zero), UIImageView(image: nil), UIImageView(coder: NSCoder()), UILabel(frame: .zero),
            UILabel(coder: NSCoder()),
        ]
        for view in views {
            let view = try #require(view)
            view.frame = window.bounds
            window.addSubview(view)
            #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === window)
            view.isUserInteractionEnabled = true
            #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
            view.removeFromSuperview()
        }
    }
}
