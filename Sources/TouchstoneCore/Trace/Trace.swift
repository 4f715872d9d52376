import Foundation

/// Ours: what happened and why, as typed records; nothing is built while nobody listens.
///
/// ```swift
/// application.trace.listen { record in print(record) }
/// ```
@MainActor
public final class Trace {
    @exclusivity(unchecked) private var listeners: [(id: Int, hear: @MainActor (TraceRecord) -> Void)] = []
    private var nextListener = 1
    /// The number of the newest record. It stands still while nobody listens.
    @exclusivity(unchecked) package private(set) var count = 0
    private let now: @MainActor () -> TimeInterval

    /// The names given so far. Weak, because an address may be used again by another object.
    private var subjects: [ObjectIdentifier: (object: WeakObject, subject: TraceSubject)] = [:]
    private var subjectCount = 0
    private var mostSubjects = 4096

    /// The hit test under way, if any.
    private(set) var hitTest = HitTestNarration()

    /// What views and recognizers are called by those that hold them, while a scene is being remembered.
    var heldNames = HeldNames()
    /// What it remembers besides what it tells.
    let recollection = Recollection()
    /// Whether somebody asks aside, of which nothing is remembered.
    private var isAside = false

    init(now: @escaping @MainActor () -> TimeInterval) {
        self.now = now
    }

    /// Whether anybody listens.
    @exclusivity(unchecked) public private(set) var isListening = false

    /// How much is told.
    public enum Detail: Sendable {
        /// What is done with fingers, keys and buttons, and what becomes of it. Of a pointer that only moves about, what its
        /// recognizers make of it.
        case acts
        /// Also the inputs and hit tests of a pointer that only moves about, many a second.
        case everything
    }

    /// `.acts` by default.
    public var detail = Detail.acts
    private var isSilent = false

    /// Runs `body` without telling of it.
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

    private func listenersChanged() { isListening = !isSilent && !listeners.isEmpty }

    /// This trace if somebody listens, so that call sites read `trace.heard?.record(…)`.
    var heard: Trace? { isListening ? self : nil }

    /// A listener's registration; hand it to `stop(_:)`.
    public struct Listener: Sendable, Hashable {
        let id: Int
    }

    /// Calls `hear` with each record from now on, in order.
    @discardableResult
    public func listen(_ hear: @escaping @MainActor (TraceRecord) -> Void) -> Listener {
        defer { nextListener += 1 }
        listeners.append((nextListener, hear))
        listenersChanged()
        return Listener(id: nextListener)
    }

    /// Calls that listener no more.
    public func stop(_ listener: Listener) {
        listeners.removeAll { $0.id == listener.id }
        listenersChanged()
    }

    /// Puts a line of the application's own into the trace.
    public func note(_ text: String) {
        heard?.record(.note(text))
    }

    func record(_ fact: TraceFact) {
        guard isListening else { return }
        count += 1
        let record = TraceRecord(number: count, time: now(), fact: fact)
        for listener in listeners { listener.hear(record) }
    }

    /// Keeps a remark for those who ask why, where anybody listens.
    func remember(_ remark: @autoclosure () -> (any Remark)?) {
        guard isListening, !isAside, let remark = remark() else { return }
        recollection.add(remark, number: count, time: now())
    }

    /// Who was meant by each number, also where he has died since.
    private var acquaintances: [Int: (key: ObjectIdentifier, type: AnyClass)] = [:]

    /// Whom the trace mentioned by this number; nil where that is long ago.
    func acquaintance(numbered id: Int) -> (key: ObjectIdentifier, type: AnyClass)? { acquaintances[id] }

    private func getToKnow(_ object: NSObject, _ id: Int) {
        if acquaintances.count >= 65_536 { acquaintances = acquaintances.filter { $0.key > id - 32_768 } }
        acquaintances[id] = (ObjectIdentifier(object), type(of: object))
    }

    private struct Given {
        weak var object: NSObject?
        let subject: TraceSubject
    }

    private var given: [ObjectIdentifier: Given] = [:]

    /// Calls `object` by `name` from now on; meant for what has no identifier of its own, such as controllers.
    public func name(_ object: NSObject, _ name: String) {
        subjectCount += 1
        given[ObjectIdentifier(object)] = Given(object: object, subject: TraceSubject(name: name, id: subjectCount))
        getToKnow(object, subjectCount)
    }

    /// How the trace names an object, always the same way.
    public func subject(_ object: NSObject) -> TraceSubject {
        let key = ObjectIdentifier(object)
        if let known = given[key], known.object === object { return known.subject }
        if let known = subjects[key], known.object.value === object {
            // An identifier given after the first mention is what a reader will look for.
            let name = Self.name(of: object)
            if known.subject.name != name { subjects[key]!.subject.name = name }
            return subjects[key]!.subject
        }
        if subjects.count >= mostSubjects {
            subjects = subjects.filter { $0.value.object.value != nil }
            // Of those that live, as many again may come before it is worth looking for the dead.
            mostSubjects = max(4096, 2 * subjects.count)
        }
        subjectCount += 1
        let subject = TraceSubject(name: Self.name(of: object), id: subjectCount)
        subjects[key] = (WeakObject(value: object), subject)
        getToKnow(object, subjectCount)
        return subject
    }

    /// The name that was given to an object which has none of its own.
    func givenName(_ object: NSObject) -> String? {
        given[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.subject.name : nil }
    }

    /// The object that the trace mentions by this number, if it lives.
    public func object(numbered id: Int) -> NSObject? {
        guard let key = acquaintances[id]?.key else { return objects[id] }
        if let known = given[key], known.subject.id == id { return known.object }
        return subjects[key].flatMap { $0.subject.id == id ? $0.object.value : nil }
    }

    /// The number of an object that has been mentioned; asking for it is no mention.
    public func number(of object: NSObject) -> Int? {
        let key = ObjectIdentifier(object)
        if let known = given[key], known.object === object { return known.subject.id }
        return subjects[key].flatMap { $0.object.value === object ? $0.subject.id : nil }
    }

    /// The objects behind the numbers given so far.
    package var objects: [Int: NSObject] {
        var objects: [Int: NSObject] = [:]
        for entry in subjects.values { objects[entry.subject.id] = entry.object.value }
        for entry in given.values { objects[entry.subject.id] = entry.object }
        return objects
    }

    /// Runs `body` with `hear` as the only listener. Afterwards the trace goes on as if nothing had been: with the same
    /// numbers, in the middle of the same hit test.
    func aside<Result>(hearing hear: @escaping @MainActor (TraceRecord) -> Void, _ body: () -> Result) -> Result {
        let outer = (listeners, isListening, count, subjects, subjectCount, mostSubjects, hitTest)
        let others = (acquaintances, isAside)
        listeners = [(0, hear)]
        isListening = true
        hitTest = HitTestNarration()
        isAside = true
        defer {
            (listeners, isListening, count, subjects, subjectCount, mostSubjects, hitTest) = outer
            (acquaintances, isAside) = others
        }
        return body()
    }

    /// A view's accessibility identifier or a recognizer's name, and otherwise the class.
    private static func name(of object: NSObject) -> String {
        let own = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
        if let own, !own.isEmpty { return own }
        return String(describing: type(of: object))
    }

    private struct WeakObject {
        weak var value: NSObject?
    }
}
