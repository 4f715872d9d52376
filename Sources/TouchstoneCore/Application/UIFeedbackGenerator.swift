import Foundation

/// Ours: what a user feels under the finger; `UIApplication.playsFeedback` gives it to whoever can play it.
public enum UIFeedback: Equatable, Sendable, CustomStringConvertible {
    /// A knock of this kind; the intensity is from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// The tick of a selection that changes.
    case selection
    /// How a task ended.
    case notification(UINotificationFeedbackGenerator.FeedbackType)

    public var description: String {
        switch self {
        case .impact(let style, let intensity): "impact, \(style), \(intensity)"
        case .selection: "selection"
        case .notification(let type): "notification, \(type)"
        }
    }
}

/// The base of those that let the user feel something.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// There is no engine here that would have to warm up.
    open func prepare() {}

    func play(_ feedback: UIFeedback) {
        let application = UIApplication.shared
        application.trace.note("feedback: \(feedback)")
        application.playsFeedback?(feedback)
    }
}

/// Lets the user feel that something knocks against something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What the knock feels like.
    public typealias FeedbackStyle = UIImpactFeedbackGeneratorFeedbackStyle
    private let style: FeedbackStyle

    /// A generator of knocks of this kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    /// A knock of full intensity, given to `UIApplication.playsFeedback`.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// A knock of this intensity, given to `UIApplication.playsFeedback`.
    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style, intensity: intensity.isNaN ? 0 : min(max(intensity, 0), 1)))
    }
}

/// Lets the user feel that a selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// A tick, given to `UIApplication.playsFeedback`.
    open func selectionChanged() { play(.selection) }
}

/// Lets the user feel how a task ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended.
    public typealias FeedbackType = UINotificationFeedbackGeneratorFeedbackType
    /// The feeling of this end, given to `UIApplication.playsFeedback`.
    open func notificationOccurred(_ type: FeedbackType) { play(.notification(type)) }
}
