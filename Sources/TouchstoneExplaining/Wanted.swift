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
    }

    /// Touchstone extension: an object that can be meant to have a touch by itself: a view, a recognizer or a view
    /// controller.
    @MainActor
    public protocol Taker: NSObject {}
}

extension UIView: TouchExplanation.Taker {}
extension UIGestureRecognizer: TouchExplanation.Taker {}
extension UIViewController: TouchExplanation.Taker {}

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

    /// Creates a wanted outcome for a view, a recognizer or a view controller; `nil` for any other class.
    @MainActor
    public init?(_ taker: any TouchExplanation.Taker) {
        switch taker {
        case let view as UIView: self = .view(view)
        case let recognizer as UIGestureRecognizer: self = .recognizer(recognizer)
        case let controller as UIViewController: self = .controller(controller)
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
        }
    }
}
