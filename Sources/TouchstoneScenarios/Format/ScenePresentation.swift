import UIKit

/// How a controller is presented, by the words of the format.
enum PresentationKind: String, CaseIterable, Sendable {
    /// In the place of what presents it.
    case fullScreen
    /// The presented view covers the whole screen.
    case overFullScreen
    /// A sheet as high as there is room.
    case sheet
    /// A sheet of half the window.
    case halfSheet
    /// A sheet of the size of a form.
    case form
    /// Beside a view, on phones as well.
    case popover

    var style: UIModalPresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .sheet, .halfSheet: .pageSheet
        case .form: .formSheet
        case .popover: .popover
        }
    }
}

/// A controller that comes in the middle of a story.
struct ScenePresentation: Sendable {
    var view: SceneView
    /// The name of the presenting view controller.
    var presenter: String
    var kind: PresentationKind
    /// What a popover is about.
    var anchor: String?
    /// How large it wants to be, in points.
    var size: CGSize?
    var isAnimated: Bool
}
