#if AppleModules
import TouchstoneServices
import UIKit

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIOutputImageKey = "outputImage"

/// A filter of pictures. There is no Core Image here: it stores its values, `outputImage` is `nil`, and its first use logs this.
open class CIFilter: NSObject {
    public let name: String
    private var values: [String: Any] = [:]
    private var hasLogged = false

    public init?(name: String) { self.name = name }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }
    init(builtin name: String) { self.name = name }

    open var outputImage: CIImage? {
        guard !hasLogged else { return nil }
        hasLogged = true
        logMissingService("CIFilter \(name)", "There is no Core Image, so there is no picture.")
        return nil
    }
    open func setDefaults() { values = [:] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    open class func filterNames(inCategory category: String?) -> [String] { [] }
}

extension CIFilter {
    /// A code of squares.
    public final class QRCodeGenerator: CIFilter {
        public var message = Data()
        public var correctionLevel = "M"
    }
    /// A blur.
    public final class GaussianBlur: CIFilter {
        public var inputImage: CIImage?
        public var radius: Float = 10
    }
    /// Colors.
    public final class ColorControls: CIFilter {
        public var inputImage: CIImage?
        public var saturation: Float = 1
        public var brightness: Float = 0
        public var contrast: Float = 1
    }
    public static func qrCodeGenerator() -> QRCodeGenerator { QRCodeGenerator(builtin: "CIQRCodeGenerator") }
    public static func gaussianBlur() -> GaussianBlur { GaussianBlur(builtin: "CIGaussianBlur") }
    public static func colorControls() -> ColorControls { ColorControls(builtin: "CIColorControls") }
}

/// Draws pictures of Core Image, of which there are none here.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]?) {}
    /// Always `nil`.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}
/// An option of a context; without effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
    public static let workingColorSpace = Self(rawValue: "working_color_space")
}

/// A color.
open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    @MainActor public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
/// A position for filters.
open class CIVector: NSObject, @unchecked Sendable {
    public let x: CGFloat
    public let y: CGFloat
    public let z: CGFloat
    public let w: CGFloat
    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
    public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
}
#endif
