import Foundation

/// Recognizes a quick straight stroke; discrete (G-55).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe. If there are several, any of them is recognized (G-55).
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right; the default.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe upward, toward smaller y.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe downward, toward larger y.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognized; right by default.
    open var direction = Direction.right
    /// The number of fingers required; 1 by default.
    open var numberOfTouchesRequired = 1

    private var starts: [(touch: UITouch, point: CGPoint)] = []
    override var isInStep: Bool { !starts.isEmpty }

    private var start: CGPoint {
        let count = CGFloat(max(1, starts.count))
        return CGPoint(x: starts.reduce(0) { $0 + $1.point.x } / count, y: starts.reduce(0) { $0 + $1.point.y } / count)
    }

    /// Returns the location where the swipe began (G-55).
    open override func location(in view: UIView?) -> CGPoint {
        starts.isEmpty ? super.location(in: view) : convert(start, to: view)
    }

    /// The number of its fingers, including lifted ones (G-62).
    open override var numberOfTouches: Int { starts.isEmpty ? super.numberOfTouches : starts.count }

    open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        guard starts.indices.contains(index) else { return super.location(ofTouch: index, in: view) }
        return starts[index].touch.location(in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty { askForDeadline(in: GestureThresholds.swipeDuration) }
        for touch in touches { starts.append((touch, touch.windowLocation)) }
        if starts.count > numberOfTouchesRequired {
            fail(.fingersTooMany, measured: Double(starts.count), allowed: Double(numberOfTouchesRequired))
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard starts.count == numberOfTouchesRequired else { return }
        let here = centroid
        let (dx, dy) = (here.x - start.x, here.y - start.y)
        // The movement along and across each direction.
        let ways: [(Direction, along: CGFloat, across: CGFloat)] = [
            (.right, dx, dy), (.left, -dx, dy), (.up, -dy, dx), (.down, dy, dx),
        ]
        let wanted = ways.filter { direction.contains($0.0) }
        if wanted.contains(where: {
            $0.along >= GestureThresholds.swipeDistance && abs($0.across) <= GestureThresholds.swipeStraying
        }) {
            // It may wait long for a failure requirement.
            cancelDeadline()
            state = .ended
        } else if wanted.allSatisfy({
            abs($0.across) > GestureThresholds.swipeStraying || $0.along < -GestureThresholds.swipeStraying
        }) {
            // Fail early, also for a backward movement, so that a recognizer that requires this one to fail need not
            // wait for the time limit (G-24).
            let went = ways.max { $0.along < $1.along }!
            if direction.contains(went.0) {
                fail(
                    .strayed, measured: Double(abs(went.across)), allowed: Double(GestureThresholds.swipeStraying))
            } else {
                fail(.direction, measured: Double(went.0.rawValue), allowed: Double(direction.rawValue))
            }
        }
    }

    /// The farthest movement in any of the recognized directions, in points.
    private var progress: Double {
        let here = centroid
        let (dx, dy) = (here.x - start.x, here.y - start.y)
        let ways: [(Direction, CGFloat)] = [(.right, dx), (.left, -dx), (.up, -dy), (.down, dy)]
        return Double(max(0, ways.filter { direction.contains($0.0) }.map(\.1).max() ?? 0))
    }

    override func deadlinePassed() {
        fail(
            .tooSlow, measured: progress, allowed: Double(GestureThresholds.swipeDistance),
            elapsed: GestureThresholds.swipeDuration)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.count < numberOfTouchesRequired {
            fail(.fingersTooFew, measured: Double(starts.count), allowed: Double(numberOfTouchesRequired))
        } else {
            fail(.movedTooLittle, measured: progress, allowed: Double(GestureThresholds.swipeDistance))
        }
    }

    open override func reset() {
        super.reset()
        cancelDeadline()
        starts = []
    }
}
