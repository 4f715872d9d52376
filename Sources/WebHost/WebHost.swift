import FlyingFox
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
/// responder chain. Several pages may be open; each has fingers of its own. Only this machine can reach them.
@MainActor
public final class WebHost {
    /// Where the page is found if nothing else is asked for, so that an open page finds a restarted application.
    public nonisolated static let defaultPort = 7770
    /// How many pages may be open at once.
    public nonisolated static let pageLimit = 16

    /// One of several things that an application can show, for a page to choose from.
    public struct Scene: Sendable {
        public var id: String
        public var title: String
        /// Scenes of one group are listed together.
        public var group: String
        /// One sentence.
        public var summary: String

        public init(id: String, title: String, group: String = "", summary: String = "") {
            self.id = id
            self.title = title
            self.group = group
            self.summary = summary
        }
    }

    /// Where the page is.
    public let url: URL
    /// What the page is called.
    public let title: String

    private let pages: OpenPages
    private let server: Task<Void, Never>

    /// The hosts that `start` made, for as long as the program runs.
    private static var running: [WebHost] = []

    /// Serves the shared application and prints where. A port that cannot be had is reported on the standard error, and the
    /// answer is nil.
    ///
    /// - Parameter port: On the loopback interface. By default 7770, or any free one if that is taken; 0 is any free one.
    @discardableResult
    public static func start(port: Int? = nil) -> WebHost? {
        do {
            let host = try WebHost(application: .shared, port: port)
            running.append(host)
            host.announce()
            return host
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return nil
        }
    }

    /// Serves an application on a loopback port, and returns once pages can be loaded. The server ends with this object.
    ///
    /// - Parameters:
    ///   - application: Whose screen is shown.
    ///   - port: By default 7770, or any free one if that is taken; 0 is any free one.
    ///   - title: What the page is called; by default the program's name.
    ///   - scenes: What a page may choose from; the first is taken to be shown already.
    ///   - show: Shows the scene of an identifier, from its beginning.
    /// - Throws: ``WebHostError`` if the port is taken or is none.
    public init(
        application: UIApplication, port: Int? = nil, title: String? = nil, scenes: [Scene] = [],
        show: (@MainActor (String) -> Void)? = nil
    ) throws {
        let title = title ?? ProcessInfo.processInfo.processName
        let pages = OpenPages(application: application, title: title, scenes: scenes, show: show)
        let door = FrontDoor { PageSocket(pages: pages) }
        let (actualPort, server) = try LoopbackServer.start(port: port, handler: door)
        self.title = title
        self.pages = pages
        self.server = server
        url = URL(string: "http://127.0.0.1:\(actualPort)/")!
    }

    deinit { server.cancel() }

    /// Prints where the page is, at once even into a pipe.
    public func announce() {
        FileHandle.standardOutput.write(Data("\(title): open \(url.absoluteString) in a browser\n".utf8))
    }
}

/// Why a host could not be started.
public enum WebHostError: Error, CustomStringConvertible {
    case noSuchPort(Int)
    case portTaken(Int)
    case notListening(String)

    public var description: String {
        switch self {
        case .noSuchPort(let port): "There is no port \(port): ports go from 0 (any free one) to 65535."
        case .portTaken(let port):
            "Port \(port) of the loopback interface is taken. Choose another one, or 0 for any that is free."
        case .notListening(let reason): "The page cannot be served: \(reason)"
        }
    }
}
