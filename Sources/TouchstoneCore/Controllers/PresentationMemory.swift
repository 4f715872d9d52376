import Foundation

/// The description of a system window in a recorded scene.
@MainActor
package enum SystemWindowMemory: SceneDetail {
    case keyboard
    case menu
}

/// The description of a presentation's container in a recorded scene.
@MainActor
package struct PresentationMemory: SceneDetail {
    /// The controller that is presented.
    package let presented: Remembered?
    /// The view of the presenting controller, which may be off the screen during the presentation.
    package let presenting: Remembered?
}

/// The description of a dimming view in a recorded scene.
@MainActor
package struct DimmingMemory: SceneDetail {
    /// The controller that a touch dismisses.
    package let dismissed: Remembered?
    /// The style of that controller's presentation.
    package let style: UIModalPresentationStyle?
    package let purpose: DimmingPurpose
}
