#if AppleModules
import UIKit

/// A property of media that takes time to read. Media are not read here, so it has its value at once.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
    fileprivate let read: (Root) -> Value
}

extension AVAsset {
    /// The value of a property.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { property.read(self) }
}
extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    public static var isPlayable: Self { Self { $0.isPlayable } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    public static var tracks: Self { Self { $0.tracks } }
}

extension AVAssetTrack {
    /// The value of a property.
    public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        property.read(self)
    }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
    public static var preferredTransform: Self { Self { $0.preferredTransform } }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
    public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
}
#endif
