import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneText
import UIKit

@testable import TouchstoneWebHost

/// The messages of the server: pictures with their commands and views, scenes, records and notices.
@Suite(.application) @MainActor
struct DrawingMessageTests {
    private func object(_ json: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    private func line(_ value: Any) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    private func picture(_ commands: [DrawingCommand], _ views: [ViewOutline] = []) -> Picture {
        var list = DisplayList()
        for command in commands { list.append(command) }
        return Picture(
            size: CGSize(width: 390.5, height: 844), list: list, views: views, hasKeyboard: true, time: 1.25,
            recordNumber: 7)
    }

    /// The elements of each command without brackets.
    private func commands(_ commands: [DrawingCommand]) throws -> [String] {
        let message = try object(ServerMessage.frame(picture(commands)))
        return try #require(message["commands"] as? [[Any]]).map { String(try line($0).dropFirst().dropLast()) }
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)

    @Test func `A command is a list of its name and values, in the order of the page`() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let image = EncodedImage(Data([1, 2, 3]), mediaType: "image/png", pixelSize: CGSize(width: 1, height: 1))
        let text = CGPoint(x: 5, y: 6)
        try expectEqual(
            commands([
                .save, .restore, .group, .concatenate(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
                .clip(rect, cornerRadius: 9), .opacity(0.5), .fill(rect, cornerRadius: 9, red),
                .stroke(rect, cornerRadius: 9, lineWidth: 2, red),
                .text("T", baseline: text, width: 30, size: 17, weight: 400, red), .image("star", rect),
                .line(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), width: 5, red),
                .styledText("S", baseline: text, width: 30, font, red),
                .strokedText("S", baseline: text, width: 30, font, lineWidth: 2, red), .bitmap(image, part: nil, rect),
                .bitmap(image, part: CGRect(x: 0, y: 0, width: 0.5, height: 1), rect),
                .shadow(offset: CGSize(width: 1, height: 2), blur: 3, red), .shadow(offset: .zero, blur: 0, nil),
                .blend(.multiply),
                .mask([.save, .fill(rect, cornerRadius: 0, red)]),
            ]),
            [
                #""save""#, #""restore""#, #""group""#, #""transform",1,2,3,4,5,6"#, #""clip",1,2,3.5,4,9"#,
                #""opacity",0.5"#,
                ##""fill",1,2,3.5,4,9,"#ff0000ff""##, ##""stroke",1,2,3.5,4,9,2,"#ff0000ff""##,
                ##""text","T",5,6,30,17,400,"#ff0000ff""##,
                ##""image","star",1,2,3.5,4"##, ##""line",1,2,3,4,5,"#ff0000ff""##,
                ##""styledText","S",5,6,30,17,\##(font.cssWeight),"\##(font.familyName)","normal","#ff0000ff""##,
                ##""strokedText","S",5,6,30,17,\##(font.cssWeight),"\##(font.familyName)","normal",2,"#ff0000ff""##,
                ##""bitmap","\##(image.id)",null,1,2,3.5,4"##, ##""bitmap","\##(image.id)",[0,0,0.5,1],1,2,3.5,4"##,
                ##""shadow",1,2,3,"#ff0000ff""##, ##""shadow",0,0,0,null"##, ##""blend","multiply""##,
                ##""mask",[["save"],["fill",1,2,3.5,4,0,"#ff0000ff"]]"##,
            ])
    }

    @Test func `A path is SVG data, and a gradient has its shape, its stops and its ends`() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
        var style = StrokeStyle()
        (style.width, style.cap, style.join, style.miterLimit) = (2, .round, .bevel, 4)
        (style.dashes, style.dashPhase) = ([5, 6], 7)
        func gradient(_ shape: Gradient.Shape) -> DrawingCommand {
            var gradient = Gradient(shape, stops: [.init(red, at: 0), .init(red, at: 0.75)])
            gradient.extendsAfter = false
            return .gradient(gradient)
        }
        let point = CGPoint(x: 1, y: 2)
        let other = CGPoint(x: 3, y: 4)
        let data = path.svgData
        let stops = ##"[["#ff0000ff",0],["#ff0000ff",0.75]],true,false"##
        try expectEqual(
            commands([
                .clipPath(path, .evenOdd), .fillPath(path, .winding, red), .strokePath(path, style, red),
                .castShadow(path, offset: CGSize(width: 1, height: 2), blur: 3, red),
                gradient(.linear(from: point, to: other)),
                gradient(.radial(from: point, -5, to: other, 6)), gradient(.conic(center: point, angle: 0.5)),
            ]),
            [
                ##""clipPath","\##(data)","evenodd""##, ##""fillPath","\##(data)","nonzero","#ff0000ff""##,
                ##""strokePath","\##(data)",2,"round","bevel",4,[5,6],7,"#ff0000ff""##,
                ##""castShadow","\##(data)",1,2,3,"#ff0000ff""##, ##""gradient","linear",[1,2,3,4],\##(stops)"##,
                ##""gradient","radial",[1,2,0,3,4,6],\##(stops)"##, ##""gradient","conic",[0.5,1,2],\##(stops)"##,
            ])
    }

    @Test func `A frame has the size, the text input, the keyboard, the time and the views of its picture`() throws {
        let app = TestApplication.current
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        field.accessibilityIdentifier = "field"
        field.isSecureTextEntry = true
        field.alpha = 0.123456
        window.addSubview(field)
        app.settle()
        field.becomeFirstResponder()
        app.settle()
        var shown = picture([.save], app.application.viewOutline(limit: 10))
        shown.input = app.application.textInputPlace
        var message = try object(ServerMessage.frame(shown, isPast: true))
        let views = try #require(message["views"] as? [[String: Any]])
        message["views"] = nil
        let id = app.application.trace.subject(field).id
        var input = try #require(message["input"] as? [String: Any])
        #expect((input["caret"] as? [Double])?.count == 4)
        input["caret"] = nil
        message["input"] = input
        try expectEqual(
            line(message),
            ##"{"commands":[["save"]],"input":{"id":\##(id),"lines":false,"secure":true},"keyboard":true,"n":7,"past":true,"##
                + ##""size":[390.5,844],"time":1.25,"type":"frame"}"##)
        let view = try #require(views.first { $0["name"] as? String == "field" })
        let parent = try #require(
            views.firstIndex { $0["id"] as? Int == field.superview.map { app.application.trace.subject($0).id } })
        try expectEqual(
            line(view),
            ##"{"alpha":0.123456,"class":"UITextField","depth":\##((views[parent]["depth"] as? Int ?? 0) + 1),"hidden":false,"id":\##(id),"##
                + ##""interactive":true,"name":"field","parent":\##(view["parent"] ?? -1),"quad":[[10,20],[110,20],[110,60],[10,60]]}"##
        )
        withExtendedLifetime(window) {}
    }

    @Test func `Changes name the first item, the number of replaced items and the new ones`() throws {
        let before = picture((0..<10).map { .opacity(Float($0)) })
        var after = picture((0..<10).map { .opacity(Float($0 == 3 ? 30 : $0)) })
        after.recordNumber = 8
        let changes = try #require(PictureChanges(from: before, to: after))
        var message = try object(ServerMessage.frame(after, changes: changes, isPast: true))
        try expectEqual(line(message["changes"] ?? 0), #"{"commands":[[3,1,[["opacity",30]]]],"views":[]}"#)
        message["changes"] = nil
        try expectEqual(
            line(message),
            #"{"input":null,"keyboard":true,"n":8,"past":true,"size":[390.5,844],"time":1.25,"type":"frame"}"#)
        try #expect(!line(object(ServerMessage.frame(after, changes: changes))).contains("past"))
    }

    @Test func `The welcome message has the scenes, their tasks and the current scene`() throws {
        let task = WebHost.Scene.Task(question: "Q", goal: ["view": "red", "kind": "bound"], lesson: "L")
        let scenes = [
            WebHost.Scene(id: "a", title: "A", group: "G", summary: "S"),
            WebHost.Scene(id: "b", title: "B", task: task),
        ]
        var message = try object(ServerMessage.welcome(title: "T", run: "R", scenes: scenes, current: "b"))
        #expect((message["rules"] as? [String])?.contains("HT-4") == true)
        message["rules"] = nil
        try expectEqual(
            line(message),
            #"{"run":"R","scene":"b","scenes":[{"group":"G","id":"a","summary":"S","title":"A"},"#
                + #"{"group":"","id":"b","summary":"","title":"B"}],"#
                + #""tasks":{"b":{"goal":{"kind":"bound","view":"red"},"lesson":"L","question":"Q"}},"title":"T","type":"welcome","version":1}"#
        )
        try #expect(object(ServerMessage.welcome(title: "T", run: "R", scenes: [], current: nil))["scene"] is NSNull)
    }

    @Test func `Other messages have their contents`() throws {
        let image = EncodedImage(Data([1, 2, 3]), mediaType: "image/png", pixelSize: CGSize(width: 1, height: 1))
        let messages = [
            ServerMessage.notice(.info, "i"), ServerMessage.notice(.error, "e"), ServerMessage.pasteboard("p"),
            ServerMessage.mark("m"),
            ServerMessage.followed("f", refusal: nil), ServerMessage.followed("f", refusal: "r"),
            ServerMessage.image(image),
        ]
        try expectEqual(
            messages.map { try line(object($0)) },
            [
                #"{"level":"info","text":"i","type":"notice"}"#, #"{"level":"error","text":"e","type":"notice"}"#,
                #"{"text":"p","type":"pasteboard"}"#, #"{"text":"m","type":"mark"}"#,
                #"{"refusal":null,"text":"f","type":"followed"}"#, #"{"refusal":"r","text":"f","type":"followed"}"#,
                ##"{"data":"AQID","id":"\##(image.id)","media":"image/png","type":"image"}"##,
            ])
    }

    // MARK: Outcomes

    /// The outcomes that the page receives during a gesture, each as its JSON without numbers.
    private func outcomes(_ gesture: (TestApplication) -> Void) throws -> [String] {
        let app = TestApplication.current
        app.clear()
        gesture(app)
        var reader = PageReader()
        var found: [PageOutcome] = []
        for record in app.records {
            if case .portFired = record.fact { found += reader.endIteration() }
            found += reader.read(record).outcomes
        }
        found += reader.endIteration()
        return try found.map { outcome in
            var json = JSONText()
            json.array { list in outcome.write(into: &list) }
            let members = try #require(
                (try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [[String: Any]])?.first)
            #expect(members["viewID"] is NSNull == (outcome.view == nil))
            let flags = ["delivered", "dropped", "cancelled"].filter { members[$0] as? Bool == true }
            let texts = ["touch", "number", "code", "phrase", "view", "explanation"].map { key in
                members[key] is NSNull ? "-" : "\(members[key] ?? "?")"
            }
            return (texts + flags).joined(separator: "|")
        }
    }

    @Test func `An outcome says where a touch went, why, and whether it was handled`() throws {
        final class Keeper: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let window = TestApplication.current.makeWindow()
        let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        keeper.accessibilityIdentifier = "keeper"
        let plain = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        plain.accessibilityIdentifier = "plain"
        for view in [keeper, plain] { window.addSubview(view) }
        TestApplication.current.settle()
        try expectEqual(
            outcomes {
                $0.fingerTap(4, at: CGPoint(x: 50, y: 50))
                $0.fingerTap(at: CGPoint(x: 150, y: 50))
                $0.fingerDown(1, at: CGPoint(x: 50, y: 50))
                $0.fingerTap(2, at: CGPoint(x: 60, y: 60))
                $0.fingerCancel(1)
                $0.fingerTap(at: CGPoint(x: 5000, y: 50))
            },
            [
                "4|1|delivered|went to|keeper|-|delivered", "1|2|delivered|went to|plain|-|delivered",
                "1|2|delivered|went to|plain|-|delivered|dropped", "1|3|delivered|went to|keeper|-|delivered",
                "2|4|suppressed|is suppressed for|keeper|isMultipleTouchEnabled is false, and touch 1 is already in the view",
                "1|3|delivered|went to|keeper|-|delivered|cancelled",
                "1|5|unbound|went to|no view|no window has a view there",
            ])
        withExtendedLifetime(window) {}
    }
}
