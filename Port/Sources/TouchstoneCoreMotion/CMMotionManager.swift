#if AppleModules
import Foundation
import TouchstoneServices

/// An acceleration, in units of gravity.
public struct CMAcceleration: Hashable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}
/// A speed of rotation, in radians per second.
public struct CMRotationRate: Hashable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
}
/// The attitude of the device, in radians; level here.
open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
}
/// The motion of the device; there is none here.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
    open var attitude: CMAttitude { CMAttitude() }
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// A measurement of acceleration.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}
/// A measurement of rotation.
open class CMGyroData: NSObject, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Measures motion. There are no sensors here: nothing is available, the handlers are never called, and the first start says so.
open class CMMotionManager: NSObject {
    public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
    public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
    public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    private var hasLogged = false

    private func refuse() {
        guard !hasLogged else { return }
        hasLogged = true
        logMissingService("CMMotionManager", "There are no motion sensors, so no motion arrives.")
    }
    open func startDeviceMotionUpdates() { refuse() }
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        refuse()
    }
    open func stopDeviceMotionUpdates() {}
    open func startAccelerometerUpdates() { refuse() }
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        refuse()
    }
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() { refuse() }
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { refuse() }
    open func stopGyroUpdates() {}
}
#endif
