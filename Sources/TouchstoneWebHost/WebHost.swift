import Foundation
import TouchstoneCore

/// Shows an application on a web page of this machine, and brings the fingers on that page to the application.
///
/// ```swift
/// func application(_ application: UIApplication, didFinishLaunchingWithOptions …) -> Bool {
///     WebHost.start()
///     …
/// }
/// ```
///
/// The page draws the screen and tells, for each touch, which views were asked, which one got it and how far it climbed the
/// responder chain. Several pages may be open; each has fingers of its own. Only whoever knows the address can have one: it
/// holds a secret, new for each run of the program, or the token in the environment variable `TOUCHSTONE_TOKEN`. Only this
/// machine is listened to, unless another interface is asked for.
@MainActor
public final class WebHost {
    /// Where the page is found if nothing else is asked for, so that an open page finds a restarted application.
    public nonisolated static let defaultPort = 7770
    /// How many pages may be open at once.
    public nonisolated static let pageLimit = 16

    /// One of several things that an application can show, for a page to choose from.
    public struct Scene: Sendable {
        /// What `show` is told, and an address may name.
        public var id: String
        /// What the page lists it as.
        public var title: String
        /// Scenes of one group are listed together.
        public var group: String
        /// One sentence.
        public var summary: String
        /// What there is to find out in it; nil where nothing is asked.
        public var task: Task?

        /// A scene that a page can choose.
        public init(id: String, title: String, group: String = "", summary: String = "", task: Task? = nil) {
            self.id = id
            self.title = title
            self.group = group
            self.summary = summary
            self.task = task
        }

        /// A question that touching answers; the tasks of all scenes, in their order, are a course.
        public struct Task: Sendable {
            /// What to do, and what to find out by it.
            public var question: String
            /// The members that the trace's record has which tells that it was done, such as `kind` and `view`.
            public var goal: [String: String]
            /// What is to be seen then.
            public var lesson: String

            /// A task that is done once the trace has a record with all members of `goal`.
            public init(question: String, goal: [String: String], lesson: String) {
                self.question = question
                self.goal = goal
                self.lesson = lesson
            }
        }
    }

    /// Where the page is, with the secret.
    public let url: URL
    /// What the page is called.
    public let title: String

    private let pages: OpenPages
    private let server: PageServer

    /// The hosts that `start` made, for as long as the program runs.
    private static var running: [WebHost] = []

    /// Serves the shared application and prints where. A port that cannot be had is reported on the standard error, and the
    /// answer is nil.
    ///
    /// - Parameters:
    ///   - port: By default 7770, or any free one if that is taken; 0 is any free one.
    ///   - interface: The address of the interface to listen on, by default the loopback interface. Any other needs a token,
    ///     and whoever can read the network between can read the token too.
    ///   - token: What the address has in place of the secret of this run: 16 to 128 letters, digits, `-` and `_`. By default
    ///     that of the environment variable `TOUCHSTONE_TOKEN`, if there is one. With a token, open pages find an application
    ///     that was started again.
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

    /// Serves an application, and returns once pages can be loaded. The server ends with this object.
    ///
    /// - Parameters:
    ///   - application: Whose screen is shown.
    ///   - port: By default 7770, or any free one if that is taken; 0 is any free one.
    ///   - interface: As in ``start(port:interface:token:)``.
    ///   - token: As in ``start(port:interface:token:)``.
    ///   - title: What the page is called; by default the program's name.
    ///   - scenes: What a page may choose from; the first is taken to be shown already.
    ///   - show: Shows the scene of an identifier, from its beginning.
    /// - Throws: ``WebHostError`` if the port is taken or is none, or the token is missing or none.
    public convenience init(
        application: UIApplication, port: Int? = nil, interface: String? = nil, token: String? = nil,
        title: String? = nil, scenes: [Scene] = [], show: (@MainActor (String) -> Void)? = nil
    ) throws {
        try self.init(
            application: application, port: port, interface: interface, token: token, title: title, scenes: scenes,
            limits: ServerLimits(), show: show)
    }

    /// The same, with other limits.
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

    /// Prints where the page is, at once even into a pipe.
    public func announce() {
        FileHandle.standardOutput.write(Data("\(title): open \(url.absoluteString) in a browser\n".utf8))
    }
}

/// Why a host could not be started.
public enum WebHostError: Error, CustomStringConvertible {
    /// There is no port of this number.
    case noSuchPort(Int)
    /// The port of this number is taken.
    case portTaken(Int)
    /// The page cannot be served; with the system's reason.
    case notListening(String)
    /// For an interface other than the loopback one.
    case tokenNeeded(String)
    /// The token is not one of 16 to 128 letters, digits, - and _.
    case weakToken

    public var description: String {
        switch self {
        case .noSuchPort(let port): "There is no port \(port): ports go from 0 (any free one) to 65535."
        case .portTaken(let port):
            "Port \(port) of the loopback interface is taken. Choose another one, or 0 for any that is free."
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
