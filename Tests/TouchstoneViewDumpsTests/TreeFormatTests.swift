import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// Tree formats other than `recursiveDescription` with addresses, and the information that each contains.
@Suite
struct TreeFormatTests {
    private func answer(_ text: String, at point: CGPoint?, wanting wanted: String?) throws -> DumpExplanation {
        try ViewDump(text).explainTouch(at: point, wanting: wanted)
    }

    // MARK: View trees

    @Test("HT-16: a snapshot test's tree is read without addresses and with button titles")
    func withoutAddresses() throws {
        let text = """
            <LoginView; frame = (0 0; 375 812); layer = <CALayer>>
               | <RowView; frame = (16 100; 343 0); layer = <CALayer>>
               |    | <UIButton; frame = (24 20; 100 44); title = 'Sign in'; opaque = NO; layer = <CALayer>>
               | <UIButton; frame = (24 320; 327 48); title = 'Forgot it'; opaque = NO; layer = <CALayer>>
            """
        let blocked = try answer(text, at: CGPoint(x: 60, y: 130), wanting: "Sign in")
        expectEqual(blocked.outcome, .blocked)
        expectEqual(blocked.causes.first?.code, "no-size")
        expectEqual(blocked.causes.first?.about?.name, "RowView:2")
        try expectEqual(answer(text, at: CGPoint(x: 100, y: 340), wanting: "Forgot it").hit?.name, "UIButton:4")
    }

    @Test("HT-4: the order of views that were printed one by one is unknown")
    func printedOneByOne() throws {
        let text = """
            (lldb) po self.payButton
            <UIButton: 0x1; frame = (20 660; 350 50); layer = <CALayer: 0x2>>
            (lldb) po self.overlay
            <OverlayView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
            """
        for wanted in ["UIButton", "OverlayView"] {
            let report = try answer(text, at: CGPoint(x: 195, y: 685), wanting: wanted)
            expectEqual(report.outcome, .cannotTell)
            #expect(report.hit == nil)
        }
    }

    @Test("HT-7: a certain cause of a view that was printed alone is reported")
    func hiddenOneByOne() throws {
        let text = """
            <UIButton: 0x1; frame = (20 660; 350 50); hidden = YES; layer = <CALayer: 0x2>>
            <OverlayView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
            """
        let report = try answer(text, at: CGPoint(x: 195, y: 685), wanting: "UIButton")
        expectEqual(report.outcome, .blocked)
        expectEqual(report.causes.first?.code, "hidden")
    }

    @Test("HT-4: a decoration view that comes after a cell of a list is in front of it, and one before is behind")
    func decorationViews() throws {
        func list(_ views: String...) -> String {
            (["<UICollectionView: 0x1; frame = (0 0; 390 700); contentOffset: {0, 0}>"] + views.map { "   | " + $0 })
                .joined(separator: "\n")
        }
        let cell = "<PhotoCell: 0x2; baseClass = UICollectionViewCell; frame = (16 10; 110 130)>"
        let decoration = "<SectionBackgroundView: 0x3; baseClass = UICollectionReusableView; frame = (8 0; 374 300)>"
        let point = CGPoint(x: 60, y: 60)
        let behind = try answer(list(decoration, cell), at: point, wanting: "PhotoCell")
        expectEqual(behind.outcome, .arrives)
        let front = try answer(list(cell, decoration), at: point, wanting: "PhotoCell")
        expectEqual(front.causes.first?.code, "covered")
        expectEqual(front.causes.first?.about?.name, "SectionBackgroundView:3")
    }

    @Test("HT-8: Detox's view hierarchy is a view tree without interaction and enabled state")
    func detoxHierarchy() throws {
        let text = """
            <?xml version="1.0" encoding="utf-8"?>
            <ViewHierarchy>
             <UIWindow alpha="1.0" class="UIWindow" height="852" visibility="visible" width="393">
              <UIView alpha="0.0" class="UIView" height="200" testID="footer" visibility="visible" width="393" x="0" y="600">
               <UIButton alpha="1.0" class="UIButton" height="50" label="Pay" testID="pay" visibility="visible" width="361" x="16" y="60" />
              </UIView>
              <WKWebView class="WKWebView" height="9" visibility="visible" width="9" x="0" y="0" alpha="1.0">
               <![CDATA[<div class="a" width="1"><b>]]>
              </WKWebView>
             </UIWindow>
            </ViewHierarchy>
            """
        let dump = try ViewDump(text)
        expectEqual(dump.kind, .detoxHierarchy)
        expectEqual(dump.names, ["UIWindow:3", "footer", "pay", "WKWebView:7"])
        let report = try dump.explainTouch(at: CGPoint(x: 196, y: 685), wanting: "pay")
        expectEqual(report.causes.first?.code, "alpha")
        expectEqual(report.causes.first?.about?.name, "footer")
    }

    @Test("HT-15: a snapshot in JSON is a view tree with flags, bounds and its own hit test")
    func snapshot() throws {
        let text = """
            {"version": 1, "windows": [{"class": "UIWindow", "address": "0x1", "frame": [0, 0, 390, 844], "subviews": [
              {"class": "UIButton", "address": "0x2", "frame": [20, 640, 350, 50], "enabled": false, "title": "Pay", "subviews": []}
            ]}]}
            """
        let dump = try ViewDump(text)
        expectEqual(dump.kind, .snapshot)
        let report = try dump.explainTouch(at: CGPoint(x: 100, y: 660), wanting: "Pay")
        expectEqual(report.causes.first?.code, "disabled-control")
        expectEqual(report.causes.first?.confidence, .certain)
        expectEqual(report.causes.first?.about?.line, 2)
    }

    @Test("HT-14: a view of a snapshot with an enabled state is a control, whatever its class name")
    func controlOfSnapshot() throws {
        let text = """
            {"windows": [{"class": "UIWindow", "frame": [0, 0, 390, 844], "subviews": [
              {"class": "Shop.Dial", "frame": {"x": 20, "y": 640, "width": 350, "height": 50}, "enabled": false,
               "gestureRecognizers": [{"class": "UITapGestureRecognizer", "frame": [0, 0, 9, 9]}], "subviews": []}]}],
             "hitTest": {"point": [100, 660], "view": "0x1"}}
            """
        let dump = try ViewDump(text)
        expectEqual(dump.names, ["UIWindow:1", "Dial:2"])
        let report = try dump.explainTouch(at: CGPoint(x: 30, y: 650), wanting: "Dial")
        expectEqual(report.causes.first?.code, "disabled-control")
    }

    @Test("HT-1: the hit test in a snapshot has priority over its frames")
    func hitTestOfSnapshot() throws {
        let text = """
            {"windows": [{"class": "UIWindow", "address": "0x1", "frame": [0, 0, 390, 844], "subviews": [
              {"class": "Shop.Button", "address": "0x2", "frame": [20, 640, 350, 50], "subviews": []}]}],
             "hitTest": {"point": [100, 660], "view": "0x1"}}
            """
        let report = try answer(text, at: nil, wanting: "Button")
        expectEqual(report.outcome, .blocked)
        expectEqual(report.hit?.name, "UIWindow:1")
        expectEqual(report.causes.first?.code, "not-in-tree")
    }

    // MARK: Accessibility trees

    private static let pageSource = """
        <?xml version="1.0" encoding="UTF-8"?>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" label="Pay &amp; go" enabled="ENABLED" visible="true" x="20" y="640" width="350" height="HEIGHT"/>
        </XCUIElementTypeApplication>
        """

    private static let describeUI = """
        Found 1 simulator
        [{"AXFrame": "{{0, 0}, {390, 844}}", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "type": "Application", "AXLabel": "Shop",
          "enabled": true, "children": [
          {"AXFrame": "{{20, 640}, {350, HEIGHT}}", "frame": {"y": 640, "x": 20, "width": 350, "height": HEIGHT},
           "AXUniqueId": "pay", "AXLabel": "Pay & go", "AXValue": null, "type": "Button", "enabled": ENABLED, "children": []}]}]
        """

    private static let maestro = """
        {"attributes": {"bounds": "[0,0][390,844]"}, "children": [
          {"attributes": {"accessibilityText": "Pay & go", "resource-id": "pay", "bounds": "[20,640][370,BOTTOM]", "enabled": "ENABLED"},
           "enabled": ENABLED, "children": []}]}
        """

    static let formats = [
        (pageSource, "WebDriverAgent page source"), (describeUI, "describe-ui"), (maestro, "Maestro hierarchy"),
    ]

    private func filled(_ text: String, isEnabled: Bool, height: Int) -> String {
        text.replacingOccurrences(of: "ENABLED", with: isEnabled ? "true" : "false")
            .replacingOccurrences(of: "HEIGHT", with: "\(height)").replacingOccurrences(
                of: "BOTTOM", with: "\(640 + height)")
    }

    @Test(
        "HT-14: disabled, off-screen, empty and missing elements of an accessibility tree receive no touch",
        arguments: formats)
    func exclusions(_ text: String, _ kind: String) throws {
        let healthy = filled(text, isEnabled: true, height: 50)
        try expectEqual(ViewDump(healthy).kind.rawValue, kind)
        let center = try answer(healthy, at: nil, wanting: "Pay & go")
        expectEqual(center.outcome, .arrives)
        expectEqual(center.location, CGPoint(x: 195, y: 665))
        expectEqual(center.confidence, .likely)
        #expect(center.unknowns.contains { $0.contains("accessibility tree") })

        let disabled = filled(text, isEnabled: false, height: 50)
        try expectEqual(answer(disabled, at: nil, wanting: "pay").causes.first?.code, "disabled-control")
        let flat = filled(text, isEnabled: true, height: 0)
        try expectEqual(answer(flat, at: CGPoint(x: 100, y: 640), wanting: "pay").causes.first?.code, "no-size")
        let missing = try answer(healthy, at: nil, wanting: "coupon")
        expectEqual(missing.outcome, .blocked)
        expectEqual(missing.causes.first?.code, "not-present")
        let offScreen = try answer(healthy, at: CGPoint(x: 100, y: 900), wanting: "pay")
        expectEqual(offScreen.causes.first?.code, "off-screen")
    }

    @Test("HT-4: the front one of two elements in an accessibility tree is unknown", arguments: [true, false])
    func noOrder(_ isLast: Bool) throws {
        let pay = #"{"type": "Button", "AXUniqueId": "pay", "frame": {"x": 20, "y": 640, "width": 350, "height": 50}}"#
        let sheet =
            #"{"type": "Button", "AXUniqueId": "sheet", "frame": {"x": 0, "y": 500, "width": 390, "height": 344}}"#
        let text = "[\(isLast ? sheet : pay), \(isLast ? pay : sheet)]"
        let report = try answer(text, at: CGPoint(x: 100, y: 660), wanting: "pay")
        expectEqual(report.outcome, .cannotTell)
        expectEqual(report.causes.first?.about?.name, "sheet")
        #expect(report.hit == nil)
    }

    @Test("HT-4: the content of a bar without elements is unknown")
    func closedBar() throws {
        let text = """
            [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
              {"type": "Group", "AXLabel": "Tab Bar", "frame": {"x": 0, "y": 761, "width": 390, "height": 83}, "children": []}]}]
            """
        let report = try answer(text, at: CGPoint(x: 100, y: 800), wanting: "Cart")
        expectEqual(report.outcome, .cannotTell)
    }

    @Test("Lines with one JSON object each are read as a list of elements")
    func linesOfJSON() throws {
        let text = """
            {"AXUniqueId": "map", "type": "Group", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}}
            {"AXUniqueId": "pin", "type": "Button", "frame": {"x": 10, "y": 10, "width": 32, "height": 32}}
            """
        let dump = try ViewDump(text)
        expectEqual(dump.names, ["map", "pin"])
        try expectEqual(dump.explainTouch(at: nil, wanting: "pin").outcome, .arrives)
    }

    @Test("HT-14: an element without enabled in Maestro's table is disabled")
    func maestroTable() throws {
        let text = """
            Running on iPhone 16
            element_num,depth,attributes,parent_num
            0,0,"bounds=[0,0][0,0]",
            1,1,"bounds=[0,0][402,874]; enabled=true",0
            2,2,"resource-id=pay; bounds=[20,640][370,690]; enabled=true",1
            2,2,"accessibilityText=Say ""hi"", now; bounds=[20,740][370,790]",1
            """
        try expectEqual(ViewDump(text).kind, .maestro)
        try expectEqual(answer(text, at: nil, wanting: "pay").outcome, .arrives)
        let report = try answer(text, at: nil, wanting: #"Say "hi", now"#)
        expectEqual(report.causes.first?.code, "disabled-control")
        expectEqual(report.causes.first?.about?.line, 6)
    }

    @Test("HT-14: sim-use's outline without the raw tree has levels, states and a screen")
    func outline() throws {
        let text = """
            {"data": {"entries": [
              {"role": "Group", "label": "card", "frame": {"x": 0, "y": 100, "width": 402, "height": 200}, "states": [], "depth": 1},
              {"role": "Button", "label": "Pay", "frame": {"x": 9, "y": 110, "width": 99, "height": 44}, "states": ["disabled"], "depth": 2},
              {"role": "Button", "label": "OK", "frame": {"x": 9, "y": 210, "width": 99, "height": 44}, "states": [], "depth": 2}],
              "screen": {"x": 0, "y": 0, "width": 402, "height": 874}}}
            """
        try expectEqual(answer(text, at: nil, wanting: "Pay").causes.first?.code, "disabled-control")
        let ok = try answer(text, at: nil, wanting: "OK")
        expectEqual(ok.outcome, .arrives)
        expectEqual(ok.path.map(\.name), ["Group:2", "Button:4"])
        try expectEqual(answer(text, at: CGPoint(x: 9, y: 900), wanting: "OK").causes.first?.code, "off-screen")
    }

    @Test("HT-15: a screen with only a size has the origin (0, 0)")
    func screenSize() throws {
        let text = """
            {"entries": [{"role": "Cell", "label": "Zoe", "frame": {"x": 0, "y": 900, "width": 402, "height": 60}, "depth": 1}],
             "screen": {"width": 402, "height": 874}}
            """
        try expectEqual(answer(text, at: nil, wanting: "Zoe").causes.first?.code, "off-screen")
    }

    @Test("Truncated trees are read up to the truncation", arguments: formats)
    func cutOff(_ text: String, _ kind: String) throws {
        let whole = Array(filled(text, isEnabled: true, height: 50).utf8)
        for length in stride(from: 0, to: whole.count, by: 7) {
            guard let dump = try? ViewDump(bytes: Array(whole[..<length])) else { continue }
            let report = try? dump.explainTouch(at: CGPoint(x: 100, y: 660), wanting: "pay")
            #expect(report?.outcome != .blocked)
        }
    }

    @Test("Hierarchies of Android are rejected as such")
    func android() {
        let text = #"{"attributes": {"class": "android.widget.Button", "bounds": "[0,0][9,9]"}, "children": []}"#
        #expect(throws: ViewDump.Failure.noViews(.android)) { try ViewDump(text) }
    }
}
