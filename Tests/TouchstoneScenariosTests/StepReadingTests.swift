import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneScenarios

/// The steps and actions that a scenario file describes, with their default values and the limits of their numbers.
@Suite @MainActor
struct StepReadingTests {
    private func scenario(_ step: String) throws -> Scenario {
        try Scenario(
            yaml: """
                title: Steps
                views:
                  - {name: red, frame: [0, 0, 10, 10], gestures: [{type: tap, name: tap}]}
                  - {name: page, controller: Page}
                steps:
                  - \(step)
                """, file: "x.yaml")
    }

    /// A description without the names of modules and types of geometry.
    private func plain(_ value: Any) -> String {
        let names = [
            "TouchstoneScenarios.", "TouchstoneGeometry.", "Foundation.", "Place.", "RemoteButton.", "Action.",
        ]
        return names.reduce("\(value)") { $0.replacing($1, with: "") }
            .replacing(/CG(?:Point|Vector|Size)\(\w+: ([^,()]+), \w+: ([^,()]+)\)/) { "(\($0.1), \($0.2))" }
    }

    /// The step as the player receives it.
    private func read(_ step: String) throws -> String {
        let step = try #require(try scenario(step).steps.first)
        return (step.time.map { "at \($0): " } ?? "") + plain(step.kind)
    }

    @Test(arguments: [
        ("tap: red", #"tap(middle("red"), finger: 1, times: 1)"#),
        ("{tap: [1, 2], finger: 3, taps: 2, at: 4.5}", "at 4.5: tap(point((1.0, 2.0)), finger: 3, times: 2)"),
        ("doubleTap: {in: red, at: [1, 2]}", #"doubleTap(inside("red", (1.0, 2.0)), finger: 1)"#),
        ("press: red", #"press(middle("red"), finger: 1, duration: 1.0)"#),
        ("{press: red, finger: 2, for: 0.5}", #"press(middle("red"), finger: 2, duration: 0.5)"#),
        ("drag: [red, [1, 2]]", #"drag(middle("red"), point((1.0, 2.0)), finger: 1, duration: 0.25)"#),
        ("{drag: [red, red], finger: 2, over: 2}", #"drag(middle("red"), middle("red"), finger: 2, duration: 2.0)"#),
        ("pinch: {around: red, from: 10, to: 20}", #"pinch(middle("red"), from: 10.0, to: 20.0, duration: 0.25)"#),
        (
            "pinch: {around: red, from: 10, to: 20, over: 3}",
            #"pinch(middle("red"), from: 10.0, to: 20.0, duration: 3.0)"#
        ),
        (
            "rotate: {around: red, by: 180}",
            #"rotate(middle("red"), radius: 60.0, by: 3.141592653589793, duration: 0.25)"#
        ),
        (
            "rotate: {around: red, by: 0, radius: 9, over: 1}",
            #"rotate(middle("red"), radius: 9.0, by: 0.0, duration: 1.0)"#
        ),
        ("pointer: off", "pointer(nil)"), ("pointer: [1, 2]", "pointer(Optional(point((1.0, 2.0))))"),
        ("wheel: {at: red, by: [3, -4]}", #"wheel(middle("red"), by: (3.0, -4.0))"#),
        ("trackpad: {at: red, by: [3, -4]}", #"trackpad(middle("red"), by: (3.0, -4.0), duration: 0.25)"#),
        ("trackpad: {at: red, scale: 2, over: 1}", #"trackpadPinch(middle("red"), by: 2.0, duration: 1.0)"#),
        ("wait: 2", "wait(2.0)"), ("up", "up([1])"), ("up:", "up([1])"), ("up: 3", "up([3])"),
        ("up: [3, 2]", "up([3, 2])"),
        ("cancel", "cancel([1])"), ("cancel: 2", "cancel([2])"), ("shake", "shake(0.3)"), ("shake:", "shake(0.3)"),
        ("shake: 2", "shake(2.0)"), ("commit", "commit(nil)"), ("commit: a", #"commit(Optional("a"))"#),
        ("tapStatusBar", "tapStatusBar"), ("compose: abc", #"compose("abc", selected: nil)"#),
        ("{compose: abc, selected: [1, 2]}", #"compose("abc", selected: Optional({1, 2}))"#),
        ("type: a b", #"type("a b")"#), ("remote: nextTrack", "remote(nextTrack)"),
        ("choose: Copy", #"choose("Copy")"#),
        ("chain: page", #"chain("page")"#), ("{hitTest: [1, .nan], of: red}", #"hitTest((1.0, nan), of: "red")"#),
        ("note: x", #"act(note("x"))"#), ("remove: red", #"act(remove("red"))"#),
        ("release: red", #"act(release("red"))"#), ("bringToFront: red", #"act(bringToFront("red"))"#),
        ("sendToBack: red", #"act(sendToBack("red"))"#), ("ignoreInteraction: true", "act(ignoreInteraction(true))"),
        ("activate: false", "act(activate(false))"), ("background: true", "act(background(true))"),
        ("enableGesture: tap", #"act(setGesture("tap", isEnabled: true))"#),
        ("disableGesture: tap", #"act(setGesture("tap", isEnabled: false))"#),
        ("removeGesture: tap", #"act(removeGesture("tap"))"#),
        ("becomeFirstResponder: page", #"act(becomeFirstResponder("page"))"#),
        ("resignFirstResponder: page", #"act(resignFirstResponder("page"))"#),
        ("endEditing: red", #"act(endEditing("red", force: false))"#),
        ("{endEditing: red, force: true}", #"act(endEditing("red", force: true))"#),
        ("send: copy", #"act(send("copy", to: nil))"#),
        ("{send: copy, to: red}", #"act(send("copy", to: Optional("red")))"#),
        ("pasteboard: x", #"act(setPasteboard("x"))"#), ("showMenu: red", #"act(showMenu("red"))"#),
        ("receiveRemoteControl: true", "act(receiveRemoteControl(true))"),
        ("tell: red", #"act(describe("red"))"#), ("dismiss: Page", #"act(dismiss("Page", isAnimated: false))"#),
        ("{dismiss: Page, animated: true}", #"act(dismiss("Page", isAnimated: true))"#),
        ("{scroll: red, to: [3, 4]}", #"act(scroll("red", to: (3.0, 4.0), animated: false))"#),
        ("{scroll: red, to: [3, 4], animated: true}", #"act(scroll("red", to: (3.0, 4.0), animated: true))"#),
    ])
    func `A step has the values of the file, and the documented defaults`(_ step: String, _ expected: String) throws {
        try expectEqual(read(step), expected)
    }

    @Test func `Fingers go down together in the order of their numbers`() throws {
        func fingers(_ step: String) throws -> [String] {
            switch try #require(try scenario(step).steps.first).kind {
            case .down(let fingers): fingers.map { "\($0.finger) down \(plain($0.place))" }
            case .move(let fingers, let duration): fingers.map { "\($0.finger) in \(duration) to \(plain($0.place))" }
            default: []
            }
        }
        try expectEqual(fingers("down: red"), [#"1 down middle("red")"#])
        try expectEqual(fingers("{down: [1, 2], finger: 7}"), ["7 down point((1.0, 2.0))"])
        try expectEqual(
            fingers("down: {10: [1, 2], 2: red, 1: {in: red, at: [3, 4]}}"),
            [#"1 down inside("red", (3.0, 4.0))"#, #"2 down middle("red")"#, "10 down point((1.0, 2.0))"])
        try expectEqual(
            fingers("{move: {2: red, 1: red}, over: 0.5}"), (1...2).map { #"\#($0) in 0.5 to middle("red")"# })
        try expectEqual(fingers("move: red"), [#"1 in 0.0 to middle("red")"#])
    }

    @Test func `Short forms set one property, and a change sets several`() throws {
        func change(_ step: String) throws -> String {
            guard case .act(let action) = try #require(try scenario(step).steps.first).kind else { return "" }
            var animation = ""
            let properties: ViewProperties
            switch action {
            case .set(_, let changed): properties = changed
            case .animate(_, let changed, let duration, let allowsInteraction):
                animation = "in \(duration), interaction \(allowsInteraction): "
                properties = changed
            default: return ""
            }
            let values = Mirror(reflecting: properties).children.compactMap { child -> String? in
                let value = Mirror(reflecting: child.value)
                guard value.displayStyle == .optional, let inner = value.children.first else { return nil }
                return "\(child.label ?? "") \(plain(inner.value))"
            }
            return animation + values.joined(separator: ", ")
        }
        try expectEqual(
            ["hide: red", "show: red", "disable: red", "enable: red"].map(change),
            ["isHidden true", "isHidden false", "isUserInteractionEnabled false", "isUserInteractionEnabled true"])
        try expectEqual(
            change("{set: red, frame: [1, 2, 3, 4], alpha: 0.5}"),
            "frame CGRect(origin: (1.0, 2.0), size: (3.0, 4.0)), alpha 0.5")
        try expectEqual(change("{animate: red, over: 2, alpha: 0}"), "in 2.0, interaction false: alpha 0.0")
        try expectEqual(
            change("{animate: red, over: 0, allowInteraction: true, hidden: true}"),
            "in 0.0, interaction true: isHidden true")
    }

    @Test func `A sample has hardware's defaults, or the values of the file`() throws {
        func samples(_ step: String) throws -> [String] {
            guard case .samples(let samples) = try #require(try scenario(step).steps.first).kind else { return [] }
            return samples.map { sample in
                let place = sample.place.map(plain) ?? "last place"
                return """
                    \(sample.finger) \(sample.phase.rawValue) at \(place), time \(sample.time ?? -1), type \(sample.type.rawValue), \
                    radius \(sample.majorRadius), force \(sample.force), angles \(sample.altitude) \(sample.azimuth), \
                    estimated \(sample.estimated.rawValue), expecting \(sample.expecting.rawValue), \
                    index \(sample.updateIndex ?? -1)
                    """
            }
        }
        let right = Double.pi / 2
        try expectEqual(
            samples("sample: {phase: ended}"),
            [
                "1 ended at last place, time -1.0, type 0, radius 0.0, force 0.0, angles \(right) 0.0, estimated 0, expecting 0, index -1"
            ])
        try expectEqual(
            samples(
                """
                sample: [{phase: began, finger: 2, at: [.nan, 4], time: .inf, type: pencil, radius: 5, force: -.inf, altitude: 1, \
                azimuth: 2, estimated: [force, altitude], expecting: [azimuth, location], index: 7}, {phase: moved, type: indirect}]
                """),
            [
                """
                2 began at point((nan, 4.0)), time inf, type 2, radius 5.0, force -inf, angles 1.0 2.0, \
                estimated \(UITouch.Properties([.force, .altitude]).rawValue), \
                expecting \(UITouch.Properties([.azimuth, .location]).rawValue), index 7
                """,
                "1 moved at last place, time -1.0, type 1, radius 0.0, force 0.0, angles \(right) 0.0, estimated 0, expecting 0, index -1",
            ])
    }

    @Test func `Keys are characters or names, with modifiers`() throws {
        func key(_ step: String) throws -> String {
            let kind = try #require(try scenario(step).steps.first).kind
            switch kind {
            case .keyPress(let key), .keyDown(let key), .keyRepeat(let key), .keyUp(let key):
                let verb = "\(kind)".prefix { $0 != "(" }
                return "\(verb) \(key.characters.debugDescription) \(key.modifiers.rawValue >> 16)"
            default: return ""
            }
        }
        try expectEqual(key("keyPress: a"), #"keyPress "a" 0"#)
        try expectEqual(key("{keyDown: a, modifiers: shift}"), #"keyDown "a" 2"#)
        try expectEqual(key("{keyRepeat: a, modifiers: [control, alternate]}"), #"keyRepeat "a" 12"#)
        try expectEqual(key("{keyUp: a, modifiers: all}"), #"keyUp "a" 30"#)
        let names = [
            "return", "tab", "space", "backspace", "delete", "escape", "up", "down", "left", "right", "home", "end",
            "pageUp",
            "pageDown",
        ]
        let inputs = [
            "\r", "\t", " ", "\u{8}", "\u{7F}", UIKeyCommand.inputEscape, UIKeyCommand.inputUpArrow,
            UIKeyCommand.inputDownArrow,
            UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
            UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
        ]
        try expectEqual(names.map { try key("keyPress: \($0)") }, inputs.map { "keyPress \($0.debugDescription) 0" })
    }

    @Test(arguments: [
        ("s", "s 0"), ("command-s", "s 16"), ("shift-command-s", "s 18"), ("-", "- 0"), ("command--", "- 16"),
        ("shift-escape", "UIKeyInputEscape 2"), ("escape", "UIKeyInputEscape 0"), ("", "none"), ("command-", "none"),
        ("cmd-s", "none"), ("ab", "none"), ("s-command", "none"), ("--", "none"), ("é", "é 0"),
    ])
    func `A key of the command line is a character or a name after its modifiers`(_ text: String, _ expected: String) {
        let key = ScenarioKey(text)?.key
        expectEqual(key.map { "\($0.characters) \($0.modifiers.rawValue >> 16)" } ?? "none", expected)
    }

    /// A step with `%` for its number, the least and the greatest number, a smaller one, a greater one, and the words of the error.
    @Test(arguments: [
        ("{tap: red, taps: %}", "1", "100", "0", "101", "`taps` needs a whole number from 1 to 100"),
        ("{tap: red, finger: %}", "1", "1000", "0", "1001", "`finger` needs a whole number from 1 to 1000"),
        ("up: %", "1", "1000", "0", "1001", "`up` needs a whole number from 1 to 1000"),
        ("{press: red, for: %}", "0", "600", "-0.5", "600.5", "`for` needs seconds from 0 to 600"),
        ("{drag: [red, red], over: %}", "0", "600", "-0.5", "601", "`over` needs seconds from 0 to 600"),
        ("{tap: red, at: %}", "0", "100000", "-1", "100001", "`at` needs seconds from 0 to 100000"),
        ("wait: %", "0", "3600", "-1", "3601", "`wait` needs seconds from 0 to 3600"),
        ("shake: %", "0", "60", "-1", "61", "`shake` needs seconds from 0 to 60"),
        ("pinch: {around: red, from: %, to: 1}", "0", "10000", "-1", "10001", "`from` needs points from 0 to 10000"),
        ("rotate: {around: red, by: %}", "-3600", "3600", "-3601", "3601", "`by` needs degrees from -3600 to 3600"),
        (
            "rotate: {around: red, by: 1, radius: %}", "0", "10000", "-1", "10001",
            "`radius` needs points from 0 to 10000"
        ),
        ("rotate: {around: red, by: 1, over: %}", "0", "600", "-1", "601", "`over` needs seconds from 0 to 600"),
        ("trackpad: {at: red, scale: %}", "0.01", "100", "0.001", "101", "`scale` needs times from 0.01 to 100"),
        (
            "sample: {phase: began, index: %}", "0", "1000000", "-1", "1000001",
            "`index` needs a whole number from 0 to 1000000"
        ),
        ("{animate: red, alpha: 1, over: %}", "0", "3600", "-1", "3601", "`over` needs seconds from 0 to 3600"),
        (
            "{add: {name: a}, to: red, at-index: %}", "0", "100000", "-1", "100001",
            "`at-index` needs a whole number from 0 to 100000"
        ),
        (
            "{compose: abc, selected: [%, 0]}", "0", "9", "-1", "0.5",
            "`selected` needs two whole numbers, [location, length], in UTF-16 units"
        ),
    ])
    func `A number of a step is in its range`(
        _ step: String, _ least: String, _ greatest: String, _ less: String, _ more: String, _ words: String
    ) throws {
        func complaint(_ number: String) -> String {
            do {
                _ = try scenario(step.replacing("%", with: number))
                return "accepted"
            } catch {
                return "\(error)"
            }
        }
        expectEqual([least, greatest].map(complaint), ["accepted", "accepted"])
        for number in [less, more] {
            let text = complaint(number)
            #expect(text.hasPrefix("x.yaml:6: \(words), found "), "\(text)")
        }
    }
}
