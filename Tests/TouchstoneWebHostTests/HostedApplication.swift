import Foundation
import Testing
import TouchstoneExamples
import TouchstoneTesting
import TouchstoneWebHost
import UIKit

/// A view that does not forward its touches.
final class Keeper: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A test application behind a real server. `red` fills the left half of the screen and accepts one finger; `blue` fills the right half
/// and accepts several.
@MainActor
final class HostedApplication {
    let app = TestApplication.current
    private(set) var host: WebHost
    let red = Keeper(frame: CGRect(x: 0, y: 0, width: 195, height: 844))
    let blue = Keeper(frame: CGRect(x: 195, y: 0, width: 195, height: 844))
    let window: UIWindow

    init(
        scenes: [WebHost.Scene] = [], limits: ServerLimits = ServerLimits(),
        show: (@MainActor (String) -> Void)? = nil
    ) throws {
        window = app.makeWindow()
        red.accessibilityIdentifier = "red"
        red.backgroundColor = .systemRed
        blue.accessibilityIdentifier = "blue"
        blue.backgroundColor = .systemBlue
        blue.isMultipleTouchEnabled = true
        window.addSubview(red)
        window.addSubview(blue)
        host = try WebHost(
            application: app.application, port: 0, title: "Test", scenes: scenes, limits: limits, show: show)
    }

    /// Shows one of the lab's scenes instead of `red` and `blue`.
    func showScene(_ id: String) throws {
        guard let scene = ExampleScene.all.first(where: { $0.id == id }) else {
            throw RawPage.Failure(description: "There is no scene \(id)")
        }
        red.removeFromSuperview()
        blue.removeFromSuperview()
        window.rootViewController = scene.make()
        app.advance(by: 1.0 / 60)
    }

    /// The view with the given accessibility identifier.
    func view<View: UIView>(_ name: String, as type: View.Type = View.self) throws -> View {
        var waiting: [UIView] = app.application.windows
        while let view = waiting.popLast() {
            if let found = view as? View, view.accessibilityIdentifier == name { return found }
            waiting += view.subviews
        }
        throw RawPage.Failure(description: "There is no \(View.self) called \(name)")
    }

    /// The accessibility identifier of the focused view.
    var focus: String? { window.focusedView?.accessibilityIdentifier }

    /// Restarts the server, at another address if `token` is given.
    func restart(
        token: String? = nil, scenes: [WebHost.Scene] = [], show: (@MainActor (String) -> Void)? = nil
    ) async throws {
        let port = self.port
        host = try WebHost(application: app.application, port: 0)
        try await until("the port is free again") {
            guard
                let again = try? WebHost(
                    application: app.application, port: port, token: token, scenes: scenes, show: show)
            else { return false }
            host = again
            return true
        }
    }

    var port: Int { host.url.port! }

    /// The prefix of the page's paths.
    var path: String { host.url.path }

    /// Opens a page, sends hello and waits for the first frame.
    func openPage() async throws -> RawPage {
        // The server closes a page that is silent for long, so let other tasks of the main actor run first.
        for _ in 0..<20 { await Task.yield() }
        let page = try RawPage(host.url)
        try page.hello()
        try await until("a picture comes") { !page.messages("frame").isEmpty }
        return page
    }

    /// Runs the application until `condition` holds. Records an issue after three minutes and 500 checks, because other tests may
    /// occupy the main actor for more than a minute. The application's clock advances by `interval` seconds with each check; pass 0 to
    /// observe a single moment.
    func until(
        _ what: String, passing interval: TimeInterval = 1.0 / 60, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: () async throws -> Bool
    ) async throws {
        let deadline = Date(timeIntervalSinceNow: 180)
        var turns = 0
        while true {
            turns += 1
            app.advance(by: interval)
            if try await condition() { return }
            guard Date() < deadline || turns < 500 else {
                Issue.record(
                    "Not within three minutes: \(what)\nEvent log:\n\(app.eventLog.suffix(3000))",
                    sourceLocation: sourceLocation)
                throw RawPage.Failure(description: "Not within three minutes: \(what)")
            }
            try await Task.sleep(for: .milliseconds(3))
        }
    }

    /// Waits for `count` deliveries, and a little longer to notice surplus ones.
    func deliveries(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
        func seen() -> Int { app.deliveries.isEmpty ? 0 : app.deliveries.components(separatedBy: ", ").count }
        try await until("\(count) deliveries", sourceLocation: sourceLocation) { seen() >= count }
        for _ in 0..<5 {
            try await Task.sleep(for: .milliseconds(4))
            app.advance(by: 1.0 / 60)
        }
        return app.delivery
    }
}
