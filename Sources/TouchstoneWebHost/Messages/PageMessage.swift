import Foundation
import TouchstoneExplaining

/// A message from a page, in version 1 of the protocol; its content is not trusted.
enum PageMessage {
    case hello(Hello)
    case resize(size: [Double], dark: Bool)
    case touches([Sample])
    case wheel(Wheel)
    case hover(Hover)
    case key(Key)
    case text(Text)
    case pasteboard(String)
    case shake(Shake)
    case remote(Remote)
    case keyboard(shown: Bool)
    case scene(String)
    case reset
    case active(Bool)
    case trace(Bool)
    case explain(Explain)
    /// Requests the properties of the view with this number.
    case inspect(Double)
    case change(Change)
    case follow(Advice)
    /// Requests the thresholds of the recognizers with these numbers.
    case thresholds([Double])
    /// Requests the accessibility elements.
    case elements

    struct Hello {
        var size: [Double]
        var scale: Double
        var dark: Bool
        /// Whether the user's keyboard has a Command key.
        var command: Bool
        /// Whether the page shows the trace.
        var trace: Bool
        /// Whether the page accepts pictures as differences from the previous picture.
        var changes: Bool
        /// Whether the page wants what was sent before it joined.
        var past: Bool
        /// The time of the page's own clock, in milliseconds.
        var now: Double
    }

    /// A sample as received; a field that is missing or has another type is `nil`.
    struct Sample: Decodable {
        var id: Double?
        var phase: String?
        var x: Double?
        var y: Double?
        /// The time of the page's own clock, in milliseconds.
        var time: Double?
        var kind: String?
        var force: Double?
        var radius: Double?
        var altitude: Double?
        var azimuth: Double?
        var buttons: Double?
        var modifiers: Double?

        private enum Field: String, CodingKey {
            case id, phase, x, y, time, kind, force, radius, altitude, azimuth, buttons, modifiers
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Field.self)
            func number(_ key: Field) -> Double? { try? fields.decode(Double.self, forKey: key) }
            id = number(.id)
            phase = try? fields.decode(String.self, forKey: .phase)
            x = number(.x)
            y = number(.y)
            time = number(.time)
            kind = try? fields.decode(String.self, forKey: .kind)
            force = number(.force)
            radius = number(.radius)
            altitude = number(.altitude)
            azimuth = number(.azimuth)
            buttons = number(.buttons)
            modifiers = number(.modifiers)
        }
    }
}

extension PageMessage: Decodable {
    /// The reason that a message does not conform to the protocol.
    struct Refusal: Error {
        let reason: String
    }

    private enum Field: String, CodingKey {
        case type, size, scale, dark, command, trace, changes, past, now, samples, id, value, text, shown, view, ids
    }

    init(_ data: Data) throws(Refusal) {
        do {
            self = try JSONDecoder().decode(PageMessage.self, from: data)
        } catch let refusal as Refusal {
            throw refusal
        } catch DecodingError.dataCorrupted {
            throw Refusal(reason: "it is not JSON")
        } catch DecodingError.keyNotFound(let key, _) {
            throw Refusal(reason: "\"\(key.stringValue)\" is missing")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw Refusal(reason: path.isEmpty ? "it is no JSON object" : "\"\(path)\" is of the wrong type")
        } catch {
            throw Refusal(reason: "it cannot be read")
        }
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        switch try fields.decode(String.self, forKey: .type) {
        case "hello":
            self = .hello(
                Hello(
                    size: try fields.decode([Double].self, forKey: .size),
                    scale: try fields.decodeIfPresent(Double.self, forKey: .scale) ?? 1,
                    dark: try fields.decodeIfPresent(Bool.self, forKey: .dark) ?? false,
                    command: try fields.decodeIfPresent(Bool.self, forKey: .command) ?? false,
                    trace: try fields.decodeIfPresent(Bool.self, forKey: .trace) ?? true,
                    changes: try fields.decodeIfPresent(Bool.self, forKey: .changes) ?? false,
                    past: try fields.decodeIfPresent(Bool.self, forKey: .past) ?? false,
                    now: try fields.decode(Double.self, forKey: .now)))
        case "resize":
            self = .resize(
                size: try fields.decode([Double].self, forKey: .size),
                dark: try fields.decodeIfPresent(Bool.self, forKey: .dark) ?? false)
        case "touches": self = .touches(try fields.decode([Sample].self, forKey: .samples))
        case "wheel": self = .wheel(try Wheel(from: decoder))
        case "hover": self = .hover(try Hover(from: decoder))
        case "key": self = .key(try Key(from: decoder))
        case "text": self = .text(try Text(from: decoder))
        case "pasteboard": self = .pasteboard(try fields.decode(String.self, forKey: .text))
        case "shake": self = .shake(try Shake(from: decoder))
        case "remote": self = .remote(try Remote(from: decoder))
        case "keyboard": self = .keyboard(shown: try fields.decode(Bool.self, forKey: .shown))
        case "scene": self = .scene(try fields.decode(String.self, forKey: .id))
        case "reset": self = .reset
        case "explain": self = .explain(try Explain(from: decoder))
        case "inspect": self = .inspect(try fields.decode(Double.self, forKey: .view))
        case "change": self = .change(try Change(from: decoder))
        case "follow": self = .follow(try Advice(from: decoder))
        case "thresholds": self = .thresholds(try fields.decode([Double].self, forKey: .ids))
        case "elements": self = .elements
        case "active": self = .active(try fields.decode(Bool.self, forKey: .value))
        case "trace": self = .trace(try fields.decode(Bool.self, forKey: .value))
        case let other: throw Refusal(reason: "there is no message of the type \"\(other.prefix(40))\"")
        }
    }
}
