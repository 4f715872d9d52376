extension TouchExplanation.Mention {
    /// Whether constraints said where it was.
    var isLaidOut: Bool { past?.view.rest?.layout?.isLaidOut == true }

    /// The constraints that were about its width, or its height, where constraints laid it out; empty where they did not.
    func layoutWords(isHorizontal: Bool) -> String {
        guard let past, isLaidOut else { return "" }
        let scene = past.scene
        let name = { (key: ObjectIdentifier) in scene.name(at: key) }
        let claims = scene.path(to: past.place).reversed().flatMap { place in
            scene.views[place].rest?.layout?.constraints(
                on: past.view.who.key, isHorizontal: isHorizontal, name: name) ?? []
        }
        let what = isHorizontal ? "width" : "height"
        guard !claims.isEmpty else { return "; no constraint is about its \(what)" }
        let told = claims.prefix(4).map(\.words).joined(separator: ", ")
        let more = claims.count > 4 ? " and \(claims.count - 4) more" : ""
        // Two edges, or a length, say how large it is.
        let isOpen = !claims.contains(where: \.isOfSize) && Set(claims.map(\.side)).count < 2
        return isOpen
            ? "; of constraints there is only \(told)\(more), which leaves its \(what) open"
            : "; its constraints say \(told)\(more)"
    }
}
