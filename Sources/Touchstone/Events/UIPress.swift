import Foundation

/// A key or button held down (RC-36).
@MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    public internal(set) var phase = Phase.began
    /// Seconds since boot.
    public internal(set) var timestamp: TimeInterval = 0
    /// 0 to 1 for analogue buttons.
    public internal(set) var force: CGFloat = 0

    public override init() {
        super.init()
    }
}

/// The event that carries presses.
open class UIPressesEvent: UIEvent {}
