import Foundation
import TouchstoneCore

/// A recording converted to a test for Swift Testing. The test sends the recorded input and expects the recorded
/// deliveries.
public struct SwiftTestText {
    /// The source text of the test.
    public let text: String

    /// Converts a recording to a test.
    ///
    /// - Parameters:
    ///   - recording: The recording with the input to send.
    ///   - name: The name of the test function.
    ///   - records: The trace of the session, if known. Its deliveries become the test's expectation.
    public init(_ recording: Recording, name: String = "recordedSession", records: [TraceRecord] = []) {
        var lines = [
            "import Foundation", "import Testing", "import TouchstoneTesting", "import TouchstoneTestingTraits",
            "import UIKit", "", "@Test(.application) @MainActor func \(name)() {",
            "    let app = TestApplication.current",
            "    // Put the controller under test here.",
            "    app.makeWindow(root: UIViewController())",
            "    app.settle()", "    app.clear()", "    let start = app.clock.now", "",
            "    func at(_ time: TimeInterval) { app.advance(by: max(0, start + time - app.clock.now)) }",
            "    func finger(_ id: Int, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) -> TouchSample {",
            "        TouchSample(id: id, phase: phase, time: app.clock.now, location: CGPoint(x: x, y: y))",
            "    }", "",
        ]
        for (input, time) in recording.inputs {
            for line in Self.lines(input, time - recording.header.start) { lines.append("    " + line) }
        }
        let deliveries = records.compactMap { record -> String? in
            guard case .delivered(let method, let receiver, _) = record.fact else { return nil }
            return "\(method.rawValue) \(receiver.name)"
        }
        lines.append("    at(\(Self.number(recording.duration + 1)))")
        if !deliveries.isEmpty {
            lines.append("    let expected = [")
            for (word, count) in Self.runs(deliveries) {
                let literal = Self.literal(word)
                lines.append(
                    "        " + (count == 1 ? "[\(literal)]," : "Array(repeating: \(literal), count: \(count)),"))
            }
            lines.append("    ]")
            lines.append("    #expect(app.deliveries == expected.flatMap(\\.self).joined(separator: \", \"))")
        }
        lines.append("}")
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ input: Recording.Input, _ time: TimeInterval) -> [String] {
        let at = "at(\(number(time)))"
        switch input {
        case .touches(let samples, _):
            let fingers = samples.map { sample in
                "finger(\(sample.id), .\(sample.phase.rawValue), \(number(Double(sample.location.x))), "
                    + "\(number(Double(sample.location.y))))"
            }
            return [at, "app.send([\(fingers.joined(separator: ", "))])"]
        case .hover(let sample, _):
            let place = sample.location.map { point($0) } ?? "nil"
            return [at, "app.pointerMove(to: \(place))"]
        case .scroll(let sample) where sample.phase == .notch:
            return [
                at,
                "app.wheel(at: \(point(sample.location)), by: CGVector(dx: \(number(Double(sample.delta.dx))), "
                    + "dy: \(number(Double(sample.delta.dy)))))",
            ]
        case .key(let sample, _):
            let call =
                switch sample.phase {
                case .down: "keyDown"
                case .up: "keyUp"
                case .repeat: "keyRepeat"
                case .cancelled: "keyCancel"
                }
            let modifiers =
                sample.modifierFlags.isEmpty || sample.phase == .cancelled
                ? "" : ", modifiers: UIKeyModifierFlags(rawValue: \(sample.modifierFlags.rawValue))"
            return [at, "app.\(call)(\(literal(sample.characters))\(modifiers))"]
        case .global(.remoteControl(let command, _)):
            return [at, "app.remoteControl(UIEvent.EventSubtype(rawValue: \(command.rawValue))!)"]
        case .global(.shakeBegan): return [at, "app.shake()"]
        case .global(.shakeEnded), .global(.shakeCancelled): return []
        default:
            return ["// After \(number(time)) s the recording has “\(input.word)”, which a test must perform itself."]
        }
    }

    private static func runs(_ words: [String]) -> [(String, Int)] {
        var runs: [(String, Int)] = []
        for word in words {
            if runs.last?.0 == word { runs[runs.count - 1].1 += 1 } else { runs.append((word, 1)) }
        }
        return runs
    }

    private static func number(_ value: Double) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value > 0 ? ".infinity" : "-.infinity" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    private static func point(_ point: CGPoint) -> String {
        "CGPoint(x: \(number(Double(point.x))), y: \(number(Double(point.y))))"
    }

    /// A Swift string literal with all special characters escaped.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isBidiControl:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
