import Foundation
import TouchstoneCore
import UIKit
import Yams

/// Reads a scenario from YAML nodes. Each mistake is an error that states the file, the line and what was expected.
final class ScenarioReader {
    let file: String
    /// The names of views that have been declared, with the line of each.
    private var views: [String: Int] = [:]
    private var classes: [String: ViewClass] = [:]
    private var others: [String: Int] = [:]
    /// The actions that responders handle, by the responder's name.
    private var takers: [String: [String]] = [:]
    private var gestureNames: [String: Int] = [:]
    /// Names that entries refer to; the declaration may come later in the file.
    private var mentions: [(entry: Entry, name: String, kind: Kind)] = []

    /// The kind of object that a mentioned name must refer to.
    private enum Kind: String {
        case view, responder, gesture
        case either = "view or gesture"
    }

    /// Changes of view properties. They are checked last, since the class of the view may come later in the file.
    private var changes: [(name: String, fields: Fields)] = []
    private var errands: [(target: Entry, name: String, action: Entry)] = []

    private var viewCount = 0
    private var stepCount = 0

    init(file: String) {
        self.file = file
    }

    private static let keys = [
        "title", "about", "rules", "article", "screen", "behavior", "choices", "application", "delegate", "scene",
        "windows",
        "views", "steps",
        "show", "expect", "why",
    ]

    func scenario(_ node: Node) throws -> Scenario {
        let fields = try Entry(node: node, what: "a scenario", reader: self, lineAround: 1).fields(Self.keys)
        let screen = try fields["screen"].map(size) ?? CGSize(width: 390, height: 844)
        others["UIApplication"] = 0
        var scenario = Scenario(
            file: file,
            title: try fields.required("title").name(),
            about: try fields["about"]?.text() ?? "",
            rules: try fields["rules"]?.list("a rule").map { try $0.name() } ?? [],
            statements: try fields["article"].map(statements) ?? [],
            screen: screen,
            shown: try fields["show"].map(shown) ?? [.hitTest, .delivery],
            expected: try fields["expect"].map(expectation),
            behavior: try fields["behavior"]?.choice(of: Behavior.Version.self),
            choices: try fields["choices"].map(choices) ?? [],
            application: try fields["application"].map(application) ?? SceneApplication(),
            delegate: try fields["delegate"].flatMap(delegate),
            scene: try fields["scene"].map { try declare(other: $0) },
            windows: try windows(fields),
            steps: try fields.required("steps").list("a step").map(step))
        scenario.fault = try fields["why"].map(fault)
        try checkMentions()
        scenario.names = (Array(views.keys) + Array(gestureNames.keys) + Array(others.keys)).sorted()
        return scenario
    }

    /// Reads one statement of an article, or a list of them.
    private func statements(_ entry: Entry) throws -> [ArticleStatement] {
        try (entry.isList ? entry.list("a statement") : [entry]).map { entry in
            guard let statement = ArticleStatement(try entry.text()) else {
                throw entry.needs("a statement of an article, such as 0.3")
            }
            return statement
        }
    }

    private func size(_ entry: Entry) throws -> CGSize {
        let numbers = try entry.numbers(2, "two numbers, [width, height]")
        guard numbers.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else {
            throw entry.needs("a width and a height from 1 to 100000")
        }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    private func shown(_ entry: Entry) throws -> Set<Shown> {
        Set(try entry.list("`show`").map { try $0.choice(of: Shown.self) })
    }

    private func expectation(_ entry: Entry) throws -> Expectation {
        let text = try entry.text()
        guard case .scalar(let scalar) = entry.node else { throw entry.needs("a text") }
        let isBlock = scalar.style == .literal || scalar.style == .folded
        return Expectation(text, firstLine: entry.line + (isBlock ? 1 : 0))
    }

    private func windows(_ fields: Fields) throws -> [SceneWindow] {
        if let list = fields["windows"] {
            if let views = fields["views"] {
                throw views.fail("a scenario has `windows` or `views`, not both")
            }
            return try list.list("a window").map(window)
        }
        guard let list = fields["views"] else { throw fields.whole.fail("a scenario needs `views` or `windows`") }
        views["window"] = list.line
        var view = SceneView(line: list.line)
        view.name = "window"
        view.views = try list.list("a view").map { try self.view($0) }
        return [SceneWindow(view: view)]
    }

    // MARK: Names

    func declare(view entry: Entry, _ viewClass: ViewClass = .view) throws -> String {
        let name = try entry.name()
        try checkIsNew(name, entry)
        views[name] = entry.line
        classes[name] = viewClass
        return name
    }

    /// Declares a view that is created together with the object that the entry names.
    func declare(view name: String, _ entry: Entry) throws {
        try checkIsNew(name, entry)
        views[name] = entry.line
    }

    func declare(taker name: String, _ actions: [String]) { takers[name] = actions }

    func declare(other entry: Entry) throws -> String {
        let name = try entry.name()
        try checkIsNew(name, entry)
        others[name] = entry.line
        return name
    }

    func declare(gesture entry: Entry) throws -> String {
        let name = try entry.name()
        try checkIsNew(name, entry)
        gestureNames[name] = entry.line
        return name
    }

    private func checkIsNew(_ name: String, _ entry: Entry) throws {
        if let line = views[name] ?? others[name] ?? gestureNames[name] {
            throw entry.fail("the name \(name) is already used" + (line > 0 ? " on line \(line)" : ""))
        }
    }

    func mention(view entry: Entry) throws -> String {
        let name = try entry.name()
        mentions.append((entry, name, .view))
        return name
    }

    func mention(responder entry: Entry) throws -> String {
        let name = try entry.name()
        mentions.append((entry, name, .responder))
        return name
    }

    func mention(gesture entry: Entry) throws -> String {
        let name = try entry.name()
        mentions.append((entry, name, .gesture))
        return name
    }

    /// Notes a reference to a view, another responder or a recognizer.
    func mention(either entry: Entry) throws -> String {
        let name = try entry.name()
        mentions.append((entry, name, .either))
        return name
    }

    /// Notes a reference to a view, with properties to change.
    func mention(changed entry: Entry, _ fields: Fields) throws -> String {
        let name = try mention(view: entry)
        changes.append((name, fields))
        return name
    }

    /// Notes a reference to a responder that receives an action.
    func mention(taker entry: Entry, of action: Entry) throws -> String {
        let name = try mention(responder: entry)
        errands.append((entry, name, action))
        return name
    }

    private func checkMentions() throws {
        try checkNames()
        for (name, fields) in changes { try checkClass(fields, classes[name] ?? .view) }
        for (target, name, action) in errands {
            let wanted = try action.name()
            let taken = takers[name] ?? []
            if taken.contains(wanted) || EditAction(rawValue: wanted) != nil { continue }
            let guess = nearest(to: wanted, among: taken).map { "; did you mean \($0)?" }
            throw target.fail(
                "\(target.what) names \(name), which does not implement \(wanted)"
                    + (guess ?? "; give it `implements: [\(wanted)]`"))
        }
    }

    private func checkNames() throws {
        let known: [Kind: [String]] = [
            .view: views.keys.sorted(), .responder: (Array(views.keys) + Array(others.keys)).sorted(),
            .gesture: gestureNames.keys.sorted(),
            .either: (Array(views.keys) + Array(others.keys) + Array(gestureNames.keys)).sorted(),
        ]
        for (entry, name, kind) in mentions {
            let isKnown =
                switch kind {
                case .view: views[name] != nil
                case .responder: views[name] != nil || others[name] != nil
                case .gesture: gestureNames[name] != nil
                case .either: views[name] != nil || others[name] != nil || gestureNames[name] != nil
                }
            if isKnown { continue }
            let guess = nearest(to: name, among: known[kind] ?? []).map { "; did you mean \($0)?" } ?? ""
            throw entry.fail("\(entry.what) names no \(kind.rawValue) of this scenario: \(name)\(guess)")
        }
    }

    // MARK: Limits

    func countView(_ entry: Entry) throws {
        viewCount += 1
        if viewCount > 20_000 { throw entry.fail("a scenario has at most 20000 views") }
    }

    func countStep(_ entry: Entry) throws {
        stepCount += 1
        if stepCount > 20_000 { throw entry.fail("a scenario has at most 20000 steps") }
    }
}
