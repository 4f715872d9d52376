import Foundation

/// A list through which an assistive technology goes from place to place. Stored; has no effect, since none runs here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Returns the next place of a search; `nil` if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// The search goes toward the beginning.
        case previous
        /// The search goes toward the end.
        case next
    }

    /// What a rotor of the system goes through.
    public enum SystemRotorType: Int, Sendable {
        /// Nothing that the system knows.
        case none
        /// The rotor goes through links.
        case link
        /// Links that were opened.
        case visitedLink
        /// Headings of all levels.
        case heading
        /// Headings of level 1.
        case headingLevel1
        /// Headings of level 2.
        case headingLevel2
        /// Headings of level 3.
        case headingLevel3
        /// Headings of level 4.
        case headingLevel4
        /// Headings of level 5.
        case headingLevel5
        /// Headings of level 6.
        case headingLevel6
        /// The rotor goes through bold text.
        case boldText
        /// The rotor goes through italic text.
        case italicText
        /// The rotor goes through underlined text.
        case underlineText
        /// The rotor goes through misspelled words.
        case misspelledWord
        /// The rotor goes through images.
        case image
        /// The rotor goes through text fields.
        case textField
        /// The rotor goes through tables.
        case table
        /// The rotor goes through lists.
        case list
        /// The rotor goes through landmarks.
        case landmark
    }

    /// The name of the rotor; empty for one of the system.
    open var name: String
    /// The name of the rotor with attributes.
    open var attributedName: NSAttributedString
    /// The function that returns the next place.
    open var itemSearchBlock: Search
    /// What the rotor goes through if it is one of the system; `.none` for a rotor with a name.
    open var systemRotorType: SystemRotorType { initialSystemRotorType }
    private let initialSystemRotorType: SystemRotorType

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        initialSystemRotorType = .none
        super.init()
    }
    /// Creates a rotor with a name that has attributes.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        name = attributedName.string
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        initialSystemRotorType = .none
        super.init()
    }
    /// Creates a rotor that replaces one of the system.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        initialSystemRotorType = type
        super.init()
    }
}

/// A place that a rotor's search has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element of the place; not retained.
    open weak var targetElement: AnyObject?
    /// The range of text in the element; `nil` for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result without a place.
    override init() { super.init() }

    /// Creates a result at an element.
    public init(targetElement: AnyObject, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}

/// Where a rotor's search begins and where it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The place where the search begins.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search; `.previous` by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    /// Creates a search without a current item.
    public override init() { super.init() }
}
