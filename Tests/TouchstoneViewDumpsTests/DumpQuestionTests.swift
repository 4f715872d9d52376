import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// The meaning of names and points in a question, and the answer as JSON.
@Suite
struct DumpQuestionTests {
    private static let rows = """
        <UIWindow: 0x1; frame = (0 0; 390 844)>
           | <MailRow: 0x2; frame = (0 0; 390 100)>
           |    | <UIButton: 0x3; frame = (300 20; 80 44); title = 'Delete'>
           | <MailRow: 0x4; frame = (0 100; 390 100)>
           |    | <UIButton: 0x5; frame = (300 20; 80 44); title = 'Delete'; enabled = NO>
        """

    private func answer(_ text: String, at point: CGPoint?, wanting wanted: String?) throws -> DumpAnswer {
        try DumpQuestion(at: point, wanting: wanted).answer(Array(text.utf8))
    }

    @Test("HT-14: the point selects one of several views with the same title")
    func pointChooses() throws {
        let first = try answer(Self.rows, at: CGPoint(x: 340, y: 40), wanting: "Delete")
        expectEqual(first.report.wanted?.name, "UIButton:3")
        expectEqual(first.exitCode, 0)
        let second = try answer(Self.rows, at: CGPoint(x: 340, y: 140), wanting: "Delete")
        expectEqual(second.report.causes.first?.code, "disabled-control")
        expectEqual(second.exitCode, 2)
        #expect(throws: ViewDump.Failure.self) {
            try answer(Self.rows, at: CGPoint(x: 9, y: 9), wanting: "Delete")
        }
    }

    @Test("A name shared by nested elements means the control, or the outermost element")
    func nestedNames() throws {
        func tree(_ outer: String, _ inner: String) -> String {
            """
            [{"type": "\(outer)", "AXLabel": "Wi-Fi", "frame": {"x": 0, "y": 0, "width": 99, "height": 44}, "children": [
              {"type": "\(inner)", "AXLabel": "Wi-Fi", "frame": {"x": 9, "y": 9, "width": 50, "height": 20}}]}]
            """
        }
        try expectEqual(answer(tree("Cell", "StaticText"), at: nil, wanting: "Wi-Fi").report.wanted?.name, "Cell:1")
        try expectEqual(answer(tree("Other", "Switch"), at: nil, wanting: "Wi-Fi").report.wanted?.name, "Switch:2")
    }

    @Test("Selectors of test tools name views", arguments: ["id: pay", "~pay", "testID:pay", "pay"])
    func selectors(_ name: String) throws {
        let text = #"[{"type": "Button", "AXUniqueId": "pay", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}]"#
        try expectEqual(answer(text, at: nil, wanting: name).report.wanted?.name, "pay")
    }

    @Test("The center of a view is found through transforms and scrolled content")
    func center() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UIScrollView: 0x2; frame = (0 100; 390 700); contentOffset: {0, 50}>
               |    | <UIView: 0x3; frame = (0 200; 100 100); transform = [0.5, 0, 0, 0.5, 0, 0]; bounds = (0 0; 200 200)>
               |    |    | <UIButton: 0x4; frame = (0 0; 100 100)>
            """
        let report = try answer(text, at: nil, wanting: "UIButton").report
        expectEqual(report.location, CGPoint(x: 25, y: 275))
        expectEqual(report.outcome, .arrives)
    }

    @Test("A point in pixels of the device is recognized", arguments: [3.0, 2.0])
    func pixels(_ scale: Double) throws {
        let text = """
            [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
              {"type": "Button", "AXUniqueId": "pay", "frame": {"x": 150, "y": 600, "width": 200, "height": 50}}]}]
            """
        let point = CGPoint(x: 250 * scale, y: 620 * scale)
        let report = try answer(text, at: point, wanting: "pay").report
        expectEqual(report.outcome, .arrives)
        expectEqual(report.location, CGPoint(x: 250, y: 620))
        expectEqual(report.given, point)
        #expect(report.notes.contains { $0.contains("pixels") })
    }

    @Test("HT-15: a point outside the screen that is in the wanted view is not interpreted as pixels")
    func notPixels() throws {
        let text = """
            [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
              {"type": "Button", "AXUniqueId": "pay", "frame": {"x": 0, "y": 900, "width": 390, "height": 50}}]}]
            """
        let report = try answer(text, at: CGPoint(x: 195, y: 920), wanting: "pay").report
        #expect(report.given == nil)
        expectEqual(report.causes.first?.code, "off-screen")
    }

    @Test("The JSON has the keys of docs/why.schema.json, with the first cause's subject, fix and rules")
    func json() throws {
        let data = Data(try answer(Self.rows, at: CGPoint(x: 340, y: 140), wanting: "Delete").json.utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        expectEqual(
            Set(json.keys),
            [
                "version", "outcome", "confidence", "at", "wanted", "receives", "cause", "subject", "fix",
                "otherCauses",
                "evidence", "cannotKnow", "notes", "path", "tree",
            ])
        expectEqual(json["outcome"] as? String, "blocked")
        let cause = try #require(json["cause"] as? [String: Any])
        expectEqual(cause["code"] as? String, "disabled-control")
        expectEqual(cause["rules"] as? [String], ["HT-14"])
        #expect((json["subject"] as? [String: Any])?["name"] as? String == "UIButton:5")
        #expect((json["fix"] as? [String: Any])?["text"] as? String == "enable it: UIButton:5.isEnabled = true")
        expectEqual((json["cannotKnow"] as? [String])?.isEmpty, false)
    }

    @Test("The JSON has the point as it was given, the views, all causes, the evidence and the problems of the text")
    func wholeJSON() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <RowView: 0x2; frame = (0 100; 390 100); hidden = YES>
               and something else
               |    | <UIButton: 0x3; frame = (300 20; 80 44); enabled = NO; text = 'Delete'>
            """
        let answer = try answer(text, at: CGPoint(x: 1020, y: 420), wanting: "Delete")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(answer.json.utf8)) as? [String: Any])
        expectEqual(json["version"] as? Int, 1)
        expectEqual(json["outcome"] as? String, "blocked")
        expectEqual(json["confidence"] as? String, "certain")
        expectEqual(json["at"] as? [String: Double], ["x": 340, "y": 140, "givenX": 1020, "givenY": 420])
        func view(_ value: Any?) -> String {
            guard let view = value as? [String: Any] else { return "null" }
            return ["name", "class", "line", "address"].map { "\(view[$0] ?? "none")" }.joined(separator: " ")
        }
        expectEqual(view(json["wanted"]), "UIButton:4 UIButton 4 0x3")
        expectEqual(view(json["receives"]), "UIWindow:1 UIWindow 1 0x1")
        expectEqual(view(json["subject"]), "RowView:2 RowView 2 0x2")
        expectEqual(json["path"] as? [String], ["UIWindow:1", "RowView:2", "UIButton:4"])
        let fix = try #require(json["fix"] as? [String: Any])
        expectEqual(fix["code"] as? String, "unhide")
        expectEqual(view(fix["subject"]), "RowView:2 RowView 2 0x2")
        let cause = try #require(json["cause"] as? [String: Any])
        expectEqual(cause["code"] as? String, "hidden")
        expectEqual(cause["text"] as? String, "RowView:2 is hidden, and so are its subviews (HT-7)")
        expectEqual(cause["confidence"] as? String, "certain")
        expectEqual(cause["rules"] as? [String], ["HT-7"])
        expectEqual(cause["evidence"] as? [String], ["line 2: hidden = YES"])
        let others = try #require(json["otherCauses"] as? [[String: Any]])
        expectEqual(others.map { $0["code"] as? String }, ["disabled-control"])
        expectEqual(others.map { view($0["subject"]) }, ["UIButton:4 UIButton 4 0x3"])
        expectEqual(
            others.map { ($0["fix"] as? [String: Any])?["text"] as? String },
            ["enable it: UIButton:4.isEnabled = true"])
        let tree = try #require(json["tree"] as? [String: Any])
        expectEqual(tree["format"] as? String, "recursiveDescription")
        expectEqual(tree["kind"] as? String, "views")
        expectEqual(tree["count"] as? Int, 3)
        let problems = try #require(tree["problems"] as? [[String: Any]])
        expectEqual(problems.map { $0["line"] as? Int }, [3])
        expectEqual(
            problems.map { $0["message"] as? String }, ["no view is described here: and something else"])
        let (notes, unknowns) = (json["notes"] as? [String] ?? [], json["cannotKnow"] as? [String] ?? [])
        #expect(notes.contains { $0.contains("pixels") } && !unknowns.contains { $0.contains("pixels") })
        #expect(notes.contains("one line could not be read in full; see the problems"))
        #expect(Set(notes).isDisjoint(with: unknowns) && !unknowns.isEmpty)
    }

    @Test("The JSON of an answer without causes has nulls, and that of an unknown answer says cannot-tell")
    func emptyJSON() throws {
        let arrives = try answer(Self.rows, at: CGPoint(x: 340, y: 40), wanting: nil).json
        for part in [
            #""outcome":"arrives","confidence":"likely","at":{"x":340,"y":40,"givenX":null,"givenY":null},"wanted":null,"#,
            #""cause":null,"subject":null,"fix":null,"otherCauses":[],"#, #""path":[],"#, #""problems":[]"#,
        ] { #expect(arrives.contains(part)) }
        let element = #"[{"type": "Button", "AXUniqueId": "a", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}]"#
        let unknown = try answer(element, at: CGPoint(x: 1, y: 1), wanting: nil)
        #expect(unknown.json.contains(#""outcome":"cannot-tell","confidence":"cannot-tell","#))
        #expect(unknown.json.contains(#""format":"describe-ui","kind":"accessibility","count":1"#))
        expectEqual(unknown.exitCode, 3)
    }

    @Test(
        "A written point is two finite numbers with a comma between them",
        arguments: [
            ("60,120.5", CGPoint(x: 60, y: 120.5)), (" -3 , 4e1 ", CGPoint(x: -3, y: 40)), ("60", nil), ("1,2,3", nil),
            ("1,", nil), ("inf,2", nil), ("1,nan", nil), ("a,b", nil), ("", nil),
        ])
    func writtenPoint(_ text: String, _ point: CGPoint?) { expectEqual(CGPoint(written: text), point) }

    @Test("At most 20 unreadable lines are listed, and the others are counted")
    func problemLines() throws {
        func text(_ count: Int) -> String {
            (["<UIWindow: 0x1; frame = (0 0; 390 844)>"] + (0..<count).map { "unreadable words \($0)" })
                .joined(separator: "\n")
        }
        let many = try answer(text(23), at: .zero, wanting: nil)
        expectEqual(many.problemLines.count, 21)
        expectEqual(many.problemLines.first, "line 2: no view is described here: unreadable words 0")
        expectEqual(many.problemLines.last, "… and 3 more")
        #expect(many.report.notes.contains("23 lines could not be read in full; see the problems"))
        expectEqual(try answer(text(20), at: .zero, wanting: nil).problemLines.count, 20)
    }

    @Test(
        "HT-15: the screen is the frame of the application, of a window, or of the first large element at the origin",
        arguments: [
            (["Application 0 0 0 0", "Window 0 0 390 844"], true),
            (["Application 0 0 390 0", "Other 0 0 390 844"], true),
            (["Application 0 0 0 844", "Other 0 0 390 844"], true), (["Application 0 0 390 844"], true),
            (["Window 0 0 390 844", "Application 0 0 390 2000"], false), (["Other 0 0 390 844"], true),
            (["Other 0 0 199 844", "Other 0 0 390 2000"], false), (["Other 0 0 200 200"], true),
            (["Other 0 0 390 199", "Other 0 0 390 2000"], false), (["Other 1 0 390 844"], false),
        ])
    func screen(_ frames: [String], _ isOffScreen: Bool) throws {
        let elements = (frames + ["Button 50 900 90 50"]).map { frame in
            let words = frame.split(separator: " ")
            return #"{"type": "\#(words[0])", "frame": [\#(words.dropFirst().joined(separator: ", "))]}"#
        }
        let report = try answer("[\(elements.joined(separator: ","))]", at: nil, wanting: "Button").report
        expectEqual(report.causes.contains { $0.code == "off-screen" }, isOffScreen)
    }

    @Test("A comparison lists what appeared, disappeared and changed")
    func comparison() throws {
        let after =
            Self.rows.replacingOccurrences(of: "(0 100; 390 100)", with: "(0 120; 390 100)")
            .replacingOccurrences(
                of: "   |    | <UIButton: 0x3; frame = (300 20; 80 44); title = 'Delete'>\n", with: "")
            + "\n   | <UIView: 0x8; frame = (0 0; 390 844)>\n   |    | <UILabel: 0x9; frame = (0 0; 9 9)>"
        let comparison = DumpComparison(try ViewDump(Self.rows), try ViewDump(after))
        expectEqual(
            comparison.description,
            """
            changed: MailRow:3: frame was (0 100; 390 100) and is (0 120; 390 100)
            disappeared: UIButton:3 at (300 20; 80 44)
            appeared: UIView:5 at (0 0; 390 844), with 1 in it
            """)
        #expect(DumpComparison(try ViewDump(after), try ViewDump(after)).changes.isEmpty)
    }
}
