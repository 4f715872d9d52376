import Foundation
import TouchstoneText

/// The events of a page, collected on the reading thread in their order.
final class PageLog: Sendable {
    private struct State {
        var console: [ConsoleMessage] = []
        var uncaught: [PageError] = []
        /// The main frame's documents by loader, oldest first, and whether each has loaded.
        var documents: [(loader: String, isLoaded: Bool)] = []
        var waits: [(loader: String, done: OneShot<Void>)] = []
    }

    private let state = Locked(State())
    private let mainFrame: String

    /// - Parameter mainFrame: The frame that determines whether the page has loaded.
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

    /// Returns a result that resolves when the loader's document, or one that it redirected to, has loaded.
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
            // Ignore a missing icon: the browser requests it by itself, so this is no error of the page.
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

    /// Converts a line number of the browser, which starts at 0, to one that starts at 1.
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
