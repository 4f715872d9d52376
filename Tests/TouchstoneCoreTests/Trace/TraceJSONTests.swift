import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import UIKit

/// The JSON form of trace records.
struct TraceJSONTests {
    private static let red = TraceSubject(name: "red", id: 3)
    private static let window = TraceSubject(name: "window", id: 1)

    private func line(_ fact: TraceFact) -> String {
        TraceJSON(TraceRecord(number: 7, time: 12.5, fact: fact)).line
    }

    private static let cases: [(TraceFact, String)] = [
        (
            .queued(touch: 1, phase: .began, location: CGPoint(x: 10, y: 20.25)),
            #""kind":"queued","text":"touch 1 began at (10, 20.25) entered the queue","touch":1,"phase":"began","x":10,"#
                + #""y":20.25"#
        ),
        (.portFired(inputs: 2), #""kind":"port","text":"source1: 2 into the queue","samples":2"#),
        (.drainFired(inputs: 2), #""kind":"drain","text":"source0: 2 to handle","samples":2"#),
        (
            .asked(red, point: CGPoint(x: 1, y: 2), depth: 1),
            #""kind":"asked","text":"    red? (1, 2)","view":"red","viewID":3,"depth":1,"x":1,"y":2"#
        ),
        (
            .verdict(window, .descendant, answer: red, depth: 0),
            #""kind":"verdict","text":"  window: returns red","view":"window","viewID":1,"depth":0,"#
                + #""verdict":"descendant","answer":"red","answerID":3,"reason":"returns red""#
        ),
        (
            .verdict(red, .outside(overridden: false), answer: nil, depth: 0),
            #""kind":"verdict","text":"  red: outside","view":"red","viewID":3,"depth":0,"verdict":"outside","#
                + #""answer":null,"answerID":null,"reason":"outside","overridden":0"#
        ),
        (
            .bound(touch: 1, view: red, window: window, location: CGPoint(x: 1, y: 2), tapCount: 2),
            #""kind":"bound","text":"touch 1 is bound to red in window at (1, 2), tap 2","touch":1,"view":"red","#
                + #""viewID":3,"window":"window","windowID":1,"x":1,"y":2,"tapCount":2"#
        ),
        (
            .unbound(touch: 1, reason: .noView),
            #""kind":"unbound","text":"touch 1 is dropped: no window has a view there","touch":1,"#
                + #""reason":"no window has a view there","because":"noView","rule":"HT-41""#
        ),
        (
            .suppressed(touch: 1, view: red, reason: .otherIsExclusive(touch: 2)),
            #""kind":"suppressed","text":"touch 1 is suppressed for red: touch 2 is in a view whose isExclusiveTouch is true","#
                + #""touch":1,"view":"red","viewID":3,"reason":"touch 2 is in a view whose isExclusiveTouch is true","#
                + #""because":"otherIsExclusive","rule":"DL-15","other":2"#
        ),
        (
            .sent(to: window, touches: [1, 2]),
            #""kind":"sent","text":"sendEvent → window [1 2]","to":"window","toID":1,"touches":[1,2]"#
        ),
        (
            .delivered(.touchesBegan, to: red, touches: [1]),
            #""kind":"delivered","text":"touchesBegan [1] → red","method":"touchesBegan","to":"red","toID":3,"touches":[1]"#
        ),
        (
            .forwarded(.touchesBegan, from: red, to: window),
            #""kind":"forwarded","text":"touchesBegan: red → window","method":"touchesBegan","from":"red","fromID":3,"#
                + #""to":"window","toID":1"#
        ),
        (
            .dropped(.touchesBegan, last: window),
            #""kind":"dropped","text":"touchesBegan: window → dropped","method":"touchesBegan","last":"window","lastID":1"#
        ),
        (
            .cancelled(touches: [1], reason: .hostGone),
            #""kind":"cancelled","text":"cancel [1]: the host closed its port","touches":[1],"reason":"the host closed its port","#
                + #""because":"hostGone","rule":"DL-18""#
        ),
        (
            .entered(red, .failed, reason: .prevented(by: window)),
            #""kind":"state","text":"red: failed, prevented by window","recognizer":"red","recognizerID":3,"#
                + #""state":"failed","reason":"prevented by window","because":"prevented","rule":"G-21","#
                + #""by":"window","byID":1"#
        ),
        (
            .entered(red, .failed, reason: .unmet(UnmetCondition(.moved, measured: 14, allowed: 10, elapsed: 0.12))),
            #""kind":"state","text":"red: failed, moved 14 points, 10 allowed","recognizer":"red","recognizerID":3,"#
                + #""state":"failed","reason":"moved 14 points, 10 allowed","because":"moved","#
                + #""measured":14,"allowed":10,"elapsed":0.12"#
        ),
        (
            .ignored(touch: 1, reason: .notDown),
            #""kind":"ignored","text":"touch 1 sample ignored: it is not down","touch":1,"reason":"it is not down","#
                + #""because":"notDown""#
        ),
        (.note("hm"), #""kind":"note","text":"· hm","note":"hm""#),
    ]

    @Test(arguments: cases)
    func `A trace record is one line of JSON`(_ fact: TraceFact, _ fields: String) throws {
        expectEqual(line(fact), #"{"n":7,"time":12.5,"# + fields + "}")
        let read = try JSONSerialization.jsonObject(with: Data(line(fact).utf8)) as? NSDictionary
        let encoded = try JSONEncoder().encode(TraceJSON(TraceRecord(number: 7, time: 12.5, fact: fact)))
        expectEqual(
            read, (try JSONSerialization.jsonObject(with: encoded) as? NSDictionary), "both encodings are equal")
    }

    @Test func `Numbers that are not finite are null`() throws {
        let point = CGPoint(x: CGFloat.nan, y: -.infinity)
        #expect(line(.asked(Self.red, point: point, depth: 0)).hasSuffix(#""x":null,"y":null}"#))
        let record = TraceRecord(number: 1, time: .nan, fact: .asked(Self.red, point: point, depth: 0))
        let encoded =
            try JSONSerialization.jsonObject(with: try JSONEncoder().encode(TraceJSON(record))) as? [String: Any]
        #expect(encoded?["x"] is NSNull && encoded?["time"] is NSNull)
    }

    @Test func `Any string is escaped`() throws {
        let name = "a \"b\" \\ \n\t\u{1} é 👆 </script>\u{2028}"
        let text = line(.note(name))
        #expect(!text.contains("\n"), "a record stays one line")
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        expectEqual(read?["text"] as? String, "· " + name)
    }

    @Test func `Times are rounded to microseconds`() {
        let record = TraceRecord(number: 1, time: 1234.0000049, fact: .note(""))
        #expect(TraceJSON(record).line.contains(#""time":1234.000005,"#))
    }
}
