import Testing
import TouchstoneExpectations
import TouchstoneTestSupport

/// The command `touchstone run --article`: output, errors and exit codes.
struct ArticleCommandTests {
    @Test func `the scenarios of an article run in the order of its statements`() throws {
        let folder = try TemporaryFolder()
        for (name, article) in [("late", "3.10"), ("early", "[3.2, 4.1]"), ("other", "4.2")] {
            _ = try folder.file(
                "\(name).yaml", "title: \(name)\narticle: \(article)\nviews: []\nsteps: []\nexpect: ''\n")
        }
        let run = try Program.touchstone("run", "--quiet", "--article", "3", folder.path)
        expectEqual(run.code, 0)
        let lines = run.output.split(separator: "\n")
        expectEqual(lines.count, 3)
        #expect(lines.first?.hasPrefix("3.2    passed") == true && lines.first?.hasSuffix("early.yaml") == true)
        expectEqual(lines.dropFirst().first?.hasPrefix("3.10   passed"), true)
        expectEqual(lines.last, "2 statements, 2 scenarios passed, 0 failed")
        #expect(try Program.touchstone("run", "--article", "2", folder.path).errors.contains("No scenario in"))
        try expectEqual(Program.touchstone("run", "--article", "5", folder.path).code, 64)
        try expectEqual(Program.touchstone("run").code, 64)
    }

    @Test(arguments: ["0", "0.0", "5.1", "a.b", "1.2.3", "-1.2", "''"])
    func `a statement of an article is two numbers`(_ text: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("x.yaml", "title: A\narticle: \(text)\nviews: []\nsteps: []")
        let run = try Program.touchstone("run", file)
        expectEqual(run.code, 1)
        #expect(run.errors.contains("`article` needs a statement of an article, such as 0.3"))
    }
}
