import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// Logs that state what a tap hit, or that an element cannot be hit.
@Suite
struct StatedHitTests {
    private func detox(hit: String, _ views: String...) -> String {
        """
        Test Failed: View is not hittable at its visible point. Error: Failed to hit view with identifier `pay` at point {196, 685} with hit-test
        - Origin view: <UIWindow: 0x1; frame = (0 0; 393 852)>
        - Absolute origin: {0, 0}
        - Hit: \(hit)
        - Target view: <UIButton: 0x9; frame = (16 660; 361 50)>
        - Relative point: {196, 685}
        View Hierarchy:
        <UIWindow: 0x1; frame = (0 0; 393 852)>

        """ + views.map { "   | " + $0 }.joined(separator: "\n")
    }

    private let button = "<UIButton: 0x9; frame = (16 660; 361 50)>"
    private let toast = "<ToastView: 0x5; frame = (0 600; 393 200)>"

    @Test("HT-4: the hit test in a log of Detox confirms what the tree shows")
    func agreement() throws {
        let report = try ViewDump(detox(hit: toast, button, toast)).explainTouch(at: nil, wanting: "pay")
        expectEqual(report.location, CGPoint(x: 196, y: 685))
        expectEqual(report.causes.first?.code, "covered")
        expectEqual(report.hit?.name, "ToastView:10")
        expectEqual(report.confidence, .certain)
        #expect(report.notes.contains { $0.contains("UIKit's own hit test") })
    }

    @Test("HT-1: if the tree and the logged hit test differ, the answer says what the tree cannot show")
    func difference() throws {
        let report = try ViewDump(detox(hit: "<UIWindow: 0x1; frame = (0 0; 393 852)>", button))
            .explainTouch(at: nil, wanting: "pay")
        expectEqual(report.outcome, .blocked)
        expectEqual(report.hit?.name, "UIWindow:8")
        expectEqual(report.causes.first?.code, "not-in-tree")
        expectEqual(report.causes.first?.text.contains("override of hitTest(_:with:)"), true)
    }

    @Test("HT-1: a view that was hit and is missing in the tree is named")
    func missing() throws {
        let report = try ViewDump(detox(hit: "<HostView: 0x77; frame = (0 0; 9 9)>", button)).explainTouch(
            at: nil, wanting: "pay")
        expectEqual(report.outcome, .blocked)
        expectEqual(report.causes.first?.about?.className, "HostView")
    }

    @Test("A statement about another point is not used")
    func otherPoint() throws {
        let report = try ViewDump(detox(hit: toast, button)).explainTouch(
            at: CGPoint(x: 30, y: 670), wanting: "UIButton")
        expectEqual(report.outcome, .arrives)
        #expect(report.notes.contains { $0.contains("another point") })
    }

    @Test("HT-4: the log may be separate from the tree, whose views have no addresses")
    func separateLog() throws {
        let tree = """
            <ViewHierarchy>
             <UIWindow class="UIWindow" alpha="1.0" height="852" visibility="visible" width="393">
              <UIButton class="UIButton" alpha="1.0" height="50" testID="pay" visibility="visible" width="361" x="16" y="660" />
              <ToastView class="ToastView" alpha="1.0" height="200" visibility="visible" width="393" x="0" y="600" />
             </UIWindow>
            </ViewHierarchy>
            """
        let dump = try ViewDump(bytes: Array(tree.utf8), log: Array(detox(hit: toast).utf8))
        let report = try dump.explainTouch(at: nil, wanting: "pay")
        expectEqual(report.hit?.name, "ToastView:4")
        expectEqual(report.causes.first?.code, "covered")
    }

    @Test("HT-4: the short form of Detox's error names the view that was hit")
    func shortForm() throws {
        let text = """
            Test Failed: View “<UIButton: 0x9>” is not hittable at point “{"x":10,"y":10}”; Another view “<ToastView: 0x5>” is hittable at window point “{"x":196,"y":685}”
            <UIWindow: 0x1; frame = (0 0; 393 852)>
               | \(button)
               | \(toast)
            """
        let report = try ViewDump(text).explainTouch(at: nil, wanting: "UIButton")
        expectEqual(report.location, CGPoint(x: 196, y: 685))
        expectEqual(report.hit?.name, "ToastView:4")
    }

    @Test("HT-4: XCUITest's hit point {-1, -1} means that the element it looked for is not hittable")
    func hitPoint() throws {
        let text = """
                t =     4.24s Tap "pay" Button
                t =     4.31s         Computed hit point {-1, -1} after scrolling to visible
            Element subtree:
             →Application, 0x1, pid: 1, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Button, 0x3, {{20.0, 640.0}, {350.0, 50.0}}, identifier: 'pay', label: 'Pay'
                  Button, 0x4, {{20.0, 740.0}, {350.0, 50.0}}, identifier: 'other', label: 'Other'
            """
        let report = try ViewDump(text).explainTouch(at: nil, wanting: "pay")
        expectEqual(report.outcome, .blocked)
        expectEqual(report.causes.first?.code, "not-hittable")
        expectEqual(report.causes.first?.confidence, .certain)
        try expectEqual(ViewDump(text).explainTouch(at: nil, wanting: "other").outcome, .arrives)
    }

    @Test(
        "HT-4: XCUITest's messages about elements that are not hittable are read",
        arguments: [
            "error: Failed to tap \"pay\" Button: Failed to scroll to visible (by AX action) Button, {{20.0, 640.0}, {350.0, 50.0}}, identifier: 'pay'",
            "Not hittable: Button, {{20.0, 640.0}, {350.0, 50.0}}, identifier: 'pay', label: 'Pay'",
            "(lldb) po app.buttons[\"pay\"].isHittable\nfalse",
            "Unable to find hit point for Button, {{20.0, 640.0}, {350.0, 50.0}}, identifier: 'pay'",
        ])
    func waysToSayIt(_ line: String) throws {
        let text = """
            \(line)
            Element subtree:
             →Application, 0x1, pid: 1, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Button, 0x3, {{20.0, 640.0}, {350.0, 50.0}}, identifier: 'pay', label: 'Pay'
                  Button, 0x4, {{20.0, 740.0}, {350.0, 50.0}}, identifier: 'other', label: 'Other'
            """
        try expectEqual(ViewDump(text).explainTouch(at: nil, wanting: "pay").causes.first?.code, "not-hittable")
        try expectEqual(ViewDump(text).explainTouch(at: nil, wanting: "other").outcome, .arrives)
    }

    @Test("HT-4: a log with hit point {-1, -1} and without a tree is explained")
    func logAlone() throws {
        let text = """
                t =     4.24s Tap "pay" Button
                t =     4.31s         Computed hit point {-1, -1} after scrolling to visible
            """
        let report = try ViewDump(text).explainTouch(at: nil, wanting: "pay")
        expectEqual(report.outcome, .blocked)
        expectEqual(report.causes.first?.code, "not-hittable")
    }

    @Test("HT-4: hittable=false of WebDriverAgent means that the element is not hittable")
    func hittableAttribute() throws {
        let text = """
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" enabled="true" visible="true" hittable="false" x="0" y="0" width="9" height="9"/>
            """
        try expectEqual(ViewDump(text).explainTouch(at: nil, wanting: "pay").causes.first?.code, "not-hittable")
    }
}
