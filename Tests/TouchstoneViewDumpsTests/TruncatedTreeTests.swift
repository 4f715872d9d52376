import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// Trees whose end or middle is missing: a view that is not in the text may be in front (HT-4).
@Suite
struct TruncatedTreeTests {
    private static let detox = """
        <?xml version="1.0" encoding="utf-8"?>
        <ViewHierarchy>
         <UIWindow alpha="1.0" class="UIWindow" height="852" visibility="visible" width="393">
          <UIButton alpha="1.0" class="UIButton" height="50" testID="pay" visibility="visible" width="361" x="16" y="660" />
          <Toast alpha="1.0" class="Shop.Toast" height="90" visibility="visible" width="393" x="0" y="640" />
          <Cover alpha="1.0" class="Shop.Cover" height="852" visibility="visible" width="393" x="0" y="0" />
         </UIWindow>
        </ViewHierarchy>
        """

    private static let recursive = """
        <UIWindow: 0x1; frame = (0 0; 393 852)>
           | <UIButton: 0x2; frame = (16 660; 361 50); accessibilityIdentifier = 'pay'>
           | <Shop.Toast: 0x3; frame = (0 640; 393 90)>
           | <Shop.Cover: 0x4; frame = (0 0; 393 852)>
        """

    /// What a truncated text says about the touch at (196, 685): its outcome and the view that is hit.
    private func answer(_ text: String, upTo end: String, wanting wanted: String? = nil) throws -> DumpExplanation {
        let range = try #require(text.range(of: end))
        return try ViewDump(String(text[..<range.upperBound])).explainTouch(
            at: CGPoint(x: 196, y: 685), wanting: wanted)
    }

    @Test(
        "HT-4: in a truncated tree, no view is known to be hit, because one that is missing may be in front",
        arguments: [
            (detox, "x=\"16\" y=\"660\" />", 4, "pay"), (detox, "width=\"361\" x=\"16\" y=\"660\"", 4, "pay"),
            (detox, "height=\"90\" vis", 5, "pay"), (detox, "width=\"393\" x=\"0\" y=\"640\" />\n", 6, "Toast:5"),
            (recursive, "<Shop.Toast: 0x3; frame = (0 640; 393 90); opa", 3, "Toast:3"),
            (recursive, "<Shop.Toast: 0x3; frame = (0 640; 393 90)", 3, "Toast:3"),
        ])
    func noHit(_ text: String, _ end: String, _ line: Int, _ front: String) throws {
        let text = text.replacingOccurrences(of: "393 90)>", with: "393 90); opaque = NO>")
        let report = try answer(text, upTo: end)
        expectEqual(report.outcome, .cannotTell)
        expectEqual(report.confidence, .cannotTell)
        #expect(report.hit == nil)
        expectEqual(
            report.notes.first,
            "the dump is truncated in line \(line), and a view that is missing may be in front of \(front)")
        #expect(report.unknowns.contains("the dump is truncated in line \(line)"))
        #expect(report.chain.isEmpty)
    }

    @Test(
        "HT-4: in a truncated tree, a touch is not said to reach the wanted view",
        arguments: [(detox, "x=\"16\" y=\"660\" />", 4), (detox, "height=\"90\" vis", 5)])
    func wanted(_ text: String, _ end: String, _ line: Int) throws {
        let report = try answer(text, upTo: end, wanting: "pay")
        expectEqual(report.outcome, .cannotTell)
        #expect(report.hit == nil)
        expectEqual(
            report.causes.map(\.text),
            ["the dump is truncated in line \(line), and a view that is missing may be in front of pay"])
        expectEqual(report.causes.map(\.code), ["left-out"])
    }

    @Test(
        "HT-4: a view in front blocks the touch also if the tree is truncated after it, but it may not be the hit view",
        arguments: [
            (detox, "y=\"640\" />", ["Toast:5 likely"]),
            (recursive + "\n   | <UIView: 0x5; hid", "hid", ["Cover:4 likely", "UIView:5 cannotTell"]),
        ])
    func covered(_ text: String, _ end: String, _ views: [String]) throws {
        let report = try answer(text, upTo: end, wanting: "pay")
        expectEqual(report.outcome, .blocked)
        expectEqual(report.causes.map { "\($0.about?.name ?? "none") \($0.confidence.rawValue)" }, views)
        #expect(report.causes.allSatisfy { $0.code == "covered" })
        #expect(report.hit == nil)
    }

    @Test("HT-4: lines that are left out matter only behind the last view before them and in the same window")
    func leftOut() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 393 852)>
               | <UIView: 0x2; frame = (0 0; 393 400)>
               ...
               | <UIButton: 0x4; frame = (16 660; 361 50)>
            <UIWindow: 0x5; frame = (0 0; 393 100)>
               | <UIView: 0x6; frame = (0 0; 393 50)>
            """
        func report(_ x: CGFloat, _ y: CGFloat) throws -> DumpExplanation {
            try ViewDump(text).explainTouch(at: CGPoint(x: x, y: y))
        }
        // The lines that are missing are behind the button, and in front of the view.
        try expectEqual(report(196, 685).hit?.name, "UIButton:4")
        try expectEqual(report(196, 685).outcome, .arrives)
        let view = try report(196, 300)
        expectEqual(view.outcome, .cannotTell)
        #expect(view.hit == nil)
        expectEqual(
            view.notes.first, "lines are missing after line 2, and a view that is missing may be in front of UIView:2")
        // Another window is in front of all of them.
        try expectEqual(report(196, 20).hit?.name, "UIView:6")
        try expectEqual(report(196, 20).outcome, .arrives)
    }

    @Test(
        "HT-4: in a truncated tree of elements, one that is missing may contain the point",
        arguments: [
            (
                """
                <AppiumAUT>
                 <XCUIElementTypeApplication name="Shop" x="0" y="0" width="390" height="844">
                  <XCUIElementTypeButton name="pay" x="20" y="640" width="350" height="50"/>
                  <XCUIElementTypeBut
                """, 4
            ),
            (
                """
                [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
                  {"type": "Button", "AXUniqueId": "pay", "frame": {"x": 20, "y": 640, "width": 350, "height": 50}},
                  {"type": "But
                """, 3
            ),
        ])
    func elements(_ text: String, _ line: Int) throws {
        let dump = try ViewDump(text)
        expectEqual(dump.problems, [.init(line: line, message: "the text is cut off")])
        let report = try dump.explainTouch(at: nil, wanting: "pay")
        expectEqual(report.outcome, .cannotTell)
        expectEqual(
            report.causes.map(\.text),
            ["the dump is truncated in line \(line), and an element that is missing may contain the point"])
        expectEqual(report.causes.first?.restsOn, ["the dump is truncated in line \(line)"])
    }

    @Test("HT-4: a truncated snapshot is read up to the truncation, and its last number counts as missing")
    func snapshot() throws {
        let text = """
            {"windows": [{"class": "UIWindow", "frame": [0, 0, 390, 844], "subviews": [
              {"class": "UIButton", "frame": [20, 640, 350, 50], "subviews": []},
              {"class": "UIView", "frame": [0, 0, 390, 84
            """
        let dump = try ViewDump(text)
        expectEqual(dump.names, ["UIWindow:1", "UIButton:2", "UIView:3"])
        expectEqual(dump.problems, [.init(line: 3, message: "the text is cut off")])
        let report = try dump.explainTouch(at: CGPoint(x: 100, y: 660), wanting: "UIButton")
        expectEqual(report.outcome, .cannotTell)
        expectEqual(report.causes.map(\.code), ["covered", "left-out"])
        expectEqual(
            report.causes.last?.text,
            "the dump is truncated in line 3, and a view that is missing may be in front of UIButton:2")
    }

    @Test("HT-4: a name that a truncated tree of elements does not contain may be in the missing part")
    func absentElement() throws {
        let text = """
            [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
              {"type": "Button", "AXUniqueId": "pay", "frame": {"x": 20, "y": 640, "width": 350, "height": 50}}]}]
            """
        let whole = try ViewDump(text).explainTouch(at: nil, wanting: "coupon")
        expectEqual(whole.outcome, .blocked)
        expectEqual(whole.confidence, .likely)
        let cut = try ViewDump(String(text.dropLast(2))).explainTouch(at: nil, wanting: "coupon")
        expectEqual(cut.outcome, .cannotTell)
        expectEqual(cut.confidence, .cannotTell)
        expectEqual(cut.causes.map(\.code), ["not-present"])
        expectEqual(cut.causes.first?.text.hasPrefix("no element is called coupon, but lines are missing"), true)
    }
}
