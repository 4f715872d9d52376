import Foundation
import Testing
import TouchstoneExamples
import TouchstoneExpectations
import TouchstoneSnapshotFile
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneViewDumps
import UIKit

/// What the file for apps writes, and what `why-tap` reads from it.
@Suite(.application) @MainActor
struct TouchSnapshotTests {
    let app = TestApplication.current

    private func address(_ object: AnyObject?) -> String? {
        object.map { "0x" + String(UInt(bitPattern: ObjectIdentifier($0)), radix: 16) }
    }

    /// The views of all windows as JSON objects, each before its subviews.
    private func views(of text: String) throws -> [[String: Any]] {
        let snapshot = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        var views: [[String: Any]] = []
        var waiting = try #require(snapshot?["windows"] as? [[String: Any]])
        while let view = waiting.popLast() {
            views.append(view)
            waiting += (view["subviews"] as? [[String: Any]] ?? []).reversed()
        }
        return views
    }

    @Test("HT-1: the snapshot's own hit test and the live answer name the same view, in every scene of the lab")
    func receivers() throws {
        for scene in ExampleScene.all {
            try TestApplication.run { app in
                let window = UIWindow(windowScene: UIWindowScene())
                window.rootViewController = scene.make()
                window.makeKeyAndVisible()
                app.retain(window)
                app.advance(by: 1)
                for part in 1..<8 {
                    let point = CGPoint(
                        x: window.bounds.width * CGFloat(part % 4 + 1) / 5, y: window.bounds.height * CGFloat(part) / 8)
                    let live = app.application.explainTouch(at: point)
                    let stored = try ViewDump(TouchSnapshot.json(at: point)).explainTouch(at: point)
                    expectEqual(stored.hit?.address, address(live.hit?.object), "\(scene.id) at \(point)")
                }
            }
        }
    }

    @Test(
        "HT-7: the tree alone tells the live cause of an injected fault",
        arguments: ["", "hidden", "interaction-disabled", "alpha", "disabled-control", "covered"])
    func causes(_ fault: String) throws {
        let window = app.makeWindow()
        let panel = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        panel.bounds.origin = CGPoint(x: 0, y: -40)
        panel.addSubview(button)
        window.addSubview(panel)
        switch fault {
        case "hidden": panel.isHidden = true
        case "interaction-disabled": panel.isUserInteractionEnabled = false
        case "alpha": panel.alpha = 0
        case "disabled-control": button.isEnabled = false
        case "covered": panel.addSubview(UIView(frame: panel.bounds))
        default: break
        }
        let point = CGPoint(x: 60, y: 170)
        let live = app.application.explainTouch(at: point, wanting: button)
        expectEqual(live.causes.first?.code ?? "", fault)
        let stored = try ViewDump(TouchSnapshot.json()).explainTouch(at: point, wanting: address(button))
        expectEqual(stored.causes.first?.code ?? "", fault)
        expectEqual(stored.hit?.address, address(live.hit?.object))
    }

    @Test("HT-1: a point outside of all windows is stored as one that hits no view")
    func nothingHit() throws {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        window.addSubview(button)
        let text = TouchSnapshot.json(at: CGPoint(x: -5, y: 5))
        #expect(text.contains("\"view\": null"))
        let report = try ViewDump(text).explainTouch(at: nil, wanting: address(button))
        expectEqual(report.outcome, .blocked)
        #expect(report.hit == nil)
    }

    @Test("Quotes, markup, emoji, line breaks and control characters survive")
    func texts() throws {
        let text = "\"Pay\" <b>&now</b> \\ 👩‍👩‍👧\n\r\t\u{1}\u{2028}"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = text
        label.accessibilityIdentifier = "\"pay\" <b>& 👩‍👩‍👧"
        app.makeWindow().addSubview(label)
        let snapshot = TouchSnapshot.json()
        let view = try #require(try views(of: snapshot).first { $0["class"] as? String == "UILabel" })
        expectEqual(view["text"] as? String, text)
        let report = try ViewDump(snapshot).explainTouch(
            at: CGPoint(x: 5, y: 5), wanting: label.accessibilityIdentifier)
        expectEqual(report.wanted?.address, address(label))
    }

    @Test("The text of a secure field is left out")
    func secureText() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        field.text = "swordfish"
        app.makeWindow().addSubview(field)
        #expect(TouchSnapshot.json().contains("swordfish"))
        field.isSecureTextEntry = true
        #expect(!TouchSnapshot.json().contains("swordfish"))
    }

    @Test("Frames that are not finite leave the JSON valid", arguments: [CGFloat.nan, .infinity, -.infinity])
    func framesWithoutNumbers(_ number: CGFloat) throws {
        let view = UIView()
        app.makeWindow().addSubview(view)
        view.frame = CGRect(x: number, y: 0, width: 10, height: number)
        try expectEqual(views(of: TouchSnapshot.json()).count, 2)
        try expectEqual(ViewDump(TouchSnapshot.json()).count, 2)
    }

    @Test("A tree of 3,000 levels is written and read")
    func deepTree() throws {
        let window = app.makeWindow()
        var parent: UIView = window
        for _ in 0..<3_000 {
            let view = UIView(frame: window.bounds)
            parent.addSubview(view)
            parent = view
        }
        let report = try ViewDump(TouchSnapshot.json()).explainTouch(at: CGPoint(x: 5, y: 5))
        expectEqual(report.hit?.address, address(parent))
    }

    @Test("Recognizers, targets, the first responder and the responder chain are part of the snapshot")
    func surroundings() throws {
        let controller = UIViewController()
        let window = app.makeWindow(root: controller)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        field.addGestureRecognizer(tap)
        field.addAction(UIAction(title: "Clear") { _ in }, for: .editingDidEnd)
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        let text = TouchSnapshot.json(at: CGPoint(x: 5, y: 5))
        let view = try #require(try views(of: text).first { $0["address"] as? String == address(field) })
        let recognizers = try #require(view["gestureRecognizers"] as? [[String: Any]])
        let written = try #require(recognizers.first { $0["address"] as? String == address(tap) })
        expectEqual(written["class"] as? String, "UITapGestureRecognizer")
        expectEqual(written["state"] as? String, "possible")
        expectEqual(written["cancelsTouchesInView"] as? Bool, false)
        let targets = try #require(view["targets"] as? [[String: Any]])
        #expect(targets.contains { $0["uiAction"] as? String == "Clear" })
        let snapshot = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect((snapshot["firstResponder"] as? [String: Any])?["address"] as? String == address(field))
        let hit = try #require(snapshot["hitTest"] as? [String: Any])
        let chain = try #require(hit["responderChain"] as? [[String: Any]])
        expectEqual(chain.first?["address"] as? String, hit["view"] as? String)
        #expect(chain.contains { $0["address"] as? String == address(controller) })
        #expect(chain.contains { $0["address"] as? String == address(window) })
    }
}
