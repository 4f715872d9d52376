import Foundation
import TouchstoneCore

/// The values that an observer receives, and when it is notified.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The observer receives the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The observer receives the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is also notified once before the observing method returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Has no effect: observers are not notified before a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a property change; always `setting`.
public enum NSKeyValueChange: UInt, Sendable {
    /// A value was set; this is the only kind that observers receive.
    case setting = 1
    /// A value was inserted; observers never receive it.
    case insertion
    /// A value was removed; observers never receive it.
    case removal
    /// A value was replaced; observers never receive it.
    case replacement
}

/// The change of a property that an observer receives.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind: NSKeyValueChange
    /// The new value; `nil` without the option `new`.
    public let newValue: Value?
    /// The old value; `nil` without the option `old`.
    public let oldValue: Value?
    /// The changed indexes; always `nil` here.
    public let indexes: IndexSet?
    /// Whether the change is yet to happen; always `false` here.
    public let isPrior: Bool
}

/// An observation of a property that lasts as long as this object.
public final class NSKeyValueObservation: NSObject {
    fileprivate var watch: Watch?

    fileprivate init(_ watch: Watch) { self.watch = watch }

    /// Ends the observation before the object is released.
    public func invalidate() {
        watch?.end()
        watch = nil
    }

    deinit { watch?.end() }
}

/// The check of one observed property.
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

/// Calls the watches of `object`, each of which notifies its observer if its property has changed.
private func check(_ object: AnyObject) {
    for each in watches[object] ?? [] { each.watch?.check() }
}

/// Adds `watch` to those that are checked whenever `object` may have changed.
private func begin(_ watch: Watch, of object: AnyObject) {
    watches.update(object, from: []) { all in
        all.removeAll { $0.watch?.hasEnded ?? true }
        all.append(WeakWatch(watch))
    }
    guard object is UIResponder || object is UIGestureRecognizer || object is CALayer else { return }
    onMainActor((object, watch)) { object, watch in
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

/// The protocol of objects with `observe`; every `NSObject` conforms.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
    /// Calls `changeHandler` each time that the property's value changes.
    ///
    /// Changes of a scroll view's offset and content size and of `dynamic` properties of ported classes are observed immediately. Other
    /// properties of UIKit are checked at the end of the run-loop iteration in which the picture changed [our choice].
    ///
    /// - Returns: The observation, which ends when it is released.
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

// MARK: Observation by name

/// The keys of the change dictionary that an observer receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change, as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, with the option `new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, with the option `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The changed indexes; never in the dictionary.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is yet to happen; never in the dictionary.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Touchstone extension: a class with `observeValue(forKeyPath:of:change:context:)`, which is a method of every object in UIKit.
public protocol KeyValueObserver: AnyObject {
    /// Called when an observed property has changed.
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
    /// Notifies `observer` each time that the value of the named property changes.
    ///
    /// - Parameters:
    ///   - observer: A ``KeyValueObserver``, which is not retained.
    ///   - keyPath: The names of the properties, separated by dots.
    ///   - options: The values that the observer receives.
    ///   - context: A pointer that is passed to the observer.
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

    /// Ends the observations that `addObserver` began; `nil` as the context means any context.
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

    /// Touchstone extension: notifies the observers of changed properties of this object; ported `dynamic` properties call it.
    public func keyValueMayHaveChanged() { check(self) }

    /// Has no effect: the previous value is already known.
    public func willChangeValue(forKey key: String) {}
    /// Notifies the observers of changed properties of this object.
    public func didChangeValue(forKey key: String) { check(self) }

    @MainActor fileprivate func valueOfUIKit(_ key: String) -> Any? {
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

// Methods of a protocol, so that a class can declare methods with these names that its subclasses override.
extension NSObjectProtocol where Self: NSObject {
    /// Returns the property with a name; `nil` if there is none.
    ///
    /// It finds common properties of UIKit and the stored properties of any class.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if self is UIResponder, let known = onMainActor(self, { $0.valueOfUIKit(key) }) { return known }
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

    /// Returns the property at a path of names, separated by dots; `CALayer` has its own implementation.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") { value = (value as? NSObject)?.value(forKey: String(key)) }
        return value
    }
}
