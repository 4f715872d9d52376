import Foundation

/// Touchstone extension: the probable kind of a text without views, with advice on what to paste instead.
package enum NoDump: Sendable, Equatable, CustomStringConvertible {
    case empty, appKit, stackTrace, autolayoutTrace, controllers, pageSource, queryOnly, lldbError, constraints
    case responderChain, layersOnly, withoutFrames, android, recognizers, touches, other

    private static let paste =
        "paste what `po [[UIWindow keyWindow] recursiveDescription]` prints in lldb, what "
        + "`print(app.debugDescription)` prints in an XCUITest, a page source of Appium, or the JSON of `describe-ui` or "
        + "`maestro hierarchy`"

    package var description: String {
        switch self {
        case .empty: "the text is empty: \(Self.paste)"
        case .appKit:
            "this is a dump of AppKit's views (NSView), and only UIKit's are read: for a Mac Catalyst app, \(Self.paste)"
        case .stackTrace: "this is a stack trace, which contains no view frames: \(Self.paste)"
        case .autolayoutTrace:
            "this is the output of _autolayoutTrace, which has no frames: print recursiveDescription of the same window, and \(Self.paste)"
        case .controllers:
            "this is a hierarchy of view controllers, which has no frames: print recursiveDescription of the window, and \(Self.paste)"
        case .pageSource:
            "this is a page source in XML, as Appium's, and no element in it has a position: include the attributes x, y, width and height, or \(Self.paste)"
        case .queryOnly:
            "this is an XCUITest query without an element tree, because the application did not respond: print app.debugDescription while it runs, and \(Self.paste)"
        case .lldbError:
            "this is an error of the debugger, and no view: stop the app in a frame of its own code, and \(Self.paste)"
        case .constraints: "these are constraints, and no views with frames: \(Self.paste)"
        case .responderChain:
            "this is a responder chain, not a view hierarchy: print recursiveDescription of the window, and \(Self.paste)"
        case .layersOnly: "there are layers in this text, and no views: \(Self.paste)"
        case .withoutFrames: "there is no view in this text that has a frame: \(Self.paste)"
        case .recognizers:
            "this is a list of recognizers, which does not contain the view hierarchy: print recursiveDescription of the window, and \(Self.paste)"
        case .touches:
            "this is a list of touches, which does not contain the view hierarchy: print recursiveDescription of the window, and \(Self.paste)"
        case .android: "this is a hierarchy of Android's views: \(Self.paste)"
        case .other: "there is no view in this text: \(Self.paste)"
        }
    }

    /// Classifies the text that was read.
    init(_ tree: DumpTree) {
        if tree.isResponderChain {
            self = .responderChain
            return
        }
        let text = tree.bytes.string(0..<200_000)
        func has(_ words: String...) -> Bool { words.contains { text.contains($0) } }
        if text.allSatisfy(\.isWhitespace) {
            self = .empty
        } else if has("NSView", "NSWindow", "NSThemeFrame", "NSNextStepFrame", "NSHostingView"),
            !has("UIView", "UIWindow")
        {
            self = .appKit
        } else if has("android.", "ViewHierarchy:", "DecorView") {
            self = .android
        } else if has("XCUIElementType", "<AppiumAUT") {
            self = .pageSource
        } else if has("Unable to simultaneously satisfy", "NSLayoutConstraint:") {
            self = .constraints
        } else if has("GestureRecognizer: 0x"), has("state = "), !Self.isStackTrace(text) {
            self = .recognizers
        } else if has("<UITouch: 0x"), !Self.isStackTrace(text) {
            self = .touches
        } else if has("•UI", "*UI", "- AMBIGUOUS", "•<") && has(":0x") {
            self = .autolayoutTrace
        } else if has("state: appeared", "state: disappeared", "ViewController 0x") {
            self = .controllers
        } else if Self.isStackTrace(text) {
            self = .stackTrace
        } else if has("Query chain:", "→Find:") {
            self = .queryOnly
        } else if has("error: ") {
            self = .lldbError
        } else if has("Layer: 0x", "(layer)") {
            self = .layersOnly
        } else if has(": 0x") {
            self = .withoutFrames
        } else {
            self = .other
        }
    }

    /// Recognizes `0   UIKitCore   0x000000018 -[UIView setFrame:] + 20`, `frame #0: …` and `Thread 0 Crashed:`.
    private static func isStackTrace(_ text: String) -> Bool {
        var frames = 0
        for line in text.split(whereSeparator: \.isNewline).prefix(2000) {
            if line.contains("frame #") || line.contains("Thread 0") || line.contains("Crashed:") { frames += 2 }
            let words = line.split(separator: " ")
            if words.count > 3, Int(words[0]) != nil || words[0].hasPrefix("#"),
                line.contains(" + ") || line.contains(" at ")
            {
                frames += 1
            }
        }
        return frames >= 2 || text.contains("-[UI") && text.contains("] + ")
    }
}

extension DumpTree {
    /// Whether the text is a responder chain from a view outward, as printed by `presponder`. Its last entries are not
    /// views.
    var isResponderChain: Bool {
        guard !hasElements, let last = nodes.indices.last, last > 0, nodes.count < 200 else { return false }
        let isChain = nodes.indices.dropFirst().allSatisfy { nodes[$0].parent == Int32($0 - 1) }
        guard isChain else { return false }
        let name = kind(of: last).shortName
        return name == "UIApplication" || name.hasSuffix("AppDelegate") || name.hasSuffix("Application")
            || nodes.indices.dropFirst().contains { known($0).isWindow && !kind(of: $0).known.isOwn }
    }
}
