import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation {
    /// What a report is about whose records contain no touch.
    enum WithoutTouch {
        case firstResponder
        case scrolling
        case event(String)

        @MainActor
        func finding(_ wanted: Mention, isSo: Bool) -> String {
            switch self {
            case .firstResponder: "\(wanted.name) is \(isSo ? "" : "not ")first responder"
            case .scrolling: "the content of \(wanted.inCode) is \(isSo ? "" : "not ")where the program scrolled it"
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
    init(withoutTouch touch: TouchPast, _ responder: UIResponder) {
        self.init(touch, wanting: .firstResponder(responder), about: .firstResponder)
        matter = .firstResponder
        guard let mention = wanted else { return }
        let outcome = ResponderOutcome(touch: touch, responder: responder, mention: mention)
        // If the records do not mention it, its status has not changed.
        guard outcome.isOfTouch ? !outcome.isFirstInTheEnd : !touch.isFirst(responder) else { return }
        causes = outcome.causes
    }

    /// Explains why the content is not where the program scrolled it, for records that contain no touch.
    init(withoutTouch touch: TouchPast, scrolling scrollView: UIScrollView, by pan: UIGestureRecognizer) {
        self.init(touch, wanting: .recognizer(pan), about: .scrolling)
        let mention = scene.place(of: scrollView).map { Mention(scene, $0) } ?? Mention(scrollView)
        if let failure = Cause.ScrollFailure(
            touch.annotations.map(\.annotation), scrollView, touch.contentPlace(of: scrollView))
        {
            causes = [.notScrolled(mention, failure)]
        }
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
        if !missing.isEmpty {
            causes = missing
        } else if wasFirst {
            causes = outcome.causes
        } else {
            causes = ResponderOutcome(touch: touch, responder: field, mention: mention).causes
        }
    }
}

extension TouchExplanation.Cause {
    /// Why the content of a scroll view is not where the program wanted to scroll it.
    public enum ScrollFailure: Equatable, Sendable {
        /// Neither the program nor a finger scrolled it.
        case neverRequested
        /// It was asked to scroll while it was in no window.
        case tooEarly
        /// It was at the place already, or its content does not reach further.
        case nothingToDo
        /// The list had no row or item with this index path.
        case noSuchRow(String)
        /// It was scrolled, and is elsewhere by now.
        case movedSince
        /// The animation has not ended.
        case underWay

        @MainActor
        func words(_ scrollView: TouchExplanation.Mention) -> String {
            switch self {
            case .neverRequested: "neither code nor a finger scrolled \(scrollView.name)"
            case .tooEarly:
                "\(scrollView.name) was asked to scroll while it was in no window, as in viewDidLoad(), before its content and size were final"
            case .nothingToDo:
                "\(scrollView.name) was asked to scroll to where it is, or its content ends there: contentSize is \(scrollView.contentWords)"
            case .noSuchRow(let path):
                "\(scrollView.name) had no row or item \(path) when it was asked to scroll to it"
            case .movedSince:
                "\(scrollView.name) was scrolled there, and something moved its content again after that"
            case .underWay: "\(scrollView.name) is still being scrolled by an animation"
            }
        }

        @MainActor
        func advice(_ scrollView: TouchExplanation.Mention) -> TouchExplanation.Change {
            let name = scrollView.name
            let what =
                switch self {
                case .neverRequested:
                    "call \(name).setContentOffset(_:animated:), or scrollToRow(at:at:animated:) of a list"
                case .tooEarly:
                    "scroll in viewDidAppear(_:), or once in viewDidLayoutSubviews() after \(name).layoutIfNeeded()"
                case .nothingToDo: "compare \(name).contentSize with its bounds when the call is made"
                case .noSuchRow: "call \(name).reloadData() after the data changes and before it is scrolled"
                case .movedSince:
                    "check what sets \(name).contentOffset, scrolls or reloads it after that, such as a second call or viewDidLayoutSubviews()"
                case .underWay: "wait for scrollViewDidEndScrollingAnimation(_:), or pass animated: false"
                }
            return .lookAt(scrollView, what: what)
        }
    }
}

extension TouchExplanation.Cause.ScrollFailure {
    /// The failure of the last request; `nil` if the content is where it was scrolled.
    @MainActor
    fileprivate init?(_ annotations: [any Annotation], _ scrollView: UIScrollView, _ place: ContentPlace) {
        let requests = annotations.compactMap { $0 as? ScrollRequest }.filter { $0.scrollView.refers(to: scrollView) }
        let isAtStart = place.offset == scrollView.offsetAtStart
        guard let last = requests.last else {
            guard isAtStart else { return nil }
            self = .neverRequested
            return
        }
        switch last.outcome {
        case .noSuchRow(let path): self = .noSuchRow(path)
        case .noWindow(let offset):
            guard place.offset != offset || requests.count == 1 && isAtStart else { return nil }
            self = .tooEarly
        case .staysAt(let offset):
            // A second call for the same place is fine. Without another call, this one has never moved the content.
            guard requests.dropLast().contains(where: { $0.moved(to: offset) }) else {
                self = .nothingToDo
                return
            }
            guard place.offset != offset else { return nil }
            self = .movedSince
        case .moves(let offset):
            guard place.offset != offset else { return nil }
            self = place.isInMotion ? .underWay : .movedSince
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

/// Where the content of a scroll view was at the end of the records.
private struct ContentPlace {
    let offset: CGPoint
    let isInMotion: Bool
}

extension TouchPast {
    /// The place of the content at the end of the records, whatever has moved it since.
    fileprivate func contentPlace(of scrollView: UIScrollView) -> ContentPlace {
        func changes(_ entries: some Sequence<Recollection.Entry>) -> [ContentOffsetChange] {
            entries.compactMap { $0.annotation as? ContentOffsetChange }.filter { $0.scrollView.refers(to: scrollView) }
        }
        let next = changes(allAnnotations.dropFirst(earlierAnnotations.count + annotations.count)).first
        guard let last = changes(annotations).last else {
            return ContentPlace(
                offset: next?.from ?? scrollView.contentOffset, isInMotion: next == nil && scrollView.isInMotion)
        }
        return ContentPlace(offset: last.to ?? last.from, isInMotion: last.to == nil)
    }

    /// Whether a scroll view should scroll by the program, which code that ran for the touch asked for: the touch is not a
    /// drag of the content.
    func ledToScrolling(_ wanted: TouchExplanation.Wanted) -> Bool {
        guard case .recognizer(let pan as ScrollPan) = wanted, let scrollView = pan.view as? UIScrollView else {
            return false
        }
        let isAsked = annotations(ScrollRequest.self).contains { $0.scrollView.refers(to: scrollView) }
        let hit = bound.flatMap { place(of: $0.view) }
        let isInside = hit.flatMap { hit in scene?.place(of: scrollView).map { scene?.isInside(hit, of: $0) == true } }
        return isAsked && (isInside != true || max(abs(way.x), abs(way.y)) < Self.leastDrag)
    }

    /// The movement, in points, from which on a touch counts as a drag.
    private static let leastDrag: CGFloat = 10
}

extension ScrollRequest {
    fileprivate func moved(to offset: CGPoint) -> Bool { if case .moves(offset) = outcome { true } else { false } }
}

extension UIScrollView {
    fileprivate var offsetAtStart: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }
}
