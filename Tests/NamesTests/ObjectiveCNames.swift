import UIKit

@MainActor private var badgeKey: UInt8 = 0
@MainActor private var noteKey: Void?

/// What of the kind "objective-c" is plain API and needs no rewriting; the rest is in the folder `objective-c`.
@MainActor
struct ObjectiveCNames {
    func associated(_ view: UIView, _ label: UILabel) {
        objc_setAssociatedObject(  // objc_setAssociatedObject(_:_:_:_:)
            view, &badgeKey, label, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(  // objc_setAssociatedObject(_:_:_:_:)
            view, &noteKey, "Note", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(view, &noteKey, nil, .OBJC_ASSOCIATION_RETAIN)  // objc_setAssociatedObject(_:_:_:_:)
        let found: Any? = objc_getAssociatedObject(view, &badgeKey)  // objc_getAssociatedObject(_:_:)
        let typed: UILabel? = objc_getAssociatedObject(view, &badgeKey) as? UILabel  // objc_getAssociatedObject(_:_:)
        let count: Int = objc_getAssociatedObject(view, &noteKey) as? Int ?? 0  // objc_getAssociatedObject(_:_:)
        let policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_ASSIGN  // objc_AssociationPolicy
        let policies: [objc_AssociationPolicy] = [  // objc_AssociationPolicy
            objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
        ]
        _ = (found, typed, count, policy, policies)
    }

    func observed(_ scroll: UIScrollView) {
        let observation: NSKeyValueObservation = scroll.observe(\.contentOffset) {  // NSKeyValueObservation
            scroll, change in
            let scroll: UIScrollView = scroll  // NSObjectProtocol.observe(_:options:changeHandler:)
            let change: NSKeyValueObservedChange<CGPoint> = change  // NSKeyValueObservedChange
            let new: CGPoint? = change.newValue  // NSKeyValueObservedChange
            let old: CGPoint? = change.oldValue  // NSKeyValueObservedChange
            let isPrior: Bool = change.isPrior  // NSKeyValueObservedChange
            let isSetting: Bool = change.kind == .setting  // NSKeyValueObservedChange
            _ = (scroll, new, old, isPrior, isSetting)
        }
        let sized =  // NSObjectProtocol.observe(_:options:changeHandler:)
            scroll.observe(\.contentSize, options: [.new, .old]) { _, _ in }
        let framed =  // NSObjectProtocol.observe(_:options:changeHandler:)
            (scroll as UIView).observe(\.frame, options: .initial, changeHandler: { _, _ in })
        let options: NSKeyValueObservingOptions = [.new, .old, .initial, .prior]  // NSKeyValueObservingOptions
        observation.invalidate()  // NSKeyValueObservation
        let kept: [NSKeyValueObservation] = [observation, sized, framed]  // NSKeyValueObservation
        let keys: [NSKeyValueChangeKey] =  // NSKeyValueChangeKey
            [.newKey, .oldKey, .kindKey, .indexesKey, .notificationIsPriorKey]
        _ = (options, kept, keys)
    }

    func values(_ view: UIView, _ name: String) {
        let frame: Any? = view.value(forKey: "frame")  // NSObject.value(forKey:)
        let hidden: Bool? = view.value(forKey: "isHidden") as? Bool  // NSObject.value(forKey:)
        _ = (frame, hidden)
    }

    func selectors(_ actor: Actor) {
        let tapped: Selector = Selector(Actor.tapped, name: "tapped")  // Selector.init(_:)
        let responds: Bool = actor.responds(to: tapped)  // NSObjectProtocol.responds(to:)
        actor.perform(tapped)  // NSObject.perform(_:)
        actor.perform(tapped, with: nil)  // NSObject.perform(_:with:)
        _ = actor.perform(Selector(Actor.named, name: "named:"), with: "argument")  // NSObject.perform(_:with:)
        NotificationCenter.default.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            actor, selector: tapped, name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            actor, selector: Selector(Actor.callbacks, name: "told:"), name: Notification.Name("told"), object: actor)
        let timer = Timer.scheduledTimer(  // Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
            timeInterval: 1, target: actor, selector: tapped, userInfo: nil, repeats: true)
        timer.invalidate()
        NotificationCenter.default.removeObserver(actor)
        _ = responds
    }
}

private final class Observer: NSObject {
    private var context = 0

    func watch(_ scroll: UIScrollView) {
        scroll.addObserver(  // NSObject.addObserver(_:forKeyPath:options:context:)
            self, forKeyPath: "contentOffset", options: .new, context: nil)
        scroll.removeObserver(self, forKeyPath: "contentOffset")  // NSObject.removeObserver(_:forKeyPath:)
        scroll.addObserver(  // NSObject.addObserver(_:forKeyPath:options:context:)
            self, forKeyPath: "contentSize", options: [.new, .old], context: &context)
        scroll.removeObserver(  // NSObject.removeObserver(_:forKeyPath:)
            self, forKeyPath: "contentSize", context: &context)
    }
}

final class Actor: UIResponder {
    func tapped() {}
    func named(_ name: String) {}
    func callbacks(_ notification: Notification) {}
}
