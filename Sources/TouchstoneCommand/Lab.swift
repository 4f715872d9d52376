import ArgumentParser
import CoreFoundation
import TouchstoneExamples
import TouchstoneWebHost
import UIKit

struct Lab: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the lab: a device on a web page of this machine, and what became of every touch.",
        discussion: """
            Prints the address of the page and runs until it is interrupted (Control-C). Open the page in any browser; a \
            finger or the mouse on it becomes a touch in a UIKit application. Beside the device the page shows who was \
            asked, who got the touch, and the responder chain it climbed. Only this machine can reach the page.
            """
    )

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The port on the loopback interface; 0 is any free one. (default: 7770, or any free one if that is taken)",
            valueName: "number"))
    var port: Int?

    func validate() throws {
        guard let port, !(0...65535).contains(port) else { return }
        throw ValidationError("There is no port \(port): ports go from 0 (any free one) to 65535.")
    }

    func run() throws {
        try MainActor.assumeIsolated {
            let lab = LabDelegate()
            UIApplication.shared.launch(lab)
            let scenes = ExampleScene.all.map {
                WebHost.Scene(id: $0.id, title: $0.title, group: $0.group, summary: $0.summary)
            }
            let host = try WebHost(
                application: .shared, port: port, title: "Touchstone lab", scenes: scenes, show: lab.show)
            host.announce()
            withExtendedLifetime(host) { CFRunLoopRun() }
        }
    }
}

/// The lab's application: one window, whose root controller is the scene that was chosen.
final class LabDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(windowScene: UIWindowScene())
        window.accessibilityIdentifier = "window"
        window.makeKeyAndVisible()
        self.window = window
        if let first = ExampleScene.all.first { show(first.id) }
        return true
    }

    func show(_ id: String) {
        guard let scene = ExampleScene.all.first(where: { $0.id == id }) else { return }
        window?.rootViewController = scene.make()
    }
}
