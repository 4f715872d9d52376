import Foundation
import UIKit

/// Reads controls and texts: their properties, actions, watched events and refusals.
extension ScenarioReader {
    func controlProperties(_ fields: Fields) throws -> ControlProperties {
        var properties = ControlProperties()
        func number(_ key: String) throws -> Double? { try fields[key]?.number() }
        properties.isEnabled = try fields["enabled"]?.flag()
        properties.isSelected = try fields["selected"]?.flag()
        properties.title = try fields["title"]?.text()
        properties.showsMenuAsPrimaryAction = try fields["menuAsPrimaryAction"]?.flag()
        properties.isOn = try fields["on"]?.flag()
        properties.value = try number("value")
        properties.minimum = try number("minimum")
        properties.maximum = try number("maximum")
        properties.step = try number("step")
        properties.isContinuous = try fields["continuous"]?.flag()
        properties.autorepeats = try fields["autorepeat"]?.flag()
        properties.wraps = try fields["wraps"]?.flag()
        properties.segments = try fields["segments"]?.list("a segment").map { try $0.text() }
        properties.selectedSegment = try fields["selectedSegment"].map { entry in
            entry.scalar == "none" ? -1 : try entry.whole(in: 0...1000)
        }
        properties.isMomentary = try fields["momentary"]?.flag()
        properties.pages = try fields["pages"]?.whole(in: 0...1000)
        properties.page = try fields["page"]?.whole(in: 0...1000)
        properties.placeholder = try fields["placeholder"]?.text()
        properties.isSecure = try fields["secure"]?.flag()
        properties.isEditable = try fields["editable"]?.flag()
        properties.isSelectable = try fields["selectable"]?.flag()
        properties.selection = try fields["selection"].map(clusters)
        return properties
    }

    /// Reads a position between grapheme clusters, or two positions as a range.
    private func clusters(_ entry: Entry) throws -> Range<Int> {
        let words = "a place in the text, or two, [from, to], in characters"
        guard entry.isList else {
            guard let place = entry.scalar.flatMap({ Int($0) }), place >= 0 else { throw entry.needs(words) }
            return place..<place
        }
        let numbers = try entry.numbers(2, words)
        guard let from = Int(exactly: numbers[0]), let to = Int(exactly: numbers[1]), from >= 0, to >= from else {
            throw entry.needs(words)
        }
        return from..<to
    }

    func control(_ fields: Fields, _ viewClass: ViewClass) throws -> SceneControl {
        var control = SceneControl()
        if let entry = fields["actions"] {
            control.registrations = try entry.list("a control's action").map(registration)
        }
        control.menu = try fields["menu"]?.list("a menu's item").map(menuItem) ?? []
        if let entry = fields["watch"] {
            switch viewClass {
            case .tableView: break
            case .textView: control.watchedEvents = try choices(entry, of: TextViewEvent.self)
            default: control.watched = try choices(entry, of: ControlEvent.self).map(\.event)
            }
        }
        if let entry = fields["refuses"] {
            if viewClass == .control {
                control.trackingRefusals = try choices(entry, of: TrackingRefusal.self)
            } else {
                control.textRefusals = try choices(entry, of: TextRefusal.self)
            }
        }
        return control
    }

    /// Reads one word, a list of words, or `all`.
    func choices<Choice: RawRepresentable & CaseIterable>(
        _ entry: Entry, of type: Choice.Type
    ) throws -> [Choice] where Choice.RawValue == String {
        if entry.scalar == "all" { return Array(Choice.allCases) }
        return try entry.isList ? entry.list(entry.what).map { try $0.choice(of: type) } : [entry.choice(of: type)]
    }

    /// Reads a menu item, which is either its title or a map of its properties.
    private func menuItem(_ entry: Entry) throws -> SceneMenuItem {
        guard entry.isMap else { return SceneMenuItem(title: try entry.name()) }
        let fields = try entry.fields(["title", "attributes", "on", "do"])
        let attributes = try fields["attributes"].map { try choices($0, of: MenuItemAttribute.self) } ?? []
        return SceneMenuItem(
            title: try fields.required("title").name(),
            attributes: attributes.reduce([]) { $0.union($1.attribute) }, isOn: try fields["on"]?.flag() ?? false,
            done: try fields["do"].map(actions) ?? [])
    }

    private func registration(_ entry: Entry) throws -> SceneRegistration {
        let fields = try entry.fields(["for", "target", "action", "do"])
        let events = try choices(fields.required("for"), of: ControlEvent.self)
        return SceneRegistration(
            events: events.reduce([]) { $0.union($1.event) }, target: try target(fields))
    }

    private func target(_ fields: Fields) throws -> ActionTarget {
        guard let target = fields["target"] else {
            let done = try fields.required("do")
            return .closure(name: try fields["action"]?.name(), try actions(done))
        }
        if let done = fields["do"] {
            throw done.fail("an action with a target is described in the target's `implements`; remove `do`")
        }
        let action = try fields.required("action")
        switch target.scalar {
        case "nil": return .chain(action: try action.name())
        case "dead": return .dead(action: try action.name())
        default: return .responder(try mention(taker: target, of: action), action: try action.name())
        }
    }

    // MARK: Keys, actions and other events of responders

    static let eventRoleKeys =
        EventKind.allCases.map(\.rawValue) + [
            "canBecomeFirstResponder", "canResignFirstResponder", "keyCommands", "implements",
        ]

    func readEvents(_ fields: Fields, into role: inout SceneRole, isView: Bool) throws {
        for kind in EventKind.allCases {
            role.events[kind] = try fields[kind.rawValue]?.choice(of: EventHandling.self)
        }
        role.canBecomeFirstResponder = try fields["canBecomeFirstResponder"]?.flag()
        role.canResignFirstResponder = try fields["canResignFirstResponder"]?.flag()
        role.keyCommands = try fields["keyCommands"]?.list("a key command").map(keyCommand) ?? []
        guard let entry = fields["implements"] else { return }
        if entry.isMap {
            let actions = try entry.fields()
            for key in actions.keys { role.takes[key] = try self.actions(actions[key]!) }
        } else {
            for name in try entry.list("an action's name") { role.takes[try name.name()] = [] }
        }
        if !isView, let name = role.takes.keys.sorted().first(where: { EditAction(rawValue: $0) != nil }) {
            throw entry.fail("`\(name)` belongs to UIKit, and only a UIView without `class` supports it here")
        }
    }

    private func keyCommand(_ entry: Entry) throws -> SceneKeyCommand {
        let fields = try entry.fields(["input", "modifiers", "action", "priority"])
        return SceneKeyCommand(
            key: try key(fields.required("input"), fields["modifiers"]), action: try fields.required("action").name(),
            hasPriority: try fields["priority"]?.flag() ?? false)
    }

    /// Reads a key, which is one character or the name of a key.
    ///
    /// - Parameters:
    ///   - entry: The key.
    ///   - modifiers: The modifiers of the key; `nil` means none.
    func key(_ entry: Entry, _ modifiers: Entry?) throws -> SceneKey {
        let flags = try modifiers.map { try choices($0, of: KeyModifier.self) } ?? []
        guard let word = entry.scalar, !word.isEmpty else { throw entry.needs("a character or the name of a key") }
        let characters = word.count == 1 ? word : try entry.choice(of: KeyName.self).characters
        return SceneKey(characters: characters, modifiers: flags.reduce([]) { $0.union($1.flag) })
    }
}
