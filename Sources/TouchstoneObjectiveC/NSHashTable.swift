import Foundation

/// How a table of pointers keeps its objects. Only whether they are retained has an effect.
public struct NSPointerFunctions {
    /// The options of a table.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Objects are retained; the default.
        public static let strongMemory: Options = []
        /// Objects are not retained, and leave the table when they are deallocated.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`; the default.
        public static let objectPersonality: Options = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Objects are copied. Has no effect.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// The options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A reference to an object, which may be weak.
struct KeptObject {
    private let strong: AnyObject?
    private(set) weak var object: AnyObject?
    private let comparesIdentity: Bool

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        self.object = object
        strong = options.contains(.weakMemory) ? nil : object
        comparesIdentity = options.contains(.objectPointerPersonality)
    }

    func holds(_ other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !comparesIdentity, let one = object as? NSObject, let two = other as? NSObject else { return false }
        return one.isEqual(two)
    }
}

/// A set of objects that can be held weakly. The objects keep the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var kept: [KeptObject] = []

    /// Creates an empty table.
    public init(options: NSPointerFunctions.Options = [], capacity: Int) { self.options = options }
    /// Creates an empty table.
    public convenience init(options: NSPointerFunctions.Options = []) { self.init(options: options, capacity: 0) }
    public convenience override init() { self.init(options: [], capacity: 0) }

    /// Returns a table that does not retain its objects.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func sweep() { kept.removeAll { $0.object == nil } }

    /// Adds an object, unless it is in the table; `nil` is not added.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        sweep()
        kept.append(KeptObject(object, options))
    }
    /// Removes an object from the table.
    open func remove(_ object: ObjectType?) {
        if let object { kept.removeAll { $0.holds(object) } }
    }
    /// Removes all objects from the table.
    open func removeAllObjects() { kept = [] }
    /// Returns whether an object is in the table.
    open func contains(_ anObject: ObjectType?) -> Bool {
        anObject.map { object in kept.contains { $0.holds(object) } } ?? false
    }
    /// Returns the object of the table that is equal to another; `nil` if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in kept.first { $0.holds(object) }?.object as? ObjectType }
    }

    /// The objects that still exist.
    open var allObjects: [ObjectType] { kept.compactMap { $0.object as? ObjectType } }
    /// One of the objects; `nil` if there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    open var count: Int { allObjects.count }
    /// The objects that still exist, as a set. Objects that are not hashable are left out.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    /// Returns an enumerator of the objects.
    open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
    /// Returns whether the tables have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
}

/// A dictionary whose keys and values can be held weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var kept: [(key: KeptObject, value: KeptObject)] = []

    /// Creates an empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }
    /// Creates an empty table.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
    ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }
    public convenience override init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

    /// Returns a table that retains keys and values.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns a table that retains only keys.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
    }
    /// Returns a table that retains only values.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
    }
    /// Returns a table that retains neither keys nor values.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The entries whose key and value still exist.
    private var entries: [(key: KeyType, value: ObjectType)] {
        kept.compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    /// Returns the value of a key; `nil` if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in kept.first { $0.key.holds(key) }?.value.object as? ObjectType }
    }
    /// Sets the value of a key; `nil` as a key or value sets nothing.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        removeObject(forKey: aKey)
        kept.removeAll { $0.key.object == nil || $0.value.object == nil }
        kept.append((KeptObject(aKey, keyOptions), KeptObject(anObject, valueOptions)))
    }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: KeyType?) {
        if let aKey { kept.removeAll { $0.key.holds(aKey) } }
    }
    /// Removes all values and their keys.
    open func removeAllObjects() { kept = [] }
    /// The number of entries whose key and value still exist.
    open var count: Int { entries.count }
    /// Returns an enumerator of the keys.
    open func keyEnumerator() -> NSEnumerator { (entries.map(\.key) as NSArray).objectEnumerator() }
    /// Returns an enumerator of the values; `nil` never.
    open func objectEnumerator() -> NSEnumerator? { (entries.map(\.value) as NSArray).objectEnumerator() }
    /// The entries as a dictionary. Keys that are not hashable are left out.
    open func dictionaryRepresentation() -> [AnyHashable: Any] {
        var found: [AnyHashable: Any] = [:]
        for (key, value) in entries { if let key = key as? AnyHashable { found[key] = value } }
        return found
    }
}
