/// The layouts of the views of a window in one run-loop iteration, whose number is limited for each view.
@MainActor
struct LayoutBudget {
    /// The largest number of layouts of one view. More than that are feedback: the layout requests itself again.
    static let most = 8

    private var counts: [ObjectIdentifier: Int] = [:]
    /// The views that still need layout, in the order in which they reached the limit.
    private(set) var postponed: [UIView] = []

    /// Counts a layout of `view`.
    ///
    /// - Returns: `false` if the view has reached the limit.
    mutating func allows(_ view: UIView) -> Bool {
        let count = counts[ObjectIdentifier(view), default: 0]
        guard count <= Self.most else { return false }
        counts[ObjectIdentifier(view)] = count + 1
        if count == Self.most { postponed.append(view) }
        return count < Self.most
    }

    /// Counts a layout of `view` and of its superviews, which it may have caused.
    mutating func count(_ view: UIView) {
        var next: UIView? = view
        while let current = next {
            counts[ObjectIdentifier(current), default: 0] += 1
            next = current.superviewStorage
        }
    }

    static func log(_ view: UIView) {
        LoggedException.log(
            "UIView.layoutSubviews()",
            "a view of the class \(type(of: view)) was laid out \(most) times in one run-loop iteration, because its layout "
                + "requests layout again.", .warning, effect: "Its layout continues in the next iteration.")
    }
}

extension UIView {
    /// Lays out the superviews first, because they determine the size of their subviews, then this view.
    func layOutAncestorsFirst() {
        guard layoutIsNeeded else { return }
        var due: [UIView] = []
        var view = superviewStorage
        while let current = view {
            if current.layoutIsNeeded { due.append(current) }
            view = current.superviewStorage
        }
        for view in due.reversed() { view.layOutIfDue() }
        layOutIfDue()
    }

    /// Lays out the superviews and this view as long as the budget allows it.
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
