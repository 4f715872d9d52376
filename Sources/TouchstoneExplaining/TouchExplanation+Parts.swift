import Foundation
import TouchstoneCore

extension TouchExplanation {
    /// The cause that the application did not allow what the touch would have done to the wanted object.
    func denied(_ wanted: Mention, _ denial: Denial, _ touch: TouchPast) -> Cause {
        let by = Cause.Refuser(owner: touch.mention(denial.owner), method: denial.method)
        return .denied(wanted, by: by, answer: denial.answer, isProperty: denial.isProperty)
    }

    /// Returns the causes without those that are the work of the target itself: a scroll view that scrolls, or a part of
    /// a picker, a controller of pages or another object made of parts, that has the touch.
    func others(_ causes: [Cause], _ target: Int, _ touch: TouchPast) -> [Cause] {
        let view = scene.views[target]
        let hasParts = OverrideProbe.hasOwnParts(view.owner.type) || view.rest?.pages != nil
        return causes.filter { cause in
            switch cause {
            case .takenByScrollView(let part, _, _), .caughtMotion(let part, _):
                guard let place = part.past?.place else { return true }
                return place != target && !(hasParts && scene.isInside(place, of: target))
            case .delayedByScrollView(let part, _):
                guard let place = part.past?.place else { return true }
                // A scroll view delays the touches of its content, and has those in itself at the lift.
                return !(hasParts && scene.isInside(place, of: target)) && (place != target || touch.endedAt == nil)
            case .takenInside(_, let part), .chainStopped(let part, _, _):
                guard hasParts, let place = part.past?.place else { return true }
                return place == target || !scene.isInside(place, of: target)
            default: return true
            }
        }
    }
}

extension OverrideProbe {
    /// Whether the class is or derives from one of the library's views that are made of parts which handle touches.
    static func hasOwnParts(_ type: AnyClass) -> Bool {
        ["UIPickerView", "UIDatePicker", "UISearchBar"].contains { derives(type, from: $0) }
    }

    /// Whether the class is or derives from the class of this name in the library.
    static func derives(_ type: AnyClass, from name: String) -> Bool {
        var own: AnyClass? = type
        while let current = own {
            if "\(current)" == name { return isOfTheLibrary(current) }
            own = _getSuperclass(current)
        }
        return false
    }
}
