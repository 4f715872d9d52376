import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedPresentations

@Suite(.application) @MainActor
struct EdgePopTests {
    private func pushed() -> (
        app: TestApplication, navigation: EdgePopNavigationController, root: EdgePopPageController,
        detail: EdgePopPageController
    ) {
        let root = EdgePopPageController()
        root.title = "Root"
        let detail = EdgePopPageController()
        detail.title = "Detail"
        let (app, navigation) = show(EdgePopNavigationController(rootViewController: root))
        navigation.pushViewController(detail, animated: false)
        app.settle()
        app.advance(by: 0.5)
        navigation.log = []
        root.forget()
        detail.forget()
        return (app, navigation, root, detail)
    }

    @Test func `A long drag from the edge pops the controller`() {
        let (app, navigation, root, detail) = pushed()
        app.fingerDown(at: at(2, 400))
        app.fingerMove(to: at(197, 400), duration: 0.4)
        #expect(near(navigation.interaction?.percentComplete ?? 0, 0.5, slop / 390 + 0.02))
        app.fingerMove(to: at(340, 400), duration: 0.3)
        app.advance(by: 0.2)
        app.fingerUp()
        app.advance(by: 1)
        #expect(navigation.viewControllers == [root] && navigation.log == ["goes on", "didShow Root"])
        #expect(
            root.appearances == ["willAppear", "didAppear"] && detail.appearances == ["willDisappear", "didDisappear"])
        #expect(place(root.view) == CGRect(x: 0, y: 0, width: 390, height: 844) && detail.view.window == nil)
    }

    @Test func `A short drag from the edge cancels the pop, and the detail appears again`() {
        let (app, navigation, root, detail) = pushed()
        app.dragAndHold(from: at(2, 400), to: at(110, 400))
        app.advance(by: 1)
        #expect(navigation.viewControllers == [root, detail] && navigation.topViewController === detail)
        #expect(navigation.log == ["called off"])
        #expect(detail.appearances == ["willDisappear", "willAppear", "didAppear"])
        #expect(
            detail.view.window != nil && place(detail.view) == CGRect(x: 0, y: 0, width: 390, height: 844)
                && root.view.window == nil)
    }

    @Test func `The custom back button uses the animator without interaction`() {
        let (app, navigation, root, _) = pushed()
        app.fingerTap(at: at(36, 22))
        app.advance(by: 0.1)
        #expect(navigation.log == [] && navigation.transitionCoordinator?.isInteractive == false)
        app.advance(by: 1)
        #expect(navigation.viewControllers == [root] && navigation.log == ["didShow Root"])
    }

    @Test func `A drag from the edge has no effect at the root`() {
        let (app, navigation, root, _) = pushed()
        navigation.popViewController(animated: false)
        app.advance(by: 0.5)
        navigation.log = []
        app.dragAndHold(from: at(2, 400), to: at(340, 400))
        app.advance(by: 1)
        #expect(navigation.viewControllers == [root] && navigation.log == [] && navigation.interaction == nil)
    }
}
