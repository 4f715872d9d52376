/// The layouts of the views of a window in one run-loop iteration, whose number is limited for each view.
@MainActor
struct LayoutBudget {
    /// The largest number of layouts of one view. More than that are feedback: the layout requests itself again.
    static let most: UInt8 = 8

    private let commit: UInt32
    /// The views that still need layout, in the order in which they reached the limit.
    private(set) var postponed: [UIView] = []

    /// Creates the budget for the commit with this number, which differs from that of the commit before.
    init(commit: Int) { self.commit = UInt32(truncatingIfNeeded: commit) }

    /// Counts a layout of `view`.
    ///
    /// - Returns: `false` if the view has reached the limit.
    mutating func allows(_ view: UIView) -> Bool {
        if view.layoutCommit != commit { (view.layoutCommit, view.layoutCount) = (commit, 0) }
        guard view.layoutCount < Self.most else {
            if view.layoutCount == Self.most { postponed.append(view) }
            view.layoutCount = Self.most + 1
            return false
        }
        view.layoutCount += 1
        return true
    }

    static func log(_ view: UIView) {
        LoggedException.log(
            "UIView.layoutSubviews()",
            "a view of the class \(type(of: view)) was laid out \(most) times in one run-loop iteration, because its layout "
                + "requests layout again.", .warning, effect: "Its layout continues in the next iteration.")
    }
}

extension UIView {
    /// Lays out the superviews first, because they determine the size of their subviews, then this view, as long as the budget allows it.
    ///
    /// - Parameters:
    ///   - checked: The views that this round has already passed, so that it passes each view once.
    ///   - remembers: Whether to use `checked`; unnecessary in a round of one view.
    ///   - budget: The layouts of this iteration.
    func layOutAncestorsFirst(checked: inout Set<ObjectIdentifier>, remembers: Bool, within budget: inout LayoutBudget)
    {
        guard layoutIsNeeded else { return }
        var due: [UIView] = []
        var view = superviewStorage
        while let current = view {
            if remembers, !checked.insert(ObjectIdentifier(current)).inserted { break }
            if current.layoutIsNeeded { due.append(current) }
            view = current.superviewStorage
        }
        for view in due.reversed() where view.layoutIsNeeded && budget.allows(view) { view.layOutIfDue() }
        if layoutIsNeeded, budget.allows(self) { layOutIfDue() }
    }
}
