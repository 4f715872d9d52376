import Foundation

/// The description of a system window in a recorded scene.
@MainActor
enum SystemWindowMemory: SceneDetail {
    case keyboard
    case menu
}

/// The description of a presentation's container in a recorded scene.
@MainActor
struct PresentationMemory: SceneDetail {
    /// The controller that is presented.
    let presented: Remembered?
    /// The view of the presenting controller, which may be off the screen during the presentation.
    let presenting: Remembered?
}

/// The description of a dimming view in a recorded scene.
@MainActor
struct DimmingMemory: SceneDetail {
    /// The controller that a touch dismisses.
    let dismissed: Remembered?
    let purpose: DimmingPurpose
}
