import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Requests to the system and to other applications, which do not exist here.
@Suite(.application) @MainActor
struct OtherApplicationsTests {
    let app = TestApplication.current

    @Test func `Opening a URL fails and is logged`() throws {
        let url = try #require(URL(string: "https://example.com"))
        let log = Log()
        var answers: [Bool] = []
        LoggedException.$receiver.withValue({ log.lines.append($0.description) }) {
            app.application.open(url) { answers.append($0) }
        }
        #expect(answers == [false] && log.lines.count == 1 && !app.application.canOpenURL(url))
    }

    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    @Test func `Windows post notifications when they become and resign key`() {
        let first = app.makeWindow()
        let second = app.makeWindow()
        first.makeKeyAndVisible()
        let log = Log()
        let tokens = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let window = notification.object as? UIWindow
                guard window === first || window === second else { return }
                log.lines.append(
                    "\(window === first ? "first" : "second") \(name == UIWindow.didBecomeKeyNotification ? "becomes" : "resigns")"
                )
            }
        }
        second.makeKey()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        expectEqual(log.lines, ["first resigns", "second becomes"])
    }

    @Test func `The pasteboard stores strings and URLs and logs other types`() throws {
        let pasteboard = app.application.pasteboard
        pasteboard.setValue("text", forPasteboardType: "public.utf8-plain-text")
        #expect(pasteboard.string == "text" && pasteboard.url == nil)
        pasteboard.url = URL(string: "https://example.com")
        #expect(pasteboard.string == "https://example.com" && pasteboard.hasURLs)
        let log = Log()
        LoggedException.$receiver.withValue({ log.lines.append($0.description) }) {
            pasteboard.setValue(1, forPasteboardType: "public.data")
        }
        #expect(pasteboard.string == "https://example.com" && log.lines.count == 1)
    }

    @Test func `Geometry types have debug descriptions`() {
        expectEqual(CGRect(x: 1, y: 2, width: 3.5, height: 4).debugDescription, "(1.0, 2.0, 3.5, 4.0)")
        #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)" && CGSize.zero.debugDescription == "(0.0, 0.0)")
    }
}
