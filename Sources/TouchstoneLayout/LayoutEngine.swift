import Foundation
import TouchstoneConstraintSolver
import TouchstoneCore

/// Computes the frames of the views and guides of one view tree with a constraint solver.
@MainActor
final class LayoutEngine {
    /// The source of a constraint in the solver.
    enum Origin {
        case constraint(NSLayoutConstraint)
        case mask(LayoutState, NSLayoutConstraint.Attribute, CGFloat)
        case guide(UILayoutGuide, String)
        case content(LayoutState)
        case trial

        /// The constraint of the application or of a stack view, if it is one.
        var constraint: NSLayoutConstraint? { if case .constraint(let constraint) = self { constraint } else { nil } }
    }

    struct Entry {
        let item: ItemReference
        let box: LayoutBox
        /// The constraints on x, y, width and height of a view with a given frame, or of a system guide.
        var pins: [ConstraintSolver.Constraint] = []
        /// Along which axes `pins` relate the size of a view to that of its superview.
        var filling = Filling()
        var content: [ContentLimit] = []
    }

    /// A constraint that was broken in a conflict. It stays broken until one of the other constraints is removed or changed.
    struct Broken {
        let constraint: NSLayoutConstraint
        let others: [ConstraintSolver.Constraint]
        /// In a copy, what the constraint was when the copy was made.
        var recorded: Recorded?
    }

    /// What a constraint is in the solver.
    @MainActor
    struct Recorded {
        let form: LinearForm
        let constant: CGFloat
        let priority: UILayoutPriority

        init(_ constraint: NSLayoutConstraint, _ form: LinearForm) {
            self.form = form
            (constant, priority) = (constraint.constant, constraint.priority)
        }
    }

    var solver = ConstraintSolver()
    /// The items by identity. The order of the dictionary is never used.
    var entries: [ObjectIdentifier: Entry] = [:]
    var owners: [ConstraintSolver.Variable: ObjectIdentifier] = [:]
    var handles: [ObjectIdentifier: ConstraintSolver.Constraint] = [:]
    var origins: [ConstraintSolver.Constraint: Origin] = [:]
    var guides: [UILayoutGuide] = []
    var broken: [Broken] = []
    var isDirty = true
    /// Whether the engine only measures. A trial does not announce conflicts.
    var isTrial = false
    /// The application's constraints of each conflict that a trial has met.
    private(set) var conflicts: [[NSLayoutConstraint]] = []
    /// The view that a trial determines the size of.
    private(set) var measured: LayoutState?

    // MARK: Views and guides

    /// Adds a view with its descendants and the constraints that they hold.
    func add(_ state: LayoutState) {
        let tree = state.tree
        for state in tree where !state.translatesMask { _ = box(of: state.view) }
        for state in tree {
            for constraint in state.constraints { add(constraint) }
        }
        isDirty = true
    }

    /// Removes a view with its descendants, their guides and the constraints that they hold.
    func remove(_ state: LayoutState) {
        let tree = state.tree
        for state in tree {
            for constraint in state.constraints { remove(constraint) }
        }
        for state in tree {
            for guide in guides where guide.owningView === state.view { remove(guide) }
            for guide in state.guides { remove(guide) }
        }
        // The size of a view with a mask can depend on that of its superview.
        for state in tree.reversed() { remove(state.view) }
    }

    func remove(_ item: any LayoutItem) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(item)) else { return }
        guides.removeAll { $0 === item }
        for constraint in entry.pins + entry.content.map(\.constraint) { removeSolved(constraint) }
        for variable in entry.box.all {
            owners[variable] = nil
            solver.removeVariable(variable)
        }
        isDirty = true
    }

    /// Returns the variables of an item, and adds the item to the solver if it is not in it yet.
    func box(of item: any LayoutItem) -> LayoutBox {
        let key = ObjectIdentifier(item)
        if let entry = entries[key] { return entry.box }
        let guide = item as? UILayoutGuide
        let box = LayoutBox(in: &solver, isSigned: guide?.isSigned ?? false)
        entries[key] = Entry(item: ItemReference(item), box: box)
        for variable in box.all { owners[variable] = key }
        if let view = item as? UIView {
            let state = LayoutState.of(view)
            if state.translatesMask, state !== measured { pin(view, box) } else { contentSizeChanged(state) }
        } else if let guide, guide.system != nil {
            guides.append(guide)
            pin(guide, box)
        } else if let guide {
            let waiting = guide.waiting
            guide.waiting = []
            for constraint in waiting { constraint.isActive = true }
        }
        return box
    }

    // MARK: System guides

    private func pin(_ guide: UILayoutGuide, _ box: LayoutBox) {
        let owner = guide.layoutView
        let outer = self.box(of: owner)
        let values = values(of: guide)
        if guide.system == .keyboard {
            // The guide is attached to the bottom edge of its view, and the solver determines that edge.
            entries[ObjectIdentifier(guide)]!.pins = [
                solve([.init(box.x)], .equal, values[0], 1000, .guide(guide, "left")),
                solve(
                    [.init(box.y), .init(box.height), .init(outer.height, -1)], .equal, values[1], 1000,
                    .guide(guide, "bottom")),
                solve(
                    [.init(box.width), .init(outer.width, -1)], .equal, values[2], 1000, .guide(guide, "right")),
                solve([.init(box.height)], .equal, values[3], 1000, .guide(guide, "height")),
            ]
            return
        }
        var pins = [
            solve([.init(box.x)], .equal, values[0], 1000, .guide(guide, "left")),
            solve([.init(box.y)], .equal, values[1], 1000, .guide(guide, "top")),
        ]
        if guide.system != .content {
            pins.append(
                solve(
                    [.init(box.width), .init(outer.width, -1)], .equal, values[2], 1000, .guide(guide, "right")))
            pins.append(
                solve(
                    [.init(box.height), .init(outer.height, -1)], .equal, values[3], 1000, .guide(guide, "bottom")))
        }
        entries[ObjectIdentifier(guide)]!.pins = pins
    }

    /// Returns x and y in the owner's coordinates, and the differences of the guide's width and height from the owner's.
    ///
    /// A keyboard guide has its height as the last value.
    private func values(of guide: UILayoutGuide) -> [Double] {
        guard let system = guide.system, let owner = guide.owningView else { return [0, 0, 0, 0] }
        if let keyboard = guide as? UIKeyboardLayoutGuide { return [0, 0, 0, Double(keyboard.height)] }
        let insets = system.insets(in: owner)
        let origin = system == .frame ? owner.bounds.origin : .zero
        return [
            Double(origin.x + insets.left), Double(origin.y + insets.top), -Double(insets.left + insets.right),
            -Double(insets.top + insets.bottom),
        ]
    }

    /// Reads the insets of system guides, such as safe areas and margins, which change when views move.
    func refreshGuides() {
        for guide in guides {
            guard let entry = entries[ObjectIdentifier(guide)] else { continue }
            for (pin, value) in zip(entry.pins, values(of: guide)) { setConstant(value, of: pin) }
        }
    }

    // MARK: Content

    /// Updates the constraints for the intrinsic content size of a view.
    ///
    /// - Parameter width: The width at which content breaks its lines, or `nil` for as few lines as possible.
    func contentSizeChanged(_ state: LayoutState, width: CGFloat? = nil) {
        let view = state.view
        guard let entry = entries[ObjectIdentifier(view)], entry.pins.isEmpty else { return }
        var size = view.intrinsicContentSize
        if let width, width > 0, let wrapped = view.wrappedContentSize(width: width) { size.height = wrapped.height }
        let priorities = view.contentPriorities
        var wanted: [(ConstraintSolver.Variable, ConstraintSolver.Relation, CGFloat, UILayoutPriority)] = []
        if size.width >= 0, size.width.isFinite {
            wanted.append((entry.box.width, .lessThanOrEqual, size.width, priorities.hugging[.horizontal]))
            wanted.append((entry.box.width, .greaterThanOrEqual, size.width, priorities.resistance[.horizontal]))
        }
        if size.height >= 0, size.height.isFinite {
            wanted.append((entry.box.height, .lessThanOrEqual, size.height, priorities.hugging[.vertical]))
            wanted.append((entry.box.height, .greaterThanOrEqual, size.height, priorities.resistance[.vertical]))
        }
        // A priority of 0 has no effect.
        wanted.removeAll { !($0.3.rawValue > 0) }
        if entry.content.count == wanted.count,
            zip(entry.content, wanted).allSatisfy({ limit, wish in
                limit.variable == wish.0 && limit.relation == wish.1
                    && solver.priority(of: limit.constraint) == Double(wish.3.rawValue)
            })
        {
            for (limit, wish) in zip(entry.content, wanted) { setConstant(Double(wish.2), of: limit.constraint) }
            return
        }
        for limit in entry.content { removeSolved(limit.constraint) }
        entries[ObjectIdentifier(view)]!.content = wanted.map { variable, relation, length, priority in
            ContentLimit(
                variable: variable, relation: relation,
                constraint: solve(
                    [.init(variable)], relation, Double(length), Double(priority.rawValue), .content(state)))
        }
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard handles[ObjectIdentifier(constraint)] == nil, let form = form(of: constraint) else { return }
        add(constraint, Recorded(constraint, form))
    }

    private func add(_ constraint: NSLayoutConstraint, _ now: Recorded) {
        let relation = ConstraintSolver.Relation(rawValue: constraint.relation.rawValue)!
        markItems(of: constraint, now.form)
        handles[ObjectIdentifier(constraint)] = solve(
            now.form.terms, relation, Double(now.constant) - now.form.constant, Double(now.priority.rawValue),
            .constraint(constraint))
    }

    func remove(_ constraint: NSLayoutConstraint) {
        broken.removeAll { $0.constraint === constraint }
        guard let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        removeSolved(handle)
        retry(handle)
    }

    /// Adds a broken constraint again after a change; returns whether it was broken.
    private func addedAgain(_ constraint: NSLayoutConstraint) -> Bool {
        guard let index = broken.firstIndex(where: { $0.constraint === constraint }) else { return false }
        broken.remove(at: index)
        add(constraint)
        return true
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        if addedAgain(constraint) { return }
        guard let handle = handles[ObjectIdentifier(constraint)], let form = form(of: constraint) else { return }
        setConstant(Double(constraint.constant) - form.constant, of: handle)
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        if addedAgain(constraint) { return }
        guard let handle = handles[ObjectIdentifier(constraint)] else { return }
        do {
            try solver.setPriority(Double(constraint.priority.rawValue), of: handle)
            isDirty = true
        } catch {
            // The priority changes from or to required, which requires a new constraint.
            remove(constraint)
            add(constraint)
        }
    }

    /// Reads the constraints of a view again, after layout directions or baselines have changed.
    func readAnew(_ state: LayoutState) {
        for constraint in state.constraints {
            remove(constraint)
            add(constraint)
        }
    }

    func solve(
        _ terms: [ConstraintSolver.Term], _ relation: ConstraintSolver.Relation, _ constant: Double, _ priority: Double,
        _ origin: Origin
    ) -> ConstraintSolver.Constraint {
        isDirty = true
        let isFinite = constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
        if !isFinite { LoggedException.log("layout", "\(origin.words) is not a finite number.") }
        do {
            let constraint = try solver.add(
                isFinite ? terms : [], relation, isFinite ? Self.bounded(constant) : 0,
                priority: priority > 0 ? min(priority, ConstraintSolver.required) : 1)
            origins[constraint] = origin
            return constraint
        } catch {
            preconditionFailure("Numbers are finite and priorities in range: \(error)")
        }
    }

    /// Limits a constant to the range of exact arithmetic. Larger lengths are as good as infinite.
    private static func bounded(_ constant: Double) -> Double { min(max(constant, -1e9), 1e9) }

    func removeSolved(_ constraint: ConstraintSolver.Constraint) {
        guard origins.removeValue(forKey: constraint) != nil else { return }
        solver.remove(constraint)
        isDirty = true
    }

    func setConstant(_ constant: Double, of constraint: ConstraintSolver.Constraint) {
        guard constant.isFinite else {
            if let origin = origins[constraint] {
                LoggedException.log("layout", "\(origin.words) is not a finite number.")
            }
            return
        }
        let constant = Self.bounded(constant)
        guard origins[constraint] != nil, solver.constant(of: constraint) != constant else { return }
        do { try solver.setConstant(constant, of: constraint) } catch {
            preconditionFailure("The constant is finite: \(error)")
        }
        isDirty = true
        retry(constraint)
    }

    /// Adds constraints again that were broken because of this constraint.
    func retry(_ constraint: ConstraintSolver.Constraint) {
        for again in broken where again.others.contains(constraint) {
            broken.removeAll { $0.constraint === again.constraint }
            if let recorded = again.recorded { add(again.constraint, recorded) } else { add(again.constraint) }
        }
    }

    // MARK: Solving

    /// Solves the constraints if they have changed.
    ///
    /// - Parameter changed: A closure that is called once with each view or guide that may have a new frame.
    func solve(_ changed: (AnyObject) -> Void) {
        guard isDirty else { return }
        isDirty = false
        var conflicts: [LayoutConflict] = []
        solver.solve { conflict in
            // Break the application's most recent constraint, and keep frames and guides.
            let own = conflict.last {
                if case .constraint? = origins[$0] { true } else { false }
            }
            let choice = own ?? conflict.last!
            conflicts.append(
                LayoutConflict(
                    constraints: conflict.compactMap { origins[$0]?.words }, broken: origins[choice]?.words ?? ""))
            if isTrial { self.conflicts.append(conflict.compactMap { origins[$0]?.constraint }) }
            if case .constraint(let constraint)? = origins[choice] {
                broken.append(Broken(constraint: constraint, others: conflict.filter { $0 != choice }))
                handles[ObjectIdentifier(constraint)] = nil
            }
            origins[choice] = nil
            return choice
        }
        var reported: Set<ObjectIdentifier> = []
        solver.takeChanges { variable in
            guard let key = owners[variable], reported.insert(key).inserted, let item = entries[key]?.item.item else {
                return
            }
            changed(item)
        }
        if !isTrial {
            for conflict in conflicts { LayoutConflict.report(conflict) }
        }
    }

    func frame(of item: any LayoutItem) -> CGRect? { frame(at: ObjectIdentifier(item)) }

    /// Returns the frame of the item that is or was at an address.
    func frame(at key: ObjectIdentifier) -> CGRect? {
        guard let box = entries[key]?.box else { return nil }
        func value(_ variable: ConstraintSolver.Variable) -> CGFloat { CGFloat(solver.value(of: variable)) }
        return CGRect(x: value(box.x), y: value(box.y), width: value(box.width), height: value(box.height))
    }

    func determines(_ view: UIView) -> Bool {
        guard let box = entries[ObjectIdentifier(view)]?.box else { return true }
        return box.all.allSatisfy { solver.determines($0) }
    }

    func contentSize(of scrollView: UIScrollView) -> CGSize? {
        let guide = LayoutState.of(scrollView).systemGuide(.content)
        return entries[ObjectIdentifier(guide)] == nil ? nil : frame(of: guide)?.size
    }

    // MARK: Measuring

    func fittingSize(
        of state: LayoutState, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let view = state.view
        measured = state
        let box = self.box(of: view)
        add(state)
        _ = solve([.init(box.width)], .equal, Double(target.width), Double(horizontal.rawValue), .trial)
        _ = solve([.init(box.height)], .equal, Double(target.height), Double(vertical.rawValue), .trial)
        solve { _ in }
        for _ in 0..<4 {
            for below in state.tree where below.view.wrapsContent {
                contentSizeChanged(below, width: frame(of: below.view)?.width)
            }
            guard isDirty else { break }
            solve { _ in }
        }
        let rect = CGRect(
            x: 0, y: 0, width: solver.value(of: box.width), height: solver.value(of: box.height))
        return view.frame(forAlignmentRect: rect).size
    }
}
