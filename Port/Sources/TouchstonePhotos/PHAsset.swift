#if AppleModules
import Foundation
@_exported import TouchstoneCoreLocation
@_exported import TouchstoneServices
import UIKit

/// Whether the user lets an application use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
    case limited
}
/// What an application wants to do with the photo library.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}
/// The kind of an asset.
public enum PHAssetMediaType: Int, Sendable {
    case unknown
    case image
    case video
    case audio
}
/// Kinds of pictures and videos.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = Self(rawValue: 1)
    public static let photoHDR = Self(rawValue: 2)
    public static let photoScreenshot = Self(rawValue: 4)
    public static let photoLive = Self(rawValue: 8)
    public static let photoDepthEffect = Self(rawValue: 16)
    public static let videoStreamed = Self(rawValue: 1 << 16)
    public static let videoHighFrameRate = Self(rawValue: 1 << 17)
    public static let videoTimelapse = Self(rawValue: 1 << 18)
}

/// An object of the photo library.
open class PHObject: NSObject, @unchecked Sendable {
    override init() {}
    open var localIdentifier: String { "" }
}

/// A picture or video of the photo library. There is no photo library here, so there is none.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var representsBurst: Bool { false }
    open var burstIdentifier: String? { nil }

    /// Always empty.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Always empty.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Always empty.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Always empty.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// A group of assets or collections.
open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
}
/// An album. There is no photo library here, so there is none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
    open var estimatedAssetCount: Int { 0 }
    /// Always empty.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Always empty.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// A folder of albums. There is no photo library here, so there is none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    /// Always empty.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}
/// The kind of an album.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
}
/// The kind of an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent
    case albumSyncedFaces
    case albumSyncedAlbum
    case albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas
    case smartAlbumVideos
    case smartAlbumFavorites
    case smartAlbumTimelapses
    case smartAlbumAllHidden
    case smartAlbumRecentlyAdded
    case smartAlbumBursts
    case smartAlbumSlomoVideos
    case smartAlbumUserLibrary
    case smartAlbumSelfPortraits
    case smartAlbumScreenshots
    case smartAlbumDepthEffect
    case smartAlbumLivePhotos
    case smartAlbumAnimated
    case any = 9_223_372_036_854_775_807
}

/// How a fetch sorts and filters; stored.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var wantsIncrementalChangeDetails = true
    public override init() {}
}

/// The objects of a fetch, which is always empty here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    private let objects: [ObjectType]
    public override init() { objects = [] }
    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }
    /// The object at an index, which must be less than `count`, as in an array.
    open func object(at index: Int) -> ObjectType { objects[index] }
    open subscript(index: Int) -> ObjectType { objects[index] }
    open func objects(at indexes: IndexSet) -> [ObjectType] {
        indexes.compactMap { objects.indices.contains($0) ? objects[$0] : nil }
    }
    open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
    /// The index of an object, or `NSNotFound`.
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in objects.enumerated() where !stop.boolValue { block(object, index, &stop) }
    }
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

extension NSSortDescriptor {
    /// A descriptor for `PHFetchOptions`. It does not sort by the key, which needs Objective-C; a fetch is always empty here.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \PHAsset.duration, ascending: ascending)
    }
}
#endif
