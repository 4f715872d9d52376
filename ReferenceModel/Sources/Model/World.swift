/// The reference model: an application's screen according to the rules. It is slow and plain, caches nothing and shares nothing
/// with the library. Each part is an extension in its own file.
public struct World: Sendable {
    /// The scene with all changes so far.
    var scene: Scene
    /// The subviews of each view, from back to front.
    var children: [[Int]]
    /// The windows in the order in which they were shown.
    var windows: [Int] = []
    var notebook: Notebook
    var now = 0.0

    /// All touches in the order of their beginnings.
    var touches: [Touch] = []
    /// The moves of fingers since the last display frame (T-26).
    var pendingMoves: [(finger: Int, place: Point, time: Double, isNew: Bool)] = []
    /// The display frame for which moves wait.
    var tick: Deadline?
    /// The changed touches of the current event, empty between events.
    var changed: [Int: Phase] = [:]
    /// The windows to which the current event has not been sent yet.
    var windowsToCome: Set<Int> = []
    /// The order in which recognizers received the current event, empty between events.
    var notified: [Int] = []
    /// The number of events.
    var events = 0

    /// The attempt of each recognizer.
    var attempts: [RecognitionSequence]
    var recognitions = 0
    var joinings = 0
    var deadlines = 0
    /// Whether decisions are being made. Changes made meanwhile are handled by the same round.
    var isDeciding = false
    /// Whether recognizers are receiving an event.
    var isTelling = false
    /// The tracked touch of each control, by view.
    var tracking: [Int: Tracking] = [:]

    public init(_ scene: Scene) {
        self.scene = scene
        notebook = Notebook(deeds: scene.deeds)
        children = Array(repeating: [], count: scene.views.count)
        attempts = scene.recognizers.map { RecognitionSequence(isEnabled: $0.isEnabled) }
        for (index, view) in scene.views.enumerated() {
            if let parent = view.parent { children[parent].append(index) } else { windows.append(index) }
        }
    }

    /// The log of all callbacks.
    public var lines: [String] { notebook.lines }

    /// The lines of the log.
    public static func lines(of scene: Scene) -> [String] { log(of: scene).lines }

    /// The lines of the log and the number of events.
    public static func log(of scene: Scene) -> (lines: [String], events: Int) {
        var world = World(scene)
        for (index, step) in scene.steps.enumerated() {
            world.notebook.step = index
            world.take(step)
        }
        return (world.lines, world.events)
    }

    mutating func take(_ step: Step) {
        switch step {
        case .report(let samples): receive(samples)
        case .wait(let seconds): advance(to: now + seconds)
        case .change(let change):
            make(change)
            settle()
        case .ask(let window, let point):
            let answer = hitTest(window, point)
            write(name(window), "returns", answer.map(name) ?? "nil")
        }
    }

    mutating func write(_ listener: String, _ what: String, _ details: String = "") {
        for change in notebook.write(listener, what, details) { make(change) }
    }

    func name(_ view: Int) -> String { scene.name(ofView: view) }
    func recognizerName(_ index: Int) -> String { Scene.name(ofRecognizer: index) }

    // MARK: The tree

    /// The superview, or `nil` for a window and for the root of a removed tree.
    func superview(_ view: Int) -> Int? {
        guard let parent = scene.views[view].parent, children[parent].contains(view) else { return nil }
        return parent
    }

    /// The view and its superviews, upward.
    func line(_ view: Int) -> [Int] {
        var line = [view]
        while let parent = superview(line.last!) { line.append(parent) }
        return line
    }

    func isInAWindow(_ view: Int) -> Bool { windows.contains(line(view).last!) }

    func isInside(_ view: Int, _ ancestor: Int) -> Bool { line(view).contains(ancestor) }

    func depth(_ view: Int) -> Int { line(view).count }
}
