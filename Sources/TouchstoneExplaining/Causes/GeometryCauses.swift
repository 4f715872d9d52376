import Foundation
import TouchstoneCore

// Causes that follow from bounds, transforms and points, or from overrides that compute with them.
extension TouchExplanation.Cause {
    struct Singular: CauseDefinition {
        let view: Mention

        var kind: Kind { .singular }
        var role: Role { .state }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(view.name)'s transform cannot be inverted, since it scales the view to zero", rule: "HT-21")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.resetTransform(view)] }
    }

    struct Shrunk: CauseDefinition {
        let view: Mention
        let size: CGSize

        var kind: Kind { .outside }
        var role: Role { .state }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the point is not in \(view.name): its transform scales it to \(Double(size.width).short)×\(Double(size.height).short), and without its transform \(view.name) would contain the point",
                rule: "HT-20")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.resetTransform(view)] }
    }

    struct Empty: CauseOfSmallBounds {
        let view: Mention

        var kind: Kind { .empty }
        var role: Role { .state }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(view.name) has no size\(size)\(layout); its subviews may be visible, but they receive no touches",
                rule: "HT-16")
        }
        func changes(in report: TouchExplanation) -> [Change] { report.enlargements(of: view) }

        @MainActor
        private var size: String {
            guard let bounds = view.past?.view.bounds ?? view.view?.bounds else { return "" }
            return ", \(Double(bounds.width).short)×\(Double(bounds.height).short)"
        }

        /// The constraints that determine a zero width or height, in words.
        @MainActor
        private var layout: String {
            guard let bounds = view.past?.view.bounds else { return "" }
            return (bounds.width > 0 ? "" : view.layoutWords(isHorizontal: true))
                + (bounds.height > 0 ? "" : view.layoutWords(isHorizontal: false))
        }
    }

    struct Outside: CauseOfSmallBounds {
        let view: Mention
        let overshoot: Overshoot

        var kind: Kind { .outside }
        var role: Role { .state }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            if view == wanted || wanted?.isA(UIGestureRecognizer.self) == true {
                let limit = view == wanted ? "" : "\(wanted?.name ?? "") receives only touches in its view, and "
                return CauseSentence(
                    "\(limit)the point is not in \(view.name)\(view.onScreen): it is \(overshoot.words)\(turned)",
                    rule: "HT-15")
            }
            let extent = wanted.map { "\($0.name) extends beyond" } ?? "the view extends beyond"
            let layout = view.layoutWords(isHorizontal: overshoot.left != nil || overshoot.right != nil)
            return CauseSentence(
                "\(extent) \(view.name): the point is \(overshoot.words) of it, and hit testing does not find a subview outside its superview's bounds\(layout)",
                rule: "HT-22")
        }
        func changes(in report: TouchExplanation) -> [Change] { report.enlargements(of: view) }

        /// A note for a rotated or skewed view: hit testing uses the transformed shape, which is smaller than its frame
        /// (HT-20).
        @MainActor
        private var turned: String {
            guard view.past?.view.node.isTurned == true else { return "" }
            return "; its transform rotates it, and hit testing uses the rotated shape, not the frame around it (HT-20)"
        }
    }

    struct OtherCoordinates: CauseDefinition {
        let view: Mention
        let other: Mention

        var kind: Kind { .wrongPoint }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let whose = other == view ? "its own coordinates" : "the coordinates of its superview \(other.name)"
            return CauseSentence(
                "the point is not in \(view.name)\(view.onScreen): \(view.name) contains it in \(whose)", rule: "HT-15")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(other, what: "convert the point: \(other.name).convert(point, to: nil)")]
        }
    }

    struct WrongPoint: CauseDefinition {
        let view: Mention
        let asker: Mention
        let given: CGPoint
        let right: CGPoint

        var kind: Kind { .wrongPoint }
        var role: Role { .barrier }
        var subject: Mention? { asker }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(asker.called) calls hitTest(_:with:) of \(view.name) with the point \(given.short), but the point is \(right.short) in the coordinates of \(view.name)",
                rule: "HT-1")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(asker, method: "hitTest(_:with:)")] }
    }

    struct PointInsideSaysNo: CauseDefinition {
        let view: Mention
        let takesFrameForBounds: Bool

        var kind: Kind { .pointInsideSaysNo }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let guess =
                takesFrameForBounds
                ? "; frame.contains(point) would return that, but the point is in the view's own coordinates" : ""
            return CauseSentence(
                "\(view.called) overrides point(inside:with:), which returns false\(guess)", rule: "HT-3")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.changeOverride(view, method: "point(inside:with:)")]
        }
    }

    struct OverrideAnswers: CauseDefinition {
        let view: Mention
        let answer: Mention?

        var kind: Kind { .overrideAnswers }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let result = answer.map { $0 == view ? "itself" : $0.name } ?? "nil"
            return CauseSentence(
                "\(view.called) overrides hitTest(_:with:), which returns \(result)", rule: "HT-27 to HT-29")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(view, method: "hitTest(_:with:)")] }
    }
}

/// A cause that larger bounds of its view remove.
protocol CauseOfSmallBounds: CauseDefinition {
    var view: Mention { get }
}

extension TouchExplanation {
    /// The changes that make a view contain the touch.
    fileprivate func enlargements(of view: Mention) -> [Change] {
        boundsToHold(view).map { enlargements(of: view, to: $0) } ?? []
    }
}

extension TouchExplanation.Mention {
    /// The view's frame on the screen, for a point that misses it.
    fileprivate var onScreen: String {
        guard let past else { return "" }
        let bounds = past.view.bounds
        let corners = [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
            (bounds.minX, bounds.maxY),
        ]
        .map { past.scene.onScreen((Double($0.0), Double($0.1)), of: past.place) }
        let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        let (right, bottom) = (corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
        return ", which is at \(CGRect(x: left, y: top, width: right - left, height: bottom - top).words) on the screen"
    }
}

extension ViewNode {
    /// Whether the transform rotates or skews the view, so that its sides are not those of its frame.
    fileprivate var isTurned: Bool { flags.contains(.transformed) && (map.b != 0 || map.c != 0) }
}
