import Foundation

/// A window of the system's own, in the memory of a scene.
@MainActor
enum SystemWindowMemory: SceneDetail {
    case keyboard
    case menu
}

/// What a presented controller's view stands in, in the memory of a scene.
@MainActor
struct PresentationMemory: SceneDetail {
    /// The presented view controller; `nil` if there is none.
    let presented: Remembered?
    /// The view of the controller that presents, which may be off the screen meanwhile.
    let presenting: Remembered?
}

/// What is around a presented controller's view and may dismiss it, in the memory of a scene.
@MainActor
struct DimmingMemory: SceneDetail {
    /// The controller that a touch dismisses.
    let dismissed: Remembered?
    let purpose: DimmingPurpose
}
