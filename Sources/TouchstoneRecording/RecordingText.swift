import Foundation
import TouchstoneCore
import TouchstoneText

/// Writes the lines of a recording, each a JSON object; see `docs/recording.md`. Numbers keep full precision.
enum RecordingText {
    static func header(_ header: Recording.Header) -> String {
        object { json in
            json.member("touchstone", "recording")
            json.member("version", Recording.version)
            if let title = header.title { json.member("title", title) }
            if let app = header.app { json.member("app", app) }
            if let scenario = header.scenario { json.member("scenario", scenario) }
            json.member("start", header.start)
            json.member("screen", [header.screen.width, header.screen.height])
            json.member("scale", header.scale)
            if header.isDark { json.member("dark", true) }
            json.member("frame", header.frameInterval)
            json.member("behavior", header.behavior.rawValue)
            if let device = header.device { json.member("device", device) }
        }
    }

    static func line(_ entry: Recording.Entry) -> String {
        switch entry {
        case .trace(let line): line
        case .turn(let turn, let time):
            object { json in
                json.member("turn", turn.kind.rawValue)
                json.member("t", time)
            }
        case .input(let input, let time):
            object { json in
                json.member("in", input.word)
                json.member("t", time)
                input.write(into: &json)
            }
        }
    }

    /// The last line of a complete recording, with the number of entries.
    static func end(lines: Int) -> String {
        object { $0.member("end", lines) }
    }

    private static func object(_ members: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        json.object(members)
        return json.text
    }
}

extension Recording {
    /// The recording as text with one JSON object per line, as read by ``read(contentsOf:)``.
    public var text: String {
        var text = RecordingText.header(header) + "\n"
        for entry in entries { text += RecordingText.line(entry) + "\n" }
        return text + RecordingText.end(lines: entries.count) + "\n"
    }
}

extension Recording.Input {
    var word: String {
        switch self {
        case .touches: "touches"
        case .hover: "hover"
        case .scroll: "scroll"
        case .key: "key"
        case .text: "text"
        case .pasteboard: "pasteboard"
        case .global(.remoteControl): "remote"
        case .global(.statusBarTapped): "statusBar"
        case .global: "shake"
        case .hostGone: "gone"
        case .activation: "active"
        case .background: "background"
        case .builtInKeyboard: "keyboard"
        case .screen: "screen"
        case .scene: "scene"
        }
    }

    fileprivate func write(into json: inout JSONText) {
        switch self {
        case .touches(let samples, let device):
            json.member("device", device)
            json.key("samples")
            json.array { list in
                for sample in samples { list.object { sample.write(into: &$0) } }
            }
        case .hover(let sample, let device):
            json.member("device", device)
            json.member("time", sample.time)
            if let location = sample.location { json.member("at", [location.x, location.y]) }
            json.flags(sample.modifierFlags)
        case .scroll(let sample): sample.write(into: &json)
        case .key(let sample, let device):
            json.member("device", device)
            json.member("phase", sample.phase.rawValue)
            json.member("time", sample.time)
            json.member("code", sample.keyCode.rawValue)
            json.member("characters", sample.characters)
            if sample.charactersIgnoringModifiers != sample.characters {
                json.member("plain", sample.charactersIgnoringModifiers)
            }
            if sample.controlActsAsCommand { json.member("controlIsCommand", true) }
            json.flags(sample.modifierFlags)
        case .text(let sample, let device):
            json.member("device", device)
            sample.action.write(into: &json)
            json.member("time", sample.time)
        case .pasteboard(let strings):
            json.key("strings")
            json.array { list in strings.forEach { list.add($0) } }
        case .global(.shakeBegan(let time)): json.shake("began", time)
        case .global(.shakeEnded(let time)): json.shake("ended", time)
        case .global(.shakeCancelled(let time)): json.shake("cancelled", time)
        case .global(.statusBarTapped(let time)): json.member("time", time)
        case .global(.remoteControl(let command, let time)):
            json.member("command", command.rawValue)
            json.member("time", time)
        case .hostGone(let device): json.member("device", device)
        case .builtInKeyboard(let shows): json.member("value", shows)
        case .activation(let isActive): json.member("value", isActive)
        case .background(let isBackground): json.member("value", isBackground)
        case .screen(let size, let scale, let isDark):
            json.member("size", [size.width, size.height])
            json.member("scale", scale)
            if isDark { json.member("dark", true) }
        case .scene(let id): json.member("id", id)
        }
    }
}

extension TouchSample {
    /// Writes the sample without values that equal the defaults.
    fileprivate func write(into json: inout JSONText) {
        let usual = TouchSample(id: id, phase: phase, time: time, location: location)
        json.member("id", id)
        json.member("phase", phase.rawValue)
        json.member("time", time)
        json.member("at", [location.x, location.y])
        if type != usual.type { json.member("type", type.rawValue) }
        if majorRadius != 0 { json.member("radius", majorRadius) }
        if majorRadiusTolerance != 0 { json.member("tolerance", majorRadiusTolerance) }
        if force != 0 { json.member("force", force) }
        if maximumPossibleForce != 0 { json.member("maxForce", maximumPossibleForce) }
        if altitudeAngle != usual.altitudeAngle { json.member("altitude", altitudeAngle) }
        if azimuthAngle != 0 { json.member("azimuth", azimuthAngle) }
        if !estimatedProperties.isEmpty { json.member("estimated", estimatedProperties.rawValue) }
        if !estimatedPropertiesExpectingUpdates.isEmpty {
            json.member("expecting", estimatedPropertiesExpectingUpdates.rawValue)
        }
        if let estimationUpdateIndex { json.member("index", estimationUpdateIndex) }
        json.flags(modifierFlags)
        if !buttonMask.isEmpty { json.member("buttons", buttonMask.rawValue) }
    }
}

extension TextInputSample.Action {
    fileprivate func write(into json: inout JSONText) {
        switch self {
        case .insert(let text): json.member("insert", text)
        case .mark(let text, let selection):
            json.member("mark", text)
            json.member("selection", [CGFloat(selection.location), CGFloat(selection.length)])
        case .deleteBackward: json.member("do", "deleteBackward")
        case .cut: json.member("do", "cut")
        case .copy: json.member("do", "copy")
        case .paste: json.member("do", "paste")
        }
    }
}

extension ScrollSample {
    fileprivate func write(into json: inout JSONText) {
        if kind == .transform { json.member("transform", true) }
        json.member("phase", phase.rawValue)
        json.member("time", time)
        json.member("at", [location.x, location.y])
        if delta.dx != 0 || delta.dy != 0 { json.member("by", [delta.dx, delta.dy]) }
        if scale != 1 { json.member("grow", scale) }
        if rotation != 0 { json.member("rotate", rotation) }
        json.flags(modifierFlags)
    }
}

extension JSONText {
    fileprivate mutating func member(_ name: String, _ value: String) {
        key(name)
        add(value)
    }

    fileprivate mutating func member(_ name: String, _ value: Int) {
        key(name)
        add(value)
    }

    fileprivate mutating func member(_ name: String, _ value: Bool) {
        key(name)
        add(value)
    }

    fileprivate mutating func member(_ name: String, _ value: Double) {
        key(name)
        addExactly(value)
    }

    fileprivate mutating func member(_ name: String, _ value: CGFloat) { member(name, Double(value)) }

    fileprivate mutating func member(_ name: String, _ values: [CGFloat]) {
        key(name)
        array { list in
            for value in values { list.addExactly(Double(value)) }
        }
    }

    fileprivate mutating func flags(_ flags: UIKeyModifierFlags) {
        if !flags.isEmpty { member("modifiers", flags.rawValue) }
    }

    fileprivate mutating func shake(_ phase: String, _ time: TimeInterval) {
        member("phase", phase)
        member("time", time)
    }

    /// Adds a number in full precision. NaN and infinities, which JSON cannot represent, are written as words.
    private mutating func addExactly(_ value: Double) {
        if value.isFinite {
            let isNegativeZero = value == 0 && value.sign == .minus
            if value == value.rounded(), abs(value) < 1e15, !isNegativeZero {
                add(Int(value))
            } else {
                add(json: "\(value)")
            }
        } else {
            add(value.isNaN ? "nan" : value > 0 ? "inf" : "-inf")
        }
    }
}
