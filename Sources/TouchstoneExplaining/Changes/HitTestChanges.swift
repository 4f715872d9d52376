import Foundation
import TouchstoneCore
import TouchstoneText

// Changes that the hit test depends on. They can be tried on the recorded scene.
extension TouchExplanation.Change {
    struct Unhide: HitTestChange {
        let view: Mention

        var code: String { "unhide" }
        var words: String { "show it: \(view.name).isHidden = false" }
        func apply(to view: UIView, of application: UIApplication) -> Bool {
            view.isHidden = false
            return true
        }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.unhide(place)
            return true
        }
    }

    struct SetUserInteractionEnabled: HitTestChange {
        let view: Mention
        let value: Bool

        var code: String { value ? "enable-interaction" : "disable-interaction" }
        var words: String {
            (value ? "enable interaction: " : "let touches pass through it: ")
                + "\(view.name).isUserInteractionEnabled = \(value)"
        }
        func apply(to view: UIView, of application: UIApplication) -> Bool {
            view.isUserInteractionEnabled = value
            return true
        }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.alter(place) { node in
                if value {
                    node.flags.remove(.interactionDisabled)
                } else {
                    node.flags.insert(.interactionDisabled)
                }
            }
            return true
        }
    }

    struct SetAlpha: HitTestChange {
        let view: Mention
        let alpha: CGFloat

        var code: String { "set-alpha" }
        var words: String { "raise it above 0.01: \(view.name).alpha = \(Double(alpha).short)" }
        func apply(to view: UIView, of application: UIApplication) -> Bool {
            view.alpha = alpha
            return true
        }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.alter(place) { $0.flags.remove(.transparent) }
            return true
        }
    }

    struct EndAnimation: HitTestChange {
        let view: Mention

        var code: String { "end-animation" }
        var words: String {
            "pass .allowUserInteraction to the animation of \(view.name), or wait until it has ended"
        }
        func apply(to view: UIView, of application: UIApplication) -> Bool {
            view.removeAnimations()
            return true
        }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.alter(place) { $0.flags.remove(.animating) }
            return true
        }
    }

    struct ResetTransform: HitTestChange {
        let view: Mention

        var code: String { "reset-transform" }
        var words: String {
            let isSmall = view.past?.view.node.flags.contains(.singular) == false
            return (isSmall ? "give it its full size: " : "give it a size: ") + "\(view.name).transform = .identity"
        }
        func apply(to view: UIView, of application: UIApplication) -> Bool {
            view.transform = .identity
            return true
        }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.alter(place) { node in
                node.flags.subtract([.transformed, .singular])
                node.settle()
            }
            return true
        }
    }

    struct Enlarge: HitTestChange {
        let view: Mention
        let rect: CGRect

        var code: String { "enlarge" }
        var words: String {
            "make \(view.name) large enough: bounds \(rect.short); or override point(inside:with:) there"
        }
        func apply(to view: UIView, of application: UIApplication) -> Bool { view.enlarge(to: rect) }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.enlarge(place, to: rect)
            return true
        }
    }

    struct LayOut: HitTestChange {
        let view: Mention
        let change: LayoutChange

        var code: String { "change-layout" }
        var words: String { change.words }
        func apply(to view: UIView, of application: UIApplication) -> Bool {
            change.apply(to: view)
            return true
        }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.enlarge(place, to: change.rect)
            return true
        }
    }

    struct PassThrough: HitTestChange {
        let view: Mention

        var code: String { "pass-through" }
        var words: String {
            "let touches pass through \(view.name) where none of its subviews handles them: override hitTest(_:with:) in \(view.ownClassWords) and return nil if the result would be the view itself or a plain subview"
        }
        var canBeMade: Bool { false }
        func apply(to view: UIView, of application: UIApplication) -> Bool { false }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.passThrough(place)
            return true
        }
    }

    struct BringToFront: HitTestChange {
        let view: Mention

        var code: String { "bring-to-front" }
        var words: String {
            view.isA(UIWindow.self)
                ? "put the window in front: raise \(view.name).windowLevel, or show it last"
                : "bring it to the front: superview.bringSubviewToFront(\(view.name))"
        }
        func apply(to view: UIView, of application: UIApplication) -> Bool {
            if let window = view as? UIWindow {
                let highest = application.windows.last?.windowLevel ?? window.windowLevel
                if window.windowLevel < highest { window.windowLevel = highest }
                application.windowShown(window)
            } else {
                view.superview?.bringSubviewToFront(view)
            }
            return true
        }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.bringToFront(place)
            return true
        }
    }

    struct EnableControl: HitTestChange {
        let control: Mention

        var code: String { "enable-control" }
        var view: Mention { control }
        var words: String { "enable it: \(control.name).isEnabled = true" }
        func apply(to view: UIView, of application: UIApplication) -> Bool {
            // A bar makes its buttons anew from their items.
            if let item = control.barItem { item.isEnabled = true } else { (view as? UIControl)?.isEnabled = true }
            return true
        }
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool {
            trial.alter(place) { $0.flags.remove(.disabledControl) }
            return true
        }
    }
}

extension UIView {
    /// Sets the bounds and keeps the subviews at their places on the screen.
    ///
    /// - Returns: `false` if a layout sets other bounds again.
    fileprivate func enlarge(to rect: CGRect) -> Bool {
        let middle = node.pointee.toParent(Double(rect.minX), Double(rect.minY))
        let resizes = autoresizesSubviews
        autoresizesSubviews = false
        bounds = rect
        autoresizesSubviews = resizes
        let moved = node.pointee.toParent(Double(rect.minX), Double(rect.minY))
        center = CGPoint(x: center.x + CGFloat(middle.x - moved.x), y: center.y + CGFloat(middle.y - moved.y))
        superview?.setNeedsLayout()
        window?.layoutIfNeeded()
        return bounds.union(rect) == bounds
    }
}
