import Foundation

/// Something other than touches that happened outside: what a pointer or a key did, or what befell a host or the whole
/// application.
package enum HostInput: Sendable {
    case hover(HoverSample, device: Int)
    case scroll(ScrollSample)
    case key(KeySample, device: Int)
    case text(TextInputSample, device: Int)
    /// What another program copied.
    case pasteboard([String])
    case global(GlobalSample)
    /// The host is gone, and with it every finger it reported.
    case hostGone(device: Int)
    case activation(Bool)
    case background(Bool)
    /// Whether the application's own keyboard rises for text.
    case builtInKeyboard(Bool)
    /// The screen's size in points, pixels a point, and whether it is dark.
    case screen(CGSize, scale: CGFloat, style: UIUserInterfaceStyle)

    var isHover: Bool { hoverDevice != nil }

    /// Whose pointer hovers, if that is what it is.
    var hoverDevice: Int? {
        if case .hover(_, let device) = self { device } else { nil }
    }
}

/// An input on its way from the hosts into the event queue.
package enum MovedInput: Sendable {
    case touch(TouchSample, device: Int, report: Int)
    case other(HostInput)
}

/// An input in the queue: plain bytes, and few, since the samples of fingers pass it by the hundreds.
struct QueuedInput {
    private enum Kind: UInt8 { case touch, hover, other }

    /// What fills a place of the queue before an input does.
    static let nothing = QueuedInput(
        TouchSample(id: .min, phase: .moved, time: 0, location: .zero), device: 0, report: 0)

    /// Of a touch; whatever else it is lies beside the queue.
    let sample: TouchSample
    private let deviceNumber: Int32
    /// Samples of one report share it and are handled together (DL-7); another input lies beside the queue under it.
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
    /// Whether it is nothing but a movement, of a finger or of the pointer.
    @inline(__always) var isMove: Bool { sample.phase == .moved && kind != .other }
    /// Whose movement it is.
    var mover: Finger { Finger(device: device, id: sample.id) }

    func isOfSameReport(as other: QueuedInput) -> Bool {
        isTouch && other.isTouch && number == other.number && deviceNumber == other.deviceNumber
    }
}

/// A finger among those of all hosts.
struct Finger: Hashable {
    var device: Int
    var id: Int
}
