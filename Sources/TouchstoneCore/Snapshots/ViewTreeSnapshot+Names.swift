extension ViewTreeSnapshot {
    /// Returns a unique name of a view: if several share one, with its position among its siblings.
    package func name(of place: Int) -> String {
        let name = views[place].owner.name
        guard isShared(name), views[place].parent >= 0 else { return name }
        let parent = views[place].parent
        let holder = views[parent].owner.name
        guard let (index, count) = namesakes[place] else { return "\(name) (in \(holder))" }
        return "\(name) (\(index + 1) of \(count) in \(holder))"
    }
}
