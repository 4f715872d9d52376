import Foundation
import TouchstoneCore
import TouchstoneText

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
        /// It was asked to scroll to the first place, and right after that to the second one.
        case replaced(CGPoint, by: CGPoint)
        /// A tap on the status bar scrolls none of several scroll views with `scrollsToTop`. These are the others.
        case severalScrollToTop([TouchExplanation.Mention])
        /// Its `scrollsToTop` is `false`.
        case scrollsNotToTop
        /// It is not visible in the key window, whose content a tap on the status bar scrolls.
        case notInKeyWindow(TouchExplanation.Mention)
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
            case .replaced(let offset, let other):
                "\(scrollView.name) was asked to scroll to \(offset.short), and right after that another call scrolled it to \(other.short)"
            case .severalScrollToTop(let others):
                "scrollsToTop is true for \(scrollView.name) and also for \(others.map(\.name).joined(separator: " and ")): a tap on the status bar scrolls only if exactly one visible scroll view allows it"
            case .scrollsNotToTop: "\(scrollView.name).scrollsToTop is false"
            case .notInKeyWindow(let window):
                "\(scrollView.name) is not visible in the key window, \(window.name), whose content a tap on the status bar scrolls"
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
                case .nothingToDo:
                    "compare \(name).contentSize with its bounds when the call is made, and pass a rectangle in the coordinates of the content: view.convert(view.bounds, to: \(name))"
                case .noSuchRow: "call \(name).reloadData() after the data changes and before it is scrolled"
                case .replaced(_, let other):
                    "leave out the call that scrolls \(name) to \(other.short), or make it before the other one"
                case .severalScrollToTop(let others):
                    "let only one scroll view have it: "
                        + others.map { "\($0.name).scrollsToTop = false" }.joined(separator: "; ")
                case .scrollsNotToTop: "let the tap scroll it: \(name).scrollsToTop = true"
                case .notInKeyWindow: "make its window key: \(name).window?.makeKey()"
                case .movedSince:
                    "check what sets \(name).contentOffset, scrolls or reloads it after that, such as a second call or viewDidLayoutSubviews()"
                case .underWay: "wait for scrollViewDidEndScrollingAnimation(_:), or pass animated: false"
                }
            return .lookAt(scrollView, what: what)
        }

        /// The rule that the failure follows from.
        var rule: String {
            switch self {
            case .severalScrollToTop, .scrollsNotToTop, .notInKeyWindow: "SV-16"
            case .neverRequested, .tooEarly, .nothingToDo, .noSuchRow, .replaced, .movedSince, .underWay: "SV-12"
            }
        }
    }
}

extension TouchExplanation.Cause.ScrollFailure {
    /// The failure of the last request; `nil` if the content is where it was scrolled.
    @MainActor
    init?(_ touch: TouchPast, _ scrollView: UIScrollView) {
        let requests = touch.scrollRequests(of: scrollView)
        let place = touch.contentPlace(of: scrollView)
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
            if let replaced = touch.replacedRequest(requests, place) {
                self = .replaced(replaced, by: offset)
                return
            }
            // A second call for the same place is fine. Without another call, this one has never moved the content.
            guard requests.dropLast().contains(where: { $0.target == offset }) else {
                self = .nothingToDo
                return
            }
            guard place.offset != offset else { return nil }
            self = .movedSince
        case .moves(let offset):
            guard place.offset == offset else {
                self = place.isInMotion ? .underWay : .movedSince
                return
            }
            guard let replaced = touch.replacedRequest(requests, place) else { return nil }
            self = .replaced(replaced, by: offset)
        }
    }
}

/// Where the content of a scroll view was at the end of the records.
struct ContentPlace {
    let offset: CGPoint
    let isInMotion: Bool
    /// The offset before the first change in the records.
    let start: CGPoint
}

/// A request of the program to scroll, and when it was made.
struct TimedScrollRequest {
    let outcome: ScrollRequest.Outcome
    let time: TimeInterval
    /// The position in the annotations.
    let position: Int

    /// The offset to which the content moves.
    var target: CGPoint? { if case .moves(let offset) = outcome { offset } else { nil } }
}

extension TouchPast {
    /// The place of the content at the end of the records, whatever has moved it since.
    fileprivate func contentPlace(of scrollView: UIScrollView) -> ContentPlace {
        func changes(_ entries: some Sequence<Recollection.Entry>) -> [ContentOffsetChange] {
            entries.compactMap { $0.annotation as? ContentOffsetChange }.filter { $0.scrollView.refers(to: scrollView) }
        }
        let own = changes(annotations)
        let next = changes(allAnnotations.dropFirst(earlierAnnotations.count + annotations.count)).first
        guard let last = own.last else {
            let offset = next?.from ?? scrollView.contentOffset
            return ContentPlace(offset: offset, isInMotion: next == nil && scrollView.isInMotion, start: offset)
        }
        return ContentPlace(offset: last.to ?? last.from, isInMotion: last.to == nil, start: own[0].from)
    }

    /// The requests of the program to scroll a scroll view, in their order.
    fileprivate func scrollRequests(of scrollView: UIScrollView) -> [TimedScrollRequest] {
        annotations.enumerated().compactMap { position, entry in
            guard let request = entry.annotation as? ScrollRequest, request.scrollView.refers(to: scrollView) else {
                return nil
            }
            return TimedScrollRequest(outcome: request.outcome, time: entry.time, position: position)
        }
    }

    /// The offset of an earlier request to which the content did not get, or hardly, because the last request moved it back
    /// to where it had been.
    fileprivate func replacedRequest(_ requests: [TimedScrollRequest], _ place: ContentPlace) -> CGPoint? {
        guard let last = requests.last, place.offset == place.start, !place.isInMotion,
            let earlier = requests.dropLast().last(where: { $0.target != nil }), let target = earlier.target,
            target != place.offset
        else { return nil }
        let arrival = annotations[earlier.position..<last.position].first { entry in
            (entry.annotation as? ContentOffsetChange)?.to == target
        }
        let isSeen = arrival.map { last.time - $0.time > Self.shortestSight } ?? false
        return isSeen ? nil : target
    }

    /// The time for which content must be at a place so that a user sees it there, in seconds.
    private static let shortestSight = 0.1

    /// Whether a scroll view should scroll by a tap on the status bar after the touch, or by the program, which code that
    /// ran for the touch asked for: the touch is not a drag of the content.
    func ledToScrolling(_ wanted: TouchExplanation.Wanted) -> Bool {
        guard case .recognizer(let pan as ScrollPan) = wanted, let scrollView = pan.view as? UIScrollView else {
            return false
        }
        if !annotations(StatusBarTap.self).isEmpty { return true }
        let isAsked = annotations(ScrollRequest.self).contains { $0.scrollView.refers(to: scrollView) }
        let hit = bound.flatMap { place(of: $0.view) }
        let isInside = hit.flatMap { hit in scene?.place(of: scrollView).map { scene?.isInside(hit, of: $0) == true } }
        return isAsked && (isInside != true || max(abs(way.x), abs(way.y)) < Self.leastDrag)
    }

    /// The movement, in points, from which on a touch counts as a drag.
    private static let leastDrag: CGFloat = 10
}

// MARK: Taps on the status bar

extension TouchPast {
    /// The last tap on the status bar, if the program has not asked the scroll view to scroll since.
    func statusBarTap(for scrollView: UIScrollView) -> (tap: StatusBarTap, position: Int)? {
        for (position, entry) in annotations.enumerated().reversed() {
            if let tap = entry.annotation as? StatusBarTap { return (tap, position) }
            if (entry.annotation as? ScrollRequest)?.scrollView.refers(to: scrollView) == true { return nil }
        }
        return nil
    }

    /// Why a tap on the status bar did not scroll a scroll view.
    func causes(
        of found: (tap: StatusBarTap, position: Int), _ mention: TouchExplanation.Mention, _ scrollView: UIScrollView
    ) -> [TouchExplanation.Cause] {
        let (tap, position) = found
        let later = annotations[position...].map(\.annotation)
        if let denial = later.compactMap({ $0 as? Denial }).first(where: { $0.method.hasPrefix("scrollViewShould") }),
            denial.subjects.contains(where: { $0.refers(to: scrollView) })
        {
            return [
                .denied(mention, by: .init(owner: self.mention(denial.owner), method: denial.method), answer: "false")
            ]
        }
        func has(_ scrollViews: [Remembered]) -> Bool { scrollViews.contains { $0.refers(to: scrollView) } }
        guard has(tap.scrollViews) else {
            let isOff = has(tap.others)
            return [.notScrolled(mention, isOff ? .scrollsNotToTop : .notInKeyWindow(self.mention(tap.keyWindow)))]
        }
        let others = tap.scrollViews.filter { !$0.refers(to: scrollView) }
        if !others.isEmpty { return [.notScrolled(mention, .severalScrollToTop(others.map { self.mention($0) }))] }
        let place = contentPlace(of: scrollView)
        let isAtTop = place.isInMotion || place.offset.y <= scrollView.offsetAtStart.y
        return isAtTop ? [] : [.notScrolled(mention, .movedSince)]
    }
}

extension UIScrollView {
    fileprivate var offsetAtStart: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }
}
