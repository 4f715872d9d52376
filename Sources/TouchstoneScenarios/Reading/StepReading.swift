import Foundation
import TouchstoneCore
import UIKit

extension ScenarioReader {
    private static let stepKeys: [(verb: String, modifiers: [String])] =
        [
            ("down", ["finger"]), ("move", ["finger", "over"]), ("up", []), ("cancel", []),
            ("tap", ["finger", "taps"]), ("press", ["finger", "for"]), ("drag", ["finger", "over"]), ("wait", []),
            ("doubleTap", ["finger"]), ("pinch", []), ("rotate", []), ("pointer", []), ("wheel", []), ("trackpad", []),
            ("busy", []), ("sample", []), ("chain", []), ("hitTest", ["of"]),
            ("type", []), ("keyPress", ["modifiers"]), ("keyDown", ["modifiers"]), ("keyRepeat", ["modifiers"]),
            ("keyUp", ["modifiers"]), ("compose", ["selected"]), ("commit", []), ("shake", []), ("remote", []),
            ("choose", []),
        ] + actionKeys

    func step(_ entry: Entry) throws -> Step {
        try countStep(entry)
        // `- up` is short for `- up:`.
        if let word = entry.scalar {
            guard let kind = Self.bareActions[word] else {
                throw entry.needs("an action, such as `tap: [10, 20]`")
            }
            return Step(line: entry.line, kind: kind)
        }
        let (verb, fields) = try sentence(entry, Self.stepKeys, also: ["at"])
        let time = try fields["at"]?.number(in: 0...100_000, "seconds")
        return Step(line: entry.line, time: time, kind: try kind(verb, fields))
    }

    private static let shakeDuration: TimeInterval = 0.3
    private static let bareActions: [String: Step.Kind] = [
        "up": .up([1]), "cancel": .cancel([1]), "shake": .shake(shakeDuration), "commit": .commit(nil),
        "tapStatusBar": .tapStatusBar,
    ]

    private func kind(_ verb: String, _ fields: Fields) throws -> Step.Kind {
        let object = fields[verb]!
        let finger = try fields["finger"].map(self.finger)
        // An animation, which has another limit, reads its own `over`.
        func over(or usual: TimeInterval) throws -> TimeInterval {
            try fields["over"]?.number(in: 0...600, "seconds") ?? usual
        }
        switch verb {
        case "down": return .down(try fingerPlaces(object, finger))
        case "move": return .move(try fingerPlaces(object, finger), duration: try over(or: 0))
        case "up": return .up(try fingers(object))
        case "cancel": return .cancel(try fingers(object))
        case "tap":
            return .tap(try place(object), finger: finger ?? 1, times: try fields["taps"]?.whole(in: 1...100) ?? 1)
        case "press":
            let duration = try fields["for"]?.number(in: 0...600, "seconds") ?? 1
            return .press(try place(object), finger: finger ?? 1, duration: duration)
        case "drag":
            guard object.isList else { throw object.needs("two places, [from, to]") }
            let places = try object.list("`drag`")
            guard places.count == 2 else { throw object.needs("two places, [from, to]") }
            return .drag(try place(places[0]), try place(places[1]), finger: finger ?? 1, duration: try over(or: 0.25))
        case "doubleTap": return .doubleTap(try place(object), finger: finger ?? 1)
        case "pinch":
            let fields = try object.fields(["around", "from", "to", "over"])
            return .pinch(
                try place(fields.required("around")), from: try points(fields.required("from")),
                to: try points(fields.required("to")), duration: try duration(fields))
        case "rotate":
            let fields = try object.fields(["around", "by", "radius", "over"])
            let degrees = try fields.required("by").number(in: -3600...3600, "degrees")
            return .rotate(
                try place(fields.required("around")), radius: try fields["radius"].map(points) ?? 60,
                by: CGFloat(degrees * .pi / 180), duration: try duration(fields))
        case "pointer": return .pointer(object.scalar == "off" ? nil : try place(object))
        case "wheel":
            let fields = try object.fields(["at", "by"])
            return .wheel(try place(fields.required("at")), by: try vector(fields.required("by")))
        case "trackpad":
            let fields = try object.fields(["at", "by", "scale", "over"])
            let at = try place(fields.required("at"))
            guard let scale = fields["scale"] else {
                return .trackpad(at, by: try vector(fields.required("by")), duration: try duration(fields))
            }
            if let by = fields["by"] {
                throw by.fail("`by` and `scale` cannot be combined: two fingers scroll or pinch")
            }
            return .trackpadPinch(
                at, by: CGFloat(try scale.number(in: 0.01...100, "times")), duration: try duration(fields))
        case "wait": return .wait(try object.number(in: 0...3600, "seconds"))
        case "busy": return .busy(try object.list("a step").map(step))
        case "sample":
            return .samples(try object.isList ? object.list("a sample").map(sample) : [sample(object)])
        case "chain": return .chain(try mention(responder: object))
        case "hitTest": return .hitTest(try object.inputPoint(), of: try mention(view: fields.required("of")))
        case "type": return .type(try object.text())
        case "keyPress": return .keyPress(try key(object, fields["modifiers"]))
        case "keyDown": return .keyDown(try key(object, fields["modifiers"]))
        case "keyRepeat": return .keyRepeat(try key(object, fields["modifiers"]))
        case "keyUp": return .keyUp(try key(object, fields["modifiers"]))
        case "compose": return .compose(try object.text(), selected: try fields["selected"].map(utf16Range))
        case "commit": return .commit(object.isEmpty ? nil : try object.text())
        case "shake":
            return .shake(object.isEmpty ? Self.shakeDuration : try object.number(in: 0...60, "seconds"))
        case "remote": return .remote(try object.choice(of: RemoteButton.self))
        case "choose": return .choose(try object.text())
        default: return .act(try action(verb, fields))
        }
    }

    private func points(_ entry: Entry) throws -> CGFloat { CGFloat(try entry.number(in: 0...10_000, "points")) }

    private func duration(_ fields: Fields) throws -> TimeInterval {
        try fields["over"]?.number(in: 0...600, "seconds") ?? 0.25
    }

    private func utf16Range(_ entry: Entry) throws -> NSRange {
        let words = "two whole numbers, [location, length], in UTF-16 units"
        let numbers = try entry.numbers(2, words)
        guard let location = Int(exactly: numbers[0]), let length = Int(exactly: numbers[1]), location >= 0, length >= 0
        else { throw entry.needs(words) }
        return NSRange(location: location, length: length)
    }

    private func vector(_ entry: Entry) throws -> CGVector {
        let by = try entry.point()
        return CGVector(dx: by.x, dy: by.y)
    }

    // MARK: Fingers

    private func finger(_ entry: Entry) throws -> Int { try entry.whole(in: 1...1000) }

    /// Reads a finger or a list of fingers; an empty entry means finger 1.
    private func fingers(_ entry: Entry) throws -> [Int] {
        if entry.isEmpty { return [1] }
        return try entry.isList ? entry.list(entry.what).map(finger) : [finger(entry)]
    }

    /// Reads the place of one finger, or a map of places by finger.
    private func fingerPlaces(_ entry: Entry, _ finger: Int?) throws -> [FingerPlace] {
        guard entry.isMap, let fields = try? entry.fields(), fields["in"] == nil else {
            return [FingerPlace(finger: finger ?? 1, place: try place(entry))]
        }
        if finger != nil { throw entry.fail("\(entry.what) already lists the fingers; remove `finger`") }
        guard !fields.keys.isEmpty else { throw entry.needs("a place for each finger, {1: [x, y]}") }
        return try fields.keys.map { key in
            guard let number = Int(key), (1...1000).contains(number) else {
                throw entry.needs("a place for each finger, {1: [x, y]}, with fingers from 1 to 1000")
            }
            return FingerPlace(finger: number, place: try place(fields[key]!))
        }.sorted { $0.finger < $1.finger }
    }

    private func place(_ entry: Entry) throws -> Place {
        if entry.isList { return .point(try entry.inputPoint()) }
        if entry.isMap {
            let fields = try entry.fields(["in", "at"])
            return .inside(try mention(view: fields.required("in")), try fields.required("at").inputPoint())
        }
        guard entry.scalar != nil, !entry.isEmpty else {
            throw entry.needs("a place: [x, y], the name of a view, or {in: NAME, at: [x, y]}")
        }
        return .middle(try mention(view: entry))
    }

    // MARK: Samples

    private func sample(_ entry: Entry) throws -> RawSample {
        let fields = try entry.fields([
            "finger", "phase", "at", "time", "type", "radius", "force", "altitude", "azimuth", "estimated", "expecting",
            "index",
        ])
        func raw(_ key: String) throws -> CGFloat? {
            guard let entry = fields[key] else { return nil }
            guard let number = entry.anyNumber else { throw entry.needs("a number, .nan or .inf") }
            return CGFloat(number)
        }
        let phase = try fields.required("phase")
        guard let known = phase.scalar.flatMap(TouchSample.Phase.init(rawValue:)) else {
            throw phase.needs("one of began, moved, ended, cancelled, estimatesUpdated")
        }
        var sample = RawSample(finger: try fields["finger"].map(finger) ?? 1, phase: known)
        sample.place = try fields["at"].map(place)
        sample.time = try raw("time").map(Double.init)
        if let entry = fields["type"] { sample.type = try entry.choice(of: SampleType.self).type }
        sample.majorRadius = try raw("radius") ?? 0
        sample.force = try raw("force") ?? 0
        sample.altitude = try raw("altitude") ?? .pi / 2
        sample.azimuth = try raw("azimuth") ?? 0
        sample.estimated = try fields["estimated"].map(touchProperties) ?? []
        sample.expecting = try fields["expecting"].map(touchProperties) ?? []
        sample.updateIndex = try fields["index"]?.whole(in: 0...1_000_000)
        return sample
    }

    private func touchProperties(_ entry: Entry) throws -> UITouch.Properties {
        var properties: UITouch.Properties = []
        for entry in try entry.list(entry.what) {
            properties.insert(try entry.choice(of: SampleProperty.self).property)
        }
        return properties
    }
}

enum SampleType: String, CaseIterable {
    case direct, indirect, pencil, indirectPointer

    var type: UITouch.TouchType {
        switch self {
        case .direct: .direct
        case .indirect: .indirect
        case .pencil: .pencil
        case .indirectPointer: .indirectPointer
        }
    }
}

private enum SampleProperty: String, CaseIterable {
    case force, azimuth, altitude, location

    var property: UITouch.Properties {
        switch self {
        case .force: .force
        case .azimuth: .azimuth
        case .altitude: .altitude
        case .location: .location
        }
    }
}
