import Foundation

/// Determines which classes override a method, by comparing a word of their vtables with that of the base class.
///
/// A view without an override of `hitTest(_:with:)` need not be called for a hit test, and a responder that does not
/// override `touchesBegan(_:with:)` need not be called to forward a touch. The method's slot is located once, by
/// comparing a class that overrides only that method with one that overrides nothing. If they do not differ in exactly
/// the expected words, every class counts as overriding, which is slower but always correct.
package struct OverrideProbe: Sendable {
    /// The index of the metadata word that holds the method; `nil` if it was not found.
    private let slot: Int?
    private let inherited: UInt

    /// Whether the method's slot was found; if not, all classes count as overriding.
    package var hasFoundItsSlot: Bool { slot != nil }

    /// Locates the slot of a method.
    ///
    /// - Parameter isProperty: Whether it is a settable property, for which an override replaces three accessors.
    package init(base: AnyClass, overriding: AnyClass, plain: AnyClass, isProperty: Bool = false) {
        let inherited = ClassMetadata(base)
        let found = ClassMetadata(overriding).replaced(of: inherited).filter {
            ClassMetadata(plain)[$0] == inherited[$0]
        }
        slot = found.count == (isProperty ? 3 : 1) ? found[0] : nil
        self.inherited = slot.map { inherited[$0] } ?? 0
    }

    /// Whether `type`, a subclass of the base class, overrides the method.
    package func isOverridden(by type: AnyClass) -> Bool {
        guard let slot else { return true }
        return ClassMetadata(type)[slot] != inherited
    }

    /// Whether an application's class overrides the method of its nearest superclass in the library.
    package func isOverridden(outside type: AnyClass) -> Bool {
        guard let slot else { return false }
        var own: AnyClass = type
        while !Self.isOfTheLibrary(own), let above = _getSuperclass(own) { own = above }
        return ClassMetadata(type)[slot] != ClassMetadata(own)[slot]
    }

    /// Whether a class is defined in a module of the library, not in one of an application.
    package static func isOfTheLibrary(_ type: AnyClass) -> Bool {
        libraryModules.contains(String(reflecting: type).prefix { $0 != "." })
    }

    /// The modules that `import UIKit` and the test kits bring and that define classes.
    private static let libraryModules: Set<Substring> = [
        "TouchstoneCore", "TouchstoneLayout", "TouchstoneDrawing", "TouchstoneLayers", "TouchstoneLists",
        "TouchstoneControllers", "TouchstoneObjectiveC", "TouchstoneGeometry", "TouchstoneExplaining",
        "TouchstoneTesting", "TouchstoneRecording", "UIKit",
    ]
}
