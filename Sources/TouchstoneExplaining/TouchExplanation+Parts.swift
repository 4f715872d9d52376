import Foundation
import TouchstoneCore

extension TouchExplanation {
    /// Explains why a responder is not first responder, for records that contain no touch.
    init(withoutTouch touch: TouchPast, _ responder: UIResponder) {
        let scene = ViewTreeSnapshot(touch.application, touch: nil)
        self.init(HitTestRun(untestedIn: scene), at: .zero, wanting: .firstResponder(responder), chain: [])
        matter = .firstResponder
        isWithoutTouch = true
        guard !responder.isFirstResponder, let mention = wanted else { return }
        causes = ResponderOutcome(touch: touch, responder: responder, mention: mention).causes
    }

    /// The cause that the application did not allow what the touch would have done to the wanted object.
    func denied(_ wanted: Mention, _ denial: Denial, _ touch: TouchPast) -> Cause {
        // A view whose delegate should have been told names that delegate's class, if it was deallocated.
        guard denial.method != "delegate" else {
            return denial.answer.isEmpty ? .noTarget(wanted) : .targetDead(wanted, target: denial.answer)
        }
        let by = Cause.Refuser(owner: touch.mention(denial.owner), method: denial.method)
        return .denied(wanted, by: by, answer: denial.answer, isProperty: denial.isProperty)
    }

    /// Returns the causes without those that are the work of a picker or another view made of parts: one of its parts
    /// has the touch.
    func others(_ causes: [Cause], _ target: Int) -> [Cause] {
        guard OverrideProbe.hasOwnParts(scene.views[target].owner.type) else { return causes }
        return causes.filter { cause in
            switch cause {
            case .takenByScrollView(let part, _, _), .takenInside(_, let part), .chainStopped(let part, _, _),
                .caughtMotion(let part, _), .delayedByScrollView(let part, _):
                guard let place = part.past?.place else { return true }
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
