import Foundation

extension TouchExplanation {
    /// Touchstone extension: whom a report speaks of. It does not keep the object alive.
    @MainActor
    public struct Mention: Equatable {
        /// As the trace names it: the accessibility identifier or the recognizer's name, and otherwise the class.
        public let name: String
        /// The object's class.
        public let className: String
        /// The object's number in the trace and in view outlines, where it has been mentioned before.
        public let id: Int?
        /// The object; nil once it is gone.
        public private(set) weak var object: NSObject?
        /// How a view was when the touch came, or is as somebody asks without one.
        let past: Past?
        /// The view that a recognizer is attached to.
        private(set) var owner: String?

        /// A view's place in a scene.
        @MainActor
        struct Past {
            let scene: ViewTreeSnapshot
            let place: Int

            var view: ViewTreeSnapshot.View { scene.views[place] }
            var control: ControlMemory? { view.rest?.detail as? ControlMemory }
            var scrolling: ScrollMemory? { view.rest?.detail as? ScrollMemory }
        }

        /// Speaks of `object` by the names that it has now.
        public init(_ object: NSObject) {
            self.object = object
            past = nil
            className = String(describing: type(of: object))
            var own = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
            let trace = (object as? UIResponder ?? (object as? UIGestureRecognizer)?.view)?.ownApplication?.trace
            id = trace?.number(of: object)
            if own == nil { own = trace?.givenName(object) }
            if let own, !own.isEmpty { name = own } else { name = className }
        }

        /// As it was called in a scene.
        init(_ scene: ViewTreeSnapshot, _ place: Int) {
            self.init(scene.views[place].who, past: Past(scene: scene, place: place), scene.name(of: place))
        }

        /// As it was called then.
        init(_ who: Remembered, past: Past? = nil, _ name: String? = nil) {
            self.past = past
            object = who.object as? NSObject
            className = who.className
            self.name = name ?? who.name
            let trace = (object as? UIResponder ?? (object as? UIGestureRecognizer)?.view)?.ownApplication?.trace
            id = object.flatMap { trace?.number(of: $0) }
        }

        /// A recognizer as it was, attached to a view.
        init(_ recognizer: ViewTreeSnapshot.Recognizer, of view: ViewTreeSnapshot.View) {
            self.init(recognizer.who)
            owner = view.who.name
        }

        /// A recognizer of a view that a scene has.
        init(_ recognizer: UIGestureRecognizer, of view: Mention) {
            self.init(recognizer)
            owner = view.name
        }

        /// As the trace tells of it.
        init(_ subject: TraceSubject, _ trace: Trace) {
            past = nil
            object = trace.object(numbered: subject.id)
            name = subject.name
            className = trace.acquaintance(numbered: subject.id).map { String(describing: $0.type) } ?? subject.name
            id = subject.id
        }

        /// Somebody of whom no more is known.
        init(named name: String) {
            past = nil
            self.name = name
            className = name
            id = nil
        }

        /// The object where it is a view.
        public var view: UIView? { object as? UIView }
        /// Whether it is in a view now, or that view itself; true of what is in no view by itself, and of one that is
        /// gone.
        func isIn(_ other: Mention) -> Bool {
            guard let holder = other.view, let own = (object as? UIResponder)?.responderView else { return true }
            return own.isDescendant(of: holder)
        }

        /// The object where it is a recognizer.
        public var recognizer: UIGestureRecognizer? { object as? UIGestureRecognizer }

        public nonisolated static func == (one: Mention, other: Mention) -> Bool {
            MainActor.assumeIsolated {
                one.object === other.object && (one.object != nil || one.name == other.name)
            }
        }
    }
}

extension UIResponder {
    /// The application it belongs to, as far as that can be told.
    fileprivate var ownApplication: UIApplication? {
        if let application = self as? UIApplication { return application }
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.windowStorage?.application ?? UIApplication.current
    }
}
