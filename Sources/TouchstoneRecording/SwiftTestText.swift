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
            "    }",
        ]
        let inputs = recording.inputs
        if inputs.contains(where: { Self.needsChanges($0.input) }) { lines += Self.changedFinger }
        if inputs.indices.contains(where: { Self.needsHost(inputs, at: $0) }) {
            lines.append("    let host = app.application.makePort()")
        }
        lines.append("")
        for index in inputs.indices {
            lines += Self.lines(inputs, at: index, start: recording.header.start).map { "    " + $0 }
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

    private typealias Inputs = [(input: Recording.Input, time: TimeInterval)]

    private static func lines(_ inputs: Inputs, at index: Int, start: TimeInterval) -> [String] {
        let (input, time) = (inputs[index].input, inputs[index].time - start)
        let at = "at(\(number(time)))"
        switch input {
        case .touches(let samples, _):
            let fingers = samples.map(finger)
            guard fingers.contains(where: { $0.count > 1 }) else {
                return [at, "app.send([\(fingers.flatMap(\.self).joined(separator: ", "))])"]
            }
            return [at, "app.send(["] + list(fingers).map { "    " + $0 } + ["])"]
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
        case .global(.shakeBegan) where isWholeShake(inputs, at: index):
            return [at, "app.shake(duration: \(number(max(0, inputs[index + 1].time - inputs[index].time))))"]
        case .global(.shakeEnded) where isWholeShake(inputs, at: index - 1): return []
        case .global(.shakeBegan): return [at] + host("shakeBegan")
        case .global(.shakeEnded): return [at] + host("shakeEnded")
        case .global(.shakeCancelled): return [at] + host("shakeCancelled")
        case .global(.statusBarTapped): return [at, "app.tapStatusBar()"]
        default:
            return ["// After \(number(time)) s the recording has “\(input.word)”, which a test must perform itself."]
        }
    }

    // MARK: Shakes

    private static func host(_ phase: String) -> [String] {
        ["_ = host.send(.\(phase)(time: app.clock.now))", "app.settle()"]
    }

    /// Whether a shake begins with this input and ends with the next one, so that one call performs it.
    private static func isWholeShake(_ inputs: Inputs, at index: Int) -> Bool {
        guard index >= 0, index + 1 < inputs.count, case .global(.shakeBegan) = inputs[index].input,
            case .global(.shakeEnded) = inputs[index + 1].input
        else { return false }
        return true
    }

    /// Whether the input is a part of a shake that no single call performs.
    private static func needsHost(_ inputs: Inputs, at index: Int) -> Bool {
        switch inputs[index].input {
        case .global(.shakeBegan): !isWholeShake(inputs, at: index)
        case .global(.shakeEnded): !isWholeShake(inputs, at: index - 1)
        case .global(.shakeCancelled): true
        default: false
        }
    }

    // MARK: Pencils and pointers

    private static let changedFinger = [
        "    func finger(", "        _ id: Int, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat,",
        "        _ change: (inout TouchSample) -> Void", "    ) -> TouchSample {",
        "        var sample = finger(id, phase, x, y)", "        change(&sample)", "        return sample", "    }",
    ]

    private static func needsChanges(_ input: Recording.Input) -> Bool {
        guard case .touches(let samples, _) = input else { return false }
        return samples.contains { !changes($0).isEmpty }
    }

    /// The lines of all elements, with commas between them.
    private static func list(_ elements: [[String]]) -> [String] {
        elements.enumerated().flatMap { index, lines in
            index == elements.count - 1 ? lines : lines.dropLast() + lines.suffix(1).map { $0 + "," }
        }
    }

    /// The call that makes the sample, with a closure on further lines if it is not one of a plain finger.
    private static func finger(_ sample: TouchSample) -> [String] {
        let (x, y) = (number(Double(sample.location.x)), number(Double(sample.location.y)))
        let call = "finger(\(sample.id), .\(sample.phase.rawValue), \(x), \(y))"
        let changes = changes(sample)
        return changes.isEmpty ? [call] : [call + " {"] + changes.map { "    " + $0 } + ["}"]
    }

    /// The statements that set the properties in which the sample differs from one of a finger without pressure.
    private static func changes(_ sample: TouchSample) -> [String] {
        let finger = TouchSample(id: 0, phase: .began, time: 0, location: .zero)
        var changes: [String] = []
        func set(_ name: String, _ value: String, if isChanged: Bool) {
            if isChanged { changes.append("$0.\(name) = \(value)") }
        }
        set("type", name(of: sample.type), if: sample.type != finger.type)
        for (name, path) in [
            ("majorRadius", \TouchSample.majorRadius), ("majorRadiusTolerance", \.majorRadiusTolerance),
            ("force", \.force), ("maximumPossibleForce", \.maximumPossibleForce),
            ("altitudeAngle", \.altitudeAngle), ("azimuthAngle", \.azimuthAngle),
        ] {
            set(name, number(Double(sample[keyPath: path])), if: sample[keyPath: path] != finger[keyPath: path])
        }
        if let index = sample.estimationUpdateIndex { set("estimationUpdateIndex", "\(index)", if: true) }
        for (name, path) in [
            ("estimatedProperties", \TouchSample.estimatedProperties),
            ("estimatedPropertiesExpectingUpdates", \.estimatedPropertiesExpectingUpdates),
        ] {
            let value = sample[keyPath: path]
            set(name, "UITouch.Properties(rawValue: \(value.rawValue))", if: !value.isEmpty)
        }
        let (modifiers, buttons) = (sample.modifierFlags, sample.buttonMask)
        set("modifierFlags", "UIKeyModifierFlags(rawValue: \(modifiers.rawValue))", if: !modifiers.isEmpty)
        set("buttonMask", "UIEvent.ButtonMask(rawValue: \(buttons.rawValue))", if: !buttons.isEmpty)
        return changes
    }

    private static func name(of type: UITouch.TouchType) -> String {
        switch type {
        case .indirect: ".indirect"
        case .pencil: ".pencil"
        case .indirectPointer: ".indirectPointer"
        default: ".direct"
        }
    }

    // MARK: Values

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
