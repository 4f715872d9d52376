import Foundation
import TouchstoneTesting
import TouchstoneText
import UIKit

/// Plays the steps of a scenario one after the other.
@MainActor
struct StepPlayer {
    private let stage: Stage
    private var app: TestApplication { stage.app }
    /// Fingers may go down at any point, which the gestures of a test must not.
    private var fingers: UncheckedFingers { app.unchecked() }

    init(_ stage: Stage) {
        self.stage = stage
    }

    func play(_ step: Step) throws {
        if let time = step.time {
            let now = app.clock.now
            guard time >= now - 1e-9 else { throw fail(step, "`at: \(time.short)` has passed: it is \(now.short)") }
            if time > now { app.advance(by: time - now) }
        }
        switch step.kind {
        case .down(let fingers):
            for finger in fingers { try checkIsUp(finger.finger, step) }
            let points = try Dictionary(uniqueKeysWithValues: fingers.map { ($0.finger, try point($0.place, step)) })
            self.fingers.down(points)
        case .move(let fingers, let duration):
            for finger in fingers { try checkIsDown(finger.finger, step) }
            let points = try Dictionary(uniqueKeysWithValues: fingers.map { ($0.finger, try point($0.place, step)) })
            self.fingers.move(points, duration: duration)
        case .up(let fingers):
            for finger in fingers { try checkIsDown(finger, step) }
            self.fingers.up(fingers)
        case .cancel(let fingers):
            for finger in fingers { try checkIsDown(finger, step) }
            for finger in fingers.sorted() { self.fingers.cancel(finger) }
        case .tap(let place, let finger, let times):
            try checkIsUp(finger, step)
            for time in 0..<times {
                if time > 0 { app.advance(by: 0.1) }
                try fingers.press(finger, at: point(place, step))
            }
        case .press(let place, let finger, let duration):
            try checkIsUp(finger, step)
            try fingers.press(finger, at: point(place, step), duration: duration)
        case .drag(let start, let end, let finger, let duration):
            try checkIsUp(finger, step)
            try fingers.drag(
                from: [finger: point(start, step)], through: [[finger: point(end, step)]], duration: duration)
        case .doubleTap(let place, let finger):
            try checkIsUp(finger, step)
            try fingers.doubleTap(finger, at: point(place, step))
        case .pinch(let place, let start, let end, let duration):
            for finger in [1, 2] { try checkIsUp(finger, step) }
            let center = try point(place, step)
            fingers.drag(
                from: .pair(around: center, radius: start / 2), through: [.pair(around: center, radius: end / 2)],
                duration: duration)
        case .rotate(let place, let radius, let angle, let duration):
            for finger in [1, 2] { try checkIsUp(finger, step) }
            let center = try point(place, step)
            fingers.drag(
                from: .pair(around: center, radius: radius),
                through: [Int: CGPoint].rotation(
                    around: center, radius: radius, by: angle, frames: app.frames(in: duration)))
        case .pointer(let place): try app.pointerMove(to: place.map { try point($0, step) })
        case .wheel(let place, let by): try app.wheel(at: UncheckedPoint(point(place, step)), by: by)
        case .trackpad(let place, let by, let duration):
            try app.trackpadScroll(at: UncheckedPoint(point(place, step)), by: by, duration: duration)
        case .trackpadPinch(let place, let by, let duration):
            try app.trackpadPinch(at: UncheckedPoint(point(place, step)), by: by, duration: duration)
        case .wait(let duration): app.advance(by: duration)
        case .busy(let steps): try busy(steps)
        case .samples(let samples): try app.send(samples.map { try sample($0, step) })
        case .type(let text): app.keyTypeText(text, expectsFocus: false)
        case .keyPress(let key): app.keyType(key.characters, modifiers: key.modifiers)
        case .keyDown(let key): app.keyDown(key.characters, modifiers: key.modifiers)
        case .keyRepeat(let key): app.keyRepeat(key.characters, modifiers: key.modifiers)
        case .keyUp(let key): app.keyUp(key.characters, modifiers: key.modifiers)
        case .compose(let text, let selected):
            let end = NSRange(location: text.utf16.count, length: 0)
            try textInput(step).setMarkedText(text, selectedRange: selected ?? end)
            app.settle()
        case .commit(let text):
            let input = try textInput(step)
            if let text { input.insertText(text) } else { input.unmarkText() }
            app.settle()
        case .shake(let duration): app.shake(duration: duration)
        case .tapStatusBar: app.tapStatusBar()
        case .remote(let button): app.remoteControl(button.subtype)
        case .choose(let title): fingers.press(1, at: app.middle(of: try menuItem(title, step)))
        case .act(let action):
            stage.perform(action)
            app.settle()
        case .chain(let name): noteChain(name)
        case .hitTest(let point, let name): ask(name, point)
        }
    }

    private func busy(_ steps: [Step]) throws {
        try app.whileBusy { for step in steps { try play(step) } }
    }

    // MARK: Places

    private func point(_ place: Place, _ step: Step) throws -> CGPoint {
        switch place {
        case .point(let point): return point
        case .middle(let name):
            try checkIsInSight(name, step)
            return stage.view(name).map { app.middle(of: $0) } ?? .zero
        case .inside(let name, let point):
            try checkIsInSight(name, step)
            guard let view = stage.view(name) else { return point }
            let inWindow = view.convert(point, to: nil)
            return view.window?.screenPoint(inWindow) ?? inWindow
        }
    }

    /// Throws an error if a view is in a row that is scrolled out of sight, since it has no place on the screen.
    private func checkIsInSight(_ name: String, _ step: Step) throws {
        var view = stage.view(name)
        while let current = view {
            if current is UITableViewCell, current.superview == nil {
                throw fail(step, "the row \(stage.name(of: current)) is out of sight; scroll to it first")
            }
            view = current.superview
        }
    }

    private func sample(_ raw: RawSample, _ step: Step) throws -> TouchSample {
        var sample = app.sample(raw.finger, raw.phase)
        if let place = raw.place { sample.location = try point(place, step) }
        if let time = raw.time { sample.time = time }
        sample.type = raw.type
        sample.majorRadius = raw.majorRadius
        sample.force = raw.force
        sample.altitudeAngle = raw.altitude
        sample.azimuthAngle = raw.azimuth
        sample.estimatedProperties = raw.estimated
        sample.estimatedPropertiesExpectingUpdates = raw.expecting
        sample.estimationUpdateIndex = raw.updateIndex
        return sample
    }

    // MARK: Text and menus

    private func textInput(_ step: Step) throws -> any UITextInput {
        guard let input = app.application.keyWindow?.firstResponder as? any UITextInput else {
            throw fail(step, "there is no text to compose in: no text field or text view is first responder")
        }
        return input
    }

    private func menuItem(_ title: String, _ step: Step) throws -> UIView {
        let prefix = "menu item "
        let menu = app.application.windows.last { $0.accessibilityIdentifier == "menu" }
        guard let menu else { throw fail(step, "no menu is open to choose \(title) from") }
        let items = menu.subviews.filter { $0.accessibilityIdentifier?.hasPrefix(prefix) == true }
        let titles = items.map { String(($0.accessibilityIdentifier ?? "").dropFirst(prefix.count)) }
        guard let index = titles.firstIndex(of: title) else {
            let guess = nearest(to: title, among: titles).map { "; did you mean \($0)?" } ?? ""
            throw fail(step, "the menu has no \(title); it has \(titles.joined(separator: ", "))\(guess)")
        }
        return items[index]
    }

    // MARK: Queries

    /// Notes the responder chain with one line for each responder, each indented further, as the articles print it.
    private func noteChain(_ name: String) {
        var indent = ""
        var responder = stage.responder(name)
        // The limit ends the loop if `next` leads in a circle.
        for _ in 0..<1000 {
            guard let current = responder else { return }
            stage.note(indent + stage.name(of: current))
            indent += "--"
            responder = current.next
        }
    }

    private func ask(_ name: String, _ point: CGPoint) {
        guard let view = stage.view(name) else { return }
        let answer = view.hitTest(point, with: nil)
        stage.note("\(name).hitTest\(point.short) returns \(answer.map { stage.name(of: $0) } ?? "nil")")
    }

    // MARK: Errors

    private func checkIsDown(_ finger: Int, _ step: Step) throws {
        if !app.fingersThatAreDown.contains(finger) { throw fail(step, "finger \(finger) is not down") }
    }

    private func checkIsUp(_ finger: Int, _ step: Step) throws {
        if app.fingersThatAreDown.contains(finger) { throw fail(step, "finger \(finger) is down already") }
    }

    private func fail(_ step: Step, _ message: String) -> ScenarioError {
        ScenarioError(file: stage.scenario.file, line: step.line, message: message)
    }
}
