import Foundation

/// An input other than a touch: from a pointer or key, about a host, or about the whole application.
package enum HostInput: Sendable {
    case hover(HoverSample, device: Int)
    case scroll(ScrollSample)
    case key(KeySample, device: Int)
    case text(TextInputSample, device: Int)
    /// Strings that another program copied.
    case pasteboard([String])
    case global(GlobalSample)
    /// The host is gone, and with it all its fingers.
    case hostGone(device: Int)
    case activation(Bool)
    case background(Bool)
    /// Whether the built-in keyboard is shown for text input.
    case builtInKeyboard(Bool)
    /// The screen's size in points, pixels per point, and light or dark style.
    case screen(CGSize, scale: CGFloat, style: UIUserInterfaceStyle)

    var isHover: Bool { hoverDevice != nil }

    /// The device of the pointer, if this is a hover.
    var hoverDevice: Int? {
        if case .hover(_, let device) = self { device } else { nil }
    }
}

/// An input that the port moves into the event queue.
package enum MovedInput: Sendable {
    case touch(TouchSample, device: Int, report: Int)
    case other(HostInput)
}

/// An input in the queue, as a small value without references, because there are hundreds of samples per second.
struct QueuedInput {
    private enum Kind: UInt8 { case touch, hover, other }

    /// The value of unused positions in the queue.
    static let nothing = QueuedInput(
        TouchSample(id: .min, phase: .moved, time: 0, location: .zero), device: 0, report: 0)

    /// The sample, if this is a touch. Other inputs are stored separately.
    let sample: TouchSample
    private let deviceNumber: Int32
    /// The number of the device report, to handle its samples together (DL-7), or the key of an input stored
    /// separately.
    let number: UInt32
    private let kind: Kind

    init(_ sample: TouchSample, device: Int, report: UInt32) {
        self.sample = sample
        deviceNumber = Int32(device)
        number = report
        kind = .touch
    }

    init(_ input: HostInput, number: UInt32) {
        sample = TouchSample(id: .min, phase: .moved, time: 0, location: .zero)
        deviceNumber = Int32(input.hoverDevice ?? 0)
        self.number = number
        kind = input.isHover ? .hover : .other
    }

    var device: Int { Int(deviceNumber) }
    var isTouch: Bool { kind == .touch }
    var isHover: Bool { kind == .hover }
    /// Whether this is only a movement of a finger or pointer.
    @inline(__always) var isMove: Bool { sample.phase == .moved && kind != .other }
    /// The finger or pointer that moved.
    var mover: Finger { Finger(device: device, id: sample.id) }

    func isOfSameReport(as other: QueuedInput) -> Bool {
        isTouch && other.isTouch && number == other.number && deviceNumber == other.deviceNumber
    }
}

/// A finger, identified across all hosts.
struct Finger: Hashable {
    var device: Int
    var id: Int
}
