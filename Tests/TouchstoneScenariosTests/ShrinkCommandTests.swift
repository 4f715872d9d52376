import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport

@testable import TouchstoneCommand

/// The command `touchstone shrink` and its child process.
@Suite
struct ShrinkCommandTests {
    private let wrong = """
        title: A wrong expectation
        views:
          - {name: root, frame: [0, 0, 390, 844], views: [{name: ok, touches: handle, frame: [20, 20, 100, 44]}]}
          - {name: other, frame: [0, 400, 100, 100]}
        steps: [{tap: other}, {wait: 2}, {tap: ok}, {wait: 1}]
        show: [verdicts]
        expect: |
          other: hit
          window: returns other
          other: outside
          ok: hit
          root: returns ok
          window: returns ok
          · ok handles touchesBegan
          · ok handles touchesCancelled
        """

    @Test func `shrink reduces a scenario to one with the same failure`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("wrong.yaml", wrong)
        let run = try Program.touchstone("shrink", file)
        expectEqual(run.code, 0)
        expectEqual(
            run.output,
            """
            # Reduced: expected “· ok handles touchesCancelled”, but “· ok handles touchesEnded” happened
            title: A wrong expectation
            views:
              - {name: ok, touches: handle, frame: [0, 0, 100, 40]}
            steps:
              - tap: ok
            show: []
            expect: |
              · ok handles touchesBegan
              · ok handles touchesCancelled

            """)
        // On a slow machine, a line about the progress comes first.
        #expect(run.errors.contains("Kept: expected “· ok handles touchesCancelled”"))
        let short = try folder.file("short.yaml")
        try expectEqual(Program.touchstone("shrink", file, "--output", short).output, "")
        try expectEqual(String(contentsOfFile: short, encoding: .utf8), run.output)
        let again = try Program.touchstone("run", short)
        expectEqual(again.code, 1)
        #expect(again.output.contains("- · ok handles touchesCancelled\n+ · ok handles touchesEnded"))
    }

    @Test func `shrink converts the recording of a scenario to a reduced scenario`() throws {
        let folder = try TemporaryFolder()
        let session = try folder.file("session.jsonl")
        _ = try Program.touchstone("run", "--quiet", "--record", session, try folder.file("wrong.yaml", wrong))
        let run = try Program.touchstone("shrink", session)
        expectEqual(run.code, 0)
        #expect(
            run.output.contains(
                """
                views:
                  - {name: ok, touches: handle, frame: [20, 0, 100, 40]}
                steps:
                  - tap: [100, 0]
                show: []
                expect: |
                  · ok handles touchesBegan
                  · ok handles touchesCancelled

                """))
    }

    @Test func `shrink --keep cause keeps the first cause`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file(
            "covered.yaml",
            """
            title: Covered
            views:
              - {name: ok, class: UIButton, title: OK, frame: [13, 17, 201, 57]}
              - {name: veil, frame: [0, 0, 350, 300], alpha: 0.5, color: red}
            steps: [{tap: [300, 700]}, {tap: ok}]
            """)
        let run = try Program.touchstone("shrink", file, "--keep", "cause:covered", "--want", "ok")
        expectEqual(run.code, 0)
        expectEqual(
            run.output,
            """
            # Reduced: the first cause is covered
            title: Covered
            views:
              - {name: ok, frame: [0, 0, 200, 100]}
              - frame: [0, 0, 400, 300]
            steps:
              - tap: ok

            """)
        let place = try Program.touchstone(
            "shrink", file, "--keep", "cause", "--want", "ok", "--at", "100,50", "--json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(place.output.utf8)) as? [String: Any])
        expectEqual(object["form"] as? String, "scenario")
        expectEqual((object["text"] as? String)?.contains("steps: []"), true)
        try expectEqual(Program.touchstone("shrink", file, "--keep", "cause:hidden", "--want", "ok").code, 1)
    }

    @Test func `A file that does not fail is refused with its reason`() throws {
        let folder = try TemporaryFolder()
        let fine = try folder.file("fine.yaml", "title: A\nviews: []\nsteps: [{tap: [1, 1]}]")
        let run = try Program.touchstone("shrink", fine)
        expectEqual(run.code, 1)
        #expect(run.errors.contains("does not fail in this way"))
        let damaged = try Program.touchstone("shrink", try folder.file("damaged.yaml", "title: A"))
        expectEqual(damaged.code, 1)
        #expect(damaged.errors.contains("cannot be played"))
        try expectEqual(Program.touchstone("shrink", folder.path + "/none.yaml").code, 64)
        try expectEqual(Program.touchstone("shrink", fine, "--keep", "something").code, 64)
        try expectEqual(Program.touchstone("shrink", fine, "--want", "ok").code, 64)
        try expectEqual(Program.touchstone("shrink", fine, "--timeout", "0").code, 64)
    }

    // MARK: The child process

    /// A child process that crashes for an attempt with the word `bomb` and hangs for one with `trap`.
    private func child(timeout: TimeInterval = 10) -> ShrinkChild {
        let script = """
            while read -r line; do
              case "$line" in
                *bomb*) echo "Scene.swift:1: Fatal error: the bomb" >&2; kill -SEGV $$ ;;
                *trap*) while :; do sleep 1; done ;;
                *) echo "{}" ;;
              esac
            done
            """
        return ShrinkChild(program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], timeout: timeout)
    }

    private func scenario(_ name: String) -> String {
        """
        title: A fault
        views:
          - {name: a, frame: [0, 0, 390, 844], views: [{name: b}, {name: \(name), frame: [7.25, 2, 3, 4]}]}
        steps: [{tap: a}, {wait: 2}]
        """
    }

    private func shrunk(_ file: String, _ child: ShrinkChild, _ options: String...) throws -> Shrink.Result {
        let command = try Shrink.parse([file] + options)
        return try command.result(of: child, Progress("Shrinking", write: { _ in }))
    }

    @Test func `A crash of the child process is kept with its message`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("crash.yaml", scenario("bomb"))
        let result = try shrunk(file, child())
        expectEqual(result.failure, .crash("signal 11, Fatal error: the bomb"))
        expectEqual(result.text, "# Reduced: a crash (signal 11, Fatal error: the bomb)\nviews:\n  - name: bomb\n")
    }

    @Test func `A hang of the child process ends after the time limit`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("hang.yaml", scenario("trap"))
        let result = try shrunk(file, child(timeout: 0.2), "--keep", "hang")
        expectEqual(result.failure, .hang)
        expectEqual(result.text, "# Reduced: a hang\nviews:\n  - name: trap\n")
    }
}
