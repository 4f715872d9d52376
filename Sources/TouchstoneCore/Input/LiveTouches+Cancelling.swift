import Foundation

/// Cancellation of touches, and updates of estimated properties.
extension LiveTouches {
    /// Ends the touches through `sendEvent`, so that overrides of it receive their end. Their fingers are ignored until
    /// they lift.
    func cancel(_ touches: [UITouch], reason: CancelReason) {
        let touches = touches.filter { !$0.isOver }
        guard !touches.isEmpty else { return }
        trace?.record(.cancelled(touches: touches.map(\.sample.id), reason: reason))
        // An event that is being sent keeps the phases of the touches that continue.
        for touch in touches {
            end(touch)
            stamp(touch)
            touch.changeCount += 1
            ignore(touch.finger)
        }
        send()
    }

    private func end(_ touch: UITouch) {
        delivery.showGone(touch)
        touch.currentPhase = .cancelled
    }

    /// No sample carries this change of phase, so its time is now (T-4).
    private func stamp(_ touch: UITouch) {
        touch.sample.time = max(touch.sample.time, clock.now)
        event.timestamp = max(event.timestamp, touch.sample.time)
    }

    /// Cancels the touches of a tree that leaves its window (DL-19).
    ///
    /// The views receive the cancellation immediately and directly, because an event may be in progress. Recognizers of
    /// ancestors that stay in the window continue.
    ///
    /// - Parameter notifiesViews: `false` detaches the views without notifying them.
    func cancelTouches(below view: UIView, reason: CancelReason, notifiesViews: Bool = true) {
        arenaManager.withdrawTree(view)
        awaited.forget(below: view)
        let touches = (live + delivery.delayedEndings).filter { $0.view?.isDescendant(of: view) == true }
        if !notifiesViews {
            for touch in touches { delivery.suppress(touch) }
        }
        takeAway(touches, reason)
    }

    func cancelTouches(of view: UIView, reason: CancelReason) {
        takeAway((live + delivery.delayedEndings).filter { $0.view === view }, reason)
    }

    private func takeAway(_ touches: [UITouch], _ reason: CancelReason) {
        let touches = touches.filter { $0.delivery.state != .done }
        guard !touches.isEmpty else { return }
        trace?.record(.cancelled(touches: touches.map(\.sample.id), reason: reason))
        for touch in touches where touch.arena.isEmpty && touch.currentPhase != .ended { stamp(touch) }
        application.loop.inIteration { delivery.cancel(touches, event) }
        // No view or recognizer is left for these fingers. Other fingers continue with the recognizers that still
        // receive them.
        let orphans = touches.filter { $0.arena.isEmpty && !$0.isOver }
        guard !orphans.isEmpty else { return }
        for touch in orphans {
            end(touch)
            ignore(touch.finger)
        }
        setLive(live.filter { !orphans.holds($0) })
        part()
    }

    // MARK: Estimates

    /// Delivers updated values for an earlier sample as a separate touch object, matched by its index (T-14).
    func update(_ sample: TouchSample, _ finger: Finger) {
        guard sample.isPlaced else { return noteIgnored(sample, .notFinite) }
        guard let (touch, cleared) = awaited.match(sample, finger), touch.isKnownToView, let view = touch.view else {
            return noteIgnored(sample, .notAwaited)
        }
        let copy = UITouch(serial: touch.serial, finger: finger, sample: sample, window: touch.window, view: view)
        copy.phase = touch.currentPhase
        copy.sample.estimatedProperties.subtract(cleared)
        if let trace {
            trace.record(
                .delivered(.touchesEstimatedPropertiesUpdated, to: trace.subject(view), touches: [sample.id]))
        }
        application.loop.inIteration {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.touchesEstimatedPropertiesUpdated([copy]) }
            view.touchesEstimatedPropertiesUpdated([copy])
        }
    }
}
