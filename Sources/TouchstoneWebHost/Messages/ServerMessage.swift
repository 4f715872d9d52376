import Foundation
import TouchstoneCore
import TouchstoneGeometry
import TouchstoneRules
import TouchstoneText

/// The drawing of the screen and its views, at the end of one run-loop iteration of the application.
struct Picture: Sendable {
    var size: CGSize
    var list: DisplayList
    var views: [ViewOutline]
    /// The location and kind of the text input that has focus.
    var input: TextInputPlace?
    /// Whether the application's built-in keyboard appears for text input.
    var hasKeyboard: Bool
    /// The time of the picture in seconds of the application's clock; `recordNumber` is the last trace record before
    /// it.
    var time: TimeInterval
    var recordNumber: Int

    /// The picture for a page that shows only the drawing.
    var withoutViews: Picture {
        var picture = self
        picture.views = []
        return picture
    }
}

enum NoticeLevel: String, Sendable {
    case info, error
}

/// Creates the server's messages to a page, in version 1 of the protocol.
enum ServerMessage {
    static let version = 1

    static func welcome(title: String, run: String, scenes: [WebHost.Scene], current: String?) -> String {
        message("welcome") { json in
            json.key("version")
            json.add(version)
            json.key("title")
            json.add(title)
            json.key("run")
            json.add(run)
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
            json.key("tasks")
            json.object { json in
                for scene in scenes {
                    guard let task = scene.task else { continue }
                    json.key(scene.id)
                    json.object { add(task, &$0) }
                }
            }
            json.key("rules")
            json.array { list in
                for rule in RuleBook.embedded.rules { list.add(rule.id) }
            }
            json.key("scene")
            if let current { json.add(current) } else { json.addNull() }
        }
    }

    private static func add(_ task: WebHost.Scene.Task, _ json: inout JSONText) {
        json.key("question")
        json.add(task.question)
        json.key("goal")
        json.object { goal in
            for (key, value) in task.goal.sorted(by: { $0.key < $1.key }) {
                goal.key(key)
                goal.add(value)
            }
        }
        json.key("lesson")
        json.add(task.lesson)
    }

    /// Returns the message about the result of applying a suggestion.
    static func followed(_ text: String, refusal: String?) -> String {
        message("followed") { json in
            json.key("text")
            json.add(text)
            json.key("refusal")
            if let refusal { json.add(refusal) } else { json.addNull() }
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

    /// Returns the message of trace records. A record that changes the outcome of touches has the member `outcomes`, and one that begins
    /// a touch has its number among all touches, `touchNumber`: a later touch of the same finger has another one.
    ///
    /// - Parameter isPast: Whether the records are from before the page joined.
    static func trace(_ records: some Sequence<PageRecord>, isPast: Bool = false) -> String {
        message("trace") { json in
            if isPast { json.addPast() }
            json.key("records")
            json.array { list in
                for each in records {
                    TraceJSON(each.record).write(into: &list) { json in
                        if let number = each.touchNumber { json.add("touchNumber", number) }
                        guard !each.outcomes.isEmpty else { return }
                        json.key("outcomes")
                        json.array { list in for outcome in each.outcomes { outcome.write(into: &list) } }
                    }
                }
            }
        }
    }

    /// Returns the message of an image, which is sent once to a page; pictures refer to it by its ID.
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

    /// Returns a heading for the messages after it.
    static func mark(_ text: String) -> String {
        message("mark") { json in
            json.key("text")
            json.add(text)
        }
    }

    static func frame(_ picture: Picture, isPast: Bool = false) -> String {
        message("frame") { json in
            if isPast { json.addPast() }
            json.add(aroundPicture: picture)
            json.key("commands")
            json.array { list in
                for command in picture.list.commands { list.array { $0.add(command) } }
            }
            json.key("views")
            json.array { list in
                for view in picture.views { list.object { $0.add(view) } }
            }
        }
    }

    /// Returns the message of a picture as differences from the previous one.
    static func frame(_ picture: Picture, changes: PictureChanges, isPast: Bool = false) -> String {
        message("frame") { json in
            if isPast { json.addPast() }
            json.add(aroundPicture: picture)
            json.key("changes")
            json.object { json in
                json.key("commands")
                json.add(changes.commands) { command, list in list.array { $0.add(command) } }
                json.key("views")
                json.add(changes.views) { view, list in list.object { $0.add(view) } }
            }
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
    fileprivate mutating func addPast() {
        key("past")
        add(true)
    }

    fileprivate mutating func add(aroundPicture picture: Picture) {
        key("size")
        array { $0.add(numbers: [picture.size.width, picture.size.height]) }
        key("input")
        if let input = picture.input { object { $0.add(input) } } else { addNull() }
        key("keyboard")
        add(picture.hasKeyboard)
        key("time")
        add(picture.time, decimals: 6)
        key("n")
        add(picture.recordNumber)
    }

    fileprivate mutating func add<Item>(_ edits: [ListEdit<Item>], _ item: (Item, inout JSONText) -> Void) {
        array { list in
            for edit in edits {
                list.array { json in
                    json.add(edit.gone.lowerBound)
                    json.add(edit.gone.count)
                    json.array { items in
                        for each in edit.items { item(each, &items) }
                    }
                }
            }
        }
    }

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
            add(rule.svgName)
        case .fillPath(let path, let rule, let color):
            add("fillPath")
            add(path.svgData)
            add(rule.svgName)
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
        // Six decimals distinguish an alpha just below 0.01, which excludes a view from hit testing.
        add(Double(view.alpha), decimals: 6)
    }
}
