import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The configuration of a test's application.
@MainActor
struct TestConfigurationTests {
    private static let kiosk = TestConfiguration(
        device: .iPadMini, behavior: .iOS17, locale: Locale(identifier: "de_DE"),
        timeZone: TimeZone(identifier: "Asia/Tokyo")!, date: Date(timeIntervalSinceReferenceDate: 86_400), time: 10)

    private func expectKiosk(_ app: TestApplication) {
        expectEqual(app.application.screen.bounds.size, ScreenModel.iPadMini.size)
        expectEqual(app.application.screen.safeAreaInsets, ScreenModel.iPadMini.safeAreaInsets)
        expectEqual(app.application.userInterfaceIdiom, .pad)
        expectEqual(app.application.behavior.version, .iOS17)
        expectEqual(app.clock.now, 10)
        let picker = UIDatePicker()
        expectEqual(picker.date, Date(timeIntervalSinceReferenceDate: 86_410))
        expectEqual(picker.calendar.timeZone.identifier, "Asia/Tokyo")
        expectEqual(picker.calendar.locale?.identifier, "de_DE")
    }

    @Test(.application(Self.kiosk)) func `The trait gives the application its configuration`() {
        expectKiosk(.current)
    }

    @Test func `TestApplication.run gives the application its configuration`() {
        TestApplication.run(Self.kiosk) { expectKiosk($0) }
    }

    @Test func `An asynchronous run gives the application its configuration and ends after its body`() async {
        var issues: [String] = []
        await TestApplication.run(Self.kiosk) { app in
            app.recordsIssue = { issues.append($0.message) }
            await Task.yield()
            #expect(UIApplication.shared === app.application && TestApplication.current === app)
            expectKiosk(app)
            app.makeWindow()
            app.fingerDown(at: CGPoint(5, 5))
            await Task.yield()
        }
        expectEqual(issues, ["Finger 1 is still down at the end of the test. Lift it with fingerUp(), or cancel it."])
    }

    @Test func `An asynchronous run throws what its body throws`() async {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await TestApplication.run { _ in
                await Task.yield()
                throw Failure()
            }
        }
    }

    @Test(.application) func `The default locale, time zone and date do not depend on the machine`() {
        let picker = UIDatePicker()
        expectEqual(picker.date, Date(timeIntervalSinceReferenceDate: 0))
        expectEqual(picker.calendar.timeZone.secondsFromGMT(), 0)
        expectEqual(picker.calendar.locale?.identifier, "en_US")
        TestApplication.current.advance(by: 90)
        expectEqual(UIDatePicker().date, Date(timeIntervalSinceReferenceDate: 90))
    }

    @Test(.application(TestConfiguration(screen: CGSize(width: 100, height: 200), scale: 3, idiom: .pad)))
    func `A screen can be configured without a device`() {
        let screen = TestApplication.current.application.screen
        #expect(screen.bounds.size == CGSize(width: 100, height: 200) && screen.scale == 3)
        #expect(screen.model == nil)
        expectEqual(TestApplication.current.application.userInterfaceIdiom, .pad)
    }
}
