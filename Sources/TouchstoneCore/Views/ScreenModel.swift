import Foundation

/// Touchstone extension: the size, scale and safe area of a device's screen.
///
/// ```swift
/// @Test(.application(device: .iPhone16Pro))
/// ```
public struct ScreenModel: Sendable, Hashable {
    /// The device's name, such as `iPhone 16 Pro`.
    public var name: String
    /// The size of the upright screen, in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The safe area insets of the upright screen, in points, for the status bar and the home indicator.
    public var safeAreaInsets: UIEdgeInsets
    /// The safe area insets of the screen in landscape, in points.
    public var landscapeSafeAreaInsets: UIEdgeInsets
    /// The kind of device, phone or tablet.
    public var idiom: UIUserInterfaceIdiom

    /// Creates a screen model.
    ///
    /// - Parameters:
    ///   - name: The device's name.
    ///   - size: The size of the upright screen, in points.
    ///   - scale: The number of pixels per point.
    ///   - safeAreaInsets: The insets of the upright screen, in points.
    ///   - landscapeSafeAreaInsets: The insets in landscape, in points.
    ///   - idiom: The kind of device; a phone by default.
    public init(
        name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
        landscapeSafeAreaInsets: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
        self.idiom = idiom
    }

    private static func phone(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat) -> ScreenModel {
        ScreenModel(
            name: name, size: CGSize(width: width, height: height), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
    }
    private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat) -> ScreenModel {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return ScreenModel(
            name: name, size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: insets,
            landscapeSafeAreaInsets: insets, idiom: .pad)
    }

    /// 375 × 667 points at 2x with a status bar of 20 points and a home button.
    public static let iPhoneSE = ScreenModel(
        name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    /// 390 × 844 points at 3x with insets of 47 and 34 points.
    public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47)
    /// 393 × 852 points at 3x with insets of 59 and 34 points.
    public static let iPhone15 = phone("iPhone 15", 393, 852, top: 59)
    /// 430 × 932 points at 3x with insets of 59 and 34 points.
    public static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, top: 59)
    /// 402 × 874 points at 3x with insets of 62 and 34 points.
    public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62)
    /// 440 × 956 points at 3x with insets of 62 and 34 points.
    public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62)
    /// 744 × 1133 points at 2x with insets of 24 and 20 points.
    public static let iPadMini = pad("iPad mini", 744, 1133)
    /// 820 × 1180 points at 2x with insets of 24 and 20 points.
    public static let iPad = pad("iPad", 820, 1180)
    /// 834 × 1194 points at 2x with insets of 24 and 20 points.
    public static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1194)
    /// 1024 × 1366 points at 2x with insets of 24 and 20 points.
    public static let iPadPro13 = pad("iPad Pro 13-inch", 1024, 1366)

    /// All predefined devices, phones first.
    public static let all: [ScreenModel] = [
        .iPhoneSE, .iPhone14, .iPhone15, .iPhone15ProMax, .iPhone16Pro, .iPhone16ProMax, .iPadMini, .iPad, .iPadPro11,
        .iPadPro13,
    ]

    /// Returns the device with that name, ignoring case, spaces and punctuation; `nil` if there is none.
    public static func named(_ name: String) -> ScreenModel? {
        func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
        return all.first { key($0.name) == key(name) }
    }

    /// Returns the insets of a screen of that size, in points: those of the model's portrait or landscape orientation.
    ///
    /// A screen of another size has none, for example a narrow browser window that shows the application.
    func insets(of size: CGSize) -> UIEdgeInsets {
        if size == self.size { return safeAreaInsets }
        return size == CGSize(width: self.size.height, height: self.size.width) ? landscapeSafeAreaInsets : .zero
    }
}
