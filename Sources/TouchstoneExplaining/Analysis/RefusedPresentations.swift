import TouchstoneCore

extension TouchExplanation {
    /// Replaces the cause that the wanted subject was in no window, or was never asked to become first responder, if the
    /// controller that it belongs to was not presented the last time.
    mutating func findRefusedPresentation(_ entries: [Recollection.Entry], _ wanted: Wanted) {
        switch causes.first?.kind {
        case .notInAWindow, .calledTooEarly, .neverAsked: break
        default: return
        }
        let controllers = wanted.controllers
        guard
            let position = entries.lastIndex(where: { entry in
                guard let call = entry.annotation as? PresentationCall else { return false }
                return controllers.contains { call.controller.refers(to: $0) } || isHeld(wanted, by: call.controller)
            }), let call = entries[position].annotation as? PresentationCall, case .refused(let obstacle) = call.result,
            !hasLeft(wanted.view, in: entries[position...])
        else { return }
        causes = [
            .presentationRefused(
                Mention(call.controller), by: Mention(call.presenting), presenting: obstacle.map { Mention($0) })
        ]
    }

    /// Whether a property of the controller contains the wanted view, which is in no other view, as before the controller has loaded.
    private func isHeld(_ wanted: Wanted, by controller: Remembered) -> Bool {
        guard let view = wanted.view, view.superview == nil, let owner = controller.object else { return false }
        return UIApplication.shared.trace.isHeld(view, by: owner)
    }

    /// Whether the view was in a window and left it.
    private func hasLeft(_ view: UIView?, in entries: ArraySlice<Recollection.Entry>) -> Bool {
        guard let view else { return false }
        return entries.contains { entry in
            (entry.annotation as? Departure)?.took(view, at: ObjectIdentifier(view)) == true
        }
    }
}

extension TouchExplanation.Wanted {
    /// The view controllers that the subject belongs to, from the innermost to the outermost one.
    @MainActor
    var controllers: [UIViewController] {
        var found: [UIViewController] = []
        var responder = object as? UIResponder ?? view
        // A cycle of `next` must not keep this loop going.
        for _ in 0..<10_000 {
            guard let current = responder else { break }
            if let controller = current as? UIViewController { found.append(controller) }
            responder = (current as? UIViewController)?.parent ?? current.next
        }
        return found
    }
}
