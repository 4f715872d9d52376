import Foundation
import TouchstoneText
import UIKit

/// What one responder of a scene does with touches; all classes with overrides share it.
@MainActor
final class Role {
    let scene: SceneRole
    private(set) weak var stage: Stage?

    init(_ scene: SceneRole, _ stage: Stage) {
        self.scene = scene
        self.stage = stage
    }

    /// The responder that an override of `next` returns; `nil` if there is no override.
    var next: UIResponder? { scene.next.flatMap { stage?.responder($0) } }

    func receive(
        _ method: TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?, by receiver: UIResponder,
        _ callSuper: () -> Void
    ) {
        guard let stage else { return }
        var handling = scene.handling[method] ?? .pass
        if handling == .handle, stage.isCorrected(receiver) { handling = .forward }
        if handling != .pass || !scene.details.isEmpty {
            let detail = TouchDetail.words(scene.details, touches, event, receiver)
            let verb = handling == .pass ? "receives" : "handles"
            stage.note(
                "\(stage.name(of: receiver)) \(verb) \(method.name)" + (detail.isEmpty ? "" : ": " + detail))
        }
        for action in scene.actions[method] ?? [] { stage.perform(action) }
        switch handling {
        case .handle: break
        case .pass, .forward: callSuper()
        case .next: callNext(method, touches, event, receiver)
        case .both:
            callSuper()
            callNext(method, touches, event, receiver)
        }
    }

    private func callNext(_ method: TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?, _ receiver: UIResponder) {
        switch method {
        case .began: receiver.next?.touchesBegan(touches, with: event)
        case .moved: receiver.next?.touchesMoved(touches, with: event)
        case .ended: receiver.next?.touchesEnded(touches, with: event)
        case .cancelled: receiver.next?.touchesCancelled(touches, with: event)
        }
    }
}

extension TouchDetail {
    /// Returns the details that a handler adds to its note; touches are in the order of their positions, from left to right.
    @MainActor
    static func words(_ details: [TouchDetail], _ touches: Set<UITouch>, _ event: UIEvent?, _ receiver: UIResponder)
        -> String
    {
        guard !details.isEmpty else { return "" }
        let view = receiver as? UIView
        func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
            touches.sorted {
                let (one, other) = ($0.location(in: nil), $1.location(in: nil))
                return one.x != other.x ? one.x < other.x : one.y < other.y
            }
        }
        var sentences = inOrder(touches).map { touch in
            details.compactMap { $0.words(touch, event, view) }.joined(separator: ", ")
        }
        if details.contains(.all) {
            let all = inOrder(event?.allTouches ?? []).map { "\($0.phase) \($0.location(in: nil).short)" }
            sentences.append("all " + all.joined(separator: ", "))
        }
        if details.contains(.own) {
            let own = view.flatMap { event?.touches(for: $0) }?.count ?? 0
            sentences.append("own \(own)")
        }
        return sentences.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    @MainActor
    private func words(_ touch: UITouch, _ event: UIEvent?, _ view: UIView?) -> String? {
        switch self {
        case .location: return "at \(touch.location(in: view).short)"
        case .previous: return "from \(touch.previousLocation(in: view).short)"
        case .tapCount: return "tap \(touch.tapCount)"
        case .coalesced:
            let places = event?.coalescedTouches(for: touch)?.map { $0.location(in: view).short }
            return "coalesced " + (places?.joined(separator: " ") ?? "none")
        case .predicted: return "predicted \(event?.predictedTouches(for: touch)?.count ?? 0)"
        case .force: return "force \(Double(touch.force).short)"
        case .timestamp: return "time \(touch.timestamp.short)"
        case .type: return "type \(touch.type)"
        case .all, .own: return nil
        }
    }
}
