import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// The whole tree that is read from each format, as a hit test visits it.
@Suite
struct ReadTreeTests {
    /// The format, each visited view with what is known of it, the causes and the problems.
    private func lines(_ text: String, at point: CGPoint, wanting wanted: String? = nil) throws -> [String] {
        let dump = try ViewDump(text)
        let report = try dump.explainTouch(at: point, wanting: wanted)
        return [dump.kind.rawValue] + report.steps.map(line)
            + report.causes.map { "\($0.code) \($0.about?.name ?? "none") \($0.confidence.rawValue)" }
            + dump.problems.map(\.description)
    }

    private func line(_ step: DumpExplanation.Step) -> String {
        func numbers(_ numbers: [CGFloat]) -> String {
            numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
        }
        let box = step.bounds.map { numbers([$0.minX, $0.minY, $0.width, $0.height]) } ?? "no bounds"
        let place = step.point.map { numbers([$0.x, $0.y]) } ?? "no point"
        let flags = step.flags
        let words = [
            flags.isHidden.map { $0 ? "hidden" : "shown" }, flags.alpha.map { "alpha \($0)" },
            flags.isUserInteractionEnabled.map { $0 ? "interaction" : "no interaction" },
            flags.isEnabled.map { $0 ? "enabled" : "disabled" }, flags.isAnimated.map { $0 ? "animated" : "still" },
            flags.hasRecognizers.map { $0 ? "recognizers" : "no recognizers" },
        ].compactMap { $0 }
        let name = step.view.address.isEmpty ? step.view.name : "\(step.view.name) \(step.view.address)"
        return String(repeating: "  ", count: step.depth)
            + "\(name) (\(step.view.className), line \(step.view.line)) \(box) at \(place): \(step.verdict.code)"
            + (words.isEmpty ? "" : "; " + words.joined(separator: ", "))
    }

    @Test(
        "HT-15: a snapshot has its views in any of the usual spellings",
        arguments: [
            #"""
            {"windows": [{"class": "UIWindow", "address": "0x1", "frame": [0, 0, 390, 844], "subviews": [
              {"class": "UIScrollView", "address": "0x2", "frame": [0, 90, 390, 300], "contentOffset": [0, 50], "subviews": [
                {"class": "UIButton", "address": "0x3", "frame": [20, 60, 350, 50], "accessibilityIdentifier": "pay", "title": "Pay",
                 "enabled": false, "gestureRecognizers": [{"class": "UITapGestureRecognizer"}], "subviews": []}]},
              {"class": "UIView", "address": "0x6", "frame": [10, 100, 300, 200], "alpha": 0.0078125, "animating": true, "subviews": []},
              {"class": "Shop.Row", "baseClass": "UIView", "address": "0x5", "frame": [10, 100, 300, 200], "bounds": [0, 20, 300, 200],
               "userInteractionEnabled": false, "alpha": 0.25, "gestureRecognizers": [], "subviews": []},
              {"class": "UILabel", "address": "0x4", "frame": [10, 100, 300, 200], "hidden": true, "text": "Sale", "subviews": []}]}]}
            """#,
            #"""
            [{"className": "UIWindow", "id": "0x1", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "subviews": [
              {"className": "UIScrollView", "id": "0x2", "frame": [[0, 90], [390, 300]], "contentOffset": [0, 50], "views": [
                {"className": "UIButton", "id": "0x3", "frame": [20, 60, 350, 50], "identifier": "pay", "label": "Pay",
                 "isEnabled": false, "recognizers": [{"class": "UITapGestureRecognizer"}], "subviews": []}]},
              {"className": "UIView", "id": "0x6", "frame": "{{10, 100}, {300, 200}}", "alpha": 0.0078125, "isAnimating": true, "subviews": []},
              {"className": "Shop.Row", "superclass": "UIView", "id": "0x5", "frame": "{{10, 100}, {300, 200}}", "bounds": [[0, 20], [300, 200]],
               "isUserInteractionEnabled": false, "alpha": 0.25, "recognizers": [], "subviews": []},
              {"className": "UILabel", "id": "0x4", "frame": [10, 100, 300, 200], "isHidden": true, "accessibilityLabel": "Sale", "subviews": []}]}]
            """#,
        ])
    func snapshot(_ text: String) throws {
        let normal = "alpha 1.0, interaction"
        try expectEqual(
            lines(text, at: CGPoint(x: 100, y: 120), wanting: "pay"),
            [
                "snapshot",
                "UIWindow:1 0x1 (UIWindow, line 1) 0 0 390 844 at 100 120: descendant; shown, \(normal), still, no recognizers",
                "  UILabel:8 0x4 (UILabel, line 8) 0 0 300 200 at 90 20: hidden; hidden, \(normal), still, no recognizers",
                "  Row:6 0x5 (Shop.Row, line 6) 0 20 300 200 at 90 40: interaction; shown, alpha 0.25, no interaction, still, no recognizers",
                "  UIView:5 0x6 (UIView, line 5) 0 0 300 200 at 90 20: alpha; shown, alpha 0.0078125, interaction, animated, no recognizers",
                "  UIScrollView:2 0x2 (UIScrollView, line 2) 0 50 390 300 at 100 80: hit; shown, \(normal), still, no recognizers",
                "    pay 0x3 (UIButton, line 3) 0 0 350 50 at 80 20: disabled; shown, \(normal), disabled, still, recognizers",
                "disabled-control pay certain",
            ])
        try expectEqual(
            ViewDump(text).explainTouch(at: CGPoint(x: 100, y: 120), wanting: "Sale").wanted?.address, "0x4")
    }

    @Test("HT-8: a hierarchy of Detox has its frames, alpha values and texts, and no interaction")
    func detox() throws {
        let text = """
            <?xml version="1.0" encoding="utf-8"?>
            <ViewHierarchy>
             <UIWindow alpha="1.0" class="UIWindow" height="852" visibility="visible" width="393">
              <UIView alpha="0.5" class="UIView" height="200" testID="footer" visibility="visible" width="393" x="3" y="600">
               <UIButton alpha="1.0" class="UIButton" height="50" label="Pay &amp; go" testID="pay" visibility="visible" width="361" x="16" y="60" />
              </UIView>
              <UIView alpha="1.0" class="Shop.Cover" height="852" visibility="invisible" width="393" x="0" y="0" />
             </UIWindow>
            </ViewHierarchy>
            """
        let window = "UIWindow:3 (UIWindow, line 3) 0 0 393 852 at 196 685: descendant; shown, alpha 1.0"
        let views = [
            "  footer (UIView, line 4) 0 0 393 200 at 193 85: descendant; shown, alpha 0.5",
            "    pay (UIButton, line 5) 0 0 361 50 at 177 25: hit; shown, alpha 1.0",
        ]
        let cover = "  Cover:7 (Shop.Cover, line 7) 0 0 393 852 at 196 685: hidden; hidden, alpha 1.0"
        for wanted in ["pay", "Pay & go"] {
            try expectEqual(
                lines(text, at: CGPoint(x: 196, y: 685), wanting: wanted),
                ["Detox view hierarchy", window, cover] + views)
        }
        try expectEqual(
            lines(String(text.prefix(450)), at: CGPoint(x: 196, y: 685)), ["Detox view hierarchy", window] + views)
    }

    @Test("HT-14: a page source of WebDriverAgent has labels, values and states of its elements")
    func pageSource() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <AppiumAUT>
             <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" label="Pay" enabled="false" visible="false" hittable="0" x="20" y="640" width="350" height="50"/>
              <XCUIElementTypeTextField type="XCUIElementTypeTextField" name="name" label="" value="Ann" enabled="1" visible="1" x="20" y="600" width="350" height="100"/>
              <XCUIElementTypeTextField type="XCUIElementTypeTextField" placeholderValue="City" enabled="0" visible="0" x="20" y="600" width="350.5" height="101"/>
              <Other x="0" y="0" width="390" height="844"/>
              <Row type="XCUIElementTypeCell" label="Row" name="Row" x="0" y="600" width="390" height="99"/>
             </XCUIElementTypeApplication>
            </AppiumAUT>
            """
        try expectEqual(ViewDump(text).names, ["Application:3", "pay", "name", "TextField:6", "Cell:8"])
        let elements = [
            "WebDriverAgent page source",
            "Application:3 (Application, line 3) 0 0 390 844 at 100 660: untraced; enabled",
            "  pay (Button, line 4) 0 0 350 50 at 80 20: untraced; disabled",
            "  name (TextField, line 5) 0 0 350 100 at 80 60: untraced; enabled",
            "  TextField:6 (TextField, line 6) 0 0 350.5 101 at 80 60: untraced; disabled",
            "  Cell:8 (Cell, line 8) 0 0 390 99 at 100 60: untraced; enabled",
        ]
        let causes = [
            "Pay": ["disabled-control pay certain", "covered name cannotTell", "not-visible pay cannotTell"],
            "Ann": ["covered pay cannotTell"],
            "City": [
                "disabled-control TextField:6 certain", "covered pay cannotTell", "not-visible TextField:6 cannotTell",
            ],
            "Row": ["covered pay cannotTell"],
        ]
        for (wanted, causes) in causes {
            try expectEqual(lines(text, at: CGPoint(x: 100, y: 660), wanting: wanted), elements + causes)
        }
    }

    @Test(
        "HT-14: the elements of tools that describe the accessibility tree have names, frames and states",
        arguments: [
            #"""
            [{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Shop", "type": "Application", "enabled": true, "children": [
              {"AXFrame": "{{20, 640}, {350, 50}}", "AXUniqueId": "pay", "AXLabel": "Pay", "role": "AXButton", "enabled": false},
              {"AXFrame": "{{20, 600}, {350, 100}}", "AXValue": "Ann", "type": "TextField", "enabled": true}]}]
            """#,
            #"""
            {"type": "XCUIElementTypeApplication", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "label": "Shop", "isEnabled": true, "children": [
              {"type": "XCUIElementTypeButton", "rect": {"x": 20, "y": 640, "width": 350, "height": 50}, "rawIdentifier": "pay", "label": "Pay",
               "isEnabled": false},
              {"type": "XCUIElementTypeTextField", "rect": {"x": 20, "y": 600, "width": 350, "height": 100}, "value": "Ann", "isEnabled": true}]}
            """#,
            #"""
            {"attributes": {"bounds": "[0,0][390,844]", "accessibilityText": "Shop", "class": "Application", "enabled": "true"}, "children": [
              {"attributes": {"bounds": "[20,640][370,690]", "resource-id": "pay", "accessibilityText": "Pay", "class": "Button", "enabled": "false"}},
              {"attributes": {"bounds": "[20,600][370,700]", "hintText": "Ann", "class": "TextField", "enabled": "true"}}]}
            """#,
            """
            element_num,depth,bounds,attributes,parent_num
            0,0,"[0,0][390,844]","accessibilityText=Shop; class=Application; enabled=true",
            1,1,"[20,640][370,690]","resource-id=pay; accessibilityText=Pay; class=Button",0
            2,1,"[20,600][370,700]","hintText=Ann; class=TextField; enabled=true",0
            """,
        ])
    func elements(_ text: String) throws {
        // The elements are numbered by their lines.
        func plain(_ lines: [String]) -> [String] {
            lines.map { $0.replacing(/:[0-9]/, with: "").replacing(/, line [0-9]/, with: "") }
        }
        let dump = try ViewDump(text)
        expectEqual(plain(dump.names), ["Application", "pay", "TextField"])
        try expectEqual(
            plain(lines(text, at: CGPoint(x: 100, y: 660), wanting: "Pay").dropFirst() + []),
            [
                "Application (Application) 0 0 390 844 at 100 660: untraced; enabled",
                "  pay (Button) 0 0 350 50 at 80 20: untraced; disabled",
                "  TextField (TextField) 0 0 350 100 at 80 60: untraced; enabled", "disabled-control pay certain",
                "covered TextField cannotTell",
            ])
        try expectEqual(
            plain(lines(text, at: CGPoint(x: 100, y: 610), wanting: "Ann").dropFirst() + []),
            [
                "Application (Application) 0 0 390 844 at 100 610: untraced; enabled",
                "  TextField (TextField) 0 0 350 100 at 80 10: untraced; enabled",
            ])
    }
}
