import Foundation

/// A weak property through which an object asks or notifies another one.
package enum DelegateProperty: String, Sendable {
    case dataSource
    case delegate
}

/// The weak delegates that were set on an object, with their classes, which are known even after their deallocation.
@MainActor
package struct DelegateMemory {
    private struct Entry {
        weak var object: AnyObject?
        let type: AnyClass
    }
    private var delegate: Entry?
    private var dataSource: Entry?

    package init() {}

    /// Remembers what was set; `nil` forgets the earlier object.
    package mutating func note(_ property: DelegateProperty, _ object: AnyObject?) {
        let entry = object.map { Entry(object: $0, type: type(of: $0)) }
        switch property {
        case .delegate: delegate = entry
        case .dataSource: dataSource = entry
        }
    }

    /// Those that were deallocated while they were set. Objects of the library's own classes are left out.
    package var lost: [LostDelegate] {
        [(DelegateProperty.dataSource, dataSource), (.delegate, delegate)].compactMap { property, entry in
            guard let entry, entry.object == nil, !OverrideProbe.isOfTheLibrary(entry.type) else { return nil }
            return LostDelegate(property: property, className: "\(entry.type)")
        }
    }
}

/// A delegate or data source that was deallocated while it was set.
package struct LostDelegate: Equatable, Sendable {
    package let property: DelegateProperty
    package let className: String
}

extension UIView {
    /// Remembers the class of a delegate or data source that was set, for reports after its deallocation.
    package func noteDelegate(_ property: DelegateProperty, _ object: AnyObject?) {
        guard object != nil || rareStorage?.rarer?.delegates != nil else { return }
        let rarer = self.rarer
        var memory = rarer.delegates ?? DelegateMemory()
        memory.note(property, object)
        rarer.delegates = memory
    }

    /// The delegates that were deallocated while they were set.
    package var lostDelegates: [LostDelegate] { rareStorage?.rarer?.delegates?.lost ?? [] }
}

/// A view controller that shows one of several pages, which its data source provides.
@MainActor
package protocol PageTurning: UIViewController {
    func pageMemory(_ trace: Trace) -> PageMemory
}

/// The pages of a page view controller at one moment.
@MainActor
package struct PageMemory {
    /// `nil` without a data source.
    package let dataSource: Remembered?
    package let hasBefore: Bool
    package let hasAfter: Bool
    package let isHorizontal: Bool
    package let lost: [LostDelegate]

    package init(
        dataSource: AnyObject?, hasBefore: Bool, hasAfter: Bool, isHorizontal: Bool, lost: [LostDelegate],
        _ trace: Trace
    ) {
        self.dataSource = dataSource.map { trace.remembered($0) }
        (self.hasBefore, self.hasAfter, self.isHorizontal) = (hasBefore, hasAfter, isHorizontal)
        self.lost = lost
    }
}

/// A touch changed a view that has no delegate to be notified of it.
package struct MissingDelegate: Annotation {
    /// The view that has no delegate, and its parts that the touch changed.
    package let subjects: [Remembered]
    package let property: DelegateProperty
}

extension UIView {
    /// Records that a touch changed these views, of which no delegate is notified, if the application is traced. The first
    /// one has no delegate; the others are its parts.
    package func noteMissing(_ property: DelegateProperty, of subjects: [AnyObject]) {
        guard let trace = windowStorage?.tracing?.listening else { return }
        trace.remember(MissingDelegate(subjects: subjects.map { trace.remembered($0) }, property: property))
    }
}
