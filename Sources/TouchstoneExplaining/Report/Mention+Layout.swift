import Foundation
import TouchstoneCore

extension TouchExplanation.Mention {
    /// Whether constraints determined the view's frame.
    var isLaidOut: Bool { past?.view.rest?.layout?.isLaidOut == true }

    /// The constraints on the view's width or height, in words; empty if constraints did not lay the view out.
    func layoutWords(isHorizontal: Bool) -> String {
        guard let past, isLaidOut else { return "" }
        let scene = past.scene
        let name = { (key: ObjectIdentifier) in scene.name(at: key) }
        let claims = scene.path(to: past.place).reversed().flatMap { place in
            scene.views[place].rest?.layout?.constraints(
                on: past.view.owner.key, isHorizontal: isHorizontal, name: name) ?? []
        }
        let what = isHorizontal ? "width" : "height"
        guard !claims.isEmpty else { return "; no constraint is about its \(what)" }
        let reported = claims.prefix(4).map(\.words).joined(separator: ", ")
        let more = claims.count > 4 ? " and \(claims.count - 4) more" : ""
        // Two edges, or one constraint on the length, determine the length.
        let isOpen = !claims.contains(where: \.isOfSize) && Set(claims.map(\.side)).count < 2
        return isOpen
            ? "; its only constraints are \(reported)\(more), which do not determine its \(what)"
            : "; its constraints are \(reported)\(more)"
    }
}
