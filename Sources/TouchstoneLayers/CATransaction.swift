import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A group of layer changes between `begin()` and `commit()` that share animation settings and a completion block.
///
/// Changes outside of an explicit transaction belong to the implicit transaction of the run-loop iteration.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private static var explicit: [TransactionGroup] = []
    private static var implicit: TransactionGroup?

    private static var group: TransactionGroup {
        if let last = explicit.last { return last }
        if let implicit { return implicit }
        let made = TransactionGroup()
        implicit = made
        // The implicit transaction ends with the run-loop iteration.
        UIApplication.shared.layersChanged()
        return made
    }

    /// The open transactions, with the outermost first.
    private static var openGroups: [TransactionGroup] { (implicit.map { [$0] } ?? []) + explicit }

    /// The completions that wait for an animation that begins now, with the outermost first.
    static var openCompletions: [TransactionCompletion] { openGroups.compactMap(\.completion) }

    /// Returns the value of the innermost transaction that sets it; `nil` if none does.
    private static func value<Value>(_ read: (TransactionGroup) -> Value?) -> Value? {
        for group in openGroups.reversed() { if let value = read(group) { return value } }
        return nil
    }

    /// Begins a transaction inside the current one.
    open class func begin() { explicit.append(TransactionGroup()) }

    /// Commits the innermost transaction that `begin()` opened.
    open class func commit() { explicit.popLast()?.commit() }

    /// Commits the implicit transaction of this run-loop iteration if no explicit transaction is open.
    open class func flush() { if explicit.isEmpty { commitImplicit() } }

    static func commitImplicit() {
        let group = implicit
        implicit = nil
        group?.commit()
    }

    /// Returns the duration of animations that set none, in seconds; the default is 0.25.
    open class func animationDuration() -> CFTimeInterval { setDuration ?? 0.25 }
    static var setDuration: CFTimeInterval? { value(\.duration) }
    /// Sets the duration of animations that set none, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { group.duration = dur }

    /// Returns the timing function of implicit animations; the default is `nil`.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { value(\.timingFunction) }
    /// Sets the timing function of implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { group.timingFunction = function }

    /// Returns whether changes run no actions; the default is `false`.
    open class func disableActions() -> Bool { value(\.disablesActions) ?? false }
    /// Sets whether changes run no actions, such as implicit animations.
    open class func setDisableActions(_ flag: Bool) { group.disablesActions = flag }

    /// Returns the completion block of the current transaction; the default is `nil`.
    open class func completionBlock() -> (() -> Void)? { group.completion?.block }
    /// Sets the block that is called once all animations that the current transaction adds from now on have ended.
    ///
    /// If there are no such animations, the block is called when the transaction is committed or the block is replaced.
    open class func setCompletionBlock(_ block: (() -> Void)?) { group.setCompletion(block) }
}

/// The settings and the completion block of one transaction.
@MainActor
final class TransactionGroup {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    private(set) var completion: TransactionCompletion?

    func setCompletion(_ block: (() -> Void)?) {
        let previous = completion
        completion = block.map { TransactionCompletion($0) }
        // A previous block is called when its own animations have ended.
        previous?.close()
    }

    func commit() { completion?.close() }
}

/// A completion block, and the number of animations for which it waits.
@MainActor
final class TransactionCompletion {
    private(set) var block: (() -> Void)?
    private var pending = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func animationBegan() { pending += 1 }

    func animationEnded() {
        pending -= 1
        completeIfDone()
    }

    /// Allows no further animations.
    func close() {
        isClosed = true
        completeIfDone()
    }

    private func completeIfDone() {
        guard isClosed, pending <= 0, let block else { return }
        self.block = nil
        block()
    }
}
