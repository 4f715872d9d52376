import Foundation

extension ScenarioReader {
    func alert(_ entry: Entry, _ step: Fields) throws -> SceneAlert {
        let fields = try entry.fields(["name", "title", "message", "actions"])
        let title = try fields.required("title")
        return SceneAlert(
            name: try declare(other: fields["name"] ?? title), title: try title.name(),
            message: try fields["message"]?.text(), kind: try step["as"]?.choice(of: AlertKind.self) ?? .alert,
            actions: try fields["actions"].map(alertActions) ?? [],
            presenter: try mention(responder: step.required("from")),
            isAnimated: try step["animated"]?.flag() ?? false)
    }

    private func alertActions(_ entry: Entry) throws -> [SceneAlertAction] {
        let actions = try entry.list("an alert's action").map(alertAction)
        // UIKit ends the program if an alert has a second cancel action.
        guard actions.filter({ $0.kind == .cancel }).count < 2 else {
            throw entry.fail("an alert has one action to cancel at most")
        }
        return actions
    }

    /// Reads an alert action, which is either its title or a map of its properties.
    private func alertAction(_ entry: Entry) throws -> SceneAlertAction {
        guard entry.isMap else {
            let title = try declare(view: entry)
            return SceneAlertAction(name: title, title: title)
        }
        let fields = try entry.fields(["name", "title", "style", "enabled", "do"])
        let title = try fields.required("title")
        return SceneAlertAction(
            name: try declare(view: fields["name"] ?? title), title: try title.name(),
            kind: try fields["style"]?.choice(of: AlertActionKind.self) ?? .default,
            isEnabled: try fields["enabled"]?.flag() ?? true, done: try fields["do"].map(actions) ?? [])
    }
}
