import Foundation
import Testing
import TouchstoneExamples
import TouchstoneExpectations
import TouchstoneTestSupport

/// The programs: `touchstone` and a custom application.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct CommandTests {
    @Test(arguments: [["lab", "--port", "0"], ["--port", "0"]])
    func `The lab starts and delivers a touch`(_ arguments: [String]) async throws {
        let lab = try Program("touchstone", arguments)
        let line = try lab.firstLine()
        #expect(line.hasPrefix("Touchstone lab: open http://127.0.0.1:"))
        let page = try RawPage(lab.url(in: line))
        try page.hello()
        try await eventually("the scene is shown") { page.view("red") != nil }
        expectEqual(page.messages("welcome").first?["title"] as? String, "Touchstone lab")
        let scenes = page.messages("welcome").first?["scenes"] as? [[String: String]]
        expectEqual(scenes?.count, (await MainActor.run { ExampleScene.all.count }))
        try page.tap(1, on: "red")
        try await eventually("the touch climbs and is dropped") {
            page.records.count { $0["kind"] as? String == "dropped" } == 2
        }
        let climb = page.records.filter {
            $0["kind"] as? String == "forwarded" && $0["method"] as? String == "touchesBegan"
        }
        expectEqual(
            climb.compactMap { $0["to"] as? String },
            [
                "stage", "root", "RedBlueYellow", "window", "UIWindowScene", "UIApplication", "LabDelegate",
            ])
    }

    @Test func `Changing the scene dismisses what the scene has presented`() async throws {
        let lab = try Program("touchstone", ["lab", "--port", "0"])
        let page = try RawPage(lab.url(in: lab.firstLine()))
        try page.hello()
        try page.send(#"{"type":"scene","id":"presentations.over"}"#)
        try await eventually("the scene is shown") { page.view("Sheet") != nil }
        try page.tap(1, on: "Sheet")
        try await eventually("the sheet comes") { page.view("sheet") != nil }
        // The transition may still be running.
        try page.send(#"{"type":"scene","id":"order.blue-last"}"#)
        try await eventually("only the other scene is shown") {
            page.view("red") != nil && page.view("sheet") == nil && page.view("dimming") == nil
        }
    }

    @Test func `The program does not read rules or page files from the current folder`() throws {
        let folder = try TemporaryFolder()
        let planted = "- **HT-4** PLANTED"
        for name in [
            "docs/rules.md", "rules.md", "Sources/TouchstoneWebHost/Page/styles/lab.css", "Page/styles/lab.css",
            "styles/lab.css",
        ] {
            let file = URL(fileURLWithPath: folder.path).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(planted.utf8).write(to: file)
        }
        let rule = try Program.touchstone(["rule", "HT-4"], in: folder.path)
        #expect(rule.code == 0 && rule.output.contains("HT-4") && !rule.output.contains("PLANTED"))
        let lab = try Program("touchstone", ["lab", "--port", "0"], in: folder.path)
        let url = try lab.url(in: lab.firstLine())
        let port = try #require(url.port)
        for name in ["rules", "styles/lab.css"] {
            let answer = try RawPage.request(
                port: port, "GET \(url.path)/\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(port)")
            #expect(answer.hasPrefix("HTTP/1.1 200 OK") && !answer.contains("PLANTED"), "\(name)")
        }
    }

    @Test func `A session in the lab is recorded and replayed`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lab-\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let lab = try Program("touchstone", ["lab", "--port", "0", "--record", file])
        let page = try RawPage(lab.url(in: lab.firstLine()))
        try page.hello()
        try await eventually("the first scene is shown") { page.view("red") != nil }
        try page.tap(1, on: "red")
        try page.send(#"{"type":"scene","id":"gestures"}"#)
        try await eventually("another scene is shown") { page.view("card") != nil }
        try page.tap(2, on: "card")
        try await eventually("the tap is recognized") {
            page.records.contains { $0["kind"] as? String == "state" && $0["state"] as? String == "ended" }
        }
        lab.interrupt()
        let ended = try lab.end()
        #expect(ended.code == 0 && ended.errors.contains("The session is in \(file)."))
        let replay = try Program.touchstone("replay", "--quiet", file)
        expectEqual(replay.code, 0, "\(replay.errors)")
        #expect(replay.errors.hasPrefix("The trace is the recorded one: "))
    }

    @Test(arguments: [
        ("iPhone 14", [390.0, 844], 47.0), ("iphone16pro", [402, 874], 62), ("none", [390, 844], 0),
    ])
    func `The lab shows the chosen device, and its recording replays on that device`(
        _ name: String, _ size: [Double], _ top: Double
    ) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lab-\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let lab = try Program("touchstone", ["lab", "--port", "0", "--device", name, "--record", file])
        let page = try RawPage(lab.url(in: lab.firstLine()))
        try page.hello()
        try await eventually("the first scene is shown") { page.view("red") != nil }
        try await eventually("the screen has the device's size") {
            page.messages("frame").last?["size"] as? [Double] == size
        }
        try page.tap(1, on: "red")
        try await eventually("the tap arrives") {
            page.records.contains { $0["kind"] as? String == "dropped" }
        }
        lab.interrupt()
        try expectEqual(lab.end().code, 0)
        let header = try #require(String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").first)
        expectEqual(header.contains("\"device\""), (top > 0))
        let replay = try Program.touchstone("replay", "--quiet", file)
        expectEqual(replay.code, 0, "\(replay.errors)")
        #expect(replay.errors.hasPrefix("The trace is the recorded one: "))
    }

    @Test func `Every scene can be shown, touched and left during a touch`() async throws {
        let lab = try Program("touchstone", ["--port", "0"])
        let page = try RawPage(lab.url(in: lab.firstLine()))
        try page.hello()
        try await eventually("the scenes are listed") { !page.messages("welcome").isEmpty }
        let scenes = try #require(page.messages("welcome").first?["scenes"] as? [[String: String]])
        for (number, scene) in scenes.enumerated() {
            let bound = page.records.count { $0["kind"] as? String == "bound" }
            // The scene changes while a finger is down.
            try page.touches((number, "began", 195, 300))
            try await eventually("a touch in the scene before \(scene["id"]!)") {
                page.records.count { $0["kind"] as? String == "bound" } == bound + 1
            }
            try page.send(#"{"type":"scene","id":"\#(scene["id"]!)"}"#)
            try page.touches((number, "ended", 195, 300))
        }
        try await eventually("the last scene is shown") { page.view("scrolled") != nil }
        try page.tap(500, on: "scrolled")
        try await eventually("the last scene works") {
            page.records.contains { $0["kind"] as? String == "bound" && $0["view"] as? String == "scrolled" }
        }
        expectEqual(page.notices, [])
    }

    @Test func `A custom application can be shown in the browser`() async throws {
        let app = try Program("OwnApp", [])
        let line = try app.firstLine()
        #expect(line.hasPrefix("OwnApp: open http://127.0.0.1:"))
        let page = try RawPage(app.url(in: line))
        try page.hello()
        try await eventually("the button is shown") { page.view("button") != nil }
        try page.tap(1, on: "button")
        try await eventually("the count is drawn") {
            (page.messages("frame").last?["commands"] as? [[Any]])?
                .contains { $0.first as? String == "text" && $0[1] as? String == "1" } == true
        }
        try page.send(#"{"type":"reset"}"#)
        try await eventually("it says that there are no scenes") {
            page.notices == ["This application has no scenes to start anew."]
        }
    }

    @Test func `A port in use is an error only if it was requested`() throws {
        let first = try Program("touchstone", ["lab"])
        let port = try first.port(in: first.firstLine())
        let second = try Program("touchstone", ["lab", "--port", "\(port)"])
        let ended = try second.end()
        #expect(ended.code != 0)
        expectEqual(ended.output, "")
        #expect(ended.errors.contains("Port \(port) of the loopback interface is in use."))
        let third = try Program("touchstone", ["lab"])
        #expect(try third.port(in: third.firstLine()) != port)
    }

    @Test func `Each run has its own secret path unless it is given a token`() throws {
        func path(_ environment: [String: String] = [:]) throws -> String {
            let lab = try Program("touchstone", ["--port", "0"], environment: environment)
            let url = try lab.url(in: lab.firstLine())
            let answer = try RawPage.request(
                port: url.port!, "GET \(url.path)/lab.js HTTP/1.1\r\nHost: 127.0.0.1:\(url.port!)")
            #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
            return url.path
        }
        let (one, other) = (try path(), try path())
        #expect(one != other && one.count == 33 && other.count == 33)
        try expectEqual(path(["TOUCHSTONE_TOKEN": "our-own-token-1234"]), "/our-own-token-1234")
    }

    @Test func `Listening on other interfaces requires a token`() throws {
        let bare = try Program("touchstone", ["lab", "--port", "0", "--listen", "127.0.0.2"]).end()
        #expect(bare.code != 0 && bare.output == "")
        #expect(bare.errors.contains("To listen on 127.0.0.2") && bare.errors.contains("TOUCHSTONE_TOKEN"))
        let short = try Program("touchstone", ["--port", "0"], environment: ["TOUCHSTONE_TOKEN": "short"]).end()
        #expect(short.code != 0 && short.errors.contains("A token has 16 to 128 letters, digits, - and _."))
        let lab = try Program(
            "touchstone", ["lab", "--port", "0", "--listen", "127.0.0.2"],
            environment: ["TOUCHSTONE_TOKEN": "our-own-token-1234"])
        let url = try lab.url(in: lab.firstLine())
        expectEqual(url.absoluteString, "http://127.0.0.2:\(url.port!)/our-own-token-1234/")
        let page = try RawPage(url, host: "127.0.0.2:\(url.port!)", origin: "http://127.0.0.2:\(url.port!)")
        #expect(page.answer.hasPrefix("HTTP/1.1 101 "))
        #expect(try RawPage(url, host: "evil.example").answer.hasPrefix("HTTP/1.1 403 "))
        #expect(throws: RawPage.Failure.self, "the server listens on no other interface") {
            try RawConnection(url.port!)
        }
    }

    @Test(arguments: [
        ["lab", "--port", "70000"], ["lab", "--port", "-1"], ["lab", "--port", "x"], ["lab", "--device", "Nokia 3310"],
        ["fly"],
    ])
    func `Wrong arguments are errors`(_ arguments: [String]) throws {
        let ended = try Program.touchstone(arguments)
        expectEqual(ended.code, 64)
        expectEqual(ended.output, "")
        #expect(ended.errors.contains("Error: "))
    }

    @Test func `Help is printed`() throws {
        let help = try Program.touchstone("--help")
        expectEqual(help.code, 0)
        #expect(help.output.contains("lab (default)"))
        let lab = try Program.touchstone("help", "lab").output
        #expect(lab.contains("-p, --port <number>") && lab.contains("7770") && lab.contains("Control-C"))
    }

    private func eventually(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
    ) async throws {
        let deadline = Date(timeIntervalSinceNow: 120)
        while !condition() {
            guard Date() < deadline else {
                Issue.record("Not within two minutes: \(what)", sourceLocation: sourceLocation)
                throw RawPage.Failure(description: "Not within two minutes: \(what)")
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}

extension RawPage {
    /// The center of a view in the newest frame.
    func view(_ name: String) -> (x: Double, y: Double)? {
        let views = messages("frame").last?["views"] as? [[String: Any]] ?? []
        guard let quad = views.first(where: { $0["name"] as? String == name })?["quad"] as? [[Double]] else {
            return nil
        }
        return ((quad[0][0] + quad[2][0]) / 2, (quad[0][1] + quad[2][1]) / 2)
    }

    func tap(_ id: Int, on name: String) throws {
        guard let (x, y) = view(name) else { throw Failure(description: "There is no view called \(name)") }
        try touches((id, "began", x, y))
        try touches((id, "ended", x, y))
    }
}
