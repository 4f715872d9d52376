import Foundation

/// How touches end that no finger has ended, and what better values of a device come to.
extension LiveTouches {
    /// Closes the touches through `sendEvent`, so that overrides of it see them end; their fingers are ignored until they
    /// lift.
    func cancel(_ touches: [UITouch], reason: CancelReason) {
        let touches = touches.filter { !$0.isOver }
        guard !touches.isEmpty else { return }
        trace?.record(.cancelled(touches: touches.map(\.sample.id), reason: reason))
        // An event under way keeps its phases for the touches that go on.
        for touch in touches {
            end(touch)
            stamp(touch)
            touch.news += 1
            ignore(touch.finger)
        }
        send()
    }

    private func end(_ touch: UITouch) {
        delivery.showGone(touch)
        touch.currentPhase = .cancelled
    }

    /// No sample tells of this change of phase, so its time is now (T-4).
    private func stamp(_ touch: UITouch) {
        touch.sample.time = max(touch.sample.time, clock.now)
        event.timestamp = max(event.timestamp, touch.sample.time)
    }

    /// A tree leaves its window: its views hear that their touches are cancelled, at once and directly, since an event may
    /// be under way; recognizers of ancestors that remain go on (DL-19).
    ///
    /// - Parameter tellsViews: False detaches the views silently.
    func cancelTouches(below view: UIView, reason: CancelReason, tellsViews: Bool = true) {
        arena.withdrawTree(view)
        awaited.forget(below: view)
        let touches = (live + delivery.delayedEndings).filter { $0.view?.isDescendant(of: view) == true }
        if !tellsViews {
            for touch in touches { delivery.withhold(touch) }
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
        for touch in touches where touch.contest.isEmpty && touch.currentPhase != .ended { stamp(touch) }
        application.loop.inTurn { delivery.cancel(touches, event) }
        // Nobody is left to hear of these fingers; the others go on with the recognizers that watch them.
        let orphans = touches.filter { $0.contest.isEmpty && !$0.isOver }
        guard !orphans.isEmpty else { return }
        for touch in orphans {
            end(touch)
            ignore(touch.finger)
        }
        setLive(live.filter { !orphans.holds($0) })
        part()
    }

    // MARK: Estimates

    /// Better values for a sample delivered earlier: a touch object of their own, matched by its index (T-14).
    func update(_ sample: TouchSample, _ finger: Finger) {
        guard sample.isPlaced else { return noteIgnored(sample, .notFinite) }
        guard let (touch, cleared) = awaited.match(sample, finger), touch.isKnownToView, let view = touch.view else {
            return noteIgnored(sample, .nobodyWaits)
        }
        let copy = UITouch(serial: touch.serial, finger: finger, sample: sample, window: touch.window, view: view)
        copy.phase = touch.currentPhase
        copy.sample.estimatedProperties.subtract(cleared)
        if let trace {
            trace.record(
                .delivered(.touchesEstimatedPropertiesUpdated, to: trace.subject(view), touches: [sample.id]))
        }
        application.loop.inTurn {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.touchesEstimatedPropertiesUpdated([copy]) }
            view.touchesEstimatedPropertiesUpdated([copy])
        }
    }
}
