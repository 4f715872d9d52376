import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct ReaderBarsTests {
    private func reading() -> (app: TestApplication, navigation: UINavigationController, reader: ReaderController) {
        let reader = ReaderController()
        let (app, navigation) = show(UINavigationController(rootViewController: reader))
        app.advance(by: 0.5)
        return (app, navigation, reader)
    }

    @Test func theToolbarIs44HighAtTheBottomAndItsItemsWork() {
        let (app, navigation, reader) = reading()
        #expect(!navigation.isToolbarHidden && place(navigation.toolbar) == CGRect(x: 0, y: 800, width: 390, height: 44))
        #expect(reader.view.safeAreaInsets.top == 44 && reader.view.safeAreaInsets.bottom == 44)
        app.fingerTap(at: at(40, 822))
        app.advance(by: 0.5)
        #expect(reader.log == ["contents"] && !navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
    }

    @Test func aTapOnThePageHidesBothBarsAndAnotherShowsThem() {
        let (app, navigation, reader) = reading()
        app.fingerTap(at: at(195, 300))
        app.advance(by: 1)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden && reader.log == ["toggled"] && reader.prefersStatusBarHidden)
        #expect(reader.view.safeAreaInsets == .zero)
        app.fingerTap(at: at(195, 300))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden && reader.log == ["toggled", "toggled"])
        #expect(place(navigation.toolbar) == CGRect(x: 0, y: 800, width: 390, height: 44))
        #expect(place(navigation.navigationBar) == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    @Test func aButtonOnThePageIsTappedWithoutHidingTheBars() {
        let (app, navigation, reader) = reading()
        app.fingerTap(at: reader.noteButton)
        app.advance(by: 1)
        #expect(reader.log == ["note"] && !navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func aControllerThatHidesTheBottomBarHasNoToolbar() {
        let (app, navigation, reader) = reading()
        app.fingerTap(at: at(362, 822))
        app.advance(by: 1)
        #expect(navigation.topViewController is SettingsController && navigation.topViewController?.view.safeAreaInsets.bottom == 0)
        app.fingerTap(at: at(195, 300))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && reader.log == [])
        app.fingerTap(at: at(24, 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === reader && reader.view.safeAreaInsets.bottom == 44)
        app.fingerTap(at: at(40, 822))
        #expect(reader.log == ["contents"])
    }

    @Test func otherItemsTakeThePlaceOfTheFirst() {
        let (app, navigation, reader) = reading()
        app.fingerTap(at: at(352, 22))
        app.advance(by: 1)
        #expect(navigation.toolbar.items?.map(\.title) == ["Delete"] && reader.navigationItem.rightBarButtonItem?.title == "Done")
        app.fingerTap(at: at(40, 822))
        app.advance(by: 0.5)
        #expect(reader.log == ["delete"])
    }
}
