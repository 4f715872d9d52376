import Foundation
import TouchstoneCore

// Reads reasons from their codes and numbers. Version 1 of the format contains only words, which are not changed.
extension RecordingFields {
    private var isVersion1: Bool { !has("because") }

    func reason() throws(Mistake) -> UnboundReason {
        try isVersion1 ? .recorded(text("reason")) : plain([.noView], UnboundReason.recorded)
    }

    func reason() throws(Mistake) -> IgnoredReason {
        try isVersion1
            ? .recorded(text("reason"))
            : plain([.notDown, .notFinite, .ignoringInteraction, .notAwaited], IgnoredReason.recorded)
    }

    func reason() throws(Mistake) -> SuppressionReason {
        if isVersion1 { return .recorded(try text("reason")) }
        switch try text("because") {
        case "secondTouch": return .secondTouch(first: try integer("other"))
        case "otherIsExclusive": return .otherIsExclusive(touch: try integer("other"))
        case "isExclusive": return .isExclusive(touch: try integer("other"))
        case "scrollViewRefused": return .scrollViewRefused(try subject("by"))
        default: return try plain([], SuppressionReason.recorded)
        }
    }

    func reason() throws(Mistake) -> CancelReason {
        if isVersion1 { return .recorded(try text("reason")) }
        if try text("because") == "downAgain" { return .downAgain(finger: try integer("other")) }
        let all: [CancelReason] = [
            .hostGone, .tooManyFingers, .resignedActive, .ignoringInteraction, .windowHidden, .viewLeftWindow,
            .animationBegan,
        ]
        return try plain(all, CancelReason.recorded)
    }

    /// Returns the reason why a recognizer failed; `nil` if the state has no reason.
    func failureIfAny() throws(Mistake) -> FailureReason? {
        if isVersion1 { return try !has("reason") || isNull("reason") ? nil : .recorded(text("reason")) }
        switch try text("because") {
        case "viewRefused": return .viewRefused(try subject("by"))
        case "prevented": return .prevented(by: try subject("by"))
        case "requirementRecognized": return .requirementRecognized(try subject("by"))
        case let code:
            if let kind = UnmetCondition.Kind(rawValue: code) {
                return .unmet(
                    UnmetCondition(
                        kind, measured: try number("measured"), allowed: try number("allowed"),
                        elapsed: try number("elapsed")))
            }
            if let obstacle = DragBackObstacle(rawValue: code) { return .dragBackRefused(obstacle) }
            let all: [FailureReason] = [
                .setFailed, .liftedWhileWaiting, .noVerdict, .ignoredAll, .pressEnded, .scrollEnded,
                .delayOver, .disabled, .removed,
                .viewLeftWindow, .delegateRefused, .requirementRing,
            ]
            return try plain(all, FailureReason.recorded)
        }
    }

    /// Returns the reason in `all` whose code is in `because`; throws an error if `all` does not contain it.
    private func plain<Reason: TraceReason>(
        _ all: [Reason], _ recorded: (String) -> Reason
    ) throws(Mistake) -> Reason {
        let code = try text("because")
        if code == "recorded" { return recorded(try text("reason")) }
        guard let reason = all.first(where: { $0.code == code || $0.code == OldWord.current[code] }) else {
            throw Mistake(message: "“\(code.prefix(40))” is not a known reason in `because`")
        }
        return reason
    }

    // MARK: Version 1

    /// Returns the text of a note. Version 1 stored it as a sentence with a prefix.
    func noteOfVersion1() throws(Mistake) -> String {
        let text = try text("text")
        let mark = TraceFact.note("").sentence
        return text.starts(with: mark) ? String(text.dropFirst(mark.count)) : text
    }

    /// Whether the point is outside because an override of `point(inside:with:)` returned `false`. Version 1 shows this
    /// only in the words of the reason.
    func isOverriddenInVersion1() throws(Mistake) -> Bool {
        try text("reason") != HitTestVerdict.outside(overridden: false).words(nil)
    }
}
