import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// The launch configuration finds these classes by name, so they are not private.

final class LaunchTestsWindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var lines: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        lines.append(
            "launched with \(window?.rootViewController?.title ?? "nothing"), key: \(window?.isKeyWindow ?? false)")
        return true
    }
}

final class LaunchTestsSceneApplicationDelegate: UIResponder, UIApplicationDelegate {}

final class LaunchTestsSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    static var lines: [String] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        Self.lines.append(
            "connects with \(window?.rootViewController?.title ?? "nothing"), key: \(window?.isKeyWindow ?? false)")
    }
}

private func module(_ launch: InterfaceLaunch) -> InterfaceModule {
    InterfaceModule(
        name: "TouchstoneCoreTests",
        storyboards: [
            "LaunchTestsMain": InterfaceStoryboard(
                initial: "A", identifiers: [:],
                scenes: [
                    "A": { i in
                        i.makeController("A", UIViewController.self, { UIViewController(coder: $0) }) {
                            $0.title = "Start"
                        }
                    }
                ])
        ], launch: launch)
}

/// The interface that the property list of a ported application describes.
@Suite(.application) @MainActor
struct LaunchTests {
    let app = TestApplication.current

    @Test func `A main storyboard is in the delegate's window before the delegate has launched`() {
        module(InterfaceLaunch(.window(storyboard: "LaunchTestsMain"), delegate: "LaunchTestsWindowDelegate"))
            .register()
        let delegate = LaunchTestsWindowDelegate()
        app.application.launch(delegate)
        expectEqual(delegate.lines, ["launched with Start, key: false"])
        #expect(delegate.window?.isKeyWindow == true && delegate.window?.frame == app.application.screen.bounds)
    }

    @Test func `The storyboard of a scene is in the scene delegate's window when the scene connects`() throws {
        module(
            InterfaceLaunch(
                .scene(delegate: "LaunchTestsSceneDelegate", storyboard: "LaunchTestsMain"),
                delegate: "LaunchTestsSceneApplicationDelegate")
        ).register()
        app.application.launch(LaunchTestsSceneApplicationDelegate())
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        expectEqual(LaunchTestsSceneDelegate.lines, ["connects with Start, key: false"])
        #expect(scene.windows.count == 1 && scene.keyWindow?.rootViewController?.title == "Start")
    }

    @Test func `A delegate that no property list describes has no window`() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }
        let delegate = Delegate()
        app.application.launch(delegate)
        #expect(delegate.window == nil && app.application.connectedScenes.isEmpty)
    }
}
