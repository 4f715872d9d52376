import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

extension InBrowser {
    /// Text from a real browser's input method in the application's text field.
    @Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
    struct TextBrowserTests {
        /// Runs `body` while the form's name field is edited.
        private func withName(
            _ test: String = #function, _ body: (HostedApplication, LabPage, UITextField) async throws -> Void
        ) async throws {
            try await withPage(test, touch: false) { hosted, page in
                try hosted.showScene("form")
                let field: UITextField = try hosted.view("name")
                try await page.click(field)
                try await hosted.until("it is edited") { field.isEditing }
                try await hosted.until("the page's hidden field has the focus") {
                    try await page.page.evaluate("document.activeElement.id") == "text-input"
                }
                try await body(hosted, page, field)
            }
        }

        @MainActor private func marked(_ field: UITextField) -> String? {
            field.markedTextRange.flatMap { field.text(in: $0) }
        }

        @Test(.beyondSmokeTests) func `A dead key and a letter produce one character`() async throws {
            try await withName { hosted, page, field in
                try await page.type("caf")
                try await page.page.key(.down, "Dead", code: "Quote", text: "")
                try await page.page.compose("´")
                try await hosted.until("the accent waits") { marked(field) == "´" && field.text == "caf´" }
                try await page.page.insertText("é")
                try await page.page.key(.up, "Dead", code: "Quote")
                try await hosted.until("the text is committed") { field.text == "café" && field.markedTextRange == nil }
                try await page.page.press("Backspace")
                try await hosted.until("it goes as one") { field.text == "caf" }
            }
        }

        @Test(.beyondSmokeTests) func `An emoji of several scalars is inserted, selected and deleted as one character`()
            async throws
        {
            try await withName { hosted, page, field in
                try await page.type("ab")
                try await page.page.press("ArrowLeft")
                try await page.page.insertText("👩‍👩‍👧‍👦")
                try await hosted.until("it is there") { field.text == "a👩‍👩‍👧‍👦b" }
                try await page.page.press("ArrowLeft", modifiers: .shift)
                try await hosted.until("one step selects it") {
                    field.selectedTextRange.flatMap { field.text(in: $0) } == "👩‍👩‍👧‍👦"
                }
                try await page.page.press("Delete")
                try await hosted.until("and it goes whole") { field.text == "ab" }
            }
        }

        @Test func `RC-35: a composition is marked until it is committed`() async throws {
            try await withName { hosted, page, field in
                for step in ["n", "に", "にh", "にほ", "にほん", "日本"] {
                    try await page.page.compose(step)
                    try await hosted.until("\(step) is marked") { marked(field) == step }
                }
                try await page.page.insertText("日本")
                try await hosted.until("the text is committed") { field.text == "日本" && field.markedTextRange == nil }
                try await page.page.press("z", modifiers: .control)
                try await hosted.until("all of it is undone at once") { field.text == "" }
                try await page.page.press("Z", modifiers: [.control, .shift])
                try await hosted.until("and done again") { field.text == "日本" }
                try await page.page.compose("ご")
                try await hosted.until("the next is marked") { field.text == "日本ご" && marked(field) == "ご" }
                try await page.page.compose("")
                try await hosted.until("it is taken back") { field.text == "日本" && field.markedTextRange == nil }
            }
        }

        @Test(.beyondSmokeTests) func `A click in another field commits a composition`() async throws {
            try await withName { hosted, page, field in
                try await page.page.compose("한")
                try await hosted.until("it is marked") { marked(field) == "한" }
                let notes: UITextView = try hosted.view("notes")
                try await page.click(notes)
                try await hosted.until("the other has the focus") { hosted.focus == "notes" }
                expectEqual(field.text, "한")
                try await page.page.nextFrame()
                try await page.page.insertText("글")
                try await hosted.until("what follows goes there") { notes.text == "글" }
                expectEqual(field.text, "한")
            }
        }

        @Test(.beyondSmokeTests) func `Right-to-left text is stored in reading order`() async throws {
            try await withName { hosted, page, field in
                try await page.type("שלום ")
                try await page.page.insertText("مرحبا")
                try await hosted.until("both are there") { field.text == "שלום مرحبا" }
                try await page.page.press("Home")
                try await page.page.press("Delete")
                try await hosted.until("the first letter read is the first") { field.text == "לום مرحبا" }
            }
        }

        @Test(.beyondSmokeTests) func `The page's hidden text field is at the caret`() async throws {
            try await withName { hosted, page, field in
                func left() async throws -> Double {
                    try await page.page.evaluate("document.querySelector('#text-input').getBoundingClientRect().left")
                        .number
                        ?? 0
                }
                let before = try await left()
                let (edge, _) = try await page.place(page.point(in: field, 0, 0.5).0, 0)
                #expect(before >= edge && before < edge + 20)
                try await page.type("mmmm")
                try await hosted.until("it has moved on with the caret") { try await left() > before + 20 }
            }
        }

        @Test(.beyondSmokeTests) func `The device has the focus when no text is edited`() async throws {
            try await withName { hosted, page, field in
                try await page.click(hosted.view("done"))
                try await hosted.until("no field is edited") { !field.isEditing }
                try await hosted.until("the picture has the focus") {
                    try await page.page.evaluate("document.activeElement.id") == "device"
                }
            }
        }
    }
}

extension InBrowser {
    /// Hover, shake, remote control and other input of a page.
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30))) @MainActor
    struct HardwareBrowserTests {
        @Test func `G-59: moving the mouse without a button hovers`() async throws {
            try await withPage(touch: false) { hosted, page in
                var seen: [String] = []
                let hover = UIHoverGestureRecognizer()
                hover.addHandler { seen.append("\($0.state) \(Int($0.location(in: nil).x.rounded()))") }
                hosted.red.addGestureRecognizer(hover)
                try await page.mouse(.moved, (300, 300))
                _ = try await hosted.deliveries(0)
                hosted.app.clear()
                try await page.mouse(.moved, (100, 300))
                try await hosted.until("it came") { seen == ["began 100"] }
                try await page.mouse(.moved, (150, 300))
                try await hosted.until("it moved") { seen == ["began 100", "changed 150"] }
                try await page.mouse(.moved, (300, 300))
                try await hosted.until("it left") { seen.last == "ended 150" }
                expectEqual(
                    hosted.app.eventLog,
                    """
                    action UIHoverGestureRecognizer began
                    action UIHoverGestureRecognizer changed
                    action UIHoverGestureRecognizer ended
                    """)
            }
        }

        @Test func `M-1: the Shake button sends a shake`() async throws {
            try await withPage { hosted, page in
                let witness = Shaken(frame: hosted.red.frame)
                hosted.window.addSubview(witness)
                witness.becomeFirstResponder()
                try await page.page.evaluate("document.querySelector('#shake').click()")
                try await hosted.until("it is over") { witness.seen == ["shake began", "shake ended"] }
            }
        }

        @Test func `M-3: media keys send remote control events`() async throws {
            try await withPage { hosted, page in
                let witness = Shaken(frame: hosted.red.frame)
                hosted.window.addSubview(witness)
                witness.becomeFirstResponder()
                hosted.app.application.beginReceivingRemoteControlEvents()
                for key in ["MediaPlayPause", "MediaTrackNext", "MediaTrackPrevious", "MediaStop"] {
                    try await page.page.key(.down, key, code: key)
                    try await page.page.key(.up, key, code: key)
                }
                try await hosted.until("all are seen") {
                    witness.seen == ["remote 103", "remote 104", "remote 105", "remote 102"]
                }
            }
        }

        @Test func `Moving the mouse hides the keyboard on the screen until the user shows it`() async throws {
            try await withPage(touch: false) { hosted, page in
                #expect(hosted.app.application.showsBuiltInKeyboard)
                try await page.mouse(.moved, (100, 300))
                try await hosted.until("the keyboard is disabled") { !hosted.app.application.showsBuiltInKeyboard }
                try await page.page.evaluate("document.querySelector('#screen-keyboard').click()")
                try await hosted.until("the keyboard is enabled") { hosted.app.application.showsBuiltInKeyboard }
                // The user's choice has priority over the mouse.
                try await page.mouse(.moved, (200, 300))
                _ = try await hosted.deliveries(0)
                #expect(hosted.app.application.showsBuiltInKeyboard)
            }
        }

        @Test func `Finger keys move and tap a finger`() async throws {
            try await withPage { hosted, page in
                try await page.page.evaluate("document.querySelector('#finger-keys').click()")
                try await page.page.press("ArrowLeft")
                try await page.page.press(" ")
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan red, touchesEnded red")
            }
        }
    }
}

private final class Shaken: UIView {
    var seen: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { seen.append("shake began") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { seen.append("shake ended") }
    override func remoteControlReceived(with event: UIEvent?) { seen.append("remote \(event?.subtype.rawValue ?? 0)") }
}
