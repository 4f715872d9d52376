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
    /// The controller whose `isModalInPresentation` keeps a touch from dismissing anything.
    package let keeper: Remembered?
    package let sheet: SheetDimming?
}

/// What a sheet dims. Detents are expressions of the source, such as `.medium`.
package struct SheetDimming: Sendable {
    /// The detent at which the sheet rests.
    package let detent: String
    /// `largestUndimmedDetentIdentifier`; `nil` if it is not set.
    package let largestUndimmed: String?
    /// Whether `largestUndimmedDetentIdentifier` is that of a detent of the sheet.
    package let isOfDetents: Bool
    /// Whether the sheet dims what is behind it.
    package let isDimmed: Bool

    package init(detent: String, largestUndimmed: String?, isOfDetents: Bool, isDimmed: Bool) {
        self.detent = detent
        self.largestUndimmed = largestUndimmed
        self.isOfDetents = isOfDetents
        self.isDimmed = isDimmed
    }
}
