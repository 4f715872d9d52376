/// The appearances that a navigation bar, or one of its items, was given.
@MainActor
struct BarAppearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var edge: UINavigationBarAppearance?
    var compactEdge: UINavigationBarAppearance?

    /// These, and where there are none those of the bar.
    func over(_ bar: BarAppearances) -> BarAppearances {
        BarAppearances(
            standard: standard ?? bar.standard, compact: compact ?? bar.compact, edge: edge ?? bar.edge,
            compactEdge: compactEdge ?? bar.compactEdge)
    }

    /// - Parameter atEdge: The content has not been scrolled under the bar.
    func shown(atEdge: Bool, isCompact: Bool) -> UINavigationBarAppearance? {
        let plain = isCompact ? compact ?? standard : standard
        guard atEdge else { return plain }
        if let given = isCompact ? compactEdge ?? edge : edge { return given }
        // The same titles and buttons, and nothing behind them.
        let made = plain?.copied
        made?.makeTransparent()
        return made
    }
}
