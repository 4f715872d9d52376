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
        let baseWords = Self.words(of: base)
        let overridingWords = Self.words(of: overriding)
        let plainWords = Self.words(of: plain)
        var found: [Int] = []
        // The words after the header are the vtable and field offsets, the same number in all three classes.
        for word in Self.headerWords..<Self.size(of: base) / MemoryLayout<UInt>.size
        where plainWords[word] == baseWords[word] && overridingWords[word] != baseWords[word] {
            found.append(word)
        }
        slot = found.count == (isProperty ? 3 : 1) ? found[0] : nil
        inherited = slot.map { baseWords[$0] } ?? 0
    }

    /// Whether `type`, a subclass of the base class, overrides the method.
    package func isOverridden(by type: AnyClass) -> Bool {
        guard let slot else { return true }
        return Self.words(of: type)[slot] != inherited
    }

    /// Whether an application's class overrides the method of its nearest superclass in the library.
    func isOverridden(outside type: AnyClass) -> Bool {
        guard let slot else { return false }
        var own: AnyClass = type
        while !Self.isOfTheLibrary(own), let above = _getSuperclass(own) { own = above }
        return Self.words(of: type)[slot] != Self.words(of: own)[slot]
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

    // Swift's class metadata without an Objective-C runtime: kind, superclass, flags and instance address point,
    // instance size and alignment, class size and address point, descriptor, ivar destroyer, then the members.
    private static let headerWords = 7
    private static let classSizeOffset = 32
    private static let addressPointOffset = 36

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// The size of the metadata after the address point, in bytes.
    private static func size(of type: AnyClass) -> Int {
        let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = start.load(fromByteOffset: classSizeOffset, as: UInt32.self)
        let addressPoint = start.load(fromByteOffset: addressPointOffset, as: UInt32.self)
        guard size > addressPoint, size < 1 << 20 else { return 0 }
        return Int(size - addressPoint)
    }
}
