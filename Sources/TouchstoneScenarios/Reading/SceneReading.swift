import Foundation
import UIKit

extension ScenarioReader {
    private static let viewOnlyKeys = [
        "name", "class", "hitTest", "onHitTest", "pointInside", "controller", "navigation", "tabs", "views", "gestures",
        "refusesGestures",
    ]
    private static let windowOnlyKeys = [
        "name", "sendEvent", "hitTest", "onHitTest", "pointInside", "views", "gestures", "refusesGestures",
    ]
    private static let roleKeys =
        ["touches", "reports", "next"] + TouchMethod.allCases.map(\.actionKey) + eventRoleKeys

    func window(_ entry: Entry) throws -> SceneWindow {
        let fields = try entry.fields(
            Self.windowOnlyKeys + Self.viewPropertyKeys + Self.windowPropertyKeys + Self.roleKeys)
        try countView(entry)
        var view = SceneView(line: entry.line)
        view.name = try declare(view: fields.required("name"))
        view.properties = try properties(fields)
        try readOverrides(fields, into: &view, isView: false)
        view.views = try fields["views"]?.list("a view").map { try self.view($0) } ?? []
        return SceneWindow(view: view, sendEvent: try fields["sendEvent"]?.choice(of: SendEventOverride.self))
    }

    func view(_ entry: Entry) throws -> SceneView {
        let fields = try entry.fields(
            Self.viewOnlyKeys + Self.viewPropertyKeys + Self.roleKeys + ViewClass.allStateKeys + ViewClass.allSetUpKeys)
        try countView(entry)
        var view = SceneView(line: entry.line)
        view.viewClass = try fields["class"]?.choice(of: ViewClass.self) ?? .view
        try checkClass(fields, view.viewClass)
        view.name = try fields["name"].map { try declare(view: $0, view.viewClass) }
        view.properties = try properties(fields)
        view.control = try control(fields, view.viewClass)
        view.scroll = try scroll(fields)
        view.rows = try rows(fields, view.viewClass)
        try readOverrides(fields, into: &view, isView: true)
        if view.viewClass != .view, view.overrides {
            throw entry.fail("a \(view.viewClass.rawValue) overrides nothing here; leave `class` out for that")
        }
        view.controller = try fields["controller"].map(controller)
        view.navigation = try fields["navigation"].map(navigation)
        view.tabs = try fields["tabs"].map(tabs)
        view.views = try fields["views"]?.list("a view").map { try self.view($0) } ?? []
        try checkContainer(fields, view)
        return view
    }

    /// Throws an error for a key that only other classes have.
    func checkClass(_ fields: Fields, _ viewClass: ViewClass) throws {
        let own = viewClass.stateKeys + viewClass.setUpKeys
        for key in fields.keys where !own.contains(key) {
            guard ViewClass.allStateKeys.contains(key) || ViewClass.allSetUpKeys.contains(key) else { continue }
            throw fields[key]!.fail("a \(viewClass.rawValue) has no `\(key)`; that is for \(ViewClass.owners(of: key))")
        }
    }

    private func readOverrides(_ fields: Fields, into view: inout SceneView, isView: Bool) throws {
        view.role = try role(fields, of: view.name, isView: isView)
        view.hitTest = try fields["hitTest"].map(hitTest)
        view.onHitTest = try fields["onHitTest"].map(actions) ?? []
        view.gestures = try fields["gestures"].map(gestures) ?? []
        view.refusesGestures = try fields["refusesGestures"].map(refusedGestures)
        view.pointInside = try fields["pointInside"].map(pointInside)
    }

    // MARK: Overrides

    private func hitTest(_ entry: Entry) throws -> HitTestOverride {
        let words =
            """
            self, nil, pass-through, super, beyond-bounds, unconverted, {redirect: NAME}, {redirect-if-inside: NAME} or \
            {first-from-back: NAME}
            """
        if entry.isMap {
            let fields = try entry.fields(["redirect", "redirect-if-inside", "first-from-back"])
            guard fields.keys.count == 1 else { throw entry.needs(words) }
            if let target = fields["redirect"] { return .redirect(try mention(view: target)) }
            if let target = fields["first-from-back"] { return .firstFromBack(try mention(view: target)) }
            return .redirectIfInside(try mention(view: fields["redirect-if-inside"]!))
        }
        switch entry.scalar {
        case "self": return .itself
        case "nil": return .nothing
        case "pass-through": return .passThrough
        case "super": return .inherited
        case "beyond-bounds": return .beyondBounds
        case "unconverted": return .unconverted
        default: throw entry.needs(words)
        }
    }

    private func pointInside(_ entry: Entry) throws -> PointInsideOverride {
        if entry.isMap {
            let points = try entry.fields(["enlarge"]).required("enlarge")
            return .enlarged(CGFloat(try points.number()))
        }
        switch entry.scalar {
        case "always": return .always
        case "never": return .never
        case "frame": return .frame
        case "subviews": return .subviews
        default: throw entry.needs("always, never, frame, subviews or {enlarge: POINTS}")
        }
    }

    private func role(_ fields: Fields, of name: String?, isView: Bool = false) throws -> SceneRole {
        var role = SceneRole()
        try readEvents(fields, into: &role, isView: isView)
        if let name { declare(taker: name, role.takes.keys.sorted()) }
        if let entry = fields["touches"] {
            if entry.isMap {
                let methods = try entry.fields(TouchMethod.allCases.map(\.rawValue))
                for method in TouchMethod.allCases {
                    role.handling[method] = try methods[method.rawValue]?.choice(of: Handling.self)
                }
            } else {
                let handling = try entry.choice(of: Handling.self)
                for method in TouchMethod.allCases { role.handling[method] = handling }
            }
        }
        if let entry = fields["reports"] {
            role.details = try entry.list("`reports`").map { try $0.choice(of: TouchDetail.self) }
        }
        for method in TouchMethod.allCases {
            role.actions[method] = try fields[method.actionKey].map(actions)
        }
        role.next = try fields["next"].map(mention(responder:))
        return role
    }

    // MARK: Other responders

    private func controller(_ entry: Entry) throws -> SceneController {
        guard entry.isMap else { return SceneController(name: try declare(other: entry)) }
        let fields = try entry.fields(
            [
                "name", "title", "leftItems", "leftItemsSupplementBackButton", "hidesBackButton", "onWillAppear",
                "onDidAppear",
            ] + Self.roleKeys)
        let name = try declare(other: fields.required("name"))
        var controller = SceneController(name: name, role: try role(fields, of: name))
        controller.onWillAppear = try fields["onWillAppear"].map(actions) ?? []
        controller.onDidAppear = try fields["onDidAppear"].map(actions) ?? []
        controller.title = try fields["title"]?.name()
        controller.leftItems = try fields["leftItems"]?.list("an item's title").map { try $0.name() } ?? []
        controller.leftItemsSupplementBackButton = try fields["leftItemsSupplementBackButton"]?.flag() ?? false
        controller.hidesBackButton = try fields["hidesBackButton"]?.flag() ?? false
        return controller
    }

    private func navigation(_ entry: Entry) throws -> SceneNavigation {
        let fields = try entry.fields(["name", "barHidden", "delegate", "edge", "content"])
        var navigation = SceneNavigation(name: try declare(other: fields.required("name")))
        navigation.isBarHidden = try fields["barHidden"]?.flag() ?? false
        if let entry = fields["delegate"] {
            guard entry.scalar == "nil" else { throw entry.needs("nil, or no value") }
            navigation.hasNoDelegate = true
        }
        navigation.edge = try fields["edge"].map(declare(gesture:))
        navigation.content = try fields["content"].map(declare(gesture:))
        return navigation
    }

    private func tabs(_ entry: Entry) throws -> SceneTabs {
        let fields = try entry.fields(["name", "titles"])
        return SceneTabs(
            name: try declare(other: fields.required("name")),
            titles: try fields.required("titles").list("a tab's title").map { try declare(view: $0) })
    }

    /// Throws an error if the pages of a navigation controller or tab bar controller are invalid.
    private func checkContainer(_ fields: Fields, _ view: SceneView) throws {
        if let entry = fields["navigation"] {
            guard !view.views.isEmpty, view.views.allSatisfy({ $0.controller != nil }) else {
                throw entry.fail("a navigation has `views`, each with a `controller`, from the root to what is shown")
            }
        }
        if let entry = fields["tabs"], let tabs = view.tabs {
            guard view.navigation == nil else { throw entry.fail("a view has a `navigation` or `tabs`, not both") }
            let count = view.views.count
            guard count > 0, view.views.allSatisfy({ $0.controller != nil || $0.navigation != nil }) else {
                throw entry.fail("tabs have `views`, each with a `controller` or a `navigation`")
            }
            guard tabs.titles.count == count else {
                throw entry.fail("tabs have a title for each of their views, \(count), found \(tabs.titles.count)")
            }
        }
        guard let entry = fields["navigation"] ?? fields["tabs"] else { return }
        guard view.controller == nil, !view.overrides, view.viewClass == .view else {
            let owner = view.tabs == nil ? "a navigation" : "tabs"
            throw entry.fail("the view of \(owner) has no `class`, `controller` or overrides of its own")
        }
    }

    func application(_ entry: Entry) throws -> SceneApplication {
        let fields = try entry.fields(["sendEvent"] + Self.roleKeys)
        return SceneApplication(
            role: try role(fields, of: "UIApplication"),
            sendEvent: try fields["sendEvent"]?.choice(of: SendEventOverride.self))
    }

    func delegate(_ entry: Entry) throws -> SceneDelegate? {
        let fields = try entry.fields(["name", "responder"] + Self.roleKeys)
        var delegate = SceneDelegate()
        delegate.name = try fields["name"].map(declare(other:)) ?? delegate.name
        delegate.isResponder = try fields["responder"]?.flag() ?? true
        delegate.role = try role(fields, of: delegate.name)
        if !delegate.isResponder, !delegate.role.isPlain {
            throw entry.fail("a delegate that is no responder cannot handle touches")
        }
        return delegate
    }
}
