/// A finger on the page, in CSS pixels from the viewport's top-left corner.
public struct TouchPoint: Sendable, Equatable {
    /// Identifies the finger from its start to its end.
    public var id: Int
    public var x: Double
    public var y: Double
    public var radiusX: Double
    public var radiusY: Double
    /// The pressure from 0 to 1.
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

/// The change of the fingers that are passed with it.
public enum TouchAction: String, Sendable {
    case start = "touchStart"
    case move = "touchMove"
    case end = "touchEnd"
    /// The system cancels the touches; the browser can only cancel all of them.
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

/// The fingers and buttons that are down on a page.
struct InputState: Sendable {
    var fingers: Set<Int> = []
    var buttons: Set<MouseButton> = []
}
