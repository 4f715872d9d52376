/// The metadata of a class as the compiler lays it out where there is no Objective-C runtime.
///
/// Invariant: the words are the kind, superclass, flags and instance address point, instance size and alignment, class size and address
/// point, descriptor, ivar destroyer, and then the members: for each class from the root down, its methods and its field offsets.
/// `DynamicInitializer` and `ViewProbes` verify this at start-up with classes whose members are known.
struct ClassMetadata {
    private let words: UnsafePointer<UInt>

    private static let headerWords = 7
    private static let classSizeOffset = 32
    private static let addressPointOffset = 36

    init(_ type: AnyClass) { words = unsafeBitCast(type, to: UnsafePointer<UInt>.self) }
    private init(_ metadata: UnsafeRawPointer) { words = metadata.assumingMemoryBound(to: UInt.self) }

    /// The address of the metadata, which a method takes as its class.
    var address: UnsafeRawPointer { UnsafeRawPointer(words) }

    subscript(word: Int) -> UInt {
        assert(members.contains(word), "The class has no member at this place.")
        return words[word]
    }

    /// The indices of the words with the members.
    var members: Range<Int> { Self.headerWords..<max(Self.headerWords, size / MemoryLayout<UInt>.size) }

    /// The indices of the words with the members that the class declares itself.
    var ownMembers: Range<Int> {
        let inherited = UnsafeRawPointer(bitPattern: words[1]).map { Self($0).members.upperBound }
        return (inherited ?? Self.headerWords)..<members.upperBound
    }

    /// The indices of the members of `superclass`, or of another class with at least as many, that this class replaces.
    func replaced(of superclass: ClassMetadata) -> [Int] {
        superclass.members.filter { words[$0] != superclass.words[$0] }
    }

    /// The size of the metadata after the address point, in bytes.
    private var size: Int {
        let start = UnsafeRawPointer(words)
        let size = start.load(fromByteOffset: Self.classSizeOffset, as: UInt32.self)
        let addressPoint = start.load(fromByteOffset: Self.addressPointOffset, as: UInt32.self)
        guard size > addressPoint, size < 1 << 20 else { return 0 }
        return Int(size - addressPoint)
    }

    /// Stops the program, because a class does not have the members that the library expects.
    static func stop(_ difference: String) -> Never {
        #if compiler(>=6.4)
            let toolchain = "A compiler newer than Swift 6.3"
        #elseif compiler(>=6.3)
            let toolchain = "Swift 6.3"
        #else
            let toolchain = "Swift 6.2"
        #endif
        fatalError(
            "\(toolchain) lays out classes differently than Touchstone expects: \(difference). Use the toolchain that README.md names."
        )
    }
}
