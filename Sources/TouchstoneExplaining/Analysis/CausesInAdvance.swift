import Foundation
import TouchstoneCore

// What is known before a touch: it would arrive, and nothing would come of it.
extension TouchExplanation {
    /// Why a recognizer would do nothing if it recognized, or could not recognize.
    func recognizerCausesNow(_ recognizer: UIGestureRecognizer) -> [Cause] {
        guard recognizer.isEnabled else { return [.disabled(recognizer)] }
        guard let (place, memory) = scene.recognizer(recognizer) else { return [] }
        if recognizer is ScrollPan {
            let scrollView = Mention(scene, place)
            guard let scrolling = scrollView.past?.scrolling else { return [] }
            return scrolling.scrollsHorizontally || scrolling.scrollsVertically ? [] : [.contentFits(scrollView)]
        }
        // A class of the application may act in its own methods.
        guard OverrideProbe.isOfTheLibrary(type(of: recognizer)), !recognizer.isOfSystem else { return [] }
        let subject = Mention(memory, of: scene.views[place])
        guard let first = memory.targets.first else { return [.noTarget(subject)] }
        let dead = memory.targets.compactMap(\.deadWords)
        guard dead.count == memory.targets.count else { return [] }
        return [.targetDead(subject, target: first.deadWords)]
    }

    /// Corrects the causes if the point is outside the wanted view, but is its center in its own coordinates or in those of
    /// its superview, and a touch at the converted point reaches the view.
    mutating func findCoordinates(_ run: HitTestRun) {
        guard let target, let wanted, wanted.view != nil, !causes.isEmpty,
            causes.allSatisfy({ $0.kind == .outside && !$0.isOfTransform || $0.kind == .covered }),
            causes.contains(where: { if case .outside(wanted, _) = $0 { true } else { false } })
        else { return }
        let parent = scene.views[target].parent
        let view = scene.views[target]
        let centers = [(parent, view.node.frameInParent), (target, view.bounds)]
        for (place, rect) in centers
        where place >= 0 && abs(rect.midX - location.x) <= 1 && abs(rect.midY - location.y) <= 1 {
            let screen = scene.onScreen((Double(location.x), Double(location.y)), of: place)
            let trial = AdviceTrial(run, at: location).answer(at: CGPoint(x: screen.x, y: screen.y))
            guard trial.isInside(target, scene) else { continue }
            causes = [.otherCoordinates(wanted, of: Mention(scene, place))]
            return
        }
    }

    /// The cause that the list does not let a touch select the wanted row, or the row that contains the wanted view.
    var selectionRefusalNow: Cause? {
        guard let target, scene.views[target].isOnlyLookedAt || scene.views[target].owner.object is any RowView else {
            return nil
        }
        let path = scene.path(to: target)
        guard let row = path.last(where: { scene.views[$0].owner.object is any RowView }),
            let place = path.last(where: { scene.views[$0].owner.object is any RowList }), place < row,
            let list = scene.views[place].owner.object as? any RowList
        else { return nil }
        let property = list.isEditing ? "allowsSelectionDuringEditing" : "allowsSelection"
        let isAllowed = list.isEditing ? list.allowsSelectionDuringEditing : list.allowsSelection
        return isAllowed
            ? nil : .selectionRefused(row: Mention(scene, row), by: .property(Mention(scene, place), property))
    }
}

extension TouchExplanation.Cause {
    /// Whether it is that a transform shrinks the view.
    fileprivate var isOfTransform: Bool { if case .shrunk = self { true } else { false } }
}

extension UIGestureRecognizer {
    /// Whether it is one of the library's own recognizers, which act without targets.
    fileprivate var isOfSystem: Bool {
        let isOfScrollView = self is ScrollPan || self is ScrollPinch || self is ContentTouchDelay
        return isOfScrollView || !"\(type(of: self))".hasPrefix("UI")
    }
}

extension TouchExplanation.Mention {
    /// Whether the view would contain the location, in points on the screen, without its transform, which shrinks it.
    func isShrunk(at location: CGPoint) -> Bool {
        guard let past, past.view.node.flags.contains(.transformed), !past.view.node.flags.contains(.singular),
            past.view.parent >= 0, let point = past.scene.point(location, in: past.view.parent)
        else { return false }
        var node = past.view.node
        node.flags.subtract([.transformed, .singular])
        node.settle()
        guard let inner = node.fromParent(Double(point.x), Double(point.y)), node.contains(inner.x, inner.y) else {
            return false
        }
        let (now, full) = (past.view.node.frameInParent, past.view.bounds)
        return now.width <= full.width && now.height <= full.height && now.size != full.size
    }

    /// The edges at which a screen-edge pan may begin, such as `the left or right edge`; `nil` for other recognizers.
    var expectedEdges: String? {
        guard !facts.edges.isEmpty else { return nil }
        let all: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
        return "the \(all.filter { facts.edges.contains($0.0) }.map(\.1).joined(separator: " or ")) edge"
    }
}
