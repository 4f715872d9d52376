import Foundation
import TouchstoneCore

extension TouchExplanation {
    /// The cause that the application did not allow what the touch would have done to the wanted object.
    func denied(_ wanted: Mention, _ denial: Denial, _ touch: TouchPast) -> Cause {
        let by = Cause.Refuser(owner: touch.mention(denial.owner), method: denial.method)
        // A tap on a dimming view is meant for the controller that it dismisses.
        let dimming = wanted.past?.view.rest?.detail as? DimmingMemory
        let denied = dimming?.dismissed.map { touch.mention($0) } ?? wanted
        return switch denial.answer {
        case .returned(let answer): .denied(denied, by: by, answer: answer)
        case .property(let value): .denied(denied, by: by, answer: value, isProperty: true)
        case .notImplemented: .methodMissing(denied, of: by)
        }
    }

    /// Returns the causes without those that are the work of the target itself: a scroll view that scrolls, a part of a
    /// picker, a controller of pages or another object made of parts that has the touch, or a recognizer of the system that
    /// moves the target.
    func others(_ causes: [Cause], _ target: Int, _ touch: TouchPast) -> [Cause] {
        let view = scene.views[target]
        let hasParts = OverrideProbe.hasOwnParts(view.owner.type) || view.rest?.pages != nil
        return causes.filter { cause in
            // A tap on a dimming view dismisses the controller.
            if view.rest?.detail is DimmingMemory, case .takenByRecognizer(let recognizer, _) = cause {
                return !view.recognizers.contains { $0.owner.refers(to: recognizer.object) }
            }
            if moves(cause, target) { return false }
            guard let work = cause.definition as? any WorkOfAView, let place = work.worker.past?.place else {
                return true
            }
            return !work.isOwn(
                WorkRelation(
                    isOfTarget: place == target, isOfPart: hasParts && scene.isInside(place, of: target),
                    hasEnded: touch.endedAt != nil))
        }
    }
}

// Drags and presses that the system acts on, such as the drag of a sheet.
extension TouchExplanation {
    /// Whether the cause is that the system used the touch to move the target or to open its menu, and the target has no
    /// touch methods that miss the touch.
    private func moves(_ cause: Cause, _ target: Int) -> Bool {
        var isInRow = false
        let path = scene.path(to: target)
        let holder: Int?
        switch cause {
        case .takenByRecognizer(let recognizer, _):
            guard recognizer.isMadeBySystem else { return false }
            holder = path.last { scene.views[$0].recognizers.contains { Mention($0.owner) == recognizer } }
            // A row moves with its swipe actions. A tap that closes them, or a press that opens a menu, does not select.
            isInRow = scene.views[target].owner.type is any RowView.Type && recognizer.isA(UIPanGestureRecognizer.self)
        case .takenByScrollView(let scrollView, _, _):
            guard scrollView.isInternal else { return false }
            holder = scrollView.past.flatMap { path.contains($0.place) ? $0.place : nil }
        default: return false
        }
        guard let holder, !hasTouchMethods(target) else { return false }
        let isOfController = scene.views[target].rest?.owner.map { $0.type is UIViewController.Type } == true
        return target == holder || isOfController || isInRow
    }

    /// Whether the view is a control, or its class or the class of its view controller overrides a touch method of UIKit's.
    private func hasTouchMethods(_ place: Int) -> Bool {
        let view = scene.views[place]
        let types = [view.owner.type, view.rest?.owner?.type].compactMap(\.self)
        return view.rest?.detail is ControlMemory
            || types.contains { type in
                ForwardedMethod.ofTouches.contains { $0.isOverridden(outside: type) }
            }
    }
}

extension ForwardedMethod {
    /// The methods that receive the phases of a touch.
    static let ofTouches: [ForwardedMethod] = [
        .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ]
}

extension TouchExplanation {
    /// Whether the cause is that the row's reorder control moves the row.
    func isMove(_ cause: Cause, ofRow target: Int) -> Bool {
        guard case .takenByRecognizer(let recognizer, let hit) = cause, let place = hit.past?.place,
            scene.views[target].owner.type is any RowView.Type, scene.isInside(place, of: target)
        else { return false }
        return recognizer.facts.holder.map { "\($0)" } == "ReorderControl"
    }
}

/// A cause that a view brings about, which may be the target itself or a part of it.
protocol WorkOfAView: CauseDefinition {
    /// The view that brings it about.
    var worker: Mention { get }
    /// Whether it is the target's own work, and therefore no cause.
    func isOwn(_ relation: WorkRelation) -> Bool
}

/// How the view that brings about a cause is related to the target of the touch.
struct WorkRelation {
    /// Whether the view is the target.
    let isOfTarget: Bool
    /// Whether the view is in a target that is made of parts.
    let isOfPart: Bool
    /// Whether the end of the touch was delivered.
    let hasEnded: Bool
}

extension OverrideProbe {
    /// Whether the class is or derives from one of the library's views that are made of parts which handle touches.
    static func hasOwnParts(_ type: AnyClass) -> Bool {
        ["UIPickerView", "UIDatePicker", "UISearchBar", "UITabBar"].contains { derives(type, from: $0) }
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
