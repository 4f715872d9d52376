import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneViewDumps
import UIKit

/// What the indentation, the brackets and the titles of a dump show, and what remains unknown.
@Suite
struct DumpReadingTests {
    private let views = [
        "<UIWindow: 0x1; frame = (0 0; 390 844)>",
        "<UIView: 0x2; frame = (0 100; 390 300); layer = <CALayer: 0x4>>",
        "<UIButton: 0x3; frame = (20 10; 100 44); layer = <CALayer: 0x5>>",
    ]

    private func explain(
        _ lines: String..., at point: CGPoint = CGPoint(30, 30), wanting wanted: String? = "UIButton"
    ) throws -> DumpExplanation {
        try ViewDump(([views[0]] + lines).joined(separator: "\n")).explainTouch(at: point, wanting: wanted)
    }

    // MARK: Levels

    /// The views are in one line, without spaces that could be an indentation.
    @Test func `The levels of views in one line without indentation are unknown`() throws {
        func explained(_ gap: String) throws -> DumpExplanation {
            let dump = try ViewDump(views.joined(separator: gap))
            expectEqual(dump.names, ["UIWindow:1", "UIView:2", "UIButton:3"])
            return try dump.explainTouch(at: CGPoint(30, 120), wanting: "UIButton")
        }
        for gap in ["", " "] {
            let report = try explained(gap)
            expectEqual(report.outcome, .cannotTell)
            #expect(report.causes.allSatisfy { $0.confidence == .cannotTell })
        }
        try expectEqual(explained("").path.map(\.name), ["UIButton:3"])
    }

    @Test func `The indentation within a line shows the levels`() throws {
        let text = views[0] + "    " + views[1] + "        " + views[2]
        let report = try ViewDump(text).explainTouch(at: CGPoint(30, 120), wanting: "UIButton")
        expectEqual(report.path.map(\.name), ["UIWindow:1", "UIView:2", "UIButton:3"])
        expectEqual(report.outcome, .arrives)
        #expect(report.notes.contains("line ends are lost; the numbers count views"))
    }

    // MARK: Frames

    @Test func `A window with an unreadable frame is still a view of the dump`() throws {
        let button = "   | <UIButton: 0x2; frame = (20 20; 100 44)>"
        let dump = try ViewDump("<UIWindow: 0x1; frame = (0 oops; 390 844)>\n" + button)
        expectEqual(dump.names, ["UIWindow:1", "UIButton:2"])
        expectEqual(
            dump.problems.map(\.description),
            [
                "line 1: UIWindow has no readable frame: its position and that of its subviews is unknown"
            ])
        try expectEqual(dump.explainTouch(at: CGPoint(30, 30), wanting: "UIButton").outcome, .cannotTell)
        // A line without a frame and outside the tree is not a view.
        let other = try ViewDump("<UIWindow: 0x1; layer = <UIWindowLayer: 0x3>>\n" + button)
        expectEqual(other.names, ["UIButton:2"])
        expectEqual(
            other.problems.map(\.description),
            [
                "line 1: UIWindow has no frame, so it is not treated as a view"
            ])
    }

    @Test func `The hit in a scroll view is unknown if contentOffset is not printed`() throws {
        let scroll = "   | <UIScrollView: 0x4; frame = (0 0; 390 400)>"
        // Without content, the scroll view itself is hit.
        let empty = try explain(scroll, wanting: nil)
        expectEqual(empty.hit?.name, "UIScrollView:2")
        let full = try explain(scroll, "   |    | <UIView: 0x5; frame = (0 0; 390 2000)>", wanting: nil)
        #expect(full.outcome == .cannotTell && full.hit == nil)
        expectEqual(full.steps.map(\.view.name), ["UIWindow:1", "UIScrollView:2"])
        #expect(full.notes.contains { $0.contains("contentOffset is not printed") })
        // Beside the scroll view, the hit is known.
        try expectEqual(explain(scroll, at: CGPoint(30, 500), wanting: nil).hit?.name, "UIWindow:1")
    }

    // MARK: Names

    @Test func `A class name means the only view of that class with a readable frame`() throws {
        let lost = "   | <UIButton: 0x2; frame = (somewhere)>"
        let placed = "   | <UIButton: 0x3; frame = (20 20; 100 44)>"
        try expectEqual(explain(lost, placed).wanted?.name, "UIButton:3")
        try expectEqual(explain(placed, lost).wanted?.name, "UIButton:2")
        #expect(
            throws: ViewDump.Failure.severalCalled(
                "UIButton", ["UIButton:2 (0x2)", "UIButton:3 (0x3)", "UIButton:4 (0x6)"], count: 3)
        ) { try explain(lost, placed, "   | <UIButton: 0x6; frame = (20 90; 100 44)>") }
    }

    @Test func `The title of a label names the button around it, even if interaction is disabled`() throws {
        let report = try explain(
            "   | <UIButton: 0x2; frame = (20 20; 100 44); userInteractionEnabled = NO>",
            "   |    | <UIView: 0x3; frame = (0 0; 100 44)>",
            "   |    |    | <UIButtonLabel: 0x4; frame = (10 10; 80 20); text = 'Pay'; userInteractionEnabled = NO>",
            wanting: "Pay")
        expectEqual(report.wanted?.name, "UIButton:2")
        expectEqual(report.causes.map(\.code), ["interaction-disabled"])
    }

    @Test func `A title names the button that is the root of a partial tree`() throws {
        let text = """
            <UIButton: 0x2; frame = (20 20; 100 44); userInteractionEnabled = NO>
               | <UIButtonLabel: 0x4; frame = (10 10; 80 20); text = 'Pay'; userInteractionEnabled = NO>
            """
        try expectEqual(ViewDump(text).explainTouch(at: CGPoint(30, 30), wanting: "Pay").wanted?.name, "UIButton:1")
    }

    @Test func `A subview with an unreadable frame makes the outcome unknown`() throws {
        let card = "   | <Shop.CardView: 0x2; frame = (0 0; 390 100)>"
        try expectEqual(explain(card, wanting: "CardView").outcome, .arrives)
        let unread = try explain(card, "   |    | <UIButton: 0x3; frame = (somewhere)>", wanting: "CardView")
        expectEqual(unread.outcome, .cannotTell)
    }

    /// A custom view between the label and the cell does not keep the touch from the cell.
    @Test func `The text of a label names the table view cell that contains it`() throws {
        let row = [
            "   | <UITableViewCell: 0x2; frame = (0 0; 390 100)>",
            "   |    | <Shop.CardView: 0x3; frame = (0 0; 390 100)>",
            "   |    |    | <UITableViewLabel: 0x4; frame = (10 10; 80 20); text = 'Milk'; userInteractionEnabled = NO>",
        ]
        try expectEqual(explain(row[0], row[1], row[2], wanting: "Milk").wanted?.name, "UITableViewCell:2")
        let beside = try explain(row[0], row[1], row[2], at: CGPoint(300, 50), wanting: "UITableViewCell")
        expectEqual(beside.outcome, .arrives)
        expectEqual(beside.hit?.name, "CardView:3")
    }

    // MARK: Other texts

    @Test func `Two lines of a stack trace are needed to recognize one`() {
        let frames = ["0   Shop   0x0000000104c81a2c main + 44", "1   dyld   0x00000001a2c3d4e5 start + 1844"]
        #expect(throws: ViewDump.Failure.noViews(.stackTrace)) { try ViewDump(frames.joined(separator: "\n")) }
        #expect(throws: ViewDump.Failure.noViews(.other)) { try ViewDump(frames[0]) }
    }

    @Test func `An alert may keep touches from the elements beside it`() throws {
        let tree = """
            Element subtree:
             →Application, 0x1, pid: 4711, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Button, 0x3, {{20.0, 700.0}, {350.0, 50.0}}, label: 'Pay'
                  Button, 0x4, {{60.0, 300.0}, {100.0, 50.0}}, label: 'Back'
                  Alert, 0x5, {{60.0, 300.0}, {270.0, 200.0}}, label: 'Sure?'
                    Button, 0x6, {{60.0, 450.0}, {270.0, 50.0}}, label: 'Yes'
            """
        func explain(_ wanted: String, _ x: CGFloat, _ y: CGFloat) throws -> DumpExplanation {
            try ViewDump(tree).explainTouch(at: CGPoint(x, y), wanting: wanted)
        }
        let beside = try explain("Pay", 30, 710)
        expectEqual(beside.outcome, .cannotTell)
        expectEqual(beside.causes.map(\.code), ["covered"])
        expectEqual(beside.causes.first?.about?.className, "Alert")
        expectEqual(beside.causes.first?.text.contains("is shown"), true)
        // If the alert contains the point, there is still only one cause.
        let below = try explain("Back", 70, 310)
        expectEqual(below.outcome, .cannotTell)
        expectEqual(below.causes.map(\.code), ["covered"])
        expectEqual(below.causes.first?.text.contains("also contains the point"), true)
        try expectEqual(explain("Yes", 70, 460).outcome, .arrives)
        try expectEqual(explain("Pay", 30, 690).causes.map(\.code), ["outside"])
    }
}
