import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneViewDumps
import UIKit

/// Dumps as they look after being copied through terminals, logs, quotes and issue trackers.
@Suite
struct DumpShapeTests {
    /// A window, a panel that begins at (0, 100), and a button in it, on the screen at (20, 110).
    private static let views = [
        "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>",
        "<Shop.PanelView: 0x3; frame = (0 100; 390 300); autoresize = W+H; layer = <CALayer: 0x4>>",
        "<UIButton: 0x5; frame = (20 10; 100 44); opaque = NO; layer = <CALayer: 0x6>>",
        "<UIButtonLabel: 0x7; frame = (10 10; 80 20); text = 'Pay | now'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x8>>",
        "<UIView: 0x9; frame = (0 200; 390 44); layer = <CALayer: 0xa>>",
    ]
    private static let depths = [0, 1, 2, 3, 2]

    private static func lines(_ indent: (Int) -> String, _ prefix: String = "", end: String = "\n") -> String {
        zip(views, depths).map { prefix + indent($1) + $0 }.joined(separator: end)
    }

    private static func bars(_ depth: Int) -> String {
        depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
    }

    /// Breaks lines at a width, as a terminal does.
    private static func wrapped(_ text: String, at width: Int, end: String = "\n", isTrimmed: Bool = false) -> String {
        text.split(separator: "\n").flatMap { line in
            stride(from: 0, to: line.count, by: width).map { start in
                let part = line.dropFirst(start).prefix(width)
                guard isTrimmed, let last = part.lastIndex(where: { $0 != " " }) else { return String(part) }
                return String(part[...last])
            }
        }.joined(separator: end)
    }

    /// Colors classes and addresses with the escape sequences of a terminal.
    private static func colored(_ escape: String, erases: String = "") -> String {
        lines(bars).split(separator: "\n").map { line in
            let head = line.firstRange(of: /<[\w.]+: 0x\w+/)!
            let parts = line[head].dropFirst().split(separator: ": ")
            let colors = parts.map { "\(escape)[1;34m\(erases)\($0)\(escape)[0m\(erases)" }
            return line[..<head.lowerBound] + "<" + colors.joined(separator: ": ") + line[head.upperBound...]
        }.joined(separator: "\n")
    }

    static let shapes: [(name: String, text: String)] = [
        ("as printed", lines(bars)),
        ("in a fence", "```\n" + lines(bars) + "\n```"),
        ("quoted", lines(bars, "> ")),
        ("quoted twice, in a fence", "> > ```\n" + lines(bars, "> > ") + "\n> > ```"),
        ("in a comment", lines(bars, "// ")),
        ("after a prompt", "(lldb) po [[UIWindow keyWindow] recursiveDescription]\n" + lines(bars) + "\n\n(lldb) c\n"),
        ("with a log's prefix", lines(bars, "2031-10-09 15:12:20.568 Shop[56:75] ")),
        ("with a device log's prefix", lines(bars, "Oct  9 15:12:20 phone Shop(UIKit)[77] <Notice>: ")),
        ("one bar a level", lines { String(repeating: "|", count: $0) + ($0 > 0 ? " " : "") }),
        ("tabs", lines { String(repeating: "\t", count: $0) }),
        ("two spaces", lines { String(repeating: "  ", count: $0) }),
        ("dashes", lines { String(repeating: "-", count: $0) + " " }),
        ("a list", lines { String(repeating: "  ", count: $0) + "- " }),
        ("branches", lines { $0 == 0 ? "" : String(repeating: "│   ", count: $0 - 1) + "├── " }),
        ("branches of ASCII", lines { $0 == 0 ? "" : String(repeating: "    ", count: $0 - 1) + "+-- " }),
        ("spaces that do not break", lines { String(repeating: "\u{a0}\u{a0}", count: $0) }),
        ("carriage returns", lines(bars, end: "\r\n")),
        ("escaped in a string", "\"" + lines(bars, end: "\\n") + "\""),
        ("escaped twice", "{\"log\":\"{\\\"view\\\":\\\"" + lines(bars, end: "\\\\n") + "\\\"}\"}"),
        ("broken at 80 columns", wrapped(lines(bars), at: 80)),
        ("broken at 46 columns, with carriage returns", wrapped(lines(bars), at: 46, end: "\r\n")),
        ("broken at 61 columns, spaces at the ends lost", wrapped(lines(bars), at: 61, isTrimmed: true)),
        ("in typographic quotes", lines(bars).replacing("'Pay | now'", with: "‘Pay | now’")),
        ("in colors", colored("\u{1b}")),
        ("in colors of grep, with a title", "\u{1b}]0;lldb\u{7}" + colored("\u{1b}", erases: "\u{1b}[K")),
        ("in colors as cat shows them", colored("^[")),
        ("in colors as JSON writes them", colored("\\u001b")),
        ("in colors that have lost their beginnings", colored("")),
        (
            "with recognizers between",
            lines(bars).replacing(
                "layer = <CALayer: 0x6>>",
                with:
                    "layer = <CALayer: 0x6>>\n   |    |    | <UITapGestureRecognizer: 0xb; state = Possible; view = <UIButton: 0x5>>"
            )
        ),
        ("in a Swift optional", "Optional(" + lines(bars) + ")"),
        ("as HTML", lines(bars).replacing("<", with: "&lt;").replacing(">", with: "&gt;")),
        (
            "in the middle of a report",
            "It does nothing since 4.2!\n\n" + lines(bars) + "\n\nPlease help, it is urgent."
        ),
    ]

    @Test(arguments: shapes.indices)
    func `The same tree is read from every form in which a dump is pasted`(_ index: Int) throws {
        let dump = try ViewDump(Self.shapes[index].text)
        try #require(dump.count == 5)
        let hits = try [CGPoint(30, 120), CGPoint(200, 120), CGPoint(30, 310), CGPoint(30, 90)].map {
            try dump.explainTouch(at: $0).hit?.address
        }
        expectEqual(hits, ["0x5", "0x3", "0x9", "0x1"], "\(Self.shapes[index].name)")
        let report = try dump.explainTouch(at: CGPoint(30, 120), wanting: "Pay | now")
        expectEqual(report.outcome, .arrives)
        expectEqual(report.wanted?.className, "UIButton")
    }

    @Test(arguments: [" ", "   ", ""])
    func `A dump without line ends is split into its views`(_ gap: String) throws {
        let text = "sorry for the format: " + Self.lines(Self.bars, end: gap)
        let dump = try ViewDump(text)
        expectEqual(dump.names, ["UIWindow:1", "PanelView:2", "UIButton:3", "UIButtonLabel:4", "UIView:5"])
        try expectEqual(dump.explainTouch(at: CGPoint(30, 120)).hit?.name, "UIButton:3")
        #expect(
            try dump.explainTouch(at: CGPoint(30, 310)).notes.contains("line ends are lost; the numbers count views"))
    }

    @Test func `Lines that stand for omitted lines are reported as gaps`() throws {
        func outcome(_ lines: [String]) throws -> DumpExplanation {
            try ViewDump(lines.joined(separator: "\n")).explainTouch(at: CGPoint(30, 120), wanting: "UIButton")
        }
        let lines = zip(Self.views, Self.depths).map { Self.bars($1) + $0 }
        for dots in ["...", "..", ". . .", "   |    | ...", "…", "[...]", "(snip)", "   |    | … 12 lines omitted …"] {
            // The omitted lines may describe a view in front of the button.
            let after = try outcome(Array(lines[...3]) + [dots] + lines[4...])
            expectEqual(after.outcome, .cannotTell)
            expectEqual(after.causes.map(\.code), ["left-out"])
            // Omitted lines before the button are behind it.
            try expectEqual(outcome(Array(lines[...1]) + [dots] + lines[2...]).outcome, .arrives)
        }
        // A level is missing: the button's position is unknown, but it is certain that it is hidden.
        let jump = [lines[0], Self.bars(3) + Self.views[2]]
        try expectEqual(outcome(jump).outcome, .cannotTell)
        let hidden = jump[1].replacing("opaque = NO", with: "hidden = YES")
        try expectEqual(outcome([lines[0], hidden]).causes.first?.code, "hidden")
    }

    /// UITextView's container puts its own brackets around its superclass's.
    @Test func `Nested angle brackets in a description are read`() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UITextView: 0x2; frame = (0 100; 390 200); text = '/opt/bin

            - a <b>; c'; clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 10}; contentSize: {390, 317}; adjustedContentInset: {0, 0, 0, 0}>
               |    | <<_UITextContainerView: 0x4; frame = (0 0; 390 317); layer = <__UITextTiledLayer: 0x5>> minSize = {0, 0}, maxSize = {1.79769e+308, 1.79769e+308}, textContainer = <NSTextContainer: 0x6 size = (390.000000,1.79769e+308); widthTracksTextView = YES; heightTracksTextView = NO>; exclusionPaths = <NSArray: 0x7>(

            ); lineBreakMode = 0>
               |    |    | <__UITileLayer: 0x8> (layer)
               | <UIStackView: 0x9; frame = (0 400; 390 50); layer = <CATransformLayer: 0xa>> axis=horiz distribution=fill alignment=fill
               |    | <UIButton: 0xb; frame = (0 0; 50 50)>
            """
        let dump = try ViewDump(text)
        expectEqual(dump.problems, [])
        expectEqual(
            dump.names,
            [
                "UIWindow:1", "UITextView:2", "_UITextContainerView:5", "UIStackView:9", "UIButton:10",
            ])
        try expectEqual(dump.explainTouch(at: CGPoint(10, 410), wanting: "UIButton").outcome, .arrives)
        try expectEqual(dump.explainTouch(at: CGPoint(10, 150)).hit?.name, "_UITextContainerView:5")
    }

    @Test func `Labels may contain brackets, quotes, separators and lines of dumps`() throws {
        func wanted(_ label: String) throws -> DumpExplanation {
            let text = """
                <UIWindow: 0x1; frame = (0 0; 390 844)>
                   | <UILabel: 0x2; frame = (10 10; 100 44); text = '\(label)'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x3>>
                   | <UIButton: 0x4; frame = (10 60; 100 44); layer = <CALayer: 0x5>>
                """
            let dump = try ViewDump(text)
            expectEqual(dump.count, 3)
            expectEqual(dump.problems, [])
            return try dump.explainTouch(at: CGPoint(20, 20), wanting: label)
        }
        for label in [
            "a > b", "<b>bold</b>", "it's 5 o'clock", "a; hidden = YES; b", "{[(", ">>", "🐌 | 🐢", "two\nlines",
            "<UIView: 0x0; frame = (0 0; 1 1)>", "first\n<UIView: 0x0; frame = (0 0; 1 1)>\nlast", "'quoted'",
            "ends with '", "transform = [0, 0, 0, 0, 0, 0]",
        ] {
            try expectEqual(wanted(label).causes.map(\.code), ["interaction-disabled"], "\(label)")
        }
    }

    @Test func `Class names may be generic, mangled or private`() throws {
        for (written, name) in [
            ("Feed.SectionView<Swift.Optional<Feed.Ad>, (id: Swift.Int; kind: Feed.Kind)>", "SectionView"),
            ("SwiftUI._UIHostingView<SwiftUI.ModifiedContent<A, B>>", "_UIHostingView"),
            ("_TtC4Shop8CartView", "CartView"), ("_TtGC7SwiftUI14_UIHostingViewV4Shop4Root_", "_UIHostingView"),
            ("Shop.(unknown context at $10a2).Row", "Row"), ("Ünï.Größe", "Größe"),
            ("Pair<(Int) -> String>", "Pair"),
        ] {
            let dump = try ViewDump("<UIView: 0x1; frame = (0 0; 9 9)>\n   | <\(written): 0x2; frame = (0 0; 9 9)>")
            expectEqual(dump.names, ["UIView:1", "\(name):2"])
        }
    }

    @Test func `Several windows are hit tested from the last one to the first`() throws {
        let text = """
            <__NSArrayM 0x1>(
            <UIWindow: 0x2; frame = (0 0; 390 844)>,
            <UIWindow: 0x3; frame = (0 0; 390 100)>,
            <UITextEffectsWindow: 0x4; frame = (0 0; 390 844)>,
            <UIWindow: 0x5; frame = (0 0; 390 844); hidden = YES>
            )
            """
        let dump = try ViewDump(text)
        expectEqual(dump.problems, [])
        try expectEqual(dump.explainTouch(at: CGPoint(5, 50)).hit?.address, "0x3")
        try expectEqual(dump.explainTouch(at: CGPoint(5, 150)).hit?.address, "0x2")
        let report = try dump.explainTouch(at: CGPoint(5, 50), wanting: "0x2")
        expectEqual(report.causes.map(\.code), ["window-in-front"])
    }

    /// The element tree of an XCUITest is pasted in the same ways.
    @Test func `An element tree is read from every form in which it is pasted`() throws {
        let tree = """
            Attributes: Application, 0x1, pid: 4711, label: 'Shop'
            Element subtree:
             →Application, 0x1, pid: 4711, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Other, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
                    Button, 0x4, {{20.0, 700.0}, {350.0, 50.0}}, identifier: 'pay', label: 'It's 5, 'now''
            Path to element:
             →Application, 0x1, pid: 4711, label: 'Shop'
            """
        for text in [
            tree, "> " + tree.replacing("\n", with: "\n> "), "\"" + tree.replacing("\n", with: "\\n") + "\"",
            tree.replacing("\n", with: "\r\n"), tree.replacing("\n", with: "\n    t =     1.25s "),
        ] {
            let dump = try ViewDump(text)
            expectEqual(dump.kind, .accessibilityTree)
            expectEqual(dump.count, 3)
            try expectEqual(dump.explainTouch(at: CGPoint(30, 710), wanting: "pay").outcome, .arrives)
            try expectEqual(dump.explainTouch(at: CGPoint(30, 710), wanting: "It's 5, 'now'").wanted?.address, "0x4")
            try expectEqual(dump.explainTouch(at: CGPoint(30, 690), wanting: "pay").causes.map(\.code), ["outside"])
        }
    }

    @Test func `Typographic quotes around a text are read, and those within a text are kept`() throws {
        let text = Self.lines(Self.bars).replacing("'Pay | now'", with: "‘Don’t pay; now’")
        try expectEqual(ViewDump(text).explainTouch(at: CGPoint(30, 120), wanting: "Don’t pay; now").outcome, .arrives)
        let plain = Self.lines(Self.bars).replacing("Pay | now", with: "‘Pay’")
        try expectEqual(ViewDump(plain).explainTouch(at: CGPoint(30, 120), wanting: "‘Pay’").outcome, .arrives)
    }

    @Test func `Lines of equal length are not joined as if a terminal had wrapped them`() throws {
        let rows = (0..<9).map {
            "   | <UIButton: 0x\($0 + 2); frame = (0 \($0)0; 390 44); layer = <CALayer: 0x\($0)1>>"
        }
        for (open, close) in [("", ""), ("\"", "\","), ("", " ;")] {
            let lines = (["<UIWindow: 0x1; frame = (0 0; 390 844)>"] + rows).map { open + $0 + close }
            let dump = try ViewDump(lines.joined(separator: "\n"))
            expectEqual(dump.names.last, "UIButton:10")
            expectEqual(dump.count, 10)
        }
        let cells = (0..<9).map { "    Cell, 0x\($0 + 2), {{0.0, \($0)44.0}, {390.0, 44.0}}, label: 'row \($0)'" }
        let tree = "Element subtree:\n →Application, 0x1, pid: 1\n" + cells.joined(separator: "\n")
        try expectEqual(ViewDump(tree).names.last, "Cell:11")
    }

    /// The format of EarlGrey.
    @Test func `Frames in braces and abbreviated flags are read`() throws {
        func dump(_ flags: String) throws -> ViewDump {
            try ViewDump(
                """
                UI Hierarchy (ordered by window level, back to front):

                <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 812}}; frame={{0, 0}, {375, 812}}; opaque; alpha=1>
                  |--<UIButton:0x2; AX=Y; AX.frame={{20, 600}, {335, 48}}; frame={{20, 600}, {335, 48}}; alpha=1; text='Pay'>
                  |--<Shop.Veil:0x3; AX=N; AX.frame={{0, 0}, {375, 812}}; frame={{0, 0}, {375, 812}}; alpha=1\(flags)>
                """)
        }
        let point = CGPoint(187, 624)
        try expectEqual(dump("").explainTouch(at: point, wanting: "Pay").causes.map(\.code), ["covered"])
        try expectEqual(dump("; hidden").explainTouch(at: point, wanting: "Pay").outcome, .arrives)
        try expectEqual(dump("; UIE=N").explainTouch(at: point, wanting: "Pay").outcome, .arrives)
    }

    /// The text of a field names the field only if no other element has that label.
    @Test func `A label has priority over the value of a text field as a name`() throws {
        let tree = """
            Element subtree:
             →Application, 0x1, pid: 1, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Button, 0x3, {{20.0, 100.0}, {100.0, 44.0}}, label: 'Save'
                  TextField, 0x4, {{20.0, 200.0}, {100.0, 44.0}}, value: Save
                  TextField, 0x5, {{20.0, 300.0}, {100.0, 44.0}}, value: Name
            """
        try expectEqual(ViewDump(tree).explainTouch(at: CGPoint(30, 120), wanting: "Save").wanted?.address, "0x3")
        try expectEqual(ViewDump(tree).explainTouch(at: CGPoint(30, 320), wanting: "Name").wanted?.address, "0x5")
    }

    @Test func `Texts that look like escape sequences of colors are kept`() throws {
        let dump = try ViewDump(Self.lines(Self.bars).replacing("Pay | now", with: "Pay [5m left], [0m], [12K"))
        try expectEqual(dump.explainTouch(at: CGPoint(30, 120), wanting: "Pay [5m left], [0m], [12K").outcome, .arrives)
    }

    @Test func `Text that is not a dump is rejected with the name of its format`() {
        let texts: [(String, NoDump)] = [
            (
                "[   AF    P      LU ] h=--- v=--- NSView 0x1 f=(0,0,480,270) b=(-) => <_NSViewBackingLayer: 0x2>",
                .appKit
            ),
            ("Thread 0 Crashed:\n0   UIKitCore   0x0001 -[UIView frame] + 4\n1   App   0x0002 main + 8", .stackTrace),
            ("•UIWindow:0x1 - AMBIGUOUS\n|   •UIView:0x2\n|   |   *UILabel:0x3", .autolayoutTrace),
            ("<UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>", .controllers),
            ("<XCUIElementTypeButton type=\"XCUIElementTypeButton\" x=\"1\"/>", .pageSource),
            ("Query chain:\n →Find: Target Application 'a.b'", .queryOnly),
            (
                "Unable to simultaneously satisfy constraints.\n<NSLayoutConstraint:0x1 UIView:0x2.width == 10>",
                .constraints
            ),
            (
                "<UIButton: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n   |    | <UIWindow: 0x3; frame = (0 0; 9 9)>",
                .responderChain
            ),
            ("<CALayer: 0x1> (layer)", .layersOnly),
            (
                "  - 0 : <UITapGestureRecognizer: 0x1; state = Possible; view = <UIView: 0x2>; must-fail = {\n        <UITapGestureRecognizer: 0x3; state = Possible; target= <(action=tapped:, target=<Shop.ListController 0x4>)>>\n    }>",
                .recognizers
            ),
            (
                "<UITouch: 0x1> phase: Began tap count: 1 window: <UIWindow: 0x2; frame = (0 0; 9 9)> view: <UIView: 0x3; frame = (0 0; 9 9)>",
                .touches
            ),
            ("View Hierarchy:\n DecorView@1\n  android.widget.Button{1 V.E 0,0-9,9}", .android),
            ("hello", .other),
        ]
        for (text, what) in texts {
            #expect(throws: ViewDump.Failure.noViews(what)) { try ViewDump(text) }
            #expect(what.description.contains("recursiveDescription"))
        }
    }
}
