import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation.Change {
    /// Touchstone extension: a change of constraints that makes a view large enough. It was tried with layout running.
    public struct LayoutChange: Equatable {
        /// The change in words, with the constraint and the line of code.
        public let words: String
        /// The bounds that the view then contains, in its own coordinates.
        let rect: CGRect
        private let remedy: LayoutRemedy

        @MainActor
        init(_ remedy: LayoutRemedy, holding rect: CGRect) {
            words = remedy.words
            self.rect = rect
            self.remedy = remedy
        }

        /// Makes the change in the running program and lays it out.
        @MainActor
        func apply(to view: UIView) {
            remedy.apply()
            (view.window ?? view).layoutIfNeeded()
        }

        public static func == (one: LayoutChange, other: LayoutChange) -> Bool { one.words == other.words }
    }
}

extension TouchExplanation {
    /// The changes that make a view contain `rect`, in its bounds coordinates: those of what holds its size.
    func enlargements(of view: Mention, to rect: CGRect) -> [Change] {
        guard let past = view.past else { return [.enlarge(view, to: rect)] }
        if view.isLaidOut { return layoutChanges(view, past, rect) }
        if let height = past.rowHeightProperty {
            return [.lookAt(view, what: "give its row a height of at least \(Double(rect.height).short): \(height)")]
        }
        if let holder = past.frameSetter {
            return [
                .lookAt(view, what: "set a larger frame of \(view.name) in \(holder): bounds \(rect.short)")
            ]
        }
        return [.enlarge(view, to: rect)]
    }

    /// The changes of constraints that help, or, if none helps, what the constraints are.
    private func layoutChanges(_ view: Mention, _ past: Mention.Past, _ rect: CGRect) -> [Change] {
        let size = "\(Double(rect.width).short)×\(Double(rect.height).short)"
        let look = Change.lookAt(
            view, what: "make it at least \(size) by its constraints\(constraintWords(view, rect))")
        guard let need = layoutNeed(view), let layout = past.view.rest?.layout else { return [look] }
        // From the innermost view outward.
        let small = causes.compactMap { ($0.definition as? any CauseOfSmallBounds)?.view }
        let others = path.reversed().filter { small.contains($0) }.compactMap(layoutNeed)
        let scene = self.scene
        let remedies = layout.remedies(for: need, and: others) { key in
            scene.place(at: key).map { RecordedLayout(scene, $0) }
        }
        return remedies.isEmpty ? [look] : remedies.map { .layOut(view, .init($0, holding: rect)) }
    }

    /// What a view is too small for, if constraints determined its size.
    private func layoutNeed(_ view: Mention) -> LayoutNeed? {
        guard view.isLaidOut, let past = view.past, let rect = boundsToHold(view) else { return nil }
        let part = path.first { $0.past?.view.parent == past.place }
        return LayoutNeed(view: past.view.owner.key, rect: rect, part: part?.past?.view.owner.key)
    }

    private func constraintWords(_ view: Mention, _ rect: CGRect) -> String {
        guard let bounds = view.past?.view.bounds else { return "" }
        return (rect.width > bounds.width ? view.layoutWords(isHorizontal: true) : "")
            + (rect.height > bounds.height ? view.layoutWords(isHorizontal: false) : "")
    }
}

extension RecordedLayout {
    fileprivate init(_ scene: ViewTreeSnapshot, _ place: Int) {
        let view = scene.views[place]
        self.init(
            view.owner.object as? UIView, name: scene.name(of: place), bounds: view.bounds,
            isHidden: view.node.flags.contains(.hidden),
            superview: view.parent < 0 ? nil : scene.views[view.parent].owner.key, constraints: view.rest?.layout)
    }
}

extension TouchExplanation.Mention.Past {
    private var superview: ViewTreeSnapshot.View? { view.parent < 0 ? nil : scene.views[view.parent] }

    /// What determines the height of the row that the view, or its superview, is, in code; `nil` for other views.
    fileprivate var rowHeightProperty: String? {
        let types = [view.owner.type, superview?.owner.type].compactMap(\.self)
        guard let row = types.first(where: { $0 is any RowView.Type }) else { return nil }
        guard !OverrideProbe.derives(row, from: "UITableViewCell") else {
            return "rowHeight, or tableView(_:heightForRowAt:)"
        }
        return OverrideProbe.derives(row, from: "UICollectionViewCell")
            ? "itemSize, or collectionView(_:layout:sizeForItemAt:)" : nil
    }

    /// The override of the application in which the view's superview, or its controller, probably sets the view's frame.
    fileprivate var frameSetter: String? {
        guard let superview else { return nil }
        let type: AnyClass = superview.owner.type
        if LayoutOverrides.ofView.isOverridden(outside: type) { return "\(type).layoutSubviews()" }
        guard let owner = superview.rest?.owner?.type else { return nil }
        return LayoutOverrides.ofController.isOverridden(outside: owner) ? "\(owner).viewDidLayoutSubviews()" : nil
    }
}

/// Detects classes of the application that place subviews in code.
private enum LayoutOverrides {
    static let ofView = OverrideProbe(base: UIView.self, overriding: Placing.self, plain: PlainView.self)
    static let ofController = OverrideProbe(
        base: UIViewController.self, overriding: PlacingController.self, plain: PlainController.self)

    private final class PlainView: UIView {}
    private final class Placing: UIView {
        override func layoutSubviews() {}
    }
    private final class PlainController: UIViewController {}
    private final class PlacingController: UIViewController {
        override func viewDidLayoutSubviews() {}
    }
}
