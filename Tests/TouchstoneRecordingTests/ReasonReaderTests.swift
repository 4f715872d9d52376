import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneCore
import UIKit

/// Reasons are written as codes and numbers and read again. Version 1 of the format had texts only.
struct ReasonReaderTests {
    private static let subject = TraceSubject(name: "a \"name\"", id: 3)
    private static let failures: [FailureReason] =
        [
            .setFailed, .liftedWhileWaiting, .noVerdict, .ignoredAll, .pressEnded, .scrollEnded, .delayOver, .disabled,
            .removed, .viewLeftWindow, .delegateRefused, .viewRefused(subject), .prevented(by: subject),
            .requirementRecognized(subject), .requirementRing, .recorded("of old"),
        ]
        + UnmetCondition.Kind.allCases.map {
            .unmet(UnmetCondition($0, measured: 100 / 3, allowed: 10, elapsed: 1.0 / 60))
        }
    private static let facts: [TraceFact] =
        failures.map { .entered(subject, .failed, reason: $0) }
        + [UnboundReason.noView, .recorded("of old")].map { .unbound(touch: 1, reason: $0) }
        + [IgnoredReason.notDown, .notFinite, .ignoringInteraction, .notAwaited, .recorded("of old")].map {
            .ignored(touch: 1, reason: $0)
        }
        + [
            SuppressionReason.secondTouch(first: 2), .otherIsExclusive(touch: 2), .isExclusive(touch: 2),
            .scrollViewRefused(subject), .recorded("of old"),
        ].map { .suppressed(touch: 1, view: subject, reason: $0) }
        + [
            CancelReason.hostGone, .downAgain(finger: 4), .tooManyFingers, .resignedActive, .ignoringInteraction,
            .windowHidden, .viewLeftWindow, .animationBegan, .recorded("of old"),
        ].map { .cancelled(touches: [1, 2], reason: $0) }
        + [
            .note("· no dot lost"), .verdict(subject, .outside(overridden: true), answer: nil, depth: 0),
            .verdict(subject, .outside(overridden: false), answer: nil, depth: 0),
            .entered(subject, .began, reason: nil),
        ]

    @Test(arguments: facts)
    func `Every reason is read as it was written`(_ fact: TraceFact) {
        let record = TraceRecord(number: 1, time: 2, fact: fact)
        let reading = TraceReading(TraceJSON(record).line)
        #expect(reading.problems.isEmpty)
        expectEqual(reading.records, [record])
    }

    @Test func `Texts of version 1 are kept`() {
        let reading = TraceReading(
            """
            {"n":1,"time":0,"kind":"state","text":"","recognizer":"R","recognizerID":3,"state":"failed","reason":"prevented by tap"}
            {"n":2,"time":0,"kind":"state","text":"","recognizer":"R","recognizerID":3,"state":"began","reason":null}
            {"n":3,"time":0,"kind":"unbound","text":"","touch":1,"reason":"no window has a view there"}
            {"n":4,"time":0,"kind":"withheld","text":"","touch":1,"view":"V","viewID":4,"reason":"S does not let it begin"}
            {"n":5,"time":0,"kind":"cancelled","text":"","touches":[1],"reason":"the host closed its port"}
            {"n":6,"time":0,"kind":"ignored","text":"","touch":1,"reason":"it is not down"}
            {"n":7,"time":0,"kind":"note","text":"· hm"}
            {"n":8,"time":0,"kind":"verdict","text":"","view":"V","viewID":4,"depth":0,"verdict":"outside","answer":null,"answerID":null,"reason":"point(inside:) returns false"}
            """)
        let (R, V) = (TraceSubject(name: "R", id: 3), TraceSubject(name: "V", id: 4))
        #expect(reading.problems.isEmpty)
        expectEqual(
            reading.records.map(\.fact),
            [
                .entered(R, .failed, reason: .recorded("prevented by tap")), .entered(R, .began, reason: nil),
                .unbound(touch: 1, reason: .recorded("no window has a view there")),
                .suppressed(touch: 1, view: V, reason: .recorded("S does not let it begin")),
                .cancelled(touches: [1], reason: .recorded("the host closed its port")),
                .ignored(touch: 1, reason: .recorded("it is not down")), .note("hm"),
                .verdict(V, .outside(overridden: true), answer: nil, depth: 0),
            ])
    }

    @Test func `Replaced texts are read as the current ones`() {
        let reading = TraceReading(
            """
            {"n":1,"time":0,"kind":"contest","text":"","touch":1,"members":["R"],"memberIDs":[3]}
            {"n":2,"time":0,"kind":"unheard","text":"","recognizer":"R","recognizerID":3,"state":"ended"}
            {"n":3,"time":0,"kind":"ignored","text":"","touch":1,"because":"nobodyWaits","reason":"nobody waits for its update"}
            """)
        let R = TraceSubject(name: "R", id: 3)
        #expect(reading.problems.isEmpty)
        expectEqual(
            reading.records.map(\.fact),
            [
                .arena(touch: 1, members: [R]), .noTarget(R, state: .ended), .ignored(touch: 1, reason: .notAwaited),
            ])
    }

    @Test(arguments: [#""because":"magic""#, #""because":"moved","measured":1"#, #""because":"prevented""#])
    func `An unreadable reason is reported as a problem`(_ because: String) {
        let reading = TraceReading(
            #"{"n":1,"time":0,"kind":"state","text":"","recognizer":"R","recognizerID":3,"state":"failed","reason":"x","#
                + because + "}")
        #expect(reading.records.isEmpty && reading.problems.count == 1)
    }
}
