import Foundation

/// Returns the time of the shared application's clock, in seconds. Touches and events use the same clock.
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval { UIApplication.shared.clock.now }
