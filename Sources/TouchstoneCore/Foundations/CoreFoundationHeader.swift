/// The first stored property of a class whose objects are values of text attributes.
///
/// CoreFoundation compares the attributes of neighboring runs with `CFEqual`, which reads a type identifier from the
/// word behind an object's reference count: bits 8 to 17. For an object of a Swift class this is the first stored
/// property. If the identifier is 0, CoreFoundation ends the program; otherwise it calls `isEqual(_:)`. This property
/// must therefore come before all others.
struct CoreFoundationHeader: Sendable {
    /// The identifier 1, which no object of CoreFoundation has, and the flag that Foundation's own classes set.
    private let word: UInt64 = 1 << 8 | 1 << 7
}
