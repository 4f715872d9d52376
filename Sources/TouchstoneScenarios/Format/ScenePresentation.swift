import UIKit

/// How a view controller is presented, named with the words of the format.
enum PresentationKind: String, CaseIterable, Sendable {
    /// Replaces the view of the presenter.
    case fullScreen
    /// Covers the view of the presenter, which stays.
    case overFullScreen
    /// A sheet at its large detent.
    case sheet
    /// A sheet of half the height of the window.
    case halfSheet
    /// A sheet with the size of a form.
    case form
    /// A popover beside a view, on phones as well.
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

/// A view controller that a step of the scenario presents.
struct ScenePresentation: Sendable {
    var view: SceneView
    /// The name of the view controller that presents it.
    var presenter: String
    var kind: PresentationKind
    /// The name of the view that a popover points at.
    var anchor: String?
    /// The preferred content size, in points.
    var size: CGSize?
    var isAnimated: Bool
}
