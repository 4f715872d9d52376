/// A random scene: a view tree, its recognizers, the changes in callbacks, and the input. The library and the model both play it.
/// Lengths are in points, times in seconds.
public struct Scene: Sendable {
    public var views: [View] = []
    public var recognizers: [Recognizer] = []
    public var deeds: [Action] = []
    public var steps: [Step] = []

    public init() {}
}

public struct Point: Hashable, Sendable, CustomStringConvertible {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    public var description: String { "(\(x), \(y))" }
    func distance(to other: Point) -> Double {
        let (dx, dy) = (x - other.x, y - other.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

public struct Rect: Hashable, Sendable, CustomStringConvertible {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var description: String { "(\(x), \(y), \(width), \(height))" }

    /// HT-15, HT-16: the intervals are half-open, and an empty rectangle contains no point.
    func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }

    func grown(by margin: Double) -> Rect { Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin) }
}

public enum Phase: Int, CaseIterable, Sendable, CustomStringConvertible {
    case began, moved, ended, cancelled

    public var description: String { ["began", "moved", "ended", "cancelled"][rawValue] }
}

public enum State: Sendable, Equatable { case possible, began, changed, ended, cancelled, failed }

/// A view, or a window if it has no parent. Parents come before their children.
public struct View: Sendable {
    /// The behavior of its `hitTest` override (HT-27 to HT-29).
    public enum HitAnswer: Sendable, Equatable { case usual, itself, nothing, notItself, other(Int) }
    /// The behavior of its `point(inside:)` override (HT-23).
    public enum InsideAnswer: Sendable, Equatable { case usual, always, never, grown }

    public var parent: Int?
    /// The frame in the parent before `scale` is applied about its center.
    public var frame: Rect
    public var boundsOrigin = Point(0, 0)
    public var scale = 1.0
    public var level = 0.0
    public var isHidden = false
    public var alpha = 1.0
    public var isInteractive = true
    public var hitAnswer = HitAnswer.usual
    public var insideAnswer = InsideAnswer.usual
    /// Whether the class overrides the hit test. If it does, each call is logged.
    public var notesHitTest = false
    public var isMultiple = false
    public var isExclusive = false
    /// Whether it is a plain control, which logs its events.
    public var isControl = false
    /// Whether the control is a button, which prevents the taps of its superviews (C-21, C-22).
    public var isButton = false
    /// Whether the control is enabled.
    public var isEnabled = true
    /// The touch methods that it overrides. The others are forwarded to the next responder (RC-10).
    public var receives: Set<Phase> = Set(Phase.allCases)
    /// Whether its overrides call super.
    public var forwards = false
    /// The recognizers that it does not allow to begin (G-29).
    public var refuses: Set<Int> = []

    public init(parent: Int?, frame: Rect) {
        self.parent = parent
        self.frame = frame
    }

    /// Expressed in the view's own coordinates.
    public var bounds: Rect { Rect(boundsOrigin.x, boundsOrigin.y, frame.width, frame.height) }
}

public struct Recognizer: Sendable {
    public enum Kind: Sendable, Equatable {
        /// A subclass with a plan: it sets the state at the given call of a touch method.
        case planned([Move])
        case tap(taps: Int, touches: Int)
        case press(duration: Double, taps: Int, touches: Int)
        case pan(minimum: Int, maximum: Int)
        case swipe(Ways, touches: Int)
    }

    /// The directions of a swipe (G-55).
    public struct Ways: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Ways(rawValue: 1)
        public static let left = Ways(rawValue: 2)
        public static let up = Ways(rawValue: 4)
        public static let down = Ways(rawValue: 8)
    }

    /// Sets `state` or ignores the touch at the `count`th call of `phase` since the last reset.
    public struct Move: Sendable, Equatable {
        public enum Verb: Sendable, Equatable { case set(State), ignore, endIfLast }
        public var phase: Phase
        public var count: Int
        public var verb: Verb

        public init(_ phase: Phase, _ count: Int, _ verb: Verb) {
            self.phase = phase
            self.count = count
            self.verb = verb
        }
    }

    /// The results of its delegate, or `nil` without a delegate.
    public struct Delegate: Sendable {
        public var begins = true
        public var simultaneousWith: Set<Int> = []
        public var requires: Set<Int> = []
        public var requiredBy: Set<Int> = []
        public var receivesEvents = true
        /// The views whose touches it receives, or `nil` for all.
        public var receivesTouchesIn: Set<Int>?

        public init() {}
    }

    /// Its view, or `nil` after it has been removed.
    public var view: Int?
    public var kind: Kind
    public var cancels = true
    public var delaysBegan = false
    public var delaysEnded = true
    public var isEnabled = true
    public var requires: Set<Int> = []
    public var delegate: Delegate?
    /// The recognizers for which the overrides of `canPrevent` and `canBePrevented` return false. Planned recognizers only.
    public var cannotPrevent: Set<Int> = []
    public var cannotBePreventedBy: Set<Int> = []

    public init(on view: Int, _ kind: Kind) {
        self.view = view
        self.kind = kind
    }
}

/// A change that the application makes.
public enum Change: Sendable, Equatable {
    case removeView(Int)
    case addView(Int)
    case toggleHidden(Int)
    case toggleInteraction(Int)
    case disable(Int)
    case enable(Int)
    /// Disables and enables it (G-45).
    case toggle(Int)
    case removeRecognizer(Int)
    case bringToFront(Int)
    /// G-66.
    case set(Int, State)
    /// Begins and ends ignoring interaction events (DL-22).
    case ignoreForAMoment
}

/// A change made at the `count`th callback of a kind.
public struct Action: Sendable {
    public var listener: String
    public var what: String
    public var count: Int
    public var change: Change

    public init(_ listener: String, _ what: String, _ count: Int, _ change: Change) {
        self.listener = listener
        self.what = what
        self.count = count
        self.change = change
    }
}

public struct Sample: Sendable, Equatable {
    public var finger: Int
    public var phase: Phase
    public var place: Point

    public init(_ finger: Int, _ phase: Phase, _ place: Point) {
        self.finger = finger
        self.phase = phase
        self.place = place
    }
}

public enum Step: Sendable, Equatable {
    /// Samples of one hardware report.
    case report([Sample])
    case wait(Double)
    case change(Change)
    /// A hit test of the window at a point (HT-1).
    case ask(window: Int, Point)
}

extension Scene {
    public func name(ofView index: Int) -> String { views[index].parent == nil ? "w\(index)" : "v\(index)" }
    public static func name(ofRecognizer index: Int) -> String { "r\(index)" }
}
