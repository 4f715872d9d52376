import Foundation
import TouchstoneCore

/// The state of a view from which a configuration is updated.
public protocol UIConfigurationState {
    /// Creates a state with traits and default values.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The value of a custom key; `nil` if none is set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The configuration state of a view such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the view receives no touches; the default is `false`.
    public var isDisabled = false
    /// Whether the view is highlighted; the default is `false`.
    public var isHighlighted = false
    /// Whether the view is selected; the default is `false`.
    public var isSelected = false
    /// Whether the view has the focus; the default is `false`.
    public var isFocused = false
    /// Whether the view is a header that is pinned to the visible area; the default is `false`.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The configuration state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the cell receives no touches; the default is `false`.
    public var isDisabled = false
    /// Whether the cell is highlighted; the default is `false`.
    public var isHighlighted = false
    /// Whether the cell is selected; the default is `false`.
    public var isSelected = false
    /// Whether the cell has the focus; the default is `false`.
    public var isFocused = false
    /// Whether the cell is pinned to the visible area; the default is `false`.
    public var isPinned = false
    /// Whether the cell is being edited; the default is `false`.
    public var isEditing = false
    /// Whether the cell is expanded; the default is `false`.
    public var isExpanded = false
    /// Whether the cell shows its swipe actions; the default is `false`.
    public var isSwiped = false
    /// Whether the user is moving the cell; the default is `false`.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// A description of the content of a view, which can make a view that shows it.
public protocol UIContentConfiguration {
    /// Returns a new view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state of the view.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; the default is `true`.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}
