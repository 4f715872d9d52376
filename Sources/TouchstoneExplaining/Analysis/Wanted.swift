import Foundation
import TouchstoneCore

extension TouchExplanation {
    /// Touchstone extension: the effect that a touch should have.
    public enum Wanted {
        /// The view should have the touch; if it is a control, it should also send its action.
        case view(UIView)
        /// The recognizer should act.
        case recognizer(UIGestureRecognizer)
        /// The control should send this event to a target.
        case event(UIControl, UIControl.Event)
        /// The responder should become first responder.
        case firstResponder(UIResponder)
        /// The view controller should have the touch, in its view or through its touch methods.
        case controller(UIViewController)
        /// A tap on the button of the item should run the item's action.
        case item(UIBarButtonItem)
    }

    /// Touchstone extension: an object that can be meant to have a touch by itself: a view, a recognizer, a view
    /// controller or a bar button item.
    @MainActor
    public protocol Taker: NSObject {}
}

extension UIView: TouchExplanation.Taker {}
extension UIGestureRecognizer: TouchExplanation.Taker {}
extension UIViewController: TouchExplanation.Taker {}
extension UIBarButtonItem: TouchExplanation.Taker {}

extension TouchExplanation.Wanted {
    /// Touchstone extension: the scroll view should scroll, so its pan should act.
    @MainActor
    public static func scrolling(_ scrollView: UIScrollView) -> Self { .recognizer(scrollView.panGestureRecognizer) }

    /// Touchstone extension: the scroll view should zoom, so its pinch should act. It has a pinch even if zooming is
    /// impossible.
    @MainActor
    public static func zooming(_ scrollView: UIScrollView) -> Self {
        let pinch = scrollView.gestureRecognizers?.first { $0 is ScrollPinch }
        return pinch.map { .recognizer($0) } ?? .view(scrollView)
    }

    /// Creates a wanted outcome for a view, a recognizer, a view controller or a bar button item; `nil` for any other class.
    @MainActor
    public init?(_ taker: any TouchExplanation.Taker) {
        switch taker {
        case let view as UIView: self = .view(view)
        case let recognizer as UIGestureRecognizer: self = .recognizer(recognizer)
        case let controller as UIViewController: self = .controller(controller)
        case let item as UIBarButtonItem: self = .item(item)
        default: return nil
        }
    }

    /// The object that should act.
    var object: NSObject {
        switch self {
        case .view(let view): view
        case .recognizer(let recognizer): recognizer
        case .event(let control, _): control
        case .firstResponder(let responder): responder
        case .controller(let controller): controller
        case .item(let item): item
        }
    }

    /// The view that the touch should be in.
    @MainActor
    var view: UIView? {
        switch self {
        case .view(let view): view
        case .recognizer(let recognizer): recognizer.view
        case .event(let control, _): control
        case .firstResponder(let responder): responder.responderView
        case .controller(let controller): controller.viewIfLoaded
        case .item(let item): item.shownView
        }
    }

    /// The wanted outcome in a scene: for a bar button item, that of the view that showed it there, if that still exists; for a
    /// search bar that should become first responder, that of its field.
    @MainActor
    func shown(in scene: ViewTreeSnapshot) -> Self {
        if case .firstResponder(let responder) = self { return .firstResponder(responder.edited) }
        guard case .item(let item) = self, let place = scene.place(of: item) else { return self }
        return (scene.views[place].owner.object as? UIView).map { .view($0) } ?? self
    }
}

extension UIResponder {
    /// The field if the responder is a search bar, whose field becomes first responder in its place; otherwise the responder.
    var edited: UIResponder {
        guard let bar = self as? UIView, OverrideProbe.derives(type(of: bar), from: "UISearchBar") else { return self }
        var field: UIResponder?
        bar.forEachInTree { view in
            if OverrideProbe.derives(type(of: view), from: "UISearchTextField") { field = field ?? view }
        }
        return field ?? self
    }
}

extension ViewTreeSnapshot {
    /// Returns the place of the view that showed a bar button item: its button, its custom view, or the space that it is.
    func place(of item: UIBarButtonItem) -> Int? {
        views.firstIndex { ($0.rest?.detail as? ControlMemory)?.item?.refers(to: item) == true }
            ?? (item.customView ?? item.shownView).flatMap { place(of: $0) }
    }
}
