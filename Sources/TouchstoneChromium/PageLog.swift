import Foundation

/// What has happened on a page, gathered on the reading thread in the order it happened.
final class PageLog: Sendable {
    private struct State {
        var console: [ConsoleMessage] = []
        var uncaught: [PageError] = []
        /// The main frame's documents by their loaders, oldest first, and whether each has loaded.
        var documents: [(loader: String, isLoaded: Bool)] = []
        var waits: [(loader: String, done: OneShot<Void>)] = []
    }

    private let state = Locked(State())
    private let mainFrame: String

    /// - Parameter mainFrame: The frame whose loading counts.
    init(mainFrame: String) {
        self.mainFrame = mainFrame
    }

    var console: [ConsoleMessage] { state.withLock { $0.console } }
    var uncaught: [PageError] { state.withLock { $0.uncaught } }

    func clear() {
        state.withLock { state in
            state.console = []
            state.uncaught = []
        }
    }

    /// Resolves when the loader's document has loaded, or one that it redirected to.
    func loaded(_ loader: String) -> OneShot<Void> {
        let done = OneShot<Void>()
        state.withLock { state in
            state.waits.append((loader, done))
            settleWaits(&state)
        }
        return done
    }

    func receive(_ event: DevToolsEvent) {
        let parameters = event.parameters
        switch event.method {
        case "Runtime.consoleAPICalled":
            let top = parameters["stackTrace"]["callFrames"][0]
            let words = (parameters["args"].array ?? []).map { RemoteObject.text($0) }
            append(level(parameters["type"]), words.joined(separator: " "), top["url"], top["lineNumber"])
        case "Runtime.exceptionThrown":
            let details = parameters["exceptionDetails"]
            let error = PageError(
                text: RemoteObject.text(exception: details), url: details["url"].string,
                line: line(details["lineNumber"])
            )
            state.withLock { $0.uncaught.append(error) }
        case "Log.entryAdded":
            let entry = parameters["entry"]
            // The browser asks every server for an icon by itself; that there is none is no fault of the page.
            if entry["source"] == "network", entry["url"].string?.hasSuffix("/favicon.ico") == true { return }
            append(level(entry["level"]), entry["text"].string ?? "", entry["url"], entry["lineNumber"])
        case "Page.javascriptDialogOpening":
            append(.dialog, parameters["message"].string ?? "", parameters["url"], .null)
        case "Page.lifecycleEvent" where parameters["frameId"].string == mainFrame:
            receiveLifecycle(parameters["name"].string ?? "", loader: parameters["loaderId"].string ?? "")
        default: break
        }
    }

    private func receiveLifecycle(_ name: String, loader: String) {
        state.withLock { state in
            if !state.documents.contains(where: { $0.loader == loader }) {
                state.documents.append((loader, false))
            }
            guard name == "load", let index = state.documents.firstIndex(where: { $0.loader == loader }) else { return }
            state.documents[index].isLoaded = true
            settleWaits(&state)
        }
    }

    private func settleWaits(_ state: inout State) {
        state.waits.removeAll { wait in
            guard let first = state.documents.firstIndex(where: { $0.loader == wait.loader }) else { return false }
            guard state.documents[first...].contains(where: \.isLoaded) else { return false }
            wait.done.resolve(.success(()))
            return true
        }
    }

    private func append(_ level: ConsoleMessage.Level, _ text: String, _ url: JSONValue, _ line: JSONValue) {
        let message = ConsoleMessage(level: level, text: text, url: url.string, line: self.line(line))
        state.withLock { $0.console.append(message) }
    }

    /// The browser counts lines from 0.
    private func line(_ number: JSONValue) -> Int? {
        number.number.map { Int($0) + 1 }
    }

    private func level(_ name: JSONValue) -> ConsoleMessage.Level {
        switch name.string {
        case "error", "assert": .error
        case "warning": .warning
        case "debug", "verbose": .debug
        default: .info
        }
    }
}
