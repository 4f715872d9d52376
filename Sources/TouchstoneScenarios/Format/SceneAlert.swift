import UIKit

/// An alert that a step of the scenario presents.
struct SceneAlert: Sendable {
    var name: String
    var title: String
    var message: String?
    var kind: AlertKind
    var actions: [SceneAlertAction]
    /// The name of the view controller that presents the alert.
    var presenter: String
    var isAnimated: Bool
}

/// An action of an alert, shown as a button.
struct SceneAlertAction: Sendable {
    /// The name of the button in the trace.
    var name: String
    var title: String
    var kind = AlertActionKind.default
    var isEnabled = true
    /// The actions of the handler, which runs after the alert is dismissed.
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
