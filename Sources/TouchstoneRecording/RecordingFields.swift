import Foundation
import TouchstoneCore
import TouchstoneGeometry
import TouchstoneText

/// The members of a JSON object in a recording, read with descriptive errors.
struct RecordingFields {
    struct Mistake: Error {
        let message: String
    }

    private let members: [String: JSONValue]

    init(json: some Collection<UInt8>) throws(Mistake) {
        guard let value = JSONValue(json) else { throw Mistake(message: "is not JSON; it may have been cut off") }
        guard case .object(let members) = value else { throw Mistake(message: "is no JSON object") }
        self.members = members
    }

    private init(_ members: [String: JSONValue]) { self.members = members }

    func has(_ name: String) -> Bool { members[name] != nil }

    /// Whether the member exists and is null.
    func isNull(_ name: String) -> Bool { members[name] == .null }

    // MARK: Values

    func text(_ name: String) throws(Mistake) -> String {
        guard case .string(let text)? = members[name] else { throw expected(name, "a text") }
        return text
    }

    func integer(_ name: String) throws(Mistake) -> Int {
        guard let integer = Self.integer(members[name]) else { throw expected(name, "a whole number") }
        return integer
    }

    func integers(_ name: String) throws(Mistake) -> [Int] {
        guard case .array(let list)? = members[name] else { throw expected(name, "a list of whole numbers") }
        let integers = list.compactMap(Self.integer)
        guard integers.count == list.count else { throw expected(name, "a list of whole numbers") }
        return integers
    }

    func texts(_ name: String) throws(Mistake) -> [String] {
        guard case .array(let list)? = members[name] else { throw expected(name, "a list of texts") }
        let texts = list.compactMap { value -> String? in
            guard case .string(let text) = value else { return nil }
            return text
        }
        guard texts.count == list.count else { throw expected(name, "a list of texts") }
        return texts
    }

    func number(_ name: String) throws(Mistake) -> Double {
        guard let number = Self.number(members[name]) else { throw expected(name, "a number") }
        return number
    }

    private func finite(_ name: String) throws(Mistake) -> Double {
        let number = try number(name)
        guard number.isFinite else { throw expected(name, "a finite number") }
        return number
    }

    private func flag(_ name: String) -> Bool { members[name] == .bool(true) }

    private func pair(_ name: String) throws(Mistake) -> (CGFloat, CGFloat) {
        guard case .array(let list)? = members[name], list.count == 2, let first = Self.number(list[0]),
            let second = Self.number(list[1])
        else { throw expected(name, "two numbers") }
        return (CGFloat(first), CGFloat(second))
    }

    private func number(_ name: String, or usual: CGFloat) throws(Mistake) -> CGFloat {
        has(name) ? CGFloat(try number(name)) : usual
    }

    private func integer(_ name: String, or usual: Int) throws(Mistake) -> Int {
        has(name) ? try integer(name) : usual
    }

    private func word<Word: RawRepresentable>(_ name: String) throws(Mistake) -> Word where Word.RawValue == String {
        guard let word = Word(rawValue: try text(name)) else {
            throw Mistake(message: "“\(try text(name).prefix(40))” is no `\(name)` that is known")
        }
        return word
    }

    private func expected(_ name: String, _ what: String) -> Mistake {
        Mistake(message: has(name) ? "`\(name)` should be \(what)" : "there is no `\(name)`, which should be \(what)")
    }

    private static func number(_ value: JSONValue?) -> Double? {
        switch value {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        case .string("nan"): .nan
        case .string("inf"): .infinity
        case .string("-inf"): -.infinity
        default: nil
        }
    }

    private static func integer(_ value: JSONValue?) -> Int? {
        switch value {
        case .number(let number): Int(exactly: number)
        case .integer(let integer): integer
        default: nil
        }
    }

    private var modifiers: UIKeyModifierFlags {
        get throws(Mistake) { UIKeyModifierFlags(rawValue: try integer("modifiers", or: 0)) }
    }

    // MARK: Lines

    func header() throws(Mistake) -> Recording.Header {
        var header = Recording.Header(start: try finite("start"), screen: try screenSize("screen"))
        header.title = has("title") ? try text("title") : nil
        header.app = has("app") ? try text("app") : nil
        header.scenario = has("scenario") ? try text("scenario") : nil
        header.scale = try number("scale", or: 1)
        guard header.scale > 0, header.scale.isFinite else { throw expected("scale", "a number above 0") }
        header.isDark = flag("dark")
        header.frameInterval = has("frame") ? try finite("frame") : 1.0 / 60
        if has("behavior") {
            let name = try text("behavior")
            guard let version = Behavior.Version(rawValue: name) else {
                let known = Behavior.Version.allCases.map(\.rawValue).joined(separator: ", ")
                throw Mistake(message: "should give the `behavior` as one of \(known)")
            }
            header.behavior = version
        }
        if has("device") {
            let name = try text("device")
            guard let device = ScreenModel.named(name) else {
                let known = ScreenModel.all.map(\.name).joined(separator: ", ")
                throw Mistake(message: "should give the `device` as one of \(known)")
            }
            header.device = device.name
        }
        return header
    }

    func entry() throws(Mistake) -> Recording.Entry {
        if has("turn") {
            return .turn(Recording.Turn(kind: try word("turn")), time: try finite("t"))
        }
        guard has("in") else { throw Mistake(message: "has neither `in` nor `turn`, so it is not an input") }
        return .input(try input(), time: try finite("t"))
    }

    private func input() throws(Mistake) -> Recording.Input {
        switch try text("in") {
        case "touches":
            guard case .array(let list)? = members["samples"], !list.isEmpty else {
                throw expected("samples", "a list of objects")
            }
            var samples: [TouchSample] = []
            for case .object(let members) in list { samples.append(try RecordingFields(members).sample()) }
            guard samples.count == list.count else { throw expected("samples", "a list of objects") }
            return .touches(samples, device: try integer("device"))
        case "hover":
            var location: CGPoint?
            if has("at") { location = try point() }
            var sample = HoverSample(time: try number("time"), location: location)
            sample.modifierFlags = try modifiers
            return .hover(sample, device: try integer("device"))
        case "scroll": return .scroll(try scroll())
        case "key": return .key(try key(), device: try integer("device"))
        case "text":
            return .text(
                TextInputSample(try textAction(), time: try number("time")), device: try integer("device"))
        case "pasteboard": return .pasteboard(try texts("strings"))
        case "shake": return .global(try shake())
        case "remote":
            guard let command = UIEvent.EventSubtype(rawValue: try integer("command")) else {
                throw Mistake(message: "there is no remote control `command` \(try integer("command"))")
            }
            return .global(.remoteControl(command, time: try number("time")))
        case "statusBar": return .global(.statusBarTapped(time: try number("time")))
        case "gone": return .hostGone(device: try integer("device"))
        case "keyboard": return .builtInKeyboard(flag("value"))
        case "active": return .activation(flag("value"))
        case "background": return .background(flag("value"))
        case "screen":
            // The application corrects a scale that no screen has.
            return .screen(try screenSize("size"), scale: try number("scale", or: 1), isDark: flag("dark"))
        case "scene": return .scene(try text("id"))
        case let other: throw Mistake(message: "“\(other.prefix(40))” is no input that is known")
        }
    }

    private func screenSize(_ name: String) throws(Mistake) -> CGSize {
        let (width, height) = try pair(name)
        guard (0...1e6).contains(width), (0...1e6).contains(height), width > 0, height > 0 else {
            throw Mistake(message: "should give the `\(name)` as a width and a height from 1 to a million points")
        }
        return CGSize(width: width, height: height)
    }

    private func point() throws(Mistake) -> CGPoint {
        let (x, y) = try pair("at")
        return CGPoint(x: x, y: y)
    }

    private func sample() throws(Mistake) -> TouchSample {
        var sample = TouchSample(
            id: try integer("id"), phase: try word("phase"), time: try number("time"), location: try point())
        if has("type") {
            guard let type = UITouch.TouchType(rawValue: try integer("type")) else {
                throw expected("type", "0 to 3")
            }
            sample.type = type
        }
        sample.majorRadius = try number("radius", or: 0)
        sample.majorRadiusTolerance = try number("tolerance", or: 0)
        sample.force = try number("force", or: 0)
        sample.maximumPossibleForce = try number("maxForce", or: 0)
        sample.altitudeAngle = try number("altitude", or: sample.altitudeAngle)
        sample.azimuthAngle = try number("azimuth", or: 0)
        sample.estimatedProperties = UITouch.Properties(rawValue: try integer("estimated", or: 0))
        sample.estimatedPropertiesExpectingUpdates = UITouch.Properties(rawValue: try integer("expecting", or: 0))
        sample.estimationUpdateIndex = has("index") ? try integer("index") : nil
        sample.modifierFlags = try modifiers
        sample.buttonMask = UIEvent.ButtonMask(rawValue: try integer("buttons", or: 0))
        return sample
    }

    private func scroll() throws(Mistake) -> ScrollSample {
        var sample = ScrollSample(
            flag("transform") ? .transform : .scroll, phase: try word("phase"), time: try number("time"),
            location: try point())
        if has("by") {
            let (dx, dy) = try pair("by")
            sample.delta = CGVector(dx: dx, dy: dy)
        }
        sample.scale = try number("grow", or: 1)
        sample.rotation = try number("rotate", or: 0)
        sample.modifierFlags = try modifiers
        return sample
    }

    private func key() throws(Mistake) -> KeySample {
        let characters = try text("characters")
        var sample = KeySample(
            phase: try word("phase"), time: try number("time"),
            keyCode: UIKeyboardHIDUsage(rawValue: try integer("code")), characters: characters,
            charactersIgnoringModifiers: has("plain") ? try text("plain") : characters, modifierFlags: try modifiers)
        sample.controlActsAsCommand = flag("controlIsCommand")
        return sample
    }

    private func textAction() throws(Mistake) -> TextInputSample.Action {
        if has("insert") { return .insert(try text("insert")) }
        if has("mark") {
            let selection = try integers("selection")
            guard selection.count == 2, selection.allSatisfy({ (0...1 << 40).contains($0) }) else {
                throw expected("selection", "a place and a length")
            }
            return .mark(try text("mark"), selection: NSRange(location: selection[0], length: selection[1]))
        }
        switch try text("do") {
        case "deleteBackward": return .deleteBackward
        case "cut": return .cut
        case "copy": return .copy
        case "paste": return .paste
        case let other: throw Mistake(message: "“\(other.prefix(40))” is nothing that an input method does")
        }
    }

    private func shake() throws(Mistake) -> GlobalSample {
        let time = try number("time")
        switch try text("phase") {
        case "began": return .shakeBegan(time: time)
        case "ended": return .shakeEnded(time: time)
        case "cancelled": return .shakeCancelled(time: time)
        case let other: throw Mistake(message: "“\(other.prefix(40))” is no `phase` of a shake")
        }
    }
}
