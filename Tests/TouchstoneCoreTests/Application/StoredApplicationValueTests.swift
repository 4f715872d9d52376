import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

@Suite(.application) @MainActor
struct StoredApplicationValueTests {
    @Test func `The application has one screen, whose brightness is kept`() {
        expectEqual(UIScreen.screens, [UIScreen.main])
        UIScreen.main.brightness = 0.75
        expectEqual(UIScreen.main.brightness, 0.75)
        expectEqual(UIScreen.main.applicationFrame, UIScreen.main.bounds)
    }

    @Test func `Numbers and activities on the icon are kept`() {
        let application = UIApplication.shared
        application.applicationIconBadgeNumber = 3
        application.isNetworkActivityIndicatorVisible = true
        #expect(application.applicationIconBadgeNumber == 3 && application.isNetworkActivityIndicatorVisible)
        #expect(!UIDevice.current.proximityState && UI_USER_INTERFACE_IDIOM() == .phone)
    }

    @Test func `The primary action of a control is performed`() {
        let button = UIButton()
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        button.performPrimaryAction()
        expectEqual(taps, 1)
    }
}
