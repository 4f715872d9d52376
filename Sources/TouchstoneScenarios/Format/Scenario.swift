import Foundation
import TouchstoneCore
import UIKit

/// A test of event delivery as data: a view tree, what the fingers do and when, and the trace that must result.
///
/// ```swift
/// let scenario = try Scenario(contentsOf: "Scenarios/articles/red-then-blue.yaml")
/// let outcome = try ScenarioRun(scenario).play()
/// print(outcome.eventLog)
/// ```
///
/// The format is described in `docs/scenarios.md`.
public struct Scenario: Sendable {
    /// The name of the file as it was given, for messages.
    public var file: String
    /// The title of the scenario.
    public var title: String
    /// A description of what the scenario shows, and why; may be empty.
    public var about: String
    /// The ids of the rules in `docs/rules.md` that the scenario shows.
    public var rules: [String]
    /// The statements of the five articles that the scenario shows, such as `0.3`: article 0, statement 3 of `docs/articles.md`.
    public var statements: [ArticleStatement]
    /// The size of the screen, in points.
    public var screen: CGSize
    /// The parts of the trace that are shown and compared, in the order of the trace.
    public var shown: Set<Shown>
    /// The event log that must result; `nil` if the file does not state it.
    public var expected: Expectation?
    /// The deliberate fault that an explanation must find; `nil` in most scenarios.
    public var fault: InjectedFault?

    /// The iOS version that the application behaves like; `nil` if the file does not state it.
    public var behavior: Behavior.Version?
    /// Changes of single switches of the behavior, in the order of the file.
    var choices: [Choice]
    var application: SceneApplication
    var delegate: SceneDelegate?
    /// The name of the scene that contains the windows; `nil` if they are in no scene.
    var scene: String?
    var windows: [SceneWindow]
    var steps: [Step]
    /// The names of views, recognizers and other responders, in the order of the alphabet.
    var names: [String] = []

    /// Reads a scenario from a file.
    ///
    /// - Parameter path: The path of a UTF-8 text file in the scenario format.
    public init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ScenarioError(file: path, line: 0, message: "cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ScenarioError(file: path, line: 0, message: "is not UTF-8 text")
        }
        try self.init(yaml: text, file: path)
    }

    /// Reads a scenario from text.
    ///
    /// - Parameters:
    ///   - yaml: The text in the scenario format.
    ///   - file: The name that messages use for the text.
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
    /// A change of one switch of the behavior.
    struct Choice: Sendable {
        let set: @Sendable (inout Behavior) -> Void
    }

    /// Returns whether the scenario shows a fact; notes are always shown.
    func shows(_ fact: TraceFact) -> Bool {
        if case .note = fact { return true }
        return shown.contains { $0.holds(fact) }
    }
}

/// A part of the trace that a scenario can show.
public enum Shown: String, CaseIterable, Sendable {
    /// Samples entering the queue and the two run-loop sources.
    case queue
    /// Each view that a hit test asks, and the result.
    case hitTest
    /// The results of the hit-tested views, without the queries.
    case verdicts
    /// Each event that `sendEvent` receives.
    case send
    /// What is bound, suppressed, delivered, forwarded, dropped, cancelled or ignored, and the actions. Notes are always
    /// shown.
    case delivery
    /// Everything that recognizers do: arenas, states, waiting, actions and the movement that recognition consumes.
    case gestures
    /// The events of controls, the actions with their targets, and changes of the first responder.
    case controls
    /// The messages of scroll views to their delegates.
    case scrolling

    /// Returns whether the fact belongs to this part of the trace.
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

/// The expected event log, line by line.
public struct Expectation: Equatable, Sendable {
    /// One line of the expected event log.
    public struct Line: Equatable, Sendable {
        /// The line without the white space around it.
        public var text: String
        /// The number of the line in the file, from 1.
        public var number: Int
    }

    /// The trimmed lines, without blank lines and comments.
    public var lines: [Line]

    /// Splits a text into its lines.
    ///
    /// - Parameters:
    ///   - text: The expected event log as text.
    ///   - firstLine: The line of the file on which the text begins.
    init(_ text: String, firstLine: Int) {
        lines = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
            lines.append(Line(text: trimmed, number: firstLine + index))
        }
    }
}
