import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

extension InBrowser {
    /// The keyboard of a real browser in the lab's form.
    @Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
    struct KeyboardBrowserTests {
        private func withForm(
            _ test: String = #function, _ body: (HostedApplication, LabPage) async throws -> Void
        ) async throws {
            try await withPage(test, touch: false) { hosted, page in
                try hosted.showScene("form")
                try await body(hosted, page)
            }
        }

        private func edit(_ name: String, _ hosted: HostedApplication, _ page: LabPage) async throws {
            try await page.click(hosted.view(name))
            try await hosted.until("\(name) is edited") { hosted.focus == name }
            try await page.page.nextFrame()
        }

        @Test func `Keys type into a text field that was clicked`() async throws {
            try await withForm { hosted, page in
                let field: UITextField = try hosted.view("name")
                try await edit("name", hosted, page)
                try await page.type("Hi é?")
                try await hosted.until("the text is there") { field.text == "Hi é?" }
                try await page.page.press("Backspace")
                try await hosted.until("one is gone") { field.text == "Hi é" }
                try await page.page.press("Enter")
                try await hosted.until("return leads on") { hosted.focus == "secret" }
            }
        }

        @Test(.beyondSmokeTests) func `A held key repeats`() async throws {
            try await withForm { hosted, page in
                let field: UITextField = try hosted.view("name")
                try await edit("name", hosted, page)
                try await page.page.key(.down, "x")
                for _ in 0..<3 {
                    try await page.page.send(
                        "Input.dispatchKeyEvent",
                        ["type": "keyDown", "key": "x", "code": "KeyX", "text": "x", "autoRepeat": true])
                }
                try await page.page.key(.up, "x")
                try await hosted.until("four are there") { field.text == "xxxx" }
            }
        }

        @Test func `RC-36: a press contains the physical key, its characters and modifiers`() async throws {
            try await withPage(touch: false) { hosted, page in
                let witness = PressWitness(frame: hosted.red.frame)
                hosted.window.addSubview(witness)
                witness.becomeFirstResponder()
                try await page.page.evaluate("document.querySelector('#device').focus()")
                try await page.page.key(.down, "Shift", modifiers: .shift)
                // Z on a German keyboard is at the position of Y on an American one.
                try await page.page.key(.down, "Z", code: "KeyY", modifiers: .shift)
                try await page.page.key(.up, "Z", code: "KeyY", modifiers: .shift)
                try await page.page.key(.up, "Shift")
                try await page.page.press("ArrowUp")
                try await hosted.until("all are seen") { witness.seen.count == 6 }
                expectEqual(
                    witness.seen,
                    [
                        "began 225 shift", "began 28 Z z shift", "ended 28 Z z shift", "ended 225 shift",
                        "began 82 UIKeyInputUpArrow UIKeyInputUpArrow", "ended 82 UIKeyInputUpArrow UIKeyInputUpArrow",
                    ])
            }
        }

        @Test(.beyondSmokeTests) func `Keys that are down when the page loses the focus are cancelled`() async throws {
            try await withPage(touch: false) { hosted, page in
                let witness = PressWitness(frame: hosted.red.frame)
                hosted.window.addSubview(witness)
                witness.becomeFirstResponder()
                try await page.page.evaluate("document.querySelector('#device').focus()")
                try await page.page.key(.down, "a")
                try await hosted.until("it is down") { witness.seen.count == 1 }
                try await page.page.evaluate("document.querySelector('#log-filter').focus()")
                try await hosted.until("it is lost") { witness.seen.count == 2 }
                expectEqual(witness.seen, ["began 4 a a", "cancelled 4 a a"])
                // Keys typed elsewhere on the page do not reach the app.
                try await page.page.key(.up, "a")
                try await page.page.press("b")
                _ = try await hosted.deliveries(0)
                expectEqual(witness.seen.count, 2)
                #expect(try await page.page.evaluate("document.querySelector('#log-filter').value").string == "b")
            }
        }

        @Test(.beyondSmokeTests) func `RC-33: Control and Meta both act as Command for key commands`() async throws {
            try await withPage(touch: false) { hosted, page in
                let witness = PressWitness(frame: hosted.red.frame)
                hosted.window.addSubview(witness)
                witness.becomeFirstResponder()
                try await page.page.evaluate("document.querySelector('#device').focus()")
                try await page.page.press("s", modifiers: .control)
                try await hosted.until("it is performed") { witness.seen == ["saved"] }
                try await page.page.press("s", modifiers: .meta)
                try await hosted.until("and once more") { witness.seen == ["saved", "saved"] }
            }
        }

        @Test(.beyondSmokeTests) func `The page does not prevent the browser's own shortcuts`() async throws {
            try await expectLeft(
                true,
                [
                    ("F5", []), ("r", .control), ("R", [.control, .shift]), ("F12", []), ("I", [.control, .shift]),
                    ("J", [.control, .shift]), ("l", .control), ("t", .control), ("w", .control), ("+", .control),
                    ("0", .control), ("Tab", .control), ("F11", []), ("F4", .alt),
                ])
        }

        @Test(.beyondSmokeTests) func `The page prevents the default action of all other keys`() async throws {
            try await expectLeft(
                false,
                [
                    ("s", .control), ("f", .control), ("p", .control), ("z", .control), ("Tab", []), ("F1", []),
                    ("ArrowLeft", .alt), ("Backspace", []), (" ", []), ("Escape", []),
                ])
        }

        private func expectLeft(
            _ isLeft: Bool, _ keys: [(key: String, modifiers: KeyModifiers)], _ test: String = #function
        ) async throws {
            try await withPage(test, touch: false) { hosted, page in
                for (key, modifiers) in keys {
                    // A scripted key event has the same effect on the page as a real one, and none on the browser.
                    let isPrevented = try await page.page.evaluate(
                        """
                        !document.querySelector("#device").dispatchEvent(new KeyboardEvent("keydown", {
                            key: "\(key)", code: "", cancelable: true, bubbles: true,
                            ctrlKey: \(modifiers.contains(.control)), shiftKey: \(modifiers.contains(.shift)),
                            altKey: \(modifiers.contains(.alt)) }))
                        """)
                    expectEqual(isPrevented, .bool(!isLeft), "\(key)")
                }
            }
        }

        @Test(.beyondSmokeTests) func `Tab moves the focus through the form, and keys change its controls`()
            async throws
        {
            try await withForm { hosted, page in
                let notes: UITextView = try hosted.view("notes")
                try await edit("name", hosted, page)
                for next in ["secret", "notes"] {
                    try await page.page.press("Tab")
                    try await hosted.until("\(next) has the focus") { hosted.focus == next }
                }
                // In a text view Tab inserts text. Shift-Tab moves the focus back and wraps from the beginning to the end.
                try await page.page.press("Tab")
                try await hosted.until("it is text there") { notes.text == "\t" }
                let back = [
                    "secret", "name", "done", "send", "segments", "slider", "pages", "stepper", "switch", "notes",
                ]
                for next in back {
                    try await page.page.press("Tab", modifiers: .shift)
                    try await hosted.until("\(next) has the focus") { hosted.focus == next }
                    let before = log(try hosted.view("log"))
                    switch next {
                    case "slider", "stepper", "pages", "segments":
                        try await page.page.press("ArrowRight")
                        try await hosted.until("\(next) tells") { log(try hosted.view("log")) != before }
                    case "switch", "send":
                        try await page.page.press(" ")
                        try await hosted.until("\(next) tells") { log(try hosted.view("log")) != before }
                    default: break
                    }
                }
                #expect((try hosted.view("switch") as UISwitch).isOn)
                expectEqual((try hosted.view("stepper") as UIStepper).value, 1)
                expectEqual((try hosted.view("segments") as UISegmentedControl).selectedSegmentIndex, 1)
                #expect((try hosted.view("slider") as UISlider).value > 0.3)
                expectEqual((try hosted.view("pages") as UIPageControl).currentPage, 1)
            }
        }

        private func log(_ label: UILabel) -> String { label.text ?? "" }

        @Test(.beyondSmokeTests) func `F6 moves the focus out of the device`() async throws {
            try await withForm { hosted, page in
                try await edit("name", hosted, page)
                try await page.page.press("F6")
                #expect(try await page.page.evaluate("document.activeElement.id") == "shake")
            }
        }

        @Test(.beyondSmokeTests) func `Text can be selected with keys, a double click and a drag`() async throws {
            try await withForm { hosted, page in
                let field: UITextField = try hosted.view("name")
                @MainActor func selected() -> String? { field.selectedTextRange.flatMap { field.text(in: $0) } }
                try await edit("name", hosted, page)
                try await page.type("one two")
                for _ in 0..<3 { try await page.page.press("ArrowLeft", modifiers: .shift) }
                try await hosted.until("three are selected by keys") { selected() == "two" }
                try await page.type("2")
                try await hosted.until("they are replaced") { field.text == "one 2" }
                // Without the pause this would be the second click of a double click.
                hosted.app.advance(by: 1)
                try await page.click(field, x: 0.1, count: 2)
                try await hosted.until("a word is selected") { selected() == "one" }
                try await page.page.press("ArrowRight")
                try await hosted.until("nothing is") { selected() == "" }
                try await page.mouse(.pressed, page.point(in: field, 0.02, 0.5))
                for part in [0.2, 0.5, 0.8] { try await page.mouse(.moved, page.point(in: field, part, 0.5)) }
                try await page.mouse(.released, page.point(in: field, 0.8, 0.5))
                try await hosted.until("all is selected by dragging") { selected() == "one 2" }
            }
        }

        @Test(.beyondSmokeTests) func `Copy, cut and paste use the browser's clipboard`() async throws {
            try await withForm { hosted, page in
                let name: UITextField = try hosted.view("name")
                let notes: UITextView = try hosted.view("notes")
                try await page.page.allowClipboard()
                try await edit("name", hosted, page)
                try await page.type("from the app")
                try await page.page.press("a", modifiers: .control)
                try await page.page.press("c", modifiers: .control)
                try await hosted.until("the app has copied") { UIPasteboard.general.string == "from the app" }
                try await hosted.until("the page has it") {
                    try await page.page.evaluate("navigator.clipboard.readText()") == "from the app"
                }
                try await page.page.press("End")
                try await page.type("!")
                try await page.page.press("a", modifiers: .control)
                try await page.page.press("x", modifiers: .control)
                try await hosted.until("it is cut, and the page has it") {
                    let onPage = try await page.page.evaluate("navigator.clipboard.readText()")
                    return name.text == "" && onPage == "from the app!"
                }
                try await page.page.evaluate("navigator.clipboard.writeText('from elsewhere 👩‍👩‍👧‍👦')")
                try await edit("notes", hosted, page)
                try await page.page.press("v", modifiers: .control)
                try await hosted.until("it is pasted") { notes.text == "from elsewhere 👩‍👩‍👧‍👦" }
                expectEqual(UIPasteboard.general.string, "from elsewhere 👩‍👩‍👧‍👦")
            }
        }

        @Test(.beyondSmokeTests) func `A held stepper repeats, and a slider follows a drag`() async throws {
            try await withForm { hosted, page in
                let stepper: UIStepper = try hosted.view("stepper")
                let slider: UISlider = try hosted.view("slider")
                try await page.mouse(.pressed, page.point(in: stepper, 0.75, 0.5))
                try await hosted.until("it has counted to five by itself") { stepper.value >= 5 }
                try await page.mouse(.released, page.point(in: stepper, 0.75, 0.5))
                try await hosted.until("it is let go") { !stepper.isTracking }
                let reached = stepper.value
                hosted.app.advance(by: 2)
                expectEqual(stepper.value, reached)
                try await page.mouse(.pressed, page.point(in: slider, 0.32, 0.5))
                for part in [0.4, 0.6, 0.9, 1.2] { try await page.mouse(.moved, page.point(in: slider, part, 0.5)) }
                try await page.mouse(.released, page.point(in: slider, 1.2, 0.5))
                try await hosted.until("it is at its end") { slider.value == 1 }
            }
        }
    }
}

/// A view that logs its presses and has a key command.
private final class PressWitness: UIView {
    var seen: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(PressWitness.save, name: "save"))]
    }

    func save() { seen.append("saved") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }

    private func note(_ what: String, _ presses: Set<UIPress>) {
        for key in presses.compactMap(\.key) {
            let words = [
                what, "\(key.keyCode.rawValue)", key.characters, key.charactersIgnoringModifiers,
                key.modifierFlags.contains(.shift) ? "shift" : "",
            ]
            seen.append(words.filter { !$0.isEmpty }.joined(separator: " "))
        }
    }
}
