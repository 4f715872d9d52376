import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// The differences between two trees, as values, text and JSON.
@Suite
struct DumpComparisonTests {
    private func comparison(_ before: String, _ after: String) throws -> DumpComparison {
        DumpComparison(try ViewDump(before), try ViewDump(after))
    }

    @Test("Each property of a view that changed is listed with both values, in the order of the later tree")
    func properties() throws {
        let before = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UIScrollView: 0x2; frame = (0 90; 390 300); contentOffset: {0, 10}>
               |    | <UILabel: 0x3; frame = (1 2; 3 4.5); text = 'Sale'; alpha = 0.5>
               | <UIButton: 0x4; frame = (0 400; 100 44); enabled = NO; animations = { opacity=<CABasicAnimation: 0x9>; }>
            """
        let after = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UIButton: 0x4; frame = (0 400; 100 44); enabled = YES; hidden = YES; userInteractionEnabled = NO>
               | <UIScrollView: 0x2; frame = (0 90; 390 300); contentOffset: {5, 30}>
               |    | <UILabel: 0x3; frame = (1 2; 3 8.25); text = 'Sold'>
            """
        let changes = try comparison(before, after).changes
        expectEqual(
            changes.map { "\($0.view.name) \($0.view.line) \($0.what): \($0.before ?? "nil") → \($0.after ?? "nil")" },
            [
                "UIButton:2 2 hidden: false → true", "UIButton:2 2 userInteractionDisabled: false → true",
                "UIButton:2 2 disabled: true → false", "UIButton:2 2 animated: true → false",
                "UIScrollView:3 3 contentOffset: (0, 10) → (5, 30)", "UILabel:4 4 frame: (1 2; 3 4.5) → (1 2; 3 8.25)",
                "UILabel:4 4 text: Sale → Sold", "UILabel:4 4 alpha: 0.5 → 1.0",
            ])
        #expect(changes.allSatisfy { $0.kind == .changed && $0.inside == 0 })
    }

    @Test("Elements without addresses are matched by identifier, text, or place, and their states are compared")
    func elements() throws {
        func text(_ pay: String, _ second: String) -> String {
            """
            <AppiumAUT>
             <XCUIElementTypeOther x="0" y="0" width="390" height="844">
              <XCUIElementTypeButton name="pay" label="\(pay)" x="20" y="640" width="350" height="50" \(second)/>
              <XCUIElementTypeCell label="Row" x="0" y="9" width="390" height="44"/>
              <XCUIElementTypeCell label="Row" x="0" y="53" width="390" height="44"/>
             </XCUIElementTypeOther>
            </AppiumAUT>
            """
        }
        let before = text("Pay", "visible=\"true\" enabled=\"true\" hittable=\"true\"")
        let after = text("Paid", "visible=\"false\" enabled=\"false\" hittable=\"false\"")
            .replacingOccurrences(of: "y=\"53\"", with: "y=\"60\"")
        try expectEqual(
            comparison(before, after).description,
            """
            changed: pay: text was Pay and is Paid
            changed: pay: disabled was false and is true
            changed: pay: notVisible was false and is true
            changed: pay: notHittable was false and is true
            changed: Cell:5: frame was (0 53; 390 44) and is (0 60; 390 44)
            """)
        try expectEqual(
            comparison(before, before).description,
            "nothing changed: the trees contain the same views with the same frames, texts and flags")
    }

    @Test("A view that appeared counts what is inside it, unless the other tree has some of that")
    func inside() throws {
        let before = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UIButton: 0x5; frame = (0 0; 100 44)>
               | <OldView: 0x8; frame = (0 0; 1 2)>
               |    | <UILabel: 0x9; frame = (0 0; 9 9)>
               |    |    | <UIView: 0xA; frame = (0 0; 9 9)>
            """
        let after = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <CardView: 0x4; frame = (10 20; 300 200)>
               |    | <UIButton: 0x5; frame = (0 0; 100 44)>
               |    | <UILabel: 0x6; frame = (0 50; 9 9)>
            """
        let comparison = try comparison(before, after)
        expectEqual(
            comparison.description,
            """
            disappeared: OldView:3 at (0 0; 1 2), with 2 in it
            appeared: CardView:2 at (10 20; 300 200), with 1 in it
            appeared: UILabel:4 at (0 50; 9 9)
            """)
        expectEqual(
            comparison.json,
            #"{"version":1,"count":3,"changes":["#
                + #"{"change":"disappeared","view":"OldView:3","class":"OldView","line":3,"what":"frame","before":"(0 0; 1 2)","after":null,"inside":2},"#
                + #"{"change":"appeared","view":"CardView:2","class":"CardView","line":2,"what":"frame","before":null,"after":"(10 20; 300 200)","inside":1},"#
                + #"{"change":"appeared","view":"UILabel:4","class":"UILabel","line":4,"what":"frame","before":null,"after":"(0 50; 9 9)","inside":0}],"#
                + #""doubt":null}"#)
    }

    @Test("Trees of different formats are compared with a note")
    func formats() throws {
        let before = "<UIWindow: 0x1; frame = (0 0; 390 844)>"
        let after = """
            {"windows": [{"class": "UIWindow", "address": "0x1", "frame": [0, 0, 390, 800], "subviews": []}]}
            """
        let comparison = try comparison(before, after)
        let doubt =
            "the trees have different formats, recursiveDescription and snapshot, so frames and classes may differ for that reason alone"
        expectEqual(comparison.doubt, doubt)
        expectEqual(
            comparison.description,
            "changed: UIWindow:1: frame was (0 0; 390 844) and is (0 0; 390 800)\nnote: \(doubt)")
        #expect(comparison.json.hasSuffix("\"doubt\":\"\(doubt)\"}"))
    }

    @Test("At most 200 changes are written, and the others are counted")
    func many() throws {
        func text(_ height: Int, _ count: Int) -> String {
            "<UIWindow: 0x1; frame = (0 0; 390 844)>\n"
                + (0..<count).map { "   | <UIView: 0x\($0 + 10); frame = (0 0; 9 \(height))>" }.joined(separator: "\n")
        }
        let lines = try comparison(text(5, 203), text(6, 203)).description.split(separator: "\n")
        expectEqual(lines.count, 201)
        expectEqual(lines.last.map(String.init), "… and 3 more changes")
        try expectEqual(comparison(text(5, 200), text(6, 200)).description.split(separator: "\n").count, 200)
        let json = try comparison(text(5, 203), text(6, 203)).json
        #expect(json.hasPrefix("{\"version\":1,\"count\":203,"))
        expectEqual(json.components(separatedBy: "\"change\":").count, 201)
    }
}
