import Foundation

extension TouchExplanation {
    /// Touchstone extension: what somebody wants a touch to do.
    public enum Wanted {
        /// The view should have it; a control should send its action.
        case view(UIView)
        /// The recognizer should act.
        case recognizer(UIGestureRecognizer)
        /// The control should send this event to somebody who takes it.
        case event(UIControl, UIControl.Event)
        /// The responder should become first responder.
        case firstResponder(UIResponder)
        /// The controller should have the touch: in its view, or by one of its touch methods.
        case controller(UIViewController)
    }

    /// Touchstone extension: who can be meant to have a touch by itself: a view, a recognizer, or a controller.
    @MainActor
    public protocol Taker: NSObject {}
}

extension UIView: TouchExplanation.Taker {}
extension UIGestureRecognizer: TouchExplanation.Taker {}
extension UIViewController: TouchExplanation.Taker {}

extension TouchExplanation.Wanted {
    /// Touchstone extension: the fingers should scroll it: its pan should act.
    @MainActor
    public static func scrolling(_ scrollView: UIScrollView) -> Self { .recognizer(scrollView.panGestureRecognizer) }

    /// Touchstone extension: the fingers should zoom it: its pinch should act, which it has also where nothing can be
    /// zoomed.
    @MainActor
    public static func zooming(_ scrollView: UIScrollView) -> Self {
        let pinch = scrollView.gestureRecognizers?.first { $0 is ScrollPinch }
        return pinch.map { .recognizer($0) } ?? .view(scrollView)
    }

    /// A view, a recognizer or a controller; nil of any other class.
    @MainActor
    public init?(_ taker: any TouchExplanation.Taker) {
        switch taker {
        case let view as UIView: self = .view(view)
        case let recognizer as UIGestureRecognizer: self = .recognizer(recognizer)
        case let controller as UIViewController: self = .controller(controller)
        default: return nil
        }
    }

    /// Who should act.
    var object: NSObject {
        switch self {
        case .view(let view): view
        case .recognizer(let recognizer): recognizer
        case .event(let control, _): control
        case .firstResponder(let responder): responder
        case .controller(let controller): controller
        }
    }

    /// Where the touch should be.
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
