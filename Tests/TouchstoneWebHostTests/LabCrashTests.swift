import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport

/// A crash of the lab's child process, which runs the scenes, as a page and a shell see it.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct LabCrashTests {
    private func eventually(_ what: Comment, _ condition: () throws -> Bool) async throws {
        let deadline = Date(timeIntervalSinceNow: 120)
        while try !condition() {
            try #require(Date() < deadline, what)
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Crashes the process that runs the scenes, and returns when another one runs.
    private func crash(_ lab: Program) async throws {
        let child = try #require(lab.childIdentifier)
        kill(child, SIGSEGV)
        try await eventually("another process starts") { lab.childIdentifier.map { $0 != child } == true }
    }

    /// Opens the lab's page again, as a browser does, as soon as the lab accepts connections.
    private func reopened(_ url: URL) async throws -> RawPage {
        var page: RawPage?
        try await eventually("the lab accepts connections") {
            page = try? RawPage(url)
            return page != nil
        }
        return try #require(page)
    }

    @Test func `A crash ends the scene, keeps its recording, and the lab goes on`() async throws {
        let folder = try TemporaryFolder()
        let lab = try Program("touchstone", ["lab", "--port", "0"], environment: ["TMPDIR": folder.path])
        let url = try lab.url(in: lab.firstLine())
        let page = try RawPage(url)
        try page.hello()
        try page.send(#"{"type":"scene","id":"gestures"}"#)
        try await eventually("the scene is shown") { page.view("card") != nil }
        try page.tap(1, on: "card")
        try await eventually("the tap is recognized") { page.records.contains { $0["state"] as? String == "ended" } }
        try await crash(lab)
        try await eventually("the page notices") { page.isClosedByServer }

        let again = try await reopened(url)
        try again.hello()
        try await eventually("another scene is shown") { again.view("red") != nil }
        let notice = try #require(again.notices.first)
        #expect(notice.hasPrefix("The scene gestures crashed with signal 11. Its session is in \(folder.path)/"))
        let file = folder.path + "/touchstone-lab-\(lab.processIdentifier)-crash-1.jsonl"
        #expect(notice.contains(file))

        // The recording contains the tap, and repeats it.
        let replay = try Program.touchstone("replay", file)
        expectEqual(replay.code, 0)
        #expect(replay.output.contains("touchesBegan [1] → card"))

        // The next scene is the page's own choice, and the notice is not repeated.
        try again.send(#"{"type":"scene","id":"gestures"}"#)
        try await eventually("the scene is shown again") { again.view("card") != nil }
        let third = try RawPage(url)
        try third.hello()
        try await eventually("the scene is shown") { third.view("card") != nil }
        expectEqual(third.notices, [])
        lab.interrupt()
        let ended = try lab.end()
        #expect(ended.code == 0 && ended.errors.contains(notice))
        try expectEqual(
            FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jsonl") },
            [
                URL(fileURLWithPath: file).lastPathComponent
            ])
    }

    @Test func `A requested recording is kept beside the next one`() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("session.jsonl")
        let lab = try Program(
            "touchstone", ["lab", "--port", "0", "--record", file], environment: ["TMPDIR": folder.path])
        _ = try lab.firstLine()
        try await crash(lab)
        try await eventually("the next recording begins") { FileManager.default.fileExists(atPath: file) }
        lab.interrupt()
        try expectEqual(lab.end().code, 0)
        for file in [file, folder.path + "/session-crash-1.jsonl"] {
            let replay = try Program.touchstone("replay", "--quiet", file)
            expectEqual(replay.code, 0, "\(replay.errors)")
        }
    }

    @Test func `A lab that crashes again and again ends`() async throws {
        let folder = try TemporaryFolder()
        let lab = try Program("touchstone", ["lab", "--port", "0"], environment: ["TMPDIR": folder.path])
        _ = try lab.firstLine()
        for _ in 0..<3 { try await crash(lab) }
        let last = try #require(lab.childIdentifier)
        kill(last, SIGSEGV)
        let ended = try lab.end()
        expectEqual(ended.code, 1)
        #expect(ended.errors.contains("The lab has crashed 4 times in 10 seconds, so it ends."))
    }

    @Test func `The scenes end with the lab`() async throws {
        let lab = try Program("touchstone", ["lab", "--port", "0"])
        _ = try lab.firstLine()
        let child = try #require(lab.childIdentifier)
        kill(lab.processIdentifier, SIGKILL)
        try await eventually("the child ends") {
            // An ended process may remain as a zombie where nothing waits for it.
            let status = (try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)) ?? "State:\tZ"
            return status.contains("State:\tZ")
        }
    }
}
