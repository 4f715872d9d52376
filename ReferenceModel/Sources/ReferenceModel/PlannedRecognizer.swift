import Model
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer that executes its plan from the scene.
final class PlannedRecognizer: UIGestureRecognizer {
    private let index: Int
    private let moves: [Model.Recognizer.Move]
    private unowned let story: LibraryEventLog
    private var calls: [Phase: Int] = [:]

    init(_ index: Int, _ moves: [Model.Recognizer.Move], _ story: LibraryEventLog) {
        self.index = index
        self.moves = moves
        self.story = story
        super.init(target: nil, action: nil)
    }

    private func deliver(_ phase: Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        let fingers = touches.map { "\(story.finger(of: $0))" }.sorted().joined(separator: " ")
        calls[phase, default: 0] += 1
        let count = calls[phase]!
        story.write("r\(index)", "receives \(phase)", fingers)
        for move in moves where move.phase == phase && move.count == count {
            switch move.verb {
            case .set(let state): self.state = State(state)
            case .endIfLast: if numberOfTouches == 0 { state = .ended }
            case .ignore: for touch in touches { ignore(touch, for: event) }
            }
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { deliver(.began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { deliver(.moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { deliver(.ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        deliver(.cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        super.reset()
        calls = [:]
        story.write("r\(index)", "resets")
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !story.scene.recognizers[index].cannotPrevent.contains(story.index(of: other) ?? -1)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !story.scene.recognizers[index].cannotBePreventedBy.contains(story.index(of: other) ?? -1)
    }
}

/// A delegate that returns the results of the scene.
@MainActor
final class AnsweringDelegate: UIGestureRecognizerDelegate {
    private let answers: Model.Recognizer.Delegate
    private unowned let story: LibraryEventLog

    init(_ answers: Model.Recognizer.Delegate, _ story: LibraryEventLog) {
        self.answers = answers
        self.story = story
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        story.write(recognizer.name ?? "?", "begins?")
        return answers.begins
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { answers.simultaneousWith.contains(story.index(of: other) ?? -1) }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { answers.requires.contains(story.index(of: other) ?? -1) }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { answers.requiredBy.contains(story.index(of: other) ?? -1) }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        answers.receivesEvents
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let views = answers.receivesTouchesIn else { return true }
        return touch.view.flatMap(story.index).map(views.contains) ?? false
    }
}
