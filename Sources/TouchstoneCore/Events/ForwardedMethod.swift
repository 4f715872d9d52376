/// Touchstone extension: the methods that forward their event to the next responder by default (RC-9, RC-13).
public enum ForwardedMethod: String, CaseIterable, Sendable, Codable {
    /// One or more fingers touched the screen.
    case touchesBegan
    /// One or more touches moved.
    case touchesMoved
    /// One or more fingers lifted.
    case touchesEnded
    /// The system or a recognizer cancelled touches (DL-18).
    case touchesCancelled
    /// Estimated properties of touches were updated (T-14).
    case touchesEstimatedPropertiesUpdated
    /// Keys or buttons went down.
    case pressesBegan
    /// The force of keys or buttons changed.
    case pressesChanged
    /// Keys or buttons were released.
    case pressesEnded
    /// The system or a recognizer cancelled presses.
    case pressesCancelled
    /// A shake began (M-1).
    case motionBegan
    /// A shake ended (M-1).
    case motionEnded
    /// A shake took too long or was interrupted (M-1).
    case motionCancelled
    /// A button of a remote control was pressed (M-3).
    case remoteControlReceived
}
