import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The application's activation states: notifications, their order, and `applicationState` during each call.
@Suite(.application(tracing: .both)) @MainActor
struct ActivityTests {
    let app = TestApplication.current

    /// Logs the calls of an application delegate and a scene delegate, and posted notifications.
    private final class Diary: UIApplicationDelegate, UISceneDelegate {
        var lines: [String] = []
        private var observers: [any NSObjectProtocol] = []

        init(_ app: TestApplication) {
            for (name, notification) in [
                ("didBecomeActive", UIApplication.didBecomeActiveNotification),
                ("willResignActive", UIApplication.willResignActiveNotification),
                ("didEnterBackground", UIApplication.didEnterBackgroundNotification),
                ("willEnterForeground", UIApplication.willEnterForegroundNotification),
            ] {
                observers.append(
                    NotificationCenter.default.addObserver(forName: notification, object: app.application, queue: nil) {
                        [weak self] _ in MainActor.assumeIsolated { self?.write("posted \(name)") }
                    })
            }
        }

        isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

        private func write(_ line: String) {
            let state =
                switch UIApplication.shared.applicationState {
                case .active: "active"
                case .inactive: "inactive"
                case .background: "background"
                @unknown default: "background"
                }
            lines.append("\(line) (\(state))")
        }

        func applicationDidBecomeActive(_ application: UIApplication) { write("didBecomeActive") }
        func applicationWillResignActive(_ application: UIApplication) { write("willResignActive") }
        func applicationDidEnterBackground(_ application: UIApplication) { write("didEnterBackground") }
        func applicationWillEnterForeground(_ application: UIApplication) { write("willEnterForeground") }
        func sceneDidBecomeActive(_ scene: UIScene) { write("scene didBecomeActive") }
        func sceneWillResignActive(_ scene: UIScene) { write("scene willResignActive") }
        func sceneDidEnterBackground(_ scene: UIScene) { write("scene didEnterBackground") }
        func sceneWillEnterForeground(_ scene: UIScene) { write("scene willEnterForeground") }
    }

    @Test func `DL-18: background and foreground are reported to delegate, scenes and observers in order`() {
        let diary = Diary(app)
        app.application.delegate = diary
        let scene = UIWindowScene()
        scene.delegate = diary
        app.enterBackground()
        expectEqual(
            diary.lines,
            [
                "willResignActive (active)", "scene willResignActive (active)", "posted willResignActive (active)",
                "didEnterBackground (background)", "scene didEnterBackground (background)",
                "posted didEnterBackground (background)",
            ])
        diary.lines = []
        app.enterForeground()
        expectEqual(
            diary.lines,
            [
                "willEnterForeground (background)", "scene willEnterForeground (background)",
                "posted willEnterForeground (background)", "didBecomeActive (active)", "scene didBecomeActive (active)",
                "posted didBecomeActive (active)",
            ])
    }

    @Test func `DL-18: an interruption makes the application inactive without entering the background`() {
        let diary = Diary(app)
        app.application.delegate = diary
        let port = app.application.makePort()
        for _ in 0..<2 {
            _ = port.sendActivation(false)
            app.application.service()
        }
        expectEqual(app.application.applicationState, .inactive)
        expectEqual(diary.lines, ["willResignActive (active)", "posted willResignActive (active)"])
        diary.lines = []
        for _ in 0..<2 {
            _ = port.sendActivation(true)
            app.application.service()
        }
        expectEqual(app.application.applicationState, .active)
        expectEqual(diary.lines, ["didBecomeActive (active)", "posted didBecomeActive (active)"])
    }

    @Test func `DL-18: an application that returns is inactive until it is activated`() {
        let port = app.application.makePort()
        _ = port.sendBackground(true)
        app.application.service()
        expectEqual(app.application.applicationState, .background)
        _ = port.sendBackground(false)
        app.application.service()
        expectEqual(app.application.applicationState, .inactive)
        _ = port.sendActivation(true)
        app.application.service()
        expectEqual(app.application.applicationState, .active)
    }

    @Test func `DL-18: an application that is activated in the background enters the foreground first`() {
        let diary = Diary(app)
        app.application.delegate = diary
        let port = app.application.makePort()
        _ = port.sendBackground(true)
        app.application.service()
        diary.lines = []
        _ = port.sendActivation(true)
        app.application.service()
        expectEqual(
            diary.lines,
            [
                "willEnterForeground (background)", "posted willEnterForeground (background)",
                "didBecomeActive (active)", "posted didBecomeActive (active)",
            ])
    }

    @Test func `DL-18: a scene has the activation state of its application`() {
        let scene = UIWindowScene()
        expectEqual(scene.activationState, .foregroundActive)
        let port = app.application.makePort()
        _ = port.sendActivation(false)
        app.application.service()
        expectEqual(scene.activationState, .foregroundInactive)
        _ = port.sendBackground(true)
        app.application.service()
        expectEqual(scene.activationState, .background)
    }

    @Test func `DL-18: touches are cancelled before the delegate is notified`() {
        final class Delegate: UIApplicationDelegate {
            var seen: [String]?
            let view: LoggingView
            init(_ view: LoggingView) { self.view = view }
            func applicationWillResignActive(_ application: UIApplication) { seen = view.received }
        }
        let view = LoggingView().placed("view", 0, 0, 300, 300, in: app.makeWindow())
        let delegate = Delegate(view)
        app.application.delegate = delegate
        app.fingerDown(at: CGPoint(50, 50))
        app.enterBackground()
        expectEqual(delegate.seen, ["began", "cancelled"])
        app.fingersUp()
    }

    // MARK: Launch

    @Test func `Launching calls the delegate, then connects the scene and activates it`() {
        @MainActor final class Life {
            static var lines: [String] = []
        }
        final class SceneDelegate: NSObject, UISceneDelegate {
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) { Life.lines.append("connect \(session.role == .windowApplication)") }
            func sceneDidBecomeActive(_ scene: UIScene) { Life.lines.append("scene active") }
        }
        final class Delegate: UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Life.lines.append("will")
                return true
            }
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Life.lines.append("did \(application.connectedScenes.count)")
                return true
            }
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }
            func applicationDidBecomeActive(_ application: UIApplication) { Life.lines.append("active") }
        }
        Life.lines = []
        app.application.launch(Delegate())
        expectEqual(app.application.connectedScenes.count, 1)
        // The application is already active, so the scene is activated once, when it connects.
        expectEqual(Life.lines, ["will", "did 0", "connect true", "scene active"])
        #expect(app.application.delegate is Delegate)
    }

    // MARK: Ignoring

    @Test func `DL-22: nested ignoring of interaction events ends with the last endIgnoring call`() {
        let view = TouchWitness("view", 0, 0, 300, 300, in: app.makeWindow())
        let application = app.application
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        app.fingerTap(at: CGPoint(50, 50))
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(view.contract.beganCount, 0)
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(view.contract.beganCount, 1)
    }

    @Test func `DL-22: surplus endIgnoringInteractionEvents calls have no effect`() {
        let view = TouchWitness("view", 0, 0, 300, 300, in: app.makeWindow())
        app.application.endIgnoringInteractionEvents()
        app.application.endIgnoringInteractionEvents()
        app.application.beginIgnoringInteractionEvents()
        #expect(app.application.isIgnoringInteractionEvents)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(view.contract.beganCount, 0)
        app.application.endIgnoringInteractionEvents()
        #expect(!app.application.isIgnoringInteractionEvents)
    }
}
