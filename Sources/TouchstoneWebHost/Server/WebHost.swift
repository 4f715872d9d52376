import Foundation
import TouchstoneCore

/// Shows an application on a web page served by this machine, and sends the page's touches to the application.
///
/// ```swift
/// func application(_ application: UIApplication, didFinishLaunchingWithOptions …) -> Bool {
///     WebHost.start()
///     …
/// }
/// ```
///
/// The page draws the screen and shows for each touch which views were hit-tested, which one received it, and how far
/// it traveled along the responder chain. Several pages may be open, each with its own fingers.
///
/// Only clients that know the address have access: it contains a secret, new for each run of the program, or the token
/// in the environment variable `TOUCHSTONE_TOKEN`. The server listens only to this machine unless another interface is
/// requested.
@MainActor
public final class WebHost {
    /// The default port, which is fixed so that an open page finds a restarted application.
    public nonisolated static let defaultPort = 7770
    /// The maximum number of open pages.
    public nonisolated static let pageLimit = 16

    /// One of several scenes of an application that a page can choose from.
    public struct Scene: Sendable {
        /// The identifier that `show` receives and that a page's address may contain.
        public var id: String
        /// The title in the page's list of scenes.
        public var title: String
        /// The group under which the page lists the scene.
        public var group: String
        /// A description in one sentence.
        public var summary: String
        /// The task for the user in this scene, or `nil` if there is none.
        public var task: Task?

        /// Creates a scene that a page can choose.
        public init(id: String, title: String, group: String = "", summary: String = "", task: Task? = nil) {
            self.id = id
            self.title = title
            self.group = group
            self.summary = summary
            self.task = task
        }

        /// A question that the user answers by touching; the tasks of all scenes, in their order, form a course.
        public struct Task: Sendable {
            /// The instructions, and the question to answer.
            public var question: String
            /// The members, such as `kind` and `view`, of the trace record that completes the task.
            public var goal: [String: String]
            /// The explanation that is shown after the task is completed.
            public var lesson: String

            /// Creates a task that is completed when the trace has a record with all members of `goal`.
            public init(question: String, goal: [String: String], lesson: String) {
                self.question = question
                self.goal = goal
                self.lesson = lesson
            }
        }
    }

    /// The address of the page, which contains the secret.
    public let url: URL
    /// The title of the page.
    public let title: String

    private let pages: OpenPages
    private let server: PageServer

    /// The hosts that `start` has created, retained until they stop.
    private static var running: [WebHost] = []

    /// Serves the shared application and prints the page's address.
    ///
    /// If the port is not available, writes the reason to standard error and returns `nil`.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any free one. The default is 7770 or, if that is in use, any free one.
    ///   - interface: The address of the interface to listen on; the loopback interface by default. Others need a
    ///     token, which can be read in the network traffic.
    ///   - token: The secret in the address: 16 to 128 letters, digits, `-` and `_`. The default is the environment
    ///     variable `TOUCHSTONE_TOKEN` or, without it, a new secret for each run. With a token, open pages find a
    ///     restarted application.
    /// - Returns: The host, or `nil` if it could not be started.
    @discardableResult
    public static func start(port: Int? = nil, interface: String? = nil, token: String? = nil) -> WebHost? {
        do {
            let host = try WebHost(application: .shared, port: port, interface: interface, token: token)
            running.append(host)
            host.announce()
            return host
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return nil
        }
    }

    /// Serves an application, and returns when pages can be loaded.
    ///
    /// The server stops at ``stop()`` and when this object is deallocated.
    ///
    /// - Parameters:
    ///   - application: The application to show.
    ///   - port: The port; 0 for any free one. The default is 7770 or, if that is in use, any free one.
    ///   - interface: The interface, as in ``start(port:interface:token:)``.
    ///   - token: The secret, as in ``start(port:interface:token:)``.
    ///   - title: The title of the page; by default the program's name.
    ///   - scenes: The scenes that a page can choose from; the first must already be shown.
    ///   - show: Shows the scene with an identifier from its beginning.
    /// - Throws: ``WebHostError`` if the port is invalid or in use, or if the token is invalid or missing.
    public convenience init(
        application: UIApplication, port: Int? = nil, interface: String? = nil, token: String? = nil,
        title: String? = nil, scenes: [Scene] = [], show: (@MainActor (String) -> Void)? = nil
    ) throws {
        try self.init(
            application: application, port: port, interface: interface, token: token, title: title, scenes: scenes,
            limits: ServerLimits(), show: show)
    }

    /// Serves an application with other limits, for tests.
    package init(
        application: UIApplication, port: Int?, interface: String? = nil, token: String? = nil, title: String? = nil,
        scenes: [Scene] = [], limits: ServerLimits, show: (@MainActor (String) -> Void)? = nil
    ) throws {
        let title = title ?? ProcessInfo.processInfo.processName
        let pages = OpenPages(application: application, title: title, scenes: scenes, show: show)
        let address = try PageAddress(interface, token: token)
        let server = try PageServer.start(address, port: port, pages: pages, limits: limits)
        self.title = title
        self.pages = pages
        self.server = server
        url = address.url(port: server.port)
    }

    deinit { server.stop() }

    /// Stops serving: closes the port, so that it can be used again, and the connections of all pages.
    ///
    /// Does nothing if the host has stopped.
    public func stop() {
        Self.running.removeAll { $0 === self }
        try? server.stop().wait()
    }

    /// States what the application shows when the host starts.
    ///
    /// - Parameters:
    ///   - scene: The id of the shown scene; `nil` means the first one.
    ///   - notice: A message for each page that opens until another scene is chosen, such as why the application was restarted.
    package func begin(with scene: String?, notice: String?) { pages.begin(with: scene, notice: notice) }

    /// Prints the page's address immediately, even if standard output is a pipe.
    public func announce() {
        FileHandle.standardOutput.write(Data("\(title): open \(url.absoluteString) in a browser\n".utf8))
    }
}

/// The reason that a host could not be started.
public enum WebHostError: Error, CustomStringConvertible {
    /// The port number is not valid.
    case noSuchPort(Int)
    /// The port is in use by another program.
    case portTaken(Int)
    /// The server cannot listen, for the system's reason given here.
    case notListening(String)
    /// The interface is not the loopback interface and needs a token.
    case tokenNeeded(String)
    /// The token does not consist of 16 to 128 letters, digits, - and _.
    case weakToken

    public var description: String {
        switch self {
        case .noSuchPort(let port): "There is no port \(port): ports go from 0 (any free one) to 65535."
        case .portTaken(let port):
            "Port \(port) of the loopback interface is in use. Choose another one, or 0 for a free one."
        case .notListening(let reason): "The page cannot be served: \(reason)"
        case .tokenNeeded(let interface):
            """
            To listen on \(interface), where others can connect, the page needs a token: put 16 to 128 letters, digits, - \
            and _ into the environment variable TOUCHSTONE_TOKEN.
            """
        case .weakToken: "A token has 16 to 128 letters, digits, - and _."
        }
    }
}
