import Foundation

/// What a user feels under the finger. Ours: `UIApplication.playsFeedback` gives it to whoever can play it.
public enum UIFeedback: Equatable, Sendable, CustomStringConvertible {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case selection
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
@MainActor
open class UIFeedbackGenerator: NSObject {
    /// There is no engine here that would have to warm up.
    open func prepare() {}

    func play(_ feedback: UIFeedback) {
        let application = UIApplication.shared
        application.trace.note("feedback: \(feedback)")
        application.playsFeedback?(feedback)
    }
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style, intensity: intensity.isNaN ? 0 : min(max(intensity, 0), 1)))
    }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play(.selection) }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) { play(.notification(type)) }
}
