import Foundation

/// Touchstone extension: host input for a shake, a remote control's button, or a tap on a status bar that the host
/// draws.
///
/// Times are in seconds since boot.
public enum GlobalSample: Equatable, Sendable {
    /// The user began to shake the device (M-1).
    case shakeBegan(time: TimeInterval)
    /// The user stopped shaking the device (M-1).
    case shakeEnded(time: TimeInterval)
    /// The shaking was interrupted (M-1).
    case shakeCancelled(time: TimeInterval)
    /// A button of a remote control was pressed (M-3). The subtype says which.
    case remoteControl(UIEvent.EventSubtype, time: TimeInterval)
    /// The status bar was tapped (SV-16).
    case statusBarTapped(time: TimeInterval)
}
