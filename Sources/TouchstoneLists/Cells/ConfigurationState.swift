import Foundation
import TouchstoneCore

/// What a configuration of a view may depend on.
public protocol UIConfigurationState {
    /// A state with these traits, and nothing else said.
    init(traitCollection: UITraitCollection)
    /// What the view is drawn on.
    var traitCollection: UITraitCollection { get set }
    /// A value of the application's own; nil where none was set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a value of the application's own in a configuration's state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether touches do not reach it; false by default.
    public var isDisabled = false
    /// Whether it is highlighted; false by default.
    public var isHighlighted = false
    /// Whether it is selected; false by default.
    public var isSelected = false
    /// Whether it has the focus; false by default.
    public var isFocused = false
    /// Whether it is a header that stays in sight; false by default.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether touches do not reach it; false by default.
    public var isDisabled = false
    /// Whether it is highlighted; false by default.
    public var isHighlighted = false
    /// Whether it is selected; false by default.
    public var isSelected = false
    /// Whether it has the focus; false by default.
    public var isFocused = false
    /// Whether it stays in sight; false by default.
    public var isPinned = false
    /// Whether it is being edited; false by default.
    public var isEditing = false
    /// Whether it is expanded; false by default.
    public var isExpanded = false
    /// Whether its swipe actions show; false by default.
    public var isSwiped = false
    /// Whether it is being moved to another place; false by default.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// Describes what a view shows, and makes a view that shows it.
public protocol UIContentConfiguration {
    /// A new view that shows this.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// The same for another state of the view.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What it shows; setting it shows another.
    var configuration: any UIContentConfiguration { get set }
    /// Whether it can show `configuration`; true by default.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}
