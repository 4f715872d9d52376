import Foundation
import Testing
import TouchstoneScenarios

/// What docs/scenarios.md says.
@Suite @MainActor
struct ScenarioDocumentTests {
    @Test func itsExamplePlays() throws {
        let path = ScenarioFileTests.folder + "/../docs/scenarios.md"
        let page = try String(contentsOfFile: path, encoding: .utf8)
        let start = try #require(page.range(of: "```yaml\n"))
        let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
        let example = String(page[start.upperBound..<end.lowerBound])
        let outcome = try ScenarioRun(Scenario(yaml: example, file: "docs/scenarios.md")).play()
        #expect(outcome.complaint == nil)
    }
}
