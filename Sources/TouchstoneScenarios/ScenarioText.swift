import Foundation
import TouchstoneCore
import TouchstoneRecording
import TouchstoneText

/// Converts a recording to a scenario file: its samples become timed steps, and their results in the scene become the
/// expectation.
public struct ScenarioText {
    /// The text of the scenario file, in YAML.
    public let text: String

    /// Converts a recording to a scenario.
    ///
    /// - Parameters:
    ///   - recording: The recording to convert.
    ///   - title: The title of the scenario; `nil` means the title of the recording.
    ///   - scene: The text of a scenario file for the scene; its title, description, rules, steps and expectation are
    ///     replaced. `nil` means one view that fills the screen and handles all touches.
    ///   - file: The name of the scene's file in messages.
    /// - Throws: `ScenarioError` if the scene cannot be read or a step is impossible in it.
    @MainActor
    public init(_ recording: Recording, title: String? = nil, scene: String? = nil, file: String = "scene") throws {
        let eventLog = Self.unplayed(recording, title: title, scene: scene)
        let outcome = try ScenarioRun(Scenario(yaml: eventLog, file: file)).play()
        let expected = outcome.eventLog.split(separator: "\n").map { "  " + $0.trimmingCharacters(in: .whitespaces) }
        text = eventLog + (expected.isEmpty ? "" : "expect: |\n" + expected.joined(separator: "\n") + "\n")
    }

    /// Returns the scenario without an expectation, which is not played.
    package static func unplayed(_ recording: Recording, title: String? = nil, scene: String? = nil) -> String {
        var lines = ["title: \(quoted(title ?? recording.header.title ?? "A recorded session"))"]
        lines.append(scene.map(sceneAlone) ?? plainScene(recording.header))
        let behavior = recording.header.behavior
        let isStated = lines[1].split(separator: "\n").contains { $0.hasPrefix("behavior:") }
        if behavior != Recording.Header().behavior, !isStated { lines.append("behavior: \(behavior.rawValue)") }
        lines.append("steps:")
        let steps = recording.inputs.flatMap { Self.steps($0.input, at: $0.time - recording.header.start) }
        lines += steps.isEmpty ? ["  - wait: 0"] : steps
        lines.append("  - wait: 1")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func plainScene(_ header: Recording.Header) -> String {
        let size = "\(number(header.screen.width)), \(number(header.screen.height))"
        return """
            screen: [\(size)]
            views:
              - {name: view, frame: [0, 0, \(size)], multipleTouch: true, touches: handle}
            """
    }

    /// Returns the text without the keys that do not describe the scene. A top-level key reaches to the next one.
    private static func sceneAlone(_ text: String) -> String {
        var kept: [Substring] = []
        var isKept = true
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let first = line.first, first != " ", first != "#", first != "-", let colon = line.firstIndex(of: ":") {
                isKept = !["title", "about", "rules", "steps", "expect"].contains(line[..<colon])
            }
            if isKept { kept.append(line) }
        }
        return kept.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    private static func steps(_ input: Recording.Input, at time: TimeInterval) -> [String] {
        let at = "  - {at: \(number(time)), "
        switch input {
        case .touches(let samples, _):
            let list = samples.map(sample)
            return [at + "sample: " + (list.count == 1 ? list[0] : "[\(list.joined(separator: ", "))]") + "}"]
        case .hover(let sample, _): return [at + "pointer: " + (sample.location.map(point) ?? "off") + "}"]
        case .scroll(let sample) where sample.phase == .notch:
            let by = "[\(number(sample.delta.dx)), \(number(sample.delta.dy))]"
            return [at + "wheel: {at: \(point(sample.location)), by: \(by)}}"]
        case .activation(let isActive): return [at + "activate: \(isActive)}"]
        case .background(let isBackground): return [at + "background: \(isBackground)}"]
        case .key(let sample, _) where sample.phase != .cancelled: return [at + key(sample) + "}"]
        case .global(.remoteControl(let command, _)):
            guard let button = RemoteButton.allCases.first(where: { $0.subtype == command }) else { break }
            return [at + "remote: \(button.rawValue)}"]
        default: break
        }
        let said = "\(input)".replacingOccurrences(of: "\n", with: " ")
        return ["  # After \(number(time)) s: an input that scenarios have no word for, \(said)."]
    }

    private static func key(_ sample: KeySample) -> String {
        let step =
            switch sample.phase {
            case .down: "keyDown"
            case .up, .cancelled: "keyUp"
            case .repeat: "keyRepeat"
            }
        let name = KeyName.allCases.first { $0.characters == sample.characters }
        let modifiers = KeyModifier.allCases.filter { sample.modifierFlags.contains($0.flag) }.map(\.rawValue)
        return "\(step): \(name?.rawValue ?? quoted(sample.characters))"
            + (modifiers.isEmpty ? "" : ", modifiers: [\(modifiers.joined(separator: ", "))]")
    }

    private static func sample(_ sample: TouchSample) -> String {
        var members = [
            "phase: \(sample.phase.rawValue)", "finger: \(sample.id)", "at: \(point(sample.location))",
        ]
        if sample.type != .direct { members.append("type: \(sample.type)") }
        if sample.majorRadius != 0 { members.append("radius: \(number(sample.majorRadius))") }
        if sample.force != 0 { members.append("force: \(number(sample.force))") }
        if sample.altitudeAngle != .pi / 2 { members.append("altitude: \(number(sample.altitudeAngle))") }
        if sample.azimuthAngle != 0 { members.append("azimuth: \(number(sample.azimuthAngle))") }
        return "{\(members.joined(separator: ", "))}"
    }

    private static func point(_ point: CGPoint) -> String { "[\(number(point.x)), \(number(point.y))]" }

    private static func number(_ value: CGFloat) -> String { number(Double(value)) }

    private static func number(_ value: Double) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value > 0 ? ".inf" : "-.inf" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    private static func quoted(_ text: String) -> String {
        var json = JSONText()
        json.add(text)
        return json.text
    }
}
