import Foundation

extension UIControl {
    /// The events of a control; the bits are those of UIControl.h (C-1).
    public struct Event: OptionSet, Hashable, Sendable, CustomStringConvertible {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger went down in the control; sent for every touch that the control tracks (C-2).
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down again in quick succession, with a `tapCount` above 1; sent after `touchDown` (C-2).
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The tracked finger moved and is inside the bounds or their margin; sent at every such move (C-5, C-6).
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The tracked finger moved and is outside; sent at every such move (C-5, C-6).
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The tracked finger came back inside; sent before the `touchDragInside` of the same move (C-5).
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The tracked finger moved out; sent before the `touchDragOutside` of the same move (C-5).
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The tracked finger lifted inside; the usual event for a button's action (C-7).
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The tracked finger lifted outside (C-7).
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A gesture, the system or a menu cancelled the tracking; no `touchUp…` follows (C-8).
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value; setting the value in code sends nothing (C-27 to C-30).
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered; a button sends it after `touchUpInside` (C-26).
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open (C-26).
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began (C-30).
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user edited the text; setting the text in code sends nothing (C-30).
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ended (C-30).
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text field; editing ends if a target is registered for this event (C-30).
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches: `touchDown` to `touchCancel` and three unused bits.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of text editing, including unused bits.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Four bits for the application's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that are reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All bits, including those of unused and reserved events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        private static let names: [(Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
            (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
            (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
            (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
            (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]

        public var description: String {
            let known = Event.names.filter { contains($0.0) }
            let rest = rawValue & ~known.reduce(0) { $0 | $1.0.rawValue }
            let names = known.map(\.1) + (rest == 0 ? [] : ["0x" + String(rest, radix: 16)])
            return names.isEmpty ? "none" : names.joined(separator: "|")
        }
    }

    /// The states of a control; the bits are those of UIControl.h (C-1).
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The state without any bit: enabled, and neither selected, highlighted nor focused.
        public static let normal: State = []
        /// The control is highlighted, usually while a finger is down and inside; see `isHighlighted`.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled and does not react; see `isEnabled`.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected; see `isSelected`.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the keyboard focus (RC-34).
        public static let focused = State(rawValue: 1 << 3)
        /// Eight bits for the application's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that are reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The horizontal alignment of a control's content.
    public typealias ContentHorizontalAlignment = UIControlContentHorizontalAlignment

    /// The vertical alignment of a control's content.
    public typealias ContentVerticalAlignment = UIControlContentVerticalAlignment
}
