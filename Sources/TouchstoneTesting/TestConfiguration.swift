import Foundation
import TouchstoneCore

/// Touchstone extension: the device, iOS version, region and time that a test's application starts with.
///
/// The trait `.application`, `TestApplication.run` and `ApplicationTestCase` take one:
///
/// ```swift
/// extension TestConfiguration {
///     static let germanTablet = TestConfiguration(
///         device: .iPad, behavior: .iOS18, locale: Locale(identifier: "de_DE"))
/// }
///
/// @Test(.application(.germanTablet)) @MainActor func theDayComesFirst() { … }
/// ```
///
/// Every value is the same on each machine by default.
public struct TestConfiguration: Sendable, Equatable {
    /// A device, or a screen without one.
    public enum Screen: Sendable, Equatable {
        /// A device with its screen size, scale, safe area and idiom.
        case device(ScreenModel)
        /// A screen of a size in points, with whole system sizes (SZ-7) and without a safe area.
        case plain(CGSize, scale: CGFloat = 1, idiom: UIUserInterfaceIdiom = .phone)
    }

    /// The screen; by default a phone's of 390 × 844 points at 1x, without a device.
    public var screen: Screen
    /// The iOS version that the application behaves like; the newest by default.
    public var behavior: Behavior
    /// The locale of views that have none of their own, such as date pickers; `en_US` by default.
    ///
    /// `Locale.current` is that of the process; the environment variable `LC_ALL` sets it.
    public var locale: Locale
    /// The time zone of views that have none of their own; GMT by default.
    ///
    /// `TimeZone.current` is that of the process; the environment variable `TZ` sets it.
    public var timeZone: TimeZone
    /// The date at time 0 of the clock, which new date pickers show; 1 January 2001, 00:00 GMT by default.
    public var date: Date
    /// The initial time of the clock, in seconds; 0 by default.
    public var time: TimeInterval

    /// Creates a configuration with a device.
    ///
    /// - Parameters:
    ///   - device: The device, such as `.iPhone16Pro`.
    ///   - behavior: The iOS version that the application behaves like.
    ///   - locale: The locale of views that have none of their own.
    ///   - timeZone: The time zone of views that have none of their own.
    ///   - date: The date at time 0 of the clock.
    ///   - time: The initial time of the clock, in seconds.
    public init(
        device: ScreenModel, behavior: Behavior = Behavior(), locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = .gmt, date: Date = Date(timeIntervalSinceReferenceDate: 0), time: TimeInterval = 0
    ) {
        self.init(.device(device), behavior, locale, timeZone, date, time)
    }

    /// Creates a configuration with a screen without a device.
    ///
    /// - Parameters:
    ///   - screen: The size of the screen in points.
    ///   - scale: The number of pixels in a point.
    ///   - idiom: The kind of device.
    ///   - behavior: The iOS version that the application behaves like.
    ///   - locale: The locale of views that have none of their own.
    ///   - timeZone: The time zone of views that have none of their own.
    ///   - date: The date at time 0 of the clock.
    ///   - time: The initial time of the clock, in seconds.
    public init(
        screen: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, idiom: UIUserInterfaceIdiom = .phone,
        behavior: Behavior = Behavior(), locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
        date: Date = Date(timeIntervalSinceReferenceDate: 0), time: TimeInterval = 0
    ) {
        self.init(.plain(screen, scale: scale, idiom: idiom), behavior, locale, timeZone, date, time)
    }

    private init(
        _ screen: Screen, _ behavior: Behavior, _ locale: Locale, _ timeZone: TimeZone, _ date: Date,
        _ time: TimeInterval
    ) {
        self.screen = screen
        self.behavior = behavior
        self.locale = locale
        self.timeZone = timeZone
        self.date = date
        self.time = time
    }
}
