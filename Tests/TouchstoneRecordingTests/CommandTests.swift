import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTestSupport

/// The commands `touchstone run --record`, `replay`, `convert` and `explain`: output, errors and exit codes.
@Suite(.serialized)
struct CommandTests {
    private let scenario =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Scenarios/gestures/single-waits-for-double.yaml").standardized.path

    private func recorded(_ folder: TemporaryFolder) throws -> String {
        let file = try folder.file("session.jsonl")
        let run = try Program.touchstone("run", "--quiet", "--record", file, scenario)
        expectEqual(run.code, 0, "\(run.errors)")
        return file
    }

    @Test func `A recorded scenario is replayed and compared`() throws {
        let folder = try TemporaryFolder()
        let file = try recorded(folder)
        let replay = try Program.touchstone("replay", file)
        expectEqual(replay.code, 0)
        #expect(replay.errors.hasPrefix("The trace is the recorded one: "))
        #expect(replay.output.contains("single waits for double to fail"))
        try expectEqual(Program.touchstone("replay", "--quiet", file).output, "")
        let live = try Program.touchstone("replay", "--real-time", "--json", file)
        expectEqual(live.code, 0)
        expectEqual(live.output, (try Program.touchstone("replay", "--json", file).output))
    }

    @Test func `A replay that differs shows the difference and exits with 1`() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: recorded(folder), encoding: .utf8)
        let file = try folder.file("other.jsonl", text.replacingOccurrences(of: "double: failed", with: "double: won"))
        let replay = try Program.touchstone("replay", "--quiet", file)
        expectEqual(replay.code, 1)
        expectEqual(replay.output, "")
        #expect(replay.errors.hasPrefix("The replay differs from the recording (-) at record "))
        #expect(replay.errors.contains("double: won, ") && replay.errors.contains("double: failed, "))
    }

    @Test func `A replay without a scene in the recording needs --scenario or --scene`() throws {
        let folder = try TemporaryFolder()
        let text = Recording(header: .init()).text
        let file = try folder.file("own.jsonl", text)
        let replay = try Program.touchstone("replay", file)
        expectEqual(replay.code, 64)
        #expect(replay.errors.contains("name the scene that is touched with --scenario or --scene"))
        try expectEqual(Program.touchstone("replay", file, "--scene", "taps").code, 0)
        let unknown = try Program.touchstone("replay", file, "--scene", "nowhere")
        #expect(unknown.code == 64 && unknown.errors.contains("The lab has no scene nowhere. It has order.blue-last, "))
        try expectEqual(Program.touchstone("replay", file, "--scene", "taps", "--scenario", scenario).code, 64)
        try expectEqual(Program.touchstone("replay", "/no/such/file").code, 64)
        let nothing = try Program.touchstone("replay", try folder.file("empty", ""))
        expectEqual(nothing.code, 64)
    }

    @Test func `a replay opens no file that the recording names`() throws {
        let folder = try TemporaryFolder()
        let secret = try folder.file("secret.txt", "the first line of a secret\n")
        for app in [secret, scenario] {
            let file = try folder.file("hostile.jsonl", Recording(header: .init(app: app)).text)
            for arguments in [
                ["replay", file], ["convert", "--to", "html", file], ["convert", "--to", "scenario", file],
            ] {
                let result = try Program.touchstone(arguments)
                #expect(!(result.errors + result.output).contains("the first line of a secret"), "\(arguments)")
            }
            let replay = try Program.touchstone("replay", file)
            expectEqual(replay.code, 64)
            #expect(
                replay.errors.contains(
                    "\(file) does not contain its scene, only the name “\(app)”, which a replay does not open: "
                        + "name the scene that is touched with --scenario or --scene."))
            try expectEqual(Program.touchstone("replay", "--quiet", file, "--scenario", scenario).code, 0)
        }
    }

    @Test func `a mistake in the scenario of a recording is located`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("wrong.jsonl", Recording(header: .init(scenario: "title: A\nview: []\n")).text)
        let replay = try Program.touchstone("replay", file)
        #expect(replay.code != 0)
        #expect(replay.errors.contains("\(file) (its scenario):2: a scenario has no `view`; did you mean `views`?"))
    }

    @Test func `a recording contains its scenario and can be moved`() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: recorded(folder), encoding: .utf8)
        #expect(!text.contains(scenario), "no path of the machine that recorded it")
        let replay = try Program.touchstone("replay", "--quiet", try folder.file("moved.jsonl", text))
        expectEqual(replay.code, 0)
        #expect(replay.errors.hasPrefix("The trace is the recorded one: "))
    }

    @Test func `a recording of an unknown version is refused by each command`() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: recorded(folder), encoding: .utf8)
        let file = try folder.file(
            "later.jsonl", text.replacingOccurrences(of: #""version":2,"#, with: #""version":99,"#))
        for arguments in [
            ["replay", file], ["replay", file, "--scene", "taps"], ["convert", file, "--to", "html"],
            ["explain", file],
        ] {
            let result = try Program.touchstone(arguments)
            #expect(result.code == 64 && result.output == "", "\(arguments)")
            #expect(
                result.errors.contains(
                    "\(file): line 1: the recording has version 99 of the format, and this program reads versions 1 to 2. "
                        + "Read it with a newer program."), "\(arguments)")
        }
    }

    @Test func `Damaged lines are reported by number and the rest is replayed`() throws {
        let folder = try TemporaryFolder()
        var lines = try String(contentsOfFile: recorded(folder), encoding: .utf8).split(separator: "\n").map(
            String.init)
        lines.insert("{\"in\":\"touc", at: 5)
        lines.removeLast()
        let file = try folder.file("damaged.jsonl", lines.joined(separator: "\n"))
        let replay = try Program.touchstone("replay", "--quiet", file)
        expectEqual(replay.code, 0)
        #expect(replay.errors.contains("\(file): line 6: is not JSON; it may have been cut off\n"))
        #expect(replay.errors.contains("\(file): line \(lines.count): the file breaks off here"))
    }

    @Test func `touchstone explain describes all touches or the one of --touch`() throws {
        let folder = try TemporaryFolder()
        let file = try recorded(folder)
        let all = try Program.touchstone("explain", file)
        expectEqual(all.code, 0)
        #expect(all.output.contains("Touch 1: recognized by single"))
        let one = try Program.touchstone("explain", file, "--touch", "1", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any]
        expectEqual(object?["outcome"] as? String, "recognized by single")
        let none = try Program.touchstone("explain", file, "--touch", "9")
        #expect(none.code == 1 && none.errors.contains("there is no touch 9"))
        let trace = try folder.file("trace.jsonl", Program.touchstone("run", "--json", scenario).output)
        try expectEqual(Program.touchstone("explain", trace).output, all.output)
    }

    @Test(arguments: ["recording", "scenario", "swift-test", "jsonl", "perfetto", "html"])
    func `touchstone convert writes every format`(_ form: String) throws {
        let folder = try TemporaryFolder()
        let file = try recorded(folder)
        let made = try folder.file("made.yaml")
        let convert = try Program.touchstone("convert", file, "--to", form, "--output", made)
        expectEqual(convert.code, 0, "\(convert.errors)")
        #expect(convert.output == "" && convert.errors == "")
        let text = try String(contentsOfFile: made, encoding: .utf8)
        switch form {
        case "recording": expectEqual(text, (try String(contentsOfFile: file, encoding: .utf8)))
        case "scenario": try expectEqual(Program.touchstone("run", made).code, 0)
        case "swift-test": #expect(text.contains("@Test(.application) @MainActor func recordedSession() {"))
        case "jsonl":
            func facts(_ text: String) -> [TraceFact] {
                // The notes of the scenario are not inputs, so a replay does not repeat them.
                TraceReading(text).records.map(\.fact).filter { if case .note = $0 { false } else { true } }
            }
            let replayed = try Program.touchstone("replay", "--json", file).output
            expectEqual(facts(text).map(\.sentence), facts(replayed).map(\.sentence))
        case "perfetto": #expect(text.hasPrefix("{\"displayTimeUnit\":\"ms\",\"traceEvents\":["))
        default: #expect(text.hasPrefix("<!DOCTYPE html>"))
        }
    }

    @Test func `An edited recording can be replayed, and invalid edits are usage errors`() throws {
        let folder = try TemporaryFolder()
        let file = try recorded(folder)
        let slow = try folder.file("slow.jsonl")
        let change = try Program.touchstone(
            "convert", file, "--to", "recording", "--slow", "30", "--mirror", "--touches", "1", "--cut", "0-",
            "--scale", "0.5",
            "-o", slow)
        expectEqual(change.code, 0, "\(change.errors)")
        let replay = try Program.touchstone("replay", slow, "--scene", "taps")
        #expect(replay.code == 0 && replay.output.contains("touch 1 began"))
        for (option, value) in [
            ("--cut", "2-1"), ("--touches", "0"), ("--slow", "0"), ("--scale", "nan"), ("--to", "film"),
        ] {
            try expectEqual(
                Program.touchstone("convert", file, "--to", "html", option, value).code, 64, "\(option) \(value)")
        }
        let trace = try folder.file("trace.jsonl", Program.touchstone("run", "--json", scenario).output)
        try expectEqual(Program.touchstone("convert", trace, "--to", "html").code, 0)
        try expectEqual(Program.touchstone("convert", trace, "--to", "scenario").code, 64)
        try expectEqual(Program.touchstone("convert", file, "--to", "html", "-o", "/no/such/folder/x").code, 1)
    }

    @Test func `Events of a touch screen device are converted to a recording`() throws {
        let folder = try TemporaryFolder()
        let events = """
            E: 1.000000 0003 0039 0001
            E: 1.000000 0003 0035 0100
            E: 1.000000 0003 0036 0200
            E: 1.000000 0000 0000 0000
            E: 1.050000 0003 0039 -001
            E: 1.050000 0000 0000 0000
            """
        let file = try folder.file("tap.events", events)
        let convert = try Program.touchstone("convert", file, "--to", "recording", "--unit-is-point")
        expectEqual(convert.code, 0)
        let inputs = try Recording.read(convert.output).recording.inputs
        expectEqual(inputs.map { Int(($0.time * 1e6).rounded()) }, [0, 50000])
        #expect(
            try Program.touchstone("convert", file, "--to", "scenario", "--unit-is-point").output.contains(
                "at: [100, 200]"))
        expectEqual(convert.errors, "")
        // The file does not contain the range of the surface.
        let assumed = try Program.touchstone("convert", file, "--to", "scenario")
        #expect(assumed.output.contains("at: [100, 200]"))
        expectEqual(
            assumed.errors,
            "\(file): the range of the surface is unknown, so one unit is one point. The hardware "
                + "description (--desc) contains it.\n")
        let wide = try folder.file("wide.events", events.replacingOccurrences(of: " 0100", with: " 0779"))
        let fitted = try Program.touchstone("convert", wide, "--to", "scenario")
        #expect(fitted.output.contains("at: [389.5, 100]"))
        #expect(
            fitted.errors.contains("one unit is one point, times 0.5 on both axes so that all fit the screen."))
        let description = try folder.file("panel.desc", "N: Panel\nA: 2f 0 9 0 0\nA: 35 0 389 0 0\nA: 36 0 443 0 0")
        let described = try Program.touchstone("convert", file, "--to", "scenario", "--desc", description)
        #expect(described.errors == "" && described.output.contains("at: [100, 400]"))
    }

    @Test func `Recordings without touches and impossible options are explained`() throws {
        let folder = try TemporaryFolder()
        let header = "# EVEMU 1.3\nN: Panel\nA: 2f 0 9 0 0\nA: 35 0 389 0 0\nA: 36 0 843 0 0\n"
        let tap = """
            E: 1.000000 0003 0039 0001
            E: 1.000000 0003 0035 0100
            E: 1.000000 0003 0036 0200
            E: 1.000000 0000 0000 0000
            E: 1.050000 0003 0039 -001
            E: 1.050000 0000 0000 0000
            """
        let description = try folder.file("panel.desc", header)
        for arguments in [["replay", description, "--scene", "taps"], ["convert", description, "--to", "recording"]] {
            let empty = try Program.touchstone(arguments)
            #expect(empty.code == 64 && empty.output == "")
            #expect(empty.errors.contains("\(description) has no touches to play."))
            #expect(empty.errors.contains("pass it with a recording, as --desc"))
        }
        let file = try folder.file("tap.events", header + tap)
        let missing = try Program.touchstone("convert", file, "--to", "recording", "--touches", "1,99")
        #expect(missing.code == 64 && missing.output == "")
        #expect(missing.errors.contains("--touches: there is no touch 99; the recording has 1."))
        let late = try Program.touchstone("convert", file, "--to", "recording", "--cut", "5-6")
        #expect(late.code == 64 && late.errors.contains("--cut begins at 5.0 s, but the recording lasts 0.05"))
        let wrong = try Program.touchstone(
            "convert", file, "--to", "recording", "--desc", try folder.file("none.desc", "N: Panel\nP: 02 00"))
        expectEqual(wrong.code, 0)
        #expect(wrong.errors.contains("\(file): the device's description names no axes of positions"))
    }
}
