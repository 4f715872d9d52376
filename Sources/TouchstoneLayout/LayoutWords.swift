import Foundation
import TouchstoneCore
import TouchstoneText

/// Touchstone extension: a set of constraints that cannot be satisfied together.
public struct LayoutConflict: Sendable, CustomStringConvertible {
    /// Touchstone extension: descriptions of the conflicting constraints, in the order in which they became active.
    public let constraints: [String]
    /// Touchstone extension: the description of the constraint that was broken.
    public let broken: String

    /// Touchstone extension: the message of UIKit. Terminal control characters in names are escaped.
    public var description: String {
        let text = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            (
            \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint 
            \(broken)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
        return text.printable
    }

    /// Touchstone extension: a closure that receives the conflicts of a task and its child tasks.
    ///
    /// The default is `nil`, which writes conflicts to the standard error.
    @TaskLocal public static var listener: (@MainActor (LayoutConflict) -> Void)?

    @MainActor static func report(_ conflict: LayoutConflict) {
        if let listener { return listener(conflict) }
        FileHandle.standardError.write(Data("\(conflict)\n".utf8))
    }
}

@MainActor
func anchorWords(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\((item as? any LayoutItem)?.layoutName ?? "nothing").\(attribute)"
}

func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
}

extension NSLayoutConstraint {
    static func signs(_ relation: Relation) -> String {
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        @unknown default: "=="
        }
    }

    /// A description in the format of UIKit: `<NSLayoutConstraint 'name' UIView:'card'.width == 100   (active)>`.
    ///
    /// Views are named by class and identifier.
    var words: String {
        var text = "<\(type(of: self))"
        if let identifier { text += " '\(identifier)'" }
        text += " \(firstItem.map { anchorWords($0, firstAttribute) } ?? "nothing") \(Self.signs(relation))"
        if secondAttribute == .notAnAttribute {
            text += " \(number(constant))"
        } else {
            let factor = multiplier == 1 ? "" : "\(number(multiplier))*"
            text += " \(factor)\(secondItem.map { anchorWords($0, secondAttribute) } ?? "nothing")"
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        }
        if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
        return text + (isActive ? "   (active)>" : "   (inactive)>")
    }
}

@MainActor
extension LayoutEngine.Origin {
    var words: String {
        switch self {
        case .constraint(let constraint): constraint.words
        case .mask(let state, let attribute, let value):
            "<NSAutoresizingMaskLayoutConstraint h=--& v=--& \(state.liveView?.layoutName ?? "nothing").\(attribute) == \(number(value))   (active)>"
        case .guide(let guide, let side):
            "<NSLayoutConstraint '\(guide.identifier)-\(side)' \(guide.layoutName).\(side)   (active)>"
        case .content(let state):
            "<NSContentSizeLayoutConstraint \(state.liveView?.layoutName ?? "nothing")   (active)>"
        case .trial: "<the size to fit>"
        }
    }
}
