import Foundation
import TouchstoneCore

extension TouchExplanation {
    /// Touchstone extension: an object that a report refers to. It does not retain the object.
    @MainActor
    public struct Mention: Equatable {
        /// The name used in the trace: the accessibility identifier or the recognizer's name, otherwise the class.
        public let name: String
        /// The name of the object's class.
        public let className: String
        /// The object's number in the trace and in view outlines, or `nil` if it has not been mentioned there.
        public let id: Int?
        /// The object, or `nil` if it no longer exists.
        public private(set) weak var object: NSObject?
        /// The view's state at touch-down, or, without a touch, when the report was made.
        let past: Past?
        /// The name of the view that a recognizer is attached to.
        private(set) var owner: String?
        /// The class, if it is known.
        let knownType: AnyClass?
        /// What was recorded about an object that is no view.
        var facts = Facts()

        /// What was recorded about an object that is no view.
        struct Facts {
            /// The edges at which a screen-edge pan may begin.
            var edges: UIRectEdge = []
            /// The style of a controller's presentation.
            var style: UIModalPresentationStyle?
            /// What the sheet of a controller dims.
            var sheet: SheetDimming?
            /// The class of a recognizer's delegate.
            var delegate: AnyClass?
            /// The class of the view that a recognizer is attached to.
            var holder: AnyClass?
        }

        /// A view's place in a scene.
        @MainActor
        struct Past {
            let scene: ViewTreeSnapshot
            let place: Int

            var view: ViewTreeSnapshot.View { scene.views[place] }
            var control: ControlMemory? { view.rest?.detail as? ControlMemory }
            var scrolling: ScrollMemory? { view.rest?.detail as? ScrollMemory }
        }

        /// Creates a mention of `object` with its current name.
        public init(_ object: NSObject) {
            self.object = object
            past = nil
            knownType = type(of: object)
            className = String(describing: type(of: object))
            var own = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
            if let item = object as? UIBarItem { own = item.nameInReports }
            let trace = (object as? UIResponder ?? (object as? UIGestureRecognizer)?.view)?.ownApplication?.trace
            id = trace?.number(of: object)
            if own == nil { own = trace?.givenName(object) }
            if let own, !own.isEmpty { name = own } else { name = className }
        }

        /// Creates a mention of `object` with the name that it had in a scene, or, if the scene does not contain it, with its
        /// current name.
        init(_ object: NSObject, in scene: ViewTreeSnapshot) {
            if let view = object as? UIView, let place = scene.place(of: view) {
                self.init(scene, place)
            } else if let recognizer = object as? UIGestureRecognizer, let memory = scene.recognizer(recognizer)?.memory
            {
                self.init(memory.owner)
            } else if let owner = scene.views.lazy.compactMap({ $0.rest?.owner }).first(where: { $0.refers(to: object) }
            ) {
                self.init(owner)
            } else {
                self.init(object)
            }
        }

        /// Creates a mention of a view with the name it had in a scene.
        init(_ scene: ViewTreeSnapshot, _ place: Int) {
            let view = scene.views[place]
            var name = scene.name(of: place)
            // The button of an item without a title has no name of its own.
            if view.owner.name == view.owner.className, let item = (view.rest?.detail as? ControlMemory)?.item {
                name = item.name
            }
            self.init(view.owner, past: Past(scene: scene, place: place), name)
        }

        /// Creates a mention of a recorded object with the name it had then.
        init(_ owner: Remembered, past: Past? = nil, _ name: String? = nil) {
            self.past = past
            knownType = owner.type
            object = owner.object as? NSObject
            className = owner.className
            self.name = name ?? owner.name
            let trace = (object as? UIResponder ?? (object as? UIGestureRecognizer)?.view)?.ownApplication?.trace
            id = object.flatMap { trace?.number(of: $0) }
        }

        /// Creates a mention of a recorded recognizer that was attached to `view`.
        init(_ recognizer: ViewTreeSnapshot.Recognizer, of view: ViewTreeSnapshot.View) {
            self.init(recognizer.owner)
            owner = view.owner.name
            facts.delegate = recognizer.delegate?.type
            facts.holder = view.owner.type
        }

        /// Creates a mention of a recognizer that is attached to a view of the scene.
        init(_ recognizer: UIGestureRecognizer, of view: Mention) {
            self.init(recognizer)
            owner = view.name
        }

        /// Creates a mention of a subject of the trace.
        init(_ subject: TraceSubject, _ trace: Trace) {
            past = nil
            object = trace.object(numbered: subject.id)
            name = subject.name
            knownType = trace.acquaintance(numbered: subject.id)?.type
            className = trace.acquaintance(numbered: subject.id).map { String(describing: $0.type) } ?? subject.name
            id = subject.id
        }

        /// Creates a mention of an object of which only the name is known.
        init(named name: String) {
            past = nil
            knownType = nil
            self.name = name
            className = name
            id = nil
        }

        /// The object if it is a view.
        public var view: UIView? { object as? UIView }
        /// The bar button item if the object is one or is the button of one.
        var barItem: UIBarButtonItem? {
            object as? UIBarButtonItem ?? past?.control?.item?.object as? UIBarButtonItem
                ?? (object as? UIControl)?.barItem
        }

        /// Whether the object was, at touch-down, the button of a bar button item, or is that of one now.
        var isOfBarItem: Bool { past.map { $0.control?.item != nil } ?? (barItem != nil) }

        /// Whether the object is or was an instance of the class or of a subclass.
        func isA<Kind: NSObject>(_ type: Kind.Type) -> Bool { knownType is Kind.Type }

        /// The object if it is a recognizer.
        public var recognizer: UIGestureRecognizer? { object as? UIGestureRecognizer }

        public nonisolated static func == (one: Mention, other: Mention) -> Bool {
            MainActor.assumeIsolated {
                one.object === other.object && (one.object != nil || one.name == other.name)
            }
        }
    }
}

extension UIResponder {
    /// The application that the responder belongs to, as far as it can be determined.
    fileprivate var ownApplication: UIApplication? {
        if let application = self as? UIApplication { return application }
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.windowStorage?.application ?? UIApplication.current
    }
}
