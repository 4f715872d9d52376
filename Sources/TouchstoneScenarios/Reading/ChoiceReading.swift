import Foundation
import TouchstoneCore
import UIKit

extension ScenarioReader {
    /// Reads switches and limits of `Behavior`, by their names.
    func choices(_ entry: Entry) throws -> [Scenario.Choice] {
        let flags: [String: WritableKeyPath<Behavior, Bool> & Sendable] = [
            "stateIsPossibleInReset": \.stateIsPossibleInReset,
            "failedAttemptsKeepTheirFingers": \.failedAttemptsKeepTheirFingers,
            "panEndsBeyondMaximum": \.panEndsBeyondMaximum, "panEndsBelowMinimum": \.panEndsBelowMinimum,
            "dragsBackFromContent": \.dragsBackFromContent,
            "transitionsTakeTouches": \.transitionsTakeTouches,
            "hitTestsTwice": \.hitTestsTwice,
            "cancelsTouchesOfRemovedViews": \.cancelsTouchesOfRemovedViews,
            "suppressesWhileAnyTouchIsDown": \.suppressesWhileAnyTouchIsDown,
            "animationCancelsTouches": \.animationCancelsTouches,
            "setTranslationResetsVelocity": \.setTranslationResetsVelocity,
        ]
        let distances: [String: WritableKeyPath<Behavior, CGFloat> & Sendable] = [
            "tapDistance": \.tapDistance, "tapSlop": \.tapSlop,
        ]
        let fields = try entry.fields(flags.keys.sorted() + distances.keys.sorted() + ["tapInterval", "touchLimit"])
        return try fields.keys.map { key in
            let entry = fields[key]!
            if let flag = flags[key] {
                let value = try entry.flag()
                return Scenario.Choice { $0[keyPath: flag] = value }
            }
            if let distance = distances[key] {
                let value = try entry.number(in: 0...10_000, "points")
                return Scenario.Choice { $0[keyPath: distance] = CGFloat(value) }
            }
            if key == "tapInterval" {
                let value = try entry.number(in: 0...60, "seconds")
                return Scenario.Choice { $0.tapInterval = value }
            }
            let value = try entry.whole(in: 1...64)
            return Scenario.Choice { $0.touchLimit = value }
        }
    }
}
