import Foundation
import Model
import TouchstoneTesting
import UIKit

/// The log of the library: the scene with real views and recognizers, in an application in virtual time.
@MainActor
final class LibraryEventLog {
    let scene: Model.Scene
    let app: TestApplication
    private var notebook: Notebook
    private(set) var views: [UIView] = []
    private(set) var recognizers: [UIGestureRecognizer] = []
    private var delegates: [AnsweringDelegate] = []
    /// The finger of each touch. The touches are retained, so that their addresses are not reused.
    private var fingers: [ObjectIdentifier: Int] = [:]
    private var seen: [UITouch] = []
    private var landing: [Sample] = []

    /// The log of all callbacks.
    static func lines(of scene: Model.Scene, isTraced: Bool) -> [String] {
        TestApplication.run(isTraced: isTraced) { app in
            let story = LibraryEventLog(scene, app)
            story.play()
            return story.notebook.lines
        }
    }

    private init(_ scene: Model.Scene, _ app: TestApplication) {
        self.scene = scene
        self.app = app
        notebook = Notebook(deeds: scene.deeds)
        for index in scene.views.indices { views.append(makeView(index)) }
        for index in scene.recognizers.indices { recognizers.append(makeRecognizer(index)) }
        for (index, spec) in scene.recognizers.enumerated() {
            for other in spec.requires.sorted() { recognizers[index].require(toFail: recognizers[other]) }
        }
    }

    // MARK: Building

    private func makeView(_ index: Int) -> UIView {
        let spec = scene.views[index]
        let view: UIView
        if spec.parent == nil {
            view = LoggingWindow(frame: CGRect(spec.frame), index, self)
        } else if spec.isControl {
            view = makeControl(index)
        } else if spec.notesHitTest {
            view = AskedView(frame: CGRect(spec.frame), index, self)
        } else {
            view = LoggingView(frame: CGRect(spec.frame), index, self)
        }
        view.bounds.origin = CGPoint(spec.boundsOrigin)
        if spec.scale != 1 { view.transform = CGAffineTransform(scaleX: spec.scale, y: spec.scale) }
        view.accessibilityIdentifier = scene.name(ofView: index)
        view.isHidden = spec.isHidden
        view.alpha = spec.alpha
        view.isUserInteractionEnabled = spec.isInteractive
        view.isMultipleTouchEnabled = spec.isMultiple
        view.isExclusiveTouch = spec.isExclusive
        if let window = view as? UIWindow { window.windowLevel = UIWindow.Level(rawValue: spec.level) }
        if let parent = spec.parent { views[parent].addSubview(view) }
        return view
    }

    private func makeControl(_ index: Int) -> UIControl {
        let frame = CGRect(scene.views[index].frame)
        let control = scene.views[index].isButton ? UIButton(frame: frame) : UIControl(frame: frame)
        control.isEnabled = scene.views[index].isEnabled
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
            (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
            (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
            (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
        ]
        for (event, word) in events {
            control.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    self.write(self.scene.name(ofView: index), "sends \(word)")
                }, for: event)
        }
        return control
    }

    private func makeRecognizer(_ index: Int) -> UIGestureRecognizer {
        let spec = scene.recognizers[index]
        let recognizer: UIGestureRecognizer
        switch spec.kind {
        case .planned(let moves): recognizer = PlannedRecognizer(index, moves, self)
        case .tap(let taps, let touches):
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = taps
            tap.numberOfTouchesRequired = touches
            recognizer = tap
        case .press(let duration, let taps, let touches):
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = duration
            press.numberOfTapsRequired = taps
            press.numberOfTouchesRequired = touches
            recognizer = press
        case .pan(let minimum, let maximum):
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = minimum
            pan.maximumNumberOfTouches = maximum
            recognizer = pan
        case .swipe(let ways, let touches):
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: ways.rawValue)
            swipe.numberOfTouchesRequired = touches
            recognizer = swipe
        }
        recognizer.name = Model.Scene.name(ofRecognizer: index)
        recognizer.cancelsTouchesInView = spec.cancels
        recognizer.delaysTouchesBegan = spec.delaysBegan
        recognizer.delaysTouchesEnded = spec.delaysEnded
        recognizer.isEnabled = spec.isEnabled
        if let answers = spec.delegate {
            let delegate = AnsweringDelegate(answers, self)
            delegates.append(delegate)
            recognizer.delegate = delegate
        }
        recognizer.addHandler { [weak self] recognizer in
            self?.write(recognizer.name ?? "?", "acts \(recognizer.state)", "of \(recognizer.numberOfTouches)")
        }
        if let view = spec.view { views[view].addGestureRecognizer(recognizer) }
        return recognizer
    }

    // MARK: Playing

    private func play() {
        for view in views { (view as? UIWindow)?.isHidden = scene.views[index(of: view)!].isHidden }
        for (index, step) in scene.steps.enumerated() {
            notebook.step = index
            take(step)
        }
    }

    private func take(_ step: Step) {
        switch step {
        case .report(let samples):
            landing = samples.filter { $0.phase == .began }
            app.send(
                samples.map { sample in
                    let phase: TouchSample.Phase =
                        switch sample.phase {
                        case .began: .began
                        case .moved: .moved
                        case .ended: .ended
                        case .cancelled: .cancelled
                        }
                    return TouchSample(
                        id: sample.finger, phase: phase, time: app.clock.now, location: CGPoint(sample.place))
                })
        case .wait(let seconds): app.advance(by: seconds)
        case .change(let change):
            make(change)
            app.settle()
        case .ask(let window, let point):
            let answer = views[window].hitTest(CGPoint(point), with: nil)
            write(
                scene.name(ofView: window), "returns",
                answer.flatMap(index).map { scene.name(ofView: $0) } ?? "nil")
        }
    }

    func write(_ listener: String, _ what: String, _ details: String = "") {
        for change in notebook.write(listener, what, details) { make(change) }
    }

    func make(_ change: Change) {
        switch change {
        case .removeView(let view): views[view].removeFromSuperview()
        case .addView(let view):
            guard let parent = scene.views[view].parent, views[view].superview == nil else { return }
            views[parent].addSubview(views[view])
        case .toggleHidden(let view): views[view].isHidden.toggle()
        case .toggleInteraction(let view): views[view].isUserInteractionEnabled.toggle()
        case .disable(let index): recognizers[index].isEnabled = false
        case .enable(let index): recognizers[index].isEnabled = true
        case .toggle(let index):
            recognizers[index].isEnabled = false
            recognizers[index].isEnabled = true
        case .removeRecognizer(let index): recognizers[index].view?.removeGestureRecognizer(recognizers[index])
        case .bringToFront(let view): views[view].superview?.bringSubviewToFront(views[view])
        case .set(let index, let state): recognizers[index].state = UIGestureRecognizer.State(state)
        case .ignoreForAMoment:
            app.application.beginIgnoringInteractionEvents()
            app.application.endIgnoringInteractionEvents()
        }
    }

    // MARK: Words

    func index(of view: UIView) -> Int? { views.firstIndex { $0 === view } }
    func index(of recognizer: UIGestureRecognizer) -> Int? { recognizers.firstIndex { $0 === recognizer } }

    /// A touch is identified by its touch-down location.
    func finger(of touch: UITouch) -> Int {
        if let finger = fingers[ObjectIdentifier(touch)] { return finger }
        let place = screenPlace(of: touch)
        let finger = landing.first { CGPoint($0.place) == place }?.finger ?? 0
        fingers[ObjectIdentifier(touch)] = finger
        seen.append(touch)
        return finger
    }

    /// Windows are neither rotated nor scaled.
    private func screenPlace(of touch: UITouch) -> CGPoint {
        let place = touch.location(in: nil)
        let origin = touch.window?.frame.origin ?? .zero
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }

    func describe(_ touches: Set<UITouch>) -> String {
        touches.map { touch in
            let place = screenPlace(of: touch)
            return "\(finger(of: touch))@\(Point(Double(place.x), Double(place.y)))x\(touch.tapCount)"
        }.sorted().joined(separator: " ")
    }

    func deliver(_ view: Int, _ phase: Phase, _ touches: Set<UITouch>, _ up: () -> Void) {
        let spec = scene.views[view]
        // Records the finger before any callback.
        for touch in touches { _ = finger(of: touch) }
        guard spec.receives.contains(phase) else { return up() }
        write(scene.name(ofView: view), phase.description, describe(touches))
        if spec.forwards { up() }
    }

    func mayBegin(_ view: Int, _ recognizer: UIGestureRecognizer) -> Bool {
        guard let index = index(of: recognizer) else { return true }
        write(scene.name(ofView: view), "lets r\(index) begin?")
        return !scene.views[view].refuses.contains(index)
    }

    func hitTest(_ view: UIView, _ index: Int, _ point: CGPoint, _ usual: () -> UIView?) -> UIView? {
        if scene.views[index].notesHitTest {
            write(scene.name(ofView: index), "hit?", "\(Point(Double(point.x), Double(point.y)))")
        }
        switch scene.views[index].hitAnswer {
        case .usual: return usual()
        case .itself: return usual() == nil ? nil : view
        case .nothing: return nil
        case .notItself:
            let answer = usual()
            return answer === view ? nil : answer
        case .other(let other): return usual() == nil ? nil : views[other]
        }
    }

    func isInside(_ view: UIView, _ index: Int, _ point: CGPoint, _ usual: () -> Bool) -> Bool {
        if scene.views[index].notesHitTest {
            write(scene.name(ofView: index), "inside?", "\(Point(Double(point.x), Double(point.y)))")
        }
        switch scene.views[index].insideAnswer {
        case .usual: return usual()
        case .always: return true
        case .never: return false
        case .grown: return view.bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
    }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension UIGestureRecognizer.State {
    init(_ state: Model.State) {
        self =
            switch state {
            case .possible: .possible
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            }
    }
}
