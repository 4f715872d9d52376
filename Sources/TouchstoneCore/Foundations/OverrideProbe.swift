import Foundation

/// Finds out which classes override a method, by comparing a word of their vtable with the base class's.
///
/// A view whose class does not override `hitTest(_:with:)` need not be called to be hit-tested, and a responder that
/// does not override `touchesBegan(_:with:)` need not be called to forward. The slot of a method is located once, from a
/// class that overrides only that method and one that overrides nothing. If not exactly one word tells the two apart,
/// nothing is assumed and every class counts as overriding, which is slower and never wrong.
package struct OverrideProbe: Sendable {
    /// The word of the class metadata that holds the method, or nil where it was not found.
    private let slot: Int?
    private let inherited: UInt

    /// Whether the method was found, so that the probe tells classes apart and need not assume that all override.
    package var hasFoundItsSlot: Bool { slot != nil }

    /// - Parameter isProperty: Whether it is a property that can be set: an override replaces all its accessors.
    package init(base: AnyClass, overriding: AnyClass, plain: AnyClass, isProperty: Bool = false) {
        let baseWords = Self.words(of: base)
        let overridingWords = Self.words(of: overriding)
        let plainWords = Self.words(of: plain)
        var found: [Int] = []
        // Past the header the words are the vtable and field offsets, the same in number for all three classes.
        for word in Self.headerWords..<Self.size(of: base) / MemoryLayout<UInt>.size
        where plainWords[word] == baseWords[word] && overridingWords[word] != baseWords[word] {
            found.append(word)
        }
        slot = found.count == (isProperty ? 3 : 1) ? found[0] : nil
        inherited = slot.map { baseWords[$0] } ?? 0
    }

    /// Whether `type`, a subclass of the base class, replaces the method.
    package func isOverridden(by type: AnyClass) -> Bool {
        guard let slot else { return true }
        return Self.words(of: type)[slot] != inherited
    }

    /// Whether a class of an application's replaces what the nearest class of this library above it does.
    func isOverridden(outside type: AnyClass) -> Bool {
        guard let slot else { return false }
        var own: AnyClass = type
        while !Self.isOfTheLibrary(own), let above = _getSuperclass(own) { own = above }
        return Self.words(of: type)[slot] != Self.words(of: own)[slot]
    }

    /// Whether a class is one of this library's.
    static func isOfTheLibrary(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix(library) }

    private static let library = String(String(reflecting: OverrideProbe.self).prefix { $0 != "." }) + "."

    // Swift's class metadata, where no Objective-C runtime is: kind, superclass, flags and instance address point,
    // instance size and alignment, class size and address point, descriptor, ivar destroyer, then the members.
    private static let headerWords = 7
    private static let classSizeOffset = 32
    private static let addressPointOffset = 36

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// Bytes of metadata behind the address point.
    private static func size(of type: AnyClass) -> Int {
        let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = start.load(fromByteOffset: classSizeOffset, as: UInt32.self)
        let addressPoint = start.load(fromByteOffset: addressPointOffset, as: UInt32.self)
        guard size > addressPoint, size < 1 << 20 else { return 0 }
        return Int(size - addressPoint)
    }
}
