/// A finger on the page. Positions and radii are in CSS pixels, the origin at the viewport's top left.
public struct TouchPoint: Sendable, Equatable {
    /// Tells fingers apart, from their start to their end.
    public var id: Int
    public var x: Double
    public var y: Double
    public var radiusX: Double
    public var radiusY: Double
    /// The pressure, from 0 to 1.
    public var force: Double

    public init(id: Int, x: Double, y: Double, radiusX: Double = 1, radiusY: Double = 1, force: Double = 1) {
        self.id = id
        self.x = x
        self.y = y
        self.radiusX = radiusX
        self.radiusY = radiusY
        self.force = force
    }
}

/// What happens to the fingers given with it.
public enum TouchAction: String, Sendable {
    case start = "touchStart"
    case move = "touchMove"
    case end = "touchEnd"
    /// The system takes the touches away; the browser can only take all of them.
    case cancel = "touchCancel"
}

public enum MouseAction: String, Sendable {
    case pressed = "mousePressed"
    case moved = "mouseMoved"
    case released = "mouseReleased"
}

public enum MouseButton: String, Sendable {
    case left, right, middle

    /// The button's bit in the set of held buttons.
    var bit: Int {
        switch self {
        case .left: 1
        case .right: 2
        case .middle: 4
        }
    }
}

public enum KeyAction: Sendable {
    case down, up
}

/// The modifier keys held during an event.
public struct KeyModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alt = KeyModifiers(rawValue: 1)
    public static let control = KeyModifiers(rawValue: 2)
    public static let meta = KeyModifiers(rawValue: 4)
    public static let shift = KeyModifiers(rawValue: 8)
}

/// What is held down on a page at the moment.
struct InputState: Sendable {
    var fingers: Set<Int> = []
    var buttons: Set<MouseButton> = []
}
