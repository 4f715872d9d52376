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
    case touch(TouchSample, device: Int, frame: Int)
    case other(HostInput)
}

/// An input in the queue: plain bytes, since the samples of fingers pass it by the hundreds.
///
/// Samples of one hardware frame share `frame` and are handled together (DL-7).
enum QueuedInput {
    case touch(TouchSample, device: Int, frame: Int)
    /// Whatever else it is lies beside the queue, under its number.
    case other(number: Int, hoverDevice: Int?)

    var isMove: Bool { mover != nil }

    var isHover: Bool {
        if case .other(_, _?) = self { true } else { false }
    }

    /// Whose movement this is, where it is nothing but a movement: a finger's, or the pointer's.
    var mover: Finger? {
        switch self {
        case .touch(let sample, let device, _): sample.phase == .moved ? Finger(device: device, id: sample.id) : nil
        case .other(_, let device): device.map { Finger(device: $0, id: .min) }
        }
    }
}

/// The inputs of a queue that are no touches, under their numbers.
struct OtherInputs {
    private var inputs: [Int: HostInput] = [:]
    private var lastNumber = 0

    mutating func add(_ input: HostInput) -> QueuedInput {
        lastNumber += 1
        inputs[lastNumber] = input
        return .other(number: lastNumber, hoverDevice: input.hoverDevice)
    }

    subscript(_ number: Int) -> HostInput { inputs[number]! }

    mutating func remove(_ input: QueuedInput) {
        if case .other(let number, _) = input { inputs[number] = nil }
    }
}

/// A finger among those of all hosts.
struct Finger: Hashable {
    var device: Int
    var id: Int
}
