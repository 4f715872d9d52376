import Foundation
import TouchstoneCore

/// What an observer is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value is told.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value is told.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// It is told at once, before the observing method returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Not looked at: nothing is told before a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// A value was set; the only one here.
    case setting = 1
    /// An insertion; never reported here.
    case insertion
    /// A removal; never reported here.
    case removal
    /// A replacement; never reported here.
    case replacement
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind: NSKeyValueChange
    /// The new value, where it was asked for.
    public let newValue: Value?
    /// The value before, where it was asked for.
    public let oldValue: Value?
    /// The changed indexes; always `nil` here.
    public let indexes: IndexSet?
    /// Whether the change is about to happen; always `false` here.
    public let isPrior: Bool
}

/// Observes for as long as it lives.
public final class NSKeyValueObservation: NSObject {
    fileprivate var watch: Watch?

    fileprivate init(_ watch: Watch) { self.watch = watch }

    /// Ends the observation, so that the closure is no longer called.
    public func invalidate() {
        watch?.end()
        watch = nil
    }

    deinit { watch?.end() }
}

/// One property that is watched.
private final class Watch {
    private var body: (() -> Void)?
    init(_ body: @escaping () -> Void) { self.body = body }
    func check() { body?() }
    func end() { body = nil }
    var hasEnded: Bool { body == nil }
}

private final class WeakWatch {
    weak var watch: Watch?
    init(_ watch: Watch) { self.watch = watch }
}

private let watches = ObjectTable<[WeakWatch]>()
private let polled = ObjectTable<[WeakWatch]>()

/// Notifies the observers of `object` of changed values.
private func check(_ object: AnyObject) {
    for each in watches[object] ?? [] { each.watch?.check() }
}

/// Has `watch` looked at whenever `object` may have changed.
private func begin(_ watch: Watch, of object: AnyObject) {
    watches.update(object, from: []) { all in
        all.removeAll { $0.watch?.hasEnded ?? true }
        all.append(WeakWatch(watch))
    }
    guard object is UIResponder || object is UIGestureRecognizer || object is CALayer else { return }
    nonisolated(unsafe) let (object, watch) = (object, watch)
    MainActor.assumeIsolated {
        (object as? UIScrollView)?.contentChanged = { check($0) }
        let application = UIApplication.shared
        let isFirst = polled[application] == nil
        polled.update(application, from: []) { all in
            all.removeAll { $0.watch?.hasEnded ?? true }
            all.append(WeakWatch(watch))
        }
        guard isFirst else { return }
        application.onDisplay { [weak application] in
            guard let application else { return }
            for each in polled[application] ?? [] { each.watch?.check() }
        }
    }
}

/// What `observe` is a method of: every `NSObject`.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
    /// Calls `changeHandler` when the property has another value than before, until the observation that is returned
    /// has died.
    ///
    /// A scroll view's offset and content size are told as they change, and so are `dynamic` properties of ported
    /// classes; whatever else of UIKit at the end of the turn of the loop in which the picture changed [our choice].
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        func notify(_ object: Self, from old: Value?, to new: Value) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        let watch = Watch { [weak self] in
            guard let self else { return }
            let new = self[keyPath: keyPath]
            guard !isSame(new, last) else { return }
            let old = last
            last = new
            notify(self, from: old, to: new)
        }
        begin(watch, of: self)
        if options.contains(.initial) { notify(self, from: nil, to: last) }
        return NSKeyValueObservation(watch)
    }
}

// MARK: By name

/// Keys of a change that an observer is told of.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind, as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, where it was asked for.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before, where it was asked for.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The key of the changed indexes; never present here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The key of the prior flag; never present here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Touchstone extension: a class with `observeValue(forKeyPath:of:change:context:)`, which in UIKit is a method of
/// every object.
public protocol KeyValueObserver: AnyObject {
    /// A property that it observes has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

private struct NamedWatch {
    weak var observer: AnyObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let watch: Watch
}

private let namedWatches = ObjectTable<[NamedWatch]>()

extension NSObject {
    /// Tells `observer`, a ``KeyValueObserver`` which is not retained, when the property of that name has another value
    /// than before.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        var last = value(forKeyPath: keyPath)
        func notify(_ observer: NSObject, _ object: NSObject, from old: Any?, to new: Any?) {
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new }
            if options.contains(.old) { change[.oldKey] = old }
            (observer as? any KeyValueObserver)?.observeValue(
                forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let watch = Watch { [weak self, weak observer] in
            guard let self, let observer else { return }
            let new = self.value(forKeyPath: keyPath)
            if let new, let last, isSame(new, last) { return }
            if new == nil, last == nil { return }
            let old = last
            last = new
            notify(observer, self, from: old, to: new)
        }
        begin(watch, of: self)
        namedWatches.update(self, from: []) {
            $0.append(NamedWatch(observer: observer, keyPath: keyPath, context: context, watch: watch))
        }
        if options.contains(.initial) { notify(observer, self, from: nil, to: last) }
    }

    /// Ends what `addObserver` began.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
    ) {
        guard let all = namedWatches.remove(self) else { return }
        func isMeant(_ watch: NamedWatch) -> Bool {
            (watch.observer === observer || watch.observer == nil) && watch.keyPath == keyPath
                && (context == nil || watch.context == context)
        }
        for each in all where isMeant(each) { each.watch.end() }
        let left = all.filter { !isMeant($0) }
        if !left.isEmpty { namedWatches.update(self, from: []) { $0 = left } }
    }

    /// Touchstone extension: notifies the observers of this object of changed values; ported `dynamic`
    /// properties call it.
    public func keyValueMayHaveChanged() { check(self) }

    /// Does nothing: the value before is known already.
    public func willChangeValue(forKey key: String) {}
    /// Notifies the observers of this object of changed values.
    public func didChangeValue(forKey key: String) { check(self) }

    /// The property of that name: of UIKit's the common ones, and stored properties of any class; nil where there is
    /// none.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var known: Any?
        if object is UIResponder { MainActor.assumeIsolated { known = object.valueOfUIKit(key) } }
        if let known { return known }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let each = mirror {
            for (label, value) in each.children where label == key {
                let inner = Mirror(reflecting: value)
                guard inner.displayStyle == .optional else { return value }
                return inner.children.first?.value
            }
            mirror = each.superclassMirror
        }
        return nil
    }

    /// The property that is found by these names, with dots between them. A layer has one of its own.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") { value = (value as? NSObject)?.value(forKey: String(key)) }
        return value
    }

    @MainActor private func valueOfUIKit(_ key: String) -> Any? {
        if let scrollView = self as? UIScrollView {
            switch key {
            case "contentOffset": return scrollView.contentOffset
            case "contentSize": return scrollView.contentSize
            case "contentInset": return scrollView.contentInset
            default: break
            }
        }
        if let control = self as? UIControl {
            switch key {
            case "enabled": return control.isEnabled
            case "selected": return control.isSelected
            case "highlighted": return control.isHighlighted
            default: break
            }
        }
        if let view = self as? UIView {
            switch key {
            case "frame": return view.frame
            case "bounds": return view.bounds
            case "center": return view.center
            case "alpha": return view.alpha
            case "hidden": return view.isHidden
            case "transform": return view.transform
            case "backgroundColor": return view.backgroundColor
            default: break
            }
        }
        switch (self, key) {
        case (let label as UILabel, "text"): return label.text
        case (let field as UITextField, "text"): return field.text
        case (let text as UITextView, "text"): return text.text
        case (let slider as UISlider, "value"): return slider.value
        case (let controller as UIViewController, "title"): return controller.title
        default: return nil
        }
    }
}
