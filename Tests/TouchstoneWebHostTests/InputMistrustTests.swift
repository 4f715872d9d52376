import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// Invalid messages for keys, text, pasteboard and other input: the server sends a notice, and the application continues.
@Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
struct InputMistrustTests {
    private func field(_ hosted: HostedApplication) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        hosted.window.addSubview(field)
        field.becomeFirstResponder()
        hosted.app.settle()
        return field
    }

    /// Presses and releases one key.
    private func press(_ page: RawPage, _ key: String, code: String, modifiers: Int = 0) throws {
        for phase in ["down", "up"] {
            try page.send(
                #"{"type":"key","phase":"\#(phase)","code":"\#(code)","key":"\#(key)","modifiers":\#(modifiers),"time":1000}"#
            )
        }
    }

    @Test func `A key types, and a page that disconnects cancels its keys`() async throws {
        let hosted = try HostedApplication()
        let field = field(hosted)
        let page = try await hosted.openPage()
        try press(page, "a", code: "KeyA")
        try page.send(#"{"type":"key","phase":"down","code":"ShiftLeft","key":"Shift","modifiers":131072}"#)
        try await hosted.until("it is typed, and shift is down") {
            field.text == "a" && hosted.app.deliveries.components(separatedBy: ", ").count == 3
        }
        hosted.app.clear()
        page.leave()
        try await hosted.until("shift is cancelled") { hosted.app.deliveries.hasPrefix("pressesCancelled") }
    }

    @Test func `A page can insert and mark text, and disconnecting commits marked text`() async throws {
        let hosted = try HostedApplication()
        let field = field(hosted)
        let page = try await hosted.openPage()
        try page.send(#"{"type":"text","what":"insert","text":"👩‍👩‍👧‍👦"}"#)
        try page.send(#"{"type":"text","what":"delete"}"#)
        try page.send(#"{"type":"text","what":"mark","text":"にほ","selection":[0,1]}"#)
        try await hosted.until("it is marked") { field.text == "にほ" && field.markedTextRange != nil }
        expectEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "に")
        page.leave()
        try await hosted.until("the text is committed") { field.markedTextRange == nil }
        expectEqual(field.text, "にほ")
    }

    @Test func `A frame describes the text input that is first responder`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        #expect(page.messages("frame").last?["input"] is NSNull)
        let field = field(hosted)
        field.isSecureTextEntry = true
        try await hosted.until("a frame describes the text input") {
            (page.messages("frame").last?["input"] as? [String: Any])?["secure"] as? Bool == true
        }
        let input = try #require(page.messages("frame").last?["input"] as? [String: Any])
        expectEqual(input["id"] as? Int, hosted.app.application.trace.subject(field).id)
        expectEqual(input["lines"] as? Bool, false)
        let caret = try #require(input["caret"] as? [Double])
        #expect(caret.count == 4 && caret[0] >= -1 && caret[0] < 20 && caret[3] > 10)
        field.resignFirstResponder()
        try await hosted.until("no responder accepts text") { page.messages("frame").last?["input"] is NSNull }
    }

    @Test func `The pasteboard is synchronized in both directions`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.send(#"{"type":"pasteboard","text":"from the page"}"#)
        try await hosted.until("it is there") { UIPasteboard.general.string == "from the page" }
        UIPasteboard.general.string = "from the app"
        try await hosted.until("the page has it") { page.messages("pasteboard").count == 1 }
        expectEqual(page.messages("pasteboard").first?["text"] as? String, "from the app")
        UIPasteboard.general.string = String(repeating: "x", count: 65_537)
        try await hosted.until("that is too long") {
            page.notices == ["What was copied is too long for the page's clipboard."]
        }
    }

    @Test func `An invalid message is ignored, and the page receives a notice`() async throws {
        let hosted = try HostedApplication()
        let field = field(hosted)
        let page = try await hosted.openPage()
        let long = String(repeating: "x", count: 65_537)
        let wrong = [
            (
                #"{"type":"key","phase":"held","code":"KeyA","key":"a"}"#,
                "a key's phase is none of down, repeat, up, cancelled"
            ),
            (
                #"{"type":"key","phase":"down","code":"\#(long.prefix(33))","key":"a"}"#,
                "a key has a name of more than 32 characters"
            ),
            (
                #"{"type":"key","phase":"down","code":"KeyA","key":"\#(long.prefix(33))"}"#,
                "a key has a name of more than 32 characters"
            ),
            (#"{"type":"text","what":"insert","text":"\#(long)"}"#, "a text has more than 65536 UTF-16 units"),
            (
                #"{"type":"text","what":"mark","text":"\#(long.prefix(1025))"}"#,
                "a text has more than 1024 UTF-16 units"
            ),
            (#"{"type":"text","what":"insert"}"#, "\"text\" is missing"),
            (
                #"{"type":"text","what":"eval","text":"x"}"#,
                "with a text one can only insert, mark, delete, cut, copy, paste"
            ),
            (#"{"type":"pasteboard","text":"\#(long)"}"#, "a text has more than 65536 UTF-16 units"),
            (#"{"type":"hover","x":1e300,"y":1}"#, "the pointer's place is beyond any screen"),
            (#"{"type":"shake","phase":"forever"}"#, "a shake's phase is none of began, ended, cancelled"),
            (
                #"{"type":"remote","command":"format"}"#,
                "a remote control's command is none of play, pause, stop, toggle, next, previous"
            ),
        ]
        for (count, (message, reason)) in wrong.enumerated() {
            try page.send(message)
            try await hosted.until("the notice about \(message.prefix(60))") { page.notices.count == count + 1 }
            expectEqual(page.notices.last, "A message was ignored: \(reason).")
        }
        let unreadable = [
            #"{"type":"key","phase":"down"}"#, #"{"type":"key","phase":7,"code":"KeyA","key":"a"}"#,
            #"{"type":"text","what":["insert"]}"#, #"{"type":"pasteboard","text":7}"#,
            #"{"type":"keyboard","shown":"no"}"#,
            #"{"type":"text","what":"insert","text":"\ud800"}"#,
        ]
        for message in unreadable { try page.send(message) }
        try await hosted.until("all are noticed") { page.notices.count == wrong.count + unreadable.count }
        #expect(page.notices.suffix(unreadable.count).allSatisfy { $0.hasPrefix("A message was not understood: ") })
        // Numbers out of range are clamped, and an end without a beginning is ignored.
        try page.send(#"{"type":"key","phase":"up","code":"KeyQ","key":"q"}"#)
        try page.send(#"{"type":"key","phase":"down","code":"KeyB","key":"b","modifiers":-1e300,"time":-1e300}"#)
        try page.send(#"{"type":"text","what":"mark","text":"c","selection":[1e300,-5,7]}"#)
        try page.send(#"{"type":"hover","x":null,"y":null,"time":null}"#)
        try await hosted.until("the rest counts") { field.text == "bc" }
        expectEqual(page.notices.count, wrong.count + unreadable.count)
    }

    @Test func `A page can hold at most 64 keys`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        for key in 0..<70 { try page.send(#"{"type":"key","phase":"down","code":"X\#(key)","key":"F1"}"#) }
        try await hosted.until("the notices come") { page.notices.count == 6 }
        #expect(page.notices.allSatisfy { $0 == "A message was ignored: more than 64 keys are down." })
    }

    @Test func `Random messages do not stop the application`() async throws {
        let hosted = try HostedApplication()
        let field = field(hosted)
        let page = try await hosted.openPage()
        var random = Random(seed: 4)
        for _ in 0..<1500 {
            try page.send(random.message)
            if random.below(50) == 0 { hosted.app.advance(by: 1.0 / 60) }
        }
        try page.send(#"{"type":"text","what":"mark","text":""}"#)
        hosted.app.advance(by: 1)
        hosted.window.firstResponder?.resignFirstResponder()
        field.text = ""
        field.becomeFirstResponder()
        for code in ["KeyA", "KeyB", "Tab", "Enter"] {
            try page.send(#"{"type":"key","phase":"cancelled","code":"\#(code)","key":""}"#)
        }
        try press(page, "k", code: "KeyK")
        try await hosted.until("a key still types") { field.text?.hasSuffix("k") == true }
    }
}

/// Messages that are the same in every run. Most are nearly valid, and some are garbage.
private struct Random {
    private var generator: SeededRandomNumberGenerator

    init(seed: UInt64) { generator = SeededRandomNumberGenerator(seed) }

    mutating func below(_ count: Int) -> Int { generator.below(count) }

    private mutating func one(of words: [String]) -> String { words[below(words.count)] }

    private mutating func value() -> String {
        one(of: [
            "0", "1", "-1", "1e308", "null", "true", "[]", "{}", "\"\"", "\"a\"", "\"👩‍👩‍👧‍👦\"", "\"\\u0000\"", "\"\\n\"",
            "[0,1]",
            "[9,-9]", "\"Enter\"", "\"KeyA\"", "\"Tab\"", "\"Escape\"", "\"down\"", "\"mark\"", "\"insert\"",
        ])
    }

    private mutating func text() -> String {
        one(of: ["\"a\"", "\"é\"", "\"日本\"", "\"👩‍👩‍👧‍👦\"", "\"\\u0301\"", "\"\\n\"", "\"\"", "\"\\u0000\\u200d\""])
    }

    var message: String {
        mutating get {
            switch below(8) {
            case 0, 1:
                let (code, key) = [("KeyA", "a"), ("KeyB", "B"), ("Tab", "Tab"), ("Enter", "Enter"), ("", "Dead")][
                    below(5)]
                let phase = one(of: ["down", "up", "repeat", "cancelled"])
                return
                    #"{"type":"key","phase":"\#(phase)","code":"\#(code)","key":"\#(key)","modifiers":\#(below(8) << 17)}"#
            case 2, 3:
                let what = one(of: ["insert", "mark", "mark", "delete", "cut", "copy", "paste"])
                return #"{"type":"text","what":"\#(what)","text":\#(text()),"selection":[\#(below(5)),\#(below(5))]}"#
            case 4: return #"{"type":"hover","x":\#(below(800)),"y":\#(below(1600))}"#
            case 5: return #"{"type":"pasteboard","text":\#(text())}"#
            case 6:
                return below(2) == 0
                    ? #"{"type":"shake","phase":"\#(one(of: ["began", "ended", "cancelled"]))"}"#
                    : #"{"type":"remote","command":"\#(one(of: ["play", "next", "stop"]))"}"#
            default:
                let type = one(of: ["key", "text", "pasteboard", "hover", "shake", "remote", "keyboard"])
                let members = [
                    "phase", "code", "key", "what", "text", "selection", "x", "y", "command", "time", "modifiers",
                ]
                .map { name in "\"\(name)\":\(value())" }
                return #"{"type":"\#(type)",\#(members.joined(separator: ","))}"#
            }
        }
    }
}
