import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension UIViewController {
    /// A transition of a controller that is shown.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        let style: UIModalTransitionStyle?
        /// The options of a zoom; `nil` for other transitions.
        let options: ZoomOptions?
        let sourceView: ((ZoomSourceViewProviderContext) -> UIView?)?

        init(
            _ style: UIModalTransitionStyle?, _ options: ZoomOptions? = nil,
            _ sourceView: ((ZoomSourceViewProviderContext) -> UIView?)? = nil
        ) {
            (self.style, self.options, self.sourceView) = (style, options, sourceView)
            super.init()
        }

        /// The view moves up from the bottom.
        public static var coverVertical: Transition { Transition(.coverVertical) }
        /// The view fades in here.
        public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
        /// The view fades in.
        public static var crossDissolve: Transition { Transition(.crossDissolve) }
        /// The view fades in here.
        public static var partialCurl: Transition { Transition(.partialCurl) }
        /// Returns a transition in which the view grows from another. It is shown like the default transition, and
        /// `sourceViewProvider` is not called.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(nil, options, sourceViewProvider) }

        /// The controllers of a zoom.
        @preconcurrency @MainActor
        public final class ZoomSourceViewProviderContext: NSObject {
            /// The controller from which the zoom starts.
            public let sourceViewController: UIViewController
            /// The controller whose view grows.
            public let zoomedViewController: UIViewController

            init(source: UIViewController, zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
            }
        }

        /// The place of the content in a zoomed view.
        @preconcurrency @MainActor
        public final class ZoomOptionsAlignmentRectContext: NSObject {
            /// The view from which the zoom starts.
            public let sourceView: UIView
            /// The controller whose view grows.
            public let zoomedViewController: UIViewController

            init(source: UIView, zoomed: UIViewController) { (sourceView, zoomedViewController) = (source, zoomed) }
        }

        /// A drag that may end a zoom.
        @preconcurrency @MainActor
        public final class ZoomOptionsInteractionContext: NSObject {
            /// The place of the touch, in points and coordinates of the zoomed view.
            public let location: CGPoint
            /// The velocity of the touch, in points per second.
            public let velocity: CGVector
            /// Whether the drag would begin without a function that decides.
            public let willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            }
        }

        /// The options of a zoom. Stored; they have no effect.
        @preconcurrency @MainActor
        public final class ZoomOptions: NSObject {
            /// Returns the place that the source view turns into; `nil` by default. Never called.
            public var alignmentRectProvider: ((ZoomOptionsAlignmentRectContext) -> CGRect?)?
            /// The color over the content behind; `nil`, the default, for the system's. Stored; has no effect.
            public var dimmingColor: UIColor?
            /// The effect over the content behind; `nil` by default. Stored; has no effect.
            public var dimmingVisualEffect: UIBlurEffect?
            /// Returns whether a drag ends the zoom; `nil` by default. Never called.
            public var interactiveDismissShouldBegin: ((ZoomOptionsInteractionContext) -> Bool)?
        }
    }

    /// The transition in which the controller is shown; `nil`, the default, for the system's. One that a modal transition style describes
    /// also sets `modalTransitionStyle`; a zoom is stored and has no effect.
    public var preferredTransition: Transition? {
        get { extrasIfMade?.transition }
        set {
            extras.transition = newValue
            if let style = newValue?.style { modalTransitionStyle = style }
        }
    }
}
