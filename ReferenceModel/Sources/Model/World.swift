/// The reference model: an application's screen as the rules have it. Slow and plain; nothing is cached, nothing is shared
/// with the library. Each part is an extension in a file of its own.
public struct World: Sendable {
    /// The scene with all changes made so far: flags, and the views in the tree.
    var scene: Scene
    /// The subviews of each view, from back to front.
    var children: [[Int]]
    /// Windows from the one shown first to the one shown last.
    var windows: [Int] = []
    var notebook: Notebook
    var now = 0.0

    /// Every touch that ever began, in that order.
    var touches: [Touch] = []
    /// Where fingers have moved to since the last frame of the display (T-26).
    var pendingMoves: [(finger: Int, place: Point, time: Double, isNew: Bool)] = []
    /// The frame of the display that moves wait for.
    var tick: Deadline?
    /// What changed in the event that is being delivered; an empty one between events.
    var changed: [Int: Phase] = [:]
    /// Windows whose turn is yet to come in that event.
    var windowsToCome: Set<Int> = []
    /// The order in which recognizers were notified of it; empty between events.
    var notified: [Int] = []
    /// How many events there were.
    var events = 0

    /// What each recognizer is at.
    var attempts: [RecognitionSequence]
    var recognitions = 0
    var joinings = 0
    var deadlines = 0
    /// How deep we are in rounds of decisions; changes made meanwhile are taken up by the round.
    var isDeciding = false
    /// Recognizers are being told of an event.
    var isTelling = false
    /// What a control follows, by view.
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

    /// What everybody heard.
    public var lines: [String] { notebook.lines }

    /// The lines of the log.
    public static func lines(of scene: Scene) -> [String] { log(of: scene).lines }

    /// The same, and of how many events it was.
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
            write(name(window), "answers", answer.map(name) ?? "nobody")
        }
    }

    mutating func write(_ listener: String, _ what: String, _ details: String = "") {
        for change in notebook.write(listener, what, details) { make(change) }
    }

    func name(_ view: Int) -> String { scene.name(ofView: view) }
    func recognizerName(_ index: Int) -> String { Scene.name(ofRecognizer: index) }

    // MARK: The tree

    /// Nil for a window, and for the top of a tree that has left its window.
    func superview(_ view: Int) -> Int? {
        guard let parent = scene.views[view].parent, children[parent].contains(view) else { return nil }
        return parent
    }

    /// The view and all that it lies in, upward.
    func line(_ view: Int) -> [Int] {
        var line = [view]
        while let parent = superview(line.last!) { line.append(parent) }
        return line
    }

    func isInAWindow(_ view: Int) -> Bool { windows.contains(line(view).last!) }

    func isInside(_ view: Int, _ ancestor: Int) -> Bool { line(view).contains(ancestor) }

    func depth(_ view: Int) -> Int { line(view).count }
}
