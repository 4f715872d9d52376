#if AppleModules
/// A piece of media. There is no camera and no video here, so there is none.
public final class CMSampleBuffer: Sendable {
    private init() {}
}

/// The size of a picture, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init() { self.init(width: 0, height: 0) }
    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

/// The format of media. There is no media here, so there is none.
public final class CMFormatDescription: Sendable {
    private init() {}
}
public typealias CMVideoFormatDescription = CMFormatDescription

/// A picture in memory. There is no camera and no video here, so there is none.
public final class CVBuffer: Sendable {
    private init() {}
}
public typealias CVPixelBuffer = CVBuffer
public typealias CVImageBuffer = CVBuffer

/// The picture of a piece of media; always `nil`.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Returns whether a buffer is valid.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { true }
#endif
