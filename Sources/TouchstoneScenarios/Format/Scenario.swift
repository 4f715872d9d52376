import Foundation
import TouchstoneCore
import UIKit

/// An event story as data: a view tree, what the fingers do and when, and the trace that must come of it.
///
/// ```swift
/// let scenario = try Scenario(contentsOf: "Scenarios/articles/red-then-blue.yaml")
/// let outcome = try ScenarioRun(scenario).play()
/// print(outcome.story)
/// ```
///
/// The format is described in `docs/scenarios.md`.
public struct Scenario: Sendable {
    /// The file's name as it was given, for messages.
    public var file: String
    /// What the story is called.
    public var title: String
    /// What the story shows, and why; may be empty.
    public var about: String
    /// The ids of `docs/rules.md` that it shows.
    public var rules: [String]
    /// The statements of the five articles that it shows, such as `0.3`: article 0, statement 3 of `docs/articles.md`.
    public var statements: [ArticleStatement]
    /// The size of the screen in points.
    public var screen: CGSize
    /// Which parts of the trace are shown and compared, in the order of the trace.
    public var shown: Set<Shown>
    /// What must happen; nil where the file does not say.
    public var expected: Expectation?
    /// What is wrong on purpose, and must be found; nil in most scenarios.
    public var fault: InjectedFault?

    /// Which iOS the application behaves like; nil where the file does not say.
    public var behavior: Behavior.Version?
    /// Single switches, in the order of the file.
    var choices: [Choice]
    var application: SceneApplication
    var delegate: SceneDelegate?
    /// The name of the windows' scene, if they are in one.
    var scene: String?
    var windows: [SceneWindow]
    var steps: [Step]

    /// Reads a scenario from a file.
    public init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ScenarioError(file: path, line: 0, message: "cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ScenarioError(file: path, line: 0, message: "is not UTF-8 text")
        }
        try self.init(yaml: text, file: path)
    }

    /// Reads a text.
    /// - Parameter file: What messages call it.
    public init(yaml: String, file: String) throws {
        let node = try YAMLSource.node(yaml, file: file)
        self = try ScenarioReader(file: file).scenario(node)
    }

    init(
        file: String, title: String, about: String, rules: [String], statements: [ArticleStatement] = [],
        screen: CGSize, shown: Set<Shown>,
        expected: Expectation?, behavior: Behavior.Version?, choices: [Choice], application: SceneApplication,
        delegate: SceneDelegate?,
        scene: String?, windows: [SceneWindow], steps: [Step]
    ) {
        self.file = file
        self.title = title
        self.about = about
        self.rules = rules
        self.statements = statements
        self.screen = screen
        self.shown = shown
        self.expected = expected
        self.behavior = behavior
        self.choices = choices
        self.application = application
        self.delegate = delegate
        self.scene = scene
        self.windows = windows
        self.steps = steps
    }
}

extension Scenario {
    /// A switch of the behavior, set.
    struct Choice: Sendable {
        let set: @Sendable (inout Behavior) -> Void
    }

    /// Notes are always shown.
    func shows(_ fact: TraceFact) -> Bool {
        if case .note = fact { return true }
        return shown.contains { $0.holds(fact) }
    }
}

/// A part of the trace.
public enum Shown: String, CaseIterable, Sendable {
    /// Samples entering the queue and the two run-loop sources.
    case queue
    /// Each view that is asked, and its answer.
    case hitTest
    /// Only the verdicts of the hit test.
    case verdicts
    /// Each call of `sendEvent(_:)`.
    case send
    /// What was bound, suppressed, delivered, forwarded, dropped, cancelled or ignored, and the actions. Notes are always
    /// shown.
    case delivery
    /// All that recognizers do: arenas, states, waiting, actions and the movement that recognition used up.
    case gestures
    /// The events of controls, the actions and their targets, and changes of the first responder.
    case controls
    /// What scroll views tell their delegates.
    case scrolling

    /// Whether this part of the trace holds the fact.
    func holds(_ fact: TraceFact) -> Bool {
        switch fact {
        case .queued, .portFired, .drainFired: self == .queue
        case .asked: self == .hitTest
        case .verdict: self == .hitTest || self == .verdicts
        case .sent: self == .send
        case .acted, .noTarget: self == .gestures || self == .delivery
        case .arena, .entered, .waits, .consumed: self == .gestures
        case .controlEvent, .action, .firstResponder, .focus: self == .controls || self == .delivery
        case .scrolled: self == .scrolling || self == .delivery
        default: self == .delivery
        }
    }
}

/// The expected story, line by line.
public struct Expectation: Equatable, Sendable {
    /// One line of the expected story.
    public struct Line: Equatable, Sendable {
        /// The line without the white space around it.
        public var text: String
        /// In the file, from 1.
        public var number: Int
    }

    /// Without blank lines and remarks, trimmed.
    public var lines: [Line]

    /// - Parameter firstLine: The file's line on which the text begins.
    init(_ text: String, firstLine: Int) {
        lines = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
            lines.append(Line(text: trimmed, number: firstLine + index))
        }
    }
}
