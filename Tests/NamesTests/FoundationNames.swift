import QuartzCore
import UIKit

/// Every name of the kind "foundation" that touch code uses, once, with the type that Apple documents.
@MainActor
struct FoundationNames {
    private var began: CFAbsoluteTime = 0  // CFAbsoluteTime
    private var lastTime: CFTimeInterval = 0  // CFTimeInterval

    mutating func time() {
        began = CFAbsoluteTimeGetCurrent()  // CFAbsoluteTimeGetCurrent()
        let elapsed: CFTimeInterval = CFAbsoluteTimeGetCurrent() - began  // CFAbsoluteTimeGetCurrent()
        lastTime = CACurrentMediaTime()  // CFTimeInterval
        let seconds: Double = lastTime + elapsed  // CFTimeInterval
        let interval: TimeInterval = elapsed  // CFTimeInterval
        let nanoseconds: UInt64 = NSEC_PER_SEC  // NSEC_PER_SEC
        let delay = Double(Int64(0.3 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)  // NSEC_PER_SEC
        _ = (seconds, interval, nanoseconds, delay)
    }

    func numbers() {
        let index: NSInteger = 3  // NSInteger
        let count: Int = index  // NSInteger
        _ = count
    }

    func geometry(_ rect: CGRect) {
        let isSame: Bool = rect.equalTo(CGRect.zero)  // CGRect.equalTo(_:)
        if !rect.equalTo(.null) { _ = isSame }  // CGRect.equalTo(_:)
    }

}
