import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// Names in a question that differ slightly from those in the dump.
@Suite
struct NearNameTests {
    private func tree(_ titles: String...) -> String {
        "<UIWindow: 0x1; frame = (0 0; 390 844)>\n"
            + titles.enumerated().map { index, title in
                "   | <UIButton: 0x\(index + 2); frame = (0 \(index * 100); 200 44); title = '\(title)'>"
            }.joined(separator: "\n")
    }

    private func wanted(_ name: String, in text: String) throws -> String? {
        try ViewDump(text).explainTouch(at: nil, wanting: name).wanted?.name
    }

    @Test(
        "A name means a view if they differ only in typography",
        arguments: [
            ("Can't log in", "Can\u{2019}t log in"), ("Can\u{2019}t log in", #"Can\'t log in"#),
            ("7:30 PM", "7:30\u{202F}PM"), ("10 km", "10\u{A0}km"), ("Terms & Privacy", "Terms &amp; Privacy"),
            ("A-Z", "A\u{2013}Z"), ("Loading...", "Loading\u{2026}"), ("\"Pro\" plan", "\u{201C}Pro\u{201D} plan"),
            ("Inbox", "\u{200E}Inbox"), ("'Inbox'", "Inbox"),
        ])
    func typography(_ asked: String, _ title: String) throws {
        try expectEqual(wanted(asked, in: tree("Other", title)), "UIButton:3")
    }

    @Test("A name in another letter case means a view if it matches no other view")
    func letterCase() throws {
        try expectEqual(wanted("log OUT", in: tree("Help", "Log out")), "UIButton:3")
        try expectEqual(wanted("Log out", in: tree("LOG OUT", "Log out")), "UIButton:3")
        #expect(throws: ViewDump.Failure.self) { try wanted("log out", in: tree("LOG OUT", "Log out")) }
    }

    @Test("The beginning of a text up to a punctuation mark names the view, any other prefix does not")
    func beginning() throws {
        try expectEqual(wanted("Archive", in: tree("Help", "Archive, 3 items")), "UIButton:3")
        #expect(throws: ViewDump.Failure.self) { try wanted("Archive", in: tree("Help", "Archive all")) }
    }

    @Test("The answer notes that the name in the dump differs")
    func note() throws {
        let report = try ViewDump(tree("Log out")).explainTouch(at: nil, wanting: "log out")
        #expect(report.notes.contains { $0.contains("no view is called exactly log out; UIButton:2") })
    }

    @Test("RC-9: the text of a label in a cell means the cell, unless the label has recognizers")
    func labelInCell() throws {
        func text(_ recognizers: String) -> String {
            """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <AlbumCell: 0x2; frame = (0 0; 390 80)>
               |    | <UILabel: 0x3; frame = (0 0; 200 30); text = 'Summer'; userInteractionEnabled = NO\(recognizers)>
            """
        }
        let report = try ViewDump(text("")).explainTouch(at: CGPoint(x: 20, y: 20), wanting: "Summer")
        expectEqual(report.wanted?.name, "AlbumCell:2")
        expectEqual(report.outcome, .arrives)
        let tapped = try ViewDump(text("; gestureRecognizers = <NSArray: 0x9>"))
            .explainTouch(at: CGPoint(x: 20, y: 20), wanting: "Summer")
        expectEqual(tapped.causes.first?.code, "interaction-disabled")
    }

    @Test("The marked line of a test names the view that a log of Detox describes")
    func markedLine() throws {
        let text = """
            Test Failed: View is not hittable at its visible point. Error: Failed to hit view at point {40, 30} with `hitTest`.
            - Hitten: <BannerView: 0x5; frame = (0 0; 393 59)>
            - Target view: <RCTView: 0x4; frame = (10 10; 60 40)>
            > 7 |   await element(by.id('profile')).tap();
            View Hierarchy:
            <UIWindow: 0x1; frame = (0 0; 393 852)>
               | <RCTView: 0x4; frame = (10 10; 60 40)>
               | <BannerView: 0x5; frame = (0 0; 393 59)>
            """
        let report = try ViewDump(text).explainTouch(at: nil, wanting: "profile")
        expectEqual(report.wanted?.className, "RCTView")
        expectEqual(report.causes.first?.code, "covered")
    }
}
