import Foundation
import Testing
import TouchstoneScenarios

/// Plays every file of the folder Scenarios.
@Suite @MainActor
struct ScenarioFileTests {
    nonisolated static let folder: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appendingPathComponent("Scenarios").path
    }()

    /// Their names below that folder.
    nonisolated static let files = ((try? ScenarioFiles.all(in: [folder])) ?? []).map {
        String($0.dropFirst(folder.count + 1))
    }

    @Test func `There are scenarios`() {
        #expect(Self.files.contains("articles/red-then-blue.yaml"))
    }

    @Test(arguments: files)
    func `Plays`(_ file: String) throws {
        let outcome = try ScenarioRun(Scenario(contentsOf: Self.folder + "/" + file)).play()
        #expect(outcome.complaint == nil)
    }
}
