import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport

/// The command `touchstone explain` for dumps and scenarios: output, errors and exit codes.
@Suite
struct ExplainCommandTests {
    private let dump = """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); hidden = YES; layer = <CALayer: 0x4>>
           |    | <UIButton: 0x5; frame = (20 20; 100 44); layer = <CALayer: 0x6>>
           |    | <UIButton: 0x7; frame = (nonsense)>
        """

    private func withDump(_ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dump-\(UUID().uuidString).txt")
        try Data(dump.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }

    @Test func `A dump is explained and its problems are reported`() throws {
        try withDump { file in
            let run = try Program.touchstone("explain", "--dump", file, "--at", "30,30", "--want", "UIButton")
            expectEqual(run.code, 2)
            #expect(
                run.output.hasPrefix(
                    """
                    error: a touch at (30, 30) does not reach UIButton:3; UIWindow:1 receives it
                    because UIView:2 is hidden, and so are its subviews (HT-7)
                    """))
            expectEqual(
                run.errors,
                "\(file): line 4: UIButton has no readable frame: its position and that of its subviews is unknown\n"
            )
        }
    }

    @Test func `explain --json prints the report as JSON`() throws {
        try withDump { file in
            let run = try Program.touchstone(
                "explain", "--dump", file, "--at", "30,30", "--want", "UIButton", "--json")
            let report = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            expectEqual(run.code, 2)
            expectEqual(report["outcome"] as? String, "blocked")
            expectEqual(report["confidence"] as? String, "certain")
            expectEqual(report["hit"] as? String, "UIWindow:1")
            let causes = try #require(report["causes"] as? [[String: Any]])
            // The button without a frame is in front and may cover the wanted one.
            expectEqual(causes.map { $0["code"] as? String }, ["hidden", "covered"])
            expectEqual(causes.map { $0["confidence"] as? String }, ["certain", "cannotTell"])
            let changes = try #require(causes[0]["changes"] as? [[String: Any]])
            expectEqual(changes.map { $0["code"] as? String }, ["unhide"])
        }
    }

    @Test func `explain --scenario reports the cause of an injected fault`() throws {
        let file = ScenarioFileTests.folder + "/why/target-deallocated.yaml"
        let run = try Program.touchstone("explain", "--scenario", file)
        expectEqual(run.code, 2)
        #expect(
            run.output.hasPrefix(
                """
                error: a touch at (100, 72) reaches buy, and nothing comes of it
                because the target of buy was deallocated: targets are not retained, so the application must retain it (C-14)
                """))
    }

    @Test func `explain --scenario with --at and --want answers for any point and view`() throws {
        let file = ScenarioFileTests.folder + "/why/hidden-ancestor.yaml"
        let run = try Program.touchstone("explain", "--scenario", file, "--at", "10,10", "--want", "root")
        #expect(run.output.hasPrefix("ok: a touch at (10, 10) reaches root\n"))
        expectEqual(run.code, 0)
    }

    @Test func `Invalid arguments are usage errors`() throws {
        try expectEqual(Program.touchstone("explain").code, 64)
        try expectEqual(Program.touchstone("explain", "--dump", "x", "--scenario", "y", "--at", "1,1").code, 64)
        try expectEqual(Program.touchstone("explain", "--dump", "x").code, 64)
        try expectEqual(Program.touchstone("explain", "--dump", "x", "--at", "1").code, 64)
        try withDump { file in
            let run = try Program.touchstone("explain", "--dump", file, "--at", "1,1", "--want", "UISwitch")
            expectEqual(run.code, 65)
            #expect(
                run.errors.contains(
                    "no view is called UISwitch; there are UIWindow:1, UIView:2, UIButton:3"))
        }
    }

    @Test func `Each outcome has its own exit code`() throws {
        func code(_ text: String, _ arguments: String...) throws -> Int32 {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("dump-\(UUID().uuidString).txt")
            try Data(text.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try Program.touchstone(["explain", "--dump", file.path, "--at", "30,30"] + arguments).code
        }
        let button = "<UIWindow: 0x1; frame = (0 0; 390 844)>\n   | <UIButton: 0x2; frame = (20 20; 100 44); "
        try expectEqual(code(button + "opaque = NO>", "--want", "UIButton"), 0)
        try expectEqual(code(button + "opaque = NO>"), 0)
        try expectEqual(code(button + "hidden = YES>", "--want", "UIButton"), 2)
        try expectEqual(code(button + "animations = { position=<CABasicAnimation: 0x3>; }>", "--want", "UIButton"), 3)
        try expectEqual(code("0   UIKitCore  0x0001 -[UIView frame] + 4\n1   App  0x0002 main + 8\n"), 65)
        try expectEqual(code(""), 65)
    }

    @Test func `A missing dump file exits with 65 and says how to pass a dump`() throws {
        let path = "/nonexistent/dump.txt"
        let run = try Program.touchstone("explain", "--dump", path, "--at", "1,1")
        expectEqual(run.code, 65)
        #expect(run.errors.hasPrefix("Error: \(path) cannot be read: "))
        #expect(run.errors.hasSuffix("Check the path, or pass the dump to --dump -.\n"))
        expectEqual(run.output, "")
    }
}
