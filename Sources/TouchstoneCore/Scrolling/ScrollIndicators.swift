import Foundation
import TouchstoneGeometry

/// The scroll indicators, which are visible while the content moves and for a short time afterward.
@MainActor
final class ScrollIndicators {
    private(set) var areShown = false
    private var deadline: ClockDeadline?

    /// The time that indicators stay visible after the last movement, in seconds. [our choice]
    private static let stay: TimeInterval = 0.5
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    /// The minimum length of an indicator, in points, however long the content is. [our choice]
    private static let shortest: CGFloat = 36

    /// The time at which the indicators may disappear.
    private var until: TimeInterval = 0
    private weak var view: UIScrollView?
    /// The timer's closure, created once because a scrolling list uses it again and again.
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

    /// Returns the start of an indicator in its track and its length, or `nil` if there is nothing to scroll.
    ///
    /// The indicator becomes shorter while content is pulled beyond an edge.
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
