import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The properties of the keys and stylus touches that an `EventGenerator` sends, and how long it waits.
@Suite(.application(idiom: .pad)) @MainActor
struct GeneratorSampleTests {
    private let app = TestApplication.current

    /// Notes each press and each stylus touch, with the time in milliseconds since the beginning.
    private final class Pad: UIView {
        var start: TimeInterval = 0
        var lines: [String] = []

        private func milliseconds(_ time: TimeInterval) -> Int { Int(((time - start) * 1000).rounded()) }

        private func note(_ word: String, _ presses: Set<UIPress>) {
            for press in presses {
                let (typed, plain) = (press.key?.characters ?? "", press.key?.charactersIgnoringModifiers ?? "")
                let flags = word == "down" ? " \((press.key?.modifierFlags.rawValue ?? -1) >> 16)" : ""
                lines.append("\(milliseconds(press.timestamp)): \(word) “\(typed)” “\(plain)”\(flags)")
            }
        }

        private func note(_ word: String, _ touches: Set<UITouch>) {
            for touch in touches {
                let place = touch.location(in: self)
                let values = [
                    place.x - bounds.midX, place.y - bounds.midY, touch.force, touch.altitudeAngle,
                    touch.azimuthAngle(in: self),
                ]
                let words = values.map { "\((Double($0) * 1000).rounded() / 1000 + 0)" }.joined(separator: " ")
                lines.append("\(milliseconds(touch.timestamp)): \(word) \(touch.type.rawValue) \(words)")
            }
        }

        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("down", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("up", presses) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    }

    private func lines(_ gesture: (EventGenerator) throws -> Void) throws -> [String] {
        let window = app.makeWindow()
        let pad = Pad(frame: window.bounds)
        window.addSubview(pad)
        pad.becomeFirstResponder()
        let generator = try EventGenerator(window: window)
        app.settle()
        pad.start = app.clock.now
        try gesture(generator)
        return pad.lines
    }

    // MARK: Keys

    @Test func `A key press goes down and up a frame later, and repeated presses are the interval apart`() throws {
        try expectEqual(
            lines { try $0.keyPress("b", numberOfTimes: 3, interval: 0.1) },
            [
                "0: down “b” “b” 0", "17: up “b” “b”", "133: down “b” “b” 0", "150: up “b” “b”",
                "267: down “b” “b” 0", "283: up “b” “b”",
            ])
    }

    @Test func `A capital letter is typed with the left Shift key down, and keys follow each other after 20 ms`() throws
    {
        try expectEqual(
            lines { try $0.keyType("aB!") },
            [
                "0: down “a” “a” 0", "17: up “a” “a”", "53: down “” “” 2", "70: down “B” “b” 2", "87: up “B” “b”",
                "103: up “” “”", "140: down “” “” 2", "157: down “!” “1” 2", "173: up “!” “1”",
                "190: up “” “”",
            ])
    }

    @Test func `Caps Lock makes letters capital, not digits, and Shift reverses it`() throws {
        let words = try lines {
            try $0.keyPress(.capsLock)
            try $0.keyPress("a")
            try $0.keyPress("1")
            try $0.keyDown(.rightShift)
            try $0.keyPress("a")
            try $0.keyPress("1")
            try $0.keyUp(.rightShift)
            try $0.keyPress(.capsLock)
            try $0.keyPress("a")
        }
        expectEqual(
            words.filter { $0.contains("down") }.map { $0.split(separator: " ", maxSplits: 2).last ?? "" },
            [
                "“” “” 1", "“A” “a” 1", "“1” “1” 1", "“” “” 3", "“a” “a” 3", "“!” “1” 3", "“” “” 0", "“a” “a” 0",
            ])
    }

    // MARK: Stylus

    @Test func `A stylus stroke changes place, force and angles with a slow start and end, and lifts without force`()
        throws
    {
        // After a fraction t of the time, sin(πt/2 · sin(πt/2)) of the way is behind: 0.2588 after 1/3, 0.7876 after 2/3.
        try expectEqual(
            lines {
                try $0.stylusDown(
                    at: OffsetLocation(x: -60, y: 10), azimuth: .pi / 2, altitude: 0.25, pressure: 0.2)
                try $0.stylusMove(
                    to: OffsetLocation(x: 60, y: 37), azimuth: .pi, altitude: 0.75, pressure: 1, duration: 0.05)
                try $0.stylusUp()
            },
            [
                "0: began 2 -60.0 10.0 0.833 1.321 0.0", "17: moved 2 -28.942 16.988 1.696 1.191 0.407",
                "33: moved 2 34.512 31.265 3.459 0.927 1.237", "50: moved 2 60.0 37.0 4.167 0.821 1.571",
                "67: ended 2 60.0 37.0 0.0 0.821 1.571",
            ])
    }

    @Test func `Stylus taps last 50 ms and are 150 ms apart, and a long press lasts 2 s`() throws {
        let upright = "2 0.0 0.0"
        try expectEqual(
            lines { try $0.stylusDoubleTap(azimuth: .pi, altitude: .pi / 4, pressure: 0.6) },
            [
                "0: began \(upright) 2.5 0.785 1.571", "50: ended \(upright) 0.0 0.785 1.571",
                "200: began \(upright) 2.5 0.785 1.571", "250: ended \(upright) 0.0 0.785 1.571",
            ])
        // Without angles, the stylus is upright and points to the top of the screen.
        try expectEqual(
            lines { try $0.stylusLongPress() },
            ["0: began \(upright) 0.0 1.571 -1.571", "2000: ended \(upright) 0.0 1.571 -1.571"])
        try expectEqual(lines { try $0.stylusTap(numberOfTimes: 3, interval: 0.1) }.count, 6)
    }

    // MARK: Waiting

    /// The seconds that a wait takes if `change` happens after 0.35 s, and whether it ends with an error.
    private func waiting(
        _ change: @escaping @MainActor (UIView) -> Void, from start: (UIView) -> Void,
        _ wait: (EventGenerator, UIView) throws -> Void
    ) throws -> String {
        let window = app.makeWindow()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        view.accessibilityIdentifier = "target"
        let other = UIView()
        window.addSubview(view)
        window.addSubview(other)
        let generator = try EventGenerator(window: window)
        start(view)
        app.settle()
        UIView.animate(withDuration: 0.35, animations: { other.alpha = 0 }) { _ in change(view) }
        let time = app.clock.now
        var words = ""
        do { try wait(generator, view) } catch HammerError.waitConditionTimeout(let timeout) {
            words = ", error after \(timeout)"
        }
        let passed = ((app.clock.now - time) * 1000).rounded() / 1000
        app.advance(by: 1)
        return "\(passed)" + words
    }

    @Test func `Waiting until something is hittable checks every 100 ms and fails after the timeout`() throws {
        let waits: [(EventGenerator, UIView, TimeInterval) throws -> Void] = [
            { try $0.waitUntilHittable("target", timeout: $2) }, { try $0.waitUntilHittable($1, timeout: $2) },
            { try $0.waitUntilHittable(CGPoint(x: 120, y: 120), timeout: $2) },
            { try $0.waitUntilHittable(timeout: $2) },
        ]
        for wait in waits {
            func seconds(_ timeout: TimeInterval) throws -> String {
                try waiting({ $0.window?.isUserInteractionEnabled = true }) {
                    $0.window?.isUserInteractionEnabled = false
                } _: {
                    try wait($0, $1, timeout)
                }
            }
            try expectEqual(seconds(1), "0.4")
            try expectEqual(seconds(0.25), "0.25, error after 0.25")
        }
    }

    @Test func `Waiting until something is visible or exists checks at the given interval`() throws {
        let waits: [(EventGenerator, UIView, TimeInterval) throws -> Void] = [
            { try $0.waitUntilVisible("target", timeout: $2, checkInterval: 0.15) },
            { try $0.waitUntilVisible($1, timeout: $2, checkInterval: 0.15) },
            { generator, view, timeout in
                try generator.waitUntil(!view.isHidden, timeout: timeout, checkInterval: 0.15)
            },
        ]
        for wait in waits {
            func seconds(_ timeout: TimeInterval) throws -> String {
                try waiting({ $0.isHidden = false }) {
                    $0.isHidden = true
                } _: {
                    try wait($0, $1, timeout)
                }
            }
            try expectEqual(seconds(1), "0.45")
            try expectEqual(seconds(0.2), "0.2, error after 0.2")
        }
        try expectEqual(
            waiting({ $0.accessibilityIdentifier = "later" }) {
                $0.accessibilityIdentifier = nil
            } _: { generator, _ in
                try generator.waitUntilExists("later", timeout: 2, checkInterval: 0.3)
            }, "0.6")
    }

    @Test func `A point or rectangle of the window is visible at once, and one outside of it never`() throws {
        func seconds(_ wait: (EventGenerator, CGRect) throws -> Void) throws -> String {
            try waiting({ _ in }) { _ in
            } _: { generator, view in
                try wait(generator, try #require(view.window).bounds)
            }
        }
        try expectEqual(
            seconds { try $0.waitUntilVisible(CGPoint(x: $1.maxX - 1, y: $1.minY), timeout: 0.2) }, "0.0")
        try expectEqual(
            seconds { try $0.waitUntilVisible(CGPoint(x: $1.maxX + 1, y: $1.minY), timeout: 0.2) },
            "0.2, error after 0.2")
        try expectEqual(
            seconds { try $0.waitUntilVisible($1.offsetBy(dx: 50, dy: 0), visibility: .partial, timeout: 0.2) }, "0.0")
        try expectEqual(
            seconds { try $0.waitUntilVisible($1.offsetBy(dx: 50, dy: 0), visibility: .full, timeout: 0.2) },
            "0.2, error after 0.2")
        try expectEqual(
            seconds { try $0.waitUntilVisible($1.offsetBy(dx: 0, dy: $1.height + 1), timeout: 0.2) },
            "0.2, error after 0.2")
    }
}
