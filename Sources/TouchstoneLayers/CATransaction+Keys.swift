import Foundation
import TouchstoneCore

/// The key of the duration of animations, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes do not animate.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the closure that is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
    /// Sets a value of the current transaction by its key, as the methods for each value do. Another key or a value of another type has no
    /// effect.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionDisableActions:
            if let flag = anObject as? Bool ?? (anObject as? NSNumber)?.boolValue { setDisableActions(flag) }
        case kCATransactionAnimationDuration:
            let number = anObject as? Double ?? (anObject as? CGFloat).map { Double($0) }
            if let duration = number ?? (anObject as? Int).map(Double.init) ?? (anObject as? NSNumber)?.doubleValue {
                setAnimationDuration(duration)
            }
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }

    /// Returns a value of the current transaction by its key; `nil` for another key.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Has no effect: layers change on the main thread only.
    public class func lock() {}
    /// Has no effect: layers change on the main thread only.
    public class func unlock() {}
}
