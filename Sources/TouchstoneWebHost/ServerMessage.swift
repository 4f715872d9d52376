import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A picture of the screen and the views it shows, as they were at the end of one turn of the application.
struct Picture: Sendable {
    var size: CGSize
    var list: DisplayList
    var views: [ViewOutline]
    /// Where typed text goes.
    var input: TextInputPlace?
    /// Whether the application's own keyboard rises for text.
    var hasKeyboard: Bool
    /// When it was made, in seconds of the application's clock, and after which record of the trace.
    var time: TimeInterval
    var recordNumber: Int
}

enum NoticeLevel: String, Sendable {
    case info, error
}

/// What the server says to a page, in version 1 of the protocol.
enum ServerMessage {
    static let version = 1

    static func welcome(title: String, scenes: [WebHost.Scene], current: String?) -> String {
        message("welcome") { json in
            json.key("version")
            json.add(version)
            json.key("title")
            json.add(title)
            json.key("scenes")
            json.array { list in
                for scene in scenes {
                    list.object { json in
                        for (key, value) in [
                            ("id", scene.id), ("title", scene.title), ("group", scene.group),
                            ("summary", scene.summary),
                        ] {
                            json.key(key)
                            json.add(value)
                        }
                    }
                }
            }
            json.key("scene")
            if let current { json.add(current) } else { json.addNull() }
        }
    }

    static func notice(_ level: NoticeLevel, _ text: String) -> String {
        message("notice") { json in
            json.key("level")
            json.add(level.rawValue)
            json.key("text")
            json.add(text)
        }
    }

    static func pasteboard(_ text: String) -> String {
        message("pasteboard") { json in
            json.key("text")
            json.add(text)
        }
    }

    static func trace(_ records: some Sequence<TraceRecord>) -> String {
        message("trace") { json in
            json.key("records")
            json.array { list in
                for record in records { TraceJSON(record).write(into: &list) }
            }
        }
    }

    /// An image that pictures name by its id; sent to a page once.
    static func image(_ image: EncodedImage) -> String {
        message("image") { json in
            for (key, value) in [
                ("id", image.id), ("media", image.mediaType), ("data", image.data.base64EncodedString()),
            ] {
                json.key(key)
                json.add(value)
            }
        }
    }

    static func frame(_ picture: Picture) -> String {
        message("frame") { json in
            json.key("size")
            json.array { $0.add(numbers: [picture.size.width, picture.size.height]) }
            json.key("commands")
            json.array { list in
                for command in picture.list.commands { list.array { $0.add(command) } }
            }
            json.key("views")
            json.array { list in
                for view in picture.views { list.object { $0.add(view) } }
            }
            json.key("input")
            if let input = picture.input { json.object { $0.add(input) } } else { json.addNull() }
            json.key("keyboard")
            json.add(picture.hasKeyboard)
            json.key("time")
            json.add(picture.time, decimals: 6)
            json.key("n")
            json.add(picture.recordNumber)
        }
    }

    static func message(_ type: String, _ members: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.add(type)
            members(&json)
        }
        return json.text
    }
}

extension JSONText {
    fileprivate mutating func add(numbers: [CGFloat], decimals: Int = 3) {
        for number in numbers { add(Double(number), decimals: decimals) }
    }

    fileprivate mutating func add(_ rect: CGRect) {
        add(numbers: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    fileprivate mutating func add(_ command: DrawingCommand) {
        switch command {
        case .save: add("save")
        case .restore: add("restore")
        case .concatenate(let map):
            add("transform")
            add(numbers: [map.a, map.b, map.c, map.d], decimals: 6)
            add(numbers: [map.tx, map.ty])
        case .clip(let rect, let radius):
            add("clip")
            add(rect)
            add(numbers: [radius])
        case .opacity(let opacity):
            add("opacity")
            add(Double(opacity), decimals: 6)
        case .fill(let rect, let radius, let color):
            add("fill")
            add(rect)
            add(numbers: [radius])
            add(color.hexadecimal)
        case .stroke(let rect, let radius, let width, let color):
            add("stroke")
            add(rect)
            add(numbers: [radius, width])
            add(color.hexadecimal)
        case .text(let text, let baseline, let width, let size, let weight, let color):
            add("text")
            add(text)
            add(numbers: [baseline.x, baseline.y, width, size])
            add(weight)
            add(color.hexadecimal)
        case .image(let name, let rect):
            add("image")
            add(name)
            add(rect)
        case .line(let start, let end, let width, let color):
            add("line")
            add(numbers: [start.x, start.y, end.x, end.y, width])
            add(color.hexadecimal)
        case .clipPath, .fillPath, .strokePath, .castShadow: addPath(command)
        case .gradient(let gradient):
            add("gradient")
            add(gradient)
        case .styledText(let text, let baseline, let width, let font, let color):
            add("styledText")
            add(text, baseline, width, font)
            add(color.hexadecimal)
        case .strokedText(let text, let baseline, let width, let font, let lineWidth, let color):
            add("strokedText")
            add(text, baseline, width, font)
            add(numbers: [lineWidth])
            add(color.hexadecimal)
        case .bitmap(let image, let part, let rect):
            add("bitmap")
            add(image.id)
            if let part { array { $0.add(part) } } else { addNull() }
            add(rect)
        case .shadow(let offset, let blur, let color):
            add("shadow")
            add(numbers: [offset.width, offset.height, blur])
            if let color { add(color.hexadecimal) } else { addNull() }
        case .blend(let mode):
            add("blend")
            add("\(mode)")
        case .group: add("group")
        case .mask(let commands):
            add("mask")
            array { list in for command in commands { list.array { $0.add(command) } } }
        }
    }

    private mutating func add(_ text: String, _ baseline: CGPoint, _ width: CGFloat, _ font: UIFont) {
        add(text)
        add(numbers: [baseline.x, baseline.y, width, font.pointSize])
        add(font.cssWeight)
        add(font.familyName)
        add(font.isItalic ? "italic" : "normal")
    }

    private mutating func addPath(_ command: DrawingCommand) {
        switch command {
        case .clipPath(let path, let rule):
            add("clipPath")
            add(path.svgData)
            add(rule == .evenOdd ? "evenodd" : "nonzero")
        case .fillPath(let path, let rule, let color):
            add("fillPath")
            add(path.svgData)
            add(rule == .evenOdd ? "evenodd" : "nonzero")
            add(color.hexadecimal)
        case .strokePath(let path, let style, let color):
            add("strokePath")
            add(path.svgData)
            add(numbers: [style.width])
            add("\(style.cap)")
            add("\(style.join)")
            add(numbers: [style.miterLimit])
            array { $0.add(numbers: style.dashes) }
            add(numbers: [style.dashPhase])
            add(color.hexadecimal)
        case .castShadow(let path, let offset, let blur, let color):
            add("castShadow")
            add(path.svgData)
            add(numbers: [offset.width, offset.height, blur])
            add(color.hexadecimal)
        default: break
        }
    }

    private mutating func add(_ gradient: Gradient) {
        let numbers: [CGFloat]
        switch gradient.shape {
        case .linear(let from, let to):
            add("linear")
            numbers = [from.x, from.y, to.x, to.y]
        case .radial(let from, let first, let to, let last):
            add("radial")
            numbers = [from.x, from.y, max(0, first), to.x, to.y, max(0, last)]
        case .conic(let center, let angle):
            add("conic")
            numbers = [angle, center.x, center.y]
        }
        array { $0.add(numbers: numbers, decimals: 6) }
        array { list in
            for stop in gradient.stops {
                list.array { json in
                    json.add(stop.color.hexadecimal)
                    json.add(numbers: [stop.location], decimals: 6)
                }
            }
        }
        add(gradient.extendsBefore)
        add(gradient.extendsAfter)
    }

    fileprivate mutating func add(_ input: TextInputPlace) {
        key("id")
        add(input.responder.id)
        key("caret")
        array { $0.add(input.caret) }
        key("secure")
        add(input.isSecure)
        key("lines")
        add(input.takesLineBreaks)
    }

    fileprivate mutating func add(_ view: ViewOutline) {
        key("id")
        add(view.subject.id)
        key("name")
        add(view.subject.name)
        key("class")
        add(view.className)
        key("depth")
        add(view.depth)
        key("parent")
        if let parent = view.parent { add(parent) } else { addNull() }
        key("quad")
        array { quad in
            for corner in view.corners { quad.array { $0.add(numbers: [corner.x, corner.y]) } }
        }
        key("hidden")
        add(view.isHidden)
        key("interactive")
        add(view.isUserInteractionEnabled)
        key("alpha")
        // Enough to tell apart what is just below 0.01 from what is not.
        add(Double(view.alpha), decimals: 6)
    }
}
