import Foundation
import Testing
import TouchstoneScenarios

/// Plays every file in the folder Scenarios.
@Suite @MainActor
struct ScenarioFileTests {
    nonisolated static let folder: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appendingPathComponent("Scenarios").path
    }()

    /// The paths of the files relative to that folder.
    nonisolated static let files = ((try? ScenarioFiles.all(in: [folder])) ?? []).map {
        String($0.dropFirst(folder.count + 1))
    }

    @Test func `The folder contains scenarios`() {
        #expect(Self.files.contains("articles/red-then-blue.yaml"))
    }

    @Test(arguments: files)
    func `A scenario passes`(_ file: String) throws {
        let outcome = try ScenarioRun(Scenario(contentsOf: Self.folder + "/" + file)).play()
        #expect(outcome.complaint == nil)
    }
}
