import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation {
    /// What a report is about whose records contain no touch.
    enum WithoutTouch {
        case firstResponder
        case scrolling(Mention)
        /// A tap on the status bar should have scrolled the content to its top.
        case scrollingToTop(Mention)
        case event(String)

        @MainActor
        func finding(_ wanted: Mention, isSo: Bool) -> String {
            switch self {
            case .firstResponder: "\(wanted.name) is \(isSo ? "" : "not ")first responder"
            case .scrolling(let scrollView):
                "the content of \(scrollView.name) is \(isSo ? "" : "not ")where the program scrolled it"
            case .scrollingToTop(let scrollView):
                "the tap on the status bar \(isSo ? "scrolled" : "did not scroll") \(scrollView.name) to its top"
            case .event(let event): "\(event) of \(wanted.name) \(isSo ? "called its target" : "did not call a target")"
            }
        }
    }

    /// Creates a report about the present, without causes, for records that contain no touch.
    private init(_ touch: TouchPast, wanting wanted: Wanted, about subject: WithoutTouch) {
        let scene = ViewTreeSnapshot(touch.application, touch: nil)
        self.init(HitTestRun(untestedIn: scene), at: .zero, wanting: wanted, chain: [])
        withoutTouch = subject
    }

    /// Explains why a responder is not first responder, for records that contain no touch.
    init(withoutTouch touch: TouchPast, _ asked: UIResponder) {
        let responder = asked.edited
        self.init(touch, wanting: .firstResponder(responder), about: .firstResponder)
        matter = .firstResponder
        guard let mention = wanted else { return }
        let outcome = ResponderOutcome(touch: touch, responder: responder, mention: mention)
        // If the records do not mention it, its status has not changed.
        guard outcome.isOfTouch ? !outcome.isFirstInTheEnd : !touch.isFirst(responder) else { return }
        causes = outcome.causes
        findRefusedPresentation(touch.annotations, .firstResponder(responder))
    }

    /// Explains why the content is not where the program or a tap on the status bar should have scrolled it, for records
    /// that contain no touch, or none that was meant to scroll it.
    init(withoutTouch touch: TouchPast, scrolling scrollView: UIScrollView, by pan: UIGestureRecognizer) {
        let tap = touch.statusBarTap(for: scrollView)
        let named = Mention(scrollView)
        self.init(touch, wanting: .recognizer(pan), about: tap == nil ? .scrolling(named) : .scrollingToTop(named))
        let mention = scene.place(of: scrollView).map { Mention(scene, $0) } ?? named
        if let tap {
            causes = touch.causes(of: tap, mention, scrollView)
            return
        }
        if let failure = Cause.ScrollFailure(touch, scrollView) { causes = [.notScrolled(mention, failure)] }
        noteUnrepeated(touch)
        addDelegates(.recognizer(pan), nil)
    }

    /// Explains why an event of editing did not reach a target, for records that contain no touch: text may be typed on a
    /// keyboard of hardware.
    init(withoutTouch touch: TouchPast, editing field: UITextField, _ event: UIControl.Event) {
        self.init(touch, wanting: .event(field, event), about: .event(event.description))
        guard let mention = wanted else { return }
        let outcome = ControlOutcome(touch: touch, control: field, mention: mention, wanted: event)
        guard !outcome.hasRun else { return }
        let wasFirst = touch.records.contains { record in
            if case .firstResponder(let subject?, _) = record.fact { touch.means(subject, field) } else { false }
        }
        let missing = field.actionCauses(for: event)
        if let refusal = touch.refusalOfChange(of: field), !refusal.owner.isInternal,
            !event.isDisjoint(with: .changesOfText)
        {
            causes = [.changeRefused(mention, by: refusal)]
        } else if !missing.isEmpty {
            causes = missing
        } else if wasFirst {
            causes = outcome.causes
        } else {
            causes = ResponderOutcome(touch: touch, responder: field, mention: mention).causes
        }
    }
}

extension TouchPast {
    /// Whether a responder that the records do not mention was first responder at their end, whatever has changed that since.
    fileprivate func isFirst(_ responder: UIResponder) -> Bool {
        let later = allAnnotations.dropFirst(earlierAnnotations.count + annotations.count)
        for case let change as FirstResponderChange in later.lazy.map(\.annotation) {
            if change.from?.refers(to: responder) == true { return true }
            if change.to?.refers(to: responder) == true { return false }
        }
        return responder.isFirstResponder
    }
}
