import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneTouchscreenDecoder
import UIKit

/// Real fingers in a view with every recognizer attached and simultaneity granted; a device unit is a point. What pan,
/// pinch and rotation report, with the slop that recognition used up added back, is what an independent parser measured.
@Suite(.application) @MainActor
struct RealFingersTests {
    /// What each recording comes to, in the order of first recognition.
    nonisolated private static let recognized: [(file: String, gestures: String)] = [
        ("02", "pan, swipe"),
        ("03", "pinch, pan, two-finger tap"),
        ("05", "rotation, pan, pinch"),
        ("09", "pan, swipe"),
        ("12", "pan, rotation, pinch"),
        ("13", "two-finger tap"),
        ("15", "tap, double tap"),
        ("17", "pan, swipe"),
        ("18", "tap"),
        ("20", "rotation, pinch, pan, edge pan"),
        ("22", "rotation, pinch, pan"),
    ]

    @Test(arguments: recognized.map(\.file)) func `G-54, G-56, G-57: recorded fingers`(number: String) throws {
        guard let folder = HardwareRecordings.folder() else { return }
        let entry = try #require(try HardwareRecordings.entries(folder).first { $0.file.hasPrefix(number) })
        let hand = try Hand(entry.file, folder)
        hand.play()
        let expected = Self.recognized.first { $0.file == number }!.gestures
        expectEqual(hand.recognized.joined(separator: ", "), expected)
        hand.compare(with: entry)
    }

    /// A view under one recording, and what its recognizers reported.
    @MainActor
    private final class Hand: UIGestureRecognizerDelegate {
        let app = TestApplication.current
        let frames: [DeviceReport]
        var recognized: [String] = []
        /// Each with the slop added back.
        var pan: CGPoint?
        var scale: CGFloat?
        var rotation: CGFloat?

        init(_ file: String, _ folder: URL) throws {
            frames = try HardwareRecordings.recording(file, folder).touchReports(.identity)
            let window = app.makeWindow()
            window.frame = CGRect(x: 0, y: 0, width: 20_000, height: 20_000)
            let view = UIView(frame: window.bounds)
            window.addSubview(view)
            attach(to: view)
        }

        private func attach(to view: UIView) {
            func add(_ recognizer: UIGestureRecognizer, _ name: String) {
                recognizer.name = name
                recognizer.delegate = self
                recognizer.addTarget(self, action: Hand.acted)
                view.addGestureRecognizer(recognizer)
            }
            let doubleTap = UITapGestureRecognizer()
            doubleTap.numberOfTapsRequired = 2
            let twoFingerTap = UITapGestureRecognizer()
            twoFingerTap.numberOfTouchesRequired = 2
            let longPress = UILongPressGestureRecognizer()
            let twoFingerPress = UILongPressGestureRecognizer()
            twoFingerPress.numberOfTouchesRequired = 2
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = [.up, .down, .left, .right]
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .all
            add(UITapGestureRecognizer(), "tap")
            add(doubleTap, "double tap")
            add(twoFingerTap, "two-finger tap")
            add(longPress, "long press")
            add(twoFingerPress, "two-finger long press")
            add(swipe, "swipe")
            add(edge, "edge pan")
            add(UIPanGestureRecognizer(), "pan")
            add(UIPinchGestureRecognizer(), "pinch")
            add(UIRotationGestureRecognizer(), "rotation")
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }

        private func acted(_ recognizer: UIGestureRecognizer) {
            if !recognized.contains(recognizer.name!) { recognized.append(recognizer.name!) }
            let used = consumed[recognizer.name!] ?? .zero
            switch recognizer {
            case is UIScreenEdgePanGestureRecognizer: break
            case let recognizer as UIPanGestureRecognizer:
                let translation = recognizer.translation(in: recognizer.view)
                pan = CGPoint(x: translation.x + used.x, y: translation.y + used.y)
            case let recognizer as UIPinchGestureRecognizer: scale = recognizer.scale * used.x
            case let recognizer as UIRotationGestureRecognizer: rotation = recognizer.rotation + used.x
            default: break
            }
        }

        /// The slop that each recognizer used up, from the trace.
        private var consumed: [String: CGPoint] {
            var consumed: [String: CGPoint] = [:]
            for record in app.records {
                if case .consumed(let recognizer, let x, let y) = record.fact {
                    consumed[recognizer.name] = CGPoint(x: x, y: y)
                }
            }
            return consumed
        }

        func play() {
            app.play(frames)
            app.advance(by: 3)
        }

        func compare(with entry: HardwareRecordings.Entry) {
            if let pan {
                let count = CGFloat(entry.contacts.count)
                let x = entry.contacts.reduce(0) { $0 + CGFloat($1.end[0] - $1.start[0]) } / count
                let y = entry.contacts.reduce(0) { $0 + CGFloat($1.end[1] - $1.start[1]) } / count
                let allowed = 0.05 * hypot(x, y)
                #expect(hypot(pan.x - x, pan.y - y) <= allowed, "pan \(pan), measured \(x), \(y)")
            }
            if let scale {
                let spread = CGFloat(entry.twoFinger[0].spread)
                #expect(abs(scale - spread) <= 0.02, "scale \(scale), measured \(spread)")
            }
            if let rotation {
                let degrees = rotation * 180 / .pi
                let measured = CGFloat(entry.twoFinger[0].rotDeg)
                #expect(abs(degrees - measured) <= 2, "rotation \(degrees)°, measured \(measured)°")
            }
        }
    }
}
