import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// The causes in trees of views: subject, confidence, evidence and advice of each.
@Suite
struct CauseTests {
    private func causes(_ views: String, at point: CGPoint, wanting wanted: String) throws -> [String] {
        let text = "<UIWindow: 0x1; frame = (0 0; 390 844)>\n" + views
        let report = try ViewDump(text).explainTouch(at: point, wanting: wanted)
        return [report.outcome.rawValue]
            + report.causes.flatMap { cause in
                ["\(cause.code) of \(cause.about?.name ?? "none"), \(cause.confidence.rawValue)"]
                    + cause.restsOn.map { "by " + $0 } + cause.changes.map { "\($0.code): \($0.text)" }
            }
    }

    private static let order = "by frames, and the order in the dump, where the last sibling is in front"
    private static let own = "not overriding hitTest(_:with:) or point(inside:with:)"
    private let point = CGPoint(x: 100, y: 660)

    @Test("HT-4: a cover that only shows something should let touches through, another one be behind the wanted view")
    func covers() throws {
        let button = "   | <UIButton: 0x2; frame = (20 640; 350 50); enabled = YES>\n"
        try expectEqual(
            causes(button + "   | <UIView: 0x3; frame = (0 0; 390 844)>", at: point, wanting: "UIButton"),
            [
                "blocked", "covered of UIView:3, likely", Self.order,
                "disable-interaction: let touches pass through it: UIView:3.isUserInteractionEnabled = false",
                "bring-to-front: bring it to the front: superview.bringSubviewToFront(UIButton:2)",
            ])
        try expectEqual(
            causes(
                button
                    + "   | <Shop.Bar: 0x3; frame = (0 0; 390 844)>\n   |    | <UISwitch: 0x4; frame = (90 650; 51 31)>",
                at: point, wanting: "UIButton"),
            [
                "blocked", "covered of Bar:3, likely", Self.order, "by Bar:3 \(Self.own)",
                "bring-to-front: bring it to the front: superview.bringSubviewToFront(UIButton:2)",
                "disable-interaction: let touches pass through it: Bar:3.isUserInteractionEnabled = false",
            ])
        try expectEqual(
            causes(button + "   | <UITransitionView: 0x3; frame = (0 0; 390 844)>", at: point, wanting: "UIButton"),
            [
                "blocked", "covered of UITransitionView:3, likely", Self.order,
                "dismiss: dismiss what is presented in UITransitionView:3",
            ])
        let cell = """
               | <UITableViewCell: 0x2; frame = (0 600; 390 100)>
               |    | <UIButton: 0x3; frame = (20 40; 350 50); enabled = YES>
               |    | <UITableViewCellContentView: 0x4; frame = (0 0; 390 100)>
            """
        try expectEqual(
            causes(cell, at: point, wanting: "UIButton"),
            [
                "blocked", "covered of UITableViewCellContentView:4, likely", Self.order,
                "add-to-content-view: add UIButton:3 to the cell's contentView, not to the cell",
            ])
    }

    @Test("HT-32: a window in front should be lowered, and a keyboard be dismissed")
    func windows() throws {
        let button = "   | <UIButton: 0x2; frame = (20 640; 350 50); enabled = YES>\n"
        try expectEqual(
            causes(button + "<UIWindow: 0x3; frame = (0 0; 390 844)>", at: point, wanting: "UIButton"),
            [
                "blocked", "window-in-front of UIWindow:3, likely", Self.order,
                "disable-interaction: let touches pass through it: UIWindow:3.isUserInteractionEnabled = false",
                "bring-to-front: put the window in front: raise UIWindow:1.windowLevel, or show it last",
            ])
        let keyboard = """
            <UIRemoteKeyboardWindow: 0x3; frame = (0 0; 390 844)>
               | <UIInputSetContainerView: 0x4; frame = (0 0; 390 844)>
               |    | <UIInputSetHostView: 0x5; frame = (0 500; 390 344)>
               |    |    | <UIKBInputBackdropView: 0x6; frame = (0 0; 390 344)>
            """
        try expectEqual(
            causes(button + keyboard, at: point, wanting: "UIButton"),
            [
                "blocked", "window-in-front of UIRemoteKeyboardWindow:3, likely", Self.order,
                "dismiss-keyboard: dismiss the keyboard, or move UIButton:2 above it, as a keyboardLayoutGuide does",
            ])
        // The keyboard's host lets touches through beside its content.
        let beside = keyboard.replacing("(0 0; 390 344)", with: "(0 200; 390 144)")
        try expectEqual(causes(button + beside, at: point, wanting: "UIButton"), ["arrives"])
        try expectEqual(
            causes(
                button
                    + "<Shop.PassthroughWindow: 0x3; frame = (0 0; 390 844)>\n   | <UIView: 0x4; frame = (0 0; 390 844)>",
                at: point, wanting: "UIButton"),
            [
                "cannot-tell", "window-in-front of PassthroughWindow:3, cannotTell",
                "by the dump shows nothing more about PassthroughWindow:3",
            ])
    }

    @Test("HT-7, HT-8, HT-14, HT-21: what a view prints about itself is certain, from the outside in")
    func printed() throws {
        let text = """
               | <UIView: 0x2; frame = (0 600; 390 100); hidden = YES; alpha = 0>
               |    | <UIView: 0x3; frame = (0 0; 390 100); alpha = 0.01>
               |    |    | <UILabel: 0x4; frame = (0 0; 390 100); userInteractionEnabled = NO>
               |    |    |    | <UIButton: 0x5; frame = (20 40; 350 50); enabled = NO>
            """
        try expectEqual(
            causes(text, at: point, wanting: "UIButton"),
            [
                "blocked", "hidden of UIView:2, certain", "by line 2: hidden = YES",
                "unhide: show it: UIView:2.isHidden = false", "alpha of UIView:2, certain", "by line 2: alpha = 0.0",
                "set-alpha: raise it above 0.01: UIView:2.alpha = 1", "alpha of UIView:3, likely",
                "by line 3: alpha = 0.01", "set-alpha: raise it above 0.01: UIView:3.alpha = 1",
                "interaction-disabled of UILabel:4, certain", "by line 4: userInteractionEnabled = NO",
                "enable-interaction: enable interaction: UILabel:4.isUserInteractionEnabled = true",
                "disabled-control of UIButton:5, certain", "by line 5: enabled = NO",
                "enable-control: enable it: UIButton:5.isEnabled = true",
            ])
        try expectEqual(
            causes(
                "   | <UIView: 0x2; frame = (100 660; 0 0); transform = [0, 0, 0, 0, 0, 0]>", at: point,
                wanting: "UIView"),
            [
                "blocked", "singular-transform of UIView:2, certain", "by line 2: its transform",
                "reset-transform: give it a size: UIView:2.transform = .identity",
            ])
    }

    @Test("HT-15, HT-16, HT-22: a miss names the distance and a size that would contain the point")
    func misses() throws {
        let row = """
               | <UIView: 0x2; frame = (10 600; 300 40.5)>
               |    | <Shop.Chip: 0x3; frame = (50 30; 80 60)>
            """
        try expectEqual(
            causes(row, at: CGPoint(x: 100, y: 660.5), wanting: "Chip"),
            [
                "blocked", "outside of UIView:2, likely", "by the frames printed from UIWindow:1 down",
                "enlarge: make UIView:2 large enough: bounds (0 0; 300 90); or override point(inside:with:) there",
            ])
        // The wanted view itself misses the point, so its superviews need not contain it.
        try expectEqual(
            causes(row, at: CGPoint(x: 55, y: 625), wanting: "Chip"),
            [
                "blocked", "outside of Chip:3, likely", "by the frames printed from UIWindow:1 down",
                "by Chip:3 \(Self.own)",
                "enlarge: make Chip:3 large enough: bounds (-5 -5; 85 65); or override point(inside:with:) there",
            ])
        // A point more than 30 points away is not a matter of the size.
        try expectEqual(
            causes(row, at: CGPoint(x: 170, y: 640), wanting: "Chip").last,
            "enlarge: make Chip:3 large enough: bounds (0 0; 111 60); or override point(inside:with:) there")
        try expectEqual(causes(row, at: CGPoint(x: 170.5, y: 640), wanting: "Chip").last, "by Chip:3 \(Self.own)")
        try expectEqual(
            causes(
                "   | <UIView: 0x2; frame = (100 660; 50 0)>\n   |    | <UIView: 0x3; frame = (0 -9; 50 20)>",
                at: point, wanting: "UIView:3"),
            [
                "blocked", "no-size of UIView:2, certain", "by line 2: its frame",
                "enlarge: make UIView:2 large enough: bounds (0 -9; 50 20); or override point(inside:with:) there",
            ])
        try expectEqual(
            causes("   | <UIView: 0x2; frame = (0 900; 390 50)>", at: CGPoint(x: 9, y: 910), wanting: "UIView"),
            [
                "blocked", "off-screen of UIView:2, likely", "by the frames printed from UIWindow:1 down",
                "scroll-into-view: scroll or move UIView:2 into UIWindow:1 first",
            ])
    }

    @Test("A bar's button may have a touchable area that is up to 20 points larger than its bounds")
    func widened() throws {
        let button = "   | <_UIButtonBarButton: 0x2; frame = (100 100; 40 40); enabled = YES>"
        for (x, code) in [
            (160.0, "outside of _UIButtonBarButton:2, cannotTell"), (161, "outside of _UIButtonBarButton:2, likely"),
            (80, "outside of _UIButtonBarButton:2, cannotTell"), (79, "outside of _UIButtonBarButton:2, likely"),
        ] {
            try expectEqual(causes(button, at: CGPoint(x: x, y: 120), wanting: "_UIButtonBarButton:2")[1], code)
        }
        try expectEqual(
            causes(button, at: CGPoint(x: 139.5, y: 120), wanting: "_UIButtonBarButton:2"), ["arrives"])
    }

    @Test("RC-9: a control or cell inside the wanted view keeps the touch, and a label does not")
    func inside() throws {
        func view(_ inner: String, _ more: String = "") -> String {
            "   | <Shop.Card: 0x2; frame = (0 600; 390 100)\(more)>\n   |    | <\(inner): 0x3; frame = (0 0; 390 100)>"
        }
        try expectEqual(
            causes(view("UISwitch"), at: point, wanting: "Card"),
            [
                "blocked", "subview-receives-touch of UISwitch:3, likely", "by frames, and what a UISwitch is",
                "disable-interaction: let touches pass through it: UISwitch:3.isUserInteractionEnabled = false",
            ])
        try expectEqual(causes(view("UIView"), at: point, wanting: "Card"), ["arrives"])
        // The recognizers of a view receive the touches of its subviews, too.
        try expectEqual(
            causes(view("UISwitch", "; gestureRecognizers = <NSArray: 0x9>"), at: point, wanting: "Card"), ["arrives"])
        let control =
            "   | <UIButton: 0x2; frame = (0 600; 390 100); enabled = YES>\n   |    | <%: 0x3; frame = (0 0; 390 100)>"
        try expectEqual(
            causes(control.replacing("%", with: "UIView"), at: point, wanting: "UIButton"),
            [
                "cannot-tell", "subview-receives-touch of UIView:3, cannotTell",
                "by UIView:3 has interaction on, and is no part of the control",
                "disable-interaction: let touches pass through it: UIView:3.isUserInteractionEnabled = false",
            ])
        try expectEqual(
            causes(control.replacing("%", with: "UIImageView"), at: point, wanting: "UIButton"), ["arrives"])
    }
}
