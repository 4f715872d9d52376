#if AppleModules
import Foundation
@_exported import TouchstoneAVFoundation
import UIKit

/// The user's photos. There is no photo library here: access is denied, and changes fail.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let theLibrary = PHPhotoLibrary()
    override init() {}
    open class func shared() -> PHPhotoLibrary { theLibrary }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    /// Calls the handler with `.denied` before it returns.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        logMissingService("PHPhotoLibrary", "There is no photo library, so access is denied.")
        handler(.denied)
    }
    /// Calls the handler with `.denied` before it returns.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Calls the handler with an error before it returns; the block is not called.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, MissingServiceError("There is no photo library.")) }
    /// Throws; the block is not called.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw MissingServiceError("There is no photo library.")
    }
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    @MainActor open func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
/// Receives changes of the photo library, of which there are none here.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// A change of the photo library.
open class PHChange: NSObject {
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
/// A change of a fetch's objects.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open var hasMoves: Bool { false }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
/// A new or changed asset. Outside a change, which never happens here, the methods have no effect.
open class PHAssetChangeRequest: NSObject {
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    override init() {}
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        PHAssetChangeRequest()
    }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func deleteAssets(_ assets: [PHAsset]) {}
}
/// A new object of the photo library.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// How a picture fills its size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit
    case aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
/// Which version of a picture is wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    case current
    case unadjusted
    case original
}
/// Whether a picture is wanted soon or in good quality.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic
    case highQualityFormat
    case fastFormat
}
/// How a picture is resized.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none
    case fast
    case exact
}
/// How a picture is wanted; stored.
open class PHImageRequestOptions: NSObject {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var normalizedCropRect = CGRect.zero
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    public override init() {}
}
/// How a live photo is wanted; stored.
open class PHLivePhotoRequestOptions: NSObject {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    public override init() {}
}
/// Which version of a video is wanted.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    case current
    case original
}
/// The quality in which a video is wanted.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic
    case highQualityFormat
    case mediumQualityFormat
    case fastFormat
}
/// How a video is wanted; stored.
open class PHVideoRequestOptions: NSObject {
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    public override init() {}
}

/// Loads pictures of assets. Each request calls its handler with `nil` before it returns.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let theManager = PHImageManager()
    public override init() {}
    open class func `default`() -> PHImageManager { theManager }
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { requestImageDataAndOrientation(for: asset, options: options, resultHandler: resultHandler) }
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, Any?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Loads pictures of assets in advance, of which there are none here.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}
/// A picture with motion; there is none here.
open class PHLivePhoto: NSObject {
    open var size: CGSize { .zero }
    override init() {}
}
#endif
