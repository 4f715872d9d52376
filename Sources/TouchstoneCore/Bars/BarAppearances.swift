/// The appearances that are set on a navigation bar or on one of its items.
@MainActor
struct BarAppearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var edge: UINavigationBarAppearance?
    var compactEdge: UINavigationBarAppearance?

    /// Returns these appearances, with those of `bar` where there are none.
    func over(_ bar: BarAppearances) -> BarAppearances {
        BarAppearances(
            standard: standard ?? bar.standard, compact: compact ?? bar.compact, edge: edge ?? bar.edge,
            compactEdge: compactEdge ?? bar.compactEdge)
    }

    /// Returns the appearance that applies to a bar; `nil` if none is set.
    ///
    /// - Parameter atEdge: Whether no content is scrolled under the bar.
    /// - Parameter isCompact: Whether the bar is that of a phone in landscape orientation.
    func shown(atEdge: Bool, isCompact: Bool) -> UINavigationBarAppearance? {
        let plain = isCompact ? compact ?? standard : standard
        guard atEdge else { return plain }
        if let given = isCompact ? compactEdge ?? edge : edge { return given }
        // Titles and buttons stay, but the bar has no background.
        let made = plain?.copied
        made?.makeTransparent()
        return made
    }
}
