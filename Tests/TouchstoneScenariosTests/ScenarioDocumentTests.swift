import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneScenarios
import TouchstoneViewDumps

/// The examples of the documentation are correct.
@Suite @MainActor
struct ScenarioDocumentTests {
    @Test func `The example in docs/scenarios.md passes`() throws {
        let path = ScenarioFileTests.folder + "/../docs/scenarios.md"
        let page = try String(contentsOfFile: path, encoding: .utf8)
        let start = try #require(page.range(of: "```yaml\n"))
        let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
        let example = String(page[start.upperBound..<end.lowerBound])
        let outcome = try ScenarioRun(Scenario(yaml: example, file: "docs/scenarios.md")).play()
        #expect(outcome.complaint == nil)
    }

    @Test func `The example of an injected fault in docs/scenarios.md passes`() throws {
        let page = try String(contentsOfFile: ScenarioFileTests.folder + "/../docs/scenarios.md", encoding: .utf8)
        let start = try #require(page.range(of: "```yaml\ntitle: A button in a hidden view\n"))
        let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
        let example = String(page[start.lowerBound..<end.lowerBound].dropFirst("```yaml\n".count))
        let scenario = try Scenario(yaml: example, file: "docs/scenarios.md")
        expectEqual(scenario.fault?.cause, "hidden")
        #expect(try ScenarioRun(scenario).play().complaint == nil)
    }

    @Test(arguments: ["docs/explain.md", "README.md"])
    func `The report in docs/explain.md and README.md is the printed one`(_ file: String) throws {
        let dump = try ViewDump(
            """
            (lldb) po [[UIWindow keyWindow] recursiveDescription]
            <UIWindow: 0x10450a1b0; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600000c02>>
               | <UITransitionView: 0x10450b000; frame = (0 0; 390 844); autoresize = W+H>
               |    | <Shop.CartView: 0x10450c000; frame = (0 0; 390 844); autoresize = W+H>
               |    |    | <UIStackView: 0x10450c800; frame = (0 640; 390 0)>
               |    |    |    | <UIButton: 0x10450d000; frame = (20 0; 350 50); opaque = NO>
            """)
        let report = try dump.explainTouch(at: CGPoint(x: 100, y: 660), wanting: "UIButton")
        let shown = report.description.components(separatedBy: "\n\nrecognizers")[0].components(
            separatedBy: "\n\nno recognizer")[0]
        let page = try String(contentsOfFile: ScenarioFileTests.folder + "/../" + file, encoding: .utf8)
        #expect(page.contains(file == "README.md" ? shown.components(separatedBy: "\n\n")[0] : shown))
    }
}
