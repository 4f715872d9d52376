import Foundation

/// Touchstone extension: Haptic feedback, which `UIApplication.playsFeedback` receives.
public enum UIFeedback: Equatable, Sendable, CustomStringConvertible {
    /// An impact with a style and an intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// The tick of a changing selection.
    case selection
    /// The outcome of a task.
    case notification(UINotificationFeedbackGenerator.FeedbackType)

    public var description: String {
        switch self {
        case .impact(let style, let intensity): "impact, \(style), \(intensity)"
        case .selection: "selection"
        case .notification(let type): "notification, \(type)"
        }
    }
}

/// The base class of haptic feedback generators.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Prepares the generator in UIKit; has no effect here.
    open func prepare() {}

    func play(_ feedback: UIFeedback) {
        let application = UIApplication.shared
        application.trace.note("feedback: \(feedback)")
        application.playsFeedback?(feedback)
    }
}

/// Generates haptic feedback for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The style of an impact.
    public typealias FeedbackStyle = UIImpactFeedbackGeneratorFeedbackStyle
    private let style: FeedbackStyle

    /// Creates a generator with an impact style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    /// Generates an impact of full intensity for `UIApplication.playsFeedback`.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Generates an impact of the given intensity for `UIApplication.playsFeedback`.
    ///
    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style, intensity: intensity.isNaN ? 0 : min(max(intensity, 0), 1)))
    }

    /// Creates a generator with an impact style; the view has no effect.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    /// Generates an impact of full intensity; the location has no effect.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Generates an impact of the given intensity; the location has no effect.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Generates haptic feedback for a changing selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates a tick for `UIApplication.playsFeedback`.
    open func selectionChanged() { play(.selection) }
    /// Generates a tick; the location has no effect.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Generates haptic feedback for the outcome of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public typealias FeedbackType = UINotificationFeedbackGeneratorFeedbackType
    /// Generates feedback for an outcome, for `UIApplication.playsFeedback`.
    open func notificationOccurred(_ type: FeedbackType) { play(.notification(type)) }
    /// Generates the feedback of an outcome; the location has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
