import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation {
    /// Returns the changes that would each remove `cause`, least intrusive first.
    ///
    /// Changes of flags, order and frames are tried on the recorded scene. If one of them makes the touch reach the
    /// wanted subject, changes that do not are omitted, and changes that take the touch from another control come last.
    /// If none of them does, the last change describes the place to inspect.
    public func changes(for cause: Cause) -> [Change] {
        guard causes.contains(cause) else { return candidates(for: cause) }
        return trials.changes(for: cause, of: causes) { tried(candidates(for: cause), for: cause) }
    }

    /// The changes for `cause` before any of them is tried.
    func candidates(for cause: Cause) -> [Change] { cause.definition.changes(in: self) }

    /// Whether `one` has precedence over `other` if both recognize at once (G-20).
    ///
    /// The recognizer of the deeper view comes first; within one view, the one added last.
    func precedes(_ one: Mention, _ other: Mention) -> Bool {
        guard let first = one.recognizer.flatMap({ scene.recognizer($0) }),
            let second = other.recognizer.flatMap({ scene.recognizer($0) })
        else { return true }
        guard first.place == second.place else { return scene.isInside(first.place, of: second.place) }
        let recognizers = scene.views[first.place].recognizers.map(\.owner.key)
        return (recognizers.firstIndex(of: first.memory.owner.key) ?? 0)
            > (recognizers.firstIndex(of: second.memory.owner.key) ?? 0)
    }

    /// The bounds of `view`, enlarged to contain the touch and the direct subview that leads to the wanted view.
    func boundsToHold(_ view: Mention) -> CGRect? {
        guard let place = view.past?.place else { return nil }
        guard let point = scene.point(location, in: place) else { return scene.views[place].bounds }
        var held = scene.views[place].bounds.union(
            CGRect(x: point.x.rounded(.down), y: point.y.rounded(.down), width: 1, height: 1))
        if let inner = path.compactMap(\.past?.place).first(where: { scene.views[$0].parent == place }) {
            held = held.union(scene.views[inner].node.frameInParent)
        }
        return held
    }
}

extension ViewTreeSnapshot.View {
    /// Whether the view itself handles no touches.
    @MainActor
    var isOnlyLookedAt: Bool {
        if rest?.detail is ControlMemory || !recognizers.isEmpty || node.overrides.contains(.touchesBegan) {
            return false
        }
        return rest?.owner.map { ForwardedMethod.touchesBegan.isOverridden(in: $0.type) } != true
    }
}
