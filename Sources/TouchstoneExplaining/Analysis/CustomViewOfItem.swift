import Foundation
import TouchstoneCore

extension TouchExplanation {
    /// Adds the cause that the wanted bar button item shows a custom view, if the touch reaches that view and nothing in it acts.
    /// A recognizer of the view that takes the touch is fine, since it acts for the item.
    mutating func addCustomView(of wanted: Wanted) {
        guard case .item(let item) = wanted, let target, let place = hit?.past?.place, let view = item.customView,
            scene.views[target].owner.refers(to: view), scene.isInside(place, of: target), !isUnsure
        else { return }
        let own = scene.views[target].recognizers.map(\.owner)
        causes.removeAll { cause in
            guard case .takenByRecognizer(let recognizer, _) = cause else { return false }
            return own.contains { $0.refers(to: recognizer.object) }
        }
        guard causes.allSatisfy({ $0.kind == .noTarget }) else { return }
        // A control without an action, such as a search field, is fine in an item without an action.
        let hasAction = item.action != nil || item.primaryAction != nil
        guard hasAction || !(scene.views[place].rest?.detail is ControlMemory) else { return }
        let touched = scene.path(to: place).drop { $0 != target }
        guard !touched.contains(where: { scene.views[$0].actsByItself }) else { return }
        causes = [.itemShowsCustomView(Mention(item), Mention(scene, target))]
    }
}

extension ViewTreeSnapshot.View {
    /// Whether a touch in the view may call code of the application: an action, a recognizer's target, or a touch method.
    @MainActor
    fileprivate var actsByItself: Bool {
        if let control = rest?.detail as? ControlMemory, !control.registrations.isEmpty || control.menu != .none {
            return true
        }
        let isActing = recognizers.contains { !$0.targets.isEmpty || !OverrideProbe.isOfTheLibrary($0.owner.type) }
        return isActing || node.overrides.contains(.touchesBegan) && !OverrideProbe.isOfTheLibrary(owner.type)
    }
}
