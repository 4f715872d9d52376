import Foundation

/// What no public source settles, in one place and switchable; the ids are those of `docs/rules.md`, section 11.
public struct OpenQuestions: Sendable, Equatable {
    /// HT-37: ask each window's hit test twice for a new touch, as UIKit has been seen to do. One is enough.
    public var hitTestsTwice = false
    /// Q-2, DL-19: a view that leaves its window mid-touch gets `touchesCancelled` at once; otherwise it hears no more.
    public var cancelsTouchesOfRemovedViews = true
    /// DL-13: a further touch is withheld while any touch of the same view is down; otherwise only while the view is
    /// being delivered one.
    public var withholdsWhileAnyTouchIsDown = true
    /// DL-21: an animation without `.allowUserInteraction` cancels the touches of the views that it moves.
    public var animationCancelsTouches = false
    /// Q-1, T-6: the longest pause between a lift and the next touch-down that counts on, in seconds.
    public var tapInterval: TimeInterval = 0.35
    /// Q-1, T-6: how far apart two such touch-downs may be, in points.
    public var tapDistance: CGFloat = 45
    /// T-6: how far a finger may move and still be tapping, in points.
    public var tapSlop: CGFloat = 45

    /// Q-16, G-54: a pan's `setTranslation` makes its velocity start from zero; otherwise the velocity goes on.
    public var setTranslationResetsVelocity = false

    /// DL-18 (f): the most fingers the hardware tells apart; one more cancels them all. At most 64.
    public var touchLimit = 32

    public init() {}
}
