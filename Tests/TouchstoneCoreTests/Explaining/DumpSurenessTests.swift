import Testing
import TouchstoneTesting
import TouchstoneViewDumps
import UIKit

/// How sure a report of a dump is, and what it says of what a dump does not tell.
@Suite
struct DumpSurenessTests {
    private func explain(
        _ views: String..., at point: CGPoint = CGPoint(30, 30), wanting wanted: String? = "UIButton"
    ) throws -> DumpExplanation {
        let window = "<UIWindow: 0x1; frame = (0 0; 390 844)>"
        return try ViewDump(([window] + views).joined(separator: "\n")).explainTouch(at: point, wanting: wanted)
    }

    private let button = "   | <UIButton: 0x2; frame = (20 20; 100 44); layer = <CALayer: 0x3>>"

    @Test func `What is printed is certain`() throws {
        for (flag, code) in [
            ("hidden = YES", "hidden"), ("alpha = 0", "alpha"), ("userInteractionEnabled = NO", "interaction-disabled"),
            ("enabled = NO", "disabled-control"), ("transform = [0, 0, 0, 0, 0, 0]", "singular-transform"),
        ] {
            let report = try explain(button.replacing("layer", with: "\(flag); layer"))
            #expect(report.outcome == .blocked)
            #expect(report.confidence == .certain)
            #expect(report.causes.map(\.code) == [code])
            #expect(report.causes[0].confidence == .certain)
            #expect(report.causes[0].restsOn[0].hasPrefix("line 2: "))
        }
    }

    /// What prints as 0.01 is stored as a little less.
    @Test func `HT-8: an alpha on the edge is likely too low`() throws {
        let report = try explain(button.replacing("layer", with: "alpha = 0.01; layer"))
        #expect(report.outcome == .blocked)
        #expect(report.confidence == .likely)
        #expect(report.causes.map(\.code) == ["alpha"])
        #expect(report.causes[0].confidence == .likely)
    }

    @Test func `What follows from frames is likely`() throws {
        let reached = try explain(button)
        #expect(reached.outcome == .arrives)
        #expect(reached.confidence == .likely)
        #expect(reached.restsOn.contains("UIButton:2 is enabled"))
        #expect(try explain(button, at: CGPoint(10, 30)).confidence == .likely)
        let covered = try explain(button, "   | <Shop.Veil: 0x4; frame = (0 0; 390 844)>")
        #expect(covered.outcome == .blocked)
        #expect(covered.confidence == .likely)
        #expect(covered.causes[0].restsOn.contains("Veil:3 not overriding hitTest(_:with:) or point(inside:with:)"))
        #expect(
            covered.notes.contains(
                "the dump does not show whether Veil:3 overrides hitTest(_:with:) or point(inside:with:)"))
    }

    @Test(arguments: [
        "   | <_UIHostingView<Root>: 0x4; frame = (0 0; 390 844)>",
        "   | <UIKit.FloatingBarHostingView<UIKit.FloatingBarContainer>: 0x4; frame = (0 0; 390 844)>",
        "   | <_UIFloatingBarContainerView: 0x4; frame = (0 0; 390 844)>",
        "   | <Shop.HostingView: 0x4; frame = (0 0; 390 844)>",
        "   | <PassthroughView: 0x4; frame = (0 0; 390 844)>",
        "   | <RCTView: 0x4; frame = (0 0; 390 844)>", "   | <WKContentView: 0x4; frame = (0 0; 390 844)>",
        "   | <UIView: 0x4; frame = (0 0; 390 844); animations = { position=<CABasicAnimation: 0x5>; }>",
        "   | <UIView: 0x4; frame = (0 0; 390 844); alpha = nan>", "   | <UIView: 0x4; frame = (0 what; 390 844)>",
        "   | <UIView: 0x4; frame = (-100 -100; 282.843 282.843); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>",
        "   | <UIView: 0x4; frame = (0 0; 30.0002 30.0002)>",
    ])
    func `A view that may let touches through is not reported as a cover`(_ front: String) throws {
        let report = try explain(button, front)
        #expect(report.outcome == .cannotTell)
        #expect(report.confidence == .cannotTell)
        #expect(report.causes.map(\.code) == ["covered"])
        #expect(report.hit == nil)
        #expect(report.description.hasPrefix("unknown: whether a touch at (30, 30) reaches UIButton:2\n"))
        // What is certain comes before what is not.
        let hidden = try explain(button.replacing("layer", with: "hidden = YES; layer"), front)
        #expect(hidden.outcome == .blocked)
        #expect(hidden.causes[0].code == "hidden")
    }

    @Test func `What the system puts in front lets touches through`() throws {
        let report = try explain(
            button, "<UITextEffectsWindow: 0x4; frame = (0 0; 390 844)>",
            "   | <UIInputSetContainerView: 0x5; frame = (0 0; 390 844)>",
            "   |    | <UIInputSetHostView: 0x6; frame = (0 0; 390 336)>",
            "   |    | <UIEditingOverlayGestureView: 0x7; frame = (0 0; 390 336)>")
        #expect(report.outcome == .arrives)
        let keys = try explain(
            button, "<UIRemoteKeyboardWindow: 0x4; frame = (0 0; 390 844)>",
            "   | <UIInputSetHostView: 0x6; frame = (0 0; 390 336)>",
            "   |    | <UIKeyboardAutomatic: 0x7; frame = (0 0; 390 216)>")
        #expect(keys.causes.map(\.code) == ["window-in-front"])
        #expect(keys.causes[0].text.contains("keyboard"))
        #expect(keys.advice.map(\.code) == ["dismiss-keyboard"])
    }

    @Test func `Windows of the application are known by name or layer`() throws {
        let veil = "   | <UIView: 0x5; frame = (0 0; 390 844)>"
        for window in [
            "<Debug.BannerWindow: 0x4; frame = (0 0; 390 844)>",
            "<Debug.Banner: 0x4; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>",
            "<Debug.Banner: 0x4; baseClass = UIWindow; frame = (0 0; 390 844)>",
        ] {
            #expect(try explain(button, window, veil).causes.map(\.code) == ["window-in-front"])
        }
        // What a window does that is called after letting touches through, nobody knows.
        let through = try explain(
            button, "<App.PassthroughWindow: 0x4; baseClass = UIWindow; frame = (0 0; 390 844)>", veil)
        #expect(through.outcome == .cannotTell)
    }

    @Test func `What holds a control does not get its touches`() throws {
        let cell = [
            "   | <UITableViewCell: 0x2; frame = (0 0; 390 100)>",
            "   |    | <UITableViewCellContentView: 0x3; frame = (0 0; 390 100)>",
            "   |    |    | <UISwitch: 0x4; frame = (10 10; 80 80)>",
        ]
        #expect(try explain(cell[0], cell[1], wanting: "UITableViewCell").outcome == .arrives)
        let report = try explain(cell[0], cell[1], cell[2], wanting: "UITableViewCell")
        #expect(report.causes.map(\.code) == ["subview-receives-touch"])
        // Whether a button hears of a touch in a view that was put into it, is another question.
        let inner = try explain(button, "   |    | <UIView: 0x9; frame = (0 0; 100 44)>")
        #expect(inner.outcome == .cannotTell)
    }

    /// The finger is elsewhere: then what holds the view need not have the point, and is not to be enlarged.
    @Test func `A point that misses the view is reported beside where it is`() throws {
        let report = try explain(
            "   | <UIView: 0x4; frame = (0 0; 390 100)>", "   |    | <UIButton: 0x2; frame = (20 20; 100 44)>",
            at: CGPoint(30, 400))
        #expect(report.causes.map(\.code) == ["outside"])
        #expect(report.causes[0].about?.name == "UIButton:3")
        #expect(report.causes[0].text.contains("it is at (20 20; 100 44)"))
        #expect(report.advice.isEmpty)
    }

    /// Motion effects move views with the device, and keep no touch away.
    @Test func `Motion effects are no animations`() throws {
        let effect = "animations = { <UIMotionEffectGroup: 0x8>=<CAAnimationGroup: 0x9>; }; layer"
        #expect(try explain(button.replacing("layer", with: effect)).outcome == .arrives)
    }

    @Test func `Bounds of turned views are recovered`() throws {
        // 200×100 about (195, 400), turned by 30°.
        let card = """
               | <UIControl: 0x2; frame = (83.3975 306.699; 223.205 186.603); transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]>
            """
        func reach(_ x: CGFloat, _ y: CGFloat) throws -> DumpExplanation.Outcome {
            try explain(card, at: CGPoint(x, y), wanting: "UIControl").outcome
        }
        #expect(try reach(195, 400) == .arrives)
        #expect(try reach(100, 320) == .blocked)
        #expect(try reach(140, 330) == .arrives)
        // Scaled to a half about (100, 100): what is at (40, 40) of its 100×100 is at (95, 95).
        let scaled = [
            "   | <UIView: 0x2; frame = (75 75; 50 50); transform = [0.5, 0, 0, 0.5, 0, 0]>",
            "   |    | <UIButton: 0x3; frame = (40 40; 4 4)>",
        ]
        #expect(try explain(scaled[0], scaled[1], at: CGPoint(95, 95)).outcome == .arrives)
        #expect(try explain(scaled[0], scaled[1], at: CGPoint(98, 98)).outcome == .blocked)
        // At 45° the box does not tell the shape, and outside of it there is nothing.
        let diamond = """
               | <UIControl: 0x2; frame = (100 100; 100 100); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>
            """
        #expect(try explain(diamond, at: CGPoint(105, 105), wanting: "UIControl").outcome == .cannotTell)
        #expect(try explain(diamond, at: CGPoint(95, 105), wanting: "UIControl").outcome == .blocked)
    }

    /// HT-17: no comparison with what is no number is true.
    @Test(arguments: ["nan nan; 100 44", "0 0; nan 44", "inf 0; 100 44", "-inf nan; inf inf"])
    func `Nothing is in a frame that is no number`(_ frame: String) throws {
        let report = try explain("   | <UIButton: 0x2; frame = (\(frame))>")
        #expect(report.causes.map(\.code) == ["outside"])
        #expect(report.causes[0].text.contains("no number"))
        #expect(try explain(button, "   | <UIView: 0x4; frame = (\(frame))>").outcome == .arrives)
    }

    @Test func `Private controls are controls and titles are theirs`() throws {
        let bar = [
            "   | <_UIButtonBarButton: 0x2; frame = (20 20; 100 44)>",
            "   |    | <_UIModernBarButton: 0x3; frame = (4 11; 54 22); userInteractionEnabled = NO>",
            "   |    |    | <UIButtonLabel: 0x4; frame = (2 0; 50 21); text = 'Edit'; userInteractionEnabled = NO>",
        ]
        let report = try explain(bar[0], bar[1], bar[2], wanting: "Edit")
        #expect(report.outcome == .arrives)
        #expect(report.wanted?.name == "_UIButtonBarButton:2")
        // Just beside it, its own idea of its size counts.
        #expect(try explain(bar[0], bar[1], bar[2], at: CGPoint(125, 30), wanting: "Edit").outcome == .cannotTell)
        #expect(try explain(bar[0], bar[1], bar[2], at: CGPoint(300, 30), wanting: "Edit").outcome == .blocked)
    }

    @Test func `The same names are distinguished`() throws {
        let twins = [
            "   | <UIButton: 0x2; frame = (20 20; 100 44); accessibilityIdentifier = 'buy'>",
            "   | <UIButton: 0x3; frame = (20 120; 100 44); accessibilityIdentifier = 'buy'>",
        ]
        #expect(
            throws: ViewDump.Failure.severalCalled("buy", ["UIButton:2 (0x2)", "UIButton:3 (0x3)"], count: 2)
        ) { try explain(twins[0], twins[1], at: CGPoint(300, 700), wanting: "buy") }
        // The point tells which is meant.
        #expect(try explain(twins[0], twins[1], wanting: "buy").wanted?.name == "buy (UIButton:2)")
        let report = try explain(twins[0], twins[1], wanting: "0x3")
        #expect(report.wanted?.name == "buy (UIButton:3)")
        #expect(report.hit?.name == "buy (UIButton:2)")
    }

    @Test func `What is not reported is null in JSON`() throws {
        let json = try explain(
            button, "   | <UIView: 0x4; frame = (200 0; 9 9); gestureRecognizers = <NSArray: 0x5>>", at: CGPoint(205, 5)
        ).json
        #expect(json.contains("\"outcome\":\"blocked\",\"confidence\":\"likely\""))
        #expect(
            json.contains(
                "\"hidden\":false,\"alpha\":1,\"userInteractionEnabled\":true,\"enabled\":null,\"animated\":false,\"hasRecognizers\":true,\"multipleTouchEnabled\":null,\"exclusiveTouch\":null"
            ))
        #expect(
            json.contains(
                "\"view\":\"UIView:3\",\"viewAddress\":\"0x4\",\"enabled\":null,\"cancelsTouchesInView\":null,\"delaysTouchesBegan\":null,\"delaysTouchesEnded\":null,\"delegate\":null"
            ))
        // Where a description breaks off, nothing is known of what it would have said.
        let cut = try explain(button.replacing("; layer = <CALayer: 0x3>>", with: "")).json
        #expect(cut.contains("\"hidden\":null,\"alpha\":null,\"userInteractionEnabled\":null,\"enabled\":null"))
    }

    @Test func `An accessibility tree does not show what covers what`() throws {
        let tree = """
            Element subtree:
             →Application, 0x1, pid: 4711, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Other, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
                    Button, 0x4, {{20.0, 700.0}, {350.0, 50.0}}, label: 'Pay'
                  Other, 0x5, {{0.0, 0.0}, {390.0, 844.0}}
            """
        let report = try ViewDump(tree).explainTouch(at: CGPoint(30, 710), wanting: "Pay")
        #expect(report.outcome == .cannotTell)
        #expect(report.causes.map(\.code) == ["covered"])
        #expect(report.causes[0].about?.name == "Other:6")
        #expect(report.hit == nil)
        #expect(try ViewDump(tree).explainTouch(at: CGPoint(30, 710)).outcome == .cannotTell)
    }

    @Test func `What holds an element and does not have the point may keep the touch`() throws {
        func report(_ frame: String) throws -> DumpExplanation {
            let tree = """
                Element subtree:
                 →Application, 0x1, pid: 4711, label: 'Hotels'
                    Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                      Other, 0x3, \(frame), identifier: 'panel'
                        Button, 0x4, {{20.0, 312.0}, {160.0, 44.0}}, identifier: 'apply', label: 'Apply'
                """
            return try ViewDump(tree).explainTouch(at: CGPoint(100, 334), wanting: "apply")
        }
        let empty = try report("{{0.0, 300.0}, {390.0, 0.0}}")
        #expect(empty.outcome == .cannotTell)
        #expect(empty.causes.map(\.code) == ["no-size"])
        #expect(
            empty.causes[0].text.contains("panel (Other:4), which contains apply, has no size on the screen, 390×0"))
        let small = try report("{{0.0, 300.0}, {390.0, 20.0}}")
        #expect(small.outcome == .cannotTell)
        #expect(small.causes.map(\.code) == ["outside"])
        #expect(try report("{{0.0, 300.0}, {390.0, 80.0}}").outcome == .arrives)
    }

    @Test func `Parts of a tree are read as what they are`() throws {
        // Both are of one superview that is not shown.
        let siblings = """
               |    | <UIButton: 0x1; frame = (10 10; 50 50)>
               |    | <UIView: 0x2; frame = (0 0; 40 40)>
            """
        #expect(
            try ViewDump(siblings).explainTouch(at: CGPoint(20, 20), wanting: "UIButton").causes.map(\.code) == [
                "covered"
            ])
        #expect(try ViewDump(siblings).explainTouch(at: CGPoint(50, 50), wanting: "UIButton").outcome == .arrives)
        // These may be of any, so their order is unknown.
        let strangers = siblings.replacing("   |    | ", with: "")
        #expect(try ViewDump(strangers).explainTouch(at: CGPoint(20, 20), wanting: "UIButton").outcome == .cannotTell)
        #expect(try ViewDump(strangers).explainTouch(at: CGPoint(20, 20), wanting: "UIView").outcome == .cannotTell)
    }

    @Test func `An offset that is no number is not known`() throws {
        func outcome(_ offset: String) throws -> DumpExplanation.Outcome {
            let text = """
                <UIWindow: 0x1; frame = (0 0; 390 844)>
                   | <UIScrollView: 0x2; frame = (0 0; 390 844); contentOffset: {\(offset)}; contentSize: {390, 2000}>
                   |    | <UIButton: 0x3; frame = (20 20; 100 44)>
                """
            return try ViewDump(text).explainTouch(at: CGPoint(30, 30), wanting: "UIButton").outcome
        }
        #expect(try outcome("0, 0") == .arrives)
        #expect(try outcome("0, nan") == .cannotTell)
    }
}
