import Foundation
import UIKit

extension ScenarioReader {
    /// The verbs of actions, and the other keys that each verb allows.
    static let actionKeys: [(verb: String, modifiers: [String])] = [
        ("remove", []), ("add", ["to", "at-index"]), ("bringToFront", []), ("sendToBack", []), ("hide", []),
        ("show", []), ("disable", []), ("enable", []),
        ("set", viewPropertyKeys + windowPropertyKeys + ViewClass.allStateKeys),
        ("animate", ["over", "allowInteraction"] + viewPropertyKeys), ("ignoreInteraction", []), ("activate", []),
        ("background", []),
        ("enableGesture", []), ("disableGesture", []), ("removeGesture", []), ("note", []),
        ("release", []), ("becomeFirstResponder", []), ("resignFirstResponder", []), ("endEditing", ["force"]),
        ("send", ["to"]), ("pasteboard", []), ("showMenu", []), ("receiveRemoteControl", []), ("describe", []),
        ("scroll", ["to", "animated"]), ("present", ["from", "as", "beside", "size", "animated"]),
        ("dismiss", ["animated"]), ("alert", ["from", "as", "animated"]),
    ]

    /// Reads one action, or a list of actions.
    func actions(_ entry: Entry) throws -> [Action] {
        if entry.isList { return try entry.list("an action").map(action) }
        return [try action(entry)]
    }

    private func action(_ entry: Entry) throws -> Action {
        let (verb, fields) = try sentence(entry, Self.actionKeys, also: [])
        return try action(verb, fields)
    }

    /// Finds the only verb of a map, and checks that the verb allows the other keys.
    ///
    /// - Parameters:
    ///   - entry: The map.
    ///   - verbs: The known verbs, with the keys that each allows.
    ///   - always: The keys that each verb allows.
    /// - Returns: The verb, and the values of the map by their keys.
    func sentence(
        _ entry: Entry, _ verbs: [(verb: String, modifiers: [String])], also always: [String]
    ) throws -> (verb: String, fields: Fields) {
        let known = verbs.map(\.verb)
        let fields = try entry.fields().renamed(OldKeyword.current, to: known)
        let found = fields.keys.filter { known.contains($0) }
        guard let verb = found.first else {
            if let key = fields.keys.first(where: { !always.contains($0) }) {
                throw fields[key]!.unknown(key, of: entry.what, known + always)
            }
            throw entry.fail("\(entry.what) needs one of \(known.joined(separator: ", "))")
        }
        guard found.count == 1 else {
            let words = found.map { "`\($0)`" }.joined(separator: " and ")
            throw entry.fail("\(entry.what) does one thing, found \(words)")
        }
        let modifiers = verbs.first { $0.verb == verb }!.modifiers + always
        for key in fields.keys where key != verb && !modifiers.contains(key) {
            throw fields[key]!.unknown(key, of: "`\(verb)`", modifiers)
        }
        return (verb, fields)
    }

    func action(_ verb: String, _ fields: Fields) throws -> Action {
        let object = fields[verb]!
        switch verb {
        case "remove": return .remove(try mention(view: object))
        case "add":
            let index = try fields["at-index"]?.whole(in: 0...100_000)
            return .add(try view(object), to: try mention(view: fields.required("to")), index: index)
        case "bringToFront": return .bringToFront(try mention(view: object))
        case "sendToBack": return .sendToBack(try mention(view: object))
        case "hide", "show":
            return .set(try mention(view: object), ViewProperties(isHidden: verb == "hide"))
        case "disable", "enable":
            return .set(try mention(view: object), ViewProperties(isUserInteractionEnabled: verb == "enable"))
        case "set": return .set(try mention(changed: object, fields), try changes(fields, verb))
        case "animate":
            return .animate(
                try mention(view: object), try changes(fields, verb),
                duration: try fields.required("over").number(in: 0...3600, "seconds"),
                allowsInteraction: try fields["allowInteraction"]?.flag() ?? false)
        case "ignoreInteraction": return .ignoreInteraction(try object.flag())
        case "activate": return .activate(try object.flag())
        case "background": return .background(try object.flag())
        case "enableGesture", "disableGesture":
            return .setGesture(try mention(gesture: object), isEnabled: verb == "enableGesture")
        case "removeGesture": return .removeGesture(try mention(gesture: object))
        case "release": return .release(try mention(view: object))
        case "becomeFirstResponder": return .becomeFirstResponder(try mention(responder: object))
        case "resignFirstResponder": return .resignFirstResponder(try mention(responder: object))
        case "endEditing":
            return .endEditing(try mention(view: object), force: try fields["force"]?.flag() ?? false)
        case "send":
            return .send(try object.name(), to: try fields["to"].map { try mention(taker: $0, of: object) })
        case "pasteboard": return .setPasteboard(try object.text())
        case "showMenu": return .showMenu(try mention(view: object))
        case "receiveRemoteControl": return .receiveRemoteControl(try object.flag())
        case "describe": return .describe(try mention(view: object))
        case "scroll":
            return .scroll(
                try mention(view: object), to: try fields.required("to").point(),
                animated: try fields["animated"]?.flag() ?? false)
        case "present": return .present(try presentation(object, fields))
        case "alert": return .alert(try alert(object, fields))
        case "dismiss":
            return .dismiss(try mention(responder: object), isAnimated: try fields["animated"]?.flag() ?? false)
        case "note": return .note(try object.name())
        default: throw object.fail("`\(verb)` is no action")
        }
    }

    private func presentation(_ entry: Entry, _ fields: Fields) throws -> ScenePresentation {
        let view = try view(entry)
        guard view.controller != nil else { throw entry.fail("what is presented is a view with a `controller`") }
        let kind = try fields["as"]?.choice(of: PresentationKind.self) ?? .sheet
        if let beside = fields["beside"], kind != .popover { throw beside.fail("only a popover is `beside` something") }
        let size = try fields["size"]?.point()
        return ScenePresentation(
            view: view, presenter: try mention(responder: fields.required("from")), kind: kind,
            anchor: try fields["beside"].map { try mention(view: $0) },
            size: size.map { CGSize(width: $0.x, height: $0.y) }, isAnimated: try fields["animated"]?.flag() ?? false)
    }

    private func changes(_ fields: Fields, _ verb: String) throws -> ViewProperties {
        let known = Self.viewPropertyKeys + Self.windowPropertyKeys + ViewClass.allStateKeys
        guard fields.keys.contains(where: { known.contains($0) }) else {
            throw fields.whole.fail("`\(verb)` needs something to change, such as `frame` or `alpha`")
        }
        return try properties(fields)
    }
}
