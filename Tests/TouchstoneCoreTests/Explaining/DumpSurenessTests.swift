import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneViewDumps
import UIKit

/// The confidence of a report of a dump, and its notes about what a dump does not show.
@Suite
struct DumpSurenessTests {
    private func explain(
        _ views: String..., at point: CGPoint = CGPoint(30, 30), wanting wanted: String? = "UIButton"
    ) throws -> DumpExplanation {
        let window = "<UIWindow: 0x1; frame = (0 0; 390 844)>"
        return try ViewDump(([window] + views).joined(separator: "\n")).explainTouch(at: point, wanting: wanted)
    }

    private let button = "   | <UIButton: 0x2; frame = (20 20; 100 44); layer = <CALayer: 0x3>>"

    @Test func `A cause that the dump prints is certain`() throws {
        for (flag, code) in [
            ("hidden = YES", "hidden"), ("alpha = 0", "alpha"), ("userInteractionEnabled = NO", "interaction-disabled"),
            ("enabled = NO", "disabled-control"), ("transform = [0, 0, 0, 0, 0, 0]", "singular-transform"),
        ] {
            let report = try explain(button.replacing("layer", with: "\(flag); layer"))
            expectEqual(report.outcome, .blocked)
            expectEqual(report.confidence, .certain)
            expectEqual(report.causes.map(\.code), [code])
            expectEqual(report.causes[0].confidence, .certain)
            #expect(report.causes[0].restsOn[0].hasPrefix("line 2: "))
        }
    }

    /// A stored value that prints as 0.01 is slightly less.
    @Test func `HT-8: an alpha printed as 0.01 is likely too low`() throws {
        let report = try explain(button.replacing("layer", with: "alpha = 0.01; layer"))
        expectEqual(report.outcome, .blocked)
        expectEqual(report.confidence, .likely)
        expectEqual(report.causes.map(\.code), ["alpha"])
        expectEqual(report.causes[0].confidence, .likely)
    }

    @Test func `A conclusion from frames is likely`() throws {
        let reached = try explain(button)
        expectEqual(reached.outcome, .arrives)
        expectEqual(reached.confidence, .likely)
        #expect(reached.restsOn.contains("UIButton:2 is enabled"))
        try expectEqual(explain(button, at: CGPoint(10, 30)).confidence, .likely)
        let covered = try explain(button, "   | <Shop.Veil: 0x4; frame = (0 0; 390 844)>")
        expectEqual(covered.outcome, .blocked)
        expectEqual(covered.confidence, .likely)
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
        expectEqual(report.outcome, .cannotTell)
        expectEqual(report.confidence, .cannotTell)
        expectEqual(report.causes.map(\.code), ["covered"])
        #expect(report.hit == nil)
        #expect(report.description.hasPrefix("unknown: whether a touch at (30, 30) reaches UIButton:2\n"))
        // A certain cause comes before an uncertain one.
        let hidden = try explain(button.replacing("layer", with: "hidden = YES; layer"), front)
        expectEqual(hidden.outcome, .blocked)
        expectEqual(hidden.causes[0].code, "hidden")
    }

    @Test func `Text effects windows let touches through, and the keyboard does not`() throws {
        let report = try explain(
            button, "<UITextEffectsWindow: 0x4; frame = (0 0; 390 844)>",
            "   | <UIInputSetContainerView: 0x5; frame = (0 0; 390 844)>",
            "   |    | <UIInputSetHostView: 0x6; frame = (0 0; 390 336)>",
            "   |    | <UIEditingOverlayGestureView: 0x7; frame = (0 0; 390 336)>")
        expectEqual(report.outcome, .arrives)
        let keys = try explain(
            button, "<UIRemoteKeyboardWindow: 0x4; frame = (0 0; 390 844)>",
            "   | <UIInputSetHostView: 0x6; frame = (0 0; 390 336)>",
            "   |    | <UIKeyboardAutomatic: 0x7; frame = (0 0; 390 216)>")
        expectEqual(keys.causes.map(\.code), ["window-in-front"])
        #expect(keys.causes[0].text.contains("keyboard"))
        expectEqual(keys.advice.map(\.code), ["dismiss-keyboard"])
    }

    @Test func `A window of the application is recognized by its name, base class or layer`() throws {
        let veil = "   | <UIView: 0x5; frame = (0 0; 390 844)>"
        for window in [
            "<Debug.BannerWindow: 0x4; frame = (0 0; 390 844)>",
            "<Debug.Banner: 0x4; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>",
            "<Debug.Banner: 0x4; baseClass = UIWindow; frame = (0 0; 390 844)>",
        ] {
            try expectEqual(explain(button, window, veil).causes.map(\.code), ["window-in-front"])
        }
        // The name suggests that the window lets touches through, but the dump does not show it.
        let through = try explain(
            button, "<App.PassthroughWindow: 0x4; baseClass = UIWindow; frame = (0 0; 390 844)>", veil)
        expectEqual(through.outcome, .cannotTell)
    }

    @Test func `A cell does not receive the touches of a control in it`() throws {
        let cell = [
            "   | <UITableViewCell: 0x2; frame = (0 0; 390 100)>",
            "   |    | <UITableViewCellContentView: 0x3; frame = (0 0; 390 100)>",
            "   |    |    | <UISwitch: 0x4; frame = (10 10; 80 80)>",
        ]
        try expectEqual(explain(cell[0], cell[1], wanting: "UITableViewCell").outcome, .arrives)
        let report = try explain(cell[0], cell[1], cell[2], wanting: "UITableViewCell")
        expectEqual(report.causes.map(\.code), ["subview-receives-touch"])
        // Whether a button receives a touch in its subview depends on the subview.
        let inner = try explain(button, "   |    | <UIView: 0x9; frame = (0 0; 100 44)>")
        expectEqual(inner.outcome, .cannotTell)
    }

    /// The superview need not contain the point either, and is not advised to be enlarged.
    @Test func `A point that misses the view is reported with the view's frame`() throws {
        let report = try explain(
            "   | <UIView: 0x4; frame = (0 0; 390 100)>", "   |    | <UIButton: 0x2; frame = (20 20; 100 44)>",
            at: CGPoint(30, 400))
        expectEqual(report.causes.map(\.code), ["outside"])
        expectEqual(report.causes[0].about?.name, "UIButton:3")
        #expect(report.causes[0].text.contains("it is at (20 20; 100 44)"))
        #expect(report.advice.isEmpty)
    }

    /// Motion effects do not disable touches.
    @Test func `A motion effect is not reported as an animation`() throws {
        let effect = "animations = { <UIMotionEffectGroup: 0x8>=<CAAnimationGroup: 0x9>; }; layer"
        try expectEqual(explain(button.replacing("layer", with: effect)).outcome, .arrives)
    }

    @Test func `The bounds of transformed views are recovered from frame and transform`() throws {
        // 200×100 about (195, 400), turned by 30°.
        let card = """
               | <UIControl: 0x2; frame = (83.3975 306.699; 223.205 186.603); transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]>
            """
        func reach(_ x: CGFloat, _ y: CGFloat) throws -> DumpExplanation.Outcome {
            try explain(card, at: CGPoint(x, y), wanting: "UIControl").outcome
        }
        try expectEqual(reach(195, 400), .arrives)
        try expectEqual(reach(100, 320), .blocked)
        try expectEqual(reach(140, 330), .arrives)
        // Scaled by 0.5 about (100, 100): (40, 40) in its bounds of 100×100 is (95, 95) in the window.
        let scaled = [
            "   | <UIView: 0x2; frame = (75 75; 50 50); transform = [0.5, 0, 0, 0.5, 0, 0]>",
            "   |    | <UIButton: 0x3; frame = (40 40; 4 4)>",
        ]
        try expectEqual(explain(scaled[0], scaled[1], at: CGPoint(95, 95)).outcome, .arrives)
        try expectEqual(explain(scaled[0], scaled[1], at: CGPoint(98, 98)).outcome, .blocked)
        // At 45° the frame does not determine the bounds, but points outside the frame miss the view.
        let diamond = """
               | <UIControl: 0x2; frame = (100 100; 100 100); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>
            """
        try expectEqual(explain(diamond, at: CGPoint(105, 105), wanting: "UIControl").outcome, .cannotTell)
        try expectEqual(explain(diamond, at: CGPoint(95, 105), wanting: "UIControl").outcome, .blocked)
    }

    /// HT-17: every comparison with NaN is false.
    @Test(arguments: ["nan nan; 100 44", "0 0; nan 44", "inf 0; 100 44", "-inf nan; inf inf"])
    func `No point is in a frame that contains NaN`(_ frame: String) throws {
        let report = try explain("   | <UIButton: 0x2; frame = (\(frame))>")
        expectEqual(report.causes.map(\.code), ["outside"])
        #expect(report.causes[0].text.contains("no number"))
        try expectEqual(explain(button, "   | <UIView: 0x4; frame = (\(frame))>").outcome, .arrives)
    }

    @Test func `A private control class is a control and is named by its title`() throws {
        let bar = [
            "   | <_UIButtonBarButton: 0x2; frame = (20 20; 100 44)>",
            "   |    | <_UIModernBarButton: 0x3; frame = (4 11; 54 22); userInteractionEnabled = NO>",
            "   |    |    | <UIButtonLabel: 0x4; frame = (2 0; 50 21); text = 'Edit'; userInteractionEnabled = NO>",
        ]
        let report = try explain(bar[0], bar[1], bar[2], wanting: "Edit")
        expectEqual(report.outcome, .arrives)
        expectEqual(report.wanted?.name, "_UIButtonBarButton:2")
        // Private controls may accept touches just outside their bounds.
        try expectEqual(explain(bar[0], bar[1], bar[2], at: CGPoint(125, 30), wanting: "Edit").outcome, .cannotTell)
        try expectEqual(explain(bar[0], bar[1], bar[2], at: CGPoint(300, 30), wanting: "Edit").outcome, .blocked)
    }

    @Test func `Views with the same identifier are told apart by the point or by their address`() throws {
        let twins = [
            "   | <UIButton: 0x2; frame = (20 20; 100 44); accessibilityIdentifier = 'buy'>",
            "   | <UIButton: 0x3; frame = (20 120; 100 44); accessibilityIdentifier = 'buy'>",
        ]
        #expect(
            throws: ViewDump.Failure.severalCalled("buy", ["UIButton:2 (0x2)", "UIButton:3 (0x3)"], count: 2)
        ) { try explain(twins[0], twins[1], at: CGPoint(300, 700), wanting: "buy") }
        // The point is in only one of them.
        try expectEqual(explain(twins[0], twins[1], wanting: "buy").wanted?.name, "buy (UIButton:2)")
        let report = try explain(twins[0], twins[1], wanting: "0x3")
        expectEqual(report.wanted?.name, "buy (UIButton:3)")
        expectEqual(report.hit?.name, "buy (UIButton:2)")
    }

    @Test func `A property that the dump does not show is null in JSON`() throws {
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
        // The defaults of a truncated description are unknown.
        let cut = try explain(button.replacing("; layer = <CALayer: 0x3>>", with: "")).json
        #expect(cut.contains("\"hidden\":null,\"alpha\":null,\"userInteractionEnabled\":null,\"enabled\":null"))
    }

    @Test func `A covering element of an accessibility tree makes the outcome unknown`() throws {
        let tree = """
            Element subtree:
             →Application, 0x1, pid: 4711, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Other, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
                    Button, 0x4, {{20.0, 700.0}, {350.0, 50.0}}, label: 'Pay'
                  Other, 0x5, {{0.0, 0.0}, {390.0, 844.0}}
            """
        let report = try ViewDump(tree).explainTouch(at: CGPoint(30, 710), wanting: "Pay")
        expectEqual(report.outcome, .cannotTell)
        expectEqual(report.causes.map(\.code), ["covered"])
        expectEqual(report.causes[0].about?.name, "Other:6")
        #expect(report.hit == nil)
        try expectEqual(ViewDump(tree).explainTouch(at: CGPoint(30, 710)).outcome, .cannotTell)
    }

    @Test func `A parent element that does not contain the point may keep the touch`() throws {
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
        expectEqual(empty.outcome, .cannotTell)
        expectEqual(empty.causes.map(\.code), ["no-size"])
        #expect(
            empty.causes[0].text.contains("panel (Other:4), which contains apply, has no size on the screen, 390×0"))
        let small = try report("{{0.0, 300.0}, {390.0, 20.0}}")
        expectEqual(small.outcome, .cannotTell)
        expectEqual(small.causes.map(\.code), ["outside"])
        try expectEqual(report("{{0.0, 300.0}, {390.0, 80.0}}").outcome, .arrives)
    }

    @Test func `The order of views in a partial tree is known only for siblings`() throws {
        // Both have the same superview, which is not printed.
        let siblings = """
               |    | <UIButton: 0x1; frame = (10 10; 50 50)>
               |    | <UIView: 0x2; frame = (0 0; 40 40)>
            """
        try expectEqual(
            ViewDump(siblings).explainTouch(at: CGPoint(20, 20), wanting: "UIButton").causes.map(\.code),
            [
                "covered"
            ])
        try expectEqual(ViewDump(siblings).explainTouch(at: CGPoint(50, 50), wanting: "UIButton").outcome, .arrives)
        // These may have different superviews, so their order is unknown.
        let strangers = siblings.replacing("   |    | ", with: "")
        try expectEqual(ViewDump(strangers).explainTouch(at: CGPoint(20, 20), wanting: "UIButton").outcome, .cannotTell)
        try expectEqual(ViewDump(strangers).explainTouch(at: CGPoint(20, 20), wanting: "UIView").outcome, .cannotTell)
    }

    @Test func `A contentOffset that is NaN is unknown`() throws {
        func outcome(_ offset: String) throws -> DumpExplanation.Outcome {
            let text = """
                <UIWindow: 0x1; frame = (0 0; 390 844)>
                   | <UIScrollView: 0x2; frame = (0 0; 390 844); contentOffset: {\(offset)}; contentSize: {390, 2000}>
                   |    | <UIButton: 0x3; frame = (20 20; 100 44)>
                """
            return try ViewDump(text).explainTouch(at: CGPoint(30, 30), wanting: "UIButton").outcome
        }
        try expectEqual(outcome("0, 0"), .arrives)
        try expectEqual(outcome("0, nan"), .cannotTell)
    }
}
