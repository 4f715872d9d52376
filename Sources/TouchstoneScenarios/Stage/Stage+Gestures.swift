import Foundation
import TouchstoneText
import UIKit

extension Stage {
    func attach(_ scenes: [SceneGesture], to view: UIView) {
        for scene in scenes {
            let recognizer = recognizer(scene)
            recognizer.name = scene.name
            (recognizer as? any WatchedRecognizer)?.stage = self
            apply(scene, to: recognizer)
            if scene.needsDelegate {
                let delegate = ScenarioGestureDelegate(scene, self)
                gestureDelegates.append(delegate)
                recognizer.delegate = delegate
            }
            recognizer.addHandler { [weak self] in self?.acted(scene, $0) }
            if let name = scene.name { gestures[name] = recognizer }
            if !scene.requireToFail.isEmpty { unlinked.append((recognizer, scene.requireToFail)) }
            view.addGestureRecognizer(recognizer)
        }
        link()
    }

    /// Sets the failure requirements between built recognizers; requirements of a recognizer that is not built yet wait.
    func link() {
        unlinked = unlinked.compactMap { recognizer, names in
            let missing = names.filter { name in
                guard let other = gestures[name] else { return true }
                recognizer.require(toFail: other)
                return false
            }
            return missing.isEmpty ? nil : (recognizer, missing)
        }
    }

    private func recognizer(_ scene: SceneGesture) -> UIGestureRecognizer {
        switch (scene.type, scene.isWatched) {
        case (.tap, false): UITapGestureRecognizer()
        case (.tap, true): WatchedTap()
        case (.longPress, false): UILongPressGestureRecognizer()
        case (.longPress, true): WatchedLongPress()
        case (.pan, false): UIPanGestureRecognizer()
        case (.pan, true): WatchedPan()
        case (.swipe, false): UISwipeGestureRecognizer()
        case (.swipe, true): WatchedSwipe()
        case (.pinch, false): UIPinchGestureRecognizer()
        case (.pinch, true): WatchedPinch()
        case (.rotation, false): UIRotationGestureRecognizer()
        case (.rotation, true): WatchedRotation()
        case (.screenEdgePan, false): UIScreenEdgePanGestureRecognizer()
        case (.screenEdgePan, true): WatchedScreenEdgePan()
        case (.hover, _): UIHoverGestureRecognizer()
        }
    }

    private func apply(_ scene: SceneGesture, to recognizer: UIGestureRecognizer) {
        if let isEnabled = scene.isEnabled { recognizer.isEnabled = isEnabled }
        if let cancels = scene.cancelsTouchesInView { recognizer.cancelsTouchesInView = cancels }
        if let delays = scene.delaysTouchesBegan { recognizer.delaysTouchesBegan = delays }
        if let delays = scene.delaysTouchesEnded { recognizer.delaysTouchesEnded = delays }
        if let types = scene.allowedTouchTypes {
            recognizer.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
        }
        if let tap = recognizer as? UITapGestureRecognizer {
            if let taps = scene.taps { tap.numberOfTapsRequired = taps }
            if let fingers = scene.fingers { tap.numberOfTouchesRequired = fingers }
        }
        if let press = recognizer as? UILongPressGestureRecognizer {
            if let taps = scene.taps { press.numberOfTapsRequired = taps }
            if let fingers = scene.fingers { press.numberOfTouchesRequired = fingers }
            if let duration = scene.pressDuration { press.minimumPressDuration = duration }
            if let movement = scene.allowableMovement { press.allowableMovement = movement }
        }
        if let pan = recognizer as? UIPanGestureRecognizer {
            if let least = scene.minimumTouches { pan.minimumNumberOfTouches = least }
            if let most = scene.maximumTouches { pan.maximumNumberOfTouches = most }
        }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            if let direction = scene.direction { swipe.direction = direction }
            if let fingers = scene.fingers { swipe.numberOfTouchesRequired = fingers }
        }
        if let edges = scene.edges { (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = edges }
    }

    private func acted(_ scene: SceneGesture, _ recognizer: UIGestureRecognizer) {
        if !scene.details.isEmpty {
            let words = scene.details.map { $0.words(recognizer) }
            note("\(app.application.trace.subject(recognizer).name) reports \(words.joined(separator: ", "))")
        }
        for action in scene.onAction { perform(action) }
    }

    /// Returns the result of an override of `gestureRecognizerShouldBegin(_:)` (G-29), and notes it.
    ///
    /// - Parameters:
    ///   - recognizer: The recognizer that asks to begin.
    ///   - refusal: The recognizers that the view refuses.
    ///   - receiver: The view with the override.
    func permits(_ recognizer: UIGestureRecognizer, _ refusal: ViewRefusal, _ receiver: UIView) -> Bool {
        if isCorrected(receiver) { return true }
        let isRefused =
            switch refusal {
            case .all: true
            case .some(let names): names.contains { gestures[$0] === recognizer }
            }
        let verb = isRefused ? "refuses" : "permits"
        note("\(name(of: receiver)) \(verb) \(app.application.trace.subject(recognizer).name)")
        return !isRefused
    }
}

/// The delegate of a recognizer, which returns what the scenario states.
final class ScenarioGestureDelegate: UIGestureRecognizerDelegate {
    private let scene: SceneGesture
    private weak var stage: Stage?

    init(_ scene: SceneGesture, _ stage: Stage) {
        self.scene = scene
        self.stage = stage
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { scene.refuses != .begin }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        scene.refuses != .touch
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        switch scene.simultaneous {
        case nil: false
        case .always: true
        case .with(let names): names.contains { stage?.gestures[$0] === other }
        }
    }
}

extension GestureDetail {
    /// Returns the value as text, in coordinates of the recognizer's view; angles are in degrees, as in the file.
    @MainActor
    fileprivate func words(_ recognizer: UIGestureRecognizer) -> String {
        let view = recognizer.view
        func degrees(_ radians: CGFloat) -> String { (Double(radians) * 180 / .pi).short }
        switch self {
        case .location: return "location \(recognizer.location(in: view).short)"
        case .touches: return "touches \(recognizer.numberOfTouches)"
        case .translation:
            return "translation \(((recognizer as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero).short)"
        case .scale: return "scale \(Double((recognizer as? UIPinchGestureRecognizer)?.scale ?? 1).short)"
        case .rotation: return "rotation \(degrees((recognizer as? UIRotationGestureRecognizer)?.rotation ?? 0))"
        case .velocity:
            if let pan = recognizer as? UIPanGestureRecognizer { return "velocity \(pan.velocity(in: view).short)" }
            if let pinch = recognizer as? UIPinchGestureRecognizer { return "velocity \(Double(pinch.velocity).short)" }
            return "velocity \(degrees((recognizer as? UIRotationGestureRecognizer)?.velocity ?? 0))"
        }
    }
}
