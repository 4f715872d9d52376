import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneScenarios
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The formats into which a recording is converted: report, Perfetto trace, scenario and test.
@Suite(.application) @MainActor
struct OutputTests {
    private let app = TestApplication.current
    private static let hostile = "</title><script>alert('x')</script> \"&' \u{202E} 👆 ]]>"

    /// A session whose names contain markup and control characters that need escaping.
    private func session() throws -> (Recording, [Int: SessionReport.Picture]) {
        let window = app.makeWindow()
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.accessibilityIdentifier = Self.hostile
        view.text = Self.hostile
        view.isUserInteractionEnabled = true
        window.addSubview(view)
        let tap = UITapGestureRecognizer()
        tap.name = Self.hostile
        view.addGestureRecognizer(tap)
        app.settle()
        app.clear()
        let recorder = app.record(title: Self.hostile)
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        app.advance(by: 3)
        app.fingerDrag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 300, y: 500))
        app.unchecked().down([1: CGPoint(x: CGFloat.nan, y: 1)])
        let picture = SessionReport.Picture(of: app.application)
        return (try withExtendedLifetime(window) { try recorder.stop() }, [1: picture, 2: picture])
    }

    @Test func `A report contains all touches and escapes all names`() throws {
        let (recording, pictures) = try session()
        let records = TraceReading(recording).records
        let html = SessionReport(
            title: Self.hostile, records: records, screen: recording.header.screen, pictures: pictures
        ).html
        #expect(
            html.contains("&lt;/title&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &quot;&amp;&#39; \u{FFFD} 👆"))
        #expect(!html.lowercased().contains("<script") && !html.contains("\u{202E}"))
        #expect(!html.contains("http://") && !html.contains("https://") && !html.contains(" src="))
        #expect(html.contains("default-src 'none'"))
        #expect(html.contains("3 touches"))
        expectEqual(html.components(separatedBy: "<symbol").count, 2, "an unchanged picture is included once")
        #expect(html.contains("href=\"#p1\"") && html.contains("<polyline"))
        let places = html.components(separatedBy: "=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(
            !places.contains { $0.contains("nan") || $0.contains("inf") }, "coordinates that are not finite are omitted"
        )
    }

    @Test func `A report prints the rules that it names and links their ids`() throws {
        let window = app.makeWindow()
        let recorder = app.record(title: "G-1")
        app.fingerTap(at: CGPoint(x: 500, y: 100))
        let recording = try withExtendedLifetime(window) { try recorder.stop() }
        let html = SessionReport(
            title: "G-1", records: TraceReading(recording).records, screen: recording.header.screen,
            rule: { $0 == "HT-41" ? "A touch is <nobody's>." : nil }
        ).html
        #expect(html.contains("(<a href=\"#HT-41\">HT-41</a>)"))
        #expect(html.contains("<dt id=\"HT-41\">HT-41</dt><dd>A touch is &lt;nobody&#39;s&gt;.</dd>"))
        expectEqual(html.components(separatedBy: "<dt").count, 2, "a rule is printed once")
        #expect(!html.contains("#G-1"), "an unknown rule is not a link")
    }

    @Test(arguments: ["<img src=x onerror=alert(1)>", "a\u{1B}[31mb", "a\u{202E}b", "a\u{9B}31m\u{0}b"])
    func `Markup and control characters in a view's name have no effect in a report`(_ name: String) throws {
        let window = app.makeWindow()
        let view = UILabel(frame: window.bounds)
        (view.accessibilityIdentifier, view.text) = (name, name)
        view.isUserInteractionEnabled = true
        window.addSubview(view)
        let recorder = app.record(title: name)
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        let picture = SessionReport.Picture(of: app.application)
        let recording = try withExtendedLifetime(window) { try recorder.stop() }
        let html = SessionReport(
            title: name, records: TraceReading(recording).records, screen: recording.header.screen,
            pictures: [1: picture]
        ).html
        let shown = name.contains("<") ? "&lt;img src=x onerror=alert(1)&gt;" : "a\u{FFFD}"
        #expect(html.contains(shown))
        #expect(!html.contains("<img"))
        let controls: Set<Unicode.Scalar> = ["\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}"]
        #expect(controls.isDisjoint(with: html.unicodeScalars))
        // The recording is JSON, which also escapes control characters.
        let recorded = recording.text
        #expect(controls.isDisjoint(with: recorded.unicodeScalars))
        try expectEqual(Recording.read(recorded).recording.header.title, name)
    }

    @Test func `Every element of a report is closed in order`() throws {
        let (recording, pictures) = try session()
        let html = SessionReport(
            title: "t", records: TraceReading(recording).records, screen: recording.header.screen, pictures: pictures
        ).html
        var open: [Substring] = []
        for piece in html.split(separator: "<").dropFirst() {
            let tag = piece.prefix { $0 != ">" }
            let name = tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" }
            if name.hasPrefix("!") || tag.hasSuffix("/") || ["meta", "br"].contains(name) { continue }
            if name.hasPrefix("/") {
                expectEqual(open.popLast(), name.dropFirst())
            } else {
                open.append(name)
            }
        }
        expectEqual(open, [])
    }

    @Test func `A report without touches says so`() {
        let html = SessionReport(title: "", records: [], screen: CGSize(width: CGFloat.nan, height: -1)).html
        #expect(html.contains("No touch went down while this was recorded."))
    }

    @Test func `A Perfetto trace has a track for each touch, recognizer and view`() throws {
        let (recording, _) = try session()
        let text = PerfettoText(TraceReading(recording).records).text
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let events = try #require(object["traceEvents"] as? [[String: Any]])
        let tracks = events.filter { $0["name"] as? String == "thread_name" }.compactMap { event in
            (event["args"] as? [String: String])?["name"].map { "\(event["pid"]!) \($0)" }
        }
        expectEqual(
            tracks,
            [
                "1 touch 1 (finger 1)", "1 touch 2 (finger 1)", "1 touch 3 (finger 1)", "2 \(Self.hostile)",
                "3 \(Self.hostile)",
            ])
        let slices = events.filter { $0["ph"] as? String == "X" }
        #expect(slices.allSatisfy { ($0["ts"] as? Double ?? -1) >= 0 && ($0["dur"] as? Double ?? -1) >= 0 })
        let first = slices.first { ($0["name"] as? String)?.hasPrefix("touch 1") == true }
        expectEqual((first?["dur"] as? Double).map { abs($0 - 50_000) < 1 }, true, "microseconds")
        expectEqual(Set(events.compactMap { $0["ph"] as? String }), ["M", "X", "i"])
    }

    @Test func `A scenario that is converted from a recording passes`() throws {
        var (recording, _) = try session()
        let end = recording.inputs.last!.time
        for (characters, phase) in [("\u{8}", KeySample.Phase.down), ("\"", .repeat), ("\u{8}", .up)] {
            var key = KeySample(phase: phase, time: end, keyCode: .keyboardTab, characters: characters)
            key.modifierFlags = .shift
            recording.entries.append(.input(.key(key, device: 1), time: end))
        }
        recording.entries.append(.input(.global(.remoteControl(.remoteControlPlay, time: end)), time: end))
        recording.entries.append(.input(.hostGone(device: 1), time: end))
        let text = try ScenarioText(recording).text
        #expect(text.contains("keyDown: backspace, modifiers: [shift]}") && text.contains("remote: play}"))
        let outcome = try ScenarioRun(Scenario(yaml: text, file: "made.yaml")).play()
        #expect(outcome.passed, "\(outcome.complaint ?? "")")
        #expect(outcome.eventLog.contains("touchesMoved"))
    }

    @Test func `A scenario that is converted with a scene keeps the scene`() throws {
        let scene = """
            # A scene.
            title: another story
            screen: [200, 300]
            views:
              - name: card
                frame: [0, 0, 200, 300]
                gestures: [{type: tap, name: tap}]
            steps:
              - tap: card
              # A remark.
              - wait: 5
            show: [delivery]
            expect: |
              nothing of the kind
            """
        var recording = Recording([], screen: .zero)
        recording.header.title = "A tap: twice"
        for (index, phase) in [TouchSample.Phase.began, .ended].enumerated() {
            let time = Double(index) * 0.06
            let sample = TouchSample(id: 4, phase: phase, time: time, location: CGPoint(x: 30, y: 40.5))
            recording.entries.append(.input(.touches([sample], device: 1), time: time))
        }
        try expectEqual(
            ScenarioText(recording, scene: scene).text,
            """
            title: "A tap: twice"
            # A scene.
            screen: [200, 300]
            views:
              - name: card
                frame: [0, 0, 200, 300]
                gestures: [{type: tap, name: tap}]
            show: [delivery]
            steps:
              - {at: 0, sample: {phase: began, finger: 4, at: [30, 40.5]}}
              - {at: 0.06, sample: {phase: ended, finger: 4, at: [30, 40.5]}}
              - wait: 1
            expect: |
              touch 4 is bound to card in window at (30, 40.5)
              touchesBegan [4] → card → window → UIApplication → dropped
              action tap ended
              touchesCancelled [4] → card → window → UIApplication → dropped

            """)
    }

    /// `MadeTest.swift` is the output of this conversion, so it is also compiled and run.
    @Test func `A test that is converted from a recording is the compiled MadeTest.swift`() throws {
        let window = app.makeWindow(root: UIViewController())
        app.settle()
        let recorder = app.record()
        app.fingerDrag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), duration: 0.05)
        app.keyType("\"")
        app.wheel(at: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 12.5))
        app.pointerMove(to: CGPoint(x: 1, y: 2))
        app.pointerMove(to: nil)
        app.pencilTap(
            at: CGPoint(x: 50, y: 60), contact: PencilContact(force: 0.5, altitudeAngle: 0.75, azimuthAngle: 1.25))
        app.shake(duration: 0.25)
        let host = app.application.makePort()
        #expect(host.send(.shakeBegan(time: app.clock.now)))
        #expect(host.send(.shakeCancelled(time: app.clock.now)))
        app.settle()
        let recording = try withExtendedLifetime(window) { try recorder.stop() }
        let text = SwiftTestText(recording, name: "madeOfARecording", records: TraceReading(recording).records).text
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("MadeTest.swift")
        expectEqual(text, (try String(contentsOf: file, encoding: .utf8)))
    }
}
