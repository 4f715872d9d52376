import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Gestures of the test kit's pencil (T-10, T-11, T-15).
@Suite(.application) @MainActor
struct PencilTests {
    private final class Canvas: UIView {
        var lines: [String] = []
        private func note(_ phase: String, _ touches: Set<UITouch>) {
            for touch in touches {
                let place = touch.location(in: self)
                let kind = touch.type == .pencil ? "pencil" : "other"
                lines.append(
                    "\(phase) \(kind) (\(Int(place.x.rounded())), \(Int(place.y.rounded()))) force \(touch.force) of "
                        + "\(touch.maximumPossibleForce > 4 ? "4" : "0") tilt \(touch.altitudeAngle) "
                        + "direction \(Int(touch.azimuthAngle(in: self).rounded()))")
            }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    }

    private let app = TestApplication.current
    private let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
        TestApplication.current.makeWindow().addSubview(canvas)
    }

    @Test func `T-15: the touches of a pencil have its force and angles`() {
        app.pencilDown(at: canvas, contact: PencilContact(force: 0.5, altitudeAngle: 1, azimuthAngle: 2))
        app.pencilMove(to: CGPoint(200, 150), contact: PencilContact(force: 2, altitudeAngle: 0.5, azimuthAngle: 1))
        app.pencilMove(to: CGPoint(250, 150))
        app.pencilUp()
        expectEqual(
            canvas.lines,
            [
                "began pencil (150, 150) force 0.5 of 4 tilt 1.0 direction 2",
                "moved pencil (200, 150) force 2.0 of 4 tilt 0.5 direction 1",
                "moved pencil (250, 150) force 2.0 of 4 tilt 0.5 direction 1",
                "ended pencil (250, 150) force 0.0 of 4 tilt 0.5 direction 1",
            ])
    }

    @Test func `T-11: a pencil and a finger are down together`() {
        canvas.isMultipleTouchEnabled = true
        app.pencilDown(at: .unit(0.1, 0.1, of: canvas))
        app.fingerTap(at: .unit(0.9, 0.9, of: canvas))
        app.pencilUp()
        expectEqual(
            app.events, [.began(canvas), .began(canvas), .ended(canvas), .ended(canvas)])
        expectEqual(
            canvas.lines.map { $0.prefix(12) }, ["began pencil", "began other ", "ended other ", "ended pencil"])
    }

    @Test func `T-11: a tap recognizer that allows only pencils ignores a finger's tap`() {
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        tap.addHandler { _ in taps += 1 }
        canvas.addGestureRecognizer(tap)
        app.fingerTap(at: canvas)
        expectEqual(taps, 0)
        app.advance(by: 1)
        app.pencilTap(at: canvas)
        expectEqual(taps, 1)
    }

    @Test func `pencilDrag lifts the pencil at its end`() {
        app.pencilDrag(from: .unit(0, 0.5, of: canvas), to: .unit(0.5, 0.5, of: canvas), duration: 0.05)
        expectEqual(canvas.lines.count, 5)
        expectEqual(canvas.lines.first?.hasPrefix("began pencil (0, 150) force 1.0"), true)
        expectEqual(canvas.lines.last?.hasPrefix("ended pencil (150, 150) force 0.0"), true)
    }

    @Test func `A tap and a drag of the pencil have the given contact, and later ones do not`() {
        let contact = PencilContact(force: 0.25, altitudeAngle: 1.25, azimuthAngle: 2)
        app.pencilTap(at: .unit(0.1, 0.5, of: canvas), contact: contact)
        app.pencilDrag(
            from: .unit(0, 0.5, of: canvas), to: .unit(0.5, 0.5, of: canvas), contact: contact, duration: 0)
        app.pencilTap(at: .unit(0.1, 0.5, of: canvas))
        let (set, usual) = ("tilt 1.25 direction 2", "tilt 1.5707963267948966 direction 0")
        expectEqual(
            canvas.lines,
            [
                "began pencil (30, 150) force 0.25 of 4 \(set)", "ended pencil (30, 150) force 0.0 of 4 \(set)",
                "began pencil (0, 150) force 0.25 of 4 \(set)", "moved pencil (150, 150) force 0.25 of 4 \(set)",
                "ended pencil (150, 150) force 0.0 of 4 \(set)", "began pencil (30, 150) force 1.0 of 4 \(usual)",
                "ended pencil (30, 150) force 0.0 of 4 \(usual)",
            ])
    }

    @Test func `Invalid forces and angles of a pencil are issues and send no touch`() {
        var issues: [String] = []
        app.recordsIssue = { issues.append($0.message) }
        app.pencilDown(at: canvas, contact: PencilContact(force: -1))
        app.pencilTap(at: canvas, contact: PencilContact(force: .nan))
        app.pencilDrag(from: canvas, to: canvas, contact: PencilContact(altitudeAngle: .infinity))
        app.pencilUp()
        app.pencilDown(at: canvas)
        app.pencilMove(to: canvas, contact: PencilContact(azimuthAngle: .nan))
        app.pencilDown(at: canvas)
        app.pencilUp()
        let angles = "1.5707963267948966"
        expectEqual(
            issues,
            [
                "A pencil cannot have the force -1.0 and the angles \(angles) and 0.0. Use finite numbers, and a force that is not negative.",
                "A pencil cannot have the force nan and the angles \(angles) and 0.0. Use finite numbers, and a force that is not negative.",
                "A pencil cannot have the force 1.0 and the angles inf and 0.0. Use finite numbers, and a force that is not negative.",
                "The pencil is not down, so there is nothing to lift. No finger is down.",
                "A pencil cannot have the force 1.0 and the angles \(angles) and nan. Use finite numbers, and a force that is not negative.",
                "The pencil is already down. Lift it first.",
            ])
        expectEqual(canvas.lines.count, 2)
    }

    @Test func `A pencil that stays down is an issue at the end of the test`() {
        var issues: [String] = []
        TestApplication.run { app in
            app.recordsIssue = { issues.append($0.message) }
            app.makeWindow()
            app.pencilDown(at: CGPoint(50, 50))
        }
        expectEqual(issues, ["The pencil is still down at the end of the test. Lift it with pencilUp()."])
    }
}
