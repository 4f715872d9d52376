import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// What a report says beside its causes: annotations on views, assumptions, and what the text does not show.
@Suite
struct DumpNoteTests {
    private func report(_ text: String, _ x: CGFloat, _ y: CGFloat, wanting wanted: String? = nil) throws
        -> DumpExplanation
    {
        try ViewDump(text).explainTouch(at: CGPoint(x: x, y: y), wanting: wanted)
    }

    private static let limit =
        "the dump shows neither the origins of bounds, other than contentOffset of scroll views, nor the transforms of layers"

    @Test("Views on the path are annotated: scroll views, recognizers, and views whose content is no view")
    func annotations() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>>
               | <UIScrollView: 0x2; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x8>; contentOffset: {0, 0}>
               |    | <WKContentView: 0x3; frame = (0 0; 390 400)>
               |    |    | <UIView: 0x4; frame = (10 10; 50 50)>
            """
        let content = "WKContentView:3 shows a web page, whose elements are not views"
        let shared = [
            "UIWindow:1 has recognizers; the dump does not show their types or properties",
            "UIScrollView:2 is a scroll view: it may delay touches of what is in it, and take them to scroll",
        ]
        // The content of the wanted view itself does not matter.
        try expectEqual(
            report(text, 20, 20, wanting: "WKContentView").notes, shared + [Self.limit])
        let inner = try report(text, 20, 20, wanting: "UIView:4")
        expectEqual(inner.notes, shared + ["\(content): its content is unknown", Self.limit])
        expectEqual(inner.outcome, .cannotTell)
        expectEqual(
            inner.causes.map(\.text),
            [
                "UIView:4 is in WKContentView:3, which shows a web page, whose elements are not views; "
                    + "it is unknown which part receives a touch in it"
            ])
        expectEqual(inner.unknowns, [Self.limit])
    }

    @Test("Of the application's classes on the path, six are named and the others are counted")
    func ownClasses() throws {
        func text(_ count: Int) -> String {
            "<UIWindow: 0x1; frame = (0 0; 390 844)>\n"
                + (1...count).map {
                    String(repeating: "   |", count: $0) + " <Shop.View\($0): 0x1\($0); frame = (0 0; 390 844)>"
                }.joined(separator: "\n")
        }
        func unknowns(_ count: Int) throws -> [String] {
            try report(text(count), 1, 1, wanting: "View\(count)").unknowns
        }
        let six = (1...6).map {
            "the dump does not show whether View\($0):\($0 + 1) overrides hitTest(_:with:) or point(inside:with:)"
        }
        try expectEqual(unknowns(6), six + [Self.limit])
        try expectEqual(unknowns(8), six + ["nor whether 2 others of the application's own classes do", Self.limit])
        // A cause names at most four of them.
        try expectEqual(
            report(text(6), 1, 1, wanting: "View6").restsOn,
            ["the frames printed from UIWindow:1 down"]
                + (1...4).map { "View\($0):\($0 + 1) not overriding hitTest(_:with:) or point(inside:with:)" }
                + ["no window in front that is missing from the dump"])
    }

    @Test("HT-14: a control without an enabled state may be disabled, and a sheet's dimming may let touches through")
    func states() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UIButton: 0x2; frame = (0 0; 390 100)>
               | <UIButton: 0x3; frame = (0 100; 390 100); enabled = YES>
               | <UIDimmingView: 0x4; frame = (0 200; 390 100)>
            """
        let button = try report(text, 9, 9, wanting: "UIButton:2")
        expectEqual(
            button.restsOn,
            [
                "the frames printed from UIWindow:1 down", "UIButton:2 is enabled",
                "no window in front that is missing from the dump",
            ])
        expectEqual(
            button.unknowns,
            [
                "the dump does not show whether UIButton:2 is enabled; a disabled control is passed over (HT-14)",
                Self.limit,
            ])
        let enabled = try report(text, 9, 109, wanting: "UIButton:3")
        expectEqual(enabled.unknowns, [Self.limit])
        expectEqual(
            enabled.restsOn,
            ["the frames printed from UIWindow:1 down", "no window in front that is missing from the dump"])
        try expectEqual(
            report(text, 9, 209).unknowns,
            [
                "UIDimmingView:4 lets touches pass through to its passthroughViews, as for a popover, which the dump does not show",
                Self.limit,
            ])
        // The view neither receives the touch nor is it a cause.
        try expectEqual(report(text, 9, 109).unknowns, [Self.limit])
    }

    @Test("HT-32: the assumed order of windows and of siblings is stated, and system windows in front are named")
    func order() throws {
        let windows = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
            <UITextEffectsWindow: 0x2; frame = (0 0; 390 844)>
            """
        let report = try report(windows, 9, 9, wanting: "UIWindow:1")
        expectEqual(report.outcome, .arrives)
        expectEqual(
            report.notes,
            [
                "UITextEffectsWindow:2 is a system window that receives touches only in its subviews", Self.limit,
                "windows are assumed to be listed from back to front, as in UIApplication.windows; the dump does not show their levels",
            ])
        let siblings = """
               | <UIView: 0x1; frame = (0 0; 390 844)>
               | <UIView: 0x2; frame = (0 0; 390 100)>
            """
        let sibling = try self.report(siblings, 9, 9, wanting: "UIView:1")
        expectEqual(sibling.causes.map(\.code), ["covered"])
        expectEqual(
            sibling.unknowns,
            [Self.limit, "the outermost views are assumed to be siblings, with the last one in front"])
        let alone = try self.report(
            "<UIView: 0x1; frame = (0 0; 390 844)>\n<UIView: 0x2; frame = (0 0; 9 9)>\n<UIView: 0x3; frame = (0 0; 9 9)>",
            9, 99,
            wanting: "UIView:1")
        expectEqual(alone.causes.map(\.code), ["printed-alone"])
        expectEqual(
            alone.unknowns,
            [
                Self.limit,
                "the dump does not show the relative positions of its 3 outermost views; the point is in the coordinates of the first",
            ])
    }

    @Test("RC-9: the chain goes from the hit view outward, with the views that have recognizers")
    func chain() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>>
               | <UIView: 0x2; frame = (0 0; 390 400)>
               |    | <UIView: 0x3; frame = (0 0; 390 100); gestureRecognizers = <NSArray: 0x8>>
               |    |    | <UIView: 0x4; frame = (0 0; 50 50)>
               | <UIView: 0x5; frame = (0 400; 390 400); gestureRecognizers = <NSArray: 0x7>>
            """
        let report = try report(text, 9, 9)
        expectEqual(report.chain.map(\.name), ["UIView:4", "UIView:3", "UIView:2", "UIWindow:1"])
        expectEqual(report.recognizerViews.map(\.name), ["UIView:3", "UIWindow:1"])
        let words = report.description
        #expect(
            words.hasPrefix("a touch at (9, 9) goes to UIView:4\n  likely, resting on frames, and no window in front"))
        #expect(words.contains("\nunknown recognizers also receive it, attached to: UIView:3, UIWindow:1\n"))
        #expect(words.contains("\n  UIView:4 → UIView:3 → UIView:2 → UIWindow:1 → UIApplication\n"))
        let none = try self.report(text, 9, 900)
        expectEqual(none.outcome, .arrives)
        #expect(none.description.hasPrefix("a touch at (9, 900) goes to no view: no window has a view there"))
        #expect(none.chain.isEmpty && none.recognizerViews.isEmpty && none.hit == nil)
    }

    @Test("Six siblings in a row with the same result are one step, and fewer are several")
    func siblings() throws {
        func steps(_ count: Int, wanting wanted: String? = nil) throws -> [String] {
            let text =
                "<UIWindow: 0x1; frame = (0 0; 390 844)>\n"
                + (0..<count).map { "   | <UIView: 0x\($0 + 2); frame = (0 \($0 * 10 + 100); 9 10)>" }
                .joined(separator: "\n") + "\n   | <UIView: 0xFF; frame = (0 0; 390 844); hidden = YES>"
            return try report(text, 5, 5, wanting: wanted).steps.map {
                "\($0.view.name) \($0.words)" + ($0.more > 0 ? " +\($0.more)" : "")
            }
        }
        try expectEqual(
            steps(6), ["UIWindow:1 hit", "UIView:8 hidden", "UIView:7 outside, 145 points above +5"])
        try expectEqual(
            steps(5),
            ["UIWindow:1 hit", "UIView:7 hidden"]
                + (0..<5).map { "UIView:\(6 - $0) outside, \(135 - $0 * 10) points above" })
        // A view on the path to the wanted one is always reported.
        try expectEqual(
            steps(7, wanting: "UIView:2"),
            [
                "UIWindow:1 hit", "UIView:9 hidden", "UIView:8 outside, 155 points above +5",
                "UIView:2 outside, 95 points above",
            ])
    }
}
