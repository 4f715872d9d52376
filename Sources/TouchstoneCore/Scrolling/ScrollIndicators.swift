import Foundation
import TouchstoneGeometry

/// The bars that show, while the content moves and a moment longer, how much of it is seen and where.
@MainActor
final class ScrollIndicators {
    private(set) var areShown = false
    private var deadline: ClockDeadline?

    /// How long they stay when nothing moves any more, in seconds. [our choice]
    private static let stay: TimeInterval = 0.5
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    /// Content may be as long as it likes. [our choice]
    private static let shortest: CGFloat = 36

    /// When they may go.
    private var until: TimeInterval = 0
    private weak var view: UIScrollView?
    /// Made once, since a list that moves on needs it again and again.
    private lazy var look: @MainActor () -> Void = { [weak self] in self?.lookAgain() }

    func show(_ view: UIScrollView) {
        guard let clock = view.clock else { return }
        until = clock.now + Self.stay
        if !areShown {
            areShown = true
            view.setNeedsDisplay()
        }
        guard deadline == nil else { return }
        self.view = view
        deadline = clock.schedule(at: until, look)
    }

    private func lookAgain() {
        deadline = nil
        guard let view, let clock = view.clock else {
            areShown = false
            return
        }
        if view.isTracking { until = max(until, clock.now + Self.stay) }
        if clock.now < until {
            deadline = clock.schedule(at: until, look)
            return
        }
        areShown = false
        view.setNeedsDisplay()
        view.windowStorage?.application?.commit()
    }

    func draw(_ view: UIScrollView, into list: inout DisplayList) {
        guard areShown else { return }
        let color: UIColor =
            switch view.indicatorStyle {
            case .default: .label.withAlphaComponent(0.4)
            case .black: .black.withAlphaComponent(0.4)
            case .white: .white.withAlphaComponent(0.5)
            @unknown default: .label.withAlphaComponent(0.4)
            }
        for bar in [vertical(view), horizontal(view)] {
            if let bar { list.fill(bar, cornerRadius: Self.thickness / 2, color: color) }
        }
    }

    private func vertical(_ view: UIScrollView) -> CGRect? {
        guard view.showsVerticalScrollIndicator else { return nil }
        let track = view.bounds.room(within: view.verticalScrollIndicatorInsets)
        guard
            let (start, length) = bar(
                view.verticalRange, view.contentOffset.y, visible: view.bounds.height, track: track.height)
        else { return nil }
        return CGRect(
            x: track.maxX - Self.margin - Self.thickness, y: track.minY + start, width: Self.thickness, height: length)
    }

    private func horizontal(_ view: UIScrollView) -> CGRect? {
        guard view.showsHorizontalScrollIndicator else { return nil }
        let track = view.bounds.room(within: view.horizontalScrollIndicatorInsets)
        guard
            let (start, length) = bar(
                view.horizontalRange, view.contentOffset.x, visible: view.bounds.width, track: track.width)
        else { return nil }
        return CGRect(
            x: track.minX + start, y: track.maxY - Self.margin - Self.thickness, width: length, height: Self.thickness)
    }

    /// Where the bar begins in its track and how long it is; nil where there is nothing to scroll. Content pulled beyond an
    /// edge squeezes it.
    private func bar(
        _ range: ClosedRange<Double>, _ offset: CGFloat, visible: CGFloat, track: CGFloat
    ) -> (CGFloat, CGFloat)? {
        let travel = CGFloat(range.upperBound - range.lowerBound)
        guard travel > 0, visible > 0, track > 4 * Self.margin else { return nil }
        let room = track - 2 * Self.margin
        let whole = max(min(Self.shortest, room), room * visible / (travel + visible))
        let part = (offset - CGFloat(range.lowerBound)) / travel
        let beyond = max(-part, part - 1, 0) * travel
        let length = max(2 * Self.thickness, whole - beyond)
        let start = part < 0 ? 0 : min(part, 1) * (room - whole) + (part > 1 ? whole - length : 0)
        return (Self.margin + start, length)
    }
}
