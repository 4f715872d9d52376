import UIKit

/// A question that comes in the middle of a story.
struct SceneAlert: Sendable {
    var name: String
    var title: String
    var message: String?
    var kind: AlertKind
    var actions: [SceneAlertAction]
    /// The name of the presenting view controller.
    var presenter: String
    var isAnimated: Bool
}

/// One of its buttons.
struct SceneAlertAction: Sendable {
    /// What the button is called.
    var name: String
    var title: String
    var kind = AlertActionKind.default
    var isEnabled = true
    /// What is done once the alert is gone.
    var done: [Action] = []
}

enum AlertKind: String, CaseIterable, Sendable {
    case alert, actionSheet

    var style: UIAlertController.Style {
        switch self {
        case .alert: .alert
        case .actionSheet: .actionSheet
        }
    }
}

enum AlertActionKind: String, CaseIterable, Sendable {
    case `default`, cancel, destructive

    var style: UIAlertAction.Style {
        switch self {
        case .default: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
