import Foundation
import TouchstoneCore
import TouchstoneGeometry
import TouchstoneLists

/// Receives messages when a dynamic animator resumes or comes to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// The animator is about to resume.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// All items of the animator have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by the rules of behaviors, on the application's clock.
///
/// Time passes in steps of 1/240 s at any display frame rate, so that the same rules always cause the same movement.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view that defines the coordinates of the items; the default is `nil`.
    open var referenceView: UIView? { initialReferenceView }
    private let initialReferenceView: UIView?
    /// Receives a message when the animator resumes or comes to rest; the default is `nil`. Not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors that were added, in that order.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether the animator is moving its items.
    open private(set) var isRunning = false
    /// The total time of movement, in seconds.
    open var elapsedTime: TimeInterval { Double(steps) * Self.step }
    let bodies = DynamicBodies()
    private var steps = 0
    private var restingSteps = 0
    /// The positions of the bodies when they last moved.
    private var places: [(center: SIMD2<Double>, angle: Double)] = []
    private var link: CADisplayLink?
    private var due = 0.0
    private var last: TimeInterval = 0
    private var isStale = true
    /// Whether `wake()` only notes that the behaviors have changed.
    private var waitsToWake = false
    private static let step = 1.0 / 240

    /// Creates an animator for items in the coordinates of a view.
    public init(referenceView view: UIView) {
        initialReferenceView = view
        super.init()
    }
    /// Creates an animator for items in their own coordinates.
    public override init() {
        initialReferenceView = nil
        super.init()
    }
    /// Creates an animator for the attributes of a layout. The layout is not retained, and is invalidated while items move.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialReferenceView = nil
        self.layout = layout
        super.init()
    }
    private weak var layout: UICollectionViewLayout?
    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        refresh()
        let all = bodies.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
        return all.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
        }
    }
    /// Returns the attributes of a cell among the items; `nil` if there are none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }
    /// Returns the attributes of a supplementary view among the items; `nil` if there are none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, indexPath) }
    /// Returns the attributes of a decoration view among the items; `nil` if there are none.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }

    /// Adds a behavior, which applies from now on.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.willMove(to: self)
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        wake()
    }
    /// Removes a behavior. Items that only this behavior moved stop.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.willMove(to: nil)
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        wake()
    }
    /// Removes all behaviors from the animator.
    open func removeAllBehaviors() {
        // A resting animator does not resume for items that the remaining behaviors move.
        let waited = waitsToWake
        waitsToWake = true
        for behavior in behaviors { removeBehavior(behavior) }
        waitsToWake = waited
        wake()
    }
    /// Returns the items within a rectangle of the reference view, in the order in which the behaviors list them.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        refresh()
        return bodies.items.filter { item in
            rect.overlaps(
                CGRect(
                    x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                    width: item.bounds.width, height: item.bounds.height))
        }
    }
    /// Reads the center and rotation of an item that the application has moved. The item continues from there, at rest.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        refresh()
        bodies.read(item)
        wake()
    }

    private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

    func wake() {
        isStale = true
        guard !waitsToWake else { return }
        restingSteps = 0
        refresh()
        guard !isRunning, !bodies.items.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        last = UIApplication.shared.clock.now
        due = 0
        // The display link does not retain the animator.
        let made = CADisplayLink(application: .shared) { [weak self] link in
            guard let self else { return link.invalidate() }
            tick()
        }
        link = made
        made.start()
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        bodies.set(all.flatMap(\.ownItems))
        for behavior in all { (behavior as? UIDynamicItemBehavior)?.describe(bodies) }
        isStale = false
    }

    private func rest() {
        isRunning = false
        link?.invalidate()
        link = nil
    }

    private func tick() {
        let now = UIApplication.shared.clock.now
        due += min(0.1, now - last)
        last = now
        while due >= Self.step - 1e-9, isRunning {
            due -= Self.step
            advance()
        }
        UIView.performWithoutAnimation { bodies.show() }
        layout?.invalidateLayout()
        guard isRunning else { return }
        if bodies.items.isEmpty || Double(restingSteps) * Self.step >= 0.25 {
            rest()
            delegate?.dynamicAnimatorDidPause(self)
        }
    }

    /// Whether all bodies are where they began to rest. Rules that pull a body in different directions make it tremble there.
    private func staysNear() -> Bool {
        places.count == bodies.all.count
            && zip(places, bodies.all).allSatisfy { old, new in
                let way = new.center - old.center
                return (way * way).sum() < 0.01 && abs(new.angle - old.angle) < 5e-4
            }
    }

    private func advance() {
        refresh()
        let rules = all
        let before = bodies.all.map { ($0.center, $0.angle) }
        for rule in rules { rule.push(bodies, Self.step) }
        for place in bodies.all.indices { bodies.all[place].move(Self.step) }
        for rule in rules { rule.constrain(bodies, Self.step) }
        steps += 1
        let isStill = zip(before, bodies.all).allSatisfy { old, new in
            let way = new.center - old.0
            return (way * way).sum() < 1e-4 && abs(new.angle - old.1) < 1e-4
        }
        if isStill || staysNear() {
            restingSteps += 1
        } else {
            restingSteps = 0
            places = bodies.all.map { ($0.center, $0.angle) }
        }
        for rule in rules where rule.action != nil {
            UIView.performWithoutAnimation { bodies.show() }
            rule.action?()
        }
    }
}
