import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// What changes of layers have in common that are made between `begin()` and `commit()`: how they are animated, and what follows.
/// Without them, all changes of one turn of the loop are one transaction.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    private static var explicit: [TransactionGroup] = []
    private static var implicit: TransactionGroup?

    private static var group: TransactionGroup {
        if let last = explicit.last { return last }
        if let implicit { return implicit }
        let made = TransactionGroup()
        implicit = made
        // It ends with the turn.
        UIApplication.shared.layersChanged()
        return made
    }

    /// The open transactions, from the outermost to the innermost.
    static var openGroups: [TransactionGroup] { (implicit.map { [$0] } ?? []) + explicit }

    /// The innermost value that was set.
    private static func value<Value>(_ read: (TransactionGroup) -> Value?) -> Value? {
        for group in openGroups.reversed() { if let value = read(group) { return value } }
        return nil
    }

    /// Begins a transaction within the one at hand.
    public class func begin() { explicit.append(TransactionGroup()) }

    /// Ends the transaction that began last.
    public class func commit() { explicit.popLast()?.commit() }

    /// Ends the transaction of this turn, where no other is open.
    public class func flush() { if explicit.isEmpty { commitImplicit() } }

    static func commitImplicit() {
        let group = implicit
        implicit = nil
        group?.commit()
    }

    /// How long animations take that say nothing, in seconds; 0.25 by default.
    public class func animationDuration() -> CFTimeInterval { setDuration ?? 0.25 }
    static var setDuration: CFTimeInterval? { value(\.duration) }
    /// Has animations that say nothing take so many seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { group.duration = dur }

    /// The timing function of changes that animate by themselves; nil by default.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { value(\.timingFunction) }
    /// Sets the timing function of changes that animate by themselves.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { group.timingFunction = function }

    /// Whether changes do nothing besides; false by default.
    public class func disableActions() -> Bool { value(\.disablesActions) ?? false }
    /// Has changes do nothing besides, such as animate by themselves.
    public class func setDisableActions(_ flag: Bool) { group.disablesActions = flag }

    /// What is called once all animations have ended that are added from now on; nil by default.
    public class func completionBlock() -> (() -> Void)? { group.completion }
    /// Has `block` called once all animations have ended that are added to the transaction from now on: at its commit, where there are
    /// none.
    public class func setCompletionBlock(_ block: (() -> Void)?) { group.setCompletion(block) }
}

/// The values and completion block of one transaction.
@MainActor
final class TransactionGroup {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    private(set) var completion: (() -> Void)?
    var pending = 0
    private var isCommitted = false

    func setCompletion(_ block: (() -> Void)?) {
        // What another block waits for is its own affair.
        if let completion, pending == 0 {
            self.completion = nil
            completion()
        }
        completion = block
    }

    func commit() {
        isCommitted = true
        completeIfDone()
    }

    func animationEnded() {
        pending -= 1
        completeIfDone()
    }

    private func completeIfDone() {
        guard isCommitted, pending <= 0, let completion else { return }
        self.completion = nil
        completion()
    }
}
