import Foundation
import TouchstoneCore

extension FailureReason {
    /// Advice on how to make `recognizer` recognize.
    @MainActor
    func advice(_ recognizer: TouchExplanation.Mention) -> TouchExplanation.Change? {
        let what: String? =
            switch self {
            case .unmet(let condition): condition.advice(recognizer)
            case .setFailed: "check where \(recognizer.className) sets its state to failed"
            case .noVerdict: "set the state of \(recognizer.className) in touchesEnded at the latest"
            case .ignoredAll: "check where \(recognizer.className) calls ignore(_:for:)"
            case .liftedWhileWaiting:
                "keep the fingers down until the recognizer it waits for fails, or remove the failure requirement"
            case .removed: "keep \(recognizer.name) attached to its view while fingers are down"
            case .viewLeftWindow: "keep the view of \(recognizer.name) in its window while fingers are down"
            case .requirementRing: "take one of the failure requirements of \(recognizer.name) away"
            // Other causes report these, or they concern recognizers of the system.
            case .pressEnded, .scrollEnded, .delayOver, .disabled, .delegateRefused, .dragBackRefused, .viewRefused,
                .prevented, .requirementRecognized, .recorded:
                nil
            }
        guard let what else { return nil }
        return .lookAt(recognizer, what: what)
    }

    /// Whether the recognizer failed because of the lift.
    var isOfLift: Bool {
        switch self {
        case .liftedWhileWaiting, .noVerdict: true
        case .unmet(let condition):
            [.liftedEarly, .movedTooLittle, .pinchedTooLittle, .turnedTooLittle].contains(condition.kind)
        case .setFailed, .ignoredAll, .pressEnded, .scrollEnded, .delayOver, .disabled, .removed, .viewLeftWindow,
            .delegateRefused, .dragBackRefused, .viewRefused, .prevented, .requirementRecognized, .requirementRing,
            .recorded:
            false
        }
    }
}

extension UnmetCondition {
    @MainActor
    fileprivate func advice(_ recognizer: TouchExplanation.Mention) -> String? {
        let name = recognizer.name
        return switch kind {
        case .moved:
            "move less than \(allowed.short) points, or increase \(name).allowableMovement if it has that property"
        case .heldTooLong: "lift within \(allowed.short) s, or use a long press"
        case .liftedEarly: "hold for \(allowed.short) s, or shorten \(name).minimumPressDuration"
        case .movedTooLittle, .tooSlow: "move \(allowed.short) points, in time"
        case .tapMissing:
            "tap \(allowed.short) times in quick succession, or set \(name).numberOfTapsRequired to what is meant"
        case .tapElsewhere: "tap within \(allowed.short) points of the first tap"
        case .fingersTooMany: "use \(allowed.short) fingers, or allow more"
        case .fingersTooFew:
            "use \(allowed.short) fingers\(recognizer.propertyOfFingers.map { ", or set \(name).\($0) to what is meant" } ?? "")"
        case .tapsTooFew: "tap \(allowed.short) times before, or set \(name).numberOfTapsRequired to what is meant"
        case .strayed: "stay within \(allowed.short) points of the line"
        case .direction:
            "set \(name).direction to the way that is meant; two ways that are no line need two recognizers"
        case .awayFromEdge:
            "begin within \(allowed.short) points of \(recognizer.expectedEdges ?? "the edge"), or set \(name).edges to what is meant"
        case .noEdges: "set \(name).edges"
        case .pinchedTooLittle: "move two fingers apart or together by \(allowed.short) points"
        case .turnedTooLittle: "rotate two fingers by \(allowed.short) rad"
        case .cancelled: nil
        }
    }
}

extension TouchExplanation.Mention {
    /// The property with the number of fingers that the recognizer needs; `nil` if its gesture always takes two.
    fileprivate var propertyOfFingers: String? {
        if isA(UIPinchGestureRecognizer.self) || isA(UIRotationGestureRecognizer.self) { return nil }
        return isA(UIPanGestureRecognizer.self) ? "minimumNumberOfTouches" : "numberOfTouchesRequired"
    }
}
