import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Touch code as in applications: shapes, feedback, accessibility and values.
@Suite(.application(tracing: .both)) @MainActor
struct TouchCodeTests {
    let app = TestApplication.current

    // MARK: Shapes

    @Test func `A round button is hit only inside its circle`() {
        final class Round: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                UIBezierPath(ovalIn: bounds).contains(point)
            }
        }
        let window = app.makeWindow()
        let round = Round(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        window.addSubview(round)
        #expect(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === round)
        #expect(window.hitTest(CGPoint(x: 150, y: 101), with: nil) === round)
        #expect(window.hitTest(CGPoint(x: 110, y: 110), with: nil) === window)
        #expect(window.hitTest(CGPoint(x: 116, y: 116), with: nil) === round)
    }

    @Test func `A bezier path contains the points inside its shape`() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        let rounded = UIBezierPath(roundedRect: bounds, cornerRadius: 20)
        #expect(!rounded.contains(CGPoint(x: 2, y: 2)) && rounded.contains(CGPoint(x: 8, y: 8)))
        expectEqual(rounded.bounds, bounds)
        let tab = UIBezierPath(
            roundedRect: bounds, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!tab.contains(CGPoint(x: 2, y: 2)) && tab.contains(CGPoint(x: 98, y: 58)))

        let triangle = UIBezierPath()
        triangle.move(to: .zero)
        triangle.addLine(to: CGPoint(x: 100, y: 0))
        triangle.addLine(to: CGPoint(x: 0, y: 100))
        expectEqual(triangle.currentPoint, CGPoint(x: 0, y: 100))
        #expect(triangle.contains(CGPoint(x: 30, y: 30)) && !triangle.contains(CGPoint(x: 60, y: 60)))
        triangle.close()
        expectEqual(triangle.currentPoint, .zero)
        triangle.apply(CGAffineTransform(translationX: 200, y: 0))
        #expect(triangle.contains(CGPoint(x: 230, y: 30)) && !triangle.contains(CGPoint(x: 30, y: 30)))

        let wave = UIBezierPath()
        wave.move(to: .zero)
        wave.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
        #expect(wave.contains(CGPoint(x: 50, y: 49)) && !wave.contains(CGPoint(x: 50, y: 51)))
        #expect(abs(wave.bounds.height - 50) < 0.02)
        expectEqual(wave.cgPath.boundingBox.height, 100)
    }

    @Test func `Whether a path has a hole depends on its fill rule`() {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
        let middle = CGPoint(x: 50, y: 50)
        #expect(ring.contains(middle))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(middle) && ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.cgPath.contains(middle) && !ring.cgPath.contains(middle, using: .evenOdd))
    }

    @Test(arguments: [true, false]) func `An arc goes clockwise or counterclockwise`(_ clockwise: Bool) {
        let piece = UIBezierPath()
        piece.move(to: .zero)
        piece.addArc(withCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
        piece.close()
        // On a screen, where y grows downwards.
        expectEqual(piece.contains(CGPoint(x: 50, y: 50)), clockwise)
        expectEqual(piece.contains(CGPoint(x: -50, y: -50)), !clockwise)
        #expect(abs(piece.bounds.maxX - 100) < 0.1)
    }

    @Test func `Empty and invalid paths contain no points`() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds == .zero && !path.contains(.zero))
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addCurve(
            to: CGPoint(x: CGFloat.infinity, y: 0), controlPoint1: .zero, controlPoint2: CGPoint(x: 1e300, y: 0))
        path.close()
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).contains(CGPoint(x: CGFloat.nan, y: 1)))
    }

    // MARK: Feedback

    @Test(.application) func `Feedback is traced and passed to the host`() {
        var felt: [UIFeedback] = []
        app.application.playsFeedback = { felt.append($0) }
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 7)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        expectEqual(
            felt,
            [
                .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 1), .selection, .notification(.warning),
            ])
        #expect(app.eventLog.contains("feedback: impact, heavy, 1.0"))
    }

    // MARK: Accessibility

    @Test func `Buttons and labels have accessibility labels and traits`() {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.isEnabled = false
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Play")
        expectEqual(button.accessibilityTraits, [.button, .notEnabled])
        button.accessibilityLabel = "Play the song"
        expectEqual(button.accessibilityLabel, "Play the song")
        let label = UILabel()
        label.text = "Now playing"
        #expect(label.accessibilityLabel == "Now playing" && label.accessibilityTraits == .staticText)
        #expect(!UIView().isAccessibilityElement && UIView().accessibilityLabel == nil)
    }

    @Test(.application) func `Accessibility activation calls accessibilityActivate or taps the view`() {
        final class Knob: UIControl {
            var turns = 0
            override func accessibilityActivate() -> Bool {
                turns += 1
                return true
            }
        }
        let window = app.makeWindow()
        let knob = Knob(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let button = UIButton(frame: CGRect(x: 100, y: 10, width: 50, height: 50))
        for view in [knob, button] { window.addSubview(view) }
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.accessibilityActivate(knob)
        #expect(knob.turns == 1 && app.deliveries == "")
        expectEqual(button.accessibilityFrame, CGRect(x: 100, y: 10, width: 50, height: 50))
        app.accessibilityActivate(button)
        expectEqual(taps, 1)
    }

    @Test func `Accessibility can increment and decrement a slider`() {
        let slider = UISlider()
        slider.maximumValue = 50
        slider.value = 20
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        #expect(slider.accessibilityValue == "40%" && slider.accessibilityTraits == .adjustable)
        slider.accessibilityIncrement()
        slider.accessibilityDecrement()
        expectEqual(values, [25, 20])
    }

    // MARK: Other members

    @Test func `A custom recognizer that sets its state in touchesBegan calls its action at once`() {
        final class TouchDown: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                if state == .possible { state = .recognized }
            }
        }
        let window = app.makeWindow()
        var count = 0
        let down = TouchDown()
        down.addHandler { _ in count += 1 }
        window.addGestureRecognizer(down)
        app.fingerDown(at: CGPoint(x: 10, y: 10))
        expectEqual(count, 1)
        app.fingersUp()
    }

    @Test func `The frame of the keyboard in its notification is an NSValue`() {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        window.addSubview(field)
        var frames: [CGRect] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let frame = value?.cgRectValue ?? .null
            MainActor.assumeIsolated { frames.append(frame) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        field.becomeFirstResponder()
        app.settle()
        expectEqual(frames.first?.width, 390)
        #expect((NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)) as Any) as? CGRect != nil)
    }

    @Test func `An action of a control that requires an event is called only with one`() {
        @MainActor final class Player: NSObject {
            var seen: [Int] = []
            func down(_ sender: UIButton, with event: UIEvent) { seen.append(event.allTouches?.count ?? 0) }
        }
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(button)
        let player = Player()
        button.addTarget(player, action: Player.down, for: .touchDown)
        app.fingerDown(at: button)
        button.sendActions(for: .touchDown)
        expectEqual(player.seen, [1])
        app.fingersUp()
    }

    @Test func `CACurrentMediaTime, the screen and a new scene have the values of the application`() {
        app.advance(by: 3)
        expectEqual(CACurrentMediaTime(), 3)
        expectEqual(UIScreen.main.maximumFramesPerSecond, 60)
        expectEqual(UIScreen.main.nativeBounds, CGRect(x: 0, y: 0, width: 390, height: 844))
        expectEqual(UIWindowScene().activationState, .foregroundActive)
    }

    @Test func `A key command can have a title`() {
        let command = UIKeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .command)
        #expect(command.title == "Copy" && command.input == "c" && command.modifierFlags == .command)
    }

    @Test func `A layer stores its shadow and corner properties`() {
        let view = UIView()
        #expect(view.layer.shadowOpacity == 0 && view.layer.shadowOffset == CGSize(width: 0, height: -3))
        view.layer.shadowOpacity = 0.5
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.layer.cornerCurve = .continuous
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
        #expect(view.layer.shadowOpacity == 0.5 && view.layer.maskedCorners == .layerMinXMinYCorner)
    }

    @Test func `The older methods of UIMenuController show and hide the menu`() {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
        field.text = "text"
        window.addSubview(field)
        field.becomeFirstResponder()
        app.settle()
        let menu = UIMenuController.shared
        menu.setTargetRect(field.bounds, in: field)
        menu.setMenuVisible(true, animated: true)
        #expect(menu.isMenuVisible)
        menu.setMenuVisible(false, animated: true)
        #expect(!menu.isMenuVisible)
    }
}
