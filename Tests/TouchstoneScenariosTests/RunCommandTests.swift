import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport

/// The command `touchstone run`: output, errors and exit codes.
@Suite
struct RunCommandTests {
    /// Writes a scenario into a temporary folder for the duration of `body`.
    private func withScenario(_ yaml: String, _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("x.yaml")
        try Data(yaml.utf8).write(to: file)
        try body(file.path)
    }

    private let scenario = ScenarioFileTests.folder + "/geometry/z-position.yaml"

    @Test func `run prints the title, the trace and the verdict`() throws {
        let run = try Program.touchstone("run", scenario)
        expectEqual(run.code, 0)
        expectEqual(
            run.output,
            """
            A layer drawn in front (HT-5, HT-24)
                      later: hit
                    root: returns later
                  window: returns later
            ok

            1 passed, 0 failed

            """)
        expectEqual(run.errors, "")
    }

    /// A version in the file has priority over the option.
    @Test func `run --behavior plays with the behavior of another iOS version`() throws {
        func eventLog(_ version: String) -> String {
            """
            title: Back from the middle
            \(version)
            views:
              - name: stack
                navigation: {name: navigation}
                views: [{controller: {name: List}}, {controller: {name: Letter}}]
            steps:
              - {drag: [[60, 400], [340, 400]], over: 0.05}
              - wait: 1
            show: [send]
            """
        }
        func goesBack(_ file: String, on version: String = "iOS26") throws -> Bool {
            try Program.touchstone("run", "--behavior", version, file).output.contains("· navigation shows List")
        }
        try withScenario(eventLog("")) { file in
            let (newest, older) = (try goesBack(file), try goesBack(file, on: "iOS17"))
            #expect(newest && !older)
            let unknown = try Program.touchstone("run", "--behavior", "iOS5", file)
            expectEqual(unknown.code, 64)
        }
        try withScenario(eventLog("behavior: iOS18")) { file in
            let ownWord = try goesBack(file, on: "iOS26")
            #expect(!ownWord)
        }
    }

    @Test func `run --quiet prints only the summary`() throws {
        let run = try Program.touchstone("run", "--quiet", scenario, scenario)
        expectEqual(run.code, 0)
        expectEqual(run.output, "2 passed, 0 failed\n")
    }

    @Test func `run --json prints each record as JSON`() throws {
        let run = try Program.touchstone("run", "--json", scenario)
        expectEqual(run.code, 0)
        let kinds = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["kind"] as? String
        }
        expectEqual(kinds.prefix(4), ["queued", "port", "drain", "asked"])
        #expect(run.errors.contains("1 passed, 0 failed"))
    }

    @Test func `A difference from the expectation is shown and exits with 1`() throws {
        try withScenario("title: A\nviews: []\nsteps: [{tap: [1, 1]}]\nshow: [verdicts]\nexpect: 'window: outside'") {
            let run = try Program.touchstone("run", $0)
            expectEqual(run.code, 1)
            #expect(
                run.output.contains(
                    "FAILED: \($0):5: expected (-), but happened (+)\n- window: outside\n+ window: hit\n"))
            expectEqual(run.lastLine, "0 passed, 1 failed")
        }
    }

    @Test func `A mistake in a file is reported and the other files still run`() throws {
        try withScenario("title: A\nviews: []\nsteps: [{tapp: [1, 1]}]") {
            let run = try Program.touchstone("run", $0, scenario)
            expectEqual(run.code, 1)
            expectEqual(run.errors, "\($0):3: a step has no `tapp`; did you mean `tap`?\n")
            expectEqual(run.lastLine, "1 passed, 1 failed")
        }
    }

    @Test func `Invalid arguments are usage errors`() throws {
        try expectEqual(Program.touchstone("run").code, 64)
        try expectEqual(Program.touchstone("run", "--loud", scenario).code, 64)
        let run = try Program.touchstone("run", "no/such/file")
        expectEqual(run.code, 64)
        #expect(run.errors.hasPrefix("Error: There is no file or folder no/such/file.\n"))
    }
}

/// Control characters in names, which come from files, are escaped in the output.
@Suite
struct PrintableTests {
    private static let name = "a\u{1B}[2J\u{7}\u{202E}b\u{9B}31m"

    private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("printable-\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        try body(file.path)
    }

    private func isHarmless(_ text: String) -> Bool {
        !text.unicodeScalars.contains {
            $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
        }
    }

    @Test func `Control characters in a scenario's names are escaped`() throws {
        let title = #""t\e[31m\u202E""#
        try withFile(
            """
            title: \(title)
            views: [{name: "a\\e[2J\\a\\u202Eb", frame: [0, 0, 100, 100]}]
            steps: [{tap: [10, 10]}]
            """
        ) { file in
            for arguments in [
                ["run", file], ["run", "--json", file], ["explain", "--scenario", file, "--at", "10,10"],
            ] {
                let run = try Program.touchstone(arguments)
                #expect(isHarmless(run.output) && isHarmless(run.errors), "\(arguments[0])")
                #expect((run.output + run.errors).contains(arguments.contains("--json") ? "u001b" : "u{1B}"))
            }
        }
    }

    @Test func `Control characters in a dump's names are escaped`() throws {
        try withFile("<UIView\u{1B}[31m: 0x1; frame = (0 0; 100 100)>\n<\u{202E}") { file in
            let run = try Program.touchstone(["explain", "--dump", file, "--at", "10,10", "--want", Self.name])
            #expect(isHarmless(run.output) && isHarmless(run.errors), "\(run.errors)")
        }
    }

    @Test func `Control characters in arguments are escaped`() throws {
        for arguments in [["run", Self.name], [Self.name], ["lab", "--port", Self.name], ["replay", Self.name]] {
            let run = try Program.touchstone(arguments)
            #expect(run.code != 0)
            #expect(isHarmless(run.output) && isHarmless(run.errors), "\(arguments[0])")
        }
    }

    @Test func `Help and errors are printed to the right streams`() throws {
        let help = try Program.touchstone(["run", "--help"])
        #expect(help.code == 0 && help.output.contains("USAGE: touchstone run") && help.errors.isEmpty)
        let wrong = try Program.touchstone(["run", "no-such-file"])
        #expect(wrong.code == 64 && wrong.errors.contains("no-such-file") && wrong.output.isEmpty)
    }
}
