import Foundation

/// Detects which methods a view's class overrides, for methods that need no call if the class inherits them.
struct ViewProbes: Sendable {
    static let all = ViewProbes()

    private let hitTest = Self.probe(Asking.self)
    private let pointInside = Self.probe(Containing.self)
    private let next = Self.probe(Leading.self)
    private let began = Self.probe(Beginning.self)
    private let moved = Self.probe(Moving.self)
    private let ended = Self.probe(Ending.self)
    private let cancelled = Self.probe(Cancelling.self)
    private let shouldBegin = Self.probe(Refusing.self)
    private let constraints = Self.probe(Constraining.self)
    private let properties = Self.probe(Propertied.self)
    private let draw = Self.probe(Drawing.self)
    private let layerClass = Self.probe(Layering.self)
    private let sublayers = Self.probe(Placing.self)
    private let safeArea = Self.probe(Insetting.self)
    private let safeAreaChange = Self.probe(Noticing.self)

    /// Records in a new view's node which methods its class overrides.
    func mark(_ node: NodePointer, _ type: AnyClass) {
        if hitTest.isOverridden(by: type) { node.pointee.flags.insert(.overridesHitTest) }
        if pointInside.isOverridden(by: type) { node.pointee.flags.insert(.overridesPointInside) }
        if next.isOverridden(by: type) { node.pointee.overrides.insert(.next) }
        if began.isOverridden(by: type) { node.pointee.overrides.insert(.touchesBegan) }
        if moved.isOverridden(by: type) { node.pointee.overrides.insert(.touchesMoved) }
        if ended.isOverridden(by: type) { node.pointee.overrides.insert(.touchesEnded) }
        if cancelled.isOverridden(by: type) { node.pointee.overrides.insert(.touchesCancelled) }
        if shouldBegin.isOverridden(by: type) { node.pointee.overrides.insert(.gestureRecognizerShouldBegin) }
    }

    func overridesSafeArea(_ type: AnyClass) -> Bool { safeArea.isOverridden(by: type) }
    func noticesSafeArea(_ type: AnyClass) -> Bool { safeAreaChange.isOverridden(by: type) }
    func updatesConstraints(_ type: AnyClass) -> Bool { constraints.isOverridden(by: type) }

    func updatesProperties(_ type: AnyClass) -> Bool { properties.isOverridden(by: type) }

    /// Returns whether the class overrides `draw(_:)`. Classes of this library override `draw(into:)` instead.
    func draws(_ type: AnyClass) -> Bool { draw.isOverridden(by: type) }
    func makesLayer(_ type: AnyClass) -> Bool { layerClass.isOverridden(by: type) }
    func laysOutSublayers(_ type: AnyClass) -> Bool { sublayers.isOverridden(by: type) }

    /// Stops the program unless the probes detect the overrides of classes whose overrides are known.
    static func verify() {
        let probes = all
        let forwarding = [probes.began, probes.moved, probes.ended, probes.cancelled]
        let others = [probes.hitTest, probes.pointInside, probes.shouldBegin]
        let known: [(type: AnyClass, overridden: [OverrideProbe], inherited: [OverrideProbe])] = [
            (UIView.self, [], forwarding + others + [probes.next]),
            (UIWindow.self, [probes.next], forwarding + others),
            (Derived.self, forwarding + others + [probes.next], []),
        ]
        for (type, overridden, inherited): (AnyClass, [OverrideProbe], [OverrideProbe]) in known
        where !overridden.allSatisfy({ $0.isOverridden(by: type) })
            || inherited.contains(where: { $0.hasFoundItsSlot && $0.isOverridden(by: type) })
        {
            ClassMetadata.stop("the overrides of \(type) are not detected")
        }
    }

    fileprivate var blind: [String] {
        Mirror(reflecting: self).children.compactMap { child in
            (child.value as? OverrideProbe)?.hasFoundItsSlot == true ? nil : child.label ?? "a probe"
        }
    }

    private static func probe(_ overriding: AnyClass) -> OverrideProbe {
        OverrideProbe(base: UIView.self, overriding: overriding, plain: Plain.self)
    }

    // A class with many overrides, and one that inherits them.
    private class Overriding: UIView {
        override var next: UIResponder? { nil }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    }
    private final class Derived: Overriding {
        override func draw(_ rect: CGRect) {}
    }

    // One class for each method; it overrides only that method.
    private final class Plain: UIView {}
    private final class Asking: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    private final class Containing: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    private final class Leading: UIView {
        override var next: UIResponder? { nil }
    }
    private final class Beginning: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class Moving: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class Ending: UIView {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class Refusing: UIView {
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    }
    private final class Constraining: UIView {
        override func updateConstraints() {}
    }
    private final class Propertied: UIView {
        override func updateProperties() {}
    }
    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) {}
    }
    private final class Insetting: UIView {
        override var safeAreaInsets: UIEdgeInsets { .zero }
    }
    private final class Noticing: UIView {
        override func safeAreaInsetsDidChange() {}
    }
    private final class Layering: UIView {
        override class var layerClass: AnyClass { NSNull.self }
    }
    private final class Placing: UIView {
        override func layoutSublayers(of layer: CALayer) {}
    }
    private final class Cancelling: UIView {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
}

extension UIView {
    /// The methods with overrides that cannot be detected. There are none, unless the compiler lays out classes differently.
    package static var blindProbes: [String] { ViewProbes.all.blind }
}
