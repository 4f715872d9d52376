import Foundation

/// Touchstone extension: Reports events and their reasons as typed records.
///
/// No record is created while there is no listener.
///
/// ```swift
/// application.trace.listen { record in print(record) }
/// ```
@MainActor
public final class Trace {
    @exclusivity(unchecked) private var listeners: [(id: Int, hear: @MainActor (TraceRecord) -> Void)] = []
    private var nextListener = 1
    /// The number of the newest record. It does not change while there is no listener.
    @exclusivity(unchecked) package private(set) var count = 0
    private let now: @MainActor () -> TimeInterval

    /// The subjects by object. References are weak, because another object may reuse an address.
    private var subjects: [ObjectIdentifier: (object: WeakObject, subject: TraceSubject)] = [:]
    private var subjectCount = 0
    private var mostSubjects = 4096

    /// The hit test in progress, if any.
    private(set) var hitTest = HitTestNarration()

    /// Names from the properties of holding objects, used while a snapshot is made.
    var heldNames = HeldNames()
    /// The annotations of the trace.
    package let recollection = Recollection()
    /// Whether `aside` runs, during which no annotations are stored.
    private var isAside = false

    init(now: @escaping @MainActor () -> TimeInterval) {
        self.now = now
    }

    /// Whether the trace has a listener.
    public var isListening: Bool { hasListeners }
    /// The value of `isListening`, which the `deinit` of a window reads.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var hasListeners = false

    /// The amount of a pointer's movement that is traced.
    public enum Detail: Sendable {
        /// Touches, keys and buttons, and their effects. For a pointer that only hovers, only the actions of
        /// recognizers.
        case acts
        /// Also the samples and hit tests of a pointer that only hovers, many per second.
        case everything
    }

    /// How much is traced; `.acts` by default.
    public var detail = Detail.acts
    private var isSilent = false

    /// Runs `body` without tracing it.
    func silently<Result>(_ body: () -> Result) -> Result {
        let before = isSilent
        isSilent = true
        listenersChanged()
        defer {
            isSilent = before
            listenersChanged()
        }
        return body()
    }

    private func listenersChanged() { hasListeners = !isSilent && !listeners.isEmpty }

    /// The trace itself if it has a listener, for calls such as `trace.heard?.record(…)`.
    var listening: Trace? { isListening ? self : nil }

    /// The registration of a listener; pass it to `stop(_:)`.
    public struct Listener: Sendable, Hashable {
        let id: Int
    }

    /// Adds a listener that receives every record from now on, in order.
    ///
    /// - Parameter hear: Called with each record.
    /// - Returns: The registration, for `stop(_:)`.
    @discardableResult
    public func listen(_ hear: @escaping @MainActor (TraceRecord) -> Void) -> Listener {
        defer { nextListener += 1 }
        listeners.append((nextListener, hear))
        listenersChanged()
        return Listener(id: nextListener)
    }

    /// Removes a listener, which receives no more records.
    public func stop(_ listener: Listener) {
        listeners.removeAll { $0.id == listener.id }
        listenersChanged()
    }

    /// Adds a line of text to the trace.
    public func note(_ text: String) {
        listening?.record(.note(text))
    }

    func record(_ fact: TraceFact) {
        guard isListening else { return }
        count += 1
        let record = TraceRecord(number: count, time: now(), fact: fact)
        for listener in listeners { listener.hear(record) }
    }

    /// Stores an annotation for explanations, if there is a listener.
    func remember(_ annotation: @autoclosure () -> (any Annotation)?) {
        guard isListening, !isAside, let annotation = annotation() else { return }
        recollection.add(annotation, number: count, time: now())
    }

    /// The object of each number, including deallocated ones.
    private var acquaintances: [Int: (key: ObjectIdentifier, type: AnyClass)] = [:]

    /// Returns the identity and class of the object with this number; `nil` if it was mentioned long ago.
    package func acquaintance(numbered id: Int) -> (key: ObjectIdentifier, type: AnyClass)? { acquaintances[id] }

    private func getToKnow(_ object: NSObject, _ id: Int) {
        if acquaintances.count >= 65_536 { acquaintances = acquaintances.filter { $0.key > id - 32_768 } }
        acquaintances[id] = (ObjectIdentifier(object), type(of: object))
    }

    private struct Given {
        weak var object: NSObject?
        let subject: TraceSubject
    }

    private var given: [ObjectIdentifier: Given] = [:]
    private var mostGiven = 4096

    /// Gives `object` a name in the trace; meant for objects without an identifier, such as controllers.
    public func name(_ object: NSObject, _ name: String) {
        if given.count >= mostGiven {
            given = given.filter { $0.value.object != nil }
            mostGiven = max(4096, 2 * given.count)
        }
        subjectCount += 1
        given[ObjectIdentifier(object)] = Given(object: object, subject: TraceSubject(name: name, id: subjectCount))
        getToKnow(object, subjectCount)
    }

    /// Returns the subject that represents an object in the trace, always with the same number.
    public func subject(_ object: NSObject) -> TraceSubject {
        let key = ObjectIdentifier(object)
        if let known = given[key], known.object === object { return known.subject }
        if let known = subjects[key], known.object.value === object {
            // Use an identifier that was set after the first mention, because readers will search for it.
            let name = Self.name(of: object)
            if known.subject.name != name { subjects[key]!.subject.name = name }
            return subjects[key]!.subject
        }
        if subjects.count >= mostSubjects {
            subjects = subjects.filter { $0.value.object.value != nil }
            // Remove deallocated objects again only when the number of the others has doubled.
            mostSubjects = max(4096, 2 * subjects.count)
        }
        subjectCount += 1
        let subject = TraceSubject(name: Self.name(of: object), id: subjectCount)
        subjects[key] = (WeakObject(value: object), subject)
        getToKnow(object, subjectCount)
        return subject
    }

    /// Returns the name that was given to an object by `name(_:_:)`, if any.
    package func givenName(_ object: NSObject) -> String? {
        given[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.subject.name : nil }
    }

    /// Returns the object with this number, if it is alive.
    public func object(numbered id: Int) -> NSObject? {
        guard let key = acquaintances[id]?.key else { return objects[id] }
        if let known = given[key], known.subject.id == id { return known.object }
        return subjects[key].flatMap { $0.subject.id == id ? $0.object.value : nil }
    }

    /// Returns the number of an object that was mentioned, without mentioning it.
    public func number(of object: NSObject) -> Int? {
        let key = ObjectIdentifier(object)
        if let known = given[key], known.object === object { return known.subject.id }
        return subjects[key].flatMap { $0.object.value === object ? $0.subject.id : nil }
    }

    /// The objects of all numbers given so far.
    package var objects: [Int: NSObject] {
        var objects: [Int: NSObject] = [:]
        for entry in subjects.values { objects[entry.subject.id] = entry.object.value }
        for entry in given.values { objects[entry.subject.id] = entry.object }
        return objects
    }

    /// Runs `body` with `hear` as the only listener.
    ///
    /// Afterwards the trace continues with the same numbers and in the same hit test as if nothing had happened.
    package func aside<Result>(hearing hear: @escaping @MainActor (TraceRecord) -> Void, _ body: () -> Result) -> Result
    {
        let outer = state
        listeners = [(0, hear)]
        hasListeners = true
        hitTest = HitTestNarration()
        isAside = true
        defer { state = outer }
        return body()
    }

    /// What `aside` saves and restores. The properties are separate because a record accesses few of them.
    private struct State {
        let listeners: [(id: Int, hear: @MainActor (TraceRecord) -> Void)]
        let hasListeners: Bool
        let count: Int
        let subjects: [ObjectIdentifier: (object: WeakObject, subject: TraceSubject)]
        let subjectCount: Int
        let mostSubjects: Int
        let hitTest: HitTestNarration
        let acquaintances: [Int: (key: ObjectIdentifier, type: AnyClass)]
        let isAside: Bool
    }

    private var state: State {
        get {
            State(
                listeners: listeners, hasListeners: hasListeners, count: count, subjects: subjects,
                subjectCount: subjectCount, mostSubjects: mostSubjects, hitTest: hitTest,
                acquaintances: acquaintances, isAside: isAside)
        }
        set {
            listeners = newValue.listeners
            hasListeners = newValue.hasListeners
            count = newValue.count
            subjects = newValue.subjects
            subjectCount = newValue.subjectCount
            mostSubjects = newValue.mostSubjects
            hitTest = newValue.hitTest
            acquaintances = newValue.acquaintances
            isAside = newValue.isAside
        }
    }

    /// A view's accessibility identifier or a recognizer's name; otherwise the class name.
    private static func name(of object: NSObject) -> String {
        let own = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
        if let own, !own.isEmpty { return own }
        return String(describing: type(of: object))
    }

    private struct WeakObject {
        weak var value: NSObject?
    }
}
