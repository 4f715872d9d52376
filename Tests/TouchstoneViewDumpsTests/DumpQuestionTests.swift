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
