import Model

/// Generates random scenes. Later random numbers do not change earlier parts of a scene. `width` limits the features
/// that may occur: 0 is one view and one finger.
struct Drawing {
    private var generator: SeededRandomNumberGenerator
    private var scene = Model.Scene()
    private let width: Int
    private var fingers: [Int: Point] = [:]

    static func scene(seed: UInt64, story: UInt64, width: Int) -> Model.Scene {
        var drawing = Drawing(generator: SeededRandomNumberGenerator(seed: seed, story: story), width: width)
        drawing.drawViews()
        if width >= 2 { drawing.drawRecognizers() }
        if width >= 4 { drawing.drawActions() }
        drawing.drawFingers()
        return drawing.scene
    }

    private init(generator: SeededRandomNumberGenerator, width: Int) {
        self.generator = generator
        self.width = width
    }

    // MARK: Views

    private mutating func drawViews() {
        var window = Model.View(parent: nil, frame: Rect(0, 0, 390, 844))
        if width >= 1 {
            window.isMultiple = generator.chance(30)
            window.notesHitTest = generator.chance(20)
        }
        scene.views = [window]
        if width == 0 { return scene.views.append(Model.View(parent: 0, frame: Rect(20, 20, 200, 200))) }
        for _ in 0..<(1 + generator.below(6)) { drawView() }
        if generator.chance(15) {
            var front = Model.View(parent: nil, frame: Rect(0, Double(300 + generator.below(200)), 390, 844))
            front.level = generator.among([0, 0, -1, 10])
            front.isHidden = generator.chance(20)
            front.hitAnswer = generator.among([.usual, .notItself])
            scene.views.append(front)
            for _ in 0..<generator.below(3) { drawView() }
        }
    }

    private mutating func drawView() {
        let parents = scene.views.indices.filter { !scene.views[$0].isControl }
        let parent = generator.chance(40) ? parents.last! : generator.among(parents)
        var view = Model.View(
            parent: parent,
            frame: Rect(
                Double(generator.below(140)) / 2, Double(generator.below(200)) / 2, Double(80 + generator.below(250)),
                Double(80 + generator.below(350))))
        if generator.chance(15) {
            view.boundsOrigin = Point(Double(generator.below(80) - 40), Double(generator.below(80) - 40))
        }
        if generator.chance(10) { view.scale = generator.among([0.5, 2]) }
        view.isHidden = generator.chance(5)
        view.alpha = generator.among([1, 1, 1, 1, 1, 1, 1, 0.5, 0.011, 0.01])
        view.isInteractive = generator.chance(94)
        view.isMultiple = generator.chance(45)
        view.isExclusive = generator.chance(10)
        if generator.chance(12) {
            view.isControl = true
            view.isEnabled = generator.chance(90)
            if width >= 5 { view.isButton = generator.chance(50) }
        } else {
            view.notesHitTest = generator.chance(20)
            if view.notesHitTest {
                view.hitAnswer = generator.among([
                    .usual, .usual, .itself, .nothing, .notItself, .other(generator.below(scene.views.count)),
                ])
                view.insideAnswer = generator.among([.usual, .usual, .usual, .always, .never, .grown])
            }
            view.forwards = generator.chance(20)
            if generator.chance(20) { view.receives = Set(Phase.allCases.filter { _ in generator.chance(60) }) }
        }
        scene.views.append(view)
    }

    // MARK: Recognizers

    private mutating func drawRecognizers() {
        let count = 1 + generator.below(width >= 3 ? 5 : 1)
        for index in 0..<count { drawRecognizer(index, of: count) }
    }

    private mutating func drawRecognizer(_ index: Int, of count: Int) {
        var recognizer = Model.Recognizer(on: generator.below(scene.views.count), drawKind())
        if generator.chance(50), let last = scene.recognizers.last?.view { recognizer.view = last }
        recognizer.cancels = generator.chance(70)
        recognizer.delaysBegan = generator.chance(25)
        recognizer.delaysEnded = generator.chance(70)
        recognizer.isEnabled = generator.chance(97)
        func some(_ percent: Int) -> Set<Int> {
            Set((0..<count).filter { $0 != index && generator.chance(percent) })
        }
        if generator.chance(25) { recognizer.requires = some(35) }
        if generator.chance(35) {
            var delegate = Model.Recognizer.Delegate()
            delegate.begins = generator.chance(80)
            if generator.chance(50) { delegate.simultaneousWith = some(60) }
            if generator.chance(15) { delegate.requires = some(35) }
            if generator.chance(15) { delegate.requiredBy = some(35) }
            delegate.receivesEvents = generator.chance(95)
            if generator.chance(15) {
                delegate.receivesTouchesIn = Set(scene.views.indices.filter { _ in generator.chance(60) })
            }
            recognizer.delegate = delegate
        }
        if case .planned = recognizer.kind {
            if generator.chance(15) { recognizer.cannotPrevent = some(50) }
            if generator.chance(15) { recognizer.cannotBePreventedBy = some(50) }
        }
        scene.recognizers.append(recognizer)
        if generator.chance(8) { scene.views[generator.below(scene.views.count)].refuses.insert(index) }
    }

    private mutating func drawKind() -> Model.Recognizer.Kind {
        switch generator.below(width >= 5 ? 12 : 10) {
        case 10, 11:
            return .swipe(
                Model.Recognizer.Ways(rawValue: UInt(1 + generator.below(15))), touches: generator.among([1, 1, 1, 2]))
        case 0, 1: return .tap(taps: generator.among([1, 1, 2, 3]), touches: generator.among([1, 1, 1, 2]))
        case 2, 3:
            return .press(
                duration: generator.among([0.5, 0.2, 0.05 + generator.part()]),
                taps: width >= 5 ? generator.among([0, 0, 1]) : 0,
                touches: generator.among([1, 1, 1, 2]))
        case 4, 5: return .pan(minimum: generator.among([1, 1, 1, 2]), maximum: generator.among([2, 3, 10]))
        default: return .planned(drawPlan())
        }
    }

    /// Most plans are those of a plausible gesture; some are arbitrary.
    private mutating func drawPlan() -> [Model.Recognizer.Move] {
        typealias Move = Model.Recognizer.Move
        // A recognizer that ignores its touches while others may wait for it (G-26).
        if width >= 3, generator.chance(10) {
            let ignores = Move(generator.among([.began, .moved, .moved]), 1 + generator.below(2), .ignore)
            return generator.chance(50) ? [ignores] : [ignores, Move(.ended, 1, .set(.ended))]
        }
        if generator.chance(25) {
            return (0..<(1 + generator.below(3))).map { _ in
                let phase = generator.among(Phase.allCases)
                let verb: Move.Verb =
                    generator.chance(12)
                    ? .ignore : .set(generator.among([.began, .changed, .ended, .cancelled, .failed, .possible]))
                return Move(phase, 1 + generator.below(3), verb)
            }
        }
        let begins = Move(generator.among([.began, .moved, .moved]), 1 + generator.below(2), .set(.began))
        let ends = (1...3).map { Move(.ended, $0, .endIfLast) }
        switch generator.below(5) {
        case 0: return [Move(.began, 1 + generator.below(2), .set(.ended))]
        case 1: return [Move(.ended, 1 + generator.below(2), .set(.ended))]
        case 2: return [Move(generator.among(Phase.allCases), 1 + generator.below(3), .set(.failed))]
        default: return [begins] + ends
        }
    }

    // MARK: Changes

    private mutating func drawChange() -> Change {
        let view = scene.views.indices.filter { scene.views[$0].parent != nil }
        let recognizer = scene.recognizers.isEmpty ? 0 : generator.below(scene.recognizers.count)
        guard let place = view.isEmpty ? nil : generator.among(view) else { return .toggle(recognizer) }
        switch generator.below(scene.recognizers.isEmpty ? 5 : 9) {
        case 0, 1: return .removeView(place)
        case 2: return .toggleHidden(place)
        case 3: return .bringToFront(place)
        case 4: return generator.chance(50) ? .addView(place) : .toggleInteraction(place)
        case 5: return .disable(recognizer)
        case 6: return .enable(recognizer)
        case 7: return .toggle(recognizer)
        default: return .removeRecognizer(recognizer)
        }
    }

    private mutating func drawActions() {
        guard generator.chance(50) else { return }
        for _ in 0..<(1 + generator.below(2)) {
            switch generator.below(10) {
            case 0, 1: drawActionAmongRecognizers()
            case 2: drawActionOfTheAsked()
            case 3: drawRemovalAtTheBeginning()
            default: drawAction()
            }
        }
    }

    private mutating func drawRecognizer() -> Int { generator.below(max(1, scene.recognizers.count)) }

    /// A change that the action of one recognizer makes to another, possibly the next to act.
    private mutating func drawActionAmongRecognizers() {
        guard scene.recognizers.count > 1 else { return drawAction() }
        let (one, other) = (drawRecognizer(), drawRecognizer())
        if generator.chance(50) {
            scene.recognizers[one].delegate = scene.recognizers[one].delegate ?? Model.Recognizer.Delegate()
            scene.recognizers[one].delegate!.simultaneousWith.insert(other)
            scene.recognizers[other].view = scene.recognizers[one].view
        }
        let action = "acts \(generator.among(["began", "began", "changed", "ended", "ended"]))"
        let change: Change = generator.among([.disable(other), .toggle(other), .removeRecognizer(other)])
        scene.deeds.append(Action(Model.Scene.name(ofRecognizer: one), action, 1, change))
    }

    /// A change that a delegate or a view makes when it is asked whether a gesture may begin (G-28, G-29).
    private mutating func drawActionOfTheAsked() {
        let (recognizer, view) = (drawRecognizer(), generator.below(scene.views.count))
        let name = Model.Scene.name(ofRecognizer: recognizer)
        let change = drawChange()
        if generator.chance(50) {
            scene.deeds.append(Action(name, "begins?", 1 + generator.below(2), change))
        } else {
            scene.deeds.append(Action(scene.name(ofView: view), "lets \(name) begin?", 1 + generator.below(2), change))
        }
    }

    /// A view that removes itself or its superview when it receives a touch, and forwards the touch.
    private mutating func drawRemovalAtTheBeginning() {
        let inner = scene.views.indices.filter { scene.views[$0].parent.map { scene.views[$0].parent != nil } == true }
        guard !inner.isEmpty else { return drawAction() }
        let view = generator.among(inner)
        if generator.chance(60), !scene.views[view].isControl { scene.views[view].forwards = true }
        if generator.chance(60), let recognizer = scene.recognizers.indices.last {
            scene.recognizers[recognizer].view = generator.chance(50) ? view : scene.views[view].parent
            scene.recognizers[recognizer].delaysBegan = true
        }
        let gone = generator.chance(70) ? scene.views[view].parent! : view
        scene.deeds.append(Action(scene.name(ofView: view), Phase.began.description, 1, .removeView(gone)))
    }

    private mutating func drawAction() {
        let view = scene.name(ofView: generator.below(scene.views.count))
        let recognizer = Model.Scene.name(ofRecognizer: drawRecognizer())
        let (listener, what): (String, String) = generator.among([
            (view, generator.among(Phase.allCases).description), (view, generator.among(Phase.allCases).description),
            (recognizer, "acts \(generator.among(["began", "changed", "ended", "cancelled"]))"),
            (recognizer, "acts \(generator.among(["began", "ended"]))"),
            (recognizer, "receives \(generator.among(Phase.allCases))"),
        ])
        scene.deeds.append(Action(listener, what, 1 + generator.below(2), drawChange()))
    }

    // MARK: Fingers

    private mutating func drawPoint() -> Point {
        if !fingers.isEmpty, generator.chance(30) {
            return drawPoint(near: generator.among(fingers.sorted { $0.key < $1.key }.map(\.value)), 60)
        }
        return Point(Double(generator.below(600)) / 2, Double(generator.below(800)) / 2)
    }

    private mutating func drawPoint(near point: Point, _ reach: Int) -> Point {
        Point(
            point.x + Double(generator.below(4 * reach + 1) - 2 * reach) / 2,
            point.y + Double(generator.below(4 * reach + 1) - 2 * reach) / 2)
    }

    private mutating func wait() {
        scene.steps.append(.wait(generator.among([0.001, 0.02, 0.02, 0.05, 0.1, 0.3, 0.6]) * (0.5 + generator.part())))
    }

    private mutating func drawFingers() {
        let most = width == 0 ? 1 : generator.among([1, 2, 2, 3, 4])
        wait()
        for _ in 0..<(4 + generator.below(14)) {
            drawStep(most)
            if generator.chance(70) { wait() }
        }
        if generator.chance(80) {
            let rest = fingers.keys.sorted().map { Sample($0, .ended, fingers[$0]!) }
            if !rest.isEmpty { scene.steps.append(.report(rest)) }
            scene.steps.append(.wait(4 + generator.part()))
        }
    }

    private mutating func drawStep(_ most: Int) {
        let down = fingers.keys.sorted()
        let free = (1...most).filter { fingers[$0] == nil }
        switch generator.below(20) {
        case 0...6 where !free.isEmpty:
            // An additional finger, or several at once.
            let count = generator.chance(80) ? 1 : min(free.count, 2)
            report(free.prefix(count).map { ($0, .began) })
        case 7...12 where !down.isEmpty:
            report(down.filter { _ in generator.chance(75) }.map { ($0, .moved) })
        case 13...15 where !down.isEmpty: report([(generator.among(down), .ended)])
        case 16 where down.count > 1: report(down.map { ($0, .ended) })
        case 17 where !down.isEmpty: report([(generator.among(down), generator.chance(50) ? .cancelled : .ended)])
        case 18 where width >= 1 && !down.isEmpty:
            // Arbitrary samples together.
            var samples: [(Int, Phase)] = down.filter { _ in generator.chance(60) }.map {
                ($0, generator.among([.moved, .ended]))
            }
            if let next = free.first, generator.chance(50) { samples.append((next, .began)) }
            report(samples)
        case 19 where width >= 5 && generator.chance(20): scene.steps.append(.change(.ignoreForAMoment))
        case 19 where width >= 4 && generator.chance(50): scene.steps.append(.change(drawChange()))
        case 19 where width >= 1: scene.steps.append(.ask(window: 0, drawPoint()))
        default: wait()
        }
    }

    private mutating func report(_ samples: [(Int, Phase)]) {
        var made: [Sample] = []
        let reach = generator.among([3, 8, 20, 100])
        for (finger, phase) in samples {
            let place: Point
            switch phase {
            case .began: place = drawPoint()
            case .moved: place = drawPoint(near: fingers[finger]!, reach)
            default: place = generator.chance(80) ? fingers[finger]! : drawPoint(near: fingers[finger]!, reach)
            }
            // Two touches at the same point could not be distinguished in the log.
            if phase == .began && made.contains(where: { $0.place == place }) { continue }
            made.append(Sample(finger, phase, place))
            fingers[finger] = phase == .ended || phase == .cancelled ? nil : place
        }
        if !made.isEmpty { scene.steps.append(.report(made)) }
    }
}
